import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from 'db/client';
import { migrateDatabase } from 'db/migrate';
import { useCasesOf } from '../factories/every-use-case';
import { fillUpTo, makePeople, type People } from '../factories/long-history';

interface Statement {
  sql: string;
  params: unknown[];
}

const FEW = 10;
const MANY = 2_000;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-plans-'));
const statements: Statement[] = [];
let db: Database;
/** A connection apart: an explained write counts as one in progress, so that its connection cannot commit. */
let explainer: Database;
let people: People;

beforeAll(async () => {
  const logQuery = (sql: string, params: unknown[]) => void statements.push({ sql, params });
  const url = `file:${path.join(folder, 'app.db')}`;
  db = await openDatabase({ url, logger: { logQuery } });
  await migrateDatabase(db);
  explainer = await openDatabase({ url });
  people = await makePeople(db);
});

afterAll(() => {
  explainer.$client.close();
  db.$client.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function statementsOf(useCase: () => Promise<unknown>): Promise<Statement[]> {
  statements.length = 0;
  await useCase();
  return [...statements];
}

/** Found by one index and put in order afterwards: a range of days, and the one or two files that somebody has waiting. */
const SORTED_AFTERWARDS = new Set(['listing some days', 'a file that is added']);

/** Lines of a plan that read more than they look for; a recursive `run` and constants are no tables. */
async function badPlanLines({ sql, params }: Statement): Promise<string[]> {
  if (!/^\s*(select|update|delete|with)\b/i.test(sql)) return [];
  const explain = { sql: `EXPLAIN QUERY PLAN ${sql}`, args: params as string[] };
  const { rows } = await explainer.$client.execute(explain);
  expect(rows.length, sql).toBeGreaterThan(0);
  return rows
    .map((row) => String(row.detail))
    .filter((detail) => /^SCAN (?!run$|CONSTANT ROW)|TEMP B-TREE/.test(detail))
    .map((detail) => `${detail}: ${sql}`);
}

test('no use case asks more often with a long history, and every query finds its rows by an index', async () => {
  const measured: Record<string, { few: number; many: number; bad: string[] }> = {};
  const useCases = useCasesOf(db, people);
  await fillUpTo(db, people, FEW);
  for (const [name, useCase] of Object.entries(useCases)) {
    measured[name] = { few: (await statementsOf(useCase)).length, many: 0, bad: [] };
  }
  await fillUpTo(db, people, MANY);
  for (const [name, useCase] of Object.entries(useCases)) {
    const asked = await statementsOf(useCase);
    const bad = (await Promise.all(asked.map(badPlanLines))).flat();
    measured[name] = { few: measured[name]?.few ?? 0, many: asked.length, bad };
  }
  for (const [name, { few, many, bad }] of Object.entries(measured)) {
    expect(few, `statements of ${name}`).toBeGreaterThan(0);
    expect(many, `statements of ${name}`).toBe(few);
    const allowed = SORTED_AFTERWARDS.has(name) ? /^USE TEMP B-TREE FOR ORDER BY:/ : /^$/;
    expect(
      bad.filter((line) => !allowed.test(line)),
      `query plans of ${name}`,
    ).toEqual([]);
  }
  expect(measured['/trends']?.many).toBe(4);
  expect(measured['insights that are known']?.many).toBe(3);
});
