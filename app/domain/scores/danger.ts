import { daysBetween } from '../calendar/dates';
import { INSTRUMENTS } from './instruments';
import type { ScoreValues } from './score';

/** Which answer of the PHQ-9 is about not wanting to live. */
const LIFE_ANSWER = 9;
/** The questionnaire asks about two weeks: an older one tells of another time. */
export const RECENT_DAYS = 14;

type Asking = Pick<ScoreValues, 'instrument' | 'answers' | 'total' | 'date'>;

/** Answer 9 of a PHQ-9, 0 to 3; 0 where it is not known. */
export const lifeAnswerOf = ({ instrument, answers }: Pick<Asking, 'instrument' | 'answers'>): number =>
  instrument === 'phq-9' ? (answers?.[LIFE_ANSWER - 1] ?? 0) : 0;

/** Whether a score is to be asked about: answer 9 is not 0, and a change has not left it as it was. */
export function asksAboutLife(score: Asking, before?: Asking): boolean {
  const answer = lifeAnswerOf(score);
  return answer > 0 && (before === undefined || answer > lifeAnswerOf(before));
}

/** Whether it tells of the last two weeks. @param today the owner's date */
export const isRecent = ({ date }: Pick<Asking, 'date'>, today: string): boolean =>
  daysBetween(date, today) <= RECENT_DAYS;

const SEVERE_FROM = INSTRUMENTS['phq-9'].bands.at(-1)?.from ?? Infinity;

/** Whether help is to stand beside a score: a severe PHQ-9, or an answer 9 that is not 0. */
export const needsHelp = (score: Asking): boolean =>
  score.instrument === 'phq-9' && (score.total >= SEVERE_FROM || lifeAnswerOf(score) > 0);
