import { describe, expect, it } from 'vitest';
import { inLanguage, lastOf, play } from '../../../../../tests/factories/harbor/play';

const stuck = (language: 'en' | 'es') => {
  const first = play(
    [language === 'en' ? 'i am stuck with everything' : 'estoy atascado con todo'],
    inLanguage('TOPIC.stuck', language, 'stuck'),
  );
  return first.last.ask ? inLanguage('TOPIC.stuck', language, 'stuck') : first;
};

describe('a small act that a text ends with', () => {
  it.each([
    ['its the thesis. still the thesis. never mind ill just write one bad sentence and see', 'en'],
    ["ok. i'll open the letter from the bank", 'en'],
    ['i think i will wash three cups', 'en'],
    ['well maybe i will walk to the corner and back', 'en'],
    ['bueno, voy a abrir el documento', 'es'],
    ['nada, mejor voy a lavar los platos', 'es'],
    ['pues creo que voy a leer dos páginas', 'es'],
  ] as const)('%j is offered to be kept', (text, language) => {
    const { last, talk } = play([text], inLanguage('TOPIC.stuck', language, 'stuck'));
    expect(last.step).toBe('PLAN');
    expect(talk.memory.slots.step).not.toMatch(/thesis|never|^(?:ok|bueno|nada|pues)/i);
  });

  it.each([
    ['i will never write a good sentence', 'en'],
    ['i will take all of it and end it', 'en'],
    ['if it rains i will clean the house', 'en'],
    ['no voy a abrir nada', 'es'],
    ['ella va a limpiar la casa', 'es'],
  ] as const)('is none in %j', (text, language) => {
    expect(lastOf([text], inLanguage('TOPIC.stuck', language, 'stuck')).step).not.toBe('PLAN');
  });
});

describe('an answer to "What would be the smallest move?"', () => {
  it.each([
    [
      'opening the document, i guess. then i see the blank page and suddenly im cleaning the kitchen',
      'en',
      'opening the document',
    ],
    ['maybe clearing the desk', 'en', 'clearing the desk'],
    ['answer one email', 'en', 'answer one email'],
    ['abrir el documento, supongo', 'es', 'abrir el documento'],
    ['contestar un correo', 'es', 'contestar un correo'],
  ] as const)('%j is offered to be kept', (text, language, step) => {
    const { last, talk } = play([text], stuck(language));
    expect([last.step, talk.memory.slots.step]).toEqual(['PLAN', step]);
  });

  it.each([
    ['nothing', 'en'],
    ['being somebody else', 'en'],
    ['i do not know', 'en'],
    ['no sé', 'es'],
    ['nada', 'es'],
  ] as const)('is none in %j', (text, language) => {
    expect(lastOf([text], stuck(language)).step).not.toBe('PLAN');
  });
});
