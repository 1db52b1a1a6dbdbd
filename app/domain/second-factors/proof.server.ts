import type { Database, Executor } from 'db/client';
import { findCodeApp, takeStep } from 'db/repositories/code-apps';
import { listUnusedRecoveryCodes, takeRecoveryCode } from 'db/repositories/recovery-codes';
import { isPassword } from '../crypto/password.server';
import { type FactorKeys, openSecret } from './code-app.server';
import { readAppCode, stepOfCode } from './codes';
import { readRecoveryCode } from './recovery-codes';

/** A right code that was not used up yet. */
export type Proof = { kind: 'app'; step: number } | { kind: 'recovery'; id: string };

export async function hasSecondFactor(db: Executor, userId: string): Promise<boolean> {
  return Boolean((await findCodeApp(db, userId))?.confirmedAt);
}

interface Given {
  userId: string;
  /** As it was typed: of an app, or a recovery code. */
  typed: string;
  keys: FactorKeys;
  now: Date;
}

/** What a code proves, or undefined when it is wrong. Takes milliseconds: outside of any transaction. */
export async function findProof(
  db: Database,
  { userId, typed, keys, now }: Given,
): Promise<Proof | undefined> {
  const appCode = readAppCode(typed);
  if (appCode !== undefined) {
    const app = await findCodeApp(db, userId);
    const secret = app?.confirmedAt ? openSecret(app, keys) : undefined;
    const step = secret && stepOfCode(appCode, { secret, now });
    return step ? { kind: 'app', step } : undefined;
  }
  const code = readRecoveryCode(typed);
  if (code === undefined) return undefined;
  const unused = await listUnusedRecoveryCodes(db, userId);
  const matches = await Promise.all(unused.map(({ codeHash }) => isPassword(code, codeHash)));
  const found = unused[matches.indexOf(true)];
  return found && { kind: 'recovery', id: found.id };
}

/** Uses a code up, in the transaction of what it allows. False when it was used already. */
export async function useProof(
  tx: Executor,
  { userId, proof, now }: { userId: string; proof: Proof; now: Date },
): Promise<boolean> {
  return proof.kind === 'app'
    ? takeStep(tx, { userId, step: proof.step })
    : takeRecoveryCode(tx, { userId, id: proof.id, at: now });
}
