import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Answers, FactorField, Rating } from '../../check-in/answers';
import type { DatedAnswers } from '../daily';

/** The factor names of the reference files. */
export const FIELD_OF = {
  sleep: 'sleepRating',
  mood: 'overallMood',
  appetite: 'appetiteRating',
  focus: 'focusRating',
  energy: 'energyRating',
  stress: 'stressRating',
  anxiety: 'anxietyRating',
  motivation: 'motivationRating',
  social: 'socialRating',
  selfCare: 'selfCareRating',
} as const satisfies Record<string, FactorField>;

export type ReferenceFactor = keyof typeof FIELD_OF;
export const REFERENCE_FACTORS = Object.keys(FIELD_OF) as ReferenceFactor[];

type PerFactor<T> = Record<ReferenceFactor, T>;

export interface ReferenceTrend {
  theil_sen: number;
  halves: number;
  mk_S: number;
  mk_var: number;
  mk_p: number;
  mk_p_exact: number | null;
  r1: number | null;
  mk_p_ess: number | null;
  q_trend?: number;
  confidence?: number;
  direction?: 'improving' | 'declining' | 'stable';
}

export interface ReferencePair {
  a: ReferenceFactor;
  b: ReferenceFactor;
  rho: number;
  partial: number;
  n_eff: number;
  p: number;
  q: number;
  claim: boolean;
}

interface ReferenceFile {
  entries: ({ date: string } & PerFactor<number>)[];
  planted: {
    trend?: Partial<PerFactor<'improving' | 'declining'>>;
    corr?: [ReferenceFactor, ReferenceFactor, '+' | '-'][];
    corr_forbidden?: [ReferenceFactor, ReferenceFactor][];
    corr_forbidden_daytoday?: [ReferenceFactor, ReferenceFactor][];
    n_claims_max?: number;
    /** The levels that are right; `other` is neither high nor moderate. */
    risk?: ('high' | 'moderate' | 'other')[];
    weekday?: { low?: string; high?: string };
  };
  reference: {
    entries: number;
    days?: number;
    mean?: PerFactor<number>;
    overall_mean?: number;
    sd?: PerFactor<number | null>;
    mssd?: PerFactor<number | null>;
    trend?: Record<ReferenceFactor | 'overall', ReferenceTrend | Record<string, never>>;
    weekday?: Record<string, { days: number; mean: number; score0: number }>;
    weekday_kw?: { groups: number; H: number; p: number } | null;
    daily_pairs?: ReferencePair[];
  };
}

export interface ReferenceSeries extends Omit<ReferenceFile, 'entries'> {
  name: string;
  entries: DatedAnswers[];
  /** The last day with an entry. */
  today: string;
}

/** The series with reference numbers that lie beside the project; none when they are not there. */
export function readReferenceSeries(): ReferenceSeries[] {
  const folder = resolve(process.env.SOUNDINGS_SHARED ?? '../shared', 'fixtures/stats');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => {
    const file = JSON.parse(readFileSync(resolve(folder, name), 'utf8')) as ReferenceFile;
    const entries = file.entries.map((entry) => ({ localDate: entry.date, answers: answersOf(entry) }));
    const today =
      entries
        .map(({ localDate }) => localDate)
        .sort()
        .at(-1) ?? '2025-01-06';
    return { ...file, name, entries, today };
  });
}

function answersOf(entry: PerFactor<number>): Answers {
  return Object.fromEntries(
    REFERENCE_FACTORS.map((factor) => [FIELD_OF[factor], entry[factor] as Rating]),
  ) as Answers;
}
