import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';

const asked = (language: 'en' | 'es' = 'en') => at('SQ.plain', { level: 'concern', language });

describe('the question thrown back', () => {
  it.each([
    ['Does it matter what I say to a program', 'en'],
    ['why would i tell that to a bot', 'en'],
    ["you're just a program, what do you care", 'en'],
    ['de qué sirve decírselo a una máquina', 'es'],
    ['para qué le cuento eso a un robot', 'es'],
  ] as const)('is no answer in %j, and is asked once more', (text, language) => {
    const { last, talk } = play([text], asked(language));
    expect([last.step, talk.risk.answer]).toEqual(['SQ.again', null]);
  });

  it('leads to the next hours, and never to a topic, where it is a crisis by what was told', () => {
    const from = play(
      [
        "I wouldn't do anything. I've got kids. I just think they'd manage fine, is all. Probably better.",
        "You're not wrong though. I've been getting the paperwork in order. Insurance, the passwords, the boat title over to my brother. Feels tidy. First thing that's felt good in weeks.",
        'Does it matter what I say to a program',
      ],
      play([
        "Not sure why I opened this. Couldn't sleep again.",
        "It's not really about sleep. I'm just done. Tired in a way that sleeping doesn't touch.",
      ]),
    );
    expect(from.last.step).toMatch(/^(?:SUI|SOME)/);
    expect(from.last.level).not.toBe('none');
    const { last } = play(
      ["I didn't say sometimes. But yeah. Most days, driving home over the bridge."],
      from,
    );
    expect(last.step).toMatch(/^(?:SUI|PERSON|SQ|TEN)/);
  });

  it('leaves an answer beside it what it is', () => {
    expect(play(['yes. does it matter what i say to a program'], asked()).talk.risk.answer).toBe('yes');
  });
});

describe('those close to them would be better off', () => {
  it.each([
    [
      'sometimes at night i think theyd be better off with someone who actually feels it. im so tired man',
      'en',
    ],
    ['my kids would be happier without me', 'en'],
    ['she would be better off with somebody else as her mom', 'en'],
    ['mis hijos estarían mejor con otra madre', 'es'],
    ['todos estarían más tranquilos sin mí', 'es'],
  ] as const)('is asked about on a page of writing: %j', (text, language) => {
    expect(lastOf([text], at('WRITE.2', { language })).step).toMatch(/^SQ\./);
  });

  it.each([
    ['the team would be better off with someone taller', 'en'],
    ['he would be better off with a smaller car', 'en'],
    ['mis hijos estarían mejor en otra escuela', 'es'],
  ] as const)('is not what %j says', (text, language) => {
    expect(lastOf([text], at('WRITE.2', { language })).step).not.toMatch(/^SQ\./);
  });
});

describe('whether it is normal to feel nothing for a baby', () => {
  it.each([
    ['is it normal to not feel anything for your own baby. just tell me that', 'en', /months/],
    ['es normal no sentir nada por mi bebé?', 'es', /meses|semanas/],
  ] as const)('is answered first: %j', (text, language, answer) => {
    expect(lastOf([text], at('TOPIC.newborn', { language })).lines[0]).toMatch(answer);
  });
});
