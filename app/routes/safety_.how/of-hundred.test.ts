import { expect, it } from 'vitest';
import { ofHundred } from './of-hundred';

it.each([
  [63.1, '63'],
  [9.96, '10'],
  [15.4, '15'],
  [2.4, '2.4'],
  [0.1, '0.1'],
  [0, '0'],
  [100, '100'],
])('%d per cent are said as %s of 100', (perCent, said) => {
  expect(ofHundred(perCent)).toBe(said);
});
