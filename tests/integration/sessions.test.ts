import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { logIn } from '~/domain/accounts/accounts.server';
import { endSession, findLiveSession, noteUsed } from '~/domain/accounts/sessions.server';
import { hashToken } from '~/domain/crypto/tokens.server';
import { updateUser } from 'db/repositories/users';
import { sessions, users } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { DAY_MS, later, NOW } from '../factories/rows';
import { newDetails, newMember, problemOf } from '../factories/use-cases';

const MINUTE_MS = 60_000;

describe.each(DATABASES)('a session in %s', (kind) => {
  const database = useDatabase(kind);
  const find = (token: string, now = NOW) => findLiveSession(database.db, { token, now });
  const logInAgain = (email: string, password: string, now = NOW) =>
    logIn(database.db, { input: { email, password }, now });

  /** Comes back every day, so that idleness never ends the session. */
  async function useDaily(token: string, days: number) {
    for (let day = 1; day <= days; day += 1) {
      const live = await find(token, later(day * DAY_MS));
      if (live) await noteUsed(database.db, { ...live, now: later(day * DAY_MS) });
    }
  }

  it('is known by its token, which is random and stored only as a hash', async () => {
    const { user, session } = await newMember(database.db);
    expect((await find(session.token))?.user.id).toBe(user.id);
    expect(Buffer.from(session.token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const [row] = await database.db.query.sessions.findMany({ where: eq(sessions.userId, user.id) });
    expect(row?.tokenHash).toBe(hashToken(session.token));
    expect(JSON.stringify(row)).not.toContain(session.token);
    expect(await find(row?.tokenHash ?? '')).toBeUndefined();
  });

  it('ends after thirty days, however much it is used', async () => {
    const { session } = await newMember(database.db);
    expect(session.expiresAt).toEqual(later(30 * DAY_MS));
    await useDaily(session.token, 29);
    expect(await find(session.token, later(30 * DAY_MS - 1))).toBeDefined();
    expect(await find(session.token, later(30 * DAY_MS))).toBeUndefined();
  });

  it('ends after fourteen days without use', async () => {
    const { session } = await newMember(database.db);
    await useDaily(session.token, 2);
    expect(await find(session.token, later(16 * DAY_MS))).toBeDefined();
    expect(await find(session.token, later(16 * DAY_MS + 1))).toBeUndefined();
  });

  it('notes its use at most every five minutes', async () => {
    const { session } = await newMember(database.db);
    const use = async (ms: number) => {
      const live = await find(session.token);
      if (live) await noteUsed(database.db, { ...live, now: later(ms) });
      return (await find(session.token))?.session.lastUsedAt;
    };
    expect(await use(5 * MINUTE_MS - 1)).toEqual(NOW);
    expect(await use(5 * MINUTE_MS)).toEqual(later(5 * MINUTE_MS));
  });

  it('ends with logging out, once and without a word the second time', async () => {
    const { session } = await newMember(database.db);
    await endSession(database.db, session.token);
    await endSession(database.db, session.token);
    expect(await find(session.token)).toBeUndefined();
  });

  it('rests while its member is deactivated', async () => {
    const { user, session, password } = await newMember(database.db);
    await updateUser(database.db, { id: user.id, isActive: false });
    expect(await find(session.token)).toBeUndefined();
    const refused = await problemOf(logInAgain(user.email, password));
    expect(refused).toMatchObject({ kind: 'unauthenticated' });
  });

  it('is refused for a deactivated account, which is told so after the right password only', async () => {
    const { user, password } = await newMember(database.db);
    const wrong = await problemOf(logInAgain(user.email, 'not-the-password'));
    await updateUser(database.db, { id: user.id, isActive: false });
    const refused = await problemOf(logInAgain(user.email, password));
    expect(refused).toMatchObject({
      kind: 'unauthenticated',
      message: expect.stringContaining('deactivated'),
    });
    const guessed = await problemOf(logInAgain(user.email, 'not-the-password'));
    expect(guessed.message).toBe(wrong.message);
    expect(guessed.message).not.toContain('deactivated');
  });

  it('is a new one at each login, and they end one by one', async () => {
    const { user, session, password } = await newMember(database.db);
    const second = await logInAgain(user.email, password, later(MINUTE_MS));
    expect(second.session.token).not.toBe(session.token);
    expect(second.user.lastLoginAt).toEqual(later(MINUTE_MS));
    await endSession(database.db, session.token);
    expect(await find(second.session.token)).toBeDefined();
    expect(await find(session.token)).toBeUndefined();
  });

  it('is refused with the same words for an unknown address and a wrong password', async () => {
    const { user, password } = await newMember(database.db);
    const refusals = [
      await problemOf(logInAgain('nobody@example.org', password)),
      await problemOf(logInAgain(user.email, `${password}!`)),
    ];
    expect(new Set(refusals.map(({ message }) => message)).size).toBe(1);
    expect(refusals.every(({ kind }) => kind === 'unauthenticated')).toBe(true);
  });

  it('opens with a password typed on a keyboard that composes letters differently', async () => {
    const input = { ...newDetails(), password: 'fjörð-ﬁsk', confirmPassword: 'fjörð-ﬁsk' };
    const { user } = await newMember(database.db, { input });
    expect(await logInAgain(user.email, 'fjörð-fisk'.normalize('NFD'))).toBeDefined();
  });

  it('leaves nothing of a password in the database but an Argon2id hash', async () => {
    const { user, password } = await newMember(database.db);
    const row = await database.db.query.users.findFirst({ where: eq(users.id, user.id) });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });
});
