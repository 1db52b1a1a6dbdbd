import { randomBytes } from 'node:crypto';
import { generateSync } from 'otplib';
import { confirmByPassword } from '~/domain/accounts/confirm.server';
import { beginCodeApp, confirmCodeApp, readSetup } from '~/domain/second-factors/code-app.server';
import type { Database } from 'db/client';
import { NOW } from './rows';
import type { newMember } from './use-cases';

type NewMember = Awaited<ReturnType<typeof newMember>>;

/** What secrets are sealed with, of this run. */
export const KEYS = [randomBytes(32)];

/** What the app of this secret shows at a time. */
export const codeAt = (secret: string, at: Date) =>
  generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) });

/** The session of a new member, in which they have just shown that it is them. */
export async function confirmedSession(db: Database, { user, session, password }: NewMember, now = NOW) {
  await confirmByPassword(db, { user, token: session.token, password, now });
  return { userId: user.id, token: session.token, now };
}

/** Turns codes on as a member does, a minute before `now`, so that the code of `now` is not used yet. */
export async function turnCodesOn(db: Database, member: NewMember, { now = NOW, keys = KEYS } = {}) {
  const before = new Date(now.getTime() - 90_000);
  const session = await confirmedSession(db, member, before);
  await beginCodeApp(db, session, keys);
  const secret = await readSetup(db, { userId: session.userId, now: before, keys });
  if (!secret) throw new Error('the app that was begun did not come back');
  const recoveryCodes = await confirmCodeApp(db, session, { typed: codeAt(secret, before), keys });
  return { secret, recoveryCodes, session };
}
