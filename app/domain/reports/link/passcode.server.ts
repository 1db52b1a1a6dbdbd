import type { Database } from 'db/client';
import { countAttempt, deleteWindow, readCounts } from 'db/repositories/rate-limits';
import { WriteQueue } from 'db/write-queue';
import { isPassword } from '../../crypto/password.server';
import { Problem } from '../../problem';
import { waitInWords } from '../../waiting';
import { mostFrom, NETWORK_WINDOW_MS, PASSCODE_WINDOW_MS, passcodeState, waitAfter } from './passcode-tries';

interface TryPasscode {
  /** Argon2id; null: the report has no passcode, and every try is right. */
  passcodeHash: string | null;
  passcode: string;
  /** What wrong tries are counted under: those of one address, and those at this passcode from all over. */
  keys: { network: string; passcode: string };
  /** How many times the usual is allowed. */
  scale: number;
  now: Date;
}

const queues = new Map<string, { queue: WriteQueue; waiting: number }>();

/** Makes tries of one address wait for each other: many at once would all be looked at before the first was counted. */
async function inLine<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const line = queues.get(key) ?? { queue: new WriteQueue(), waiting: 0 };
  queues.set(key, line);
  line.waiting += 1;
  try {
    return await line.queue.run(work);
  } finally {
    line.waiting -= 1;
    if (line.waiting === 0) queues.delete(key);
  }
}

/**
 * Whether this is the passcode. Only wrong tries count, and a right one is forgiven those before it: it opens also while
 * the address was asked to wait (docs/decisions/049).
 * @throws Problem 'too-many' for a wrong one while the address has to wait, for any once too many were wrong from there,
 * and once the passcode is worn
 */
export async function tryPasscode(db: Database, attempt: TryPasscode): Promise<boolean> {
  if (attempt.passcodeHash === null) return true;
  return inLine(attempt.keys.network, () => tryInTurn(db, attempt));
}

async function tryInTurn(db: Database, { passcodeHash, passcode, keys, scale, now }: TryPasscode) {
  const counted = await readCounts(db, { keys: [keys.network, keys.passcode], now });
  const ofPasscode = counted.get(keys.passcode);
  const ofNetwork = counted.get(keys.network);
  const state = passcodeState(ofPasscode?.attempts ?? 0, scale);
  if (ofPasscode && state === 'worn') throw wornOut(ofPasscode.resetsAt.getTime() - now.getTime());
  const wrongBefore = ofNetwork?.attempts ?? 0;
  if (ofNetwork && wrongBefore >= mostFrom(state, scale))
    throw shut(ofNetwork.resetsAt.getTime() - now.getTime());
  if (passcodeHash === null || (await isPassword(passcode, passcodeHash))) {
    if (ofNetwork) await deleteWindow(db, keys.network);
    return true;
  }
  await db.transaction(async (tx) => {
    await countAttempt(tx, { key: keys.network, now, windowMs: NETWORK_WINDOW_MS, slides: true });
    await countAttempt(tx, { key: keys.passcode, now, windowMs: PASSCODE_WINDOW_MS });
  });
  const lastWrong = ofNetwork ? ofNetwork.resetsAt.getTime() - NETWORK_WINDOW_MS : 0;
  const wasAskedToWait = lastWrong + waitAfter(wrongBefore, state, scale) > now.getTime();
  if (wasAskedToWait) throw haveToWait(waitAfter(wrongBefore + 1, state, scale));
  return false;
}

function haveToWait(ms: number): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil(ms / 1000));
  const wait = waitInWords(retryAfterSeconds);
  return new Problem(
    'too-many',
    `That is not the passcode, and there were several wrong ones from here. Please look it up, or wait ${wait} before you guess again.`,
    { retryAfterSeconds },
  );
}

function shut(ms: number): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil(ms / 1000));
  return new Problem(
    'too-many',
    `There were so many wrong passcodes from here that none is taken for ${waitInWords(retryAfterSeconds)}, not even the right one. From another connection, the right one opens the report.`,
    { retryAfterSeconds },
  );
}

const wornOut = (ms: number) =>
  new Problem(
    'too-many',
    'This passcode has been guessed at so often that it opens nothing any more. Please ask the person who shared the report for a new one.',
    { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) },
  );

/** How often each of these passcodes was missed within 30 days, by the key they are counted under. */
export async function readPasscodeStates(
  db: Database,
  { keys, scale, now }: { keys: readonly string[]; scale: number; now: Date },
) {
  const counted = await readCounts(db, { keys, now });
  return new Map(keys.map((key) => [key, passcodeState(counted.get(key)?.attempts ?? 0, scale)]));
}
