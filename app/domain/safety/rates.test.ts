import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { assess } from './assess';
import { CONCERN } from './testing/concern-lines';
import { CRISIS_EN, CRISIS_ES } from './testing/crisis-lines';
import { FROM_AFAR, HARMLESS } from './testing/harmless-lines';
import { FIFTH_CONCERN } from './testing/fifth-round-concern';
import { FIFTH_CRISIS } from './testing/fifth-round-crisis';
import { FIFTH_HARMLESS } from './testing/fifth-round-harmless';
import { FIFTH_HARMLESS_MORE } from './testing/fifth-round-harmless-more';
import { FOURTH_CONCERN, FOURTH_CRISIS, FOURTH_HARMLESS } from './testing/fourth-round';
import { SIXTH_CONCERN, SIXTH_CRISIS, SIXTH_HARMLESS } from './testing/sixth-round';
import { THIRD_CONCERN, THIRD_CRISIS, THIRD_HARMLESS } from './testing/third-round';
import { SECOND_CONCERN, SECOND_CRISIS, SECOND_HARMLESS } from './testing/second-round';

const DEVELOPMENT_SET = '../shared/fixtures/safety/messages.jsonl';
const LineSchema = z.object({
  text: z.string(),
  label: z.enum(['crisis', 'concern', 'none']),
  accept: z.array(z.enum(['crisis', 'concern', 'none'])),
  category: z.string(),
});

/** Imminent is a crisis with time or means at hand: the labels know no fourth word. */
const labelOf = (text: string) => {
  const { level } = assess(text);
  return level === 'imminent' ? 'crisis' : level;
};
const failing = (lines: string[], isWrong: (label: string) => boolean) =>
  lines.filter((line) => isWrong(labelOf(line)));
const share = (part: unknown[], whole: unknown[]) => part.length / whole.length;

describe('on lines of our own', () => {
  const crisis = [
    ...CRISIS_EN,
    ...CRISIS_ES,
    ...SECOND_CRISIS,
    ...THIRD_CRISIS,
    ...FOURTH_CRISIS,
    ...FIFTH_CRISIS,
    ...SIXTH_CRISIS,
  ];
  const concern = [
    ...CONCERN,
    ...SECOND_CONCERN,
    ...THIRD_CONCERN,
    ...FOURTH_CONCERN,
    ...FIFTH_CONCERN,
    ...SIXTH_CONCERN,
  ];
  const harmless = [
    ...HARMLESS,
    ...SECOND_HARMLESS,
    ...THIRD_HARMLESS,
    ...FOURTH_HARMLESS,
    ...FIFTH_HARMLESS,
    ...FIFTH_HARMLESS_MORE,
    ...SIXTH_HARMLESS,
  ];

  it('asks at least about every crisis, and hears 99 % of them as one', () => {
    expect(failing(crisis, (label) => label === 'none')).toEqual([]);
    const lowered = failing(crisis, (label) => label !== 'crisis');
    expect(share(lowered, crisis), lowered.join('\n')).toBeLessThanOrEqual(0.01);
  });

  // Being lonely or hard on oneself is no sign by itself any more (training/README.md).
  it('flags at least 95 % of what deserves a gentle question', () => {
    const missed = failing(concern, (label) => label === 'none');
    expect(share(missed, concern), missed.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('answers no harmless line as a crisis, and flags at most 2 %', () => {
    expect(failing([...harmless, ...FROM_AFAR], (label) => label === 'crisis')).toEqual([]);
    const flagged = failing(harmless, (label) => label !== 'none');
    expect(share(flagged, harmless), flagged.join('\n')).toBeLessThanOrEqual(0.02);
  });
});

describe.skipIf(!fs.existsSync(DEVELOPMENT_SET))('on the development set', () => {
  const read = () =>
    fs
      .readFileSync(DEVELOPMENT_SET, 'utf8')
      .trim()
      .split('\n')
      .map((line) => LineSchema.parse(JSON.parse(line)));
  const MUST_CATCH = /explicit|plan|method|attempt|voices|buried/;

  it('catches every explicit, plan, method-seeking, attempt, voices and buried message', () => {
    const must = read().filter(({ label, category }) => label === 'crisis' && MUST_CATCH.test(category));
    expect(must.filter(({ text, accept }) => !accept.includes(labelOf(text)))).toEqual([]);
  });

  it('flags at least 97 % of crisis and 85 % of concern', () => {
    for (const [label, least] of [
      ['crisis', 0.97],
      ['concern', 0.85],
    ] as const) {
      const lines = read().filter((line) => line.label === label);
      const flagged = lines.filter(({ text }) => labelOf(text) !== 'none');
      expect(share(flagged, lines), label).toBeGreaterThanOrEqual(least);
    }
  });

  it('answers at most 1.5 % of the harmless lines as crisis, and flags at most 5 % of those that accept only none', () => {
    const harmless = read().filter(({ label }) => label === 'none');
    const strict = harmless.filter(({ accept }) => accept.length === 1);
    expect(
      share(
        harmless.filter(({ text }) => labelOf(text) === 'crisis'),
        harmless,
      ),
    ).toBeLessThanOrEqual(0.015);
    expect(
      share(
        strict.filter(({ text }) => labelOf(text) !== 'none'),
        strict,
      ),
    ).toBeLessThanOrEqual(0.05);
  });
});
