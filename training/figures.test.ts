import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from './learn/sources';

type Rows = Record<string, { lines: number; heard: number; crisis: number }>;
const figures = JSON.parse(fs.readFileSync('training/figures.json', 'utf8')) as {
  sources: string;
  all: Rows;
  english: Rows;
  spanish: Rows;
};

/** The figures of the last release: none may fall by more than two points. */
const LEAST_HEARD = { 'crisis lines': 63.1, 'concern lines': 47.2, 'other dangers': 48.1 };
const MOST_HEARD = { 'ordinary turns': 2.4, 'harmless lines that tempt': 15.4 };
const MOST_CRISIS = { 'ordinary turns': 0.1, 'harmless lines that tempt': 3.9 };
const SLACK = 2;

describe('the published figures, each writer left out once', () => {
  it('are of the corpus and the code as they stand: npm run listen:evaluate', () => {
    expect(figures.sources).toBe(sourcesOf('.'));
  });

  it('have not fallen', () => {
    for (const [kind, least] of Object.entries(LEAST_HEARD))
      expect(figures.all[kind]?.heard, kind).toBeGreaterThanOrEqual(least - SLACK);
    for (const [kind, most] of Object.entries(MOST_HEARD))
      expect(figures.all[kind]?.heard, kind).toBeLessThanOrEqual(most + SLACK);
    for (const [kind, most] of Object.entries(MOST_CRISIS))
      expect(figures.all[kind]?.crisis, kind).toBeLessThanOrEqual(most + SLACK);
  });

  it('are at most five points apart in English and Spanish', () => {
    for (const kind of Object.keys(LEAST_HEARD))
      expect(
        (figures.english[kind]?.heard ?? 0) - (figures.spanish[kind]?.heard ?? 0),
        kind,
      ).toBeLessThanOrEqual(5);
  });
});
