import { countOf } from '~/domain/calendar/counts-in-words';
import type { ReportSnapshot } from '~/domain/reports/snapshot';
import { dateRange } from '../../domain/calendar/ranges-in-words';

/** Printed at the head of a sheet, for sheets come apart. */
export function SheetHead({ snapshot, sheet }: { snapshot: ReportSnapshot; sheet: 1 | 2 }) {
  const { person, period } = snapshot;
  return (
    <p className="sheet-head printed">
      <span>
        <b>{person}</b> · {dateRange(period.start, period.end)} ({countOf(period.days, 'day')}) ·
        self-reported, not a clinical measurement
      </span>
      <span>Sheet {sheet} of 2</span>
    </p>
  );
}
