import { describe, expect, it } from 'vitest';
import { inLanguage, play } from '../../../../../tests/factories/harbor/play';
import { mayBePlain } from '../leads/tone-lead';

const begun = (language: 'en' | 'es') => {
  const from = inLanguage('TOPIC.study', language, 'study');
  const { memory } = from.talk;
  const slots = { step: language === 'en' ? 'write the heading' : 'poner el encabezado' };
  return {
    ...from,
    talk: { ...from.talk, memory: { ...memory, slots, said: { ...memory.said, 'STEP.3': 1 } } },
  };
};

describe('what is told after a step was begun', () => {
  it.each([
    ['did it', 'en'],
    ['ok wrote it. looks odd but there', 'en'],
    ['done lol', 'en'],
    ['alright i sent that just now', 'en'],
    ['ya lo hice', 'es'],
    ['listo, lo escribí', 'es'],
    ['hecho', 'es'],
    ['ya está', 'es'],
  ] as const)('is the step done: %j', (text, language) =>
    expect(play([text], begun(language)).last.step).toBe('RETURN.did'),
  );

  it.each([
    ['ok i will do one page before tea. how do i begin it though', 'en'],
    ['fine i will write two lines after lunch', 'en'],
    ['bueno, voy a escribir dos renglones antes de comer. cómo se empieza?', 'es'],
    ['vale, haré una página esta tarde. sin promesas', 'es'],
  ] as const)('or a plan: %j', (text, language) =>
    expect(play([text], begun(language)).last.step).toBe('PLAN'),
  );

  it.each([
    ['i did nothing all day', 'en'],
    ['did it hurt when you started', 'en'],
    ['i have done something stupid', 'en'],
    ['no hice nada en todo el día', 'es'],
    ['hice una tontería', 'es'],
    ['¿ya lo hice bien?', 'es'],
  ] as const)('and other things are neither: %j', (text, language) =>
    expect(play([text], begun(language)).last.step).not.toMatch(/^(?:RETURN\.did|PLAN)/),
  );
});

describe('that there is no line for it', () => {
  it('is said once in a talk', () => {
    expect(mayBePlain({})).toBe(true);
    expect(mayBePlain({ 'since.plain': 0 })).toBe(false);
    expect(mayBePlain({ 'since.plain': 5 })).toBe(false);
  });
});
