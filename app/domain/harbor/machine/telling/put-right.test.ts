import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';
import type { Topic } from '../../../listener/labels';

const about = (topic: Topic, language: 'en' | 'es' = 'en', step = `TOPIC.${topic}`) => {
  const from = at(step, { language });
  return { ...from, talk: { ...from.talk, memory: { ...from.talk.memory, topic } } };
};

describe('a correction is taken', () => {
  it.each([
    ['i sleep fine in the cab', 'sleep', 'en'],
    ['im not low', 'low', 'en'],
    ["you're not listening. i sleep ok", 'sleep', 'en'],
    ['duermo muy bien, eh', 'sleep', 'es'],
    ['no estoy brava con nadie', 'anger', 'es'],
    ['no entendiste nada', 'low', 'es'],
  ] as const)('%j leaves what was taken (%s), and nothing of it comes again', (text, topic, language) => {
    const { last, talk } = play([text], about(topic, language));
    expect(last.step).toBe('CORRECT');
    expect(talk.memory.denied).toContain(topic);
    expect(last.choices.map(({ id }) => id)).not.toContain(`t-${topic}`);
  });

  it.each([
    ['familia no. nada q ver. es la escuela', 'family', 'es', 'TOPIC.study'],
    ['yo le hable de mi mama no de la luz', 'money', 'es', 'TOPIC.family'],
    ['i was on about my mum, not my job', 'work', 'en', 'TOPIC.family'],
    ['nadie cruzó nada, no estoy brava con nadie, lo que estoy es sola', 'anger', 'es', 'TOPIC.lonely'],
    ['triste no, cansada. es el trabajo', 'low', 'es', 'TOPIC.work'],
    ['how is that good news lol. i said i cant sleep', 'good', 'en', 'TOPIC.sleep'],
    [
      'no duermo mal, es la renta: no me alcanza para la renta. yo duermo bien',
      'sleep',
      'es',
      'MATTER.bills',
    ],
  ] as const)('%j opens what it names instead, and owns the mistake', (text, topic, language, step) => {
    const { last, talk } = play([text], about(topic, language));
    expect(last.step).toBe(step);
    expect(last.lines[0]).toMatch(
      language === 'es' ? /^(?:Gracias por decirlo|Entonces)/ : /^(?:Thank you for|Then I)/,
    );
    expect(talk.memory.denied).toContain(topic);
  });

  it('a matter that is denied is not gone on with', () => {
    const bills = about('money', 'es', 'MATTER.bills');
    expect(lastOf(['yo le hable de mi mama no de la luz'], bills).step).toBe('TOPIC.family');
    const blank = about('worry', 'es', 'MATTER.blank');
    expect(lastOf(['todavía no me quedo en blanco eh'], blank).step).not.toBe('MATTER.blank');
  });

  it.each([
    ['i cant sleep well', 'sleep', 'en'],
    ['i sleep ok but not when he is here', 'sleep', 'en'],
    ['no duermo bien', 'sleep', 'es'],
    ['mi jefe no me deja dormir', 'sleep', 'es'],
    ['no i dont sleep', 'sleep', 'en'],
  ] as const)('%j denies nothing', (text, topic, language) => {
    expect(play([text], about(topic, language)).talk.memory.denied).toEqual([]);
  });

  it('after an owned misreading a low mood that nobody spoke of is not gone on with', () => {
    const from = at('SQ.third', { language: 'en', level: 'crisis', flow: 'THIRD' });
    const heard = {
      ...from,
      talk: { ...from.talk, memory: { ...from.talk.memory, topic: 'low' as const, suspended: 'TOPIC.low' } },
    };
    const left = lastOf(['>yes', '>notSo'], heard);
    expect(left.step).not.toBe('TOPIC.low');
  });
});
