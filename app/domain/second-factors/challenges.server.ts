import type { Executor } from 'db/client';
import {
  type ChallengeRow,
  deleteChallenge,
  findChallenge,
  insertChallenge,
  takeTry,
} from 'db/repositories/second-factor-challenges';
import { MINUTE_MS } from '../calendar/durations';
import { hashToken, newToken } from '../crypto/tokens.server';

/** How long somebody has for a code, and a device for its answer. */
const MINUTES: Record<Purpose, number> = {
  code: 10,
  'passkey-login': 5,
  'passkey-confirm': 5,
  'passkey-add': 5,
};
/** A device answers a challenge once. */
const TRIES: Record<Purpose, number> = {
  code: 5,
  'passkey-login': 1,
  'passkey-confirm': 1,
  'passkey-add': 1,
};

type Purpose = ChallengeRow['purpose'];
export type Challenge = ChallengeRow;

interface Which {
  token: string;
  purpose: Purpose;
  now: Date;
}

interface NewChallenge {
  purpose: Purpose;
  userId: string | null;
  expected: string;
  now: Date;
}

/** Keeps a question that one browser is asked, and gives the token that binds it to that browser. */
export async function openChallenge(
  db: Executor,
  { purpose, userId, expected, now }: NewChallenge,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + MINUTES[purpose] * MINUTE_MS);
  const triesLeft = TRIES[purpose];
  await insertChallenge(db, { tokenHash: hashToken(token), purpose, userId, expected, triesLeft, expiresAt });
  return token;
}

/** A question that can still be answered, or undefined: too late, too many tries, answered. */
export const findOpenChallenge = (db: Executor, { token, ...which }: Which) =>
  findChallenge(db, { tokenHash: hashToken(token), ...which });

/** The same, and one try of it is used up, however many come at once. */
export const tryChallenge = (db: Executor, { token, ...which }: Which) =>
  takeTry(db, { tokenHash: hashToken(token), ...which });

export const closeChallenge = (db: Executor, token: string) => deleteChallenge(db, hashToken(token));
