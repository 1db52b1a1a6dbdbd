import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { logIn } from '~/domain/accounts/accounts.server';
import { readDuty, resetSecondFactor } from '~/domain/accounts/admin-duty.server';
import { setAdmin } from '~/domain/accounts/roles.server';
import { takeSecondStep } from '~/domain/accounts/second-step.server';
import { endDevices } from '~/domain/accounts/sessions.server';
import { readAuditLog } from '~/domain/audit/audit.server';
import { keepHouse } from '~/domain/housekeeping/housekeeping.server';
import {
  beginCodeApp,
  confirmCodeApp,
  readSetup,
  removeCodeApp,
  renewRecoveryCodes,
  resealSecrets,
} from '~/domain/second-factors/code-app.server';
import { readFactors } from '~/domain/second-factors/member-factors.server';
import { findUser } from 'db/repositories/users';
import { DATABASES } from '../factories/database';
import { DAY_MS, later, NOW } from '../factories/rows';
import { codeAt, confirmedSession, KEYS, turnCodesOn } from '../factories/second-factor';
import { useSecondFactor } from '../factories/second-steps';
import { newMember, problemOf } from '../factories/use-cases';

describe.each(DATABASES)('a second factor, in %s', (kind) => {
  const { database, firstStep, secondStep, live, their } = useSecondFactor(kind);

  it('is changed by nobody who has not shown again that it is them', async () => {
    const { member } = their();
    const other = await newMember(database.db);
    const open = { userId: other.user.id, token: other.session.token, now: NOW };
    const fresh = () => confirmedSession(database.db, other);
    const refused = { kind: 'forbidden' };
    expect(await problemOf(beginCodeApp(database.db, open, KEYS))).toMatchObject(refused);
    await beginCodeApp(database.db, await fresh(), KEYS);
    const late = { ...open, now: later(10 * 60_000) };
    const begun = await readSetup(database.db, { userId: other.user.id, now: late.now, keys: KEYS });
    const confirming = { typed: codeAt(begun ?? '', late.now), keys: KEYS };
    expect(await problemOf(confirmCodeApp(database.db, late, confirming))).toMatchObject(refused);
    expect(await problemOf(removeCodeApp(database.db, late))).toMatchObject(refused);
    expect(await problemOf(renewRecoveryCodes(database.db, late))).toMatchObject(refused);
    // A session of somebody else's, confirmed or not, is none of this member's.
    const foreign = { ...(await fresh()), userId: member.user.id };
    expect(await problemOf(removeCodeApp(database.db, foreign))).toMatchObject(refused);
    await endDevices(database.db, { userId: other.user.id, now: NOW });
    expect(await problemOf(removeCodeApp(database.db, open))).toMatchObject(refused);
  });

  it('is turned off with its recovery codes, and can be set up again', async () => {
    const { member, secret } = their();
    const session = await confirmedSession(database.db, member);
    expect(await removeCodeApp(database.db, session)).toBe(true);
    expect(await readFactors(database.db, member.user.id)).toMatchObject({
      codesSince: null,
      recoveryCodesLeft: 0,
    });
    const input = { email: member.user.email, password: member.password };
    expect(await live((await logIn(database.db, { input, now: NOW })).session.token)).toBe(true);
    await beginCodeApp(database.db, session, KEYS);
    const again = await readSetup(database.db, { userId: member.user.id, now: NOW, keys: KEYS });
    expect(again).not.toBe(secret);
  });

  it('has new recovery codes on request, and no old one works', async () => {
    const { member, codes } = their();
    const session = await confirmedSession(database.db, member);
    const renewed = await renewRecoveryCodes(database.db, session);
    const old = await problemOf(secondStep(await firstStep(), codes[0] ?? ''));
    expect(old).toMatchObject({ kind: 'unauthenticated' });
    await secondStep(await firstStep(), renewed[0] ?? '');
  });

  it('forgets a set-up that was only begun, and none that counts', async () => {
    const { member } = their();
    const other = await newMember(database.db);
    await beginCodeApp(database.db, await confirmedSession(database.db, other), KEYS);
    const inTwoHours = later(2 * 3_600_000);
    expect(
      await readSetup(database.db, { userId: other.user.id, now: inTwoHours, keys: KEYS }),
    ).toBeUndefined();
    await keepHouse(database.db, inTwoHours);
    const left = await database.db.query.codeApps.findMany();
    expect(left.map(({ userId }) => userId)).not.toContain(other.user.id);
    expect(left.map(({ userId }) => userId)).toContain(member.user.id);
  });

  it('is sealed again when the key is another one, and asks for a recovery code when it is lost', async () => {
    const { secret, codes } = their();
    const newest = randomBytes(32);
    const step = (keys: Buffer[], typed: string, now = NOW) =>
      firstStep().then((token) => takeSecondStep(database.db, { token, typed, keys, now }));
    expect(await problemOf(step([newest], codeAt(secret, NOW)))).toMatchObject({ kind: 'unauthenticated' });
    await step([newest], codes[0] ?? '');
    await resealSecrets(database.db, [newest, ...KEYS]);
    await step([newest], codeAt(secret, NOW));
    await resealSecrets(database.db, [...KEYS, newest]);
  });

  it('is taken off from the command line, which the audit log says', async () => {
    const { member } = their();
    const { email } = member.user;
    await resetSecondFactor(database.db, { email: ` ${email.toUpperCase()}`, now: NOW });
    const input = { email, password: member.password };
    expect(await live((await logIn(database.db, { input, now: NOW })).session.token)).toBe(true);
    const { acts } = await readAuditLog(database.db, 1);
    expect(acts).toContainEqual(
      expect.objectContaining({ who: 'Command line', what: 'Took the second factor off', whom: email }),
    );
    expect(await problemOf(resetSecondFactor(database.db, { email, now: NOW }))).toMatchObject({
      kind: 'conflict',
    });
    const nobody = resetSecondFactor(database.db, { email: 'nobody@example.org', now: NOW });
    expect(await problemOf(nobody)).toMatchObject({ kind: 'not-found' });
  });

  it('is owed by an admin after seven days', async () => {
    const admin = await newMember(database.db);
    await setAdmin(database.db, { email: admin.user.email, isAdmin: true, now: NOW });
    const dutyAt = async (now: Date) => {
      const user = (await findUser(database.db, admin.user.id)) ?? admin.user;
      return (await readDuty(database.db, { user, now })).kind;
    };
    expect(await dutyAt(NOW)).toBe('due');
    expect(await dutyAt(later(7 * DAY_MS))).toBe('overdue');
    await turnCodesOn(database.db, admin);
    expect(await dutyAt(later(7 * DAY_MS))).toBe('none');
    await resetSecondFactor(database.db, { email: admin.user.email, now: NOW });
    expect(await dutyAt(later(7 * DAY_MS))).toBe('overdue');
  });
});
