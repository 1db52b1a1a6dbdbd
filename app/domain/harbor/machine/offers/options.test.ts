import { describe, expect, it } from 'vitest';
import { inLanguage, play } from '../../../../../tests/factories/harbor/play';

describe('something that is hinted at', () => {
  it.each([
    ['theres a thing i do when i get like this', 'en'],
    ['its something i do to myself when it is too much', 'en'],
    ['not those. a habit i keep doing to cope', 'en'],
    ['es algo que hago cuando me pongo así', 'es'],
    ['ninguna, es una vaina que hago cuando ando mal', 'es'],
    ['una cosa que hago siempre cuando me siento así', 'es'],
  ] as const)('is asked about plainly: %j', (text, language) => {
    const { last } = play([text], inLanguage('PICK.body', language, 'other'));
    expect(last.step).toBe('DOES');
    expect(last.choices).toHaveLength(5);
  });
  it.each([
    ['the thing i do for work is boring', 'en'],
    ['i drink when i feel bad, its a thing i do when she is out', 'en'],
    ['hago la tarea cuando llego', 'es'],
  ] as const)('is not where it is named or nothing: %j', (text, language) =>
    expect(play([text], inLanguage('PICK', language, 'other')).last.step).not.toBe('DOES'),
  );
  it('leads to help where they hurt themselves', () => {
    const from = play(['its something i do to myself when it is too much']);
    expect(play(['>hurt'], from).last.step).toBe('HARM');
  });
});

describe('two things told at once', () => {
  it.each([
    'a month since tom moved out and here i am on the third bottle again',
    'she left in may and i am back on the gin most nights',
    'since we split i open another bottle every evening',
    'me dejó en mayo y ya voy por la tercera botella',
    'desde que nos separamos otra copa cada noche',
    'se fue de la casa y yo con otra botella de vino',
  ])('are both offered: %j', (text) => {
    const { last } = play([text]);
    expect(last.step).toBe('CONFIRM');
    expect(last.choices.map(({ id }) => id).slice(0, 2)).toEqual(['yes', 'second']);
  });
  it.each([
    'the baby is on the third bottle and he left for work',
    'me dejó en mayo',
    'another bottle again tonight',
  ])('and one alone is not: %j', (text) =>
    expect(play([text]).talk.memory.guesses).not.toEqual(['breakup', 'drink']),
  );
});

describe('what is offered has to do with the text', () => {
  it.each([
    'the thing with the lamp again',
    'it went sideways on the stairs',
    'lo de la lámpara otra vez',
    'se torció en la escalera',
  ])('nothing far-fetched: %j', (text) => {
    const { last } = play([text]);
    if (last.step === 'WHICH') expect(last.choices.some(({ id }) => id.startsWith('s-'))).toBe(true);
    expect(last.choices.length).toBeGreaterThanOrEqual(2);
  });
});
