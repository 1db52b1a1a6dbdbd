import { shortWeekday } from '~/domain/calendar/dates-in-words';
import type { DayMood } from '~/domain/check-in/days';
import { weekInWords } from '../week-in-words';
import { drawTide } from './tide-path';

interface TideLineProps {
  /** Seven days, oldest first, today last. */
  days: readonly DayMood[];
  /** 'done': today's mark has just come, and joins the line. */
  variant?: 'home' | 'done';
  /** True for somebody without any check-in, not only without one this week. */
  isBeforeFirst?: boolean;
}

export function TideLine({ days, variant = 'home', isBeforeFirst = false }: TideLineProps) {
  const tide = drawTide(days.map((day) => day.mean));
  const isEmpty = tide.dots === '';
  return (
    <figure className={variant === 'home' ? 'tide bleed' : `tide tide--${variant} bleed`}>
      <svg viewBox="0 0 700 100" preserveAspectRatio="none" role="img" aria-label={weekInWords(days)}>
        <path className="tide__water" d={tide.water} />
        <path className="tide__line" d={variant === 'done' ? tide.lineBefore : tide.line} />
        <path className="tide__gap" d={tide.gap} />
        {variant === 'done' && <path className="tide__line tide__fresh" d={tide.fresh} />}
        <path className="tide__ring" d={tide.dotsBefore} />
        <path className="tide__dot" d={tide.dotsBefore} />
        <path className="tide__now" d={tide.now} />
        {variant === 'home' && (
          <>
            <path className="tide__open" d={tide.open} />
            <path className="tide__hole" d={tide.open} />
          </>
        )}
      </svg>
      {isEmpty ? (
        <figcaption className="tide__days tide__empty">
          {isBeforeFirst
            ? 'Your line starts with your first check-in.'
            : 'No check-ins in the last seven days.'}
        </figcaption>
      ) : (
        <DayRow days={days} />
      )}
    </figure>
  );
}

function DayRow({ days }: { days: readonly DayMood[] }) {
  return (
    <ol className="tide__days" aria-hidden="true">
      {days.map(({ date, mean, mood }, i) => {
        const isToday = i === days.length - 1;
        return (
          <li
            key={date}
            className={[mean === null && 'none', isToday && 'now'].filter(Boolean).join(' ') || undefined}
          >
            <b>{mean === null ? (isToday ? 'open' : 'none') : mean.toFixed(1)}</b>{' '}
            {isToday ? 'Today' : shortWeekday(date)}{' '}
            {mood !== null && <small>mood {Number.isInteger(mood) ? mood : mood.toFixed(1)}</small>}
          </li>
        );
      })}
    </ol>
  );
}
