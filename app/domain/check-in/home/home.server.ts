import type { Database } from 'db/client';
import { listDrafts } from 'db/repositories/drafts';
import { hourAt, localDateAt } from '../../calendar/clock';
import { daySettings } from '../../calendar/day-settings';
import type { Owner } from '../../owners/guests.server';
import { isProgressHidden } from '../../owners/progress';
import { readParts } from '../../parts';
import { noUserStats, readUserStats } from '../progress/user-stats.server';
import { reasonForSupport } from '../rules';
import { readLatest, readWeek } from '../trends/week.server';
import { lastCheckInOf } from './last-check-in';
import { stoppedAt } from './stopped-at';

interface ReadHome {
  owner: Owner;
  now: Date;
  /** Told of each part that could not be read. */
  onUnread: (error: unknown) => void;
}

/** What home shows of an owner: the same few queries however many check-ins there are. */
export async function readHome(db: Database, { owner, now, onUnread }: ReadHome) {
  const { unread, stats, ...parts } = await readParts(
    {
      stats: readUserStats(db, { owner, now }),
      days: readWeek(db, { owner, now }),
      latest: readLatest(db, owner.id),
      drafts: listDrafts(db, owner.id),
    },
    onUnread,
  );
  const latest = parts.latest ?? undefined;
  const last = latest ? lastCheckInOf(latest, localDateAt(now, daySettings(owner))) : null;
  return {
    /** 0-23 on the owner's wall clock; null while their zone is not known. */
    hour: owner.timeZone ? hourAt(now, owner.timeZone) : null,
    unread,
    // Without its numbers nobody is taken for somebody new.
    stats: stats ?? { ...noUserStats, totalCheckins: latest ? 1 : 0 },
    hidesProgress: isProgressHidden(owner),
    days: parts.days ?? [],
    last,
    /** Why help stands first: the last thing they said was a very low one, and it is not long ago. Null otherwise. */
    support: latest && last?.when !== 'earlier' ? reasonForSupport(latest) : null,
    stopped: stoppedAt(parts.drafts ?? []),
  };
}

export type HomeData = Awaited<ReturnType<typeof readHome>>;
