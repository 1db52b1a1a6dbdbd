import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dayWithout } from '~/domain/check-in/days';
import { TideLine } from './tide-line';

const week = (means: (number | null)[]) =>
  means.map((mean, i) => ({
    ...dayWithout(`2025-11-${14 + i}`),
    mean,
    mood: mean && 4,
    count: mean === null ? 0 : 1,
  }));

test('the line says every day in words and with one decimal, as the row below it, and the mood answer', () => {
  const html = renderToStaticMarkup(<TideLine days={week([3, 4, 3.6, 2, null, 3, 4])} />);
  expect(html).toContain(
    'aria-label="All answers of the last seven days, day by day, from 1 (very low) to 5 (excellent). ' +
      'Friday: 3.0 neutral. Mood answer: 4. Saturday: 4.0 good. Mood answer: 4. Sunday: 3.6 good.',
  );
  expect(html).toContain('<li><b>3.6</b> Sun <small>mood 4</small></li>');
  expect(html).toContain('<li class="none"><b>none</b> Tue </li>');
});

test('today waits as an open mark until it has a check-in', () => {
  const waiting = renderToStaticMarkup(<TideLine days={week([3, 4, 3.6, 2, null, 3, null])} />);
  expect(waiting).toContain('<path class="tide__open" d="M650 50h0"></path>');
  expect(waiting).toContain('<li class="none now"><b>open</b> Today </li>');
  const answered = renderToStaticMarkup(<TideLine days={week([3, 4, 3.6, 2, null, 3, 4])} />);
  expect(answered).toContain('<path class="tide__open" d=""></path>');
  expect(answered).toContain('<li class="now"><b>4.0</b> Today <small>mood 4</small></li>');
});

test('at the end of a check-in the stretch to today is one of its own', () => {
  const html = renderToStaticMarkup(<TideLine days={week([3, 3, 3, 3, null, 3, 4])} variant="done" />);
  expect(html).toContain('class="tide__line tide__fresh" d="M550 50C583.3 50 616.7 31 650 31H700"');
  expect(html).toContain('class="tide__line" d="M0 50H50H150H250H350H400M500 50H550"');
});

test('an empty week of somebody who has checked in before is called just that', () => {
  const html = renderToStaticMarkup(<TideLine days={week(Array(7).fill(null))} />);
  expect(html).toContain('>No check-ins in the last seven days.<');
  expect(html).not.toContain('first');
});

test('before the first check-in it says how it starts', () => {
  const html = renderToStaticMarkup(<TideLine days={week(Array(7).fill(null))} isBeforeFirst />);
  expect(html).toContain('Your line starts with your first check-in.');
  expect(html).toContain('aria-label="No check-ins in the last seven days."');
});
