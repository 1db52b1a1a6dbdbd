import { LibsqlBatchError } from '@libsql/client';
import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database, Executor } from './client';
import { isUniqueViolation } from './errors';
import { Lines } from './lines';
import { SERVER_WAIT_MS } from './server-fetch';
import { afterWaiting } from './waited';

/** What has to be true at this place among the statements; otherwise none of them is done, and this is thrown. */
export interface Guard {
  holds: SQL;
  otherwise: () => Error;
}
export type Write = (db: Executor) => BatchItem<'sqlite'> & PromiseLike<unknown>;
export type Step = Write | Guard;

/** What was read has changed since. Nothing was written. */
class Overtaken extends Error {
  override name = 'Overtaken';
}

/** A guard over what was read before: as long as it holds, what was decided from it is right. */
export const unchanged = (holds: SQL): Guard => ({ holds, otherwise: () => new Overtaken() });

const isGuard = (step: Step): step is Guard => typeof step !== 'function';
// CASE looks at its second half only when it has to, and then the statement fails.
const holdsOrFails = ({ holds }: Guard) => sql`select case when ${holds} then 1 else json('no') end`;

/**
 * Does all of it in one batch, or nothing: one round trip, and no writer waits for another's.
 * @throws what the guard says that does not hold, and whatever the database throws
 */
async function writeTogether(db: Database, steps: readonly Step[]): Promise<void> {
  const items = steps.map((step) => (isGuard(step) ? db.all(holdsOrFails(step)) : step(db)));
  const [first, ...rest] = items;
  if (!first) return;
  try {
    await db.batch([first, ...rest]);
  } catch (error) {
    const failed = error instanceof LibsqlBatchError ? steps[error.statementIndex] : undefined;
    throw failed && isGuard(failed) && isRefusal(error) ? failed.otherwise() : error;
  }
}

const isRefusal = (error: unknown) => error instanceof Error && /malformed JSON/i.test(error.message);

/**
 * The same within a transaction, where what was read cannot have changed.
 * @throws what the guard says that does not hold: then the transaction must end
 */
export async function writeWithin(tx: Executor, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (!isGuard(step)) await step(tx);
    else if (!(await tx.get<{ holds: number }>(sql`select ${step.holds} as holds`)).holds)
      throw step.otherwise();
  }
}

const ATTEMPTS = 3;

interface ReadThenWrite<Seen, Result> {
  /** Whose data it is: their writes of this process line up, for each would only overtake the others. */
  ownerId: string;
  read: (db: Database) => Promise<Seen>;
  /** What `read` has given already. */
  seen?: Seen;
  /** That `decide` will hardly be able to tell: unless something was seen already, nothing is read to find that out. */
  isHardToTell?: boolean;
  /** What to write, guarded by what was seen; undefined when only a transaction can tell. */
  decide: (seen: Seen) => { steps: Step[]; result: Result } | undefined;
  /** The same in a transaction, into which nobody comes in between. */
  within: (tx: Executor) => Promise<Result>;
}

const linesOf = new WeakMap<Database, Lines>();

function linesAt(db: Database): Lines {
  const lines = linesOf.get(db) ?? new Lines();
  linesOf.set(db, lines);
  return lines;
}

/**
 * Reads, decides, and writes in one batch that is done only if what was read still stands: two round trips, and the
 * database is held by none of them. A caller that another process overtakes reads again; at last, and where `decide`
 * cannot tell, a transaction.
 * @throws DatabaseUnavailableError when the owner's line is too long, or the database is out of reach for the one before
 */
export function readThenWrite<Seen, Result>(
  db: Database,
  { ownerId, seen, ...ways }: ReadThenWrite<Seen, Result>,
): Promise<Result> {
  const cameAt = Date.now();
  return linesAt(db).standIn(ownerId, cameAt + SERVER_WAIT_MS, (hasWaited) =>
    afterWaiting(Date.now() - cameAt, () =>
      // What was seen before somebody else's turn is out of date.
      inTurn(db, { ...ways, seen: hasWaited ? undefined : seen }),
    ),
  );
}

async function inTurn<Seen, Result>(
  db: Database,
  { read, seen, isHardToTell, decide, within }: Omit<ReadThenWrite<Seen, Result>, 'ownerId'>,
): Promise<Result> {
  if (isHardToTell && seen === undefined) return db.transaction(within);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const known = attempt === 1 && seen !== undefined ? seen : await read(db);
    const decision = decide(known);
    if (!decision) break;
    try {
      await writeTogether(db, decision.steps);
      return decision.result;
    } catch (error) {
      // A key, or a row of which there is one: somebody else has just made it.
      if (!(error instanceof Overtaken) && !isUniqueViolation(error)) throw error;
    }
  }
  return db.transaction(within);
}
