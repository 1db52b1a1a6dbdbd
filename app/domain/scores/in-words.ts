import { countOf, figure } from '../calendar/counts-in-words';
import { longDate, shortDayMonthAndYear } from '../calendar/dates-in-words';
import { RECENT_DAYS } from './danger';
import { INSTRUMENTS, isKnown } from './instruments';
import type { Judged as JudgedScore, ScoreChange } from './judge';
import { directionOf, type ScoreValues, titleOf } from './score';

const pointsOf = (points: number) => countOf(Math.abs(points), 'point');

/** '6 points lower than on 3 March 2026 (16): a reliable change for the better.' */
export function changeInWords(change: ScoreChange): string {
  const { points, since, from, direction, isReliable, reliableFrom, countsAs } = change;
  const before = `on ${longDate(since)} (${figure(from)})`;
  if (direction === 'same') return `The same as ${before}.`;
  const moved = `${pointsOf(points)} ${points > 0 ? 'higher' : 'lower'} than ${before}`;
  if (isReliable === null) return `${moved}: a change for the ${direction}.`;
  if (isReliable) return `${moved}: a ${countsAs} change for the ${direction}.`;
  return `${moved}: less than the ${countOf(reliableFrom ?? 0, 'point')} that count as a ${countsAs} change.`;
}

/** 'Before, 16 on 3 Mar 2026: reliably better.' */
export function changeInShort(change: ScoreChange): string {
  const { since, from, direction, isReliable, countsAs } = change;
  const says =
    direction === 'same' ? 'the same' : isReliable === false ? `no ${countsAs} change` : worded(change);
  return `Before, ${figure(from)} on ${shortDayMonthAndYear(since)}: ${says}.`;
}

const worded = ({ direction, countsAs }: ScoreChange) => {
  if (countsAs === null) return direction;
  return countsAs === 'reliable' ? `reliably ${direction}` : `${direction}, ${countsAs}`;
};

type Judged = Pick<ScoreValues, 'instrument'> & { change: ScoreChange | null };

/** What has to be said beside the change: remission, and two that speak partly of the same days. */
export function notesOn({ instrument, change }: Judged): string[] {
  if (!change || !isKnown(instrument)) return [];
  const { title, remissionBelow, remissionSource } = INSTRUMENTS[instrument];
  return [
    ...(change.isRemission
      ? [`Below ${remissionBelow}, which is called remission (${remissionSource}).`]
      : []),
    ...(change.days < RECENT_DAYS
      ? [
          `${title} asks about two weeks. The one before is ${daysAgo(change.days)}, so both speak partly of the same days.`,
        ]
      : []),
  ];
}

const daysAgo = (days: number) => (days === 0 ? 'of the same day' : `only ${countOf(days, 'day')} older`);

/** Where bands and changes of a questionnaire come from; nothing for one that its owner describes. */
export function sourcesOf({ instrument }: Pick<ScoreValues, 'instrument'>): string[] {
  if (!isKnown(instrument)) return [];
  const { bandSource, changeSource, changeFrom, changeIs } = INSTRUMENTS[instrument];
  return [
    `Bands: ${bandSource}.`,
    `A change is ${changeIs} from ${countOf(changeFrom, 'point')}: ${changeSource}.`,
  ];
}

/** 'PHQ-9: 12, Moderate.' */
export function savedInWords(score: JudgedScore<ScoreValues>): string {
  const { total, band } = score;
  return `${titleOf(score)}: ${figure(total)}${band ? `, ${band.name}` : ''}.`;
}

/** 'Lower is better.' */
export const directionInWords = (score: Pick<ScoreValues, 'instrument' | 'higherIs'>): string =>
  directionOf(score) === 'better' ? 'Higher is better.' : 'Lower is better.';
