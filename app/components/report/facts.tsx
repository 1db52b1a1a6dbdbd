import { countOf, figure } from '~/domain/calendar/counts-in-words';
import type { LinkState } from '~/domain/reports/link/link-state';
import type { ReportSnapshot } from '~/domain/reports/snapshot/snapshot';
import { longDate } from '../../domain/calendar/dates-in-words';
import { dateRange } from '../../domain/calendar/ranges-in-words';

/** A report and what stands around it. */
export interface ReportFacts {
  title: string;
  providerName: string;
  /** The last day on which the link opens, YYYY-MM-DD; null when it does not end by itself. */
  openUntil: string | null;
  /** Whether others can open it; a report that they cannot is shown to its owner. */
  link: LinkState;
  /** Short enough to be typed from paper; null without a passcode, for then it would be the only key. */
  shortAddress?: string | null;
  snapshot: ReportSnapshot;
}

export function Facts({ facts: { title, providerName, openUntil, link, snapshot } }: { facts: ReportFacts }) {
  const { person, period, checkIns, checkInDays, madeOn } = snapshot;
  const ends = link === 'expired' ? 'closed' : 'closes';
  const closes = openUntil ? ` This link ${ends} after ${longDate(openUntil)}.` : '';
  return (
    <div className="facts">
      <div>
        <h1>{person}</h1>
        <p className="lead">{title}</p>
        <p className="record printed">
          Date of birth <span className="blank" /> Record no. <span className="blank" />
        </p>
      </div>
      <dl>
        <div className="unprinted">
          <dt>Period</dt>
          <dd>
            {dateRange(period.start, period.end)} ({countOf(period.days, 'day')})
          </dd>
        </div>
        <div className="unprinted">
          <dt>Check-ins</dt>
          <dd>
            {figure(checkIns)}, on {checkInDays} of {countOf(period.days, 'day')}
          </dd>
        </div>
        <div>
          <dt>Prepared for</dt>
          <dd>
            {providerName}, at the request of {person}
          </dd>
        </div>
        <div>
          <dt>Created</dt>
          <dd>
            {longDate(madeOn)}.{closes}
          </dd>
        </div>
      </dl>
    </div>
  );
}
