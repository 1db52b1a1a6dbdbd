import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '~/domain/accounts/accounts.server';
import { readDuty, resetSecondFactor } from '~/domain/accounts/admin-duty.server';
import { resetPassword } from '~/domain/accounts/password-reset.server';
import { SecondFactorRequired } from '~/domain/accounts/refusals.server';
import { setAdmin } from '~/domain/accounts/roles.server';
import {
  findSecondStep,
  logInWithCode,
  openSecondStep,
  takeSecondStep,
} from '~/domain/accounts/second-step.server';
import { endDevices, findLiveSession } from '~/domain/accounts/sessions.server';
import { changeUser } from '~/domain/admin/manage-user.server';
import { readAuditLog } from '~/domain/audit/audit.server';
import {
  beginCodeApp,
  confirmCodeApp,
  readSetup,
  removeCodeApp,
  renewRecoveryCodes,
  resealSecrets,
} from '~/domain/factors/code-app.server';
import { readFactors } from '~/domain/factors/standing.server';
import { keepHouse } from '~/domain/housekeeping/housekeeping.server';
import { findUser } from 'db/repositories/users';
import { codeApps, factorChallenges, recoveryCodes } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { MAIL_KEYS, mailedResetToken } from '../factories/mailbox';
import { DAY_MS, later, NOW } from '../factories/rows';
import { codeAt, confirmedSession, KEYS, turnCodesOn } from '../factories/second-factor';
import { newMember, problemOf } from '../factories/use-cases';

describe.each(DATABASES)('a second factor, in %s', (kind) => {
  const database = useDatabase(kind);
  let member: Awaited<ReturnType<typeof newMember>>;
  let secret: string;
  let codes: string[];
  beforeEach(async () => {
    member = await newMember(database.db);
    ({ secret, recoveryCodes: codes } = await turnCodesOn(database.db, member));
  });

  /** The password was right: the token of the browser that is asked for a code. */
  async function firstStep(): Promise<string> {
    const input = { email: member.user.email, password: member.password };
    const refusal = await problemOf(logIn(database.db, { input, now: NOW }));
    if (!(refusal instanceof SecondFactorRequired))
      throw new Error('no code was asked for', { cause: refusal });
    return openSecondStep(database.db, { member: refusal.member, now: NOW });
  }

  const secondStep = (token: string, typed: string, now = NOW) =>
    takeSecondStep(database.db, { token, typed, keys: KEYS, now });

  const live = async (token: string) =>
    (await findLiveSession(database.db, { token, now: NOW })) !== undefined;

  it('opens a session for a right code alone', async () => {
    const token = await firstStep();
    expect(await problemOf(secondStep(token, '000000'))).toMatchObject({ kind: 'unauthenticated' });
    const { session, user } = await secondStep(token, codeAt(secret, NOW));
    expect(user.id).toBe(member.user.id);
    expect(await live(session.token)).toBe(true);
    expect(await problemOf(secondStep(token, codeAt(secret, later(30_000))))).toMatchObject({ kind: 'gone' });
  });

  it('takes a code once, also for two browsers at the same moment', async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, firstStep));
    const outcomes = await Promise.allSettled(tokens.map((token) => secondStep(token, codeAt(secret, NOW))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const used = await problemOf(secondStep(await firstStep(), codeAt(secret, NOW)));
    expect(used.message).toContain('already used');
    expect(await problemOf(secondStep(await firstStep(), codeAt(secret, later(-30_000))))).toMatchObject({
      kind: 'unauthenticated',
    });
    await secondStep(await firstStep(), codeAt(secret, later(30_000)));
  });

  it('takes no code that turned it on', async () => {
    const code = codeAt(secret, later(-90_000));
    const user = (await findUser(database.db, member.user.id)) ?? member.user;
    const step = { member: user, typed: code, keys: KEYS, now: later(-90_000) };
    expect((await problemOf(logInWithCode(database.db, step))).message).toContain('already used');
  });

  it('takes each recovery code once, however many browsers try', async () => {
    const tokens = await Promise.all(Array.from({ length: 3 }, firstStep));
    const [code = ''] = codes;
    const outcomes = await Promise.allSettled(tokens.map((token) => secondStep(token, code.toLowerCase())));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readFactors(database.db, member.user.id)).toMatchObject({ recoveryCodesLeft: 9 });
    await secondStep(await firstStep(), codes[1] ?? '');
  });

  it('keeps no recovery code that can be read', async () => {
    const rows = await database.db.query.recoveryCodes.findMany({
      where: eq(recoveryCodes.userId, member.user.id),
    });
    expect(rows).toHaveLength(10);
    for (const { codeHash } of rows) expect(codeHash).toMatch(/^\$argon2id\$/);
    const app = await database.db.query.codeApps.findFirst({ where: eq(codeApps.userId, member.user.id) });
    expect(app?.sealedSecret).not.toContain(secret);
  });

  it('asks for the password again after five wrong codes, however many come at once', async () => {
    const token = await firstStep();
    const wrong = await Promise.allSettled(Array.from({ length: 8 }, () => secondStep(token, '000000')));
    expect(wrong.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await problemOf(secondStep(token, codeAt(secret, NOW)))).toMatchObject({ kind: 'gone' });
    expect(await findSecondStep(database.db, { token, now: NOW })).toBeUndefined();
    await secondStep(await firstStep(), codeAt(secret, NOW));
  });

  it('waits ten minutes for a code', async () => {
    const token = await firstStep();
    const late = later(10 * 60_000);
    expect(await problemOf(secondStep(token, codeAt(secret, late), late))).toMatchObject({ kind: 'gone' });
    await keepHouse(database.db, later(10 * 60_000 + 1));
    expect(await database.db.$count(factorChallenges)).toBe(0);
  });

  it('opens nothing once the password is another one, and stays on after a reset', async () => {
    const token = await firstStep();
    const link = await mailedResetToken(database.db, member.user.email);
    const password = 'kelp-and-candle';
    await resetPassword(database.db, {
      input: { token: link, password, confirmPassword: password },
      mailKeys: MAIL_KEYS,
      now: NOW,
    });
    expect(await problemOf(secondStep(token, codeAt(secret, NOW)))).toMatchObject({ kind: 'gone' });
    const input = { email: member.user.email, password };
    expect(await problemOf(logIn(database.db, { input, now: NOW }))).toBeInstanceOf(SecondFactorRequired);
  });

  it('opens nothing for a code in flight while the account is deactivated or the password changed', async () => {
    const stale = (await findUser(database.db, member.user.id)) ?? member.user;
    const step = { member: { ...stale, passwordHash: 'of before' }, keys: KEYS, now: NOW };
    const late = logInWithCode(database.db, { ...step, typed: codeAt(secret, NOW) });
    expect(await problemOf(late)).toMatchObject({ kind: 'unauthenticated' });
    const admin = await newMember(database.db);
    await setAdmin(database.db, { email: admin.user.email, isAdmin: true, now: NOW });
    const token = await firstStep();
    const act = { actorId: admin.user.id, userId: member.user.id, now: NOW };
    await changeUser(database.db, { ...act, changes: { isActive: false } });
    const refused = await problemOf(secondStep(token, codeAt(secret, NOW)));
    expect(refused.message).toContain('deactivated');
    // What was refused has not used the code up.
    await changeUser(database.db, { ...act, changes: { isActive: true } });
    await secondStep(await firstStep(), codeAt(secret, NOW));
    await setAdmin(database.db, { email: member.user.email, isAdmin: true, now: NOW });
    await setAdmin(database.db, { email: admin.user.email, isAdmin: false, now: NOW });
  });

  it('is changed by nobody who has not shown again that it is them', async () => {
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
    const session = await confirmedSession(database.db, member);
    const renewed = await renewRecoveryCodes(database.db, session);
    const old = await problemOf(secondStep(await firstStep(), codes[0] ?? ''));
    expect(old).toMatchObject({ kind: 'unauthenticated' });
    await secondStep(await firstStep(), renewed[0] ?? '');
  });

  it('forgets a set-up that was only begun, and none that counts', async () => {
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

  it('is sealed anew when the key is another one, and asks for a recovery code when it is lost', async () => {
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
