import { inShort } from '~/domain/reports/in-short';
import type { ReportSnapshot } from '~/domain/reports/snapshot';

export function InShort({ snapshot }: { snapshot: ReportSnapshot }) {
  return (
    <section aria-labelledby="short">
      <h2 id="short">In short</h2>
      <ul>
        {inShort(snapshot).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
