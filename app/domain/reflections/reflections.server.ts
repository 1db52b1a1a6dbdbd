import { randomUUID } from 'node:crypto';
import type { Database } from 'db/client';
import * as reflections from 'db/repositories/reflections';
import { daySettings } from '../calendar/day-settings';
import { recountProgress } from '../check-in/progress/user-stats.server';
import { noteCardOfText } from '../crisis-cards/crisis-cards.server';
import type { Owner } from '../owners/guests.server';
import { invalidField, Problem } from '../problem';
import { hasAnyText, REFLECTION_FIELDS, type ReflectionTexts } from './fields';
import { openWeeks } from './rules';
import type { ReflectionInput } from './schema';
import { workOutReflection } from './work-out.server';

export type Reflection = reflections.ReflectionRow;

interface CreateReflection {
  owner: Owner;
  input: ReflectionInput;
  now: Date;
}

/**
 * Stores the reflection of this week or last week, the points for it and its summary in one transaction. The same texts
 * sent again give the first one back.
 * @throws Problem 'invalid' for another week, 'conflict' when that week has other words already
 */
export async function createReflection(db: Database, { owner, input, now }: CreateReflection) {
  const open = openWeeks(now, daySettings(owner));
  const { week = open.current, ...texts } = input;
  if (week !== open.current && week !== open.previous) {
    throw invalidField(
      'week',
      'A reflection is about this week or last week. The week is the date of its Sunday.',
    );
  }
  return db.transaction(async (tx) => {
    const which = { ownerId: owner.id, week };
    const made = await reflections.insertReflection(tx, {
      id: randomUUID(),
      ...which,
      ...texts,
      date: now,
      ...(await workOutReflection(tx, { ...which, texts })),
    });
    if (!made) {
      const earlier = await reflections.findReflection(tx, which);
      if (earlier && isSame(earlier, texts)) return earlier;
      throw new Problem('conflict', 'You have already written the reflection of this week.');
    }
    await noteCardOfText(tx, { level: made.textLevel, now });
    await reflections.deleteReflectionDraft(tx, owner.id);
    await recountProgress(tx, owner.id);
    return made;
  });
}

const isSame = (stored: Reflection, texts: ReflectionTexts) =>
  REFLECTION_FIELDS.every((field) => stored[field] === texts[field]);

/** Newest week first. `before` is the last week of the page before. */
export async function listReflections(
  db: Database,
  { ownerId, ...page }: { ownerId: string; to?: string; limit: number },
): Promise<Reflection[]> {
  return reflections.listReflections(db, { ownerId, ...page });
}

/** What somebody has begun to write; empty texts forget it. A save that comes after the reflection brings nothing back. */
export async function keepReflectionDraft(
  db: Database,
  { owner, texts, now }: { owner: Owner; texts: ReflectionTexts; now: Date },
): Promise<void> {
  const { current } = openWeeks(now, daySettings(owner));
  await db.transaction(async (tx) => {
    const isWritten = await reflections.findReflection(tx, { ownerId: owner.id, week: current });
    if (isWritten || !hasAnyText(texts)) return reflections.deleteReflectionDraft(tx, owner.id);
    await reflections.saveReflectionDraft(tx, { ownerId: owner.id, ...texts, updatedAt: now });
  });
}

/** The reflection as the API shows it: instants in ISO 8601. */
export function presentReflection({ ownerId, textLevel: _level, ...reflection }: Reflection) {
  return { ...reflection, userId: ownerId };
}
