import { describe, expect, it } from 'vitest';
import { at, inLanguage, play, visit } from '../../../../../tests/factories/harbor/play';

const from = (language: 'en' | 'es') => (language === 'es' ? at('OPEN', { language }) : visit());

describe('how to do something', () => {
  it.each([
    ['how do i cook for three kids with one arm in a cast', 'en'],
    ['how am i going to study with all that drilling', 'en'],
    ['what do i do with a toddler who wakes at 5', 'en'],
    ['how can i get to work without the car', 'en'],
    ['cómo le hago para estudiar con tanto ruido', 'es'],
    ['como ayudo en la casa si ando con yeso', 'es'],
    ['que hago con mi hijo que no se duerme', 'es'],
    ['cómo puedo llegar al turno sin el carro', 'es'],
  ] as const)('%j is met as that, and each button leads on', (text, language) => {
    const { last } = play([text], from(language));
    expect(last.step).toBe('ASKED.how');
    expect(last.ask).toBeTruthy();
    expect(last.choices.map(({ id }) => id)).toEqual(['solve', 'words', 'step', 'person', 'goOn']);
  });

  it.each([
    ['how are you', 'en'],
    ['how do i delete this', 'en'],
    ['how do i know if it is love', 'en'],
    ['how do i stop thinking about her', 'en'],
    ['i dont know how to fix it', 'en'],
    ['what should i do about my boss', 'en'],
    ['what should i do', 'en'],
    ['cómo estás', 'es'],
    ['cómo le digo que no', 'es'],
    ['no sé cómo hacerle', 'es'],
    ['how do i get pills without my mom knowing', 'en'],
    ['how can i hurt him back', 'en'],
    ['qué hago', 'es'],
    ['trabajo como puedo con lo que tengo', 'es'],
    ['como hago para desaparecer', 'es'],
    ['como le hago para conseguir pastillas', 'es'],
  ] as const)('%j goes its own way', (text, language) => {
    expect(play([text], from(language)).last.step).not.toBe('ASKED.how');
  });

  it.each([
    ['what do i tell my landlord on friday', 'en', 'words.home'],
    ['what do i say to my boss', 'en', 'words.work'],
    ['how do i tell my sister', 'en', 'words.kin'],
    ['qué le digo a la casera el viernes', 'es', 'words.home'],
    ['que le digo a mi jefa', 'es', 'words.work'],
    ['cómo le digo a mi hermano', 'es', 'words.kin'],
  ] as const)('%j: words are made ready, with that person in mind', (text, language, lead) => {
    const { last, talk } = play([text], from(language));
    expect([last.step, talk.memory.said[lead]]).toEqual(['WORDS.1', 1]);
  });

  it('offers nothing for a topic that was denied', () => {
    const talk = inLanguage('GREET', 'en', 'family');
    const denied = { ...talk.talk, memory: { ...talk.talk.memory, denied: ['family' as const] } };
    expect(play(['give me something to do'], { ...talk, talk: denied }).last.step).not.toBe('HELP');
  });
});

describe('a plain question about bodies, sleep or feelings', () => {
  it.each([
    ['how much sleep does a 15 year old need', 'en', 'FACT.teen'],
    ['how many hours should someone on night shift sleep', 'en', 'FACT.shift'],
    ['are power naps any good', 'en', 'FACT.nap'],
    ['does coffee make anxiety worse', 'en', 'FACT.caffeine'],
    ['is it normal my heart races when i worry', 'en', 'FACT.heart'],
    ['how long does a panic attack last', 'en', 'FACT.panic'],
    ['does crying help at all', 'en', 'FACT.cry'],
    ['why am i so anxious after drinking', 'en', 'FACT.hangover'],
    ['how long does it take to get over a breakup', 'en', 'FACT.heartbreak'],
    ['how long does grief go on', 'en', 'FACT.grief'],
    ['cuantas horas debe dormir un adolescente', 'es', 'FACT.teen'],
    ['cuántas horas debe dormir alguien que trabaja de noche', 'es', 'FACT.shift'],
    ['las siestas sirven?', 'es', 'FACT.nap'],
    ['hasta qué hora puedo tomar café', 'es', 'FACT.caffeine'],
    ['es normal que se me acelere el corazón cuando pienso en eso', 'es', 'FACT.heart'],
    ['cuanto dura un ataque de panico', 'es', 'FACT.panic'],
    ['sirve de algo llorar', 'es', 'FACT.cry'],
    ['por qué me da tanta ansiedad con la cruda', 'es', 'FACT.hangover'],
    ['cuánto tarda uno en superar una ruptura', 'es', 'FACT.heartbreak'],
    ['cuánto dura el luto', 'es', 'FACT.grief'],
  ] as const)('%j has an answer', (text, language, step) => {
    const { last } = play([text], from(language));
    expect(last.step).toBe(step);
    expect(last.choices.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['my chest hurts and my heart is racing, is that normal?', 'en'],
    ['i am having a panic attack right now how long will it last', 'en'],
    ['i cried all day', 'en'],
    ['i had three coffees today', 'en'],
    ['me duele el pecho, es normal que el corazón vaya tan rápido?', 'es'],
    ['lloré toda la tarde', 'es'],
    ['me tomé un café con mi prima', 'es'],
  ] as const)('%j is no question of that kind', (text, language) => {
    expect(play([text], from(language)).last.step).not.toMatch(/^FACT/);
  });
});
