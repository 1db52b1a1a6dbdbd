import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '~/domain/accounts/accounts.server';
import { findLiveSession, noteUsed } from '~/domain/accounts/sessions.server';
import { addDays } from '~/domain/calendar/dates';
import { deleteChat, endCurrentChat, listChats, readCurrentChat } from '~/domain/chat/conversations.server';
import { readMaterial } from '~/domain/chat/facts.server';
import { takeTurn } from '~/domain/chat/take-turn.server';
import { discardDraft, findDraft, keepInDraft } from '~/domain/check-in/drafts/drafts.server';
import { changeCheckIn } from '~/domain/check-in/entries/change-check-in.server';
import * as checkIns from '~/domain/check-in/entries/check-ins.server';
import { listCheckIns } from '~/domain/check-in/entries/list-check-ins.server';
import { assessStoredNotes } from '~/domain/check-in/entries/stored-notes.server';
import { readUserStats, recountProgress } from '~/domain/check-in/progress/user-stats.server';
import { ratingColumns } from '~/domain/check-in/rules';
import type { LongView } from '~/domain/check-in/trends/long-views';
import { readLongView } from '~/domain/check-in/trends/long-views.server';
import { readTrends } from '~/domain/check-in/trends/trends.server';
import { readLatest, readWeek } from '~/domain/check-in/trends/week.server';
import { readDay, readHistory } from '~/domain/history/history.server';
import { deleteWithUndo, timeToUndo, undoDeletion } from '~/domain/history/undo.server';
import { addImport } from '~/domain/import/add.server';
import { discardWaiting } from '~/domain/import/discard.server';
import { findWaitingImport, listRows, rateMoods } from '~/domain/import/dry-run.server';
import { stageImport } from '~/domain/import/stage.server';
import * as insights from '~/domain/insights/insights.server';
import { createGuest, findGuest, noteSeen } from '~/domain/owners/guests.server';
import { assess } from '~/domain/safety/assess';
import { type Database, openDatabase } from 'db/client';
import { migrateDatabase } from 'db/migrate';
import { findNewestChatCrisis } from 'db/repositories/chats';
import { chatSessions, insightCache, moodEntries } from 'db/schema';
import { daylioCsv } from '../factories/imports';

interface Statement {
  sql: string;
  params: unknown[];
}

const NOW = new Date('2026-11-18T12:00:00Z');
const LATER = new Date('2026-11-19T12:00:00Z');
const TODAY = '2026-11-18';
const FEW = 10;
const MANY = 2_000;
const answers = { overallMood: 4, sleepRating: 3 } as const;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'soundings-plans-'));
const statements: Statement[] = [];
let db: Database;
/** A connection apart: an explained write counts as one in progress, so that its connection cannot commit. */
let explainer: Database;
let people: Awaited<ReturnType<typeof makePeople>>;

beforeAll(async () => {
  const logQuery = (sql: string, params: unknown[]) => void statements.push({ sql, params });
  const url = `file:${path.join(folder, 'app.db')}`;
  db = await openDatabase({ url, logger: { logQuery } });
  await migrateDatabase(db);
  explainer = await openDatabase({ url });
  people = await makePeople();
});

afterAll(() => {
  explainer.$client.close();
  db.$client.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function makePeople() {
  const guest = await createGuest(db, { timeZone: 'Europe/Lisbon', now: NOW });
  const input = {
    firstName: 'Ines',
    lastName: 'Duarte',
    email: 'ines@example.org',
    phoneNumber: '+1 555 010 0199',
    password: 'tide-and-lantern',
  };
  const member = await register(db, { input: { ...input, confirmPassword: input.password }, now: NOW });
  const live = await findLiveSession(db, { token: member.session.token, now: NOW });
  if (!live) throw new Error('the new session is not live');
  return { guest, owner: live.owner, session: live.session, token: member.session.token };
}

/** Three a day, back from today. */
async function fillUpTo(total: number): Promise<void> {
  const { owner } = people;
  const ofBefore = await db.$count(moodEntries);
  const rows = Array.from({ length: total - ofBefore }, (_, i) => {
    const daysBack = Math.floor((ofBefore + i) / 3);
    const date = new Date(NOW.getTime() - daysBack * 86_400_000 - i);
    return {
      id: randomUUID(),
      ownerId: owner.id,
      date,
      timeZone: 'UTC',
      localDate: addDays(TODAY, -daysBack),
      recordedAt: date,
      updatedAt: date,
      responses: answers,
      ...ratingColumns(answers),
    };
  });
  for (let i = 0; i < rows.length; i += 500) await db.insert(moodEntries).values(rows.slice(i, i + 500));
  await recountProgress(db, owner.id);
  const chats = Array.from({ length: total / 10 - (await db.$count(chatSessions)) }, (_, i) => ({
    id: randomUUID(),
    ownerId: owner.id,
    date: new Date(NOW.getTime() - (i + 1) * 86_400_000),
    endedAt: NOW,
    crisisAt: NOW,
    messages: [],
  }));
  await db.insert(chatSessions).values(chats);
}

/** What the app does for one request, each with data of its own. Writes leave as many check-ins as they found. */
const USE_CASES: Record<string, () => Promise<unknown>> = {
  'looking up a session': async () => findLiveSession(db, { token: people.token, now: LATER }),
  'noting that a session was used': async () =>
    noteUsed(db, { session: people.session, appLock: null, now: LATER }),
  'looking up a guest': async () => findGuest(db, { token: people.guest.token, now: LATER }),
  'noting that a guest was seen': async () => noteSeen(db, { owner: people.guest.owner, now: LATER }),
  '/trends': async () =>
    Promise.all([
      readTrends(db, { owner: people.owner, now: NOW }),
      readUserStats(db, { owner: people.owner, now: NOW }),
    ]),
  'insights that are worked out': async () => {
    await db.delete(insightCache).where(eq(insightCache.ownerId, people.owner.id));
    await readInsights(insights.readInsights);
  },
  'insights that are known': async () => readInsights(insights.readInsights),
  'insights on risk': async () => readInsights(insights.readMentalHealthInsights),
  'insights on the week': async () => readInsights(insights.readWeekInsights),
  home: async () =>
    Promise.all([
      readWeek(db, { owner: people.owner, now: NOW }),
      readUserStats(db, { owner: people.owner, now: NOW }),
      readLatest(db, people.owner.id),
    ]),
  'looking for notes to assess': async () => assessStoredNotes(db),
  'listing check-ins': async () => list({}),
  'listing the next page': async () => list({ cursor: `${NOW.getTime() - 86_400_000}.${randomUUID()}` }),
  'listing some days': async () => list({ from: '2026-11-01', to: TODAY }),
  'listing what a search finds': async () => list({ q: 'walk Ängste', rating: 4 }),
  '/history': async () => readHistory(db, { owner: people.owner, filters: {}, now: NOW }),
  '/history, an older page': async () => {
    const cursor = `2026-11-17.${NOW.getTime() - 86_400_000}.${randomUUID()}`;
    return readHistory(db, { owner: people.owner, filters: {}, cursor, now: NOW });
  },
  '/history, filtered': async () => {
    const filters = { from: '2026-11-01', to: TODAY, rating: 4, q: 'walk Ängste' };
    return readHistory(db, { owner: people.owner, filters, month: '2026-10', now: NOW });
  },
  'a day of the history': async () => readDay(db, { owner: people.owner, date: TODAY, now: NOW }),
  '30 days of trends': async () => longView('30'),
  '365 days of trends': async () => longView('365'),
  'a year in pixels': async () => longView('year'),
  'a deletion, and its undo': deleteAndUndo,
  'keeping a draft': async () => {
    const which = { ownerId: people.owner.id, mode: 'full' as const };
    await keepInDraft(db, { ...which, answers, submissionKey: randomUUID(), now: NOW });
    await findDraft(db, which);
    await discardDraft(db, which);
  },
  'a check-in, its retry, its change and its deletion': () => writeCheckIn({}),
  'opening the chat': async () => readCurrentChat(db, { owner: people.owner, firstName: 'Ines', now: NOW }),
  'a turn of the chat and its retry': () => writeTurn(),
  'the list of conversations': async () =>
    Promise.all([
      listChats(db, { ownerId: people.owner.id }),
      listChats(db, { ownerId: people.owner.id, before: LATER }),
    ]),
  'what a message is assessed against': async () =>
    Promise.all([
      readMaterial(db, { ownerId: people.owner.id, now: NOW }),
      findNewestChatCrisis(db, people.owner.id),
    ]),
  'a file that is added': () => addFile(),
  'a backdated check-in': () => writeCheckIn({ date: new Date('2026-11-10T12:00:00Z') }),
};

async function readInsights(
  read: (database: Database, asked: insights.ReadWorded) => Promise<unknown>,
): Promise<void> {
  const work: Promise<unknown>[] = [];
  const inBackground = (_: string, one: Promise<unknown>) => void work.push(one);
  await read(db, { owner: people.owner, now: NOW, ai: null, inBackground });
  await Promise.all(work);
}

const list = (query: Partial<Parameters<typeof listCheckIns>[1]['query']>) =>
  listCheckIns(db, { ownerId: people.owner.id, query: { limit: 5, ...query } as never });

const longView = (view: LongView) => readLongView(db, { owner: people.owner, view, year: '2026', now: NOW });

async function deleteAndUndo() {
  const { owner } = people;
  const input = { answers, unanswered: {}, notes: 'A walk', date: undefined, timeZone: 'UTC' };
  const { id } = await checkIns.createCheckIn(db, { owner, input, now: NOW });
  const { undoKey } = await deleteWithUndo(db, { ownerId: owner.id, id }, NOW);
  await timeToUndo(db, { ownerId: owner.id, undoKey, now: NOW });
  await undoDeletion(db, { ownerId: owner.id, undoKey, now: NOW });
  await checkIns.deleteCheckIn(db, { ownerId: owner.id, id });
}

async function writeCheckIn({ date }: { date?: Date }) {
  const { owner } = people;
  const input = { answers, unanswered: {}, notes: null, date, timeZone: 'UTC' };
  const write = { owner, input, now: NOW, idempotencyKey: randomUUID() };
  const { id } = await checkIns.createCheckIn(db, write);
  await checkIns.createCheckIn(db, write);
  const changes = { answers, notes: null, date: new Date('2026-11-12T12:00:00Z'), timeZone: undefined };
  await changeCheckIn(db, { owner, id, changes, now: NOW });
  await checkIns.deleteCheckIn(db, { ownerId: owner.id, id });
}

async function addFile() {
  const { owner } = people;
  const which = { ownerId: owner.id };
  const rows = ['2024-03-01', '2024-03-02', 'no day'].map((day) => `${day},M,F,20:00,good,,,Brought along`);
  const file = () => Readable.from([Buffer.from(daylioCsv(rows))]);
  await discardWaiting(db, { ...which, id: await stageImport(db, { owner, file: file(), now: NOW }) });
  const id = await stageImport(db, { owner, file: file(), timeZone: 'UTC', now: NOW });
  await findWaitingImport(db, owner.id);
  await listRows(db, { ...which, id, after: 0, limit: 100 });
  await listRows(db, { ...which, id, outcome: 'refuse', after: 0, limit: 100 });
  await rateMoods(db, { ...which, id, ratings: { good: 4 } });
  await listRows(db, { ...which, id, outcome: 'add', after: 0, limit: 100 });
  await addImport(db, { ...which, id, clock: () => NOW });
  const added = await listCheckIns(db, {
    ownerId: owner.id,
    query: { to: '2024-03-02', limit: 5 } as never,
  });
  for (const entry of added.page) await checkIns.deleteCheckIn(db, { ...which, id: entry.id });
}

async function writeTurn() {
  const { owner } = people;
  const turn = {
    owner,
    firstName: null,
    input: { text: 'A long day', heard: assess('A long day') },
    now: NOW,
    idempotencyKey: randomUUID(),
  };
  const { conversationId: id } = await takeTurn(db, turn);
  await takeTurn(db, turn);
  await endCurrentChat(db, { ownerId: owner.id, now: NOW });
  await deleteChat(db, { ownerId: owner.id, id });
}

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
  await fillUpTo(FEW);
  for (const [name, useCase] of Object.entries(USE_CASES)) {
    measured[name] = { few: (await statementsOf(useCase)).length, many: 0, bad: [] };
  }
  await fillUpTo(MANY);
  for (const [name, useCase] of Object.entries(USE_CASES)) {
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
