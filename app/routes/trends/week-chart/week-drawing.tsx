import { shortWeekday } from '~/domain/calendar/dates-in-words';
import { RATINGS } from '~/domain/check-in/answers';
import type { DayMood } from '~/domain/check-in/days';
import { barHeight, BASELINE, heightOf, MOOD_POINTER, PLOT, ratingOf, titleOf } from './plot';

const percent = (n: number) => `${Math.round(n * 10) / 10}%`;

interface WeekDrawingProps {
  days: readonly DayMood[];
  label: string;
  /** Days without a check-in are small marks, room for what comes. */
  isBeginning?: boolean;
}

/** One unit is one pixel upwards; sideways the columns share the width there is. */
export function WeekDrawing({ days, label, isBeginning = false }: WeekDrawingProps) {
  return (
    <svg className="chart__plot" role="img" aria-label={label}>
      {RATINGS.map((rating) => (
        <GridLine key={rating} rating={rating} y={BASELINE - barHeight(rating)} />
      ))}
      {days.map((day, i) => (
        <Column
          key={day.date}
          day={day}
          left={(100 / days.length) * i}
          width={100 / days.length}
          isBeginning={isBeginning}
        />
      ))}
      <line className="chart__base" x1="0" x2="100%" y1={BASELINE} y2={BASELINE} />
    </svg>
  );
}

function GridLine({ rating, y }: { rating: number; y: number }) {
  return (
    <>
      <line className="chart__grid" x1="0" x2="100%" y1={y} y2={y} />
      <text className="chart__scale" x="-8" y={y + 4} textAnchor="end">
        {rating}
      </text>{' '}
    </>
  );
}

interface ColumnProps {
  day: DayMood;
  left: number;
  width: number;
  isBeginning: boolean;
}

function Column({ day, left, width, isBeginning }: ColumnProps) {
  const rating = ratingOf(day);
  const height = heightOf(day);
  const top = BASELINE - height;
  const middle = percent(left + width / 2);
  return (
    <g>
      {isBeginning && rating === null ? (
        <circle className="chart__room" cx={middle} cy={BASELINE - 12} r="5">
          <title>{titleOf(day)}</title>{' '}
        </circle>
      ) : (
        <rect
          className={`bar bar--${rating ?? 'none'}`}
          fill={rating === null ? 'url(#hatch)' : undefined}
          x={percent(left + width * 0.16)}
          width={percent(width * 0.68)}
          y={top}
          height={height}
        >
          <title>{titleOf(day)}</title>{' '}
        </rect>
      )}
      {rating !== null && day.mean !== null && (
        <>
          <svg x={middle} y={top - PLOT.face - 4} overflow="visible">
            <use href={`#mood-${rating}`} x={-PLOT.face / 2} width={PLOT.face} height={PLOT.face} />
          </svg>
          <text className={`chart__value on-${rating}`} x={middle} y={BASELINE - 8} textAnchor="middle">
            {day.mean.toFixed(1)}
          </text>{' '}
        </>
      )}
      {day.mood !== null && (
        <svg x={percent(left + width * 0.85)} y={BASELINE - barHeight(day.mood)} overflow="visible">
          <path className="chart__mood" d={MOOD_POINTER} />
        </svg>
      )}
      <text x={middle} y={BASELINE + 21} textAnchor="middle">
        {shortWeekday(day.date)}
      </text>{' '}
    </g>
  );
}
