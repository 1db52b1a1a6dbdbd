import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from './learn/sources';

type Rows = Record<string, { lines: number; heard: number; crisis: number }>;
const figures = JSON.parse(fs.readFileSync('training/figures.json', 'utf8')) as {
  sources: string;
  all: Rows;
  english: Rows;
  spanish: Rows;
  conversations: Record<'all' | 'english' | 'spanish', Record<string, Record<string, number>>>;
};

/** The figures of the last release: none may fall by more than two points. */
const LEAST_HEARD = {
  'crisis lines': 75.5,
  'concern lines': 63.5,
  'other dangers': 74.6,
  'other dangers, told in pieces': 55.4,
  'danger beside a correction': 78.1,
};
const MOST_HEARD = {
  'ordinary turns': 3,
  'ordinary burdens, told by a detail': 4.3,
  'harmless lines that tempt': 20.5,
  'harmless, near other dangers': 6.2,
  'corrections, questions and sayings': 7.7,
};
const MOST_CRISIS = { 'ordinary turns': 0.1, 'harmless lines that tempt': 4.4 };
const LEAST_MET = { all: 94.9, english: 95.9, spanish: 93.7 };
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

  it('are at most five points apart in English and Spanish, and six in other dangers', () => {
    for (const kind of Object.keys(LEAST_HEARD))
      expect(
        (figures.english[kind]?.heard ?? 0) - (figures.spanish[kind]?.heard ?? 0),
        kind,
      ).toBeLessThanOrEqual(kind === 'other dangers' ? 6 : 5);
  });

  it('meet danger told in pieces in whole conversations, in both languages, and leave ordinary talk in peace', () => {
    const { all } = figures.conversations;
    for (const [language, least] of Object.entries(LEAST_MET) as [keyof typeof LEAST_MET, number][])
      expect(figures.conversations[language]['danger in pieces']?.met, language).toBeGreaterThanOrEqual(
        least - SLACK,
      );
    expect(all['danger said at some point']?.met).toBeGreaterThanOrEqual(92.9 - SLACK);
    expect(all['ordinary talk']?.asked).toBeLessThanOrEqual(36.6 + SLACK);
    expect(all['ordinary talk']?.['asked too often']).toBeLessThanOrEqual(6.3 + SLACK);
    expect(all['burdens told at length']?.asked).toBeLessThanOrEqual(76.8 + SLACK);
    expect(all['ordinary talk']?.['told crisis']).toBeLessThanOrEqual(5.7 + SLACK);
  });
});
