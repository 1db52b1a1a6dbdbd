import { countOf } from '~/domain/calendar/counts-in-words';
import { FACTOR_FIELDS, type FactorField } from '~/domain/check-in/answers';
import type { ReportSnapshot } from '~/domain/reports/snapshot';
import { Scroll } from './scroll';

const SHORT: Readonly<Record<FactorField, string>> = {
  sleepRating: 'Sleep',
  overallMood: 'Mood',
  appetiteRating: 'Appetite',
  focusRating: 'Focus',
  energyRating: 'Energy',
  stressRating: 'Stress',
  anxietyRating: 'Anxiety',
  motivationRating: 'Motiv.',
  socialRating: 'Social',
  selfCareRating: 'Self-care',
};

const ONE_COLUMN = 24;

export function EveryCheckIn({ snapshot, isPrinted }: { snapshot: ReportSnapshot; isPrinted: boolean }) {
  const { entries } = snapshot;
  const layout = entries.length > ONE_COLUMN ? 'raw raw--two' : 'raw';
  const late = entries.filter(({ isBackdated }) => isBackdated).length;
  return (
    <section aria-labelledby="every" className={isPrinted ? layout : 'raw raw--long'}>
      <h2 id="every">Every check-in</h2>
      {!isPrinted && (
        <p className="printed">
          The table of all {countOf(entries.length, 'check-in')} is too long for two sheets. It stands on the
          page of the link.
        </p>
      )}
      <Scroll label="Table of every check-in">
        <table>
          <caption>
            What was answered, 1 to 5; stress and anxiety: higher = calmer. “–”: not answered.
            {late > 0 && ` †: ${countOf(late, 'check-in')} entered on a later day.`}
          </caption>
          <thead>
            <tr>
              <th scope="col">Date and time</th>
              {FACTOR_FIELDS.map((field) => (
                <th key={field} scope="col">
                  {SHORT[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map(({ date, time, isBackdated, answers }, index) => (
              <tr key={index}>
                <th scope="row">{`${date} ${time}${isBackdated ? ' †' : ''}`}</th>
                {FACTOR_FIELDS.map((field) => (
                  <td key={field}>{answers[field] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}
