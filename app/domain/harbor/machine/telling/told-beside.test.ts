import { describe, expect, it } from 'vitest';
import { at, inLanguage, lastOf, play } from '../../../../../tests/factories/harbor/play';
import { exerciseChoice } from '../offers/begin-exercise';

describe('what is told of a life', () => {
  it.each([
    ['che vos sos un robot posta? bue, me dejó mi novia', 'TOPIC.breakup', /^(?:Un|Solo un) programa/],
    ['are you a bot? anyway my husband died in march', 'TOPIC.grief', /program/],
    ['what exactly do you do? my wife died two weeks ago', 'TOPIC.grief', /^Write the way/],
    ['no creo mucho en estas cosas, pero se murió mi perro', 'MATTER.pet', /no lo ha probado nadie/],
  ])('weighs more than the question beside it: %j', (text, step, passing) => {
    const { last } = play([text]);
    expect(last.step).toBe(step);
    expect(last.lines[0]).toMatch(passing);
    expect(last.lines.length).toBeGreaterThan(1);
  });

  it.each([
    ['are you a bot', 'ABOUT.human'],
    ['what exactly do you do, my granddaughter put you on here', 'ABOUT.can'],
    [
      'my doctor told me to try an app, 7 month wait for a human. do these things even work',
      'ABOUT.evidence',
    ],
    ['can my mom read this? she is always on my phone', 'ABOUT.near'],
  ])('is nothing but the question in %j', (text, step) => {
    expect(lastOf([text]).step).toBe(step);
  });
});

describe('one word does not take a sentence over', () => {
  it('talking to a photo is nothing that is asked of Harbor’s feelings', () => {
    const from = inLanguage('TOPIC.grief', 'en', 'grief');
    const { last } = play(['Do you ever feel daft talking to a photo? I say good morning to her'], from);
    expect(last.step).toBe('ASKED.silly');
    expect(last.lines[0]).toMatch(/photo/);
    expect(
      lastOf(['es tonto que le siga poniendo su plato en la mesa?'], inLanguage('TOPIC.grief', 'es', 'grief'))
        .lines[0],
    ).toMatch(/plato/);
  });

  it.each([
    "What means 'ey up duck'? It is rude?",
    "what does 'gutted' mean when my workmate says it?",
    "is 'love' a weird thing to call a stranger? my landlady says it to me",
    "qué quiere decir 'estás pasado' cuando lo dice mi jefe?",
    'que significa la palabra chamba?',
  ])('the meaning of a word is no topic: %j', (text) => {
    expect(lastOf([text]).step).toBe('ASKED.word');
    expect(lastOf([text], at('TOPIC.work')).step).toBe('ASKED.word');
  });

  it.each(['what does it mean when he does not reply', 'what does life mean any more', 'my job means a lot'])(
    '%j asks for no word',
    (text) => {
      expect(lastOf([text]).step).not.toBe('ASKED.word');
    },
  );

  it.each([
    ['en', 'KIND', "self compassion. that's a new one. my wife would of laughed, she's 6 year gone"],
    ['es', 'BREATH', 'respirar dice, mi difunta esposa se reiría'],
  ] as const)('%s %s: who is gone is told, not the name of the exercise', (language, id, text) => {
    expect(lastOf([`>${exerciseChoice(id)}`, text], at('PICK', { language })).step).toBe('TOPIC.grief');
  });

  it.each([
    ["I'm 84 and the bowling club has shut. That was my Tuesdays and Thursdays"],
    ['the library where i go every morning is closing for good'],
    ['cerraron el centro de jubilados, ahí iba yo los miércoles'],
  ])('a place that is gone is a loss: %j', (text) => {
    expect(lastOf([text]).step).toBe('LOST.place');
  });

  it.each(['the pub was closed for the day', 'my shop group shut down and i lost my job'])(
    '%j tells of none',
    (text) => {
      expect(lastOf([text]).step).not.toBe('LOST.place');
    },
  );

  it.each([
    ['i just stopped enjoying stuff around july', /doctor/],
    ["nothing's been fun since about easter, not even the football", /doctor/],
    ['hace meses que ya no disfruto nada', /médico/],
  ])('the lost joy in things is a low mood, and worth telling a doctor: %j', (text, line) => {
    const { last } = play([text]);
    expect(last.step).toMatch(/^(?:TOPIC\.low|SQ\.)/);
    if (last.step === 'TOPIC.low') expect(last.lines.join(' ')).toMatch(line);
  });

  it.each([
    ['is that depression or am i just getting old', /doctors ask about/],
    ['estoy deprimido o soy flojo nomás', /un médico pregunta/],
  ])('what it is called Harbor cannot say, and who asks about it: %j', (text, line) => {
    const { last } = play([text]);
    expect(last.step).toBe('ABOUT.diagnose');
    expect(last.lines[0]).toMatch(line);
  });
});
