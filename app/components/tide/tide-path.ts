export interface TidePaths {
  water: string;
  line: string;
  gap: string;
  /** One zero-length stroke per day with a check-in; round caps make dots of them. */
  dots: string;
  /** The same without today, and for today alone; empty without a check-in then. */
  dotsBefore: string;
  now: string;
  /** Where today's mark waits while there is none, but others are; empty otherwise. */
  open: string;
  /** The line without its last stretch, and that stretch, which leads to today's mark. */
  lineBefore: string;
  fresh: string;
}

interface Knot {
  x: number;
  y: number;
  /** The stretch that ends here belongs to days without a check-in. */
  dotted: boolean;
}

const STEP = 100;
const MIDDLE = 50;
const levelOf = (value: number) => 107 - 19 * value;
const round = (n: number) => Math.round(n * 10) / 10;

function findLevels(values: readonly (number | null)[]): number[] {
  let last = values.find((value) => value !== null) ?? null;
  return values.map((value) => {
    last = value ?? last;
    return last === null ? MIDDLE : levelOf(last);
  });
}

function findKnots(values: readonly (number | null)[], levels: readonly number[]): Knot[] {
  const end = values.length * STEP;
  const knots: Knot[] = [{ x: 0, y: levels[0] ?? MIDDLE, dotted: false }];
  values.forEach((value, i) => {
    const y = levels[i] ?? MIDDLE;
    if (value !== null) knots.push({ x: i * STEP + STEP / 2, y, dotted: false });
    else {
      if (i > 0 && values[i - 1] !== null) knots.push({ x: i * STEP, y, dotted: false });
      knots.push({ x: (i + 1) * STEP, y, dotted: true });
    }
  });
  if (values.at(-1) !== null) knots.push({ x: end, y: levels.at(-1) ?? MIDDLE, dotted: false });
  return knots;
}

/** The harmonic mean of the slopes on both sides, 0 at a turn: the curve never overshoots a value. */
function slopeAt(before: Knot | undefined, here: Knot, after: Knot | undefined): number {
  if (!before || !after) return 0;
  const left = (here.y - before.y) / (here.x - before.x);
  const right = (after.y - here.y) / (after.x - here.x);
  return left * right > 0 ? (2 * left * right) / (left + right) : 0;
}

function stretch(from: Knot, to: Knot, slopeFrom: number, slopeTo: number): string {
  if (from.y === to.y) return `H${round(to.x)}`;
  const third = (to.x - from.x) / 3;
  const points = [
    [from.x + third, from.y + slopeFrom * third],
    [to.x - third, to.y - slopeTo * third],
    [to.x, to.y],
  ];
  return `C${points.flat().map(round).join(' ')}`;
}

/** The geometry of the tide line on a field of 700 x 100 (for seven days). Oldest day first, today last. */
export function drawTide(values: readonly (number | null)[]): TidePaths {
  const levels = findLevels(values);
  const knots = findKnots(values, levels);
  const slopes = knots.map((knot, i) => slopeAt(knots[i - 1], knot, knots[i + 1]));
  const paths = { water: `M0 ${round(levels[0] ?? MIDDLE)}`, line: '', gap: '', lineBefore: '', fresh: '' };
  const todayFrom = (values.length - 1) * STEP;
  let open: 'line' | 'gap' | null = null;
  for (const [i, to] of knots.entries()) {
    const from = knots[i - 1];
    if (!from) continue;
    const kind = to.dotted ? 'gap' : 'line';
    const d = stretch(from, to, slopes[i - 1] ?? 0, slopes[i] ?? 0);
    const start = `M${round(from.x)} ${round(from.y)}`;
    if (open !== kind) paths[kind] += start;
    if (kind === 'line') {
      const part = to.x > todayFrom ? 'fresh' : 'lineBefore';
      paths[part] += (open !== kind || paths[part] === '' ? start : '') + d;
    }
    open = kind;
    paths[kind] += d;
    paths.water += d;
  }
  paths.water += 'V101H0Z';
  const dots = values.map((value, i) =>
    value === null ? '' : `M${i * STEP + STEP / 2} ${round(levels[i] ?? MIDDLE)}h0`,
  );
  const now = dots.at(-1) ?? '';
  const isOpen = now === '' && values.some((value) => value !== null);
  const waiting = `M${todayFrom + STEP / 2} ${round(levels.at(-1) ?? MIDDLE)}h0`;
  return {
    ...paths,
    dots: dots.join(''),
    dotsBefore: dots.slice(0, -1).join(''),
    now,
    open: isOpen ? waiting : '',
  };
}
