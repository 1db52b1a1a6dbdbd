import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countUsers, listUsers, readAdminStats } from '~/domain/admin/directory.server';
import { SORTS, STATUSES } from '~/domain/admin/schema';
import { readAuditLog } from '~/domain/audit/audit.server';
import { countLogs, readLogs } from '~/domain/sms/logs.server';
import { runTextPass } from '~/domain/sms/pass.server';
import { type Database, openDatabase } from 'db/client';
import { migrateDatabase } from 'db/migrate';
import { owners, users } from 'db/schema';
import { NOW } from '../factories/rows';
import { newTexted, recordingSms, testRules } from '../factories/texting';

interface Statement {
  sql: string;
  params: unknown[];
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-admin-plans-'));
const statements: Statement[] = [];
let db: Database;
let explainer: Database;

beforeAll(async () => {
  const url = `file:${path.join(folder, 'app.db')}`;
  db = await openDatabase({
    url,
    logger: { logQuery: (sql, params) => void statements.push({ sql, params }) },
  });
  await migrateDatabase(db);
  explainer = await openDatabase({ url });
  const ids = Array.from({ length: 300 }, (_, i) => `member-${i}`);
  const times = { createdAt: NOW, updatedAt: NOW };
  await db.insert(owners).values(ids.map((id) => ({ id, createdAt: NOW, lastSeenAt: NOW })));
  const person = { firstName: 'Ines', lastName: 'Duarte', phoneNumber: '+15550100199', passwordHash: 'x' };
  await db
    .insert(users)
    .values(ids.map((id) => ({ ...person, ...times, id, email: `${id}@example.org`, searchText: id })));
  await newTexted(db, { nextReminderAt: NOW, nextReflectionAt: NOW });
});
afterAll(() => {
  explainer.$client.close();
  db.$client.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0;
  await work();
  const asked = statements.filter(({ sql }) => /^\s*(select|update|delete)/i.test(sql));
  expect(asked.length).toBeGreaterThan(0);
  const plans = await Promise.all(
    asked.map(({ sql, params }) =>
      explainer.$client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args: params as string[] }),
    ),
  );
  return plans.flatMap(({ rows }) => rows.map(({ detail }) => String(detail)));
}

/** One row, or the four rows of the templates. */
const SMALL = /^SCAN (smsSettings|sms_templates)$/;
const isScan = (line: string) => /^SCAN /.test(line) && !SMALL.test(line) && !/CONSTANT ROW/.test(line);

it('no list or search of users opens the rows of those it does not show', async () => {
  for (const status of STATUSES) {
    for (const search of ['', 'zzz']) {
      for (const sort of SORTS) {
        const query = { search, status, sort, direction: 'desc' as const };
        const lines = await plansOf(() => listUsers(db, { ...query, page: 1 }));
        const opensRows = (line: string) =>
          !/COVERING INDEX|TEMP B-TREE|sqlite_autoindex_users_1 \(id=\?\)/.test(line);
        const bad = lines.filter(opensRows);
        expect(bad, `${status} by ${sort}${search && ', searched'}`).toEqual([]);
      }
      const counted = await plansOf(() => countUsers(db, { search, status }));
      expect(counted.every((line) => /COVERING INDEX/.test(line))).toBe(true);
    }
  }
  const plain = { search: '', status: 'all', sort: 'joined', direction: 'desc', page: 1 } as const;
  const lines = await plansOf(() => listUsers(db, plain));
  expect(lines.filter((line) => /TEMP B-TREE/.test(line))).toEqual([]);
  const numbers = await plansOf(() => readAdminStats(db, NOW));
  expect(numbers.filter((line) => isScan(line) && !/COVERING INDEX/.test(line))).toEqual([]);
});

it('the logs and a round of texts find their rows by an index', async () => {
  const { sms } = recordingSms();
  const works = {
    audit: () => readAuditLog(db, 1),
    logs: () => readLogs(db, { page: 1, limit: 50 }),
    'logs of a type': () => readLogs(db, { type: 'test', page: 1, limit: 50 }),
    'logs of a status': () => readLogs(db, { status: 'sent', page: 1, limit: 50 }),
    'counting logs': () => countLogs(db, { type: 'test', status: 'sent' }),
    'a round of texts': () =>
      runTextPass(db, { sms, rules: testRules(), appUrl: 'http://x.example', clock: () => NOW }),
  };
  for (const [name, work] of Object.entries(works)) {
    const bad = (await plansOf(work)).filter((line) => isScan(line) && !/USING (COVERING )?INDEX/.test(line));
    expect(bad, name).toEqual([]);
  }
});
