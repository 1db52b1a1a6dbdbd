import { Check, Info, TriangleAlert } from 'lucide-react';
import { Badge } from '~/components/shell/badge';
import type { RiskLevel } from '~/domain/insights/risk';

const SHOWN = {
  high: { tone: 'high', icon: TriangleAlert, word: 'High' },
  moderate: { tone: 'moderate', icon: Info, word: 'Moderate' },
  low: { tone: 'low', icon: Check, word: 'Low' },
  unknown: { tone: 'plain', icon: Info, word: 'UNKNOWN' },
} as const;

export function RiskBadge({ level }: { level: RiskLevel }) {
  const { tone, icon: Icon, word } = SHOWN[level];
  return (
    <Badge tone={tone}>
      <Icon className="icon" aria-hidden="true" />
      {word}
    </Badge>
  );
}
