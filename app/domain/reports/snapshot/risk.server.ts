import type { Database } from 'db/client';
import { listAnswers } from 'db/repositories/check-ins';
import { localDateAt } from '../../calendar/clock';
import { addDays } from '../../calendar/dates';
import { daySettings } from '../../calendar/day-settings';
import { readNewestCrisis } from '../../insights/newest-crisis.server';
import { judgeCheckIns, withCrisisText } from '../../insights/risk';
import { signOf } from '../../insights/risk-texts';
import type { Owner } from '../../owners/guests.server';
import { PATTERN_WINDOW_DAYS } from '../../stats/thresholds';
import type { RiskRule } from './snapshot';

/**
 * The risk rule as it stood on the last day of a period, in the app's own words to the person. Null without a check-in.
 * What was written in a crisis counts while the period reaches to today; earlier it cannot be told any more.
 */
export async function readRiskRule(
  db: Database,
  { owner, end, now }: { owner: Owner; end: string; now: Date },
): Promise<RiskRule | null> {
  const from = addDays(end, 1 - PATTERN_WINDOW_DAYS);
  const ratings = judgeCheckIns(await listAnswers(db, { ownerId: owner.id, from, to: end }), end);
  const reachesToday = end >= localDateAt(now, daySettings(owner));
  const risk = reachesToday ? withCrisisText(ratings, await readNewestCrisis(db, owner.id), now) : ratings;
  return risk.level === 'unknown' ? null : { level: risk.level, sentence: signOf(risk) };
}
