import { describe, expect, it } from 'vitest';
import { EVERY_LINE } from '../../../../tests/factories/harbor/every-line';
import { englishGrade, spanishEase } from '../../../../tests/factories/harbor/readability';
import { linksAbroad, saidAbroad } from './abroad';
import { COUNTRIES, type CountryId, type countryOf } from './country-lines';
import { linesOf } from './lines-there';

const US =
  /\{(?:lines|988|911|poison|childhelp|home|homeText|bed|rainn|samhsa|alanon|alzheimers|parents|eating|gambling)\}|988|911|ANAD|SNAP|Childhelp|RAINN|SAMHSA|AYUDA|oprim|opción 2/;

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

describe.each(Object.keys(COUNTRIES) as CountryId[])('what is said in %s', (country) => {
  const { crisis, violence, emergency } = COUNTRIES[country] as NonNullable<ReturnType<typeof countryOf>>;
  const own = [crisis?.call, crisis?.text, violence?.call, ...Object.values([emergency].flat())].join();

  it.each(['life', 'hurt', 'body'] as const)('for %s names its own numbers, and none of the US', (about) => {
    const foreign = EVERY_LINE.filter(({ id }) => id !== 'card line')
      .map(({ language, text }) => saidAbroad(text, language, { country, about }))
      .filter((line) => {
        const [american] = US.exec(line) ?? [];
        return american && !own.includes(american) && !(crisis?.press && american === 'oprim');
      });
    expect(foreign).toEqual([]);
  });

  it.each(['en', 'es'] as const)('is short and plain in %s', (language) => {
    for (const about of ['life', 'hurt', 'body'] as const) {
      const text = linesOf(country, language, about);
      expect(text.length, text).toBeLessThanOrEqual(200);
      const words = text.replace(/\d[\d ]*/g, '5 ');
      if (language === 'en') expect(englishGrade(words) ?? 0, text).toBeLessThanOrEqual(6);
      else expect(spanishEase(words) ?? 100, text).toBeGreaterThanOrEqual(65);
    }
  });
});

it('calls the ambulance for a body in danger, and the police for harm done by somebody', () => {
  const line = 'Call {911} now.';
  expect(saidAbroad(line, 'en', { country: 'cl', about: 'body' })).toBe('Call 131 now.');
  expect(saidAbroad(line, 'en', { country: 'cl', about: 'hurt' })).toBe('Call 133 now.');
  expect(
    saidAbroad('Es el {911} para policía, bomberos o ambulancia.', 'es', { country: 'cl', about: 'life' }),
  ).toBe('Es el 133 o 131 para policía, bomberos o ambulancia.');
});

it.each([
  ['en', 'Call {911}, or Poison Control at {poison}, any hour.', 'Call 999.'],
  ['es', 'Es el {911}, o Control de Envenenamiento al {poison}, de día y de noche.', 'Es el 999.'],
  [
    'en',
    'The Domestic Violence Hotline is {home}, any hour.',
    'The line for women hurt at home is 0808 2000 247, any hour.',
  ],
  [
    'en',
    'If you cannot speak: text START to {homeText}, or text {911}.',
    'If you cannot speak, send a text to somebody near.',
  ],
] as const)('keeps what helps of a line with US numbers: %s %s', (language, line, said) => {
  expect(saidAbroad(line, language, { country: 'gb', about: 'life' })).toBe(said);
});

it('offers the numbers of the country as links, and where more are found', () => {
  const links = (country: string, about: 'life' | 'hurt') =>
    linksAbroad(['call911', 'call988', 'text988', 'home'], { country, about });
  expect(links('es', 'life')).toEqual(['emergencyThere', 'callThere', 'homeThere', 'elsewhere']);
  expect(links('cl', 'hurt')).toEqual(['policeThere', 'callThere', 'elsewhere']);
  expect(links('nz', 'life')).toEqual(['emergencyThere', 'callThere', 'textThere', 'homeThere']);
  expect(linksAbroad(['elsewhere'], { country: 'es', about: 'hurt' })).toEqual([
    'policeThere',
    'homeThere',
    'elsewhere',
  ]);
});

it('turns the links of the US into the list of every country, once', () => {
  expect(linksAbroad(['textHelper', 'call911', 'poison'])).toEqual(['textHelper', 'elsewhere']);
  expect(linksAbroad(['elsewhere', 'call988'])).toEqual(['elsewhere']);
  expect(linksAbroad(['plan'])).toEqual(['plan']);
});
