import { toTenth } from './to-tenth';

interface Scale {
  low: number;
  high: number;
}

const WIDE = 200;
const TALL = 28;

/** One scale for all rows: from the lowest point to the highest, and two points of the rating at least. */
export function scaleOf(lines: readonly (readonly (number | null)[])[]): Scale {
  const known = lines.flat().filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const room = Math.max(0, 2 - (high - low)) / 2;
  return { low: low - room, high: high + room };
}

/** A line without words: the figure and the word beside it say the same. */
export function Sparkline({ points, scale }: { points: readonly (number | null)[]; scale: Scale }) {
  const step = WIDE / Math.max(1, points.length - 1);
  const at = (value: number) =>
    toTenth(TALL - 4 - ((value - scale.low) / (scale.high - scale.low)) * (TALL - 8));
  const known = points.flatMap((value, i) => (value === null ? [] : [`${toTenth(i * step)} ${at(value)}`]));
  return (
    <svg viewBox={`0 0 ${WIDE} ${TALL}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${known.join('L')}`} />
      <path className="spark__end" d={`M${known.at(-1) ?? ''}h0`} />
    </svg>
  );
}
