import { db } from '~/db.server';
import { readDuty } from '~/domain/accounts/admin-duty.server';
import { localDateAt } from '~/domain/calendar/clock';
import { longDate } from '~/domain/calendar/dates-in-words';
import { daySettings } from '~/domain/calendar/day-settings';
import { readSetup } from '~/domain/second-factors/code-app.server';
import { enrolmentUri, inGroups } from '~/domain/second-factors/codes';
import { isConfirmed } from '~/domain/second-factors/confirmed.server';
import { readFactors } from '~/domain/second-factors/member-factors.server';
import { drawQr } from '~/domain/second-factors/qr';
import { factorKeys } from '~/http/accounts/factor-settings.server';
import type { MemberVisitor } from '~/http/visitor/visitor.server';

/** What the page shows; it holds a secret only for a person who has just proved who they are. */
export async function loadSecurity({ user, owner, token }: MemberVisitor) {
  const now = new Date();
  const settings = daySettings(owner);
  const dayOf = (instant: Date) => longDate(localDateAt(instant, settings));
  const { codesSince, recoveryCodesLeft, passkeys } = await readFactors(db, user.id);
  const isFresh = await isConfirmed(db, { userId: user.id, token, now });
  const secret = isFresh ? await readSetup(db, { userId: user.id, now, keys: factorKeys }) : undefined;
  const duty = await readDuty(db, { user, now });
  return {
    isConfirmed: isFresh,
    codesSince: codesSince && dayOf(codesSince),
    recoveryCodesLeft,
    setup: secret === undefined ? null : present(secret, user.email),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      since: dayOf(createdAt),
      lastUsed: lastUsedAt && dayOf(lastUsedAt),
    })),
    duty: duty.kind === 'none' ? null : { kind: duty.kind, day: dayOf(duty.at) },
  };
}

function present(secret: string, email: string) {
  const uri = enrolmentUri({ secret, email });
  return { uri, secret: inGroups(secret), qr: drawQr(uri) };
}
