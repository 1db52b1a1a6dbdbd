import { shortWeekday } from '~/domain/calendar/dates-in-words';
import type { DayMood } from '~/domain/check-in/days';
import { roundedMood } from './mood-words';
import { drawTide } from './tide-path';
import { weekInWords } from './week-in-words';

interface TideLineProps {
  /** Seven days, oldest first, today last. */
  days: readonly DayMood[];
  variant?: 'home' | 'head';
  /** True for somebody without any check-in, not only without one this week. */
  isBeforeFirst?: boolean;
}

export function TideLine({ days, variant = 'home', isBeforeFirst = false }: TideLineProps) {
  const tide = drawTide(days.map((day) => day.mean));
  const isEmpty = tide.dots === '';
  return (
    <figure className={variant === 'head' ? 'tide tide--head bleed' : 'tide bleed'}>
      <svg viewBox="0 0 700 100" preserveAspectRatio="none" role="img" aria-label={weekInWords(days)}>
        <path className="tide__water" d={tide.water} />
        <path className="tide__line" d={tide.line} />
        <path className="tide__gap" d={tide.gap} />
        <path className="tide__ring" d={tide.dots} />
        <path className="tide__dot" d={tide.dots} />
        <path className="tide__now" d={tide.now} />
      </svg>
      {isEmpty ? (
        <figcaption className="tide__days tide__empty">
          {isBeforeFirst
            ? 'Your line starts with your first check-in.'
            : 'No check-ins in the last seven days.'}
        </figcaption>
      ) : (
        variant === 'home' && <DayRow days={days} />
      )}
    </figure>
  );
}

function DayRow({ days }: { days: readonly DayMood[] }) {
  return (
    <ol className="tide__days" aria-hidden="true">
      {days.map(({ date, mean }) => (
        <li key={date} className={mean === null ? 'none' : undefined}>
          <b>{mean === null ? 'none' : roundedMood(mean)}</b>
          {shortWeekday(date)}
        </li>
      ))}
    </ol>
  );
}
