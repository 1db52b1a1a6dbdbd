import { weeksOf } from '~/components/month-table/weeks';
import { roundedMood } from '~/components/mood-words';
import { drawTide } from '~/components/tide/tide-path';
import type { DayMood } from '~/domain/check-in/days';
import { MOOD_COLOURS, PICTURE_COLOURS } from './colours';

/** Pixels, as all lengths here. */
const PICTURE_SIZE = 1080;
const PITCH = 136;
const CELL = 126;
const RADIUS = 18;
const LEFT = (PICTURE_SIZE - 6 * PITCH - CELL) / 2;
/** The tide line has 100 units to a day. */
const SCALE = PITCH / 100;

interface MonthPictureProps {
  /** Every day of the month, in order. */
  days: readonly DayMood[];
  /** The owner's date; days after it are still to come. */
  today: string;
}

/** A month as squares in the colours of its days, each week's tide line across them. No word, no number, no name. */
export function MonthPicture({ days, today }: MonthPictureProps) {
  const weeks = weeksOf(days);
  const top = (PICTURE_SIZE - (weeks.length - 1) * PITCH - CELL) / 2;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={PICTURE_SIZE}
      height={PICTURE_SIZE}
      viewBox={`0 0 ${PICTURE_SIZE} ${PICTURE_SIZE}`}
    >
      <rect width={PICTURE_SIZE} height={PICTURE_SIZE} fill={PICTURE_COLOURS.paper} />
      {weeks.map((week, row) => (
        <g key={row} transform={`translate(${LEFT} ${top + row * PITCH})`}>
          {week.map((day, column) => day && <Day key={column} day={day} column={column} today={today} />)}
          <WeekLine week={week} today={today} />
        </g>
      ))}
    </svg>
  );
}

function Day({ day: { date, mean }, column, today }: { day: DayMood; column: number; today: string }) {
  const look =
    mean === null
      ? {
          fill: 'none',
          stroke: PICTURE_COLOURS[date > today ? 'line' : 'mood-none'],
          strokeDasharray: date > today ? undefined : '8 8',
        }
      : { fill: MOOD_COLOURS[roundedMood(mean)], stroke: PICTURE_COLOURS.ink };
  return <rect x={column * PITCH} width={CELL} height={CELL} rx={RADIUS} strokeWidth={2} {...look} />;
}

/** As deep as each day's mean, unrounded: a shape beside the colour. */
function WeekLine({ week, today }: { week: readonly (DayMood | null)[]; today: string }) {
  const past = week.filter((day) => day !== null && day.date <= today) as DayMood[];
  if (past.every(({ mean }) => mean === null)) return null;
  const tide = drawTide(past.map(({ mean }) => mean));
  const first = week.findIndex((day) => day !== null);
  const inset = (PITCH - CELL) / 2;
  return (
    <g
      transform={`translate(${first * PITCH - inset} ${-inset}) scale(${SCALE})`}
      fill="none"
      stroke={PICTURE_COLOURS.ink}
      strokeLinecap="round"
    >
      <path d={tide.line} strokeWidth={3} />
      {tide.gap && <path d={tide.gap} strokeWidth={2.5} strokeDasharray="0.1 7" />}
      <path d={tide.dots} strokeWidth={15} />
      <path d={tide.dots} strokeWidth={9} stroke={PICTURE_COLOURS.paper} />
    </g>
  );
}
