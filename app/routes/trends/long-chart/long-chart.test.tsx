import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Stretch } from '~/domain/check-in/trends/long-views';
import { longViewInWords } from './in-words';
import { LongDrawing } from './long-drawing';
import {
  bandInWords,
  bandOutlines,
  hasMood,
  isGap,
  labelledPoints,
  levelOf,
  markedPoints,
  moodOf,
  nameOf,
  runsOf,
} from './plot';

const stretches = [2, null, null, 4, 5, null].map((mean, i): Stretch => {
  const date = `2026-11-1${i}`;
  return {
    from: date,
    to: date,
    mean,
    mood: mean,
    band: mean === null ? null : { low: mean - 0.5, high: Math.min(5, mean + 0.5) },
    days: mean === null ? 0 : 1,
  };
});

describe('a long chart', () => {
  test('is broken where there was no check-in, and hatched there', () => {
    expect(runsOf(stretches, hasMood)).toEqual([
      [0, 0],
      [3, 4],
    ]);
    expect(runsOf(stretches, isGap)).toEqual([
      [1, 2],
      [5, 5],
    ]);
    const html = renderToStaticMarkup(<LongDrawing stretches={stretches} label="Mood" />);
    expect(html.match(/class="long__gap"/g)).toHaveLength(2);
    expect(html.match(/class="long__dot"/g)).toHaveLength(3);
    expect(/class="long__line" d="([^"]*)"/.exec(html)?.[1]?.match(/M/g)).toHaveLength(2);
    expect(html).toContain('<title>Fri 13 Nov 2026: 4.0 Good</title>');
    expect(html).not.toContain('Neutral');
  });

  test('has one level for each step of the scale, the best on top', () => {
    expect([1, 2, 3, 4, 5].map(levelOf)).toEqual([214, 164, 114, 64, 14]);
  });

  test('names its ends below, and no more than four points', () => {
    expect(labelledPoints(30)).toEqual([0, 10, 19, 29]);
    expect(labelledPoints(53)).toEqual([0, 17, 35, 52]);
    expect(labelledPoints(1)).toEqual([0]);
  });

  test('gives dots to all of a few points, of many to the ends, the last and those that stand alone', () => {
    expect(markedPoints(stretches)).toEqual([0, 3, 4]);
    const many = Array.from({ length: 90 }, (_, i) => ({
      ...stretches[0]!,
      mood: i === 20 || i === 22 ? null : i === 40 ? 1 : i === 50 || i === 60 ? 5 : 3,
    }));
    expect(markedPoints(many)).toEqual([21, 40, 50, 89]);
    expect(markedPoints(many.map((stretch) => ({ ...stretch, mood: null })))).toEqual([]);
  });

  test('says in words what it shows', () => {
    expect(longViewInWords({ stretches, mood: 11 / 3, days: 3 })).toBe(
      'Mood answers from Tue 10 Nov to Sun 15 Nov 2026, from 1 (very low) to 5 (excellent). ' +
        'Mean 3.7 over 3 days with a check-in. ' +
        'Lowest Tue 10 Nov 2026: 2.0 Low. Highest Sat 14 Nov 2026: 5.0 Excellent.',
    );
    const none = stretches.filter(isGap);
    expect(longViewInWords({ stretches: none, mood: null, days: 0 })).toMatch(/: no mood answers\.$/);
  });

  test('names a week by its ends, and a gap as one', () => {
    const week = { from: '2026-11-12', to: '2026-11-18', mean: null, mood: null, band: null, days: 0 };
    expect(`${nameOf(week)}: ${moodOf(week)}`).toBe('Thu 12 Nov to Wed 18 Nov 2026: No check-in');
  });

  test('draws the middle half of all answers as a band that breaks off in a gap', () => {
    const [first, second] = bandOutlines(stretches);
    expect(bandOutlines(stretches)).toHaveLength(2);
    expect(first?.map(([, rating]) => rating)).toEqual([2.5, 2.5, 2.5, 1.5, 1.5, 1.5]);
    expect(second?.map(([x]) => Math.round(x))).toEqual([50, 58, 75, 83, 83, 75, 58, 50]);
    expect(stretches.map(bandInWords)).toEqual(['1.5 to 2.5', '', '', '3.5 to 4.5', '4.5 to 5.0', '']);
  });

  test('does not take a mood that was not answered for a gap', () => {
    const answered = { ...stretches[0]!, mood: null };
    expect(moodOf(answered)).toBe('Mood not answered');
    expect(runsOf([answered], isGap)).toEqual([]);
  });
});
