/** No vowels, so that no code reads as a word, and nothing that looks like another sign: 28 of them. */
export const SHORT_CODE_SIGNS = '23456789bcdfghjkmnpqrstvwxyz';
export const SHORT_CODE_LENGTH = 10;

const WHOLE = new RegExp(`^[${SHORT_CODE_SIGNS}]{${SHORT_CODE_LENGTH}}$`);

/** The code in what somebody typed from paper, in capitals or with other gaps; null when it can be none. */
export function readShortCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s\u2010-\u2015-]/g, '');
  return WHOLE.test(code) ? code : null;
}

/** 'soundings.example/r/k7mqx-3w9tb': to be typed from paper. @param appUrl the origin of this server */
export function shortAddressOf(code: string, appUrl: string): string {
  const half = SHORT_CODE_LENGTH / 2;
  return `${new URL(appUrl).host}/r/${code.slice(0, half)}-${code.slice(half)}`;
}
