import type { Database } from 'db/client';
import { findUser, type UserRow } from 'db/repositories/users';
import { noteActivity } from '../audit/account-activity.server';
import { hashToken } from '../crypto/tokens.server';
import { Problem } from '../problem';
import {
  type Challenge,
  closeChallenge,
  findOpenChallenge,
  openChallenge,
  tryChallenge,
} from '../second-factors/challenges.server';
import type { FactorKeys } from '../second-factors/code-app.server';
import { findProof, useProof } from '../second-factors/proof.server';
import { enter, type Entering } from './enter.server';
import { Deactivated, SecondFactorRequired } from './refusals.server';
import { findUnchanged } from './unchanged.server';

const purpose = 'code';
const WRONG = 'This code is not right. Please type the one your app shows now, or a recovery code.';
const USED = 'This code was already used. Please wait for the next one.';
const AGAIN = 'That took too long, or too many codes were not right. Please log in again.';

/** Tells one password of an account from another, for what counts only as long as it stays the same. */
export const markOf = ({ passwordHash }: UserRow) => hashToken(passwordHash);

/** Keeps for ten minutes that the password was right, and gives the token for the browser that typed it. */
export async function openSecondStep(
  db: Database,
  { member, now }: { member: UserRow; now: Date },
): Promise<string> {
  return openChallenge(db, { purpose, userId: member.id, expected: markOf(member), now });
}

/** Whose code a browser is asked for, or undefined: too late, too many wrong ones, or the password is another one now. */
export async function findSecondStep(
  db: Database,
  { token, now }: { token: string; now: Date },
): Promise<UserRow | undefined> {
  return memberOf(db, await findOpenChallenge(db, { token, purpose, now }));
}

async function memberOf(db: Database, challenge: Challenge | undefined): Promise<UserRow | undefined> {
  const user = challenge?.userId ? await findUser(db, challenge.userId) : undefined;
  return user && markOf(user) === challenge?.expected ? user : undefined;
}

interface SecondStep extends Entering {
  typed: string;
  keys: FactorKeys;
}

/**
 * The second step of a browser, under five tries.
 * @throws Problem 'gone' when it has to begin again with the password, and as `logInWithCode`
 */
export async function takeSecondStep(db: Database, { token, ...step }: SecondStep & { token: string }) {
  const member = await memberOf(db, await tryChallenge(db, { token, purpose, now: step.now }));
  if (!member) throw new Problem('gone', AGAIN);
  try {
    return await logInWithCode(db, { member, token, ...step });
  } catch (error) {
    const isOver = !(await findSecondStep(db, { token, now: step.now }));
    throw isOver && error instanceof SecondFactorRequired ? new Problem('gone', AGAIN) : error;
  }
}

/**
 * Opens a session with a code, of an app or for recovery, after the right password.
 * @param step.token of the challenge, which is answered with it
 * @throws SecondFactorRequired for a wrong code, or one that was used; Problem 'unauthenticated' when the account was
 * changed or deactivated since
 */
export async function logInWithCode(
  db: Database,
  { member, token, typed, keys, ...entering }: SecondStep & { member: UserRow; token?: string },
) {
  const { now } = entering;
  const proof = await findProof(db, { userId: member.id, typed, keys, now });
  if (!proof) throw new SecondFactorRequired(member, WRONG);
  return db.transaction(async (tx) => {
    const current = await findUnchanged(tx, member);
    if (!current)
      throw new Problem('unauthenticated', 'Your account was changed meanwhile. Please log in again.');
    if (!current.isActive) throw new Deactivated();
    if (!(await useProof(tx, { userId: member.id, proof, now })))
      throw new SecondFactorRequired(member, USED);
    if (token) await closeChallenge(tx, token);
    if (proof.kind === 'recovery') {
      const { device } = entering;
      await noteActivity(tx, { userId: member.id, kind: 'recovery-code-used', device, now });
    }
    return { ...(await enter(tx, current, entering)), proof };
  });
}
