import { type Answers, FACTOR_FIELDS, type FactorField } from '../answers';
import { STEP_TEXTS, type StepText } from './step-texts';

export type CheckInMode = 'full' | 'quick';

export interface Step extends StepText {
  field: FactorField;
}

const QUICK_FIELDS: readonly FactorField[] = [
  'sleepRating',
  'overallMood',
  'energyRating',
  'stressRating',
  'socialRating',
];

const stepsOf = (fields: readonly FactorField[]): readonly Step[] =>
  fields.map((field) => ({ field, ...STEP_TEXTS[field] }));

/** The questions of each mode in order: what the screen shows and what a finished check-in has to hold. */
export const STEPS: Readonly<Record<CheckInMode, readonly Step[]>> = {
  full: stepsOf(FACTOR_FIELDS),
  quick: stepsOf(QUICK_FIELDS),
};

export const modeOf = (value: unknown): CheckInMode => (value === 'quick' ? 'quick' : 'full');

/** The number (from 1) of the first question without an answer, or of the last one when all have one. */
export function firstOpenStep(mode: CheckInMode, answers: Answers): number {
  const open = STEPS[mode].findIndex(({ field }) => answers[field] === undefined);
  return open === -1 ? STEPS[mode].length : open + 1;
}

/** The step a URL asks for, never past the first question without an answer; where to go on if it asks for none. */
export function reachableStep(mode: CheckInMode, answers: Answers, asked: string | null): number {
  const open = firstOpenStep(mode, answers);
  if (asked === null) return open;
  const number = Number(asked);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, open) : 1;
}

/** Only the answers to questions of this mode. */
export function answersOf(mode: CheckInMode, answers: Answers): Answers {
  return Object.fromEntries(
    STEPS[mode].flatMap(({ field }) => (answers[field] === undefined ? [] : [[field, answers[field]]])),
  ) as Answers;
}

/** The URL of a step. Health data never goes into one, only where in the form it is. */
export function stepPath(mode: CheckInMode, step: number): string {
  return mode === 'quick' ? `/checkin?mode=quick&step=${step}` : `/checkin?step=${step}`;
}
