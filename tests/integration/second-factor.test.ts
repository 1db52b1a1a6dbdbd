import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { logIn } from '~/domain/accounts/accounts.server';
import { resetPassword } from '~/domain/accounts/password-reset.server';
import { SecondFactorRequired } from '~/domain/accounts/refusals.server';
import { setAdmin } from '~/domain/accounts/roles.server';
import { findSecondStep, logInWithCode } from '~/domain/accounts/second-step.server';
import { changeUser } from '~/domain/admin/manage-user.server';
import { keepHouse } from '~/domain/housekeeping/housekeeping.server';
import { readFactors } from '~/domain/second-factors/member-factors.server';
import { findUser } from 'db/repositories/users';
import { codeApps, factorChallenges, recoveryCodes } from 'db/schema';
import { DATABASES } from '../factories/database';
import { MAIL_KEYS, mailedResetToken } from '../factories/mailbox';
import { later, NOW } from '../factories/rows';
import { codeAt, KEYS } from '../factories/second-factor';
import { useSecondFactor } from '../factories/second-steps';
import { newMember, problemOf } from '../factories/use-cases';

describe.each(DATABASES)('a second factor, in %s', (kind) => {
  const { database, firstStep, secondStep, live, their } = useSecondFactor(kind);

  it('opens a session for a right code alone', async () => {
    const { member, secret } = their();
    const token = await firstStep();
    expect(await problemOf(secondStep(token, '000000'))).toMatchObject({ kind: 'unauthenticated' });
    const { session, user } = await secondStep(token, codeAt(secret, NOW));
    expect(user.id).toBe(member.user.id);
    expect(await live(session.token)).toBe(true);
    expect(await problemOf(secondStep(token, codeAt(secret, later(30_000))))).toMatchObject({ kind: 'gone' });
  });

  it('takes a code once, also for two browsers at the same moment', async () => {
    const { secret } = their();
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
    const { member, secret } = their();
    const code = codeAt(secret, later(-90_000));
    const user = (await findUser(database.db, member.user.id)) ?? member.user;
    const step = { member: user, typed: code, keys: KEYS, now: later(-90_000) };
    expect((await problemOf(logInWithCode(database.db, step))).message).toContain('already used');
  });

  it('takes each recovery code once, however many browsers try', async () => {
    const { member, codes } = their();
    const tokens = await Promise.all(Array.from({ length: 3 }, firstStep));
    const [code = ''] = codes;
    const outcomes = await Promise.allSettled(tokens.map((token) => secondStep(token, code.toLowerCase())));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readFactors(database.db, member.user.id)).toMatchObject({ recoveryCodesLeft: 9 });
    await secondStep(await firstStep(), codes[1] ?? '');
  });

  it('keeps no recovery code that can be read', async () => {
    const { member, secret } = their();
    const rows = await database.db.query.recoveryCodes.findMany({
      where: eq(recoveryCodes.userId, member.user.id),
    });
    expect(rows).toHaveLength(10);
    for (const { codeHash } of rows) expect(codeHash).toMatch(/^\$argon2id\$/);
    const app = await database.db.query.codeApps.findFirst({ where: eq(codeApps.userId, member.user.id) });
    expect(app?.sealedSecret).not.toContain(secret);
  });

  it('asks for the password again after five wrong codes, however many come at once', async () => {
    const { secret } = their();
    const token = await firstStep();
    const wrong = await Promise.allSettled(Array.from({ length: 8 }, () => secondStep(token, '000000')));
    expect(wrong.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await problemOf(secondStep(token, codeAt(secret, NOW)))).toMatchObject({ kind: 'gone' });
    expect(await findSecondStep(database.db, { token, now: NOW })).toBeUndefined();
    await secondStep(await firstStep(), codeAt(secret, NOW));
  });

  it('waits ten minutes for a code', async () => {
    const { secret } = their();
    const token = await firstStep();
    const late = later(10 * 60_000);
    expect(await problemOf(secondStep(token, codeAt(secret, late), late))).toMatchObject({ kind: 'gone' });
    await keepHouse(database.db, later(10 * 60_000 + 1));
    expect(await database.db.$count(factorChallenges)).toBe(0);
  });

  it('opens nothing once the password is another one, and stays on after a reset', async () => {
    const { member, secret } = their();
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
    const { member, secret } = their();
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
});
