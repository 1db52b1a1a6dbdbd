import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';

const open = (step: string, language: 'en' | 'es' = 'en') =>
  at(step, { level: 'crisis', flow: 'HOME', raisedBy: 'person', language });
const after = (language: 'en' | 'es' = 'en') =>
  at('TOPIC.partner', { otherAsked: ['SQ.hurt'], told: ['notHurt', 'partner'], language });

describe('a no to the neck and the weapon', () => {
  it.each([
    ['en', 'no god no nothing like that. just the pushing. and the phone stuff. so is it normal or not??'],
    ['en', 'nah he just shoved me a bit, is that ok?'],
    ['en', 'god no. am i being dramatic'],
    ['es', 'no, nada de eso, solo los empujones. ¿es normal?'],
    ['es', 'no, nunca. será que exagero'],
  ] as const)('takes back nothing else, and what is asked is answered (%s, %j)', (language, text) => {
    const { step, level, lines } = lastOf([text], open('HOME', language));
    expect([step, level]).toEqual(['HOME.plan', 'crisis']);
    expect(lines.join(' ')).toMatch(/not how it should|It counts|not too much|all right|cuenta|no debería/);
  });

  it.each([
    ['en', 'no nothing like that'],
    ['en', 'he never grabbed my neck, no'],
    ['es', 'no me apretó el cuello, solo me empujó'],
  ] as const)('leads on as its button does (%s, %j)', (language, text) => {
    expect(lastOf([text], open('HOME', language)).step).toBe('HOME.plan');
  });

  it.each(['no but he showed me a knife once', 'no, but his hands were on my throat'])(
    'is none where one is told beside it: %j',
    (text) => expect(lastOf([text], open('HOME')).step).toBe('HOME.neck'),
  );

  it.each(['no, nobody hurts me', 'you got it wrong'])('is not %j, which ends it', (text) =>
    expect(lastOf([text], open('HOME')).level).toBe('concern'),
  );
});

describe('whether it counts', () => {
  it.each([
    ['HURT', 'does that even count'],
    ['HOME', 'i just feel like im making a big thing out of nothing'],
    ['HOME.plan', 'so is it normal or not'],
    ['HURT.who', 'maybe it was my fault, i was winding him up'],
  ])('is answered at %s: %j', (at, text) => {
    const { step, lines } = lastOf([text], open(at));
    expect(step).toBe(at);
    expect(lines.join(' ')).toMatch(/counts|count,|not how it should/);
  });

  it.each([
    ['en', 'no hes at work till 6. does that even count though? it was one time'],
    ['es', 'no, está en el trabajo. ¿pero eso cuenta? fue una sola vez'],
  ] as const)('is answered beside the no to this minute (%s)', (language, text) => {
    const { step, lines } = lastOf([text], open('HURT', language));
    expect(step).toBe('HURT.who');
    expect(lines.join(' ')).toMatch(/counts|cuenta/);
  });

  it('asked in place of an answer, and once told, is no no', () => {
    const text = 'no hes at work. does that even count though? it was one time and i was winding him up';
    expect(play(['he pushed me in march and i fell against the door', text]).last.level).toBe('crisis');
  });
});

describe('after it was let go of', () => {
  it.each([
    ['en', 'what did you read wrong? he did push me. im a bit scared to go home tbh when hes like that'],
    ['es', 'sí me empujó, y me da miedo volver a casa'],
  ] as const)('what was done is taken up again (%s)', (language, text) => {
    expect(lastOf([text], after(language)).step).toBe('HURT');
  });

  it.each([
    ['en', 'i think i want to talk to someone who knows about this, but without him finding out'],
    ['es', 'quiero hablar con alguien que sepa de esto sin que él se entere'],
  ] as const)(
    'help that the other does not come to know of is given, with its traces (%s)',
    (language, text) => {
      for (const from of [after(language), open('HOME.plan', language)]) {
        const { step, lines } = lastOf([text], from);
        expect(step).toBe('HURT.screen');
        expect(lines.join(' ')).toMatch(/1-800-799-7233/);
      }
    },
  );

  it.each(['he pushed the deadline on me', 'i want to talk about work', 'no im just being dramatic'])(
    'nothing of it is heard in %j',
    (text) => expect(lastOf([text], after()).level).toBe('none'),
  );
});

it.each(['i want to buy him a gift without him finding out, any help', 'is it normal to fight about dishes'])(
  'where nobody hurts them %j is what it was',
  (text) => expect(lastOf([text], at('TOPIC.partner')).step).not.toMatch(/^(?:HURT|HOME|SQ)/),
);
