import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dayWithout } from '~/domain/check-in/days';
import { WeekChart } from './week-chart';
import { WeekTable } from './week-table';

const days = [1, 2, 11 / 3, null, 4, 5, 3].map((mean, i) => ({
  ...dayWithout(`2025-11-${14 + i}`),
  mean,
  mood: mean && 4,
  count: mean === null ? 0 : 1,
}));

test('the server draws every bar with its height, colour and word', () => {
  const html = renderToStaticMarkup(<WeekChart days={days} />);
  const bars = [...html.matchAll(/class="bar (bar--\w+)"[^>]* height="([\d.]+)"><title>([^<]+)/g)];
  expect(bars.map(([, colour, height, title]) => [colour, Number(height), title])).toEqual([
    ['bar--1', 30, 'Fri 14 Nov: Very Low, 1.0. Mood answer: 4'],
    ['bar--2', 48, 'Sat 15 Nov: Low, 2.0. Mood answer: 4'],
    ['bar--4', 88, 'Sun 16 Nov: Good, 3.7. Mood answer: 4'],
    ['bar--none', 72, 'Mon 17 Nov: No check-in'],
    ['bar--4', 96, 'Tue 18 Nov: Good, 4.0. Mood answer: 4'],
    ['bar--5', 120, 'Wed 19 Nov: Excellent, 5.0. Mood answer: 4'],
    ['bar--3', 72, 'Thu 20 Nov: Neutral, 3.0. Mood answer: 4'],
  ]);
});

test('the table has the same week in numbers', () => {
  const html = renderToStaticMarkup(<WeekTable days={days} />);
  expect(html).toContain(
    '<th scope="row">Sun 16 Nov</th><td>3.7 Good</td><td class="num">4.0</td><td class="num">1</td>',
  );
  expect(html).toContain(
    '<th scope="row">Mon 17 Nov</th><td>No check-in</td><td class="num"></td><td class="num">0</td>',
  );
});
