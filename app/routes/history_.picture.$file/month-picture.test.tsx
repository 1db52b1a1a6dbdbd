import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { datesOfMonth } from '~/domain/calendar/months';
import { dayWithout } from '~/domain/check-in/days';
import { MOOD_COLOURS, PICTURE_COLOURS } from './colours';
import { MonthPicture } from './month-picture';

const TODAY = '2026-11-22';

/** November 2026 with the given means by day. */
const november = (means: Record<string, number>) =>
  datesOfMonth('2026-11').map((date) => ({ ...dayWithout(date), mean: means[date.slice(8)] ?? null }));

const draw = (means: Record<string, number>) =>
  renderToStaticMarkup(<MonthPicture days={november(means)} today={TODAY} />);
const count = (svg: string, part: string) => svg.split(part).length - 1;

it('has a square for each day, in the colour of its rounded mean, as the calendar has', () => {
  const svg = draw({ '01': 1, '02': 2.5, '03': 4, '20': 5 });
  // One more is the ground.
  expect(count(svg, '<rect')).toBe(31);
  expect([1, 2, 3, 4, 5].map((rating) => count(svg, MOOD_COLOURS[rating as 1]))).toEqual([1, 0, 1, 1, 1]);
});

it('tells a day without a check-in from a day to come', () => {
  const svg = draw({ '01': 3 });
  expect(count(svg, 'stroke-dasharray="8 8"')).toBe(21);
  expect(count(svg, `stroke="${PICTURE_COLOURS.line}"`)).toBe(8);
});

it('draws a line only across weeks with a check-in, and none into days to come', () => {
  expect(count(draw({ '03': 3 }), 'stroke-linecap')).toBe(1);
  const svg = draw({ '22': 3 });
  expect(svg).toContain('d="M50 50h0"');
  expect(svg).not.toContain('150');
});

it('holds no word, number or address', () => {
  const svg = draw({ '01': 1, '02': 5 });
  expect(svg).not.toMatch(/<(text|title|desc|image|a|style|metadata)\b/);
  expect(svg.replaceAll(/<[^>]*>/g, '')).toBe('');
});

it('has the colours of the light theme', () => {
  const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
  const light = css.slice(css.indexOf("[data-theme='light']")).split('}')[0];
  const moods = Object.entries(MOOD_COLOURS).map(([rating, colour]) => [`mood-${rating}`, colour]);
  for (const [name, colour] of [...Object.entries(PICTURE_COLOURS), ...moods])
    expect(light).toContain(`--${name}: ${colour};`);
});
