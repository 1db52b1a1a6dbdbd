import type { Analysis } from './analysis';

interface WeeklyPatternProps {
  days: Analysis['weeklyPattern'];
  claim: Analysis['weekdayClaim'];
}

export function WeeklyPattern({ days, claim }: WeeklyPatternProps) {
  const { lowest, highest } = claim;
  const named = [lowest && `${lowest}s tend to be lower`, highest && `${highest}s tend to be higher`].filter(
    Boolean,
  );
  return (
    <section aria-labelledby="weekly">
      <h2 id="weekly">Weekly Pattern</h2>
      <p>
        {named.length > 0
          ? `${named.join(', and ')} than your other days.`
          : 'No weekday clearly stands out from the others.'}
      </p>
      <ol className="weekdays">
        {days.map((day) => (
          <Column key={day.day} {...day} />
        ))}
      </ol>
      <p className="fine">
        Below each weekday: the average of all your ratings, out of 5, and how many days it comes from.
      </p>
    </section>
  );
}

function Column({ day, averageScore, days }: Analysis['weeklyPattern'][number]) {
  return (
    <li>
      <span
        className={averageScore === null ? 'weekdays__bar weekdays__bar--none' : 'weekdays__bar'}
        aria-hidden="true"
      >
        {averageScore !== null && <span className="weekdays__fill" style={{ height: `${averageScore}%` }} />}
      </span>
      <abbr title={day}>{day.slice(0, 3)}</abbr>{' '}
      <strong>{averageScore === null ? 'None' : (averageScore / 25 + 1).toFixed(1)}</strong>{' '}
      <span className="fine">
        {days} <span className="visually-hidden">{days === 1 ? 'day' : 'days'}</span>
      </span>
    </li>
  );
}
