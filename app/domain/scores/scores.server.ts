import { randomUUID } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import * as scores from 'db/repositories/scores';
import { localDateAt } from '../calendar/clock';
import { figure } from '../calendar/counts-in-words';
import { daySettings } from '../calendar/day-settings';
import { askAboutScore, hasAskedToday } from '../chat/ask-about-score.server';
import { type Earlier, once, requireSame } from '../once.server';
import type { Owner } from '../owners/guests.server';
import { parseInput } from '../parse';
import { Problem } from '../problem';
import { asksAboutLife, isRecent } from './danger';
import { judgeAll, type Judged } from './judge';
import { MOST_SCORES } from './limits';
import { scoreSchema, withChanges } from './schema';
import type { ScoreValues } from './score';

export type Score = scores.ScoreRow;
export type JudgedScore = Judged<Score>;

interface Kept {
  score: JudgedScore;
  /** Harbor asks about it: its question stands in the chat. */
  isAsked: boolean;
}

interface CreateScore {
  owner: Owner;
  input: ScoreValues;
  now: Date;
  /** A retried write with the same key gives the first one's score. */
  idempotencyKey?: string;
}

/**
 * Stores a score, and puts Harbor's question into the chat when it has to be asked, in one transaction. One that says the
 * same of the same day as one before is that one: somebody went back to the form and sent it again.
 * @throws Problem 'conflict' for one too many, 'invalid' when the key was used for other content, 'gone' when what it stored
 * was deleted since
 */
export async function createScore(
  db: Database,
  { owner, input, now, idempotencyKey }: CreateScore,
): Promise<Kept> {
  const call = { ownerId: owner.id, operation: 'score', key: idempotencyKey, input };
  return db.transaction(async (tx) => {
    const make = async () => {
      const row = (await findSame(tx, owner.id, input)) ?? (await insert(tx, { owner, input, now }));
      const isAsked = await askIfDue(tx, { owner, score: row, now });
      const result = { score: await requireScore(tx, { ownerId: owner.id, id: row.id }), isAsked };
      return { id: isAsked ? `${row.id}${ASKED}` : row.id, result };
    };
    return once(tx, call, { now, again: (earlier) => storedEarlier(tx, owner.id, earlier), make });
  });
}

async function insert(tx: Executor, { owner, input, now }: CreateScore): Promise<Score> {
  if ((await scores.countScores(tx, owner.id)) >= MOST_SCORES) throw tooManyScores();
  const times = { recordedAt: now, updatedAt: now };
  return scores.insertScore(tx, { id: randomUUID(), ownerId: owner.id, ...input, ...times });
}

async function findSame(tx: Executor, ownerId: string, input: ScoreValues): Promise<Score | undefined> {
  const all = await scores.listScores(tx, ownerId);
  const fields = Object.keys(input) as (keyof ScoreValues)[];
  return all.find((one) =>
    fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(input[field])),
  );
}

/** Marks in the name of what a key has made that it was asked about. */
const ASKED = '.asked';

const tooManyScores = () =>
  new Problem(
    'conflict',
    `There is room for ${figure(MOST_SCORES)} scores, and all of it is taken. Please delete some first.`,
  );

async function storedEarlier(tx: Executor, ownerId: string, earlier: Earlier): Promise<Kept> {
  requireSame(earlier, 'score');
  const isAsked = earlier.id.endsWith(ASKED);
  const id = isAsked ? earlier.id.slice(0, -ASKED.length) : earlier.id;
  const score = (await listJudged(tx, ownerId)).find((each) => each.id === id);
  if (!score) throw new Problem('gone', 'That score was saved, and has been deleted since.');
  return { score, isAsked };
}

interface ChangeScore {
  owner: Owner;
  id: string;
  /** As they were sent: checked together with what stays. */
  changes: unknown;
  now: Date;
}

/** @throws Problem 'not-found', or 'invalid' when the whole would not fit or nothing was sent */
export async function changeScore(db: Database, { owner, id, changes, now }: ChangeScore): Promise<Kept> {
  const which = { ownerId: owner.id, id };
  return db.transaction(async (tx) => {
    const before = await scores.findScore(tx, which);
    if (!before) throw noSuchScore();
    const sent = withChanges(before, changes);
    if (!sent) {
      const message = 'Send at least one field to change';
      throw new Problem('invalid', message, { errors: { body: [message] } });
    }
    const values = parseInput(scoreSchema(localDateAt(now, daySettings(owner))), sent);
    const row = await scores.updateScore(tx, { ...which, ...values, updatedAt: now });
    if (!row) throw noSuchScore();
    const isAsked = await askIfDue(tx, { owner, score: row, before, now });
    return { score: await requireScore(tx, which), isAsked };
  });
}

interface AskIfDue {
  owner: Owner;
  score: Score;
  before?: Score;
  now: Date;
}

/** Asks about answer 9; about an old one only if nothing of the kind was asked within a day (docs/decisions/057). */
async function askIfDue(tx: Executor, { owner, score, before, now }: AskIfDue): Promise<boolean> {
  if (!asksAboutLife(score, before)) return false;
  const today = localDateAt(now, daySettings(owner));
  if (!isRecent(score, today) && (await hasAskedToday(tx, { owner, now }))) return false;
  await askAboutScore(tx, { owner, now });
  return true;
}

/** An owner's scores with their bands and changes, oldest first. */
export async function listJudged(db: Executor, ownerId: string): Promise<JudgedScore[]> {
  return judgeAll(await scores.listScores(db, ownerId));
}

/** @throws Problem 'not-found' for an id that is not this owner's */
export async function requireScore(
  db: Executor,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<JudgedScore> {
  const score = (await listJudged(db, ownerId)).find((each) => each.id === id);
  if (!score) throw noSuchScore();
  return score;
}

/** @throws Problem 'not-found' for an id that is not this owner's */
export async function deleteScore(db: Database, which: { ownerId: string; id: string }): Promise<Score> {
  const deleted = await scores.deleteScore(db, which);
  if (!deleted) throw noSuchScore();
  return deleted;
}

const noSuchScore = () => new Problem('not-found', 'There is no such score.');
