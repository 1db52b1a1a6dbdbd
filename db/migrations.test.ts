import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../tests/factories/database';
import { migrateDatabase } from './migrate';

const MIGRATIONS = 'db/migrations';
interface Journal {
  entries: { tag: string }[];
}

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await makeDatabase('a local file');
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-migrations-'));
});
afterEach(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  await database.close();
});

/** The migrations before one of them, in a folder of their own. */
function migrationsBefore(name: string): string {
  fs.cpSync(MIGRATIONS, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as Journal;
  const at = journal.entries.findIndex(({ tag }) => tag.replaceAll('-', '_').endsWith(name));
  expect(at).toBeGreaterThan(0);
  fs.writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}

it('forms that were kept among deleted check-ins are kept on, and deleted check-ins are no forms', async () => {
  const db = await database.open();
  await migrateDatabase(db, migrationsBefore('kept_forms'));
  const now = Date.now();
  const ownerId = 'owner';
  // As the database was then: columns that came later are not named.
  await db.run(
    sql`insert into owners (id, guest_token_hash, created_at, last_seen_at) values (${ownerId}, 'hash', ${now}, ${now})`,
  );
  for (const [key, expiresAt] of [
    ['form', now + 3_600_000],
    ['undo', now + 10_000],
    ['old form', now - 1000],
  ] as const)
    await db.run(
      sql`insert into deleted_mood_entries (key_hash, owner_id, sealed, expires_at) values (${key}, ${ownerId}, 'x', ${expiresAt})`,
    );
  await migrateDatabase(db);
  expect(await db.query.keptForms.findMany()).toEqual([
    {
      id: 'form',
      keyHash: 'form',
      ownerId,
      sealedFor: ownerId,
      sealed: 'x',
      expiresAt: new Date(now + 3_600_000),
    },
  ]);
});

it('reports that have a passcode get a short code each, and others none', async () => {
  const db = await database.open();
  await migrateDatabase(db, migrationsBefore('short_addresses'));
  const now = Date.now();
  await db.run(sql`insert into owners (id, created_at, last_seen_at) values ('owner', ${now}, ${now})`);
  await db.run(
    sql`insert into users (id, email, password_hash, first_name, last_name, phone_number, created_at, updated_at) values ('owner', 'ines@example.org', 'hash', 'Ines', 'Duarte', '', ${now}, ${now})`,
  );
  for (const [id, passcodeHash] of [
    ['one', 'hash'],
    ['two', 'hash'],
    ['open', null],
  ] as const)
    await db.run(
      sql`insert into mood_reports (id, user_id, report_id, title, date_range, report_data, share_settings, passcode_hash, created_at, updated_at) values (${id}, 'owner', ${id}, 'For my visit', '{}', '{}', '{}', ${passcodeHash}, ${now}, ${now})`,
    );
  await migrateDatabase(db);
  const reports = await db.query.moodReports.findMany({ columns: { id: true, shortCode: true } });
  const codes = new Map(reports.map(({ id, shortCode }) => [id, shortCode]));
  expect(codes.get('open')).toBeNull();
  for (const id of ['one', 'two']) expect(codes.get(id)).toMatch(/^[2-9bcdfghjkmnpqrstvwxyz]{10}$/);
  expect(codes.get('one')).not.toBe(codes.get('two'));
});
