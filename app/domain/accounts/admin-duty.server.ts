import type { Database } from 'db/client';
import { findUserByEmail, updateUser } from 'db/repositories/users';
import { noteActivity } from '../audit/account-activity.server';
import { recordAct } from '../audit/audit.server';
import { Problem } from '../problem';
import { dropCodeApp } from '../second-factors/code-app.server';
import { dueFrom, type Duty, dutyOf } from '../second-factors/grace';
import { hasSecondFactor } from '../second-factors/proof.server';
import type { Member } from './accounts.server';

/** What an admin owes now. The grace of one who never had a day begins here. */
export async function readDuty(db: Database, { user, now }: { user: Member; now: Date }): Promise<Duty> {
  const hasFactor = !user.isAdmin || (await hasSecondFactor(db, user.id));
  const duty = dutyOf(user, { hasFactor, now });
  if (duty.kind !== 'none' && !user.factorDueAt)
    await updateUser(db, { id: user.id, factorDueAt: dueFrom(now) });
  return duty;
}

/**
 * Takes app and recovery codes off for somebody who has lost both, from the command line. Passkeys stay.
 * @throws Problem 'not-found' for an unknown email, 'conflict' when there is nothing to take off
 */
export async function resetSecondFactor(
  db: Database,
  { email, now }: { email: string; now: Date },
): Promise<Member> {
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email.trim().toLowerCase());
    if (!user) throw new Problem('not-found', `Nobody is registered with ${email}.`);
    if (!(await dropCodeApp(tx, user.id))) {
      throw new Problem('conflict', `${user.email} has no second factor.`);
    }
    await noteActivity(tx, { userId: user.id, kind: 'factor-reset', now });
    await recordAct(tx, { actorId: null, act: 'reset-second-factor', subjectId: user.id, now });
    return user;
  });
}
