import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, instant } from './columns';

/** The person to whom wellness data belongs: a guest, or a member once a `users` row has the same id. */
export const owners = sqliteTable(
  'owners',
  {
    id: id(),
    /** SHA-256 of the guest cookie's token; null for members. */
    guestTokenHash: text('guest_token_hash').unique(),
    /** IANA zone; null until the browser or the person has said. */
    timeZone: text('time_zone'),
    /** The hour (0-6) at which this owner's day begins. */
    dayStartHour: integer('day_start_hour').notNull().default(0),
    /** The person's yes or no to outside AI; null until asked. Nothing leaves the server without a yes. */
    outsideAi: flag('outside_ai'),
    outsideAiDecidedAt: instant('outside_ai_decided_at'),
    /** For people who feel pressed by a streak and points. */
    hidesProgress: flag('hides_progress').notNull().default(false),
    /** In the check-in, with scripts: a choice leads to the next question without a press of Next. */
    goesOnByItself: flag('goes_on_by_itself').notNull().default(false),
    /** In the check-in, with scripts: the keys 1 to 5 choose nothing. For speech input, whose words are keys. */
    ignoresNumberKeys: flag('ignores_number_keys').notNull().default(false),
    /** Under 18, ticked in settings or said to Harbor. */
    isMinor: flag('is_minor').notNull().default(false),
    /** Changes with every check-in that is added, changed, moved or deleted; triggers see to it (db/triggers.ts). */
    checkInsRevision: integer('check_ins_revision').notNull().default(0),
    /** The host that a yes was given for; another one has to ask again. */
    outsideAiHost: text('outside_ai_host'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [
    check('owners_day_start_hour', sql`${table.dayStartHour} between 0 and 6`),
    // Housekeeping looks for guests that have not been seen for a while.
    index('owners_unused_guests')
      .on(table.lastSeenAt)
      .where(sql`guest_token_hash is not null`),
  ],
);
