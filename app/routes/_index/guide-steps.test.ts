import { expect, it } from 'vitest';
import { guideStepOf } from './guide-steps';

it('knows its four steps and ignores everything else', () => {
  expect(['1', '2', '3', '4'].map(guideStepOf)).toEqual([1, 2, 3, 4]);
  const others = [null, '', '0', '5', '-1', '1.5', '01', '1e0', ' 1', 'two', '__proto__'];
  expect(others.map(guideStepOf)).toEqual(others.map(() => null));
});
