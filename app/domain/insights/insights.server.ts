import type { Database } from 'db/client';
import { averageRatings, listAnswers } from 'db/repositories/check-ins';
import { findCachedFindings, saveCachedFindings } from 'db/repositories/insights';
import type { AiGateway } from '../../gateways/ai/ai-gateway';
import { localDateAt } from '../calendar/clock';
import { addDays } from '../calendar/dates';
import { daySettings } from '../calendar/day-settings';
import { AVERAGES_DAYS } from '../check-in/trends/trends';
import type { Owner } from '../owners/guests.server';
import { guard } from '../safety/guard';
import { PATTERN_WINDOW_DAYS } from '../stats/thresholds';
import { wordedTexts } from '../wording/worded-texts.server';
import { analyseCheckIns, type Findings } from './findings';
import { writeInsights, type WrittenInsights } from './insights';
import { readNewestCrisis } from './newest-crisis.server';
import { inOneText, presentPatterns } from './present';
import { reword, wordableTexts } from './reworded';
import { withCrisisText } from './risk';
import { weekTexts } from './week-texts';
import { WEEK_DAYS } from './windows';

/** Part of the cache's key. Goes up with every change of what is worked out or how. */
const METHOD = 2;

export interface ReadInsights {
  owner: Owner;
  now: Date;
  /** Lets the storing of fresh findings go on by itself: a page neither waits for it nor fails with it. */
  inBackground: (what: string, work: Promise<unknown>) => void;
}

/**
 * What the check-ins of the last 365 days say. It is worked out once for each of the owner's days and each change of the
 * check-ins: one query when it is known, two and a write when not.
 */
export async function readFindings(
  db: Database,
  { owner, now, inBackground }: ReadInsights,
): Promise<Findings> {
  const today = localDateAt(now, daySettings(owner));
  // The revision is read before the check-ins: findings are at worst newer than their key says, never older.
  const { revision, cached } = await findCachedFindings(db, owner.id);
  const key = `${METHOD}:${revision}:${today}`;
  if (cached?.key === key) return cached.findings as Findings;
  const from = addDays(today, 1 - PATTERN_WINDOW_DAYS);
  const findings = analyseCheckIns(await listAnswers(db, { ownerId: owner.id, from, to: today }), today);
  const row = { ownerId: owner.id, key, findings, computedAt: now };
  inBackground('keeping what was worked out', saveCachedFindings(db, row));
  return findings;
}

/** The built-in texts and the claims they come from, with the risk level as it stands at this moment. */
export async function readInsights(db: Database, asked: ReadInsights) {
  const [findings, newestCrisis] = await Promise.all([
    readFindings(db, asked),
    readNewestCrisis(db, asked.owner.id),
  ]);
  return writeInsights(findings, withCrisisText(findings.ratingRisk, newestCrisis, asked.now));
}

export interface ReadWorded extends ReadInsights {
  /** The model that may be used for this person, or null. */
  ai: AiGateway | null;
}

/** The same, in a model's words where it has passed the checks. Never waits for it: until then the texts are built-in. */
export async function readWordedInsights(db: Database, asked: ReadWorded): Promise<WrittenInsights> {
  const { ai, owner, now, inBackground } = asked;
  const written = await readInsights(db, asked);
  const wordable = ai && wordableTexts(written);
  if (!wordable) return written;
  const check = { guard: (text: string) => guard(text, 'none') };
  const request = { ...wordable, ...check, ai, ownerId: owner.id, now, inBackground };
  return reword(written, await wordedTexts(db, request));
}

/** What /api/mood-patterns answers: the analysis, or null and the way to it. */
export async function readPatterns(db: Database, asked: ReadWorded) {
  return presentPatterns(await readWordedInsights(db, asked));
}

/** What /api/mental-health-insights answers. The averages are of the last 30 days; stress is the rating, higher = calmer. */
export async function readMentalHealthInsights(db: Database, asked: ReadWorded) {
  const [{ claims, texts, wordedBy }, averages] = await Promise.all([
    readWordedInsights(db, asked),
    readAverages(db, asked, AVERAGES_DAYS),
  ]);
  return {
    riskLevel: claims.risk.level,
    insights: texts.insights,
    recommendations: texts.recommendations.map(inOneText),
    warningSign: texts.warningSign,
    wordedBy,
    averages,
  };
}

/** The answer for a visitor without an owner. */
export const NO_WEEK = {
  averages: { mood: null, energy: null, sleep: null, stress: null },
  insights: [],
};

/** What /api/mood-insights/anonymous answers, of the last seven days. Here stress is how stressed the week was. */
export async function readWeekInsights(db: Database, asked: ReadInsights) {
  const [findings, { mood, energy, sleep, stress }] = await Promise.all([
    readFindings(db, asked),
    readAverages(db, asked, WEEK_DAYS),
  ]);
  return {
    averages: { mood, energy, sleep, stress: stress === null ? null : 5 - stress },
    insights: weekTexts(findings.week),
  };
}

async function readAverages(db: Database, { owner, now }: ReadInsights, days: number) {
  const today = localDateAt(now, daySettings(owner));
  return averageRatings(db, { ownerId: owner.id, from: addDays(today, 1 - days), to: today });
}
