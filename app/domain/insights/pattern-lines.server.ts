import type { Database } from 'db/client';
import { listAnswers } from 'db/repositories/check-ins';
import { localDateAt } from '../calendar/clock';
import { addDays } from '../calendar/dates';
import { daySettings } from '../calendar/day-settings';
import type { Owner } from '../owners/guests.server';
import { PATTERN_WINDOW_DAYS } from '../stats/thresholds';
import { type PairLine, patternLines } from './pattern-lines';

interface ReadLines {
  owner: Owner;
  now: Date;
  pairs: readonly Pick<PairLine, 'factor1' | 'factor2'>[];
}

/** The lines of the patterns, from the check-ins the analysis is of: one query. */
export async function readPatternLines(db: Database, { owner, now, pairs }: ReadLines) {
  const today = localDateAt(now, daySettings(owner));
  const from = addDays(today, 1 - PATTERN_WINDOW_DAYS);
  return patternLines(await listAnswers(db, { ownerId: owner.id, from, to: today }), { today, pairs });
}
