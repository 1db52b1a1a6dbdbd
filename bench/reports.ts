import { register } from '~/domain/accounts/accounts.server';
import { ratingColumns } from '~/domain/check-in/rules';
import { findOwner } from '~/domain/owners/guests.server';
import { reportSchema } from '~/domain/reports/form/schema';
import { createReport } from '~/domain/reports/stored/reports.server';
import { openDatabase } from 'db/client';
import { migrateDatabase } from 'db/migrate';
import { moodEntries } from 'db/schema';
import { everyDay } from '../tests/factories/reports';

const YEAR = { start: '2025-11-19', end: '2026-11-18' };
const PER_DAY = 2;
const NOW = new Date('2026-11-18T21:00:00Z');
const LIMIT_MS = 300;
const ROUNDS = 9;
const ROWS_PER_INSERT = 200;
const PASSWORD = 'only-for-the-bench';

/** Measures the processor time of making of a report over a year of two check-ins a day, read and stored. @returns whether it is fast enough */
export async function benchReports(database: { url: string; encryptionKey: string }): Promise<boolean> {
  const db = await openDatabase(database);
  await migrateDatabase(db);
  const details = { firstName: 'Ada', lastName: 'Bench', phoneNumber: '+1 555 010 0100' };
  const input = { ...details, email: 'year@example.org', password: PASSWORD, confirmPassword: PASSWORD };
  const { user } = await register(db, { input, timeZone: 'UTC', now: NOW });
  const owner = await findOwner(db, user.id);
  if (!owner) throw new Error('the member of the bench is not there');
  const rows = everyDay(YEAR, PER_DAY).map((entry) => ({
    ...entry,
    ownerId: user.id,
    updatedAt: entry.recordedAt,
    ...ratingColumns(entry.responses),
  }));
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await db.insert(moodEntries).values(rows.slice(start, start + ROWS_PER_INSERT));
  }
  const report = reportSchema({ now: NOW, settings: { timeZone: 'UTC', dayStartHour: 0 } }).parse({
    title: 'A year',
    providerName: 'Dr. Bench',
    providerEmail: 'bench@example.org',
    dateRange: YEAR,
  });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await createReport(db, { owner, user, input: report, now: NOW });
    const { user: inUse, system } = process.cpuUsage(before);
    times.push((inUse + system) / 1000);
  }
  db.$client.close();
  const median = times.sort((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
  const isMet = median <= LIMIT_MS;
  console.log(
    `${isMet ? 'met   ' : 'MISSED'}  a report over a year of ${rows.length} check-ins: ${median.toFixed(0)} ms of processor time (at most ${LIMIT_MS})`,
  );
  return isMet;
}
