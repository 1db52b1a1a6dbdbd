import { describe, expect, it } from 'vitest';
import { passwordHint } from './password-strength';

describe('passwordHint', () => {
  it('warns about common, repetitive, short and personal passwords', () => {
    expect(passwordHint('password99')).toMatch(/common/);
    expect(passwordHint('aaaaaaaaaaaa')).toMatch(/common/);
    expect(passwordHint('blue7!')).toMatch(/short/);
    expect(passwordHint('duarte-by-the-sea', ['Ines', 'Duarte'])).toMatch(/your name/);
  });

  it('says nothing about an empty field or three unrelated words', () => {
    expect(passwordHint('')).toBeNull();
    expect(passwordHint('tide lantern cello', ['Ines'])).toBeNull();
  });
});
