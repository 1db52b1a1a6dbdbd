import { timeZoneSchema } from '~/domain/calendar/schema';
import { type Answers, FACTOR_FIELDS, isRating } from '~/domain/check-in/answers';
import { notesSchema } from '~/domain/check-in/entries/fields';
import { submissionKeySchema } from '~/domain/check-in/entries/schema';
import { type CheckInMode, modeOf, STEPS } from '~/domain/check-in/questions/steps';
import { newToken } from '~/domain/crypto/tokens.server';
import { parseInput } from '~/domain/parse';
import { Problem } from '~/domain/problem';
import { unreadableForm } from '~/http/forms.server';
import { FIELDS } from './fields';

export interface CheckInForm {
  mode: CheckInMode;
  step: number;
  answers: Answers;
  /** As it was typed; undefined when this step has no note. */
  notes: string | undefined;
  timeZone: string | undefined;
  submissionKey: string;
}

const text = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Reads what was sent, without judging the note: what is wrong with it is said beside it, with the text kept. */
export function readCheckInForm(form: FormData): CheckInForm {
  const mode = modeOf(form.get(FIELDS.mode));
  const step = Number(form.get(FIELDS.step));
  if (!Number.isInteger(step) || step < 1 || step > STEPS[mode].length) {
    throw unreadableForm();
  }
  const notes = form.get(FIELDS.notes);
  return {
    mode,
    step,
    answers: readAnswers(form),
    notes: typeof notes === 'string' ? notes : undefined,
    timeZone: text(form, FIELDS.timeZone),
    submissionKey: parseInput(submissionKeySchema, form.get(FIELDS.submissionKey)),
  };
}

/**
 * The form with the five faces on home. Each press has a key of its own: a page that stayed in the browser since an earlier
 * check-in begins another one.
 */
export function readBeginning(form: FormData): CheckInForm {
  const rest = { notes: undefined, timeZone: undefined, submissionKey: newToken() };
  return { mode: 'full', step: 1, answers: readAnswers(form), ...rest };
}

function readAnswers(form: FormData): Answers {
  const answers: Answers = {};
  for (const field of FACTOR_FIELDS) {
    const sent = text(form, field);
    if (sent === undefined) continue;
    const rating = Number(sent);
    if (!isRating(rating)) throw new Problem('invalid', 'Choose one of the five answers.');
    answers[field] = rating;
  }
  return answers;
}

export const checkedNotes = (notes: string) => parseInput(notesSchema, notes);
export const checkedZone = (zone: string) => parseInput(timeZoneSchema, zone);
