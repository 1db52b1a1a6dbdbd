import { alsoSeen } from '~/domain/reports/snapshot/in-short';
import type { ReportSnapshot } from '~/domain/reports/snapshot/snapshot';

/** What goes together, and days of the week that stand out; nothing where nothing does. */
export function AlsoSeen({ snapshot }: { snapshot: ReportSnapshot }) {
  const sentences = alsoSeen(snapshot);
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby="also">
      <h2 id="also">Also seen</h2>
      <ul className="bare">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
