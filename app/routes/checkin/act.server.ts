import { data } from '@remix-run/node';
import type { FormAnswer } from '~/components/form/form-answer';
import { db } from '~/db.server';
import { changeDaySettings } from '~/domain/accounts/day-settings.server';
import { daySettings } from '~/domain/calendar/day-settings';
import {
  discardDraft,
  discardingDraft,
  findDraft,
  keepInDraft,
} from '~/domain/check-in/drafts/drafts.server';
import { createCheckIn, lookBefore, type SeenBefore } from '~/domain/check-in/entries/check-ins.server';
import { answersOf, firstOpenStep, stepPath, STEPS } from '~/domain/check-in/questions/steps';
import { submissionOf } from '~/domain/check-in/submission';
import { hashToken } from '~/domain/crypto/tokens.server';
import { findMade } from '~/domain/once.server';
import type { Owner } from '~/domain/owners/guests.server';
import { Problem } from '~/domain/problem';
import { withinLimit } from '~/http/rate-limits.server';
import { seeOther } from '~/http/redirects.server';
import { FIELDS } from './fields';
import { notSaved } from './not-saved';
import { isOldDraft } from './old-draft';
import { checkedNotes, checkedZone, type CheckInForm } from './read-form.server';

interface Act {
  form: CheckInForm;
  owner: Owner;
  /** As it is stored; the owner's own may be the browser's. */
  chosenZone: string | null;
  now: Date;
  /** What was read of this owner's already. */
  before: Before;
}

export interface Before extends SeenBefore {
  draft: Awaited<ReturnType<typeof findDraft>>;
}

/** What an answer is decided from, in one round trip. */
export async function readBefore(form: CheckInForm, ownerId: string): Promise<Before> {
  const { mode, submissionKey: idempotencyKey } = form;
  const [draft, seen] = await Promise.all([
    findDraft(db, { ownerId, mode }),
    lookBefore(db, { ownerId, idempotencyKey }),
  ]);
  return { draft, ...seen };
}

/** What goes back with a page that could not go on: everything that was sent, and why. A failure is not the person's. */
export interface CheckInFailure extends FormAnswer {
  step: number;
  mode: CheckInForm['mode'];
  answers: CheckInForm['answers'];
  notes: string | undefined;
  timeZone: string | undefined;
}

const backTo = ({ step, mode, answers, notes, timeZone }: CheckInForm, result: FormAnswer['result']) =>
  ({ intent: 'checkin', step, mode, answers, notes, timeZone, result }) satisfies CheckInFailure;

/** The page at which a step was refused, with everything that was typed. */
export const refusedStep =
  (form: CheckInForm) =>
  (_: FormAnswer, error: unknown): CheckInFailure => {
    if (!(error instanceof Problem) || error.kind === 'unavailable')
      return { ...backTo(form, {}), ...notSaved() };
    const field = error.errors?.[FIELDS.timeZone] ? FIELDS.timeZone : FIELDS.notes;
    return backTo(form, { error: { [error.kind === 'invalid' ? field : '']: [error.message] } });
  };

const CHOOSE_FACE = 'Choose one of the five faces.';
const CHOOSE = 'Choose the answer that fits best';

type Going = Pick<Act, 'form' | 'owner' | 'now'> & { before?: Before };

export async function goForward({ form, ...going }: Going) {
  const field = STEPS[form.mode][form.step - 1]?.field;
  if (!field || form.answers[field] === undefined) {
    return data(backTo(form, { error: { [`${field ?? ''}-1`]: [CHOOSE] } }), { status: 422 });
  }
  return keepAndGo({ form, ...going }, stepPath(form.mode, form.step + 1));
}

/** Back asks for no answer, and keeps the one that is there. On the first question it leads home. */
export async function goBack({ form, ...going }: Going) {
  const path = form.step === 1 ? '/' : stepPath(form.mode, form.step - 1);
  const hasSomething = Object.keys(form.answers).length > 0 || (form.notes ?? '') !== '';
  return hasSomething ? keepAndGo({ form, ...going }, path) : seeOther(path);
}

async function keepAndGo({ form, owner, now, before }: Going, path: string) {
  const { mode, answers, submissionKey } = form;
  const notes = form.notes === undefined ? undefined : checkedNotes(form.notes);
  const seen = before && { before: before.draft, isSubmitted: before.isStored };
  await keepInDraft(db, { ownerId: owner.id, mode, answers, notes, submissionKey, now, seen });
  return seeOther(path);
}

/**
 * The mood answered on home: the check-in begins with it, at its first question. It joins answers of this half hour; older
 * ones were about another moment and go. Their note stays.
 */
export async function begin({ form, owner, now, before }: Act) {
  const { mode, answers } = form;
  const { draft } = before;
  if (answers.overallMood === undefined) throw new Problem('invalid', CHOOSE_FACE);
  if (draft && isOldDraft(draft, now)) {
    await discardDraft(db, { ownerId: owner.id, mode });
    return keepAndGo({ form: { ...form, notes: draft.notes }, owner, now }, stepPath(mode, 1));
  }
  return keepAndGo({ form, owner, now, before }, stepPath(mode, 1));
}

export async function startOver({ form, owner }: Act) {
  await discardDraft(db, { ownerId: owner.id, mode: form.mode });
  return seeOther(stepPath(form.mode, 1));
}

export async function finish({ form, owner, chosenZone, now, before }: Act) {
  const { mode, submissionKey } = form;
  const notes = checkedNotes(form.notes ?? '');
  const answers = answersOf(mode, { ...before.draft?.answers, ...form.answers });
  const open = firstOpenStep(mode, answers);
  const field = STEPS[mode][open - 1]?.field;
  if (field && answers[field] === undefined) {
    // Sent before, the other answers went with the draft.
    const made = await findMade(db, submissionOf(owner.id, submissionKey));
    if (made !== undefined) return done(made, mode);
    if (open === form.step) return goForward({ form, owner, now, before });
    return keepAndGo({ form, owner, now, before }, stepPath(mode, open));
  }
  const timeZone = await settledZone({ form, owner, chosenZone });
  const input = { answers, unanswered: {}, notes: notes || null, date: undefined, timeZone };
  const alongside = [discardingDraft({ ownerId: owner.id, mode })];
  const entry = await withinLimit('checkIn', owner.id, (allowance) =>
    storeOnce({ owner, input, now, isLive: true, allowance, seen: before, alongside }, submissionKey),
  );
  return done(entry.id, mode);
}

/** A form that is sent again stores nothing more. With other answers in it, it is another check-in. */
async function storeOnce(checkIn: Parameters<typeof createCheckIn>[1], submissionKey: string) {
  try {
    return await createCheckIn(db, { ...checkIn, idempotencyKey: submissionKey });
  } catch (error) {
    if (!(error instanceof Problem) || error.kind !== 'invalid') throw error;
    const idempotencyKey = hashToken(submissionKey + JSON.stringify(checkIn.input));
    return createCheckIn(db, { ...checkIn, idempotencyKey, seen: undefined });
  }
}

const done = (id: string, mode: CheckInForm['mode']) =>
  seeOther(`/checkin?done=${encodeURIComponent(id)}${mode === 'quick' ? '&mode=quick' : ''}`);

/** The zone that decides which day this is; the first one that is known becomes the owner's. */
async function settledZone({
  form,
  owner,
  chosenZone,
}: Pick<Act, 'form' | 'owner' | 'chosenZone'>): Promise<string> {
  if (form.timeZone === undefined && owner.timeZone === null) {
    throw new Problem('invalid', 'Choose your time zone', {
      errors: { [FIELDS.timeZone]: ['Choose your time zone'] },
    });
  }
  const timeZone = form.timeZone === undefined ? daySettings(owner).timeZone : checkedZone(form.timeZone);
  if (timeZone !== chosenZone) await changeDaySettings(db, { ownerId: owner.id, timeZone });
  return timeZone;
}
