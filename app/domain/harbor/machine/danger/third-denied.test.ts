import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import type { Talk } from '../talk/state';

const FEARED: Partial<Talk['risk']> = {
  level: 'concern',
  raisedBy: 'signs',
  seen: { 'o.third': 1 },
  otherAsked: ['SQ.third'],
};
const asked = (text: string) => play([text], at('SQ.third', FEARED));

describe('a "no" to the question whether they fear for somebody', () => {
  it.each([
    "lmao what. no?? she's fine she posts on insta every day. she just hates me",
    'nah hes grand, just being a moody git',
    'god no. my sister is fine, shes in cancun right now',
    'no?? my mum cries at adverts, its just how she is',
    'no nada que ver, ella esta bien',
    'nooo q va, mi hermano esta perfecto',
    'que no, que se ha enfadado y ya esta',
  ])('is one with more behind it, too: %j', (text) => {
    const { talk, last } = asked(text);
    expect([talk.risk.level, talk.risk.question, last.step.startsWith('THIRD')]).toEqual([
      'none',
      null,
      false,
    ]);
  });

  it.each([
    'no, pero si se corta',
    'no, but she cuts herself',
    'yes, shes been saying goodbye to people',
    'no, but she said shes better off dead',
  ])('is none in %j', (text) => {
    expect(asked(text).last.step).toBe('THIRD');
  });

  it.each([
    'no idea, shes been talking about death a lot',
    'no se, dice que ya no aguanta',
    'no, i mean i dont know, im worried about him',
    'no. i think hes going to do something to himself',
  ])('is not read into %j', (text) => {
    expect(asked(text).talk.risk.level).not.toBe('none');
  });
});

describe('“it is about her”, said to the question about the own life', () => {
  const newborn = (text: string) => {
    const from = at('SQ.soft', { seen: { 's.heavy': 1 } });
    return play([text], {
      ...from,
      talk: { ...from.talk, memory: { ...from.talk.memory, topic: 'newborn' } },
    });
  };

  it.each([
    'no!! i dont want to die. i said its about her. are they going to take her off me if i tell the doctor',
    'not me! him. hes 3 weeks old and i keep picturing him falling',
    'what no, its about my newborn not me',
    'no!! yo no me quiero morir. es por mi bebe, si le digo al doctor me la quitan?',
    'no soy yo, es la nena, tiene 2 meses y me imagino que se me cae',
  ])('ends that question where it is a baby, and asks about no other life: %j', (text) => {
    const { talk, last } = newborn(text);
    expect(last.step).not.toMatch(/THIRD|SQ/);
    expect([talk.risk.level, talk.risk.answer]).toEqual(['none', 'no']);
  });

  it.each([
    'yes. i want to die, the baby is better off without me',
    'si, a veces pienso que el bebe estaria mejor sin mi',
    'no, pero no quiero despertar',
  ])('leaves what a parent says of their own life as it was: %j', (text) => {
    expect(newborn(text).talk.risk.level).not.toBe('none');
  });

  it.each([
    'no i dont want to die. its my mate im on about, hes in a bad way',
    'no me quiero morir yo, hablo de mi prima, esta muy mal',
  ])('asks about the other first, and opens nothing yet: %j', (text) => {
    const direct = { level: 'concern', raisedBy: 'signs', isDirect: true, seen: { 's.die': 1 } } as const;
    expect(play([text], at('SQ.plain', direct)).last.step).toBe('SQ.third');
  });

  it.each(["it's my brother, he wants to kill himself", 'no soy yo, es mi hermana la que se quiere matar'])(
    'is taken as said where the danger is told: %j',
    (text) => {
      const { last } = play([text], at('SQ.plain', { level: 'concern', raisedBy: 'signs' }));
      expect(last.step).toBe('THIRD');
    },
  );
});

describe('a friend who is silent, or a parent who cries', () => {
  const topicOf = (text: string) => play([text], at('TOPIC.friends')).last.step;

  it.each([
    'so why would someone just stop talking to u after 6 yrs with no reason. left me on read 3 weeks',
    'idk. they went thru my room n found my stuff n now my mom wont stop crying like its about HER',
    'been ghosted by my bestie since her birthday, its hopeless being my friend lol',
    'mi amiga ya no me contesta, me dejo en visto y no para de subir historias',
    'mi mama encontro mis cigarros y no para de llorar',
  ])('says nothing alone of danger to them: %j', (text) => {
    expect(topicOf(text)).not.toMatch(/SQ\.third|THIRD/);
  });

  it.each([
    'my friend isnt replying and she said she wants to die',
    'mi amiga no contesta y ayer dijo que se queria matar',
    'my mom wont stop crying and i found a letter where she says goodbye',
  ])('is asked about, or answered, where danger is told: %j', (text) => {
    expect(topicOf(text)).toMatch(/SQ\.third|THIRD/);
  });

  it('is heard as part of a danger that was told before', () => {
    const told = at('TOPIC.family', { seen: { 'o.third': 0.6 } });
    const text = 'they went thru my room n found my stuff n now my mom wont stop crying like its about HER';
    expect(play([text], told).last.step).toBe('SQ.third');
  });
});
