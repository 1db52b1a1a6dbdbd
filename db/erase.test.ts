import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from './client';
import { eraseDeleted } from './erase';
import { migrateDatabase } from './migrate';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-erase-'));
const url = `file:${path.join(folder, 'app.db')}`;
let db: Database;

beforeAll(async () => {
  db = await openDatabase({ url });
  await migrateDatabase(db);
});
afterAll(() => {
  db.$client.close();
  fs.rmSync(folder, { recursive: true });
});

const holds = (text: string) =>
  fs.readdirSync(folder).some((name) => fs.readFileSync(path.join(folder, name)).includes(text));

it('leaves nothing of what was deleted or replaced in the files, however it was written', async () => {
  const insert = (id: number, text: string) =>
    db.$client.execute({
      sql: `insert into sms_templates (id, name, message_type, message, created_at, updated_at) values (?, 'n', ?, ?, 0, 0)`,
      args: [String(id), String(id), text],
    });
  for (let id = 0; id < 200; id += 1) await insert(id, `canary-${id}-${'long '.repeat(id * 10)}`);
  expect(holds('canary-7-')).toBe(true);
  await db.$client.execute(`update sms_templates set message = 'short' where cast(id as integer) % 3 = 0`);
  await db.$client.batch([`delete from sms_templates where cast(id as integer) % 3 = 1`]);
  const transaction = await db.$client.transaction();
  await transaction.execute(`delete from sms_templates where cast(id as integer) % 3 = 2`);
  await transaction.commit();
  expect(await eraseDeleted(db, url)).toBe(true);
  expect(holds('canary-')).toBe(false);
  expect(holds('short')).toBe(true);
});
