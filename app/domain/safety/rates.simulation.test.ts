import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { linesOf } from '../../../tests/fixtures/safety/lines';
import { assess } from './assess';

const OWN_SET = 'tests/fixtures/safety/labelled.jsonl';
/** Lines of others, kept beside the project; a clone alone does not have them. */
const DEVELOPMENT_SET = '../shared/fixtures/safety/messages.jsonl';
const SETS = [OWN_SET, DEVELOPMENT_SET].filter((file) => fs.existsSync(file));
const LineSchema = z.object({
  text: z.string(),
  label: z.enum(['crisis', 'concern', 'none']),
  accept: z.array(z.enum(['crisis', 'concern', 'none'])),
  category: z.string(),
  /** Heard wrongly so far: known, and left out of the rates. */
  notYet: z.boolean().default(false),
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
  const crisis = linesOf('crisis.en', 'crisis.es');
  const concern = linesOf('concern.en', 'concern.es');
  const harmless = linesOf('harmless.en', 'harmless.es');
  const fromAfar = linesOf('from-afar.en', 'from-afar.es');

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
    expect(failing([...harmless, ...fromAfar], (label) => label === 'crisis')).toEqual([]);
    const flagged = failing(harmless, (label) => label !== 'none');
    expect(share(flagged, harmless), flagged.join('\n')).toBeLessThanOrEqual(0.02);
  });
});

/** Of harmless lines: .05 before the listener of decision 067, which asks about six of 81. */
const MOST_ASKED = 0.075;

describe.each(SETS)('on %s', (file) => {
  const read = () =>
    fs
      .readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => LineSchema.parse(JSON.parse(line)))
      .filter(({ notYet }) => !notYet);
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
    ).toBeLessThanOrEqual(MOST_ASKED);
  });
});
