import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { register } from '~/domain/accounts/accounts.server';
import { countGuestData, mergeGuest } from '~/domain/accounts/merge-guest.server';
import { keepInDraft } from '~/domain/check-in/drafts/drafts.server';
import { changeCheckInSettings } from '~/domain/owners/check-in-settings.server';
import * as guests from '~/domain/owners/guests.server';
import type { Problem } from '~/domain/problem';
import { listMoodEntries } from 'db/repositories/check-ins';
import { findOwner } from 'db/repositories/owners';
import { findUserByEmail } from 'db/repositories/users';
import { chatSessions, checkInDrafts, owners, questionnaireScores, weeklyReflections } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { DAY_MS, draftOf, HOUR_MS, later, NOW, reflectionOf, scoreRowOf } from '../factories/rows';
import { checkInAt, newDetails, newGuest, newMember, problemOf, statsAt } from '../factories/use-cases';

describe.each(DATABASES)('a guest in %s', (kind) => {
  const database = useDatabase(kind);
  const make = () => guests.createGuest(database.db, { timeZone: 'UTC', now: NOW });
  const find = (token: string, now = NOW) => guests.findGuest(database.db, { token, now });

  it('is found by their token, which is random and stored nowhere', async () => {
    const [one, another] = [await make(), await make()];
    expect(await find(one.token)).toEqual(one.owner);
    expect(Buffer.from(one.token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(one.token).not.toBe(another.token);
    expect(JSON.stringify(await findOwner(database.db, one.owner.id))).not.toContain(one.token);
    expect(await find(one.owner.guestTokenHash ?? '')).toBeUndefined();
    expect(await find('')).toBeUndefined();
  });

  it('is gone after thirty days without use', async () => {
    const { token } = await make();
    expect(await find(token, later(30 * DAY_MS))).toBeDefined();
    expect(await find(token, later(30 * DAY_MS + 1))).toBeUndefined();
  });

  it('stays as long as they come back, noted at most once an hour', async () => {
    const { owner, token } = await make();
    await guests.noteSeen(database.db, { owner, now: later(HOUR_MS - 1) });
    expect((await find(token))?.lastSeenAt).toEqual(NOW);
    await guests.noteSeen(database.db, { owner, now: later(20 * DAY_MS) });
    expect(await find(token, later(50 * DAY_MS))).toBeDefined();
    expect(await find(token, later(50 * DAY_MS + 1))).toBeUndefined();
  });

  it('becomes a member in place, keeps everything, and their token dies', async () => {
    const { owner, token } = await make();
    await checkInAt(database.db, owner, [later(-DAY_MS), NOW]);
    const draft = { ownerId: owner.id, mode: 'full', submissionKey: 'a'.repeat(20), now: NOW } as const;
    await keepInDraft(database.db, { ...draft, answers: { focusRating: 2 } });
    const { user } = await newMember(database.db, { guest: owner, timeZone: 'Europe/Lisbon' });
    expect(user.id).toBe(owner.id);
    expect(await find(token)).toBeUndefined();
    expect(await findOwner(database.db, owner.id)).toMatchObject({ guestTokenHash: null, timeZone: 'UTC' });
    expect(await statsAt(database.db, owner, NOW)).toMatchObject({ totalCheckins: 2, streakDays: 2 });
    expect(await countGuestData(database.db, owner.id)).toEqual({
      checkIns: 2,
      conversations: 0,
      reflections: 0,
      hasDraft: true,
      scores: 0,
      hasPlan: false,
    });
  });

  it('stays a guest when the registration is refused', async () => {
    const { owner, token } = await make();
    const taken = newDetails();
    await register(database.db, { input: taken, now: NOW });
    const refused = await problemOf(register(database.db, { input: taken, guest: owner, now: NOW }));
    expect(refused).toMatchObject({ kind: 'conflict', errors: { email: [expect.any(String)] } });
    expect(await find(token)).toEqual(owner);
  });

  it('who registers several times at once becomes one member, and each is told the truth', async () => {
    const { owner } = await make();
    await checkInAt(database.db, owner, [NOW]);
    const inputs = Array.from({ length: 4 }, newDetails);
    const outcomes = await Promise.allSettled(
      inputs.map((input) => register(database.db, { input, guest: owner, now: NOW })),
    );
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as Problem] : []));
    expect(refused).toHaveLength(3);
    for (const problem of refused) {
      expect(problem).toMatchObject({ kind: 'conflict', errors: undefined });
      expect(problem.message).toContain('on this device');
    }
    for (const [i, { email }] of inputs.entries()) {
      const row = await findUserByEmail(database.db, email);
      expect(row?.id).toBe(outcomes[i]?.status === 'fulfilled' ? owner.id : undefined);
    }
  });

  it('who has just become a member leaves nothing to a registration that was under way', async () => {
    const { owner } = await make();
    await checkInAt(database.db, owner, [NOW]);
    const guestKey = randomUUID();
    const [first, late] = [newDetails(), newDetails()];
    await register(database.db, { input: first, guest: owner, guestKey, now: NOW });
    // By then the cookie stands for nobody.
    const lateOne = { guest: undefined, guestKey, now: later(1000) };
    const refused = await problemOf(register(database.db, { input: late, ...lateOne }));
    expect(refused).toMatchObject({ kind: 'conflict', errors: undefined });
    expect(refused.message).toContain('just made on this device');
    const again = await problemOf(register(database.db, { input: first, ...lateOne }));
    expect(again).toMatchObject({ kind: 'conflict', errors: { email: [expect.any(String)] } });
    const made = await register(database.db, { input: late, ...lateOne, now: later(60_000) });
    expect(made.user.id).not.toBe(owner.id);
  });

  it('who sends one registration twice is told that its address has an account', async () => {
    const { owner } = await make();
    const input = newDetails();
    const twice = [1, 2].map(() => register(database.db, { input, guest: owner, now: NOW }));
    const refused = (await Promise.allSettled(twice)).find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { kind: 'conflict', errors: { email: [expect.any(String)] } } });
  });

  it('who is deleted while they register becomes a member with nothing', async () => {
    const { owner } = await make();
    await guests.deleteGuest(database.db, owner.id);
    const { user } = await newMember(database.db, { guest: owner });
    expect(user.id).not.toBe(owner.id);
    expect(await findOwner(database.db, user.id)).toBeDefined();
  });

  it('never resolves once there is a member, even with a token that was left behind', async () => {
    const { owner, token } = await make();
    await newMember(database.db, { guest: owner });
    await database.db
      .update(owners)
      .set({ guestTokenHash: owner.guestTokenHash })
      .where(eq(owners.id, owner.id));
    expect(await find(token)).toBeUndefined();
  });

  it('is merged into a member with everything, and is gone afterwards', async () => {
    const { owner: guest, token } = await make();
    const { user } = await newMember(database.db);
    const member = (await findOwner(database.db, user.id)) as guests.Owner;
    await checkInAt(database.db, guest, [later(-DAY_MS), NOW]);
    await checkInAt(database.db, member, [later(-2 * DAY_MS)]);
    await database.db
      .insert(chatSessions)
      .values({ id: guest.id, ownerId: guest.id, date: NOW, messages: [] });
    await database.db.insert(weeklyReflections).values(reflectionOf(guest.id));
    await database.db.insert(questionnaireScores).values([scoreRowOf(guest.id), scoreRowOf(user.id)]);
    await mergeGuest(database.db, { guestId: guest.id, memberId: user.id });

    const entries = await listMoodEntries(database.db, { ownerId: user.id, limit: 9 });
    expect(entries.map(({ localDate }) => localDate)).toEqual(['2026-11-18', '2026-11-17', '2026-11-16']);
    const stats = await statsAt(database.db, member, NOW);
    expect(stats).toMatchObject({ totalCheckins: 3, streakDays: 3, selfCarePoints: 3 * 10 + 20 });
    expect(await database.db.$count(chatSessions, eq(chatSessions.ownerId, user.id))).toBe(1);
    expect(await database.db.$count(questionnaireScores, eq(questionnaireScores.ownerId, user.id))).toBe(2);
    expect(await findOwner(database.db, guest.id)).toBeUndefined();
    expect(await find(token)).toBeUndefined();
  });

  it('brings what was switched on for the check-in, and leaves on what the member had', async () => {
    const [guest, { user }] = [await newGuest(database.db), await newMember(database.db)];
    await changeCheckInSettings(database.db, {
      ownerId: guest.id,
      goesOnByItself: true,
      ignoresNumberKeys: false,
    });
    await changeCheckInSettings(database.db, {
      ownerId: user.id,
      goesOnByItself: false,
      ignoresNumberKeys: true,
    });
    await mergeGuest(database.db, { guestId: guest.id, memberId: user.id });
    const merged = await findOwner(database.db, user.id);
    expect(merged).toMatchObject({ goesOnByItself: true, ignoresNumberKeys: true });
  });

  it('brings no second draft, and joins the words of two reflections of one week', async () => {
    const [guest, { user }] = [await newGuest(database.db), await newMember(database.db)];
    const [theirs, mine] = [draftOf(guest.id, { answers: { sleepRating: 1 } }), draftOf(user.id)];
    const quick = draftOf(guest.id, { mode: 'quick' });
    await database.db.insert(checkInDrafts).values([theirs, mine, quick]);
    const reflections = [
      reflectionOf(guest.id, { highlights: 'of the guest' }),
      reflectionOf(guest.id, { week: '2026-11-08' }),
      reflectionOf(user.id, { highlights: 'of the member' }),
    ];
    await database.db.insert(weeklyReflections).values(reflections);
    await mergeGuest(database.db, { guestId: guest.id, memberId: user.id });

    const drafts = await database.db.query.checkInDrafts.findMany({
      where: eq(checkInDrafts.ownerId, user.id),
    });
    expect(drafts).toHaveLength(2);
    expect(drafts).toEqual(expect.arrayContaining([mine, { ...quick, ownerId: user.id }]));
    const kept = await database.db.query.weeklyReflections.findMany({
      where: eq(weeklyReflections.ownerId, user.id),
    });
    expect(kept.map(({ week, highlights }) => [week, highlights]).sort()).toEqual([
      ['2026-11-08', 'A walk by the sea'],
      ['2026-11-15', 'of the member\n\nof the guest'],
    ]);
  });

  it('who has just become a member is neither merged away nor deleted', async () => {
    const { owner } = await make();
    await checkInAt(database.db, owner, [NOW]);
    const { user } = await newMember(database.db, { guest: owner });
    const { user: another } = await newMember(database.db);
    await mergeGuest(database.db, { guestId: owner.id, memberId: another.id });
    await guests.deleteGuest(database.db, owner.id);
    expect(await findOwner(database.db, user.id)).toBeDefined();
    expect(await statsAt(database.db, owner, NOW)).toMatchObject({ totalCheckins: 1 });
  });

  it('is deleted with everything of theirs', async () => {
    const { owner, token } = await make();
    await checkInAt(database.db, owner, [NOW]);
    await guests.deleteGuest(database.db, owner.id);
    expect(await find(token)).toBeUndefined();
    expect(await listMoodEntries(database.db, { ownerId: owner.id, limit: 9 })).toEqual([]);
  });
});
