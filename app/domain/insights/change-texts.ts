import { countOf } from '../calendar/counts-in-words';
import { longDate } from '../calendar/dates-in-words';
import { tightRange } from '../calendar/ranges-in-words';
import { TREND_DAYS } from '../stats/thresholds';
import type {
  ChangeFindings,
  RecentFinding,
  SeriesFinding,
  ShiftFinding,
  TrendTest,
} from './change-findings';
import { evidenceOfRecent, evidenceOfShift, evidenceOfTest } from './evidence';
import { FACTOR_ID_OF, type FactorId, moves, type Way } from './factor-names';
import { inPoints, ofFive } from './numbers-in-words';

/** One thing that was found out about change, said the same wherever it is said. */
export interface ChangeSentence {
  /** `none`: what was looked for and not found. */
  kind: 'recent' | 'shift' | 'trend' | 'none';
  /** Null: all ratings together. */
  factor: FactorId | null;
  way: Way | null;
  text: string;
  /** What it rests on, with its p or q; null for what was not found. */
  evidence: string | null;
}

/** Two levels so close are one: a last week that only goes on with a shift is not told again. */
const SAME_LEVEL = 0.3;
const ALL_FROM = 3;

// A page says some of it in three places.
const known = new WeakMap<ChangeFindings, readonly ChangeSentence[]>();

/**
 * What may be said about change: the last days, shifts with their date, steady directions; then what was looked for and
 * not found. Each with the days and dates of its own test. Nothing about what was not tested.
 */
export function changeSentences(found: ChangeFindings): readonly ChangeSentence[] {
  const sentences = known.get(found) ?? sentencesOf(found);
  known.set(found, sentences);
  return sentences;
}

function sentencesOf(found: ChangeFindings): ChangeSentence[] {
  const { overall, factors } = found;
  const ofFactors = factors.map((factor) => ({ ...factor, name: FACTOR_ID_OF[factor.field] }));
  const changes = [
    ...(overall ? aboutOne(null, overall, found) : []),
    ...ofFactors
      .flatMap((factor) => {
        const size = sizeOf(factor);
        return aboutOne(factor.name, factor, found).map((sentence) => ({ sentence, size }));
      })
      .sort((a, b) => KINDS.indexOf(a.sentence.kind) - KINDS.indexOf(b.sentence.kind) || b.size - a.size)
      .map(({ sentence }) => sentence),
  ];
  return [...changes, ...whatWasNotFound(found, changes.length > 0)];
}

const KINDS: readonly ChangeSentence['kind'][] = ['recent', 'shift', 'trend', 'none'];

const wayOf = (change: number): Way => (change > 0 ? 'up' : 'down');
const level = (change: number) => (change > 0 ? 'higher' : 'lower');
const sizeOf = ({ recent, shift, trend }: SeriesFinding) =>
  Math.abs((recent?.claimed ? recent.change : (shift?.change ?? trend.change)) ?? 0);

function aboutOne(factor: FactorId | null, one: SeriesFinding, all: ChangeFindings): ChangeSentence[] {
  const { shift } = one;
  const recent = one.recent?.claimed ? one.recent : null;
  const goesOn =
    recent && shift?.lasts && Math.abs(shift.inside.mean - recent.recent.mean) < SAME_LEVEL
      ? isOlder(shift, recent)
        ? 'shift'
        : 'recent'
      : null;
  const toldWithAll = factor !== null && all.overall?.recent?.claimed === true;
  const sentences: ChangeSentence[] = [];
  if (recent && goesOn !== 'shift' && !toldWithAll)
    sentences.push(recentSentence(factor, recent, factor === null ? whoElse(all, recent) : null));
  if (shift && goesOn !== 'recent') sentences.push(shiftSentence(factor, shift));
  const trend = one.trendBefore && one.trendBefore.direction !== one.trend.direction ? null : one.trend;
  if (trend && trend.direction !== 'stable' && !shift) sentences.push(trendSentence(factor, trend));
  return sentences;
}

const isOlder = ({ inside }: ShiftFinding, { recent }: RecentFinding) => inside.from < recent.from;

/** How many of the ratings changed alone, too; `all` of them when there are some. */
function whoElse(
  { factors }: ChangeFindings,
  { change }: RecentFinding,
): { all: boolean; count: number; of: number } {
  const tested = factors.filter(({ recent }) => recent !== null);
  const count = tested.filter(({ recent }) => recent?.claimed && recent.change * change > 0).length;
  return { all: count === tested.length && count >= ALL_FROM, count, of: tested.length };
}

const subject = (factor: FactorId | null, verb: readonly [many: string, one: string], way: Way) =>
  factor === null ? `Taken together, the ratings ${verb[0]}` : moves(factor, verb[1], way);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function recentSentence(
  factor: FactorId | null,
  found: RecentFinding,
  others: ReturnType<typeof whoElse> | null,
): ChangeSentence {
  const { recent, before, change } = found;
  const lately = `${level(change)} in the last 7 days`;
  const head = others?.all
    ? `All ${NUMBERS[others.of] ?? others.of} ratings are ${lately}: together`
    : `${subject(factor, [`are ${lately}`, `is ${lately}`], wayOf(change))}:`;
  const apart = change < 0 ? recent.highest < before.lowest : recent.lowest > before.highest;
  const text = [
    `${head} ${ofFive(recent.mean)} (${daysOf(recent)}) against ${before.mean.toFixed(1)} before (${daysOf(before)}).`,
    apart ? `Each of these days is ${level(change)} than every day before.` : '',
    // With a single rating the sentence would only repeat it.
    others && !others.all && others.count > 0 && others.of > 1
      ? `By itself, that is so for ${others.count} of ${countOf(others.of, 'rating')}.`
      : '',
  ];
  return {
    kind: 'recent',
    factor,
    way: wayOf(change),
    text: text.filter(Boolean).join(' '),
    evidence: evidenceOfRecent(found, factor !== null),
  };
}

/** '15 to 21 November 2026, 7 days' */
const daysOf = ({ from, to, days }: { from: string; to: string; days: number }) =>
  `${tightRange(from, to)}, ${countOf(days, 'day')}`;

function shiftSentence(factor: FactorId | null, shift: ShiftFinding): ChangeSentence {
  const { inside, outside, lasts, change } = shift;
  const way = wayOf(change);
  const text = lasts
    ? `${subject(factor, [`are ${level(change)}`, `is ${level(change)}`], way)} since about ${longDate(inside.from)}: ${ofFive(inside.mean)} (${daysOf(inside)}) against ${outside.mean.toFixed(1)} before (${daysOf(outside)}).`
    : `${subject(factor, [`were ${level(change)}`, `was ${level(change)}`], way)} for a while, from about ${tightRange(inside.from, inside.to)}: ${ofFive(inside.mean)} (${countOf(inside.days, 'day')}) against ${outside.mean.toFixed(1)} on the other ${countOf(outside.days, 'day')} (${tightRange(outside.from, outside.to)}).`;
  return { kind: 'shift', factor, way, text, evidence: evidenceOfShift(shift, factor !== null) };
}

function trendSentence(factor: FactorId | null, trend: TrendTest): ChangeSentence {
  const change = trend.change ?? 0;
  const way = wayOf(change);
  const text = `${subject(factor, [`are going ${way}`, `is going ${way}`], way)}: ${halves(trend)}.`;
  return { kind: 'trend', factor, way, text, evidence: evidenceOfTest(trend) };
}

/** '0.8 points higher in the second half of 30 days (1 to 30 June 2026) than in the first' */
function halves({ change, days, from, to }: TrendTest): string {
  return `${inPoints(change ?? 0)} ${level(change ?? 0)} in the second half of ${countOf(days, 'day')} (${tightRange(from, to)}) than in the first`;
}

/** What was looked for in everything together, where something was; with what such a test cannot see. */
function whatWasNotFound({ overall }: ChangeFindings, isOther: boolean): ChangeSentence[] {
  if (!overall) return [];
  const { trend, trendBefore, recent, shift } = overall;
  const tested = trendBefore ?? trend;
  const hasTested = tested.q !== null && tested.days >= TREND_DAYS;
  if (!hasTested || tested.direction !== 'stable' || shift) return [];
  const other = isOther && trendBefore === null ? 'other ' : '';
  const where = `over the ${countOf(tested.days, 'day')} with a check-in (${tightRange(tested.from, tested.to)})`;
  const before = trendBefore ? ' before these' : '';
  const lately =
    recent && !recent.claimed
      ? ` The last 7 days (${daysOf(recent.recent)}) do not clearly differ from the ${countOf(recent.before.days, 'day')} before.`
      : '';
  const text = `No ${other}steady rise or fall of all ratings together was found ${where}${before}.${lately} Changes that are small, or that come and go, can be missed.`;
  return [{ kind: 'none', factor: null, way: null, text, evidence: null }];
}
