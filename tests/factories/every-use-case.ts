import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { findLiveSession, noteUsed } from '~/domain/accounts/sessions.server';
import { deleteChat, endCurrentChat, listChats, readCurrentChat } from '~/domain/chat/conversations.server';
import { readMaterial } from '~/domain/chat/facts.server';
import { takeTurn } from '~/domain/chat/take-turn.server';
import { discardDraft, findDraft, keepInDraft } from '~/domain/check-in/drafts/drafts.server';
import { changeCheckIn } from '~/domain/check-in/entries/change-check-in.server';
import * as checkIns from '~/domain/check-in/entries/check-ins.server';
import { listCheckIns } from '~/domain/check-in/entries/list-check-ins.server';
import { assessStoredNotes } from '~/domain/check-in/entries/stored-notes.server';
import { readUserStats } from '~/domain/check-in/progress/user-stats.server';
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
import { findGuest, noteSeen } from '~/domain/owners/guests.server';
import { assess } from '~/domain/safety/assess';
import type { Database } from 'db/client';
import { findNewestChatCrisis } from 'db/repositories/chats';
import { insightCache } from 'db/schema';
import { daylioCsv } from './imports';
import { answers, type People, TODAY } from './long-history';
import { NOW } from './rows';

type Owner = People['owner'];

const LATER = new Date('2026-11-19T12:00:00Z');

/** What the app does for one request, each with data of its own. Writes leave as many check-ins as they found. */
export const useCasesOf = (db: Database, people: People): Record<string, () => Promise<unknown>> => ({
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
    await readInsights(db, people.owner, insights.readInsights);
  },
  'insights that are known': async () => readInsights(db, people.owner, insights.readInsights),
  'insights on risk': async () => readInsights(db, people.owner, insights.readMentalHealthInsights),
  'insights on the week': async () => readInsights(db, people.owner, insights.readWeekInsights),
  home: async () =>
    Promise.all([
      readWeek(db, { owner: people.owner, now: NOW }),
      readUserStats(db, { owner: people.owner, now: NOW }),
      readLatest(db, people.owner.id),
    ]),
  'looking for notes to assess': async () => assessStoredNotes(db),
  'listing check-ins': async () => list(db, people.owner, {}),
  'listing the next page': async () =>
    list(db, people.owner, { cursor: `${NOW.getTime() - 86_400_000}.${randomUUID()}` }),
  'listing some days': async () => list(db, people.owner, { from: '2026-11-01', to: TODAY }),
  'listing what a search finds': async () => list(db, people.owner, { q: 'walk Ängste', rating: 4 }),
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
  '30 days of trends': async () => longView(db, people.owner, '30'),
  '365 days of trends': async () => longView(db, people.owner, '365'),
  'a year in pixels': async () => longView(db, people.owner, 'year'),
  'a deletion, and its undo': () => deleteAndUndo(db, people.owner),
  'keeping a draft': async () => {
    const which = { ownerId: people.owner.id, mode: 'full' as const };
    await keepInDraft(db, { ...which, answers, submissionKey: randomUUID(), now: NOW });
    await findDraft(db, which);
    await discardDraft(db, which);
  },
  'a check-in, its retry, its change and its deletion': () => writeCheckIn(db, people.owner, {}),
  'opening the chat': async () => readCurrentChat(db, { owner: people.owner, firstName: 'Ines', now: NOW }),
  'a turn of the chat and its retry': () => writeTurn(db, people.owner),
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
  'a file that is added': () => addFile(db, people.owner),
  'a backdated check-in': () => writeCheckIn(db, people.owner, { date: new Date('2026-11-10T12:00:00Z') }),
});

async function readInsights(
  db: Database,
  owner: Owner,
  read: (database: Database, asked: insights.ReadWorded) => Promise<unknown>,
): Promise<void> {
  const work: Promise<unknown>[] = [];
  const inBackground = (_: string, one: Promise<unknown>) => void work.push(one);
  await read(db, { owner, now: NOW, ai: null, inBackground });
  await Promise.all(work);
}

const list = (db: Database, owner: Owner, query: Partial<Parameters<typeof listCheckIns>[1]['query']>) =>
  listCheckIns(db, { ownerId: owner.id, query: { limit: 5, ...query } as never });

const longView = (db: Database, owner: Owner, view: LongView) =>
  readLongView(db, { owner, view, year: '2026', now: NOW });

async function deleteAndUndo(db: Database, owner: Owner) {
  const input = { answers, unanswered: {}, notes: 'A walk', date: undefined, timeZone: 'UTC' };
  const { id } = await checkIns.createCheckIn(db, { owner, input, now: NOW });
  const { undoKey } = await deleteWithUndo(db, { ownerId: owner.id, id }, NOW);
  await timeToUndo(db, { ownerId: owner.id, undoKey, now: NOW });
  await undoDeletion(db, { ownerId: owner.id, undoKey, now: NOW });
  await checkIns.deleteCheckIn(db, { ownerId: owner.id, id });
}

async function writeCheckIn(db: Database, owner: Owner, { date }: { date?: Date }) {
  const input = { answers, unanswered: {}, notes: null, date, timeZone: 'UTC' };
  const write = { owner, input, now: NOW, idempotencyKey: randomUUID() };
  const { id } = await checkIns.createCheckIn(db, write);
  await checkIns.createCheckIn(db, write);
  const changes = { answers, notes: null, date: new Date('2026-11-12T12:00:00Z'), timeZone: undefined };
  await changeCheckIn(db, { owner, id, changes, now: NOW });
  await checkIns.deleteCheckIn(db, { ownerId: owner.id, id });
}

async function addFile(db: Database, owner: Owner) {
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

async function writeTurn(db: Database, owner: Owner) {
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
