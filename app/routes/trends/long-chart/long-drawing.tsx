import { Fragment } from 'react';
import { shortDayAndMonth } from '~/domain/calendar/dates-in-words';
import { RATINGS } from '~/domain/check-in/answers';
import type { Stretch } from '~/domain/check-in/trends/long-views';
import {
  bandOutlines,
  DENSE,
  hasMood,
  isGap,
  labelledPoints,
  levelOf,
  LONG_BASE,
  LONG_PLOT,
  markedPoints,
  middleOf,
  moodOf,
  nameOf,
  runsOf,
} from './plot';

const percent = (n: number) => `${Math.round(n * 100) / 100}%`;
const round = (n: number) => Math.round(n * 100) / 100;

/** The mood answers as a line over the band of all answers; both break off where there was no check-in, on hatched ground. */
export function LongDrawing({ stretches, label }: { stretches: readonly Stretch[]; label: string }) {
  const count = stretches.length;
  return (
    <svg className="long__plot" role="img" aria-label={label}>
      {runsOf(stretches, isGap).map(([first, last]) => (
        <rect
          key={first}
          className="long__gap"
          x={percent((first / count) * 100)}
          width={percent(((last - first + 1) / count) * 100)}
          y={LONG_PLOT.above}
          height={LONG_PLOT.tall}
        />
      ))}
      {RATINGS.map((rating) => (
        <g key={rating}>
          <line className="chart__grid" x1="0" x2="100%" y1={levelOf(rating)} y2={levelOf(rating)} />
          <text className="chart__scale" x="-8" y={levelOf(rating) + 4} textAnchor="end">
            {rating}
          </text>{' '}
        </g>
      ))}
      <svg width="100%" height={LONG_BASE} viewBox={`0 0 100 ${LONG_BASE}`} preserveAspectRatio="none">
        {bandOutlines(stretches).map((points) => (
          <path
            key={points[0]?.[0]}
            className="long__band"
            d={`M${points.map(([x, rating]) => `${round(x)} ${round(levelOf(rating))}`).join('L')}Z`}
          />
        ))}
        <path
          className={count > DENSE ? 'long__line long__line--dense' : 'long__line'}
          d={linesOf(stretches)}
        />
      </svg>
      {markedPoints(stretches).map((i) => (
        <circle
          key={i}
          className="long__dot"
          cx={percent(middleOf(i, count))}
          cy={round(levelOf(stretches[i]?.mood ?? 1))}
          r={3.5}
        >
          <title>{`${nameOf(stretches[i]!)}: ${moodOf(stretches[i]!)}`}</title>{' '}
        </circle>
      ))}
      <line className="chart__base" x1="0" x2="100%" y1={LONG_BASE} y2={LONG_BASE} />
      {labelledPoints(count).map((i) => (
        <Fragment key={i}>
          <text x={percent(middleOf(i, count))} y={LONG_BASE + 21} textAnchor={anchorOf(i, count)}>
            {shortDayAndMonth(stretches[i]?.to ?? '')}
          </text>{' '}
        </Fragment>
      ))}
    </svg>
  );
}

const anchorOf = (i: number, count: number) => (i === 0 ? 'start' : i === count - 1 ? 'end' : 'middle');

function linesOf(stretches: readonly Stretch[]): string {
  const points = stretches.map(
    ({ mood }, i) => `${round(middleOf(i, stretches.length))} ${round(levelOf(mood ?? 1))}`,
  );
  return runsOf(stretches, hasMood)
    .map(([first, last]) => `M${points.slice(first, last + 1).join('L')}`)
    .join('');
}
