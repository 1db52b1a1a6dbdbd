import type { Database } from 'db/client';
import { averageRatings, listDayMoods } from 'db/repositories/check-ins';
import { findReflection, findReflectionDraft, listReflections } from 'db/repositories/reflections';
import { daySettings } from '../check-in/check-ins.server';
import { addDays, localDateAt } from '../owners/calendar';
import type { Owner } from '../owners/guests.server';
import { openWeeks, weekdayNameOf } from './rules';

const WEEKS_LISTED = 52;
const WINDOW_DAYS = 7;

/** The numbers of the last seven days, each 1-5 or null without an answer, and one sentence about them. */
export interface WeekInsights {
  mood: number | null;
  energy: number | null;
  sleep: number | null;
  /** 5 - how stressed the week was: the mean calm rating. */
  calm: number | null;
  insight: string | null;
}

/** What /weekly-reflection shows. `asked` is the Sunday of an earlier week somebody wants to read. */
export async function readReflectionScreen(
  db: Database,
  { owner, asked, now }: { owner: Owner; asked: string | null; now: Date },
) {
  const { current } = openWeeks(now, daySettings(owner));
  const [insights, written, draft, listed, earlier] = await Promise.all([
    readWeekInsights(db, { owner, now }),
    findReflection(db, { ownerId: owner.id, week: current }),
    findReflectionDraft(db, owner.id),
    listReflections(db, { ownerId: owner.id, to: addDays(current, -1), limit: WEEKS_LISTED }),
    asked && asked < current ? findReflection(db, { ownerId: owner.id, week: asked }) : undefined,
  ]);
  return {
    week: current,
    insights,
    written: written ?? null,
    draft: draft ?? null,
    earlier: earlier ?? null,
    weeks: listed.map(({ week, highlights }) => ({ week, begins: highlights.slice(0, 80).toWellFormed() })),
  };
}

export type ReflectionScreen = Awaited<ReturnType<typeof readReflectionScreen>>;

async function readWeekInsights(
  db: Database,
  { owner, now }: { owner: Owner; now: Date },
): Promise<WeekInsights> {
  const today = localDateAt(now, daySettings(owner));
  const range = { ownerId: owner.id, from: addDays(today, 1 - WINDOW_DAYS), to: today };
  const [averages, days] = await Promise.all([averageRatings(db, range), listDayMoods(db, range)]);
  const best = days.reduce<(typeof days)[number] | null>(
    (high, day) => (high && high.mean >= day.mean ? high : day),
    null,
  );
  return {
    mood: averages.mood,
    energy: averages.energy,
    sleep: averages.sleep,
    calm: averages.stress,
    insight:
      best && `Your highest day was ${weekdayNameOf(best.date)}, with ${best.mean.toFixed(1)} out of 5.`,
  };
}
