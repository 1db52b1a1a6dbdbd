import { randomUUID } from 'node:crypto';
import { completeOnboarding, register } from '~/domain/accounts/accounts.server';
import { localDateAt } from '~/domain/calendar/clock';
import { type Answers, FACTOR_FIELDS, type Rating } from '~/domain/check-in/answers';
import { recountProgress } from '~/domain/check-in/progress/user-stats.server';
import { ratingColumns } from '~/domain/check-in/rules';
import { type Database, openDatabase } from 'db/client';
import { migrateDatabase } from 'db/migrate';
import type { NewMoodEntry } from 'db/repositories/check-ins';
import { moodEntries } from 'db/schema';
import { DAY_MS } from '../app/domain/calendar/durations';

const NOTE =
  'Slept badly and the day was long, but a walk by the sea after lunch helped. Talked with a friend in the evening, ' +
  'made tea, read a little, and went to bed before eleven. Tomorrow I want to begin with the thing I keep putting off.';
const ROWS_PER_INSERT = 200;
const DAYS_SETTINGS = { timeZone: 'Europe/Lisbon', dayStartHour: 0 };
const PASSWORD = 'only-for-the-bench';

const emailOf = (entries: number) => `owner-of-${entries}@example.org`;

/** Makes one member for each number of check-ins, straight in the database. */
export async function makeOwners(
  database: { url: string; encryptionKey: string },
  sizes: number[],
): Promise<void> {
  const db = await openDatabase(database);
  await migrateDatabase(db);
  for (const entries of sizes) await makeOwner(db, entries, new Date());
  db.$client.close();
}

/** @returns the id of a new member with that many check-ins */
export async function makeOwner(db: Database, entries: number, now: Date): Promise<string> {
  const { user } = await register(db, {
    input: {
      firstName: 'Ada',
      lastName: 'Bench',
      email: emailOf(entries),
      phoneNumber: '+1 555 010 0100',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    },
    timeZone: DAYS_SETTINGS.timeZone,
    now,
  });
  await completeOnboarding(db, { user, now });
  const rows = Array.from({ length: entries }, (_, index) => entryOf(user.id, index, now));
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await db.insert(moodEntries).values(rows.slice(start, start + ROWS_PER_INSERT));
  }
  await recountProgress(db, user.id);
  return user.id;
}

/** One a day back to a thousand days ago; what is more than that makes those days fuller. */
function entryOf(ownerId: string, index: number, now: Date): NewMoodEntry {
  const date = new Date(now.getTime() - (index % 1000) * DAY_MS - Math.floor(index / 1000) * 1000);
  const answers: Answers = {};
  for (const [place, field] of FACTOR_FIELDS.entries())
    answers[field] = (1 + ((index + place) % 5)) as Rating;
  return {
    id: randomUUID(),
    ownerId,
    date,
    timeZone: DAYS_SETTINGS.timeZone,
    localDate: localDateAt(date, DAYS_SETTINGS),
    recordedAt: date,
    updatedAt: date,
    notes: `${NOTE} ${index}`,
    responses: answers,
    ...ratingColumns(answers),
  };
}

/** @returns the cookies of a browser in which this owner has logged in */
export async function logIn(url: string, entries: number): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(entries), password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`logging in answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
