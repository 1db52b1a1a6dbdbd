import { redirect } from '@remix-run/node';
import { db } from '~/db.server';
import { datesEndingOn } from '~/domain/calendar/dates';
import { resultInWords } from '~/domain/check-in/completion/result-in-words';
import { isLowDay, warmSentence } from '~/domain/check-in/completion/warm-sentence';
import { findCheckIn } from '~/domain/check-in/entries/check-ins.server';
import { readUserStats, type UserStats } from '~/domain/check-in/progress/user-stats.server';
import { modeOf } from '~/domain/check-in/questions/steps';
import { reasonForSupport } from '~/domain/check-in/rules';
import { readDays } from '~/domain/check-in/trends/day-moods.server';
import type { Owner } from '~/domain/owners/guests.server';
import { isProgressHidden } from '~/domain/owners/progress';
import { findHelper } from '~/domain/safety-plan/plan.server';
import { logError } from '~/running/log.server';
import { draftName } from './draft-name.server';

const DAYS_SHOWN = 7;

/** What stands at the end of a check-in; a very low one is met with help alone. */
export async function loadCompletion({ url, owner, now }: { url: URL; owner: Owner; now: Date }) {
  const entry = await findCheckIn(db, { ownerId: owner.id, id: url.searchParams.get('done') ?? '' });
  if (!entry) throw redirect('/checkin');
  const stats = await orNull('the numbers', () => readUserStats(db, { owner, now }));
  const reason = reasonForSupport(entry);
  return {
    kind: 'completion' as const,
    draftName: draftName(owner.id, modeOf(url.searchParams.get('mode'))),
    result: resultInWords(entry.responses),
    // SPEC section 4: also when the numbers could not be read.
    isFirst: stats === null || stats.totalCheckins === 1,
    ...(reason === null
      ? { low: null, usual: await loadUsual({ owner, entry, stats }) }
      : {
          low: { reason, helper: await orNull('the safety plan', () => findHelper(db, owner.id)) },
          usual: null,
        }),
  };
}

interface LoadUsual {
  owner: Owner;
  entry: NonNullable<Awaited<ReturnType<typeof findCheckIn>>>;
  stats: UserStats | null;
}

async function loadUsual({ owner, entry, stats }: LoadUsual) {
  const dates = datesEndingOn(entry.localDate, DAYS_SHOWN);
  return {
    sentence: warmSentence(entry.responses),
    isLowDay: isLowDay(entry.responses),
    days: await orNull('the week', () => readDays(db, { ownerId: owner.id, dates })),
    total: stats?.totalCheckins ?? null,
    streakDays: stats?.streakDays ?? null,
    hidesProgress: isProgressHidden(owner),
  };
}

/** The check-in is stored: what stands around it may be missing, and is logged then. */
async function orNull<Value>(what: string, read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    logError(`reading ${what} after a check-in`, error);
    return null;
  }
}
