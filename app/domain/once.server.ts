import { createHash } from 'node:crypto';
import type { Executor } from 'db/client';
import {
  findIdempotencyKey,
  type IdempotencyRow,
  insertIdempotencyKey,
  insertingIdempotencyKey,
} from 'db/repositories/idempotency';
import type { Write } from 'db/together';
import { Problem } from './problem';

interface Key {
  ownerId: string;
  /** Keys of different operations are not in each other's way. */
  operation: string;
  /** None: done each time. */
  key: string | undefined;
}

export interface Call extends Key {
  /** What was asked for: the key stands for this and for nothing else. Nothing secret; only its hash is stored. */
  input: unknown;
}

/** What a key has done already. */
export interface Earlier {
  /** The id of what was made then. */
  id: string;
  /** False when the key came with another input. */
  isSame: boolean;
}

const hashOf = (input: unknown) =>
  createHash('sha256')
    .update(typeof input === 'string' ? input : JSON.stringify(input))
    .digest('hex');

async function findRow(tx: Executor, { ownerId, operation, key }: Key): Promise<IdempotencyRow | undefined> {
  return key ? findIdempotencyKey(tx, { ownerId, operation, key }) : undefined;
}

/** The id of what a key has made already, whatever came with it; undefined for a key that has made nothing. */
export async function findMade(tx: Executor, key: Key): Promise<string | undefined> {
  return (await findRow(tx, key))?.resourceId;
}

/** What this key has done already, or undefined. */
export async function findEarlier(tx: Executor, call: Call): Promise<Earlier | undefined> {
  const row = await findRow(tx, call);
  return row && { id: row.resourceId, isSame: row.requestHash === hashOf(call.input) };
}

/** @throws Problem 'invalid' when the key was used for other content; `what` names it, such as 'check-in' */
export function requireSame({ isSame }: Pick<Earlier, 'isSame'>, what: string): void {
  if (!isSame) throw new Problem('invalid', `This Idempotency-Key was already used for another ${what}.`);
}

interface Ways<Result> {
  now: Date;
  /** Gives what was made with the key before. */
  again: (earlier: Earlier) => Promise<Result>;
  /** Makes it, and names it; without an `id` nothing was made, and the key stays free. */
  make: () => Promise<{ id?: string; result: Result }>;
}

/**
 * Makes something once for each key of an owner, however often it is asked for. Belongs in the transaction that makes it.
 * @throws whatever `again` or `make` throws
 */
export async function once<Result>(
  tx: Executor,
  call: Call,
  { now, again, make }: Ways<Result>,
): Promise<Result> {
  const earlier = await findEarlier(tx, call);
  if (earlier) return again(earlier);
  const { id, result } = await make();
  const row = id === undefined ? undefined : keyRow(call, { id, now });
  if (row) await insertIdempotencyKey(tx, row);
  return result;
}

/** What is written together with what a key makes: it fails when the key has made something meanwhile. */
export function claimingKey(call: Call, made: { id: string; now: Date }): Write[] {
  const row = keyRow(call, made);
  return row ? [(db) => insertingIdempotencyKey(db, row)] : [];
}

function keyRow(
  { input, key, ...which }: Call,
  { id, now }: { id: string; now: Date },
): IdempotencyRow | undefined {
  return key === undefined || key === ''
    ? undefined
    : { ...which, key, requestHash: hashOf(input), resourceId: id, createdAt: now };
}
