import type { Database } from 'db/client';
import { listDrafts } from 'db/repositories/drafts';
import { hourAt, localDateAt } from '../../calendar/clock';
import { daySettings } from '../../calendar/day-settings';
import type { Owner } from '../../owners/guests.server';
import { isProgressHidden } from '../../owners/progress';
import { readUserStats } from '../progress/user-stats.server';
import { reasonForSupport } from '../rules';
import { readLatest, readWeek } from '../trends/week.server';
import { lastCheckInOf } from './last-check-in';
import { stoppedAt } from './stopped-at';

/** What home shows of an owner: the same few queries however many check-ins there are. */
export async function readHome(db: Database, { owner, now }: { owner: Owner; now: Date }) {
  const [stats, days, latest, drafts] = await Promise.all([
    readUserStats(db, { owner, now }),
    readWeek(db, { owner, now }),
    readLatest(db, owner.id),
    listDrafts(db, owner.id),
  ]);
  const last = latest ? lastCheckInOf(latest, localDateAt(now, daySettings(owner))) : null;
  return {
    /** 0-23 on the owner's wall clock; null while their zone is not known. */
    hour: owner.timeZone ? hourAt(now, owner.timeZone) : null,
    stats,
    hidesProgress: isProgressHidden(owner),
    days,
    last,
    /** Why help stands first: the last thing they said was a very low one, and it is not long ago. Null otherwise. */
    support: latest && last?.when !== 'earlier' ? reasonForSupport(latest) : null,
    stopped: stoppedAt(drafts),
  };
}

export type HomeData = Awaited<ReturnType<typeof readHome>>;
