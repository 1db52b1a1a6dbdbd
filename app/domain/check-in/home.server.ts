import type { Database } from 'db/client';
import { hourAt, localDateAt } from '../owners/calendar';
import type { Owner } from '../owners/guests.server';
import { daySettings } from './check-ins.server';
import { readUserStats } from './user-stats.server';
import { readLatest, readWeek } from './week.server';

/** What the home screen says, in four queries however many check-ins there are. */
export async function readHome(db: Database, { owner, now }: { owner: Owner; now: Date }) {
  const settings = daySettings(owner);
  const [stats, days, latest] = await Promise.all([
    readUserStats(db, { owner, now }),
    readWeek(db, { owner, now }),
    readLatest(db, owner.id),
  ]);
  return {
    stats,
    days,
    today: localDateAt(now, settings),
    /** 0-23 on the owner's wall clock; null while their zone is not known. */
    hour: owner.timeZone ? hourAt(now, settings.timeZone) : null,
    latest: latest && {
      overallMood: latest.overallMood,
      localDate: latest.localDate,
      time: new Intl.DateTimeFormat('en-US', {
        hour: 'numeric',
        minute: '2-digit',
        timeZone: latest.timeZone,
      }).format(latest.date),
    },
  };
}

export type HomeData = Awaited<ReturnType<typeof readHome>>;
