import { describe, expect, test } from 'vitest';
import {
  FIELD_OF,
  readReferenceSeries,
  REFERENCE_FACTORS,
  type ReferenceTrend,
} from '../../../tests/fixtures/stats/reference-series';
import { analysePatterns } from './analysis';
import { calibratedConfidence } from './confidence';
import type { Trend } from './trends';

const WITHIN = 1e-9;
const DIRECTION = { improving: 'up', declining: 'down', stable: 'stable' } as const;

function expectNear(actual: number | null | undefined, expected: number | null | undefined, what: string) {
  if (expected == null) return expect(actual ?? null, what).toBeNull();
  expect(Math.abs((actual ?? NaN) - expected), `${what}: ${actual} for ${expected}`).toBeLessThanOrEqual(
    WITHIN,
  );
}

function expectTrend(found: Trend | null, expected: ReferenceTrend, what: string) {
  const { test: mk } = found!;
  expectNear(found!.change, expected.halves, `${what} halves`);
  expectNear(mk!.score, expected.mk_S, `${what} S`);
  expectNear(mk!.variance, expected.mk_var, `${what} variance`);
  expectNear(mk!.normalP, expected.mk_p, `${what} p`);
  expectNear(mk!.exactP, expected.mk_p_exact, `${what} exact p`);
  expectNear(mk!.slope, expected.theil_sen, `${what} slope`);
  if (expected.r1 !== null) expectNear(mk!.autocorrelation, expected.r1, `${what} r`);
  if (expected.mk_p_ess !== null) expectNear(mk!.inflatedP, expected.mk_p_ess, `${what} inflated p`);
  if (expected.q_trend !== undefined) expectNear(found!.q, expected.q_trend, `${what} q`);
  if (expected.direction) expect(found!.direction, what).toBe(DIRECTION[expected.direction]);
  if (expected.confidence !== undefined) {
    expectNear(calibratedConfidence(found!.z), expected.confidence, `${what} confidence`);
  }
}

const series = readReferenceSeries();

describe.each(series)('$name', ({ entries, today, reference, planted }) => {
  const found = analysePatterns(entries, today);

  test('counts, means, deviations and swings', () => {
    expect(found.checkIns).toBe(reference.entries);
    expect(found.days).toBe(reference.days ?? 0);
    expectNear(found.overallMean, reference.overall_mean, 'overall mean');
    for (const factor of REFERENCE_FACTORS) {
      const field = FIELD_OF[factor];
      expectNear(found.mean[field], reference.mean?.[factor], `${factor} mean`);
      expectNear(found.sd[field], reference.sd?.[factor], `${factor} sd`);
      expectNear(found.swings[field].mssd, reference.mssd?.[factor], `${factor} mssd`);
    }
  });

  test('trends', () => {
    for (const factor of [...REFERENCE_FACTORS, 'overall'] as const) {
      const expected = reference.trend?.[factor];
      const trend = factor === 'overall' ? found.trends.overall : found.trends.factors[FIELD_OF[factor]];
      if (expected && 'mk_S' in expected) expectTrend(trend, expected as ReferenceTrend, factor);
      else expect(trend?.test ?? null).toBeNull();
    }
  });

  test('pairs', () => {
    const expected = reference.daily_pairs ?? [];
    expect(found.pairs).toHaveLength(expected.length);
    expected.forEach((pair, i) => {
      const own = found.pairs[i]!;
      const what = `${pair.a} and ${pair.b}`;
      expect([own.factor1, own.factor2]).toEqual([FIELD_OF[pair.a], FIELD_OF[pair.b]]);
      expectNear(own.rho, pair.rho, `${what} rho`);
      expectNear(own.partial, pair.partial, `${what} partial`);
      expectNear(own.effectiveDays, pair.n_eff, `${what} effective days`);
      expectNear(own.p, pair.p, `${what} p`);
      expectNear(own.q, pair.q, `${what} q`);
      expect(own.claimed, what).toBe(pair.claim);
    });
  });

  test('weekdays', () => {
    for (const { day, averageScore, days } of found.weekdays.scores) {
      expect(days).toBe(reference.weekday?.[day]?.days ?? 0);
      expectNear(averageScore, reference.weekday?.[day]?.score0, `${day} score`);
    }
    expectNear(found.weekdays.test?.groups, reference.weekday_kw?.groups, 'groups');
    expectNear(found.weekdays.test?.H, reference.weekday_kw?.H, 'H');
    expectNear(found.weekdays.test?.p, reference.weekday_kw?.p, 'p');
  });

  test('what was planted', () => {
    for (const [factor, direction] of Object.entries(planted.trend ?? {})) {
      const field = FIELD_OF[factor as keyof typeof FIELD_OF];
      expect(found.trends.factors[field]?.direction, factor).toBe(DIRECTION[direction]);
    }
    const linked = found.links.map(
      ({ factor1, factor2, partial }) => `${factor1} ${factor2} ${partial > 0 ? '+' : '-'}`,
    );
    for (const [a, b, sign] of planted.corr ?? [])
      expect(linked).toContain(`${FIELD_OF[a]} ${FIELD_OF[b]} ${sign}`);
    for (const [a, b] of [...(planted.corr_forbidden ?? []), ...(planted.corr_forbidden_daytoday ?? [])]) {
      expect(linked.filter((link) => link.startsWith(`${FIELD_OF[a]} ${FIELD_OF[b]} `))).toEqual([]);
    }
    if (planted.weekday?.low) expect(found.weekdays.lowest?.day).toBe(planted.weekday.low);
    if (planted.n_claims_max !== undefined) {
      const moving = Object.values(found.trends.factors).filter(
        (trend) => trend && trend.direction !== 'stable',
      );
      expect(moving.length + found.links.length).toBeLessThanOrEqual(planted.n_claims_max);
    }
  });
});
