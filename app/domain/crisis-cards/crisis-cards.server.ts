import type { Database, Executor } from 'db/client';
import { countCrisisCard, sumCrisisCards } from 'db/repositories/crisis-cards';
import { utcMonth } from '../calendar/utc';
import { crossesTheLine, type SafetyLevel } from '../safety/types';
import { lastTwelveMonths } from './months';

export interface YearOfCards {
  shown: number;
  /** YYYY-MM, both included. */
  first: string;
  last: string;
}

/** Counts that help was shown because of somebody's words: the month and nothing else. Belongs in their transaction. */
export async function noteCrisisCard(tx: Executor, now: Date): Promise<void> {
  await countCrisisCard(tx, utcMonth(now));
}

/** Counts the card that a stored text brings, once: not when the text in its place had brought one already. */
export async function noteCardOfText(
  tx: Executor,
  { level, before = null, now }: { level: SafetyLevel | null; before?: SafetyLevel | null; now: Date },
): Promise<void> {
  if (crossesTheLine(level ?? 'none') && !crossesTheLine(before ?? 'none')) await noteCrisisCard(tx, now);
}

/** How often help was shown in the last twelve whole months. */
export async function readYearOfCards(db: Database, now: Date): Promise<YearOfCards> {
  const months = lastTwelveMonths(now);
  return { shown: await sumCrisisCards(db, months), ...months };
}
