import { db } from '~/db.server';
import { readActivity, readFailedLogins } from '~/domain/audit/account-activity.server';
import { failedDays } from '~/domain/audit/failed-days';
import { wallDateAt } from '~/domain/calendar/clock';
import { clockTime } from '~/domain/calendar/clock-in-words';
import { shortDate, shortDateWithYear } from '~/domain/calendar/dates-in-words';
import { daySettings } from '~/domain/calendar/day-settings';
import { zoneInWords } from '~/domain/calendar/zones';
import { pageSchema } from '~/domain/paging';
import type { MemberVisitor } from '~/http/visitor/visitor.server';

/** What the page shows, with its times in the owner's zone. */
export async function loadActivity({ user, owner }: MemberVisitor, askedPage: string | null) {
  const now = new Date();
  const page = pageSchema.parse(askedPage ?? 1);
  const { timeZone } = daySettings(owner);
  const time = (at: Date) => clockTime(at, timeZone);
  const moment = (at: Date) => `${shortDate(wallDateAt(at, timeZone))}, ${time(at)}`;
  const { acts, hasMore } = await readActivity(db, { userId: user.id, page, now });
  const failed = failedDays(await readFailedLogins(db, { userId: user.id, now }), timeZone);
  return {
    page,
    hasMore,
    zone: zoneInWords(timeZone),
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
      day: shortDateWithYear(date),
      count,
      between: between(time(firstAt), time(lastAt)),
    })),
  };
}

const between = (first: string, last: string) => (first === last ? first : `from ${first} to ${last}`);
