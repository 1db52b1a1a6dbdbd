import { describe, expect, it } from 'vitest';
import { lastOf, play } from '../../../../../tests/factories/harbor/play';

describe('an urge to hurt oneself', () => {
  it.each([
    'i feel like cutting right now',
    'what can i do instead of cutting',
    'tengo ganas de cortarme otra vez',
    'que puedo hacer en vez de lastimarme',
  ])('is met with what to do in its place: %j', (text) => {
    const { step, lines, level } = lastOf([text]);
    expect(step).toBe('HARM.2');
    expect(level).toBe('crisis');
    expect(lines.join(' ')).toMatch(/ice|hielo/);
  });

  it('is known from what was said before, by "what can i do instead"', () => {
    const { last } = play([
      'i cut sometimes, when its too much',
      'what can i do instead when i want to do it',
    ]);
    expect(last.step).toBe('HARM.3');
    expect(last.lines.join(' ')).toMatch(/ice/);
  });

  it('is not asked about dying again after a no', () => {
    const { last } = play(['i am so sad', 'i feel like cutting right now', 'no', '>yes']);
    expect(last.step).toMatch(/^URGE/);
  });

  it.each([
    'i feel like cutting right now, i want to kill myself',
    'tengo ganas de cortarme, me quiero matar',
  ])('gives way to the wish to die: %j', (text) => {
    expect(lastOf([text]).step).toMatch(/^(?:SUI|HARM$)/);
  });

  it.each([
    'i need to cut my hair',
    'what if i cut carbs instead',
    'i want to cut class tomorrow',
    'feel like cutting the grass',
    'tengo ganas de cortarme el pelo',
    'is it wrong that i cut the call on him',
  ])('is none in %j', (text) => {
    expect(lastOf([text]).step).not.toMatch(/^HARM/);
  });

  it('comes after a wound', () => {
    expect(lastOf(['i cut too deep and its still bleeding, i wanted to cut so bad']).step).not.toBe('HARM.3');
  });
});

describe('arms that somebody saw', () => {
  it.each([
    'my roommate saw my arm and now shes being weird',
    'mom noticed my wrists',
    'mi hermana me vio los brazos y le dijo a mi papa',
  ])('are asked about plainly: %j', (text) => {
    expect(lastOf([text]).step).toBe('SQ.harm');
  });

  it.each(['she saw my arm tattoo and loved it', 'the coach saw my arms at the gym and laughed'])(
    'are not in %j',
    (text) => {
      expect(lastOf([text]).step).not.toBe('SQ.harm');
    },
  );
});

describe('who falls asleep at the wheel', () => {
  it.each([
    'i keep nodding off at the wheel, 2 more drops',
    'driving home and i can barely keep my eyes open',
    'llevo 14 horas al volante y se me cierran los ojos, una carrera más y ya',
    'me estoy quedando dormido al volante',
  ])('is asked to stop before anything else: %j', (text) => {
    expect(lastOf([text]).step).toBe('DRIVE');
  });

  it.each(['last year i was falling asleep at the wheel a lot', 'me duermo en el sofá viendo la tele'])(
    'is not meant in %j',
    (text) => {
      expect(lastOf([text]).step).not.toBe('DRIVE');
    },
  );
});

describe('more than sleep at the wheel', () => {
  it.each([
    ['falling asleep at the wheel and i want to kill myself', /^SUI/],
    ['took 30 pills and im falling asleep at the wheel', /^OD/],
  ])('goes first: %j', (text, step) => {
    expect(lastOf([text]).step).toMatch(step);
  });
});

describe('"buenas noches"', () => {
  it.each([
    'buenas noches, disculpe, no se como se usa esto. yo cuido a mi mama que esta enfermita',
    'buenas noches. ando manejando y no tengo con quien hablar',
    'buenas noches',
  ])('as the first word says hello: %j', (text) => {
    expect(lastOf([text]).step).not.toBe('END');
  });

  it('takes leave at the end', () => {
    expect(lastOf(['no puedo dormir', 'bueno gracias, buenas noches']).step).toBe('END');
    expect(lastOf(['no puedo dormir', 'buenas noches, me voy a dormir']).step).toBe('END');
  });
});

describe('what is asked about what was written', () => {
  it.each([
    ['puede ver ella lo q escribo aca?', 'ABOUT.reads'],
    ['o sea se guarda?', 'ABOUT.remember'],
    ['hm ok. did you save what i made?', 'ABOUT.remember'],
  ])('%j is answered (%s)', (text, step) => {
    expect(lastOf(['estoy triste', text]).step).toBe(step);
  });
});
