import type { Database } from 'db/client';
import { confirmSession } from 'db/repositories/sessions';
import { findUser } from 'db/repositories/users';
import { hashToken } from '../crypto/tokens.server';
import { checkPasskey, type Site, usePasskey } from '../second-factors/passkeys.server';
import type { Assertion } from '../second-factors/schema';
import type { Member } from './accounts.server';
import { enter, type Entering } from './enter.server';
import { Deactivated } from './refusals.server';
import { requireUnchanged } from './unchanged.server';

interface Asked {
  /** The token of the challenge. */
  asked: string;
  answer: Assertion;
  site: Site;
}

/**
 * Logs in by a passkey alone: a device that somebody has, and that knows them.
 * @throws Problem 'unauthenticated' when it is not right, or the account is deactivated
 */
export async function logInByPasskey(db: Database, { asked, answer, site, ...entering }: Asked & Entering) {
  const { now } = entering;
  const checked = await checkPasskey(db, { token: asked, purpose: 'passkey-login', answer, site, now });
  return db.transaction(async (tx) => {
    await usePasskey(tx, { ...checked, now });
    const user = await findUser(tx, checked.passkey.userId);
    if (!user?.isActive) throw new Deactivated();
    return enter(tx, user, entering);
  });
}

interface Confirming extends Asked {
  user: Member;
  /** The token of the session. */
  token: string;
  now: Date;
}

/** Shows within a session that it is still the member. @throws Problem 'unauthenticated' when it is not right */
export async function confirmByPasskey(
  db: Database,
  { user, token, asked, answer, site, now }: Confirming,
): Promise<void> {
  const checked = await checkPasskey(db, { token: asked, purpose: 'passkey-confirm', answer, site, now });
  await db.transaction(async (tx) => {
    await requireUnchanged(tx, user);
    await usePasskey(tx, { ...checked, now });
    await confirmSession(tx, { tokenHash: hashToken(token), userId: user.id, at: now });
  });
}
