import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawTide } from './tide-path';

const week = [3, 4, 4, 2, null, 3, 4];
const none = null;

describe('a week with a gap', () => {
  const tide = drawTide(week);

  test('is smooth between days and breaks off where the gap is', () => {
    expect(tide.line).toBe(
      'M0 50H50C83.3 50 116.7 31 150 31H250C283.3 31 316.7 69 350 69H400' +
        'M500 69C516.7 69 533.3 54.2 550 50C583.3 41.6 616.7 31 650 31H700',
    );
  });

  test('keeps the last level through the gap, dotted and without a dot', () => {
    expect(tide.gap).toBe('M400 69H500');
    expect(tide.dots).toBe('M50 50h0M150 31h0M250 31h0M350 69h0M550 50h0M650 31h0');
  });

  test('fills the water below line and gap alike', () => {
    expect(tide.water).toMatch(/^M0 50H50.*H400H500C.*H700V101H0Z$/);
    expect(tide.water).not.toMatch(/M.*M/);
  });

  test('marks today', () => expect(tide.now).toBe('M650 31h0'));
});

test('days missing before the first check-in lie at its level', () => {
  const tide = drawTide([none, none, 5, 5, 5, 5, 5]);
  expect(tide.gap).toBe('M0 12H100H200');
  expect(tide.line).toMatch(/^M200 12H250/);
});

test('days missing up to today lie at the last level, and today has no dot', () => {
  const tide = drawTide([2, 2, 2, 2, 2, none, none]);
  expect(tide.gap).toBe('M500 69H600H700');
  expect(tide.now).toBe('');
});

test('a week without any check-in is one dotted line in the middle', () => {
  const tide = drawTide(Array<null>(7).fill(none));
  expect(tide).toMatchObject({ line: '', dots: '', now: '' });
  expect(tide.gap).toMatch(/^M0 50(H\d00)+$/);
  expect(tide.gap).toMatch(/H700$/);
});

test('the curve never leaves the span of the two days it joins', () => {
  const value = fc.option(fc.double({ min: 1, max: 5, noNaN: true }), { nil: null });
  fc.assert(
    fc.property(fc.array(value, { minLength: 7, maxLength: 7 }), (values) => {
      let y = 0;
      for (const [, command, rest] of drawTide(values).water.matchAll(/([MCH])([^MCHV]+)/g)) {
        const ys = (rest ?? '').trim().split(' ').map(Number);
        if (command === 'M') y = ys[1] ?? 0;
        if (command !== 'C') continue;
        const [, first = 0, , second = 0, , end = 0] = ys;
        const [low, high] = [Math.min(y, end) - 0.1, Math.max(y, end) + 0.1];
        expect(first >= low && first <= high && second >= low && second <= high).toBe(true);
        y = end;
      }
    }),
  );
});
