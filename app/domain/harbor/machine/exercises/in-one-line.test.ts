import { describe, expect, it } from 'vitest';
import { inLanguage, play } from '../../../../../tests/factories/harbor/play';
import { englishGrade, spanishEase } from '../../../../../tests/factories/harbor/readability';
import { EXERCISE_SHORT } from '../../content/exercise-words';

const offered = (language: 'en' | 'es') => play(['>sleep'], inLanguage('TOPIC.sleep', language, 'sleep'));

describe('an exercise in one line', () => {
  it.each([
    ['im on the bus, can you just tell me the steps in one line', 'en'],
    ['whats the short version', 'en'],
    ['tldr', 'en'],
    ['just give me the steps', 'en'],
    ['sum it up', 'en'],
    ['in short?', 'en'],
    ['dímelo rápido', 'es'],
    ['en una frase', 'es'],
    ['cuales son los pasos', 'es'],
    ['resumelo', 'es'],
    ['la version corta porfa', 'es'],
  ] as const)('%j is said at once, to be begun or left', (text, language) => {
    for (const from of [offered(language), play(['>start'], offered(language))]) {
      const { last } = play([text], from);
      expect(last.lines).toEqual([EXERCISE_SHORT[language].SLEEP]);
    }
    const { last } = play([text], offered(language));
    expect([last.step, last.choices.map(({ id }) => id)]).toEqual(['X.offer', ['start', 'else']]);
  });

  it('is that of the first where several are offered', () => {
    const { last, talk } = play(
      ['>exercise', 'whats the short version'],
      inLanguage('TOPIC.work', 'en', 'work'),
    );
    expect([last.step, talk.memory.exercise]).toEqual(['X.offer', 'WORDS']);
  });

  it.each([
    'he wants it in one line',
    'my life in a nutshell is bad',
    'no steps please',
    'i wrote the steps',
    'me dijo en una frase que se iba',
  ])('%j asks for none', (text) =>
    expect(play([text], offered('en')).last.lines).not.toContain(EXERCISE_SHORT.en.SLEEP),
  );

  it('is short and plain for each', () => {
    for (const line of Object.values(EXERCISE_SHORT.en))
      expect(englishGrade(line) ?? 0, line).toBeLessThanOrEqual(9);
    for (const line of Object.values(EXERCISE_SHORT.es))
      expect(spanishEase(line) ?? 100, line).toBeGreaterThanOrEqual(55);
    for (const all of Object.values(EXERCISE_SHORT))
      for (const line of Object.values(all)) expect(line.length, line).toBeLessThanOrEqual(200);
  });
});

describe('steps that are not wanted', () => {
  it.each([
    ['i dont want steps', 'en'],
    ['no steps please', 'en'],
    ['not an exercise', 'en'],
    ['i hate homework', 'en'],
    ['no quiero pasos', 'es'],
    ['no quiero ejercicios', 'es'],
    ['nada de tareas', 'es'],
  ] as const)('%j keeps exercises away, and something else comes', (text, language) => {
    const { last, talk } = play([text], offered(language));
    expect(last.step).toBe('DECLINED');
    expect(last.choices.map(({ id }) => id)).toEqual(['tip', 'words', 'write', 'person', 'enough']);
    expect(talk.memory.refused).toContain('BREATH');
    expect(play(['>tip'], play([text], offered(language))).last.choices.map(({ id }) => id)).not.toContain(
      'exercise',
    );
  });
});
