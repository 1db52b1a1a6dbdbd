import { describe, expect, test } from 'vitest';
import { dateOfDay, makeSeries, type SeriesOptions } from '../../../tests/factories/series';
import { addDays } from '../calendar/dates';
import { FACTOR_FIELDS } from '../check-in/answers';
import type { DatedAnswers } from '../stats/daily';
import { changeSentences } from './change-texts';
import { evidenceOfLink, evidenceOfTrend, evidenceOfWeekday } from './evidence';
import { analyseCheckIns } from './findings';
import { writeInsights } from './insights';
import { presentPatterns } from './present';
import { presentOnTrends } from './screen';

const write = (entries: readonly DatedAnswers[], today: string) => {
  const findings = analyseCheckIns(entries, today);
  return writeInsights(findings, findings.ratingRisk);
};
const of = (options: SeriesOptions) => write(makeSeries(options), dateOfDay(options.days - 1));
const flat = (days: number, rating: 1 | 3 | 5 = 3) =>
  Array.from({ length: days }, (_, i) => ({
    localDate: dateOfDay(i),
    answers: { overallMood: rating, sleepRating: rating },
  }));

describe('a planted finding is told with its number and its evidence', () => {
  test('a trend', () => {
    const { texts, claims } = of({ seed: 1, days: 40, noise: 0.5, trends: { energyRating: -3 } });
    const energy = claims.findings.factors.find(({ factor }) => factor === 'energy')!;
    const size = Math.abs(energy.change!).toFixed(1);
    expect(texts.riskFactors.join(' ')).toContain(`Energy is going down: ${size} points lower`);
    expect(texts.insights).toContain(`${size} points lower in the second half of 40 days`);
    expect(texts.recommendations[0]?.why).toContain(`energy is going down: ${size} points`);
    expect(evidenceOfTrend(energy)).toMatch(
      /^Seen on 40 days, a change of .* would be chance \(q [=<] \.\d+\)\.$/,
    );
    expect(evidenceOfTrend({ ...energy, direction: 'stable' })).toContain('no steady rise or fall was found');
  });

  test('a link with mood, which is what the step rests on', () => {
    const link = { factors: ['overallMood', 'socialRating'], share: 0.95 } as const;
    const { texts, claims } = of({ seed: 2, days: 60, link });
    const found = claims.findings.links[0]!;
    expect([found.factor1, found.factor2]).toEqual(['mood', 'social']);
    expect(texts.insights).toContain('Mood moves together with connection:');
    expect(texts.recommendations.map(({ why }) => why).join(' ')).toContain(
      'connection moves together with mood on your 60 days',
    );
    expect(evidenceOfLink(found)).toContain(`Size ${found.partial.toFixed(2)}`);
  });

  test('a weekday', () => {
    const { texts, claims } = of({ seed: 3, days: 70, weekday: { day: 'Monday', points: -1.5 } });
    expect(texts.insights).toMatch(/Mondays tend to be your hardest day: \d+ of 100 over 10 Mondays/);
    expect(evidenceOfWeekday(claims.findings.weekdays.p!)).toMatch(/1 in 1,000 cases \(p < \.001\)/);
  });

  test('swings', () => {
    const { texts } = of({ seed: 4, days: 21, noise: 0.5, swing: 1.2 });
    expect(texts.description).toMatch(/moved by about \d\.\d points, over 20 pairs of days in a row/);
  });
});

test('who answers one question a day is not told that it is so for 1 of 1 rating', () => {
  const low = (i: number) => (i < 60 ? (i % 2 ? 4 : 5) : i % 2 ? 1 : 2);
  const entries = Array.from({ length: 67 }, (_, i) => ({
    localDate: dateOfDay(i),
    answers: { overallMood: low(i) as 1 | 2 | 4 | 5 },
  }));
  const said = changeSentences(analyseCheckIns(entries, dateOfDay(66)).changes).map(({ text }) => text);
  expect(said.join(' ')).toContain('lower in the last 7 days:');
  expect(said.join(' ')).not.toContain('1 of 1');
});

test('a pattern that claims nothing is never more than .5 sure, whatever else was found', () => {
  const written = write(flat(20), dateOfDay(19));
  const found = (type: 'Steady' | 'Improving') => {
    const findings = { ...written.claims.findings, type, confidence: 0.9 };
    const shown = presentPatterns({ ...written, claims: { ...written.claims, findings } });
    return shown.analysis?.overallPattern.confidence;
  };
  expect(found('Steady')).toBe(0.5);
  expect(found('Improving')).toBe(0.9);
});

describe('what cannot be said yet', () => {
  test('is told as progress, and ends when it can be said', () => {
    const missing = (days: number) => write(flat(days), dateOfDay(days - 1)).texts.missing;
    expect(missing(6).find(({ what }) => what === 'links')?.text).toBe(
      'Links between factors need 14 days; you have 6.',
    );
    expect(missing(6).map(({ what }) => what)).toEqual(['directions', 'links', 'weekdays', 'swings']);
    expect(missing(14).map(({ what }) => what)).toEqual(['weekdays', 'swings']);
    expect(missing(21)).toEqual([]);
  });

  test('is all there is below three check-ins', () => {
    const two = presentPatterns(write(flat(2), dateOfDay(1)));
    expect(two).toMatchObject({ analysis: null, message: expect.stringContaining('you completed 2') });
    expect(presentPatterns(write(flat(3), dateOfDay(2))).analysis?.assessmentCount).toBe(3);
    expect(write([], dateOfDay(0)).texts).toMatchObject({ week: [], recommendations: [], riskFactors: [] });
  });
});

test('beside a risk the text never says that nothing stands out', () => {
  const low = flat(6, 1);
  const { texts, claims } = write(low, dateOfDay(5));
  expect(claims.risk.level).toBe('high');
  expect(texts.insights).toContain('In the last 7 days your mood averaged 1.0 of 5');
  const findings = analyseCheckIns(flat(6), dateOfDay(5));
  const crisis = { ...claims.risk, rule: { name: 'crisis-text' as const } };
  expect(writeInsights(findings, crisis).texts.insights).toContain('Nothing in your ratings stands out');
});

describe('areas of concern and strengths', () => {
  test('are means of 2.5 and 4.0 at the limit, on three check-ins', () => {
    expect(write(flat(3, 1), dateOfDay(2)).texts.riskFactors).toEqual([
      'Sleep is low: an average of 1.0 of 5 over 3 check-ins.',
      'Mood is low: an average of 1.0 of 5 over 3 check-ins.',
    ]);
    expect(write(flat(2, 1), dateOfDay(1)).texts.riskFactors).toEqual([]);
    expect(write(flat(3, 5), dateOfDay(2)).texts.positiveFactors).toHaveLength(2);
    expect(write(flat(3, 3), dateOfDay(2)).texts).toMatchObject({ riskFactors: [], positiveFactors: [] });
  });
});

describe('the week', () => {
  const today = '2026-11-18';
  const at = (daysAgo: number, mood: 1 | 2 | 3 | 4 | 5, sleep = mood) => ({
    localDate: addDays(today, -daysAgo),
    answers: { overallMood: mood, sleepRating: sleep },
  });

  test('tells the largest change, the best day and the count', () => {
    const before = [12, 11, 10].map((daysAgo) => at(daysAgo, 4, 3));
    const week = [at(4, 3, 3), at(2, 5, 3), at(0, 2, 3)];
    expect(write([...before, ...week], today).texts.week).toEqual([
      'Mood is down by 0.7 points: 3.3 of 5 in the last 7 days, 4.0 in the 4 weeks before.',
      'Monday was your best day, with 4.0 of 5 over all you rated.',
      'You checked in 3 times, on 3 of the last 7 days.',
    ]);
  });

  test('names no change below half a point or three check-ins on a side, and no best day among equals', () => {
    const counted = (entries: DatedAnswers[]) => write(entries, today).texts.week;
    const only = ['You checked in 2 times, on 2 of the last 7 days.'];
    expect(counted([at(12, 5), at(11, 5), at(10, 5), at(1, 2), at(0, 2)])).toEqual(only);
    expect(counted([at(12, 5), at(11, 5), at(1, 2), at(0, 2)])).toEqual(only);
  });

  test('without a check-in says when the last one was', () => {
    expect(write([at(9, 3)], today).texts.week).toEqual([
      'No check-ins in the last 7 days. The last one was on 9 November 2026.',
    ]);
  });
});

test('the same input gives the same texts, and no text claims a cause or a diagnosis', () => {
  const options = { seed: 9, days: 90, noise: 0.6, trends: { sleepRating: -2, socialRating: 2 } } as const;
  expect(of(options)).toEqual(of(options));
  for (let seed = 20; seed < 40; seed += 1) {
    const { texts } = of({
      seed,
      days: 10 + seed,
      noise: 1,
      level: FACTOR_FIELDS.map((_, i) => 1 + (i % 4)),
    });
    expect(JSON.stringify(texts)).not.toMatch(/\bcaus|because of|depress|disorder|therap|medicat/i);
    expect(texts.recommendations.length).toBeGreaterThan(0);
    expect(texts.recommendations.length).toBeLessThanOrEqual(4);
  }
});

test('of ratings that are all the same none is called the lowest', () => {
  const [first] = write(flat(30), dateOfDay(29)).texts.recommendations;
  expect(first?.why).toContain('all your ratings have the same average, 3.0 of 5');
});

test('on the screen each sentence stands alone, whole, decimals and all', () => {
  const insights = of({ seed: 1, days: 40, noise: 0.5, trends: { energyRating: -3 } });
  const sentences = presentOnTrends(insights).insights;
  expect(sentences.join(' ')).toBe(insights.texts.insights);
  expect(sentences.length).toBeGreaterThan(1);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z\d].*\.$/);
});
