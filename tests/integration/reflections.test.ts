import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mergeGuest } from '~/domain/accounts/merge-guest.server';
import {
  createReflection,
  keepReflectionDraft,
  listReflections,
} from '~/domain/reflections/reflections.server';
import { readReflectionScreen } from '~/domain/reflections/screen.server';
import { reflectionDrafts, weeklyReflections } from 'db/schema';
import { DATABASES, useDatabase } from '../factories/database';
import { NOW } from '../factories/rows';
import { checkInAt, newGuest, problemOf, statsAt } from '../factories/use-cases';

const WEEK = '2026-11-15';
/** What a page lets go on by itself is waited for here. */
const inBackground = () => undefined;
const texts = { highlights: 'A walk by the sea', challenges: '', gratitude: 'My sister', nextWeekGoals: '' };

describe.each(DATABASES)('reflections in %s', (kind) => {
  const database = useDatabase(kind);

  it('gives 20 points, and shows as written this week', async () => {
    const { db } = database;
    const owner = await newGuest(db);
    await checkInAt(db, owner, ['2026-11-16T10:00:00Z', '2026-11-17T10:00:00Z']);
    await keepReflectionDraft(db, { owner, texts, now: NOW });
    expect(
      (await readReflectionScreen(db, { owner, asked: null, now: NOW, inBackground })).draft,
    ).toMatchObject(texts);
    await createReflection(db, { owner, input: { week: WEEK, ...texts }, now: NOW });
    expect(await statsAt(db, owner, NOW)).toMatchObject({ selfCarePoints: 40, totalCheckins: 2 });
    const screen = await readReflectionScreen(db, { owner, asked: null, now: NOW, inBackground });
    expect(screen).toMatchObject({
      week: WEEK,
      written: texts,
      draft: null,
      insights: { averages: { mood: 4, sleep: 3, stress: null } },
    });
    expect(screen.written?.aiSummary).toContain('2 check-ins on 2 days');
  });

  it('is one a week, also when ten arrive at once; the same words again are not a conflict', async () => {
    const { db } = database;
    const owner = await newGuest(db);
    const tries = Array.from({ length: 10 }, (_, i) => ({ week: WEEK, ...texts, highlights: `Try ${i}` }));
    const results = await Promise.allSettled(
      tries.map((input) => createReflection(db, { owner, input, now: NOW })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [kept] = await listReflections(db, { ownerId: owner.id, limit: 5 });
    const again = { week: WEEK, ...texts, highlights: kept?.highlights ?? '' };
    expect((await createReflection(db, { owner, input: again, now: NOW })).id).toBe(kept?.id);
    const other = { owner, input: { week: WEEK, ...texts }, now: NOW };
    expect((await problemOf(createReflection(db, other))).kind).toBe('conflict');
    expect(await statsAt(db, owner, NOW)).toMatchObject({ selfCarePoints: 20 });
  });

  it('takes this week and last week, and no other', async () => {
    const { db } = database;
    const owner = await newGuest(db);
    await createReflection(db, { owner, input: { week: '2026-11-08', ...texts }, now: NOW });
    for (const week of ['2026-11-01', '2026-11-22', '2026-11-16']) {
      const problem = await problemOf(createReflection(db, { owner, input: { week, ...texts }, now: NOW }));
      expect(problem.errors).toHaveProperty('week');
    }
    const screen = await readReflectionScreen(db, { owner, asked: '2026-11-08', now: NOW, inBackground });
    expect(screen).toMatchObject({ written: null, earlier: texts, weeks: [{ week: '2026-11-08' }] });
  });

  it('leaves nobody a look at another owner’s', async () => {
    const { db } = database;
    const [one, other] = [await newGuest(db), await newGuest(db)];
    await createReflection(db, { owner: one, input: { week: WEEK, ...texts }, now: NOW });
    await keepReflectionDraft(db, { owner: one, texts, now: NOW });
    const screen = await readReflectionScreen(db, { owner: other, asked: WEEK, now: NOW, inBackground });
    expect(screen).toMatchObject({ written: null, earlier: null, draft: null, weeks: [] });
  });

  it('brings no draft back after it was written', async () => {
    const { db } = database;
    const owner = await newGuest(db);
    await createReflection(db, { owner, input: { week: WEEK, ...texts }, now: NOW });
    await keepReflectionDraft(db, { owner, texts, now: NOW });
    expect(await db.$count(reflectionDrafts, eq(reflectionDrafts.ownerId, owner.id))).toBe(0);
  });

  it('moves with a guest who is added to an account, and loses no word where both wrote', async () => {
    const { db } = database;
    const [guest, member] = [await newGuest(db), await newGuest(db)];
    for (const week of [WEEK, '2026-11-08']) {
      await createReflection(db, { owner: guest, input: { week, ...texts }, now: NOW });
    }
    const own = { ...texts, highlights: 'Lunch outside', gratitude: '' };
    await createReflection(db, { owner: member, input: { week: WEEK, ...own }, now: NOW });
    const begun = { highlights: '', challenges: 'x'.repeat(5000), gratitude: '', nextWeekGoals: '' };
    const nextWeek = new Date(NOW.getTime() + 7 * 86_400_000);
    await keepReflectionDraft(db, { owner: guest, texts: begun, now: nextWeek });
    await keepReflectionDraft(db, { owner: member, texts: { ...begun, challenges: 'Rain' }, now: nextWeek });
    await mergeGuest(db, { guestId: guest.id, memberId: member.id });
    const { draft } = await readReflectionScreen(db, {
      owner: member,
      asked: null,
      now: nextWeek,
      inBackground,
    });
    expect(draft?.challenges).toBe(`Rain\n\n${begun.challenges}`);
    const all = await listReflections(db, { ownerId: member.id, limit: 5 });
    expect(all.map(({ week, highlights, gratitude }) => [week, highlights, gratitude])).toEqual([
      [WEEK, 'Lunch outside\n\nA walk by the sea', 'My sister'],
      ['2026-11-08', 'A walk by the sea', 'My sister'],
    ]);
    expect(all[0]?.aiSummary).toContain('It begins: “Lunch outside');
    expect(all[0]?.aiSummary).toContain('what you are grateful for');
    expect(await db.$count(weeklyReflections, eq(weeklyReflections.ownerId, guest.id))).toBe(0);
    expect(await db.$count(reflectionDrafts, eq(reflectionDrafts.ownerId, guest.id))).toBe(0);
    expect(await statsAt(db, member, NOW)).toMatchObject({ selfCarePoints: 40 });
  });
});
