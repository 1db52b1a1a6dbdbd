import { describe, expect, test } from 'vitest';
import { readReferenceSeries } from '../../../tests/fixtures/stats/reference-series';
import { analyseCheckIns } from './findings';
import { writeInsights } from './insights';

const series = readReferenceSeries();

describe.each(series)('$name', ({ entries, today, planted }) => {
  const findings = analyseCheckIns(entries, today);
  const { texts } = writeInsights(findings, findings.ratingRisk);

  test('the risk level is one of those planted', () => {
    const { level } = findings.ratingRisk;
    const named = level === 'high' || level === 'moderate' ? level : 'other';
    expect(planted.risk ?? [named]).toContain(named);
  });

  test('every text names a number, and none names a cause', () => {
    if (findings.checkIns === 0) return expect(texts.recommendations).toEqual([]);
    const whys = texts.recommendations.filter(({ step }) => !step.includes('988')).map(({ why }) => why);
    const facts = [texts.description, texts.insights, ...whys, ...texts.riskFactors, ...texts.week];
    for (const text of [...facts, ...texts.positiveFactors]) expect(text).toMatch(/\d/);
    expect(JSON.stringify(texts)).not.toMatch(/\bcaus|because of|leads? to|depress|disorder/i);
  });
});

test('no two of these people are told the same', () => {
  const told = series
    .filter(({ entries }) => entries.length > 0)
    .map(({ entries, today }) => {
      const findings = analyseCheckIns(entries, today);
      return writeInsights(findings, findings.ratingRisk).texts.insights;
    });
  expect(new Set(told).size).toBe(told.length);
});
