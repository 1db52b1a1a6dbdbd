import { FACTOR_FIELDS } from '~/domain/check-in/answers';
import { FACTOR_NAMES, FACTOR_SCALES } from '~/domain/reports/factor-names';
import type { ReportSnapshot } from '~/domain/reports/snapshot';
import { longDate } from '../../domain/calendar/dates-in-words';

const SCALES = FACTOR_FIELDS.map((field) => {
  const { low, high } = FACTOR_SCALES[field];
  return `${FACTOR_NAMES[field].replace(/ \(.*/, '')}: 1 ${low}, 5 ${high}`;
}).join('. ');

export function HowToRead({ snapshot: { analysedFrom, period } }: { snapshot: ReportSnapshot }) {
  return (
    <section aria-labelledby="read">
      <h2 id="read">How to read this</h2>
      <p className="small">
        The person answers up to ten questions by choosing one of five faces. {SCALES}. The unit is the
        calendar day; a day without a check-in is left out, never filled in. A change is called one only from
        seven days on, when a Mann-Kendall trend test, corrected for repeated measurement and for ten factors,
        gives q below .05 and the halves differ by at least 0.3. Links between factors need fourteen days.
        {analysedFrom > period.start &&
          ` Changes, links and weekdays look at the last 365 days, from ${longDate(analysedFrom)} on; means and ranges at the whole period.`}
      </p>
      <p className="small">
        The items are not a validated instrument and do not map to PHQ-9, GAD-7 or any other scale.
      </p>
    </section>
  );
}
