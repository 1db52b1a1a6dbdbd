import { redirect } from '@remix-run/node';
import { db } from '~/db.server';
import { wallDateAt } from '~/domain/calendar/clock';
import { clockTime } from '~/domain/calendar/clock-in-words';
import { wholeDate } from '~/domain/calendar/dates-in-words';
import { daySettings } from '~/domain/calendar/day-settings';
import { zoneNames } from '~/domain/calendar/zones';
import { findDraft } from '~/domain/check-in/drafts/drafts.server';
import { modeOf, reachableStep, stepPath, STEPS } from '~/domain/check-in/questions/steps';
import { newToken } from '~/domain/crypto/tokens.server';
import type { Owner } from '~/domain/owners/guests.server';
import { draftKey, signOwner } from '~/http/kept-forms/signed-owner.server';
import { draftName } from './draft-name.server';
import { isOldDraft } from './old-draft';

interface LoadQuestions {
  url: URL;
  owner: Owner;
  now: Date;
  /** Answers were sent and could not be kept: the page comes back at the step they were sent from. */
  isSentBack: boolean;
}

export async function loadQuestions({ url, owner, now, isSentBack }: LoadQuestions) {
  const mode = modeOf(url.searchParams.get('mode'));
  const draft = await findDraft(db, { ownerId: owner.id, mode });
  const answers = draft?.answers ?? {};
  const asked = url.searchParams.get('step');
  const step =
    isSentBack && STEPS[mode][Number(asked) - 1] ? Number(asked) : reachableStep(mode, answers, asked);
  if (asked !== null && asked !== String(step)) throw redirect(stepPath(mode, step));
  // Shown with its age.
  const isOld = draft !== undefined && isOldDraft(draft, now);
  return {
    kind: 'questions' as const,
    mode,
    step,
    answers,
    notes: draft?.notes ?? '',
    savedAt: draft?.updatedAt.getTime() ?? 0,
    begunOn: isOld ? inWords(draft.updatedAt, daySettings(owner).timeZone) : null,
    submissionKey: draft?.submissionKey ?? newToken(),
    owner: signOwner(owner.id),
    draftKey: draftKey(owner.id),
    draftName: draftName(owner.id, mode),
    zones: owner.timeZone === null ? zoneNames() : null,
    goesOnByItself: owner.goesOnByItself,
    takesNumberKeys: !owner.ignoresNumberKeys,
  };
}

const inWords = (instant: Date, timeZone: string) =>
  `${wholeDate(wallDateAt(instant, timeZone))} at ${clockTime(instant, timeZone)}`;
