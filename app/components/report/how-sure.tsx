import { FACTOR_FIELDS } from '~/domain/check-in/answers';
import { AXES, FACTOR_ID_OF } from '~/domain/insights/factor-names';
import { FACTOR_SCALES } from '~/domain/reports/snapshot/factor-labels';
import type { ReportSnapshot } from '~/domain/reports/snapshot/snapshot';
import { longDate } from '../../domain/calendar/dates-in-words';

const SCALES = FACTOR_FIELDS.map((field) => {
  const { low, high } = FACTOR_SCALES[field];
  return `${AXES[FACTOR_ID_OF[field]]}: 1 ${low}, 5 ${high}`;
}).join('. ');

export function HowSure({ snapshot: { analysedFrom, period } }: { snapshot: ReportSnapshot }) {
  return (
    <section aria-labelledby="sure">
      <h2 id="sure">How sure is this?</h2>
      <p className="small">
        Up to ten questions, answered by one of five faces; not a validated instrument, and not comparable
        with PHQ-9, GAD-7 or any other scale. {SCALES}. The unit is the day; a day without a check-in is left
        out.
      </p>
      <p className="small">
        Three questions are asked of each series, corrected for moods that linger and for ten factors: a
        steady rise or fall (Mann-Kendall, from 7 days), the last 7 days against all before (from 14), and a
        lasting step (from 21). Each is wrong for about 1 person in 20 where nothing changed. In simulated
        people a last week one point lower is found in 3 of 4; half a point mostly is not. What is not said
        was not found: that is no proof that nothing changed.
        {analysedFrom > period.start &&
          ` Changes, links and weekdays look at the last 365 days, from ${longDate(analysedFrom)} on; means and ranges at the whole period.`}
      </p>
    </section>
  );
}
