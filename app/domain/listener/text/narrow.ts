const WIDE = /[^\u0000-\u00ff]/;

/**
 * The same text, kept in one byte for each character where all of them fit. What `normalize` and `join` give may be kept in
 * two, and the engine translates each rule that meets both kinds twice: several MB of machine code.
 */
export const narrow = (text: string): string =>
  WIDE.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1');
