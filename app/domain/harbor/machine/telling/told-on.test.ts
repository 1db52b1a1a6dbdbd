import { describe, expect, it } from 'vitest';
import { inLanguage, play } from '../../../../../tests/factories/harbor/play';
import { WORDS } from '../../content/all-words';
import { TOLD_HELP, TONE_WORDS } from '../../content/tone-lines';
import { toneOf } from './by-tone';

const TEXTS = {
  en: [
    'i moved my desk into the hall',
    'and now the neighbour complains about my lamp',
    'the lamp is blue',
    'i put a towel on it',
    'the towel was from the market',
  ],
  es: [
    'pasé el escritorio al pasillo',
    'y ahora el vecino se queja de mi lámpara',
    'la lámpara es azul',
    'le puse una toalla encima',
    'la toalla era del mercado',
  ],
} as const;

describe('what is told on, and nothing is known of it', () => {
  it.each(['en', 'es'] as const)(
    'is asked about only with questions that the buttons answer (%s)',
    (language) => {
      const { replies } = play(TEXTS[language], inLanguage('TOPIC.study', language, 'study'));
      const own = ['TOPIC.study', 'FACET', 'TOLD'].flatMap((id) => [WORDS[language][id]?.ask ?? []].flat());
      const asked = replies.flatMap(({ ask }) => (ask === null ? [] : [ask]));
      expect(asked.filter((ask) => ![...own, ...TOLD_HELP[language]].includes(ask))).toEqual([]);
      expect(asked.filter((ask) => TOLD_HELP[language].includes(ask)).length).toBeLessThanOrEqual(2);
      expect(replies.map(({ step }) => step)).toContain('TOLD');
      expect(new Set(asked).size).toBe(asked.length);
    },
  );

  it.each(['en', 'es'] as const)('has a way to tell on and one to do something (%s)', (language) => {
    const from = inLanguage('TOLD', language, 'study');
    expect(play(['>tell'], from).last.step).toBe('TOLD.on');
    expect(play(['>do'], from).last.step).toBe('HELP');
  });

  it('asks nothing while they tell on, and what weighs only when they say that this was it', () => {
    const from = play(['>tell'], inLanguage('TOLD', 'en', 'study'));
    expect(from.last.ask).toBeNull();
    expect(play(['>that'], from).talk.memory.asked).toBe('most');
  });

  it('has many lines in each language', () => {
    for (const language of ['en', 'es'] as const)
      expect(TONE_WORDS[language].plain.say.length).toBeGreaterThan(5);
  });
});

describe('a worry with a laugh in it', () => {
  it.each([
    'haha if i fail maths again my dad will throw me out',
    'lol i know nothing about the circuits and the test is at nine',
    'so late with the rent again lol',
    'jaja desaprobé otra vez, mi viejo me cuelga',
    'no me sé ni un tema y la prueba es a las ocho jaja',
    'jajaja me quedé sin plata y mañana vence el alquiler',
  ])('is no small talk: %j', (text) => expect(toneOf(text)).not.toBe('light'));

  it.each(['jaja el gato se cayó de la cama y se hizo el digno', 'lol the dog stole my sock and sat on it'])(
    'but %j is',
    (text) => expect(['light', 'good']).toContain(toneOf(text)),
  );

  it.each(['funcionó, qué alivio, mi hija me abrazó', 'i got the place, i am so happy'])(
    'and good news stay good: %j',
    (text) => expect(toneOf(text)).toBe('good'),
  );
});
