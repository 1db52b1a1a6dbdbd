import { db } from '~/db.server';
import { readActivity, readFailedLogins } from '~/domain/audit/account-activity.server';
import { failedDays } from '~/domain/audit/failed-days';
import { daySettings } from '~/domain/calendar/day-settings';
import { mediumDate } from '~/domain/calendar/formats';
import { pageSchema } from '~/domain/paging';
import type { MemberVisitor } from '~/http/visitor/visitor.server';

/** What the page shows, with its times in the owner's zone. */
export async function loadActivity({ user, owner }: MemberVisitor, askedPage: string | null) {
  const now = new Date();
  const page = pageSchema.parse(askedPage ?? 1);
  const { timeZone } = daySettings(owner);
  const moment = formatIn(timeZone, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
  const time = formatIn(timeZone, { hour: 'numeric', minute: '2-digit' });
  const { acts, hasMore } = await readActivity(db, { userId: user.id, page, now });
  const failed = failedDays(await readFailedLogins(db, { userId: user.id, now }), timeZone);
  return {
    page,
    hasMore,
    timeZone,
    acts: acts.map(({ id, what, device, count, firstAt, lastAt }) => ({
      id,
      what,
      device,
      when:
        count === 1
          ? moment(lastAt)
          : `${count} times, the last ${moment(lastAt)}, the first ${time(firstAt)}`,
    })),
    failed: failed.map(({ date, count, firstAt, lastAt }) => ({
      date,
      day: mediumDate(date),
      count,
      between: between(time(firstAt), time(lastAt)),
    })),
  };
}

const between = (first: string, last: string) => (first === last ? first : `from ${first} to ${last}`);

function formatIn(timeZone: string, options: Intl.DateTimeFormatOptions): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  return (at) => format.format(at);
}
