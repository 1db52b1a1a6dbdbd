import { describe, expect, it } from 'vitest';
import { readShortCode, shortAddressOf } from './short-code';
import { newShortCode } from './short-code.server';

describe('a short address', () => {
  it('has signs that are mistaken for no other, and spells no word', () => {
    const codes = Array.from({ length: 500 }, newShortCode);
    expect(new Set(codes).size).toBe(500);
    for (const code of codes) expect(code).toMatch(/^[2-9bcdfghjkmnpqrstvwxyz]{10}$/);
    expect(new Set(codes.join('')).size).toBe(28);
  });

  it('stands on paper without https and with a gap', () => {
    expect(shortAddressOf('k7mqx3w9tb', 'https://soundings.example')).toBe('soundings.example/r/k7mqx-3w9tb');
    expect(shortAddressOf('k7mqx3w9tb', 'http://localhost:3000')).toBe('localhost:3000/r/k7mqx-3w9tb');
  });

  it.each(['k7mqx-3w9tb', 'K7MQX-3W9TB', 'k7mqx3w9tb', ' k7mqx 3w9tb', 'k7mqx–3w9tb'])(
    'is read from %j',
    (typed) => expect(readShortCode(typed)).toBe('k7mqx3w9tb'),
  );

  it.each(['', 'k7mqx-3w9t', 'k7mqx-3w9tbb', 'k7mqx-3w9t1', 'k7mqx-3w9to', '../../api'])(
    'is not in %j',
    (typed) => expect(readShortCode(typed)).toBe(null),
  );
});
