import type { Database } from 'db/client';
import { confirmSession } from 'db/repositories/sessions';
import { hashToken } from '../crypto/tokens.server';
import type { Member } from './accounts.server';
import { requireOwnPassword } from './profile.server';
import { requireUnchanged } from './unchanged.server';

/**
 * Shows within a session that it is still the member, by their password.
 * @throws Problem 'invalid' for a wrong one, 'unauthenticated' when it was changed meanwhile
 */
export async function confirmByPassword(
  db: Database,
  { user, token, password, now }: { user: Member; token: string; password: string; now: Date },
): Promise<void> {
  await requireOwnPassword(user, password);
  await db.transaction(async (tx) => {
    await requireUnchanged(tx, user);
    await confirmSession(tx, { tokenHash: hashToken(token), userId: user.id, at: now });
  });
}
