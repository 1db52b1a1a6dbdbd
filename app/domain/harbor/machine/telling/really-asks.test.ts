import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';
import { reallyAsks } from './really-asks';

describe('what is told with a question mark in it, or asked of nobody', () => {
  it.each([
    'he just left?? no word to anyone',
    'so my boss gave my desk away? i came back from leave and it was gone',
    'and nobody told me??',
    'who does that?',
    'what kind of dad is that',
    'she asked why i never call? and i had no answer so i hung up',
    'how hard can it be to text back? three days and nothing from her',
    'what was i thinking? i lent it to him and now rent is short',
    'mi hermano vendió la casa?? sin avisarme',
    'quién hace eso?',
    'y ni me avisaron?? me enteré por facebook',
    'tan difícil es decir gracias?',
    'qué clase de amiga hace eso? la esperé dos horas bajo la lluvia',
    'me gritó delante de todos, puedes creerlo?',
    'y si le digo algo se enoja, ¿no? entonces mejor me callo y lavo los platos',
    'sabes qué me dijo? que exagero, que siempre exagero',
    'quién va a querer a una vieja como yo? mis hijos ni llaman, la casa está enorme',
    'ella que se cree? llega tarde y encima me reclama',
  ])('is no question: %j', (text) => {
    expect(reallyAsks(text)).toBe(false);
  });
});

describe('what is asked with nothing told beside it', () => {
  it.each([
    'will the house price go up?',
    'what do i say to the landlord about the deposit?',
    'does he still love me?',
    'is it normal to cry every morning?',
    'how do you even make new friends at 40?',
    'should i tell my dad?',
    'what is the meaning of all of it?',
    'why does she do this to me?',
    'can you see the future',
    'y quién le paga a ella?',
    'me puedes decir si va a llover?',
    'cómo le digo que no quiero ir?',
    'cuánto dura un duelo?',
    'será que me perdona?',
    'hola, qué hago con las cosas de mi papá?',
    'tú crees que vuelva?',
    'qué significa soñar con agua?',
    'le escribo o no?',
    'dónde consigo un abogado gratis?',
  ])('is one: %j', (text) => {
    expect(reallyAsks(text)).toBe(true);
  });
});

const about = (topic: 'work' | 'friends', language: 'en' | 'es' = 'en') => {
  const from = at(`TOPIC.${topic}`, { language });
  return { ...from, talk: { ...from.talk, memory: { ...from.talk.memory, topic } } };
};

describe('a story with a question mark', () => {
  it.each([
    ['en', 'my flatmate has gone quiet on me?? ten days and not a hello'],
    ['en', 'he laughed when i said i was tired, ok? and then he took my seat by the window'],
    ['es', 'y ni me saludó?? pasó de largo con su bandeja y se sentó con los otros'],
    ['es', 'me dejó en visto otra vez, no? ya van cuatro mensajes desde el lunes'],
  ] as const)('is met (%s): %j', (language, text) => {
    expect(play([text], about('friends', language)).last.step).not.toMatch(/^(?:ASKED\.none|ABOUT)/);
  });

  it('is met as the first words, too', () => {
    expect(lastOf(['so my roommate has just. gone quiet on me?? like for 9 days now']).step).toMatch(
      /^TOPIC/,
    );
  });
});

it.each([
  ['en', 'what will the new boss be like?'],
  ['es', 'cómo será el jefe nuevo?'],
] as const)(
  'a question that only asks gets the plain answer that there is none (%s): %j',
  (language, text) => {
    expect(play([text], about('work', language)).last.step).toBe('ASKED.none');
  },
);
