import { Badge } from '~/components/shell/badge';
import { countOf } from '~/domain/calendar/counts-in-words';
import { AXES, titleOf } from '~/domain/insights/factor-names';
import type { Missing } from '~/domain/insights/missing';
import type { PairLine } from '~/domain/insights/pattern-lines';
import type { Analysis } from './analysis';
import { PairDrawing } from './pair-drawing';

interface KeyCorrelationsProps {
  correlations: Analysis['correlations'];
  progress: readonly Missing[];
  lines: readonly PairLine[];
}

const SHOWN = 5;

export function KeyCorrelations({ correlations, progress, lines }: KeyCorrelationsProps) {
  const missing = progress.find(({ what }) => what === 'links');
  return (
    <section aria-labelledby="links">
      <h2 id="links">Key Correlations</h2>
      {correlations.length === 0 && (
        <p className="soft">{missing?.text ?? 'No two of your ratings clearly move together.'}</p>
      )}
      {correlations.slice(0, SHOWN).map((link, i) => (
        <article key={`${link.factor1} ${link.factor2}`} className="link">
          <h3>
            {titleOf(link.factor1)} and {titleOf(link.factor2)}
          </h3>
          <Badge tone={link.strength === 'strong' ? 'moderate' : 'plain'}>{link.strength}</Badge>
          <PairDrawing points={lines[i]?.points ?? []} />
          <p className="fine">
            {AXES[link.factor1]}: solid. {AXES[link.factor2]}: dashed. Seen on {countOf(link.days, 'day')};
            drawn: the {countOf(lines[i]?.points.length ?? 0, 'day')} of the last 30 with both.
          </p>
        </article>
      ))}
    </section>
  );
}
