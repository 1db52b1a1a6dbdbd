import { describe, expect, it } from 'vitest';
import { EVERY_LINE } from '../../../../tests/factories/harbor/every-line';
import { linksAbroad, saidAbroad } from './abroad';

const US =
  /\{(?:988|911|poison|childhelp|home|homeText|bed|rainn|samhsa|alanon|alzheimers|parents|eating)\}|988|911|ANAD|SNAP|Childhelp|RAINN|SAMHSA|AYUDA|oprim|opción 2/;

describe('what is said to somebody who is not in the US', () => {
  it('names none of its numbers, lines and keys to press', () => {
    const american = EVERY_LINE.filter(({ id }) => id !== 'card line')
      .map(({ language, text }) => saidAbroad(text, language))
      .filter((line) => US.test(line));
    expect(american).toEqual([]);
  });

  it.each([
    [
      'en',
      'Call or text {988} now. If you have already done something, call {911}.',
      'Call or text a crisis line now. If you have already done something, call your emergency number.',
    ],
    [
      'en',
      '{911} if it is happening now. {988} helps you to help them.',
      'Your emergency number if it is happening now. A crisis line helps you to help them.',
    ],
    [
      'en',
      'I am sorry. RAINN is at {rainn}, any hour. When was it?',
      'I am sorry. {elsewhere} lists free lines in your country. When was it?',
    ],
    [
      'es',
      'Llama al {988} y oprime 2, o envía AYUDA al {988}, ahora. Si ya hiciste algo, llama al {911}.',
      'Llama a una línea de crisis, ahora. Si ya hiciste algo, llama a tu número de emergencias.',
    ],
    [
      'es',
      'El {988}, opción 2, es gratis y contesta a toda hora.',
      'Una línea de crisis es gratis y contesta a toda hora.',
    ],
  ] as const)('%s: %s', (language, line, said) => {
    expect(saidAbroad(line, language)).toBe(said);
  });

  it('leaves every other line as it is', () => {
    const plain = EVERY_LINE.filter(({ text }) => !US.test(text));
    expect(plain.filter(({ language, text }) => saidAbroad(text, language) !== text)).toEqual([]);
  });
});

it('turns the links of the US into the list of every country, once', () => {
  expect(linksAbroad(['textHelper', 'call911', 'poison'])).toEqual(['textHelper', 'elsewhere']);
  expect(linksAbroad(['elsewhere', 'call988'])).toEqual(['elsewhere']);
  expect(linksAbroad(['plan'])).toEqual(['plan']);
});
