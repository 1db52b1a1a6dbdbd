import { countOf } from '~/domain/calendar/counts-in-words';
import type { ReportSnapshot } from '~/domain/reports/snapshot/snapshot';
import { dateRange } from '../../domain/calendar/ranges-in-words';

interface SheetHeadProps {
  snapshot: ReportSnapshot;
  sheet: 1 | 2;
  of?: 1 | 2;
}

/** Printed at the head of a sheet, for sheets come apart. */
export function SheetHead({ snapshot, sheet, of = 2 }: SheetHeadProps) {
  const { person, period } = snapshot;
  return (
    <p className="sheet-head printed">
      <span>
        <b>{person}</b> · {dateRange(period.start, period.end)} ({countOf(period.days, 'day')}) ·
        self-reported, not a clinical measurement
      </span>
      <span>
        Sheet {sheet} of {of}
      </span>
    </p>
  );
}
