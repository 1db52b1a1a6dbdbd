import { randomBytes } from 'node:crypto';
import type { Database, Executor } from 'db/client';
import * as apps from 'db/repositories/code-apps';
import { deleteRecoveryCodes, replaceRecoveryCodes } from 'db/repositories/recovery-codes';
import { noteActivity } from '../audit/account-activity.server';
import { HOUR_MS } from '../calendar/durations';
import { hashPassword } from '../crypto/password.server';
import { seal, unseal } from '../crypto/sealing.server';
import { invalidField, Problem } from '../problem';
import { newSecret, readAppCode, stepOfCode } from './codes';
import { type OwnSession, requireConfirmed } from './confirmed.server';
import { newRecoveryCodes, readRecoveryCode } from './recovery-codes';

/** The keys that secrets are sealed with, 32 bytes each: the first seals, all open. */
export type FactorKeys = readonly Buffer[];

const SETUP_HOURS = 1;
const WRONG =
  'This code is not right. Type the one your app shows now; if it goes on, check that the clock of your device is right.';
const ALREADY_ON = 'Codes from an app are on already. Turn them off first, to set up another app.';

/** Before when a set-up that was begun has run out. */
export const setupsBegunBefore = (now: Date) => new Date(now.getTime() - SETUP_HOURS * HOUR_MS);

/** A secret that none of the keys opens any more is undefined. */
export function openSecret(
  { userId, sealedSecret }: { userId: string; sealedSecret: string },
  keys: FactorKeys,
): string | undefined {
  for (const key of keys) {
    const secret = unseal(sealedSecret, { key, owner: userId });
    if (secret !== undefined) return secret;
  }
  return undefined;
}

function sealSecret(secret: string, userId: string, [key]: FactorKeys): string {
  if (!key) throw new Error('there is no key to seal a secret with');
  return seal(secret, { key, owner: userId });
}

/** @throws Problem 'conflict' when an app is set up already, 'forbidden' as `requireConfirmed` */
export async function beginCodeApp(db: Database, session: OwnSession, keys: FactorKeys): Promise<void> {
  const { userId, now } = session;
  const sealedSecret = sealSecret(newSecret(), userId, keys);
  await db.transaction(async (tx) => {
    await requireConfirmed(tx, session);
    if ((await apps.findCodeApp(tx, userId))?.confirmedAt) throw new Problem('conflict', ALREADY_ON);
    await apps.saveCodeApp(tx, { userId, sealedSecret, createdAt: now });
  });
}

/** The secret of an app that is being set up, or undefined. */
export async function readSetup(
  db: Executor,
  { userId, now, keys }: { userId: string; now: Date; keys: FactorKeys },
): Promise<string | undefined> {
  const begun = await apps.findCodeApp(db, userId);
  if (!begun || begun.confirmedAt || begun.createdAt < setupsBegunBefore(now)) return undefined;
  return openSecret(begun, keys);
}

/**
 * Turns codes on with a first code, and gives ten recovery codes: they are nowhere else from now on.
 * @throws Problem 'invalid' for a wrong code, 'conflict' when there is nothing to confirm, 'forbidden' as `requireConfirmed`
 */
export async function confirmCodeApp(
  db: Database,
  session: OwnSession,
  { typed, keys }: { typed: string; keys: FactorKeys },
): Promise<string[]> {
  const { userId, now } = session;
  const begun = await apps.findCodeApp(db, userId);
  const secret = await readSetup(db, { userId, now, keys });
  if (!begun || secret === undefined) {
    throw new Problem('conflict', 'There is no app to confirm any more. Please begin again.');
  }
  const code = readAppCode(typed);
  const step = code && stepOfCode(code, { secret, now });
  if (!step) throw invalidField('code', WRONG);
  const { codes, hashes } = await makeRecoveryCodes();
  await db.transaction(async (tx) => {
    await requireConfirmed(tx, session);
    const confirmed = { userId, sealedSecret: begun.sealedSecret, step, at: now };
    if (!(await apps.confirmCodeApp(tx, confirmed))) throw new Problem('conflict', ALREADY_ON);
    await replaceRecoveryCodes(tx, { userId, hashes, createdAt: now });
    await noteActivity(tx, { ...session, kind: 'factor-on' });
  });
  return codes;
}

async function makeRecoveryCodes() {
  const codes = newRecoveryCodes(randomBytes);
  const hashes = await Promise.all(codes.map((code) => hashPassword(readRecoveryCode(code) ?? code)));
  return { codes, hashes };
}

/**
 * Ten new recovery codes; the earlier ones stop working.
 * @throws Problem 'conflict' when codes are off, 'forbidden' as `requireConfirmed`
 */
export async function renewRecoveryCodes(db: Database, session: OwnSession): Promise<string[]> {
  const { userId, now } = session;
  const { codes, hashes } = await makeRecoveryCodes();
  await db.transaction(async (tx) => {
    await requireConfirmed(tx, session);
    if (!(await apps.findCodeApp(tx, userId))?.confirmedAt) {
      throw new Problem('conflict', 'Recovery codes belong to codes from an app, which are off.');
    }
    await replaceRecoveryCodes(tx, { userId, hashes, createdAt: now });
    await noteActivity(tx, { ...session, kind: 'recovery-codes-made' });
  });
  return codes;
}

/** Gives up a set-up that was begun. @throws Problem 'forbidden' as `requireConfirmed` */
export async function cancelCodeApp(db: Database, session: OwnSession): Promise<void> {
  await db.transaction(async (tx) => {
    await requireConfirmed(tx, session);
    await apps.deleteUnconfirmedCodeApp(tx, session.userId);
  });
}

/** Turns codes off, recovery codes included. Says whether they were on. @throws Problem 'forbidden' as `requireConfirmed` */
export async function removeCodeApp(db: Database, session: OwnSession): Promise<boolean> {
  return db.transaction(async (tx) => {
    await requireConfirmed(tx, session);
    const wasOn = await dropCodeApp(tx, session.userId);
    if (wasOn) await noteActivity(tx, { ...session, kind: 'factor-off' });
    return wasOn;
  });
}

/** Takes app and recovery codes away; gives whether codes were on. */
export async function dropCodeApp(tx: Executor, userId: string): Promise<boolean> {
  await deleteRecoveryCodes(tx, userId);
  return apps.deleteCodeApp(tx, userId);
}

/** Seals every secret with the newest key, so that an older one can be given up. */
export async function resealSecrets(db: Database, keys: FactorKeys): Promise<void> {
  const [newest, ...older] = keys;
  if (!newest || older.length === 0) return;
  for (const { userId, sealedSecret } of await apps.listSealedSecrets(db)) {
    if (unseal(sealedSecret, { key: newest, owner: userId }) !== undefined) continue;
    const secret = openSecret({ userId, sealedSecret }, older);
    if (secret === undefined) continue;
    await apps.replaceSeal(db, { userId, from: sealedSecret, to: sealSecret(secret, userId, keys) });
  }
}
