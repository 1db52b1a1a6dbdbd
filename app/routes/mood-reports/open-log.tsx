import { timesOf } from '~/domain/calendar/counts-in-words';
import type { ReportCardData } from '~/domain/reports/stored/screen.server';

const times = (count: number) => (count >= 100 ? '100 times or more' : timesOf(count));

/** When the link was opened, and on what kind of device. */
export function OpenLog({
  card: { opened, openings },
}: {
  card: Pick<ReportCardData, 'opened' | 'openings'>;
}) {
  if (opened === 0) return <p>Nobody but you has opened the link yet.</p>;
  return (
    <details>
      <summary>Opened {times(opened)}</summary>
      <ul>
        {openings.map(({ at, device }, index) => (
          <li key={index}>
            {at}, {device}
          </li>
        ))}
      </ul>
      <p className="soft">
        Your own visits and link previews are not counted, and a preview shows neither your name nor anything
        of the report. No address is kept.
      </p>
    </details>
  );
}
