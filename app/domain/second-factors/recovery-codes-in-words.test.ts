import { expect, it } from 'vitest';
import { recoveryCodesInWords } from './recovery-codes-in-words';

it('says how many recovery codes are left, and that none is', () => {
  expect(recoveryCodesInWords(10)).toBe('10 recovery codes are left.');
  expect(recoveryCodesInWords(2)).toBe(
    '2 recovery codes are left. Please make new ones before they run out.',
  );
  expect(recoveryCodesInWords(1)).toMatch(/^1 recovery code is left\. Please/);
  expect(recoveryCodesInWords(0)).toMatch(/^No recovery code is left\. Please make new ones now/);
});
