import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import type { Topic } from '../../../listener/labels';

const asked = (step: string, topic: Topic, language: 'en' | 'es') => {
  const from = at(step, { language });
  return { ...from, talk: { ...from.talk, memory: { ...from.talk.memory, topic } } };
};

describe('a question about the own life, answered with whom it is about', () => {
  it.each([
    ['SQ.soft', 'en', 'no its not about me its about the baby, im scared of what i see in my head'],
    ['SQ.soft', 'en', 'no. not me. its her. i get scared of the thoughts'],
    ['SQ.new', 'en', 'not about me. its my daughter. the pictures in my mind scare me'],
    ['SQ.soft', 'es', 'no, no es por mi, es por la nena. me asustan las ideas que me vienen'],
    ['SQ.plain', 'es', 'no no, yo no. es el bebe, tengo miedo de hacerle algo'],
  ] as const)('at %s (%s) takes up the fright of harm to the baby: %j', (step, language, text) => {
    const { last, talk } = play([text], asked(step, 'newborn', language));
    expect(last.step).toBe('PICTURES');
    expect(talk.risk.answer).toBe('no');
  });

  it.each([
    ['en', 'no not me its my brother, he said goodbye to everyone', /^(?:THIRD|SQ\.third)/],
    ['en', 'no its not me. my cousin texted hes got nothing left and wont answer', /^(?:THIRD|SQ\.third)/],
    ['es', 'no es por mi, es por mi hermana, se corta', /^THIRD/],
    ['es', 'no yo no, es mi amiga, dice que no quiere vivir', /^THIRD/],
  ] as const)('(%s) takes up who is in danger: %j', (language, text, step) => {
    expect(play([text], asked('SQ.soft', 'family', language)).last.step).toMatch(step);
  });

  it('is a plain no where nothing frightens', () => {
    const { last } = play(['no im fine, hes just colicky'], asked('SQ.soft', 'newborn', 'en'));
    expect(last.step).toBe('TOPIC.newborn');
  });

  it.each([
    ['en', 'my newborn wont sleep', 'i picture just letting her fall'],
    ['es', 'mi bebe tiene un mes', 'me imagino soltandola en la escalera y me da terror'],
  ] as const)('pictures of it are met as that (%s): %j', (language, told, text) => {
    expect(play([told, text], at('OPEN', { language })).last.step).toBe('PICTURES');
  });

  it.each(['it is me, not my sister', 'soy yo, no mi hermana'])('%j is about themselves', (text) => {
    expect(play([text], at('SQ.third')).last.step).toMatch(/^(?:SQ\.plain|SUI)/);
  });
});
