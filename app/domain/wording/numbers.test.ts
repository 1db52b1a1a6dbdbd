import { describe, expect, it } from 'vitest';
import { hasForeignDigits, inventedNumber, numbersIn } from './numbers';

const values = (text: string) => numbersIn(text).map(({ value }) => value);

describe('numbersIn', () => {
  it.each([
    ['Sleep averaged 3.4 over 12 days.', [3.4, 12]],
    ['It fell by -0.5, from 1,200 to 85%.', [0.5, 1200, 85]],
    ['Call 988 or text HOME to 741741.', [988, 741741]],
    ['Seven days, twenty-one answers, ninety percent.', [7, 21, 90]],
    ['Your sleep doubled, and half of the days were calm.', [50, 2]],
    ['About two thirds of the time, or a quarter.', [67, 25, 2]],
    ['Day one of ten; one day was low.', [10, 1]],
    ['No one thing, and one small thing to try.', []],
    ['Ｓｌｅｅｐ ４', [4]],
    ['Someone often phoned; tension and weight are not numbers.', []],
  ])('reads %s', (text, expected) => {
    expect(values(text).sort()).toEqual([...expected].sort());
  });
});

describe('inventedNumber', () => {
  it('lets given numbers pass, rounded either way, and shares in percent', () => {
    const given = [3.25, -0.5, 0.4, 12];
    for (const text of ['3.25', '3.3', '3.2', '3', 'down by 0.5', '40 %', 'forty percent', 'twelve days']) {
      expect(inventedNumber(text, given), text).toBeUndefined();
    }
  });

  it.each([
    ['3.4', 3.4],
    ['thirteen days', 13],
    ['41 %', 41],
    ['twice as low', 2],
    ['half of your days', 50],
    ['12.4', 12.4],
    ['1200', 1200],
  ])('finds %s', (text, value) => {
    expect(inventedNumber(text, [3.25, -0.2, 0.4, 12])).toBe(value);
  });

  it('takes percents only of shares: 3.25 is not 325 %', () => {
    expect(inventedNumber('325 %', [3.25])).toBe(325);
  });
});

it('sees digits it cannot read', () => {
  expect(hasForeignDigits('Sleep ٣')).toBe(true);
  expect(hasForeignDigits('½ of it')).toBe(false);
  expect(hasForeignDigits('Sleep 3')).toBe(false);
});
