import type { Database, Executor } from 'db/client';
import { countingCrisisCard, sumCrisisCards } from 'db/repositories/crisis-cards';
import type { Write } from 'db/together';
import { utcMonth } from '../calendar/utc';
import { crossesTheLine, type SafetyLevel } from '../safety/types';
import { lastTwelveMonths } from './months';

export interface YearOfCards {
  shown: number;
  /** YYYY-MM, both included. */
  first: string;
  last: string;
}

/** Counts that help was shown because of somebody's words: the month and nothing else. Belongs to what stores them. */
export const notingCrisisCard =
  (now: Date): Write =>
  (db) =>
    countingCrisisCard(db, utcMonth(now));

/** Counts the card that a stored text brings, once: not when the text in its place had brought one already. */
export async function noteCardOfText(tx: Executor, text: Text): Promise<void> {
  for (const write of notingCardOfText(text)) await write(tx);
}

/** The same as what is written together with the text. */
export const notingCardOfText = ({ level, before = null, now }: Text): Write[] =>
  crossesTheLine(level ?? 'none') && !crossesTheLine(before ?? 'none') ? [notingCrisisCard(now)] : [];

interface Text {
  level: SafetyLevel | null;
  before?: SafetyLevel | null;
  now: Date;
}

/** How often help was shown in the last twelve whole months. */
export async function readYearOfCards(db: Database, now: Date): Promise<YearOfCards> {
  const months = lastTwelveMonths(now);
  return { shown: await sumCrisisCards(db, months), ...months };
}
