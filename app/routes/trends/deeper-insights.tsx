import { countOf } from '~/domain/calendar/counts-in-words';
import { assessmentsToDeeperInsights } from '~/domain/check-in/trends/trends';

export function DeeperInsights({ total }: { total: number }) {
  const missing = assessmentsToDeeperInsights(total);
  if (missing === 0) return null;
  return (
    <p>
      <strong>{countOf(missing, 'more assessment')}</strong> {missing === 1 ? 'unlocks' : 'unlock'} deeper
      insights.
    </p>
  );
}
