import type { ReportScore } from 'db/documents/score';
import { listOf } from '../calendar/counts-in-words';
import { longDate } from '../calendar/dates-in-words';
import { changeInShort, changeInWords, notesOn, sourcesOf } from './in-words';
import { INSTRUMENTS, isKnown } from './instruments';
import type { Judged } from './judge';
import { directionOf, kindOf, rangeOf, type ScoreValues, titleOf } from './score';

export type { ReportScore };

type Stored = Judged<ScoreValues & { id: string; recordedAt: Date }>;

/**
 * The scores of a period as a report holds them, each questionnaire's newest first; the change is against the one before it,
 * also where that lies before the period.
 * @param scores oldest first
 */
export function scoresOfPeriod(
  scores: readonly Stored[],
  { start, end }: { start: string; end: string },
): ReportScore[] {
  const within = scores.filter(({ date }) => date >= start && date <= end).reverse();
  const kinds = [...new Set(within.map(kindOf))];
  return kinds.flatMap((kind) => within.filter((score) => kindOf(score) === kind).map(reportScore));
}

function reportScore(score: Stored): ReportScore {
  const { id, instrument, date, recordedAt, total, band, change, answers, difficulty } = score;
  return {
    id,
    instrument,
    title: titleOf(score),
    date,
    recordedAt: recordedAt.toISOString(),
    total,
    ...rangeOf(score),
    higherIs: directionOf(score),
    band: band?.name ?? null,
    change: change && changeInWords(change),
    ...(change && { changeInShort: changeInShort(change) }),
    answers,
    difficulty,
    notes: notesOn(score),
    sources: sourcesOf(score),
  };
}

/** What follows the newest total of a questionnaire: its range, day, band, change and answers, and the totals before it. */
export function aboutScore(last: ReportScore, before: readonly ReportScore[]): string {
  const { max, date, band, higherIs, change, notes, answers, difficulty } = last;
  return [
    `of ${max} on ${longDate(date)}${band ? `: ${band}` : ''}.`,
    `${higherIs === 'better' ? 'Higher' : 'Lower'} is better.`,
    ...[change, ...notes].filter((text) => text !== null),
    ...(answers ? [`Answers 1 to ${answers.length}: ${answers.join(' ')}.`] : []),
    ...(difficulty === null ? [] : [`Difficulty: ${difficulty}, not counted.`]),
    ...(before.length > 0
      ? [`Before: ${before.map(({ total, date: on }) => `${total} on ${longDate(on)}`).join(', ')}.`]
      : []),
  ].join(' ');
}

/** The newest of each questionnaire with those before it, in their order. */
export function byQuestionnaire(scores: readonly ReportScore[]) {
  const titles = [...new Set(scores.map(({ title }) => title))];
  return titles.flatMap((title) => {
    const [last, ...before] = scores.filter((score) => score.title === title);
    return last ? [{ last, before }] : [];
  });
}

/** Where bands and changes come from, in a line or two: on paper, where there is little room. Empty without any. */
export function sourcesInShort(scores: readonly ReportScore[]): string {
  const kinds = [...new Set(scores.map(({ instrument }) => instrument).filter(isKnown))];
  const known = kinds.map((kind) => INSTRUMENTS[kind]);
  if (known.length === 0) return '';
  const bands = known.map(({ title, bandSourceInShort }) => `${bandSourceInShort} (${title})`);
  const changes = known.map(
    ({ title, changeFrom, changeIs, changeSourceInShort }) =>
      `${changeIs} from ${changeFrom} points of the ${title} (${changeSourceInShort})`,
  );
  return `Bands: ${listOf(bands)}. A change is ${listOf(changes)}.`;
}
