import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';

describe('a partner who watches or keeps the money', () => {
  it.each([
    [
      'es q mi novio a veces me revisa el celular',
      'no no, el no me pega ni nada de eso',
      'es q el sueldo mio le llega a la cuenta de el, y tengo q pedirle',
      'es',
    ],
    [
      'my husband checks my phone',
      'no, he never hits me',
      'my pay goes into his account and i have to ask for money',
      'en',
    ],
  ] as const)('is not closed by "he does not hit me": %j', (first, no, again, language) => {
    const { last } = play([first, no, again], at('PICK', { language }));
    expect(last.step).toMatch(/^HURT(?:\.next)?$/);
  });

  it('is led to no words to say to them', () => {
    const from = play(['my husband checks my phone', '>no'], at('PICK'));
    expect(play(['can you help me with words to say to him'], from).last.step).not.toBe('WORDS.1');
  });

  it('keeps the way to what to prepare beside who can see the screen', () => {
    const home = at('HOME.neck', {
      level: 'imminent',
      raisedBy: 'person',
      flow: 'HOME',
      told: ['partner', 'neck'],
    });
    const { choices } = lastOf(['and if he checks my phone and sees this?'], home);
    expect(choices.map(({ id }) => id)).toContain('prepare');
  });
});
