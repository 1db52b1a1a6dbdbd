import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '~/domain/calendar/dates';
import { MOST_CONFIDENT, MOST_CONFIDENT_WITHOUT_CLAIM } from '~/domain/stats/confidence';
import {
  readReferenceSeries,
  REFERENCE_FACTORS,
  type ReferenceSeries,
  type ReferenceTrend,
} from '../fixtures/stats/reference-series';
import { type Caller, checkInAs, registerAs } from './caller';
import { useSharedServer } from './use-server';

interface Trend {
  direction: 'up' | 'down' | 'stable';
  average: number;
  change: number | null;
  days: number;
  q: number | null;
}

interface Analysis {
  assessmentCount: number;
  overallPattern: { type: string; confidence: number; concernLevel: string; description: string };
  trends: Record<string, Trend>;
  correlations: {
    factor1: string;
    factor2: string;
    strength: string;
    description: string;
    rho: number;
    partial: number;
    days: number;
    q: number;
  }[];
  weeklyPattern: { day: string; averageScore: number | null; days: number }[];
}

const DIRECTION = { improving: 'up', declining: 'down', stable: 'stable' } as const;
const near = (value: number | null) => (value === null ? null : expect.closeTo(value, 9));

const server = useSharedServer();
const series = readReferenceSeries();

/** Stores the series as somebody new, whole weeks later, so that it ends within the last seven days. */
async function live({ entries, today }: ReferenceSeries): Promise<Caller> {
  const caller = server.newCaller();
  await registerAs(caller);
  const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
  const shift = Math.floor(daysBetween(today, yesterday) / 7) * 7;
  for (const { localDate, answers } of entries) {
    const date = `${addDays(localDate, shift)}T08:30:00Z`;
    await checkInAs(caller, { responses: answers, date, timeZone: 'UTC' });
  }
  return caller;
}

/** |z| of the strongest claim is not in the files: the confidence of the strongest claimed trend is its lower bound. */
function leastConfidence(trends: Record<string, ReferenceTrend | Record<string, never>> | undefined): number {
  const claimed = Object.values(trends ?? {}).filter(
    (trend) => 'confidence' in trend && trend.direction !== 'stable',
  );
  return Math.min(MOST_CONFIDENT, Math.max(0, ...claimed.map((trend) => trend.confidence ?? 0)));
}

describe.each(series)('$name through the API', (one) => {
  const { reference } = one;

  test('has the reference numbers', async () => {
    const caller = await live(one);
    const { status, body, text } = await caller.get<{ analysis: Analysis | null }>('/api/mood-patterns');
    expect(status, text).toBe(200);
    if (reference.entries < 3) return expect(body.analysis).toBeNull();
    const analysis = body.analysis!;

    expect(analysis.assessmentCount).toBe(reference.entries);
    expect(Object.keys(analysis.trends)).toEqual(REFERENCE_FACTORS);
    for (const factor of REFERENCE_FACTORS) {
      const expected = reference.trend?.[factor] as ReferenceTrend;
      const found = analysis.trends[factor]!;
      expect(found.average, factor).toEqual(near(reference.mean![factor]));
      expect(found.change, factor).toEqual(near(expected.halves));
      expect(found.direction, factor).toBe(DIRECTION[expected.direction ?? 'stable']);
      if (expected.q_trend !== undefined) expect(found.q, factor).toEqual(near(expected.q_trend));
    }

    const claims = (reference.daily_pairs ?? []).filter(({ claim }) => claim);
    // Named are those that also stand without a shifted stretch and the level of all others (docs/decisions/058).
    for (const link of analysis.correlations) {
      const claim = claims.find(({ a, b }) => a === link.factor1 && b === link.factor2);
      expect(claim, `${link.factor1} and ${link.factor2}`).toBeDefined();
      const { rho, partial, q } = claim!;
      expect(link).toMatchObject({
        strength: expect.stringMatching(/^(strong|moderate|mild)$/) as string,
        description: expect.stringContaining('moves together with') as string,
        rho: near(rho) as number,
        partial: near(partial) as number,
        days: expect.any(Number) as number,
        q: near(q) as number,
      });
    }
    const sizes = analysis.correlations.map(({ partial }) => Math.abs(partial));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes.length).toBeLessThanOrEqual(5);
    for (const [a, b] of one.planted.corr ?? [])
      expect(analysis.correlations.map(({ factor1, factor2 }) => [factor1, factor2])).toContainEqual([a, b]);

    expect(analysis.weeklyPattern).toHaveLength(7);
    for (const { day, averageScore, days } of analysis.weeklyPattern) {
      expect(days, day).toBe(reference.weekday?.[day]?.days ?? 0);
      expect(averageScore, day).toEqual(near(reference.weekday?.[day]?.score0 ?? null));
    }
    const { type, confidence } = analysis.overallPattern;
    if (type === 'Improving' || type === 'Declining') {
      expect(confidence).toBeGreaterThanOrEqual(leastConfidence(reference.trend));
      expect(confidence).toBeLessThanOrEqual(MOST_CONFIDENT);
    } else {
      expect(confidence).toBeLessThanOrEqual(MOST_CONFIDENT_WITHOUT_CLAIM);
    }
  });
});
