import { crossesTheLine, type SafetyLevel } from '../safety/types';
import { type Answers, FACTOR_FIELDS, type FactorField, type Rating } from './answers';

/** The five ratings that SPEC section 5 stores as 3 when they were not answered. */
const CORE_FIELDS = [
  'sleepRating',
  'stressRating',
  'energyRating',
  'socialRating',
  'selfCareRating',
] as const satisfies readonly FactorField[];

const DEFAULT_RATING: Rating = 3;

/** The ratings that were given, in the order of the questions. */
export function answersGiven(answers: Answers): Rating[] {
  const given: Rating[] = [];
  for (const field of FACTOR_FIELDS) {
    const rating = answers[field];
    if (rating) given.push(rating);
  }
  return given;
}

export const countAnswers = (answers: Answers): number => answersGiven(answers).length;

/**
 * The entry's own overallMood, 1-5: the mean of every answered rating, the mood answer among them, rounded half up.
 * @throws RangeError without any answer
 */
export function overallMoodOf(answers: Answers): Rating {
  return Math.round(meanOfAnswers(answers)) as Rating;
}

/**
 * The mean of every answered rating, 1-5, unrounded.
 * @throws RangeError without any answer
 */
export function meanOfAnswers(answers: Answers): number {
  const given = answersGiven(answers);
  if (given.length === 0) throw new RangeError('An overall mood needs at least one answer');
  return given.reduce<number>((sum, rating) => sum + rating, 0) / given.length;
}

/**
 * The stored columns of a check-in: the five core ratings with their default of 3, the others only if there. Ratings
 * that were sent without being answers fill a column, but not the overall mood.
 */
export function ratingColumns(answers: Answers, unanswered: Answers = {}) {
  const sent = { ...unanswered, ...answers };
  const core = Object.fromEntries(CORE_FIELDS.map((field) => [field, sent[field] ?? DEFAULT_RATING]));
  return {
    ...(core as Record<(typeof CORE_FIELDS)[number], Rating>),
    appetiteRating: sent.appetiteRating ?? null,
    focusRating: sent.focusRating ?? null,
    anxietyRating: sent.anxietyRating ?? null,
    motivationRating: sent.motivationRating ?? null,
    overallMood: overallMoodOf(answers),
  };
}

interface Judged {
  overallMood: number;
  responses: Answers;
  noteLevel?: SafetyLevel | null;
}

/**
 * Why help stands first after a check-in; null when it does not. 'mood': the mood answer is 1. 'answers': the mean of all
 * answers is below 2 before rounding, so that many 1s and 2s that round up to 2 count as very low, too. 'note': it
 * crosses the line, which does it alone.
 */
export function reasonForSupport(entry: Judged): 'mood' | 'answers' | 'note' | null {
  if (entry.responses.overallMood === 1) return 'mood';
  if (entry.overallMood === 1 || meanOfAnswers(entry.responses) < 2) return 'answers';
  return crossesTheLine(entry.noteLevel ?? 'none') ? 'note' : null;
}

/** Whether help stands first after a check-in. */
export const needsSupportFirst = (entry: Judged): boolean => reasonForSupport(entry) !== null;
