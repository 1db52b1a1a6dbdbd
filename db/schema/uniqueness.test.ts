import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DATABASES, useDatabase } from '../../tests/factories/database';
import { newGuestRow, newUser, NOW, reflectionOf, someHash } from '../../tests/factories/rows';
import { isUniqueViolation } from '../errors';
import * as schema from '../schema';

describe.each(DATABASES)('what %s holds once only', (kind) => {
  const database = useDatabase(kind);

  /** Runs an insert twice: the second is refused, and known as a repetition. */
  async function expectOnce(insert: () => Promise<unknown>) {
    await insert();
    const error = await insert().then(
      () => undefined,
      (refusal: unknown) => refusal,
    );
    expect(isUniqueViolation(error)).toBe(true);
  }

  it('an email address', async () => {
    const email = `${randomUUID()}@example.org`;
    await expectOnce(() => newUser(database.db, { email }));
  });

  it('the token of a guest, a session, a password link and parked answers', async () => {
    const { db } = database;
    const { id: userId } = await newUser(db);
    const tokenHash = someHash();
    const row = () => ({ id: randomUUID(), userId, tokenHash, expiresAt: NOW, createdAt: NOW });
    await expectOnce(() => newGuestRow(db, { guestTokenHash: tokenHash }));
    await expectOnce(() => db.insert(schema.sessions).values({ ...row(), lastUsedAt: NOW }));
    await expectOnce(() => db.insert(schema.passwordResetTokens).values(row()));
    const parked = () => ({ ...row(), ownerId: userId, mode: 'full' as const, answers: {} });
    await expectOnce(() => db.insert(schema.parkedDrafts).values(parked()));
  });

  it('a reflection of one owner in one week', async () => {
    const { db } = database;
    const [one, another] = [await newUser(db), await newUser(db)];
    const insert = (ownerId: string, week: string) =>
      db.insert(schema.weeklyReflections).values(reflectionOf(ownerId, { week }));
    await expectOnce(() => insert(one.id, '2026-11-15'));
    await insert(one.id, '2026-11-08');
    await insert(another.id, '2026-11-15');
  });

  it('the key of a submission, for one owner and operation', async () => {
    const { db } = database;
    const [one, another] = [await newUser(db), await newUser(db)];
    const insert = (ownerId: string, operation: string) => {
      const rest = { requestHash: 'x', resourceId: randomUUID(), createdAt: NOW };
      return db.insert(schema.idempotencyKeys).values({ ownerId, operation, key: 'a-key', ...rest });
    };
    await expectOnce(() => insert(one.id, 'check-in'));
    await insert(one.id, 'chat');
    await insert(another.id, 'check-in');
  });

  it('the settings of text messages', async () => {
    const insert = (id: number) =>
      database.db.insert(schema.smsSettings).values({ id, createdAt: NOW, updatedAt: NOW });
    await expectOnce(() => insert(1));
    await expect(insert(2)).rejects.toThrow();
  });
});
