import { createHash } from 'node:crypto';
import type { Database } from 'db/client';
import { findHolders, listTakenWeeks, type TargetKind } from 'db/repositories/import-targets';
import type { ImportRow } from 'db/repositories/imports';
import { figure } from '../calendar/counts-in-words';
import { joinPlans, linesOf } from '../safety-plan/join-plans';
import { readSafetyPlan } from '../safety-plan/plan.server';
import { PLAN_FIELDS, type PlanTexts } from '../safety-plan/sections';
import { MOST_SCORES } from '../scores/limits';
import type { FileRow, Outcome } from './types';

/** What is left of what an owner may have. */
export interface Room {
  scores: number;
}

export type SettledRow = Omit<ImportRow, 'importId'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const IS_HERE = {
  'check-in': 'You have this check-in already.',
  chat: 'You have this conversation already.',
  score: 'You have this score already.',
  reflection: 'You have a reflection of this week already.',
} as const;

/** The id that a row always gets from an owner: other owners get other ones from the same file. */
function idFor(ownerId: string, identity: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([ownerId, identity]))
    .digest('hex');
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hash.slice(from, to))
    .join('-');
}

/**
 * Decides over some rows of a file: added, skipped (there already, or twice in the file) or refused.
 * @param seen what stood earlier in the file; it grows
 * @param room how many scores more this owner may have; it shrinks
 */
export async function settle(
  db: Database,
  { ownerId, rows, seen, room }: { ownerId: string; rows: FileRow[]; seen: Set<string>; room: Room },
): Promise<SettledRow[]> {
  const here = await whatIsHere(db, ownerId, rows);
  const settled: SettledRow[] = [];
  for (const row of rows) {
    const [outcome, reason, entryId] = await decide(db, { ownerId, row, seen, room, here });
    const content = outcome === 'add' ? (row.content ?? null) : null;
    const size = content ? JSON.stringify(content).length : 0;
    const { seq, kind, day, label, mood = null } = row;
    settled.push({ seq, kind, day, label, mood, outcome, reason, entryId, content, size });
  }
  return settled;
}

interface Here {
  holders: Map<string, string>;
  weeks: Set<string>;
}

async function whatIsHere(db: Database, ownerId: string, rows: FileRow[]): Promise<Here> {
  const holders = new Map<string, string>();
  for (const kind of ['check-in', 'chat', 'reflection', 'score'] satisfies TargetKind[]) {
    const ids = rows.flatMap((row) => (row.kind === kind && row.content ? idsOf(ownerId, row) : []));
    if (ids.length === 0) continue;
    for (const [id, holder] of await findHolders(db, kind, ids)) holders.set(`${kind} ${id}`, holder);
  }
  const named = rows.flatMap(({ content }) => (content?.kind === 'reflection' ? [content.week] : []));
  const weeks = named.length > 0 ? await listTakenWeeks(db, ownerId, named) : new Set<string>();
  return { holders, weeks };
}

/** The id a row had, if it is one that the app itself gives, and the one it always gets. */
const idsOf = (ownerId: string, { sourceId, identity = '' }: FileRow): string[] => [
  ...(sourceId && UUID.test(sourceId) ? [sourceId] : []),
  idFor(ownerId, identity),
];

const NO_ROOM = `There is room for ${figure(MOST_SCORES)} scores, and all of it is taken.`;

type Decision = [outcome: Outcome, reason: string | null, entryId: string | null];

interface Decide {
  ownerId: string;
  row: FileRow;
  seen: Set<string>;
  room: Room;
  here: Here;
}

async function decide(db: Database, { ownerId, row, seen, room, here }: Decide): Promise<Decision> {
  const { content, reason = null } = row;
  if (!content) return [row.isLeftOut ? 'skip' : 'refuse', reason, null];
  if (content.kind === 'plan') return decidePlan(db, ownerId, content.texts);
  const mark = content.kind === 'reflection' ? `week ${content.week}` : `${content.kind} ${row.identity}`;
  if (seen.has(mark)) return ['skip', 'It stands in this file twice.', null];
  seen.add(mark);
  const ids = idsOf(ownerId, row);
  const holderOf = (id: string) => here.holders.get(`${content.kind} ${id}`);
  const isHere =
    content.kind === 'reflection' ? here.weeks.has(content.week) : ids.some((id) => holderOf(id) === ownerId);
  if (isHere) return ['skip', IS_HERE[content.kind], null];
  // An id that somebody else has stays theirs.
  const free = ids.find((id) => holderOf(id) === undefined);
  if (!free) return ['skip', IS_HERE[content.kind], null];
  if (content.kind === 'score' && room.scores-- <= 0) return ['refuse', NO_ROOM, null];
  return ['add', null, free];
}

async function decidePlan(db: Database, ownerId: string, texts: PlanTexts): Promise<Decision> {
  const { texts: own } = await readSafetyPlan(db, ownerId);
  const joined = joinPlans(own, texts);
  if (PLAN_FIELDS.every((field) => joined[field] === own[field] && isIn(texts[field], own[field])))
    return ['skip', 'All of it is in your safety plan already.', null];
  if (PLAN_FIELDS.some((field) => !isIn(texts[field], joined[field])))
    return ['refuse', 'Together with your safety plan it is longer than a section holds.', null];
  return ['add', 'Lines that your plan does not have are added to it.', null];
}

const isIn = (part: string, whole: string) => {
  const lines = new Set(linesOf(whole));
  return linesOf(part).every((line) => line === '' || lines.has(line));
};
