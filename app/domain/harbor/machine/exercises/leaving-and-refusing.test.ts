import { describe, expect, it } from 'vitest';
import { at, lastOf, play, type Played } from '../../../../../tests/factories/harbor/play';

const es = { language: 'es' } as const;
const offered = (id: string, risk: Parameters<typeof at>[1] = {}): Played =>
  play([`>x-${id}`], at('HELP.none', risk));
const atRating = (risk: Parameters<typeof at>[1] = {}) => play(['>calm', '>start'], at('OPEN', risk));
const inExercise = (risk: Parameters<typeof at>[1] = {}) => play(['>3', '>next'], atRating(risk));

const GOODBYES = [
  'night then',
  'nah im off now',
  'gotta go',
  'ok i have to go now, thanks',
  "i'm off to bed love",
  'i need to get some sleep',
  'bye',
  'right i am going to bed',
  'just wanted to say goodnight',
  'ill leave it there',
  'see you tomorrow',
  'call it a night',
  'ta ra',
  'better get going',
];
const DESPEDIDAS = [
  'nah ya me voy, no sirve esto',
  'no gracias, solo me queria despedir, manana madrugo',
  'olvidalo, me voy a dormir',
  'bueno chau',
  'me tengo que ir',
  'me voy que mañana madrugo',
  'me duermo, hablamos mañana',
  'lo dejo por hoy',
  'por hoy basta',
  'me acuesto ya',
  'buenas noches',
  'tengo q irme',
];

describe('a goodbye', () => {
  it.each(GOODBYES)('%j is taken at a topic, at a number and inside an exercise', (text) => {
    for (const from of [at('TOPIC.work'), atRating(), inExercise()])
      expect(lastOf([text], from).step).toMatch(/^END/);
  });

  it.each(DESPEDIDAS)('%j, too', (text) => {
    for (const from of [at('TOPIC.work', es), atRating(es), inExercise(es)])
      expect(lastOf([text], from).step).toMatch(/^END/);
  });

  it.each([
    'i have to go to the dentist on monday and it scares me',
    'he says i should leave him',
    'before i go to bed my head starts',
    'no me voy a quedar callada con mi jefe',
    'me voy a mudar con mi hermana y no se que llevar',
    'she left without a goodbye',
  ])('%j is none', (text) => {
    expect(lastOf([text], at('TOPIC.work')).step).not.toMatch(/^END/);
  });
});

describe('a stop', () => {
  it.each([
    ['stop', {}],
    ["i'll stop there", {}],
    ['can we stop', {}],
    ['enough', {}],
    ['para', es],
    ['basta ya', es],
    ['dejalo', es],
    ['no mas preguntas', es],
  ] as const)('%j ends the exercise', (text, risk) => {
    expect(lastOf([text], inExercise(risk)).step).toBe('X.stopped');
    expect(lastOf([text], play(['>start', '>3'], at('GROUND.1', risk))).step).toBe('X.stopped');
  });

  it('is no part of a plea for calm', () => {
    expect(lastOf(['para que me calme antes del examen dame algo'], at('TOPIC.study', es)).step).toBe(
      'HELP.calm',
    );
  });
});

const REFUSALS = [
  'no',
  'nah',
  'not that',
  'i already did this one',
  'no time for that',
  'i havent got 3 minutes',
  'too long',
  'not in the mood for that',
  'something shorter',
  'i dont want to breathe',
  'no quiero',
  'paso',
  'no tengo tiempo',
  'muy largo',
  'eso ya lo hice',
  'ni loca',
  'no me apetece',
  'otra cosa que no sea respirar',
];

describe('a refusal', () => {
  it.each(REFUSALS)('%j of what is offered brings something else, and that not again', (text) => {
    const from = play(['>calm'], at('OPEN'));
    const { last, talk } = play([text], from);
    expect(last.step).toBe('X.other');
    expect(talk.memory.refused).toEqual(['BREATH']);
    expect(last.choices.map(({ id }) => id)).not.toContain('x-breath');
    expect(lastOf(['what can i do'], { ...from, talk, last }).choices.map(({ id }) => id)).not.toContain(
      'x-breath',
    );
  });

  it('by the button does the same', () => {
    expect(play(['>calm', '>else'], at('OPEN')).talk.memory.refused).toEqual(['BREATH']);
  });

  it.each([
    ['not after a letter love', {}],
    ['no more letters', {}],
    ['no quiero escribirle una carta a mi madre tia, vive conmigo', es],
    ['otra carta no', es],
  ] as const)('%j sets aside the letter that it names', (text, risk) => {
    const family = at('TOPIC.family', risk);
    const talk = { ...family.talk, memory: { ...family.talk.memory, topic: 'family' as const } };
    const { last, talk: after } = play([text], { ...family, talk });
    expect(last.step).toBe('X.other');
    expect(after.memory.refused).toContain('LETTER');
    expect(last.choices.map(({ id }) => id)).not.toContain('x-letter');
  });

  it('with another subject told beside it goes to that', () => {
    const { last } = play(
      ['paso de registro. es mi madre tmb q me da la turra'],
      play(['>think', '>sting'], at('TOPIC.study', es)),
    );
    expect(last.step).toBe('TOPIC.family');
    expect(last.lines[0]).toMatch(/eso no|sin eso|dejo de lado/);
  });

  it('of a step within an exercise is none of its answers', () => {
    const from = play(['>sleep', '>start', '>3'], at('OPEN'));
    const { last } = play(['no. i have this already. i want something for day'], from);
    expect([last.step, from.last.step]).toEqual(['X.other', 'SLEEP.1']);
  });

  it('is none where a yes or no was asked for', () => {
    expect(lastOf(['no'], play(['>start', '>3', 'the bills'], at('WORRY.1'))).step).toBe('WORRY.3');
  });

  it('is offered the short ones first', () => {
    const { last } = play(['>worry', 'no tengo 8 min'], at('TOPIC.money', es));
    expect(last.choices[0]?.id).not.toBe('x-solve');
    expect(offered('breath').last.step).not.toBe('END');
  });
});
