import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { logIn } from '~/domain/accounts/accounts.server';
import { isUsableResetToken, resetPassword } from '~/domain/accounts/password-reset.server';
import { findLiveSession } from '~/domain/accounts/sessions.server';
import { changeUser } from '~/domain/admin/manage-user.server';
import { updateUser } from 'db/repositories/users';
import { passwordResetTokens } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { askForReset, MAIL_KEYS, mailedResetToken } from '../factories/mailbox';
import { HOUR_MS, later, NOW } from '../factories/rows';
import { newMember, problemOf } from '../factories/use-cases';

describe.each(DATABASES)('a password link in %s', (kind) => {
  const database = useDatabase(kind);

  const ask = (email: string) => askForReset(database.db, email);
  const tokenFor = (email: string) => mailedResetToken(database.db, email);
  const reset = (token: string, password: string, now = NOW) =>
    resetPassword(database.db, {
      input: { token, password, confirmPassword: password },
      mailKeys: MAIL_KEYS,
      now,
    });
  const logInWith = (email: string, password: string) =>
    logIn(database.db, { input: { email, password }, now: NOW });

  it('is mailed to its member and kept only as a hash of at least 128 random bits', async () => {
    const { user } = await newMember(database.db);
    const token = await tokenFor(user.email);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const [row] = await database.db.query.passwordResetTokens.findMany({
      where: eq(passwordResetTokens.userId, user.id),
    });
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('is mailed to nobody for an unknown address or a deactivated member', async () => {
    const { user } = await newMember(database.db);
    await updateUser(database.db, { id: user.id, isActive: false });
    expect(await ask('nobody@example.org')).toEqual([]);
    expect(await ask(user.email)).toEqual([]);
  });

  it('sets the password once', async () => {
    const { user, password } = await newMember(database.db);
    const token = await tokenFor(user.email);
    await reset(token, 'harbour-lights');
    expect(await logInWith(user.email, 'harbour-lights')).toBeDefined();
    expect(await problemOf(logInWith(user.email, password))).toMatchObject({ kind: 'unauthenticated' });
    expect(await isUsableResetToken(database.db, { token, now: NOW })).toBe(false);
    expect(await problemOf(reset(token, 'another-one'))).toMatchObject({ kind: 'gone' });
    expect(await logInWith(user.email, 'harbour-lights')).toBeDefined();
  });

  it('works within an hour and not after it', async () => {
    const { user } = await newMember(database.db);
    const token = await tokenFor(user.email);
    expect(await isUsableResetToken(database.db, { token, now: later(HOUR_MS) })).toBe(false);
    expect(await problemOf(reset(token, 'harbour-lights', later(HOUR_MS)))).toMatchObject({ kind: 'gone' });
    expect(await isUsableResetToken(database.db, { token, now: later(HOUR_MS - 1) })).toBe(true);
    await reset(token, 'harbour-lights', later(HOUR_MS - 1));
  });

  it('ends every session of its member and of nobody else', async () => {
    const { user, session, password } = await newMember(database.db);
    const another = await newMember(database.db);
    const second = await logInWith(user.email, password);
    await reset(await tokenFor(user.email), 'harbour-lights');
    const isLive = async (token: string) =>
      (await findLiveSession(database.db, { token, now: NOW })) !== undefined;
    expect(await isLive(session.token)).toBe(false);
    expect(await isLive(second.session.token)).toBe(false);
    expect(await isLive(another.session.token)).toBe(true);
  });

  it('takes every older link of its member with it, and of nobody else', async () => {
    const [{ user }, { user: another }] = [await newMember(database.db), await newMember(database.db)];
    const older = await tokenFor(user.email);
    const theirs = await tokenFor(another.email);
    await reset(await tokenFor(user.email), 'harbour-lights');
    expect(await isUsableResetToken(database.db, { token: older, now: NOW })).toBe(false);
    expect(await isUsableResetToken(database.db, { token: theirs, now: NOW })).toBe(true);
  });

  it("is void once a newer one is asked for, and nobody else's is", async () => {
    const [{ user }, { user: another }] = [await newMember(database.db), await newMember(database.db)];
    const older = await tokenFor(user.email);
    const theirs = await tokenFor(another.email);
    const newer = await tokenFor(user.email);
    expect(await isUsableResetToken(database.db, { token: older, now: NOW })).toBe(false);
    expect(await problemOf(reset(older, 'harbour-lights'))).toMatchObject({ kind: 'gone' });
    expect(await isUsableResetToken(database.db, { token: theirs, now: NOW })).toBe(true);
    await reset(newer, 'harbour-lights');
  });

  it('asked for five times at once leaves one that works', async () => {
    const { user } = await newMember(database.db);
    const mails = await Promise.all(Array.from({ length: 5 }, () => ask(user.email)));
    const tokens = mails.flat().map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '');
    const isUsable = (token: string) => isUsableResetToken(database.db, { token, now: NOW });
    expect((await Promise.all(tokens.map(isUsable))).filter(Boolean)).toHaveLength(1);
  });

  it('does nothing for a deactivated account, and nothing when it is activated again', async () => {
    const [{ user, password }, admin] = [await newMember(database.db), await newMember(database.db)];
    await updateUser(database.db, { id: admin.user.id, isAdmin: true });
    const setActive = (isActive: boolean) =>
      changeUser(database.db, { actorId: admin.user.id, userId: user.id, now: NOW, changes: { isActive } });
    const token = await tokenFor(user.email);
    await setActive(false);
    expect(await isUsableResetToken(database.db, { token, now: NOW })).toBe(false);
    expect(await problemOf(reset(token, 'harbour-lights'))).toMatchObject({ kind: 'gone' });
    await setActive(true);
    expect(await problemOf(reset(token, 'harbour-lights'))).toMatchObject({ kind: 'gone' });
    expect(await logInWith(user.email, password)).toBeDefined();
  });

  it('that reaches the server while its account is deactivated does nothing', async () => {
    const { user, password } = await newMember(database.db);
    const token = await tokenFor(user.email);
    const late = reset(token, 'harbour-lights');
    await updateUser(database.db, { id: user.id, isActive: false });
    expect(await problemOf(late)).toMatchObject({ kind: 'gone' });
    await updateUser(database.db, { id: user.id, isActive: true });
    expect(await logInWith(user.email, password)).toBeDefined();
  });

  it('refuses an easy password and still works with another', async () => {
    const { user } = await newMember(database.db);
    const token = await tokenFor(user.email);
    for (const easy of ['sunshine', 'Ines Duarte', user.email, 'zzzzzz']) {
      expect(await problemOf(reset(token, easy))).toMatchObject({
        kind: 'invalid',
        errors: { password: [expect.any(String)] },
      });
    }
    await reset(token, 'harbour-lights');
  });

  it('used by five at once sets the password of one', async () => {
    const { user } = await newMember(database.db);
    const token = await tokenFor(user.email);
    const passwords = Array.from({ length: 5 }, (_, i) => `harbour-lights-${i}`);
    const outcomes = await Promise.allSettled(passwords.map((password) => reset(token, password)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = passwords[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? '';
    expect(await logInWith(user.email, winner)).toBeDefined();
  });

  it('that nobody was sent is refused', async () => {
    expect(await problemOf(reset('made-up', 'harbour-lights'))).toMatchObject({ kind: 'gone' });
    expect(await problemOf(reset('', 'harbour-lights'))).toMatchObject({ kind: 'gone' });
  });
});
