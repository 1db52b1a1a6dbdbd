import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Stretch } from '~/domain/check-in/trends/long-views';
import { longViewInWords } from './in-words';
import { LongDrawing } from './long-drawing';
import { labelledPoints, levelOf, moodOf, nameOf, runsOf } from './plot';

const stretches = [2, null, null, 4, 5, null].map((mean, i): Stretch => {
  const date = `2026-11-1${i}`;
  return { from: date, to: date, mean, days: mean === null ? 0 : 1 };
});

describe('a long chart', () => {
  test('is broken where there was no check-in, and hatched there', () => {
    expect(runsOf(stretches, false)).toEqual([
      [0, 0],
      [3, 4],
    ]);
    expect(runsOf(stretches, true)).toEqual([
      [1, 2],
      [5, 5],
    ]);
    const html = renderToStaticMarkup(<LongDrawing stretches={stretches} label="Mood" />);
    expect(html.match(/class="long__gap"/g)).toHaveLength(2);
    expect(html.match(/class="long__dot"/g)).toHaveLength(3);
    expect(/class="long__line" d="([^"]*)"/.exec(html)?.[1]?.match(/M/g)).toHaveLength(2);
    expect(html).toContain('<title>Fri 13 Nov 2026: 4 Good</title>');
    expect(html).not.toContain('3 Neutral');
  });

  test('has one level for each step of the scale, the best on top', () => {
    expect([1, 2, 3, 4, 5].map(levelOf)).toEqual([142, 110, 78, 46, 14]);
  });

  test('names its ends below, and no more than four points', () => {
    expect(labelledPoints(30)).toEqual([0, 10, 19, 29]);
    expect(labelledPoints(53)).toEqual([0, 17, 35, 52]);
    expect(labelledPoints(1)).toEqual([0]);
  });

  test('says in words what it shows', () => {
    expect(longViewInWords({ stretches, mean: 11 / 3, days: 3 })).toBe(
      'Mood from Tue 10 Nov to Sun 15 Nov 2026, from 1 (very low) to 5 (excellent). ' +
        'Mean 3.7 over 3 days with a check-in. ' +
        'Lowest Tue 10 Nov 2026: 2 Low. Highest Sat 14 Nov 2026: 5 Excellent.',
    );
    const none = stretches.filter(({ mean }) => mean === null);
    expect(longViewInWords({ stretches: none, mean: null, days: 0 })).toMatch(/: no check-ins\.$/);
  });

  test('names a week by its ends, and a gap as one', () => {
    const week = { from: '2026-11-12', to: '2026-11-18', mean: null, days: 0 };
    expect(`${nameOf(week)}: ${moodOf(week)}`).toBe('Thu 12 Nov to Wed 18 Nov 2026: No check-in');
  });
});
