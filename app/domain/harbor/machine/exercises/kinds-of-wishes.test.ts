import { describe, expect, it } from 'vitest';
import { at, inLanguage, lastOf, play } from '../../../../../tests/factories/harbor/play';
import type { ExerciseId } from '../../steps/exercises/all';

const offering = (exercise: ExerciseId, language: 'en' | 'es') => {
  const from = at('X.offer', { language });
  return { ...from, talk: { ...from.talk, memory: { ...from.talk.memory, exercise } } };
};

describe('somebody to tell it to, and an office', () => {
  it.each([
    'wanted to speak with somebody who isnt my mother',
    'i wanted to tell somebody about it',
    'need to talk to someone other than my flatmate',
    'necesitaba hablar con alguien que no fuera mi marido',
    'queria platicar con alguien de esto',
    'solo queria contarselo a alguien q no sea de la familia',
  ])('%j is asked what it is about', (text) => {
    expect(lastOf([text]).step).toBe('OPEN');
  });

  it.each([
    'i want to talk to a real person',
    'can i talk to someone instead of a robot',
    'quiero hablar con una persona de verdad',
    'puedo hablar con alguien que no sea un robot',
  ])('%j is told of people', (text) => {
    expect(lastOf([text]).step).toBe('HUMAN');
  });

  it.each([
    ['who can i ring about the bins and the smell, council or someone', 'en'],
    ['is there an office i could ring about the noise, at this time of night', 'en'],
    ['hay alguna oficina a la que llamar por el ruido, la municipalidad o algo', 'es'],
    ['a quien llamo por la fuga de agua, al ayuntamiento?', 'es'],
  ] as const)('%j is a practical question', (text, language) => {
    expect(lastOf([text], inLanguage('TOPIC.anger', language, 'anger')).step).toBe('ASKED.how');
  });
});

describe('good news in the words of a region', () => {
  it.each([
    'been a cracking day at the bowls club',
    'my marrow took first prize at the fair',
    'over the moon, she said yes',
    'had a belting night and nobody here to tell it to',
    'estoy contentisima, me salió el pan',
    'qué bacán, mi gata volvió a casa',
    'gané el primer lugar en el concurso de tortas',
  ])('%j is good', (text) => {
    expect(lastOf([text]).step).toBe('TOPIC.good');
  });

  it.each([
    ["no no it's good! the beans came up", 'en'],
    ['eh no its a good thing, we danced all night', 'en'],
    ['no no es bueno! bailamos toda la noche', 'es'],
    ['pero si es algo bueno, salió todo bien', 'es'],
  ] as const)('%j owns the mistake', (text, language) => {
    const last = lastOf([text], at('TOPIC.more', { language }));
    expect(last.step).toBe('TOPIC.good');
    expect(last.lines[0]).toMatch(language === 'es' ? /^Gracias por decirlo/ : /^Thank you for/);
  });

  it.each([
    'chuffed but scared of losing it',
    'gané el primer lugar pero estoy muy triste',
    'it was a great day until he left me',
    'qué bacán sería no llorar',
  ])('%j is no good news', (text) => {
    expect(lastOf([text]).step).not.toBe('TOPIC.good');
  });
});

describe('a line after a filler', () => {
  it.each([
    ['dunno. i need you to stop checking my plate', 'en', 'i need you to stop checking my plate'],
    ['not sure, i need a bit more time alone', 'en', 'i need a bit more time alone'],
    ['no sé, necesito que me avisen antes', 'es', 'necesito que me avisen antes'],
    [
      'eh no eso no va para nada jaja. yo quiero saber si siguen molestas',
      'es',
      'yo quiero saber si siguen molestas',
    ],
    [
      'eh no that isnt what i meant. i want to know if they are coming',
      'en',
      'i want to know if they are coming',
    ],
    ['no, nada que ver. quiero saber si vienen el lunes', 'es', 'quiero saber si vienen el lunes'],
  ] as const)('%j', (text, language, line) => {
    const { memory } = play([text], at('WORDS.2', { language })).talk;
    expect([memory.slots.need, memory.slots.ask]).toContain(line);
  });

  it.each([
    ['dunno', 'en'],
    ['i dont know what to put', 'en'],
    ['no se', 'es'],
    ['ni idea', 'es'],
  ] as const)('%j alone is lent a line', (text, language) => {
    expect(lastOf([text], at('WORDS.2', { language })).step).toBe('WORDS.2');
  });
});

describe('a length that is too much', () => {
  it.each([
    ['10 minutes? no way', 'en'],
    ['no chance, 8 mins', 'en'],
    ['whoa eight minutes no', 'en'],
    ['uf 8 minutos no', 'es'],
    ['diez minutos ni loca', 'es'],
    ['tanto tiempo no tengo', 'es'],
  ] as const)('%j gets something shorter', (text, language) => {
    const { last, talk } = play([text], offering('SOLVE', language));
    expect(last.step).toBe('X.other');
    expect(talk.memory.refused).toContain('SOLVE');
  });

  it.each([
    ['nah 8 minutes no. might get the draughts board out', 'en', 'might get the draughts board out'],
    ['buf 8 minutos no. igual saco las cartas', 'es', 'igual saco las cartas'],
  ] as const)('%j has an idea of its own', (text, language, idea) => {
    const { last, talk } = play([text], offering('SOLVE', language));
    expect(last.step).toBe('PLAN');
    expect(talk.memory.slots.step).toBe(idea);
  });

  it('a problem that has minutes in it is one', () => {
    expect(lastOf(['the bus takes 40 minutes each way'], offering('SOLVE', 'en')).step).not.toBe('X.other');
  });
});

describe('called away from an exercise', () => {
  it.each([
    ['theyre here gotta go', 'en'],
    ['ok she just got here, have to run', 'en'],
    ['my lift has arrived, bye', 'en'],
    ['ya llegó la ambulancia', 'es'],
    ['ya están aquí', 'es'],
    ['llegó mi hermana, te dejo', 'es'],
  ] as const)('%j leaves kindly', (text, language) => {
    for (const step of ['BREATH.1', 'GROUND.1', 'SOLVE.2', 'X.before'])
      expect(lastOf([text], at(step, { language })).step).toMatch(/^(?:END|X\.left)/);
  });

  it.each([
    ['the bailiffs are here', 'en'],
    ['i have to go to work tomorrow', 'en'],
    ['ya está', 'es'],
    ['siempre tengo que ir yo', 'es'],
  ] as const)('%j does not', (text, language) => {
    expect(lastOf([text], at('SOLVE.2', { language })).step).not.toMatch(/^(?:END|X\.left)/);
  });
});

describe('that there is no line for it', () => {
  it.each([
    ['en', 'the shed door faces the lane', 'the green bucket stands by the gate'],
    ['es', 'la puerta del galpón da a la calle', 'el balde verde queda junto al portón'],
  ] as const)('is said once in a talk (%s)', (language, ...texts) => {
    const { replies } = play(
      [...texts, ...texts.map((text) => `${text} too`)],
      inLanguage('TOPIC.family', language, 'family'),
    );
    const lines = replies.flatMap(({ lines: all }) => all);
    expect(
      lines.filter((line) => /no line of my own|set down here|no tengo una línea/.test(line)).length,
    ).toBeLessThan(2);
  });
});
