import { daysBetween } from '../calendar/dates';
import { lifeAnswerOf } from './danger';
import { type Band, type Instrument, INSTRUMENTS, isKnown } from './instruments';
import { directionOf, kindOf, type ScoreValues } from './score';

/** Against the score of the same questionnaire before. */
export interface ScoreChange {
  /** The day and total of that one. */
  since: string;
  from: number;
  /** Negative when the total fell. */
  points: number;
  direction: 'better' | 'worse' | 'same';
  /** From how many points on a change counts; null where no source says so. */
  reliableFrom: number | null;
  /** It reaches those points. */
  isReliable: boolean | null;
  /** What the source calls a change of this many points. */
  countsAs: Instrument['changeIs'] | null;
  /** Days since that one. */
  days: number;
  /** Below the line of remission, after a total in a band that is treated; never beside an answer 9 that is not 0. */
  isRemission: boolean;
}

/** The band a total is in; null for another questionnaire, whose bands we do not know. */
export function bandOf({ instrument, total }: Pick<ScoreValues, 'instrument' | 'total'>): Band | null {
  if (!isKnown(instrument)) return null;
  return INSTRUMENTS[instrument].bands.find(({ from, to }) => total >= from && total <= to) ?? null;
}

/** From 10 on a PHQ-9 speaks for a depression that is treated (Kroenke 2001). */
const TREATED_FROM = 10;

/**
 * How a score stands to the ones of the same questionnaire before it.
 * @param earlier oldest first; null without one
 */
function changeOf(score: ScoreValues, earlier: readonly ScoreValues[]): ScoreChange | null {
  const before = earlier.at(-1);
  if (!before) return null;
  const { instrument } = score;
  const known = isKnown(instrument) ? INSTRUMENTS[instrument] : null;
  // Totals of other questionnaires may have decimals, and 0.3 - 0.1 is none in binary.
  const points = Math.round((score.total - before.total) * 1000) / 1000;
  const isUp = points > 0;
  const isBetter = isUp === (directionOf(score) === 'better');
  return {
    since: before.date,
    from: before.total,
    points,
    direction: points === 0 ? 'same' : isBetter ? 'better' : 'worse',
    reliableFrom: known?.changeFrom ?? null,
    isReliable: known ? Math.abs(points) >= known.changeFrom : null,
    countsAs: known?.changeIs ?? null,
    days: daysBetween(before.date, score.date),
    isRemission:
      known?.remissionBelow !== undefined &&
      score.total < known.remissionBelow &&
      lifeAnswerOf(score) === 0 &&
      earlier.some(({ total }) => total >= TREATED_FROM),
  };
}

export type Judged<Score extends ScoreValues> = Score & { band: Band | null; change: ScoreChange | null };

/** Every score with its band and change. @param scores oldest first, of any questionnaires */
export function judgeAll<Score extends ScoreValues>(scores: readonly Score[]): Judged<Score>[] {
  const earlier = new Map<string, Score[]>();
  return scores.map((score) => {
    const kind = kindOf(score);
    const before = earlier.get(kind) ?? [];
    earlier.set(kind, [...before, score]);
    return { ...score, band: bandOf(score), change: changeOf(score, before) };
  });
}
