import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '~/domain/accounts/accounts.server';
import { deleteOwn } from '~/domain/accounts/deletion.server';
import { askForEmailChange } from '~/domain/accounts/email-change.server';
import { resetPassword } from '~/domain/accounts/password-reset.server';
import { changePassword } from '~/domain/accounts/profile.server';
import { setAdmin } from '~/domain/accounts/roles.server';
import { findLiveSession } from '~/domain/accounts/sessions.server';
import { changeUser } from '~/domain/admin/manage-user.server';
import { findOwner } from 'db/repositories/owners';
import { emailChanges } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { MAIL_KEYS, mailedResetToken } from '../factories/mailbox';
import { NOW } from '../factories/rows';
import { changeFromOutside } from '../factories/server-database';
import { newMember, problemOf } from '../factories/use-cases';
import { registerAs, type Registered } from './caller';
import { useServer } from './use-server';

const ROUNDS = 6;
const LOGINS = 12;
const EVERY_MS = 4;
const NEW = 'kelp-and-candle';
const appUrl = 'https://soundings.example';

/** Starts many, one shortly after the other, so that some are in the middle of it whenever something else happens. */
async function oneAfterTheOther<Result>(start: () => Promise<Result>): Promise<Result[]> {
  const starts = Array.from({ length: LOGINS }, (_, i) => sleep(i * EVERY_MS).then(start));
  const outcomes = await Promise.allSettled(starts);
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}

describe.each(DATABASES)('a request in flight, in %s', (kind) => {
  const database = useDatabase(kind);
  let admin: Awaited<ReturnType<typeof newMember>>;
  beforeAll(async () => {
    admin = await newMember(database.db);
    await setAdmin(database.db, { email: admin.user.email, isAdmin: true, now: NOW });
  });

  /** Logs in again and again while `change` happens; gives how many of the sessions are alive after `then`. */
  async function survivors(
    change: (member: Awaited<ReturnType<typeof newMember>>) => Promise<unknown>,
    then: (member: Awaited<ReturnType<typeof newMember>>) => Promise<unknown> = async () => {},
  ): Promise<number> {
    let alive = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const member = await newMember(database.db);
      const input = { email: member.user.email, password: member.password };
      const [opened] = await Promise.all([
        oneAfterTheOther(() => logIn(database.db, { input, now: NOW })),
        sleep(EVERY_MS * 2).then(() => change(member)),
      ]);
      await then(member);
      for (const { session } of opened) {
        if (await findLiveSession(database.db, { token: session.token, now: NOW })) alive += 1;
      }
    }
    return alive;
  }

  const setActive = (userId: string, isActive: boolean) =>
    changeUser(database.db, { actorId: admin.user.id, userId, now: NOW, changes: { isActive } });

  const resetTo = (token: string, password: string) =>
    resetPassword(database.db, {
      input: { token, password, confirmPassword: password },
      mailKeys: MAIL_KEYS,
      now: NOW,
    });
  const linkFor = (email: string) => mailedResetToken(database.db, email);

  it('that logs in does not survive a change of the password', async () => {
    const alive = await survivors(({ user, session, password }) => {
      const input = { currentPassword: password, password: NEW, confirmPassword: NEW };
      return changePassword(database.db, {
        user,
        token: session.token,
        input,
        mailKeys: MAIL_KEYS,
        now: NOW,
      });
    });
    expect(alive).toBe(0);
  });

  it('that logs in does not survive a reset of the password', async () => {
    const alive = await survivors(async ({ user }) => {
      const token = await linkFor(user.email);
      await resetTo(token, NEW);
    });
    expect(alive).toBe(0);
  });

  it('that logs in does not live again when a deactivated account is activated', async () => {
    const alive = await survivors(
      ({ user }) => setActive(user.id, false),
      ({ user }) => setActive(user.id, true),
    );
    expect(alive).toBe(0);
  });

  it('that changes the password comes too late after a reset', async () => {
    const { user, session, password } = await newMember(database.db);
    const token = await linkFor(user.email);
    await resetTo(token, NEW);
    const input = { currentPassword: password, password: 'of-the-thief', confirmPassword: 'of-the-thief' };
    // The request was let in before the reset, with the row as it was then.
    const late = changePassword(database.db, {
      user,
      token: session.token,
      input,
      mailKeys: MAIL_KEYS,
      now: NOW,
    });
    expect(await problemOf(late)).toMatchObject({ kind: 'unauthenticated' });
    const thief = logIn(database.db, { input: { email: user.email, password: 'of-the-thief' }, now: NOW });
    expect(await problemOf(thief)).toMatchObject({ kind: 'unauthenticated' });
  });

  it('that deletes comes too late after a reset', async () => {
    const { user, password } = await newMember(database.db);
    const token = await linkFor(user.email);
    await resetTo(token, NEW);
    for (const what of ['data', 'everything'] as const) {
      const late = deleteOwn(database.db, { what, ownerId: user.id, member: { user, password } });
      expect(await problemOf(late)).toMatchObject({ kind: 'unauthenticated' });
    }
    expect(await findOwner(database.db, user.id)).toBeDefined();
  });

  it('that changes the address comes too late after a reset, and so does a link from before it', async () => {
    const { user, password } = await newMember(database.db);
    const ask = () =>
      askForEmailChange(database.db, {
        user,
        input: { email: `thief-${user.email}`, currentPassword: password },
        appUrl,
        mailKeys: MAIL_KEYS,
        now: NOW,
      });
    await ask();
    const token = await linkFor(user.email);
    await resetTo(token, NEW);
    const waiting = () => database.db.$count(emailChanges, eq(emailChanges.userId, user.id));
    expect(await waiting()).toBe(0);
    expect(await problemOf(ask())).toMatchObject({ kind: 'unauthenticated' });
    expect(await waiting()).toBe(0);
  });
});

describe('logins that reach the server while', () => {
  const server = useServer();

  const logInAgainAndAgain = (json: { email: string; password: string }) =>
    oneAfterTheOther(async () => {
      const { status, body } = await server.newCaller().post<Registered>('/api/auth/login', json);
      return status === 200 ? body.sessionToken : undefined;
    });

  async function expectDead(tokens: (string | undefined)[]) {
    for (const token of tokens) {
      if (!token) continue;
      const caller = server.newCaller({ Authorization: `Bearer ${token}` });
      expect((await caller.get('/api/auth/me')).status).toBe(401);
    }
  }

  it('the password is changed are none of them alive afterwards', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const caller = server.newCaller();
      const { details } = await registerAs(caller);
      await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
      const form = { intent: 'password', currentPassword: details.password };
      const [tokens, changed] = await Promise.all([
        logInAgainAndAgain({ email: details.email, password: details.password }),
        caller.send('POST', '/settings', { form: { ...form, password: NEW, confirmPassword: NEW } }),
      ]);
      expect(changed.headers.get('Location')).toBe('/settings');
      await expectDead(tokens);
    }
  });

  it('the account is deactivated are none of them alive when it is activated again', async () => {
    const admin = server.newCaller();
    const { user } = await registerAs(admin);
    await changeFromOutside(server, 'UPDATE users SET is_admin = 1 WHERE id = ?', [user.id]);
    for (let round = 0; round < ROUNDS; round += 1) {
      const member = await registerAs(server.newCaller());
      const { email, password } = member.details;
      const path = `/api/admin/users/${member.user.id}`;
      const [tokens, changed] = await Promise.all([
        logInAgainAndAgain({ email, password }),
        sleep(LOGINS * EVERY_MS).then(() => admin.patch(path, { isActive: false })),
      ]);
      expect(changed.status).toBe(200);
      expect((await admin.patch(path, { isActive: true })).status).toBe(200);
      await expectDead(tokens);
    }
  });
});
