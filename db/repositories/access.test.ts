import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, useDatabase } from '../../tests/factories/database';
import { DAY_MS, later, newUser, NOW, someHash } from '../../tests/factories/rows';
import * as resets from './password-resets';
import * as sessions from './sessions';
import { countOtherActiveAdmins, findUser, findUserByEmail, updateUser, type UserRow } from './users';

describe.each(DATABASES)('who may come in, in %s', (kind) => {
  const database = useDatabase(kind);
  let one: UserRow;
  let another: UserRow;
  beforeEach(async () => {
    one = await newUser(database.db);
    another = await newUser(database.db);
  });

  async function newSession(userId: string, times: Partial<{ expiresAt: Date; lastUsedAt: Date }> = {}) {
    const session = { id: randomUUID(), userId, tokenHash: someHash(), createdAt: NOW };
    const full = { ...session, expiresAt: later(DAY_MS), lastUsedAt: NOW, ...times };
    await sessions.insertSession(database.db, full);
    return full;
  }

  it('a session brings its member and owner, and an unknown token nobody', async () => {
    const session = await newSession(one.id);
    const found = await sessions.findSession(database.db, session.tokenHash);
    expect(found).toMatchObject({ session, user: { id: one.id }, owner: { id: one.id } });
    expect(await sessions.findSession(database.db, someHash())).toBeUndefined();
  });

  it('a session is noted as used for its own member alone', async () => {
    const { id, tokenHash } = await newSession(one.id);
    const used = async () => (await sessions.findSession(database.db, tokenHash))?.session.lastUsedAt;
    await sessions.touchSession(database.db, { id, userId: another.id, at: later(5000) });
    expect(await used()).toEqual(NOW);
    await sessions.touchSession(database.db, { id, userId: one.id, at: later(5000) });
    expect(await used()).toEqual(later(5000));
  });

  it('ending all sessions of one member leaves those of another', async () => {
    await newSession(one.id);
    const theirs = await newSession(another.id);
    await sessions.deleteSessionsOf(database.db, one.id);
    expect(await sessions.hasLiveSession(database.db, { userId: one.id, now: NOW })).toBe(false);
    expect(await sessions.hasLiveSession(database.db, { userId: another.id, now: NOW })).toBe(true);
    await sessions.deleteSession(database.db, theirs.tokenHash);
    expect(await sessions.hasLiveSession(database.db, { userId: another.id, now: NOW })).toBe(false);
  });

  it('a password link is used up by one alone, however many come at once', async () => {
    const tokenHash = someHash();
    const row = { id: randomUUID(), userId: one.id, tokenHash, createdAt: NOW, expiresAt: later(1) };
    await resets.insertResetToken(database.db, row);
    expect(await resets.findUsableResetToken(database.db, { tokenHash, now: later(1) })).toBeUndefined();
    const tries = Array.from({ length: 8 }, () => resets.useResetToken(database.db, { tokenHash, now: NOW }));
    expect((await Promise.all(tries)).filter(Boolean)).toEqual([one.id]);
    expect(await resets.findUsableResetToken(database.db, { tokenHash, now: NOW })).toBeUndefined();
  });

  it('a member is found by the whole address, as it is stored', async () => {
    const { db } = database;
    expect((await findUserByEmail(db, one.email))?.id).toBe(one.id);
    expect(await findUserByEmail(db, one.email.slice(1))).toBeUndefined();
    expect(await findUserByEmail(db, '%')).toBeUndefined();
  });

  it('a change reaches one member, and admins are counted when they are active', async () => {
    const { db } = database;
    await updateUser(db, { id: one.id, isAdmin: true });
    expect((await findUser(db, another.id))?.isAdmin).toBe(false);
    const others = await countOtherActiveAdmins(db, one.id);
    await updateUser(db, { id: another.id, isAdmin: true });
    expect(await countOtherActiveAdmins(db, one.id)).toBe(others + 1);
    await updateUser(db, { id: another.id, isActive: false });
    expect(await countOtherActiveAdmins(db, one.id)).toBe(others);
    await updateUser(db, { id: one.id, isAdmin: false });
  });
});
