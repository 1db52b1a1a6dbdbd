import { Check, Info, TriangleAlert } from 'lucide-react';
import { Badge } from '~/components/shell/badge';
import type { RiskLevel } from '~/domain/insights/risk';

const SHOWN = {
  high: { tone: 'high', icon: TriangleAlert, word: 'High risk' },
  moderate: { tone: 'moderate', icon: Info, word: 'Moderate risk' },
  low: { tone: 'low', icon: Check, word: 'Low risk' },
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
