import { describe, expect, it } from 'vitest';
import { at, lastOf, play, visit } from '../../../../../tests/factories/harbor/play';
import type { Talk } from '../talk/state';

const OWN = {
  level: 'crisis',
  flow: 'SUI',
  raisedBy: 'person',
  answer: 'yes',
} as const satisfies Partial<Talk['risk']>;
const after = (text: string, risk: Partial<Talk['risk']> = {}) =>
  play([text], at('PERSON.sent', { ...OWN, ...risk }));

describe('a country told in a crisis', () => {
  it.each([
    ['argentina. pero no voy a llamar, no quiero joder a nadie', '0800 999 0091', 'ar'],
    ['españa, y no, no quiero hablar con nadie', '024', 'es'],
    ['te dije q no llamo a nadie. cual es el numero de mexico', '800 911 2000', 'mx'],
    ['colombia, pero me da pena molestar', '106', 'co'],
    ['australia. not calling anyone tho', '13 11 14', 'au'],
    ['nz here. i just cant do it anymore', '1737', 'nz'],
  ])('gives its number at once, whatever else is said: %j', (text, number, country) => {
    const { last } = after(text);
    expect(last.lines.join(' ')).toContain(number);
    expect([last.isAbroad, last.country]).toEqual([true, country]);
  });

  it('gives it again to who asks for it by name', () => {
    const known = { isAbroad: true, country: 'ar', language: 'es', level: 'imminent' } as const;
    const { last } = after(
      'como q si pude? te dije q no voy a llamar. y el numero de argentina cual es',
      known,
    );
    expect(last.lines.join(' ')).toContain('0800 999 0091');
  });

  it.each([
    'my brother lives in australia',
    'mexico, i miss it so much',
    'antes vivia en mexico',
    'mi hermana vive en argentina',
  ])('is none in %j', (text) => {
    expect(after(text).talk.risk.country).toBeNull();
  });
});

describe('words of another country', () => {
  it.each([
    ['vale tío, estoy hasta la hostia del curro, me quiero matar', 'No estoy en Estados Unidos'],
    ['che boludo no doy mas, me quiero morir posta', 'No estoy en Estados Unidos'],
    ['my gaffer sacked me, gp wont see me. i want to die', 'I am not in the US'],
    ['my son said he wants to die. hes in his flat', 'I am not in the US'],
  ])('bring its button onto the first reply of a crisis: %j', (text, label) => {
    const { last, talk } = play([text]);
    expect(last.level).toBe('crisis');
    expect([last.isAbroad, talk.risk.country]).toEqual([undefined, null]);
    expect(last.choices.find(({ id }) => id === 'abroad')).toMatchObject({ label, isQuiet: true });
  });

  it('heard before it, too; pressed, the numbers come and the question stays', () => {
    const { last, talk } = play(
      [
        'mi gaffer nada, digo que el curro me mata de sueño, vale',
        'me quiero morir, no veo otra salida',
        '>abroad',
      ],
      visit(),
    );
    expect([last.step, last.isAbroad, last.ask === null]).toEqual(['SUI.1', true, false]);
    expect(last.lines.join(' ')).toContain('findahelpline.com');
    expect(talk.memory.offered.some(({ id }) => id === 'abroad')).toBe(false);
  });

  it.each([
    'i want to die. nobody cares',
    'me quiero morir, no vale la pena seguir',
    'i want to die, flat tire, mom',
  ])('are none in %j', (text) => {
    expect(lastOf([text]).choices.some(({ id }) => id === 'abroad')).toBe(false);
  });
});
