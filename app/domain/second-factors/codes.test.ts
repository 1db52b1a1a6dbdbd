import { expect, it } from 'vitest';
import { enrolmentUri, inGroups, newSecret, readAppCode, stepOfCode } from './codes';

/** RFC 6238, appendix B: the secret of SHA-1, "12345678901234567890", as base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
/** The same table: seconds since 1970, and the last six of its eight digits. */
const RFC_VECTORS: [number, string][] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
];

const at = (seconds: number) => ({ secret: RFC_SECRET, now: new Date(seconds * 1000) });

it.each(RFC_VECTORS)('takes the code of RFC 6238 at %i', (seconds, code) => {
  expect(stepOfCode(code, at(seconds))).toBe(Math.floor(seconds / 30));
});

it('takes the code of one step before and after, at every second of a step, and of no other', () => {
  const made = 1111111111;
  const step = Math.floor(made / 30);
  for (let second = 0; second < 30; second += 1) {
    for (const [skew, isRight] of [
      [-2, false],
      [-1, true],
      [0, true],
      [1, true],
      [2, false],
    ] as const) {
      const asked = (step + skew) * 30 + second;
      expect(stepOfCode('050471', at(asked)), `${skew} steps, second ${second}`).toBe(
        isRight ? step : undefined,
      );
    }
  }
});

it('takes no other code', () => {
  for (const code of ['050472', '000000', '999999']) expect(stepOfCode(code, at(1111111111))).toBeUndefined();
});

it('reads six digits however they are typed, and nothing else', () => {
  for (const typed of ['050471', '050 471', ' 050-471\n']) expect(readAppCode(typed)).toBe('050471');
  for (const typed of ['', '50471', '0504711', '05047a', '０５０４７１', '٠٥٠٤٧١', '+50471', '1e5000'])
    expect(readAppCode(typed)).toBeUndefined();
});

it('makes a secret of 160 bits, which an app can read', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  expect(inGroups('ABCDEFGH')).toBe('ABCD EFGH');
  const uri = new URL(enrolmentUri({ secret, email: 'ines+1@example.org' }));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Soundings:ines+1@example.org');
  expect(uri.searchParams.get('secret')).toBe(secret);
});
