import { beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, useDatabase } from '../../tests/factories/database';
import { DAY_MS, later, newGuestRow, newOwner, newUser, NOW, someHash } from '../../tests/factories/rows';
import { owners, users } from '../schema';
import * as repository from './owners';

describe.each(DATABASES)('owners in %s', (kind) => {
  const database = useDatabase(kind);
  beforeEach(async () => {
    await database.db.delete(owners);
  });

  it('are found by the hash of their cookie as long as they are guests', async () => {
    const { db } = database;
    const guestTokenHash = someHash();
    const guest = await newGuestRow(db, { guestTokenHash });
    expect((await repository.findGuest(db, guestTokenHash))?.id).toBe(guest.id);
    expect(await repository.findGuest(db, someHash())).toBeUndefined();
    await db.insert(users).values({
      id: guest.id,
      firstName: 'Ines',
      lastName: 'Duarte',
      email: 'ines@example.org',
      phoneNumber: '+1 555 010 0199',
      passwordHash: 'x',
      createdAt: NOW,
      updatedAt: NOW,
    });
    expect(await repository.findGuest(db, guestTokenHash)).toBeUndefined();
    expect(await repository.findOwner(db, guest.id)).toBeDefined();
  });

  it('change one at a time', async () => {
    const { db } = database;
    const [one, another] = [await newOwner(db), await newOwner(db)];
    await repository.updateOwner(db, { ownerId: one.id, timeZone: 'Europe/Lisbon', dayStartHour: 4 });
    const changed = { timeZone: 'Europe/Lisbon', dayStartHour: 4 };
    expect(await repository.findOwner(db, one.id)).toEqual({ ...one, ...changed });
    expect(await repository.findOwner(db, another.id)).toEqual(another);
  });

  it('go one at a time', async () => {
    const { db } = database;
    const [one, another] = [await newOwner(db), await newOwner(db)];
    await repository.deleteOwner(db, one.id);
    expect(await repository.findOwner(db, one.id)).toBeUndefined();
    expect(await repository.findOwner(db, another.id)).toEqual(another);
  });

  it('go with age only when they are guests and were not seen', async () => {
    const { db } = database;
    const since = later(-30 * DAY_MS);
    const [before, after] = [later(-1, since), later(1, since)];
    const gone = await newGuestRow(db, { lastSeenAt: before });
    const kept = [
      await newGuestRow(db, { lastSeenAt: since }),
      await newGuestRow(db, { lastSeenAt: after }),
      await newOwner(db, { lastSeenAt: before }),
    ];
    const member = await newUser(db);
    await repository.updateOwner(db, { ownerId: member.id, lastSeenAt: before, guestTokenHash: someHash() });
    expect(await repository.deleteGuestsUnseenSince(db, since)).toBe(1);
    const left = await db.query.owners.findMany({ columns: { id: true } });
    expect(left.map(({ id }) => id).sort()).toEqual([...kept, member].map(({ id }) => id).sort());
    expect(left).not.toContainEqual({ id: gone.id });
  });
});
