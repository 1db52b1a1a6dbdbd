import type { Missing } from '~/domain/insights/missing';

/** What cannot be said yet, and how far along it is. */
export function StillMissing({ progress }: { progress: readonly Missing[] }) {
  if (progress.length === 0) return null;
  return (
    <section aria-labelledby="still-missing">
      <h2 id="still-missing">What comes with more check-ins</h2>
      <ul className="missing">
        {progress.map(({ what, needs, has, text }) => (
          <li key={what}>
            {text}
            <span className="gauge" aria-hidden="true">
              <span className="gauge__fill" style={{ width: `${Math.round((100 * has) / needs)}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
