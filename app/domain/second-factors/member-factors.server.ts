import type { Executor } from 'db/client';
import { findCodeApp } from 'db/repositories/code-apps';
import { listPasskeys } from 'db/repositories/passkeys';
import { countUnusedRecoveryCodes } from 'db/repositories/recovery-codes';

/** What a member has to log in with beside the password; never a secret. */
export async function readFactors(db: Executor, userId: string) {
  const app = await findCodeApp(db, userId);
  const passkeys = await listPasskeys(db, userId);
  return {
    codesSince: app?.confirmedAt ?? null,
    recoveryCodesLeft: await countUnusedRecoveryCodes(db, userId),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
  };
}
