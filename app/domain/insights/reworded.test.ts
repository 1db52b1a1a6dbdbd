import { describe, expect, test } from 'vitest';
import { dateOfDay, makeSeries, type SeriesOptions } from '../../../tests/factories/series';
import { guard } from '../safety/guard';
import { checkWording } from '../wording/check';
import { FACTOR_IDS } from './factor-names';
import { analyseCheckIns } from './findings';
import { writeInsights } from './insights';
import { reword, wordableTexts } from './reworded';
import type { Risk } from './risk';
import { SMALL_STEPS } from './small-steps';

const LOW: Risk = { level: 'low', rule: { name: 'none' }, onlyLatest: false };
const CHECKED = { guard: (text: string) => guard(text, 'none') };

const write = (options: SeriesOptions, risk = LOW) =>
  writeInsights(analyseCheckIns(makeSeries(options), dateOfDay(options.days - 1)), risk);
const FALLING: SeriesOptions = { seed: 1, days: 40, noise: 0.5, trends: { energyRating: -3 } };

describe('what a model may word', () => {
  test('is the insight and the steps; why a step is shown stays ours', () => {
    const written = write(FALLING);
    const wordable = wordableTexts(written);
    expect(wordable?.builtIn).toEqual({
      insights: written.texts.insights,
      recommendations: written.texts.recommendations.map(({ step }) => step),
    });
    const texts = {
      insights: 'New.',
      recommendations: wordable!.builtIn.recommendations.map((_, i) => `${i}`),
    };
    const { texts: reworded, wordedBy } = reword(written, { texts, wordedBy: 'a model' });
    expect([reworded.insights, wordedBy]).toEqual(['New.', 'a model']);
    expect(reworded.recommendations.map(({ step }) => step)).toEqual(texts.recommendations);
    expect(reworded.recommendations.map(({ why }) => why)).toEqual(
      written.texts.recommendations.map(({ why }) => why),
    );
    expect(reworded.warningSign).toBe(written.texts.warningSign);
  });

  test('is nothing at a high risk, and nothing before the first check-in', () => {
    expect(
      wordableTexts(write(FALLING, { ...LOW, level: 'high', rule: { name: 'crisis-text' } })),
    ).toBeNull();
    const empty = analyseCheckIns([], dateOfDay(0));
    expect(wordableTexts(writeInsights(empty, empty.ratingRisk))).toBeNull();
  });
});

describe('our own texts pass the checks, so that a model which keeps to them does', () => {
  const isFine = (insights: string, recommendations: string[] = []) => {
    const builtIn = { insights, recommendations };
    return checkWording(builtIn, {
      input: { kind: 'insights', builtIn, numbers: [], claims: [] },
      ...CHECKED,
    });
  };

  test.each(FACTOR_IDS)('the small steps for %s', (name) => {
    const { first, second, keep } = SMALL_STEPS[name];
    expect(isFine(first, [second, keep])).toEqual({ ok: true });
  });

  test.each([
    FALLING,
    { seed: 2, days: 60, link: { factors: ['overallMood', 'socialRating'], share: 0.95 } },
    { seed: 3, days: 70, weekday: { day: 'Monday', points: -1.5 } },
    { seed: 5, days: 3 },
    { seed: 6, days: 1 },
  ] as const satisfies SeriesOptions[])('the insight from %o', (options) => {
    const { builtIn } = wordableTexts(write(options))!;
    expect(isFine(builtIn.insights, builtIn.recommendations)).toEqual({ ok: true });
  });
});
