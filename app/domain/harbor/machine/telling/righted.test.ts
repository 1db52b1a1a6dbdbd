import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import type { Topic } from '../../../listener/labels';

const about = (topic: Topic, language: 'en' | 'es' = 'en') => {
  const from = at(`TOPIC.${topic}`, { language });
  return { ...from, talk: { ...from.talk, memory: { ...from.talk.memory, topic } } };
};
/** The lines of who only knows that it was wrong. */
const DEAD_END =
  /word for it is yours|does not need a name|naming is yours|palabra la pones|no hace falta un nombre|nombre lo pones/;

describe('a correction that tells what it is', () => {
  it.each([
    ['work', 'en', 'its not trouble at work so much its my lower back. doc said take it easy', 'body'],
    ['study', 'es', 'no, con la facu voy joya. lo que me falta es gente, el kiosquero no cuenta', 'lonely'],
    ['sleep', 'en', 'no i sleep fine, its the drinking, two bottles most nights and i hide them', 'drink'],
    ['family', 'es', 'no es mi familia, es que mi jefe me cambió el turno otra vez sin avisar', 'work'],
    ['friends', 'en', 'not my friends, my boyfriend, he goes days without a word to me', 'partner'],
    ['money', 'es', 'con la plata voy bien, es mi esposo que ya no me toca ni me mira', 'partner'],
    ['good', 'es', 'como que da gusto?? le digo que volvi a tomar', 'drink'],
    ['grief', 'en', 'wrong topic, im on about my brother breaking his word to me in front of mum', 'family'],
  ] as const)('opens that in the place of %s (%s): %j', (topic, language, text, other) => {
    const { last, talk } = play([text], about(topic, language));
    expect(talk.memory.topic).toBe(other);
    expect(talk.memory.denied).toContain(topic);
    expect(last.lines.join(' ')).not.toMatch(DEAD_END);
    expect(last.step).not.toMatch(/^(?:CORRECT|ASKED)/);
  });

  it.each([
    ['family', 'en', 'shes not family shes my roommate. in the dorm, we share one window and a sink'],
    [
      'sleep',
      'en',
      'its not really the sleep. everyone says youll fall in love the second you see them and i just. didnt',
    ],
    ['work', 'es', 'No, trabajo ya no tengo, le digo que me jubilé. Es el tiempo, me sobra el tiempo.'],
    [
      'grief',
      'en',
      "that's not why I'm here, it's him. He promised me, and it went round at lunch like bread",
    ],
    ['partner', 'en', 'its not bad between us. we just pass each other in the driveway like two buses'],
    ['work', 'es', 'no vine por eso. es él, me lo juró en la cocina y a la semana lo sabían todos'],
    ['lonely', 'es', 'te equivocas, no era eso. es que la casa quedó enorme con los cuartos cerrados'],
  ] as const)('without a topic of its own is met by its tone (%s, %s): %j', (topic, language, text) => {
    const { last, talk } = play([text], about(topic, language));
    expect(talk.memory.topic).not.toBe(topic);
    expect(talk.memory.denied).toContain(topic);
    expect(last.step).toMatch(/^TOPIC/);
    expect(last.lines.length).toBeGreaterThan(1);
    expect(last.lines.join(' ')).not.toMatch(DEAD_END);
  });

  it('puts the denied topic away, and does not take it up by itself', () => {
    const denied = play(
      ['its not work, its how he looks at me when i eat, every single plate'],
      about('work'),
    );
    expect(play(['long day, the route took forever and i am worn out'], denied).talk.memory.topic).not.toBe(
      'work',
    );
  });

  it('goes back to what was rightly open before', () => {
    const { talk } = play([
      "I told my brother something in confidence and he told the whole family. I don't know what to do with how angry I am.",
      "He's not far away, he lives ten minutes from me. I had a miscarriage in March and he was the only one I told. On Sunday my mother called me crying because he'd told her.",
      "Thank you. But that's not why I'm here, it's him. He promised me, and now it is passed round at lunch.",
    ]);
    expect(['anger', 'family']).toContain(talk.memory.topic);
    expect(talk.memory.denied).toContain('grief');
  });
});

describe('a reply that took a telling for a question', () => {
  it.each([
    [
      'caring',
      'es',
      'no, no te pregunté nada jaja. te decía que nadie me agradece, que me siento como la sirvienta',
    ],
    ['friends', 'en', 'lol that wasnt a question. she puts her headphones in whenever i come near'],
    ['caring', 'en', 'i wasnt asking you anything. i was saying no one thanks me for any of it'],
    ['friends', 'es', 'no era pregunta. digo que me deja en visto y luego sube fotos'],
  ] as const)('is owned, and %s stays (%s): %j', (topic, language, text) => {
    const { last, talk } = play([text], about(topic, language));
    expect(talk.memory.topic).toBe(topic);
    expect(talk.memory.denied).not.toContain(topic);
    expect(last.step).toMatch(/^(?:TOPIC|MATTER)/);
    expect(last.lines.join(' ')).not.toMatch(DEAD_END);
  });
});

describe('what is no correction of the topic', () => {
  it.each([
    ['work', 'en', 'work is fine when he is away but he is back on monday'],
    ['family', 'en', 'my mum is not my biggest fan and dinner was a trial'],
    ['partner', 'es', 'mi esposo no me habla desde el domingo'],
    ['study', 'es', 'en la facu me va mal, no apruebo nada'],
  ] as const)('leaves %s open (%s): %j', (topic, language, text) => {
    expect(play([text], about(topic, language)).talk.memory.denied).not.toContain(topic);
  });
});

it.each([
  ['en', 'its not about work. i want to die'],
  ['es', 'no es el trabajo. ya no quiero vivir'],
] as const)('danger beside a denial goes first (%s): %j', (language, text) => {
  expect(play([text], about('work', language)).last.step).toMatch(/^(?:SUI|SQ)/);
});
