import { redirect } from '@remix-run/node';
import { db } from '~/db.server';
import { wallDateAt } from '~/domain/calendar/clock';
import { clockTime } from '~/domain/calendar/clock-in-words';
import { wholeDate } from '~/domain/calendar/dates-in-words';
import { daySettings } from '~/domain/calendar/day-settings';
import { MINUTE_MS } from '~/domain/calendar/durations';
import { zoneGroups } from '~/domain/calendar/zones';
import { findDraft } from '~/domain/check-in/drafts/drafts.server';
import { findCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { readUserStats, type UserStats } from '~/domain/check-in/progress/user-stats.server';
import { modeOf, reachableStep, stepPath, STEPS } from '~/domain/check-in/questions/steps';
import { needsSupportFirst } from '~/domain/check-in/rules';
import { hashToken, newToken } from '~/domain/crypto/tokens.server';
import type { Owner } from '~/domain/owners/guests.server';
import { isProgressHidden } from '~/domain/owners/progress';
import { draftKey, sealOwner } from '~/http/kept-forms/seal.server';
import { logError } from '~/http/log.server';

/** A draft from a while ago is shown with its age: it may be about another day. */
const OLD_AFTER_MS = 30 * MINUTE_MS;

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
  const isOld = draft !== undefined && now.getTime() - draft.updatedAt.getTime() > OLD_AFTER_MS;
  return {
    kind: 'questions' as const,
    mode,
    step,
    answers,
    notes: draft?.notes ?? '',
    savedAt: draft?.updatedAt.getTime() ?? 0,
    begunOn: isOld ? inWords(draft.updatedAt, daySettings(owner).timeZone) : null,
    submissionKey: draft?.submissionKey ?? newToken(),
    seal: sealOwner(owner.id),
    draftKey: draftKey(owner.id),
    draftName: draftName(owner.id, mode),
    zones: owner.timeZone === null ? zoneGroups() : null,
  };
}

/** Where a browser keeps its sealed copy: a name of its own for each owner and mode. */
const draftName = (ownerId: string, mode: string) =>
  `soundings-draft:${hashToken(ownerId).slice(0, 12)}:${mode}`;

const inWords = (instant: Date, timeZone: string) =>
  `${wholeDate(wallDateAt(instant, timeZone))} at ${clockTime(instant, timeZone)}`;

export async function loadCompletion({ url, owner, now }: { url: URL; owner: Owner; now: Date }) {
  const entry = await findCheckIn(db, { ownerId: owner.id, id: url.searchParams.get('done') ?? '' });
  if (!entry) throw redirect('/checkin');
  const stats = await statsIfReadable(owner, now);
  return {
    kind: 'completion' as const,
    draftName: draftName(owner.id, modeOf(url.searchParams.get('mode'))),
    overallMood: entry.overallMood,
    // SPEC section 4: also when the numbers could not be read.
    isFirst: stats === null || stats.totalCheckins === 1,
    total: stats?.totalCheckins ?? null,
    hidesProgress: isProgressHidden(owner),
    needsSupport: needsSupportFirst(entry),
  };
}

async function statsIfReadable(owner: Owner, now: Date): Promise<UserStats | null> {
  try {
    return await readUserStats(db, { owner, now });
  } catch (error) {
    logError('reading the numbers after a check-in', error);
    return null;
  }
}
