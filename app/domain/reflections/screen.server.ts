import type { Database } from 'db/client';
import { findReflection, findReflectionDraft, listReflections } from 'db/repositories/reflections';
import { addDays } from '../calendar/dates';
import { daySettings } from '../calendar/day-settings';
import { type ReadInsights, readWeekInsights } from '../insights/insights.server';
import { firstCharacters } from '../parse';
import { openWeeks } from './rules';

const WEEKS_LISTED = 26;

/** What /weekly-reflection shows. `asked` is the Sunday of an earlier week somebody wants to read, `page` of their list. */
export async function readReflectionScreen(
  db: Database,
  { asked, page = 1, ...reader }: ReadInsights & { asked: string | null; page?: number },
) {
  const { owner, now } = reader;
  const { current } = openWeeks(now, daySettings(owner));
  const [insights, written, draft, listed, earlier] = await Promise.all([
    readWeekInsights(db, reader),
    findReflection(db, { ownerId: owner.id, week: current }),
    findReflectionDraft(db, owner.id),
    listReflections(db, {
      ownerId: owner.id,
      to: addDays(current, -1),
      limit: WEEKS_LISTED + 1,
      offset: (page - 1) * WEEKS_LISTED,
    }),
    asked && asked < current ? findReflection(db, { ownerId: owner.id, week: asked }) : undefined,
  ]);
  return {
    week: current,
    insights,
    written: written ?? null,
    draft: draft ?? null,
    earlier: earlier ?? null,
    page,
    hasMore: listed.length > WEEKS_LISTED,
    weeks: listed
      .slice(0, WEEKS_LISTED)
      .map(({ week, highlights }) => ({ week, begins: firstCharacters(highlights, 80) })),
  };
}

export type ReflectionScreen = Awaited<ReturnType<typeof readReflectionScreen>>;
