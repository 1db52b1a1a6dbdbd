import { WordedBy } from '~/components/outside-ai/worded-by';
import type { TrendsInsights } from '~/domain/insights/screen';

type RecommendationCardProps = Pick<TrendsInsights, 'recommendations' | 'wordedBy'>;

/** The one step that comes first, for a day on which a list is too long; why it is shown stands in the list. */
export function RecommendationCard({ recommendations, wordedBy }: RecommendationCardProps) {
  const [first] = recommendations;
  if (!first) return null;
  return (
    <section aria-labelledby="recommendations">
      <h2 id="recommendations">Recommendations</h2>
      <p>If one thing is enough for today:</p>
      <p className="lede">{first.step}</p>
      <WordedBy who={wordedBy} isBrief />
      <p className="fine">Small things to try, not medical advice. Leave out what does not fit.</p>
    </section>
  );
}
