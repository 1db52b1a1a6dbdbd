import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';
import type { Topic } from '../../../listener/labels';

const about = (topic: Topic, language: 'en' | 'es' = 'en') => {
  const from = at(`TOPIC.${topic}`, { language });
  return { ...from, talk: { ...from.talk, memory: { ...from.talk.memory, topic } } };
};

describe('a topic that is denied', () => {
  it.each([
    ['lol wasnt about school mate', 'study', 'en'],
    ['why r u on about family', 'family', 'en'],
    ['its not about work', 'work', 'en'],
    ['this has nothing to do with my family', 'family', 'en'],
    ['who said anything about money', 'money', 'en'],
    ['i never said i was sad', 'low', 'en'],
    ['stop going on about school', 'study', 'en'],
    ['not my family', 'family', 'en'],
    ['no es familia', 'family', 'es'],
    ['no tiene que ver con mi madre', 'family', 'es'],
    ['nada que ver con el trabajo', 'work', 'es'],
    ['no hablo de la escuela', 'study', 'es'],
    ['por que me hablas de la familia', 'family', 'es'],
    ['quien hablo de tristeza', 'low', 'es'],
    ['no es por el trabajo', 'work', 'es'],
  ] as const)('%j is left, and not taken again for what is told next', (text, topic, language) => {
    const { last, talk } = play([text], about(topic, language));
    expect(last.step).toBe('CORRECT');
    expect(talk.memory.topic).toBeNull();
    expect(talk.memory.denied).toContain(topic);
    expect(last.choices.map(({ id }) => id)).not.toContain(`t-${topic}`);
  });

  it.each([
    ['no es familia. me siento medio solo', 'family', 'es', 'lonely'],
    ['no es mi madre, es mi jefe', 'family', 'es', 'work'],
    ['its not about work its my husband', 'work', 'en', 'partner'],
    ['not school, i cant sleep', 'study', 'en', 'sleep'],
  ] as const)('%j opens what it is instead', (text, topic, language, other) => {
    expect(lastOf([text], about(topic, language)).step).toBe(`TOPIC.${other}`);
  });

  it('opens again by its name or its button', () => {
    const denied = play(['its not about work'], about('work'));
    expect(play(['ok it is my boss after all, my boss shouted at me at work'], denied).last.step).toBe(
      'TOPIC.work',
    );
    expect(play(['>t-work'], play(['none', 'so much at work'], denied)).talk.memory.denied).not.toContain(
      'family',
    );
  });

  it.each([
    ['thats not what i meant', 'work', 'en'],
    ['no its nothing like that', 'family', 'en'],
    ['que? no eso no te pregunte', 'work', 'es'],
    ['no me refiero a eso', 'family', 'es'],
  ] as const)('%j leaves the open one', (text, topic, language) => {
    expect(play([text], about(topic, language)).talk.memory.topic).not.toBe(topic);
  });

  it.each([
    'i am not eating',
    'my mom is not well',
    'it is not my fault that i cannot sleep',
    'no es justo lo que hace mi jefe',
    'no puedo con mi familia',
  ])('%j denies none', (text) => {
    expect(play([text]).talk.memory.denied).toEqual([]);
  });
});

describe('being alone', () => {
  it.each([
    'me siento medio solo',
    'ando re sola',
    'me pinto el bajon ahora q se acabo la joda, es la 1 y estoy solo en el depto',
    'i feel so alone',
    'i have no one',
  ])('%j is about that', (text) => {
    expect(lastOf([text]).step).toMatch(/^(?:TOPIC\.lonely|SQ\.)/);
  });

  it.each(['solo estoy mirando', 'quiero estar sola un rato con mi libro'])('%j is not', (text) => {
    expect(lastOf([text]).step).not.toBe('TOPIC.lonely');
  });
});

describe('nothing the matter', () => {
  it.each([
    'ninguna, estoy al pedo nomas, no me pasa nada',
    'just looking',
    'im just curious',
    'nothing is wrong',
    'solo estoy mirando',
    'por curiosidad',
    'estoy probando nomas',
    'im bored',
    'im bored not sad',
    'me aburro',
  ])('%j is met as that, without a guess at a feeling', (text) => {
    for (const from of [at('PICK'), about('low')])
      expect(lastOf([text], from).step).toMatch(/^(?:LOOKING|BORED)$/);
  });

  it.each(['im bored of living', 'nothing is wrong but i cry every day', 'me aburro de todo, estoy triste'])(
    '%j is more than that',
    (text) => {
      expect(lastOf([text]).step).not.toMatch(/^(?:LOOKING|BORED)$/);
    },
  );

  it('is a welcome where somebody else put it there', () => {
    for (const text of [
      'My daughter put this on the tablet for me.',
      'my son installed this app on my phone',
      'the nurse told me to try this app',
      'mi nieta me puso esto en el celular',
      'hola, no se muy bien como va esto, me lo ha puesto mi nieta en el movil',
    ]) {
      const { lines } = lastOf([text]);
      expect(lines[0], text).toMatch(/^(?:Welcome|Te doy la bienvenida)/);
    }
  });

  it.each(['ok', 'hm', 'mm', 'vale', 'aja'])('%j is no yes to the first of four buttons', (text) => {
    expect(lastOf([text], at('TOPIC.work')).step).toBe('TOPIC.work');
  });
});
