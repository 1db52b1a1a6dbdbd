import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';

const offered = (exercise: 'GRIEF' | 'WORRY' | 'LETTER', language: 'en' | 'es' = 'en') => {
  const from = at('X.offer', { language });
  return {
    ...from,
    talk: { ...from.talk, memory: { ...from.talk.memory, exercise, topic: 'grief' as const } },
  };
};
const inBreath = (language: 'en' | 'es' = 'en') => {
  const from = at('BREATH.2', { language });
  return { ...from, talk: { ...from.talk, memory: { ...from.talk.memory, exercise: 'BREATH' } } };
};

describe('a step that waits for a button', () => {
  it.each([
    ['She sang in the car. Always wrong words.', 'GRIEF', 'en', 'GRIEF.3', 'place'],
    ['me peinaba las trenzas los domingos', 'GRIEF', 'es', 'GRIEF.3', 'place'],
    ['that they take the car', 'WORRY', 'en', 'WORRY.2', 'worry'],
    ['que mi hijo no vuelva a clases', 'WORRY', 'es', 'WORRY.2', 'worry'],
  ] as const)(
    '%j begins the exercise that is offered, as its first answer',
    (text, id, language, step, slot) => {
      const { last, talk } = play([text], offered(id, language));
      expect(last.step).toBe(step);
      expect(talk.memory.slots[slot]).toBe(text);
    },
  );

  it.each([
    ['no quiero', 'GRIEF'],
    ['how long does it take?', 'GRIEF'],
    ['not now thanks', 'WORRY'],
  ] as const)('%j begins nothing', (text, id) => {
    expect(lastOf([text], offered(id)).step).not.toMatch(/^(?:GRIEF|WORRY)\./);
  });

  it.each([
    ['awake. lying here rehearsing tomorrows presentation', 'SLEEP.5'],
    ['awake and going over it all again', 'SLEEP.5'],
    ['bedtime, but my head is loud', 'SLEEP.2'],
  ])('%j presses the button it begins with', (text, step) => {
    expect(lastOf(['>sleep', '>start', '>3', text]).step).toBe(step);
  });

  it('danger behind a button word is heard first', () => {
    expect(lastOf(['>sleep', '>start', '>3', 'awake. i want to die']).step).toMatch(/^SUI/);
  });

  it.each([
    ['y lo de la bebida qué, me vas a echar la bronca?', 'es'],
    ['and what about my exam then?', 'en'],
  ] as const)('%j hears that it has no answer there, and the step stays', (text, language) => {
    const { last, talk } = play([text], inBreath(language));
    expect(last.step).toBe('BREATH.2');
    expect(talk.memory.said['asked.later']).toBe(1);
    expect(last.choices).toEqual(inBreath(language).last.choices);
  });

  it.each([
    ['muchísimas gracias mijo, Dios me lo bendiga, mañana vengo y le cuento, hasta luego', 'es'],
    ['gracias, adios', 'es'],
    ['thats great thanks, bye', 'en'],
  ] as const)('%j lets them go, and the words made ready are kept', (text, language) => {
    const from = at('WORDS.done', { language });
    const done = {
      ...from,
      talk: {
        ...from.talk,
        memory: { ...from.talk.memory, exercise: 'WORDS', slots: { ask: 'come on thursday' } },
      },
    };
    expect(lastOf([text], done)).toMatchObject({ step: 'WORDS.kept', effect: 'keepPage' });
  });

  it.each([
    ['gracias mijo, hasta mañana', 'es'],
    ['gracias, hasta luego', 'es'],
  ] as const)('%j within the breathing is a goodbye', (text, language) => {
    expect(lastOf([text], inBreath(language)).step).toBe('END');
  });
});
