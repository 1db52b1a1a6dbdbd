import type { Database } from 'db/client';
import { instantAtWall, localDateAt, wallClockAt } from '../calendar/clock';
import { addDays, isCalendarDate } from '../calendar/dates';
import { daySettings, zoneOrUtc } from '../calendar/day-settings';
import { canonicalZone } from '../calendar/zones';
import { FACTOR_FIELDS } from '../check-in/answers';
import { changeCheckIn } from '../check-in/entries/change-check-in.server';
import { type CheckIn, createCheckIn } from '../check-in/entries/check-ins.server';
import { checkInChangesSchema, checkInSchema } from '../check-in/entries/schema';
import type { Owner } from '../owners/guests.server';
import { parseInput } from '../parse';
import { invalidField, Problem } from '../problem';
import { emptyFields, type EntryFields } from './entry-fields';

/** A stored check-in as its form shows it. */
export function fieldsOf({ responses, notes, date, timeZone: stored }: CheckIn): EntryFields {
  const timeZone = zoneOrUtc(stored);
  const fields = emptyFields({ ...wallClockAt(date, timeZone), timeZone });
  for (const field of FACTOR_FIELDS) fields[field] = String(responses[field] ?? '');
  return { ...fields, notes: notes ?? '' };
}

/** The form for an earlier day: the day asked for if it is possible, otherwise yesterday. The time is noon at first. */
export function fieldsForDay(owner: Owner, { asked, now }: { asked: string | null; now: Date }): EntryFields {
  const settings = daySettings(owner);
  const today = localDateAt(now, settings);
  const isPossible = asked !== null && isCalendarDate(asked) && asked >= '2000-01-01' && asked <= today;
  const date = isPossible ? asked : addDays(today, -1);
  const clock = wallClockAt(now, settings.timeZone);
  const time = date === clock.date ? clock.time : '12:00';
  return emptyFields({ date, time, timeZone: settings.timeZone });
}

interface WriteEntry {
  owner: Owner;
  fields: EntryFields;
  now: Date;
}

/**
 * Stores what the form for an earlier day says; the same submission key stores it once.
 * @throws Problem 'invalid' with messages per field, 'conflict' when the key has stored something else
 */
export async function addEntry(
  db: Database,
  { owner, fields, now, submissionKey }: WriteEntry & { submissionKey: string },
): Promise<CheckIn> {
  const { notes, timeZone } = fields;
  const sent = { responses: ratingsOf(fields, undefined), notes, timeZone, date: instantOf(fields) };
  const input = parseInput(checkInSchema(now), sent);
  try {
    return await createCheckIn(db, { owner, input, now, idempotencyKey: submissionKey });
  } catch (error) {
    // The error is about the key, not a field: somebody went back to a saved form and changed it.
    if (error instanceof Problem && error.kind === 'invalid' && !error.errors) throw ALREADY_SAVED();
    throw error;
  }
}

const ALREADY_SAVED = () =>
  new Problem('conflict', 'This form was saved before. To change the check-in, open it in your history.');

/**
 * Changes a check-in to what its form says. Its instant stays to the second unless day, time or zone were changed.
 * @throws Problem 'not-found', 'invalid' with messages per field, or 'conflict' when it is another version than the form's
 */
export async function editEntry(
  db: Database,
  { owner, before, fields, version, now }: WriteEntry & { before: CheckIn; version: number },
): Promise<CheckIn> {
  const shown = fieldsOf(before);
  const isMoved = (['date', 'time', 'timeZone'] as const).some((field) => shown[field] !== fields[field]);
  const when = isMoved ? { date: instantOf(fields), timeZone: fields.timeZone } : {};
  const sent = { responses: ratingsOf(fields, null), notes: fields.notes, ...when };
  const { seen: _none, ...changes } = parseInput(checkInChangesSchema(now), sent);
  return changeCheckIn(db, { owner, id: before.id, changes, versions: [version], now });
}

const ratingsOf = <Empty>(fields: EntryFields, empty: Empty) =>
  Object.fromEntries(
    FACTOR_FIELDS.map((field) => [field, fields[field] === '' ? empty : Number(fields[field])]),
  );

/** @throws Problem 'invalid' for a day, a time or a zone that is none */
function instantOf({ date, time, timeZone }: EntryFields): string {
  if (!isCalendarDate(date)) throw invalidField('date', 'Choose a day on the calendar');
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw invalidField('time', 'Choose a time, such as 18:30');
  const zone = canonicalZone(timeZone);
  if (!zone) throw invalidField('timeZone', 'Choose a time zone from the list');
  const instant = instantAtWall(date, time, zone);
  if (!instant) {
    throw invalidField('time', 'The clocks went forward that day and skipped this time. Choose another one');
  }
  return instant.toISOString();
}
