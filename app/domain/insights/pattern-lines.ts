import { meanOf } from '../averages';
import { FACTOR_FIELDS, type FactorField } from '../check-in/answers';
import { type DatedAnswers, groupByDay } from '../stats/daily';
import type { Series } from '../stats/methods/series';
import { FACTOR_ID_OF, type FactorId } from './factor-names';

/** Enough to see a bend, few enough for a line as wide as a word. */
const PIECES = 12;
/** Longer, two lines could not be told apart on a phone. */
const PAIR_DAYS = 30;

/** Two factors on the days on which both were answered; `at` is the day's place in the days shown, 0-1. */
export interface PairLine {
  factor1: FactorId;
  factor2: FactorId;
  points: { at: number; first: number; second: number }[];
}

export interface PatternLines {
  /** For each answered factor 12 means (1-5), one for each twelfth of the time; null where nothing was answered. */
  factors: Partial<Record<FactorId, (number | null)[]>>;
  pairs: PairLine[];
}

/**
 * What the sparklines of the patterns draw: every factor over all days, and some pairs over the last 30.
 * @param entries of the last 365 days
 * @param today the owner's local date, YYYY-MM-DD
 */
export function patternLines(
  entries: readonly DatedAnswers[],
  { today, pairs }: { today: string; pairs: readonly Pick<PairLine, 'factor1' | 'factor2'>[] },
): PatternLines {
  const { factors, overall } = groupByDay(entries, today);
  const last = overall.days.at(-1) ?? 0;
  const answered = FACTOR_FIELDS.filter((field) => factors[field].days.length > 0);
  return {
    factors: Object.fromEntries(
      answered.map((field) => [FACTOR_ID_OF[field], piecesOf(factors[field], last)]),
    ),
    pairs: pairs.map(({ factor1, factor2 }) => ({
      factor1,
      factor2,
      points: pointsOf(factors[fieldOf(factor1)], factors[fieldOf(factor2)], last),
    })),
  };
}

const fieldOf = (name: FactorId): FactorField =>
  FACTOR_FIELDS.find((field) => FACTOR_ID_OF[field] === name) ?? 'overallMood';

function piecesOf({ days, values }: Series, last: number): (number | null)[] {
  const pieces = Math.min(PIECES, last + 1);
  const pieceOf = (day: number) => Math.floor((day * pieces) / (last + 1));
  return Array.from({ length: pieces }, (_, piece) =>
    meanOf(values.filter((_value, i) => pieceOf(days[i] ?? 0) === piece)),
  );
}

function pointsOf(one: Series, other: Series, last: number): PairLine['points'] {
  const first = Math.max(0, last + 1 - PAIR_DAYS);
  const span = Math.max(1, last - first);
  const second = new Map(other.days.map((day, i) => [day, other.values[i] ?? 0]));
  return one.days.flatMap((day, i) => {
    const beside = second.get(day);
    return day < first || beside === undefined
      ? []
      : [{ at: (day - first) / span, first: one.values[i] ?? 0, second: beside }];
  });
}
