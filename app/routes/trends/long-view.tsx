import { countOf } from '~/domain/calendar/counts-in-words';
import type { LongViewData } from '~/domain/check-in/trends/long-views.server';
import { longViewInWords } from '~/routes/trends/long-chart/in-words';
import { LongChart } from '~/routes/trends/long-chart/long-chart';
import { StretchTable } from './stretch-table';

/** The mood answers of some days as a line over the band of all answers. */
export function LongView({ view, stretches, mean, mood, days }: Extract<LongViewData, { kind: 'days' }>) {
  const words = longViewInWords({ stretches, mood, days });
  const isWeekly = view === '365';
  return (
    <>
      <dl className="view-figures">
        <Figure label="average mood answer" value={mood} />
        <Figure label="average of all answers" value={mean} />
      </dl>
      <LongChart
        key={view}
        stretches={stretches}
        label={`Line chart. ${words} The table below has the same numbers.`}
      />
      <p className="fine">
        {mean === null
          ? 'No check-ins in this time. Gaps are fine; they do not count.'
          : `Out of 5, from ${countOf(days, 'day')} with a check-in out of ${view}.`}
        {isWeekly && mean !== null && ' Each point is the average of one week.'}
      </p>
      <StretchTable stretches={stretches} isWeekly={isWeekly} />
    </>
  );
}

const Figure = ({ label, value }: { label: string; value: number | null }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value === null ? 'None' : value.toFixed(1)}</dd>
  </div>
);
