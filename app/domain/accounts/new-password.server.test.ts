import { describe, expect, it } from 'vitest';
import { Problem } from '../problem';
import { requireHardToGuess } from './new-password.server';

const zoe = { firstName: 'Zoë-Anne', lastName: "O'Brien 李", email: 'zoe.b+diary@example.org' };

function reasonOf(password: string): string | undefined {
  try {
    requireHardToGuess(password, zoe);
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect(error).toMatchObject({ kind: 'invalid', errors: { password: [error.message] } });
    return error.message;
  }
}

describe('a new password', () => {
  it('is not the own name, in any order, spacing, capitals or accents', () => {
    for (const own of [
      'Zoë-Anne',
      'zoeanne',
      'ZOE ANNE',
      "o'brien李",
      'Zoe Anne OBrien 李',
      'obrien李.zoeanne',
    ]) {
      expect(reasonOf(own), own).toContain('your own name');
    }
  });

  it('is not the own address, nor what stands before its @', () => {
    for (const own of [zoe.email, 'ZOE.B+DIARY@example.org', 'zoe.b+diary', 'zoebdiary']) {
      expect(reasonOf(own), own).toContain('your own email address');
    }
  });

  it('is not one character, nor a common one', () => {
    expect(reasonOf('!!!!!!!!')).toContain('one character');
    expect(reasonOf('Sunshine')).toContain('one of the most common');
    for (const blanks of ['monkey ', '  monkey', ' Monkey\t', '\u3000monkey'])
      expect(reasonOf(blanks), blanks).toContain('one of the most common');
    expect(reasonOf(' aaaaaaa ')).toContain('one character');
    expect(reasonOf('        ')).toContain('one character');
  });

  it('may be anything else, signs alone and a name among other words included', () => {
    for (const good of ['!?#%&$', 'zoe anne swims north', 'tide-and-lantern', 'blue7!']) {
      expect(reasonOf(good), good).toBeUndefined();
    }
  });

  it('is compared with nothing for somebody whose name has no letters', () => {
    const nameless = { firstName: '??', lastName: '!!', email: 'x@example.org' };
    expect(() => requireHardToGuess('#%&!?$', nameless)).not.toThrow();
  });
});
