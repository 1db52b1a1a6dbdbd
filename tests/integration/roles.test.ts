import { beforeEach, describe, expect, it } from 'vitest';
import { setAdmin } from '~/domain/accounts/roles.server';
import { findLiveSession } from '~/domain/accounts/sessions.server';
import { updateUser } from 'db/repositories/users';
import { users } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { NOW } from '../factories/rows';
import { newMember, problemOf } from '../factories/use-cases';

describe.each(DATABASES)('the role of an admin in %s', (kind) => {
  const database = useDatabase(kind);
  beforeEach(() => database.db.update(users).set({ isAdmin: false }));
  const set = (email: string, isAdmin: boolean) => setAdmin(database.db, { email, isAdmin, now: NOW });

  it('is given and taken by email, however it is typed, and holds for sessions that are open', async () => {
    const { user, session } = await newMember(database.db);
    const isAdmin = async () =>
      (await findLiveSession(database.db, { token: session.token, now: NOW }))?.user.isAdmin;
    expect(await isAdmin()).toBe(false);
    await set(` ${user.email.toUpperCase()} `, true);
    expect(await isAdmin()).toBe(true);
    await set((await newMember(database.db)).user.email, true);
    await set(user.email, false);
    expect(await isAdmin()).toBe(false);
  });

  it('is given to nobody who is not registered', async () => {
    expect(await problemOf(set('nobody@example.org', true))).toMatchObject({ kind: 'not-found' });
  });

  it('stays with the last one', async () => {
    const { user } = await newMember(database.db);
    await set(user.email, true);
    expect(await problemOf(set(user.email, false))).toMatchObject({ kind: 'conflict' });
    const { user: inactive } = await newMember(database.db);
    await set(inactive.email, true);
    await updateUser(database.db, { id: inactive.id, isActive: false });
    expect(await problemOf(set(user.email, false))).toMatchObject({ kind: 'conflict' });
    await set(inactive.email, false);
  });

  it('stays with one when all of them are taken off at the same moment', async () => {
    const members = [];
    for (let i = 0; i < 4; i += 1) members.push((await newMember(database.db)).user);
    for (const { email } of members) await set(email, true);
    const outcomes = await Promise.allSettled(members.map(({ email }) => set(email, false)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const left = (await database.db.query.users.findMany()).filter(({ isAdmin }) => isAdmin);
    expect(left).toHaveLength(1);
  });
});
