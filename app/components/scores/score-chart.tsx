import { countOf, figure } from '~/domain/calendar/counts-in-words';
import { daysBetween } from '~/domain/calendar/dates';
import { longDate, shortDateWithYear } from '~/domain/calendar/dates-in-words';

/** Pixels upwards; sideways the points share the width there is, in percent. */
const PLOT = { above: 12, tall: 168, below: 30 } as const;
const BASE = PLOT.above + PLOT.tall;
const HEIGHT = BASE + PLOT.below;
/** Free at both ends, so that no dot is cut. */
const MARGIN = 4;

interface Point {
  id: string;
  date: string;
  total: number;
}

interface ScoreChartProps {
  title: string;
  range: { min: number; max: number };
  /** Where bands begin, or end where higher is better: dashed lines. */
  cutOffs: readonly number[];
  /** Oldest first. */
  points: readonly Point[];
}

const round = (n: number) => Math.round(n * 100) / 100;

/** Totals by their days, drawn on the server: a line, a dot for each, and the lines between the bands. */
export function ScoreChart({ title, range, cutOffs, points }: ScoreChartProps) {
  const levelOf = (total: number) =>
    round(BASE - ((total - range.min) / (range.max - range.min)) * PLOT.tall);
  const places = placesOf(points);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const scale = [range.min, ...cutOffs, range.max].filter((level, i, all) => all.indexOf(level) === i);
  const line = points.map(({ total }, i) => `${round(places[i] ?? 0)} ${levelOf(total)}`).join('L');
  return (
    <figure className="chart score-chart" aria-label={`${title} as a line`}>
      <svg className="score-chart__plot" role="img" aria-label={inWords(title, points)}>
        {scale.map((level) => (
          <g key={level}>
            <line
              className={cutOffs.includes(level) ? 'score-chart__cut' : 'chart__grid'}
              x1="0"
              x2="100%"
              y1={levelOf(level)}
              y2={levelOf(level)}
            />
            <text className="chart__scale" x="-6" y={levelOf(level) + 4} textAnchor="end">
              {figure(level)}
            </text>{' '}
          </g>
        ))}
        <svg width="100%" height={HEIGHT} viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none">
          <path className="long__line" d={`M${line}`} />
        </svg>
        {points.map(({ id, date, total }, i) => (
          <circle key={id} className="long__dot" cx={`${round(places[i] ?? 0)}%`} cy={levelOf(total)} r="4.5">
            <title>{`${shortDateWithYear(date)}: ${figure(total)}`}</title>{' '}
          </circle>
        ))}
        <text
          x={points.length === 1 ? '50%' : '0'}
          y={BASE + 22}
          textAnchor={points.length === 1 ? 'middle' : 'start'}
        >
          {shortDateWithYear(first.date)}
        </text>{' '}
        {last.date !== first.date && (
          <text x="100%" y={BASE + 22} textAnchor="end">
            {shortDateWithYear(last.date)}
          </text>
        )}
      </svg>
    </figure>
  );
}

/** In percent of the width, by the days between them; evenly when all are of one day. */
function placesOf(points: readonly Point[]): number[] {
  const first = points[0]?.date ?? '';
  const days = daysBetween(first, points.at(-1)?.date ?? first);
  const wide = 100 - 2 * MARGIN;
  if (points.length === 1) return [50];
  return points.map(({ date }, i) => {
    const part = days === 0 ? i / (points.length - 1) : daysBetween(first, date) / days;
    return MARGIN + part * wide;
  });
}

function inWords(title: string, points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return title;
  const from = `${figure(first.total)} on ${longDate(first.date)}`;
  if (points.length === 1) return `${title}: ${from}`;
  return `${title}, ${countOf(points.length, 'total')}: from ${from} to ${figure(last.total)} on ${longDate(last.date)}`;
}
