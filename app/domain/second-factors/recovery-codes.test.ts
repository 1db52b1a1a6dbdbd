import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { newRecoveryCodes, readRecoveryCode } from './recovery-codes';

it('makes ten, each another, in two groups without letters that look like digits', () => {
  const codes = newRecoveryCodes(randomBytes);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
});

it('uses every character alike', () => {
  const everyByte = Uint8Array.from({ length: 10 }, (_, i) => 31 - i);
  expect(newRecoveryCodes(() => everyByte)[0]).toBe('ZYXWV-TSRQP');
});

it('reads a code however it is typed', () => {
  for (const typed of ['7QK2M-X90V1', '7qk2mx90v1', ' 7qk2m x9OvL ', '7QK2M-X9oVi'])
    expect(readRecoveryCode(typed)).toBe('7QK2MX90V1');
});

it('reads nothing that is none', () => {
  for (const typed of ['', '123456', '7QK2M-X90V', '7QK2M-X90V11', '7QK2M-X90VU', '7QK2M-X90V!'])
    expect(readRecoveryCode(typed)).toBeUndefined();
});
