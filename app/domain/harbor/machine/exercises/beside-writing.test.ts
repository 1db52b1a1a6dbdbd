import { describe, expect, it } from 'vitest';
import { at, play, type Played } from '../../../../../tests/factories/harbor/play';

const PRESSES = ['start', '3', 'next', 'awake'];
/** A talk that has come to a step of an exercise by its buttons. */
function inExercise(step: string, language: 'en' | 'es' = 'en'): Played {
  let played = at(step, { language });
  for (let way = 0; way < 4 && played.last.step !== step; way += 1) {
    const ids = played.last.choices.map(({ id }) => id);
    played = play([`>${PRESSES.find((id) => ids.includes(id)) ?? ids[0] ?? ''}`], played);
  }
  expect(played.last.step).toBe(step);
  return played;
}
const told = (step: string, text: string, language: 'en' | 'es' = 'en') =>
  play([text], inExercise(step, language)).last;

describe('what is said to Harbor in the middle of an exercise', () => {
  it.each([
    ['WORDS.1', 'digo q me corrieron o invento algo?', 'es', /^Eso lo decides tú|^No puedo elegir/],
    [
      'WORDS.1',
      'everything or just whats on the incident form',
      'en',
      /^That choice is yours|^I cannot pick/,
    ],
    ['WORDS.3', 'is that ok?', 'en', /good enough/],
    ['THOUGHT.1', 'this is stupid', 'en', /write to a program/],
    ['SOLVE.1', 'me siento tonta escribiendo esto', 'es', /a un programa/],
    ['SOLVE.1', 'not sure tbh', 'en', /^Not knowing is fine/],
  ] as const)('is answered, and the step stays: at %s %j', (step, text, language, line) => {
    const reply = told(step, text, language);
    expect(reply.step).toBe(step);
    expect(reply.lines[0]).toMatch(line);
  });

  it('that nothing comes to mind is met with an example for that very step', () => {
    const reply = told('WORDS.1', 'mm no sé, ella sabe todo. se pone nerviosa igual', 'es');
    expect(reply.step).toBe('WORDS.1');
    expect(reply.lines[1]).toMatch(/^Todavía no te dije/);
    expect(told('WORDS.2', 'no idea what to put').lines[1]).toMatch(/^I need some time/);
    expect(told('DECIDE.2', 'idk').lines[1]).toMatch(/^It would be over/);
  });

  it('loses nothing that was written before it', () => {
    const played = play(
      ['you came home late', 'no idea what to put', 'some rest', 'is that ok?'],
      inExercise('WORDS.1'),
    );
    expect(played.last.step).toBe('WORDS.3');
    expect(played.talk.memory.slots).toMatchObject({ happened: 'you came home late', need: 'some rest' });
  });

  it('that it makes things worse ends it, kindly', () => {
    const reply = told('SLEEP.5', 'si me levanto me pongo peor, me acuerdo de mi casa', 'es');
    expect(reply.step).toBe('X.stopped');
    expect(reply.lines[0]).toMatch(/peor|más de lo que da/);
    expect(told('WORDS.2', 'this is making me feel worse').lines[0]).toMatch(/worse|cost you/);
  });

  it('that it was said already leads on to the next step', () => {
    expect(told('DECIDE.2', 'i already said that').step).toBe('DECIDE.3');
    expect(told('DECIDE.2', 'eso ya lo dije', 'es').step).toBe('DECIDE.3');
  });

  it('that something else is wanted ends it', () => {
    expect(told('WORDS.2', 'can we do something else instead').step).toBe('X.stopped');
    expect(told('WORDS.2', 'no quiero hacer esto', 'es').step).toBe('X.stopped');
  });

  it.each([
    ['que no grites delante de ella. pero me da miedo decirselo la verdad, igual se pone peor', 'es'],
    ['stop shouting. but im scared to say it, he will kick off', 'en'],
  ] as const)('that whom it is for is feared is asked about before any words: %j', (text, language) => {
    expect(told('WORDS.2', text, language).step).toBe('SQ.hurt');
  });

  it.each([
    ['THOUGHT.2', 'what if he leaves?', 'THOUGHT.3'],
    ['THOUGHT.2', 'this is stupid of me and they all know it', 'THOUGHT.3'],
    ['WORDS.1', 'you forgot my birthday again', 'WORDS.2'],
    ['WORDS.1', 'i am scared to tell you that i failed', 'WORDS.2'],
    ['LETTER.1', 'do you even know what you did to us?', 'LETTER.2'],
    ['SOLVE.1', 'i dont know how to pay the rent by friday', 'SOLVE.2'],
    ['DECIDE.1', 'do i tell her or not', 'DECIDE.2'],
    ['DECIDE.2', 'i would sleep better if it was all out', 'DECIDE.3'],
    ['WORRY.1', 'that it gets worse when i sit still', 'WORRY.2'],
    ['WRITE.1', 'this is stupid', 'WRITE.2'],
  ] as const)('is not heard in an answer: at %s %j', (step, text, next) => {
    expect(told(step, text).step).toBe(next);
  });
});
