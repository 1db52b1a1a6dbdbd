import { describe, expect, it } from 'vitest';
import { inLanguage, play } from '../../../../../tests/factories/harbor/play';
import type { Situation } from '../../../meanings/situations';
import { assess } from '../../../safety/assess';
import { FURTHER } from '../../content/further';
import { hasEvidence } from '../plain/of-life/evidence';
import { typedWords } from '../plain/typed-words';
import type { Talk } from '../talk/state';
import { isStill } from './further';

const saidOf = ({ memory }: Talk): string[] =>
  Object.keys(memory.said).filter((id) => /^(?:situation|told)\./.test(id));

describe('what the line for a situation claims', () => {
  it.each([
    ['sleep.tooMuch', 'zero sleep, the little one was awake from two'],
    ['sleep.tooMuch', 'no sleep again and she is tired all day'],
    ['sleep.tooMuch', 'casi no dormí, la nena despierta desde la una'],
    ['sleep.sunday', 'not dropping off, it is that sort of night'],
    ['sleep.sunday', 'otra noche sin pegar ojo, de las malas'],
    ['work.people', 'i owe the flour supplier and he came in while customers were queueing'],
    ['work.people', 'le debo al de la fruta y me cobró con los clientes ahí'],
    ['newborn.noSleep', 'my three year old wakes up every hour'],
    ['newborn.noSleep', 'mi hijo de dos años no duerme'],
    ['grief.parent', 'my father built it and i lost it'],
    ['grief.parent', 'mi papá lo levantó y yo lo perdí'],
    ['breakup.fresh', 'we split up four years ago'],
    ['breakup.fresh', 'terminamos hace tres años'],
  ] as const)('%s needs its words: %j has none', (situation, text) =>
    expect(hasEvidence(situation, typedWords(text))).toBe(false),
  );

  it.each([
    ['sleep.tooMuch', 'i sleep twelve hours and wake up tired'],
    ['sleep.tooMuch', 'duermo todo el día y sigo cansado'],
    ['sleep.sunday', 'sunday nights i lie there thinking of monday'],
    ['sleep.sunday', 'los domingos no duermo por el lunes'],
    ['work.people', 'customers scream at me all day'],
    ['work.people', 'los clientes me gritan todo el turno'],
    ['newborn.noSleep', 'the baby is five weeks old and never sleeps'],
    ['newborn.noSleep', 'la bebé de tres semanas no duerme'],
    ['grief.parent', 'my dad died in june'],
    ['grief.parent', 'se murió mi mamá en junio'],
    ['partner.cheated', 'i found messages on his phone'],
    ['money.debt', 'debo tres tarjetas'],
  ] as const)('%s stays where it was told: %j', (situation, text) =>
    expect(hasEvidence(situation, typedWords(text))).toBe(true),
  );

  it.each([
    'zero sleep. toddler awake since two AGAIN',
    'not sleeping again, just one of those',
    'casi nada de sueño. el nene arriba desde las dos OTRA VEZ',
    'no me duermo, es una noche de esas',
  ])('nothing is claimed of %j', (text) => {
    const { talk } = play([text]);
    expect(saidOf(talk)).not.toContain('situation.sleep.tooMuch');
    expect(saidOf(talk)).not.toContain('situation.sleep.sunday');
  });
});

/** A talk that opened with the line for a situation. */
const opened = (situation: Situation, language: 'en' | 'es') => {
  const [topic = ''] = situation.split('.');
  const from = inLanguage(`TOPIC.${topic}`, language, topic as 'work');
  const { memory } = from.talk;
  return {
    ...from,
    talk: { ...from.talk, memory: { ...memory, said: { ...memory.said, [`situation.${situation}`]: 1 } } },
  };
};

describe('the second line of a situation', () => {
  it.each([
    ['work.boss', 'then i missed the bus and got soaked', 'en'],
    ['sleep.tooMuch', 'i got two hours and he is up again', 'en'],
    ['work.people', 'it is the van that broke down', 'en'],
    ['work.boss', 'después perdí el colectivo y me mojé', 'es'],
    ['sleep.tooMuch', 'dormí dos horas y otra vez está despierto', 'es'],
    ['work.people', 'es que se me descompuso la camioneta', 'es'],
  ] as const)('is not said where something else is told: %s, %j', (situation, text, language) => {
    const { last } = play([text], opened(situation, language));
    expect([FURTHER[language][situation].told].flat()).not.toContain(last.lines.at(-1));
  });

  it.each([
    ['work.boss', 'my boss shouted at me again in front of the whole team'],
    ['work.boss', 'mi jefe me volvió a gritar delante de todo el equipo'],
    ['work.boss', 'yes, exactly that'],
    ['sleep.tooMuch', 'sí, así mismo'],
  ] as const)('comes where the same is told on: %s, %j', (situation, text) =>
    expect(isStill(situation, { text, heard: assess(text) })).toBe(true),
  );
});
