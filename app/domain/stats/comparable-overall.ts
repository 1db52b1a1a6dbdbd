import { meanOf } from '../averages';

const MAX_ROUNDS = 100;
const SETTLED = 1e-10;
const TIE_AT = 1e9;

/**
 * A level per day that does not move because other questions were asked: the day effects of an additive model
 * day + factor, by alternating means (backfitting), 1-5 in scale. Nothing is imputed; a factor counts only on the days
 * it was answered. It keeps a change from full to quick check-ins from looking like a change of the person.
 * @param cells per day and factor the mean answer, or null; every day has at least one
 */
export function comparableOverall(cells: readonly (readonly (number | null)[])[]): number[] {
  const columns = cells[0]?.map((_, column) => column) ?? [];
  let dayLevels = cells.map(() => 0);
  let factorLevels: number[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    factorLevels = columns.map((column) =>
      meanGap(cells.map((row, day) => gap(row[column], dayLevels[day]!))),
    );
    const levels = cells.map((row) => meanGap(row.map((value, column) => gap(value, factorLevels[column]!))));
    const moved = Math.max(...levels.map((level, day) => Math.abs(level - dayLevels[day]!)));
    dayLevels = levels;
    if (moved < SETTLED) break;
  }
  const answered = columns.filter((column) => cells.some((row) => row[column] != null));
  const centre = meanOf(answered.map((column) => factorLevels[column]!)) ?? 0;
  return dayLevels.map((level) => Math.round((level + centre) * TIE_AT) / TIE_AT);
}

const gap = (value: number | null | undefined, level: number) => (value == null ? null : value - level);

const meanGap = (gaps: readonly (number | null)[]) => meanOf(gaps.filter((one) => one !== null)) ?? 0;
