import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TideLine } from './tide-line';

const week = (means: (number | null)[]) =>
  means.map((mean, i) => ({ date: `2025-11-${14 + i}`, mean, count: mean === null ? 0 : 1 }));

test('the line says every day in words, rounded as the row below it', () => {
  const html = renderToStaticMarkup(<TideLine days={week([3, 4, 3.6, 2, null, 3, 4])} />);
  expect(html).toContain(
    'aria-label="Mood over the last seven days, from 1 (very low) to 5 (excellent). Friday: 3, neutral. ' +
      'Saturday: 4, good. Sunday: 4, good. Monday: 2, low. Tuesday: no check-in. Wednesday: 3, neutral. Thursday: 4, good."',
  );
  expect(html).toContain('<li><b>4</b>Sun</li>');
  expect(html).toContain('<li class="none"><b>none</b>Tue</li>');
});

test('the head of a page has the line without the row', () => {
  expect(renderToStaticMarkup(<TideLine days={week([3, 3, 3, 3, 3, 3, 3])} variant="head" />)).not.toContain(
    '<li>',
  );
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
