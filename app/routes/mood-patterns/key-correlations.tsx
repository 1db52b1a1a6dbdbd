import { Badge } from '~/components/shell/badge';
import { evidenceOfLink } from '~/domain/insights/evidence';
import { titleOf } from '~/domain/insights/factor-names';
import type { Missing } from '~/domain/insights/missing';
import type { Analysis } from './analysis';

interface KeyCorrelationsProps {
  correlations: Analysis['correlations'];
  progress: readonly Missing[];
}

const SHOWN = 5;

export function KeyCorrelations({ correlations, progress }: KeyCorrelationsProps) {
  const missing = progress.find(({ what }) => what === 'links');
  return (
    <section aria-labelledby="links">
      <h2 id="links">Key Correlations</h2>
      {correlations.length === 0 && (
        <p className="soft">{missing?.text ?? 'No two of your ratings clearly move together.'}</p>
      )}
      {correlations.slice(0, SHOWN).map((link) => (
        <article key={`${link.factor1} ${link.factor2}`} className="note">
          <h3>
            {titleOf(link.factor1)} and {titleOf(link.factor2)}
          </h3>
          <p>
            <Badge tone={link.strength === 'strong' ? 'moderate' : 'plain'}>{link.strength}</Badge>
          </p>
          <p>{link.description}</p>
          <p className="fine">{evidenceOfLink(link)}</p>
        </article>
      ))}
    </section>
  );
}
