import { db } from '~/db.server';
import type { Member } from '~/domain/accounts/accounts.server';
import { readDuty } from '~/domain/accounts/admin-duty.server';

/** Until when this admin has to set up a second factor; null once they have. */
export async function loadDuty(user: Member): Promise<{ at: Date } | null> {
  const duty = await readDuty(db, { user, now: new Date() });
  return duty.kind === 'none' ? null : { at: duty.at };
}
