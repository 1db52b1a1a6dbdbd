import type { Database } from 'db/client';
import { listReflections } from 'db/repositories/reflections';
import { listEntriesOfDays } from 'db/repositories/reports';
import { figure } from '../../calendar/counts-in-words';
import { startOfWeek } from '../../calendar/dates';
import type { Owner } from '../../owners/guests.server';
import { invalidField } from '../../problem';
import { isCrisis, type SafetyLevel } from '../../safety/types';
import { type ReportScore, scoresOfPeriod } from '../../scores/report';
import { listJudged } from '../../scores/scores.server';
import { lengthOf, type Period } from '../form/periods';
import { buildNumbers, type ReportNumbers } from './build';
import { builtInAnalysis } from './built-in-analysis';
import { readRiskRule } from './risk.server';
import type { AiAnalysis, ChosenReflection, RiskRule } from './snapshot';

/** About three check-ins a day over five years: more would make a page nobody reads. */
const MOST_CHECK_INS = 6000;
const DAYS_PER_WEEK = 7;

/** Everything that could be in a report of a period: what the person chooses from. */
export interface ReportMaterial {
  numbers: ReportNumbers;
  aiAnalysis: AiAnalysis;
  riskRule: RiskRule | null;
  /** `id` is the check-in's. Oldest first. */
  notes: { id: string; date: string; text: string; danger?: true }[];
  reflections: ChosenReflection[];
  scores: ReportScore[];
}

/** @throws Problem 'invalid' when there is more than fits into one report */
export async function gatherMaterial(
  db: Database,
  { owner, period, now }: { owner: Owner; period: Period; now: Date },
): Promise<ReportMaterial> {
  const weeks = { from: startOfWeek(period.start), to: period.end };
  const [entries, reflections, riskRule, scores] = await Promise.all([
    listEntriesOfDays(db, { ownerId: owner.id, ...period, limit: MOST_CHECK_INS + 1 }),
    listReflections(db, {
      ownerId: owner.id,
      ...weeks,
      limit: Math.ceil(lengthOf(period) / DAYS_PER_WEEK) + 1,
    }),
    readRiskRule(db, { owner, end: period.end, now }),
    listJudged(db, owner.id),
  ]);
  if (entries.length > MOST_CHECK_INS) {
    const most = figure(MOST_CHECK_INS);
    throw invalidField(
      'dateRange.start',
      `A report can hold up to ${most} check-ins. Please choose fewer days.`,
    );
  }
  const numbers = buildNumbers(entries, period);
  return {
    numbers,
    aiAnalysis: builtInAnalysis(numbers),
    riskRule,
    notes: entries
      .sort((a, b) => a.date.getTime() - b.date.getTime())
      .flatMap(({ id, localDate, notes, noteLevel }) =>
        notes ? [{ id, date: localDate, text: notes, ...dangerIn(noteLevel) }] : [],
      ),
    reflections: reflections
      .reverse()
      .map(({ week, highlights, challenges, gratitude, nextWeekGoals, textLevel }) => ({
        week,
        highlights,
        challenges,
        gratitude,
        nextWeekGoals,
        ...dangerIn(textLevel),
      })),
    scores: scoresOfPeriod(scores, period),
  };
}

/** What was heard when it was written; a text that was never looked at is not judged here. */
const dangerIn = (level: SafetyLevel | null): { danger?: true } =>
  level !== null && isCrisis(level) ? { danger: true } : {};
