import { describe, expect, it } from 'vitest';
import { isCommonPassword, isOneCharacter } from './common-passwords.server';

describe('isCommonPassword', () => {
  it.each([
    ['the first of every list', ['123456', 'password', 'qwerty', 'letmein', 'iloveyou', 'sunshine']],
    ['those far down in it', ['password99', '21081990', 'gymnastic', 'interacial']],
    ['any capitals', ['PASSWORD', 'PassWord', 'ILoveYou']],
    ['wide letters', ['ｐａｓｓｗｏｒｄ']],
    ['runs of digits and letters, either way', ['654321', '987654321', '098765', 'abcdef', 'gfedcba']],
    ['rows of keys, either way', ['qwertz', 'lkjhgf', 'mnbvcx', 'ytrewq']],
    ['repeated parts', ['121212', '1231231', '12341234', 'hahaha', '🌊⚓🌊⚓🌊⚓']],
  ])('knows %s', (_, passwords) => {
    for (const password of passwords) expect(isCommonPassword(password), password).toBe(true);
  });

  it('lets everything else be, of six characters too', () => {
    const good = [
      'blue7!',
      'k3lp-q',
      'tide lantern cello',
      'tide-and-lantern',
      'пароль 🗝️ كلمة',
      'passwort-am-kai',
    ];
    for (const password of good) expect(isCommonPassword(password), password).toBe(false);
  });
});

describe('isOneCharacter', () => {
  it('sees one character over and over, and nothing else', () => {
    for (const password of ['aaaaaa', '......', '🌊🌊🌊🌊🌊🌊'])
      expect(isOneCharacter(password), password).toBe(true);
    for (const password of ['aaaaab', '121212', 'AaAaAa'])
      expect(isOneCharacter(password), password).toBe(false);
  });
});
