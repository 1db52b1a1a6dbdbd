import { describe, expect, it } from 'vitest';
import { at, FACTS, lastOf, play, type Played } from '../../../../../tests/factories/harbor/play';
import { SILENT, withText } from '../../../listener/sounded';
import { assess } from '../../../safety/assess';
import { readAnswer } from '../danger/read-answer';
import type { TalkMemory } from '../talk/state';
import { turn } from '../turn/turn';

const asked = (step = 'SQ.plain', risk: Parameters<typeof at>[1] = {}) =>
  at(step, { level: 'concern', raisedBy: 'signs', seen: { 's.hopeless': 1 }, ...risk });
const remembering = (played: Played, memory: Partial<TalkMemory>): Played => ({
  ...played,
  talk: { ...played.talk, memory: { ...played.talk.memory, ...memory } },
});

describe('an ordinary sentence at the question about the own life', () => {
  it.each([
    'Seven and a half.',
    'Un ocho.',
    'right so. thanks for nothing, and i mean that kindly',
    'ye sound like HR',
    "I'll call the insurance in the morning, get a name, write it down.",
    'bueno, estuvo mejor ya',
    'el sábado hay clínica en la iglesia, ahí voy',
    'I might like it',
    "I've been sad so long it's like furniture",
    'no sé si alcanzo el bus de las ocho',
    'idk if the bus still goes there',
  ])('is no answer to it: %j', (text) => {
    const { step, level } = play([text], asked()).last;
    expect([step, level]).toEqual(['SQ.again', 'concern']);
  });

  it.each(['go on', 'next', 'dale, seguí que esa me gustó'])(
    'presses none of its buttons once it was passed over: %j',
    (text) => {
      for (const step of ['SQ.plain', 'SQ.harm']) {
        const { last } = play(['it rained all day', text], asked(step));
        expect(last.step).not.toMatch(/^(?:SUI|HARM|SOME|QUIET)/);
        expect(last.level).toBe('concern');
      }
    },
  );

  it.each([
    'can a dog get depressed or is he just old',
    'a esta edad la próstata es el jefe',
    "my mother called, it's her version of the earnings report",
    'en qué año fue el terremoto de Ancash',
    "exams start in nine days, he's not looking at a book",
    'no mijo, es chiste de vieja, yo no pienso irme a ningún sitio',
    'my aunt plays cards with me, she cheats and we talk about him. good part of the week',
  ])('is not about somebody else in danger: %j', (text) => {
    expect(play([text], asked()).last.step).not.toMatch(/THIRD|third/);
  });

  it.each([
    ['some nights', 'SOME'],
    ['comes and goes', 'SOME'],
    ['va y viene', 'SOME'],
    ['i guess so', 'SOME'],
    ['maybe', 'SOME'],
    ['supongo que sí', 'SOME'],
    ['rather keep that to myself', 'QUIET'],
    ['preferiría no contestar', 'QUIET'],
    ["don't ask me that", 'QUIET'],
    ['no me preguntes esas cosas', 'QUIET'],
    ['yeah', 'SUI.1'],
    ['right', 'SUI.1'],
    ['affirmative', 'SUI.1'],
    ['I have been, for months', 'SUI.1'],
    ["I've been thinking about it", 'SUI.1'],
    ['no sé', 'SOME'],
    ['not sure', 'SOME'],
  ])('while %j still is one', (text, step) => {
    expect(play([text], asked()).last.step).toBe(step);
  });

  it('is no "sometimes" where going with the dead is denied', () => {
    expect(readAnswer(assess('no, no, tranquilo. no quiero irme con ella'))).not.toBe('sometimes');
    expect(readAnswer(assess('quiero irme con ella'))).toBe('sometimes');
  });

  it.each(['Y tú duermes?', 'see, you go quiet and careful on me'])('is no "yes": %j', (text) => {
    expect(readAnswer(assess(text))).not.toBe('yes');
  });

  it('is no "no" for a question that it ends with', () => {
    expect(readAnswer(assess('leí la póliza entera, es curioso, no?'))).not.toBe('no');
    expect(readAnswer(assess('la póliza. no. era otra cosa'))).toBe('no');
  });
});

describe('what only sounds like an answer to it', () => {
  const sounding = (confidences: Record<string, number>, danger: number) => {
    const text = 'the way of it is a long one';
    const heard = { ...assess(text), level: 'none' as const, rules: [], danger, confidences };
    return turn(asked().talk, { text, heard }, FACTS);
  };

  it('is a "yes" only where something in it sounds like danger', () => {
    const yes = { 'q.yes': 0.9, 'a.yes': 0.9 };
    expect(sounding(yes, 0.05).reply).toMatchObject({ step: 'SQ.again', level: 'concern' });
    expect(sounding(yes, 0.2).reply).toMatchObject({ step: 'SUI.1', level: 'crisis' });
  });

  it('is Harbor’s reading of "sometimes", not what was said', () => {
    const { reply, talk } = sounding({ 'q.sometimes': 0.9, 'a.unsure': 0.9 }, 0.2);
    expect([reply.step, talk.risk.raisedBy]).toEqual(['SOME', 'signs']);
    expect(play(['sometimes'], asked()).talk.risk.raisedBy).toBe('person');
  });
});

describe('what adds up to a crisis', () => {
  const seen = { 's.give': 1, 's.order': 0.8, 's.plan': 0.9 };

  it('is not told for a text that says nothing of it', () => {
    expect(play(['the bus was late'], asked('SQ.plain', { seen })).last.level).toBe('concern');
  });

  it('is not made by faint signs alone', () => {
    const faint = { 's.heavy': 1, 's.noneed': 1, 's.secret': 1 };
    expect(
      play(['I feel hopeless, there is no way on for me'], asked('SQ.plain', { seen: faint })).last.level,
    ).toBe('concern');
  });

  it('is not made by what is told of somebody else', () => {
    const after = (seen: Record<string, number>) => {
      const left = play(['the bus was late', 'it rained all day'], asked('SQ.plain', { seen }));
      return play(['I gave my dog and all my records away today, for good'], left).last.level;
    };
    expect(after({ 's.order': 0.8, 'o.third': 1 })).toBe('concern');
    expect(after({ 's.order': 0.8, 's.plan': 1 })).toBe('crisis');
  });

  it('is told when signs go on after the question was left standing, and the question comes once more', () => {
    const left = play(['the bus was late', 'it rained all day'], asked('SQ.plain', { seen }));
    expect([left.last.level, left.last.asks]).toEqual(['concern', false]);
    const { step, level, hasCard } = play(
      ['I gave my dog and all my records away today, for good'],
      left,
    ).last;
    expect([step, level, hasCard]).toEqual(['SQ.given', 'crisis', true]);
  });
});

describe('after a question that was passed over', () => {
  it('the soft question of a heavy topic does not come as well', () => {
    const texts = [
      'the lamp is on',
      'my mother died last week',
      'her coat still hangs there',
      'I miss her so',
    ];
    const { replies } = play(texts, at('SQ.voices', { level: 'concern', raisedBy: 'signs' }));
    expect(replies.slice(1).some(({ step }) => step === 'SQ.soft')).toBe(false);
  });

  it('what is not understood does not bring it back once it was answered', () => {
    const answered = at('TOPIC.family', { level: 'concern', raisedBy: 'person', answer: 'sometimes' });
    expect(lastOf(['zzz qqq'], answered).step).not.toMatch(/^SQ/);
  });

  it('what is done is not taken for something swallowed', () => {
    const left = at('TOPIC.stuck', { level: 'concern', raisedBy: 'signs', answer: 'held' });
    expect(lastOf(['lo hice y él lo hizo conmigo, parecíamos dos gallinas'], left).step).not.toBe('OD');
  });
});

describe('"sometimes", read by Harbor out of a text', () => {
  it('is left standing where the next text bears nothing of it out', () => {
    const read = at('SOME', { level: 'concern', raisedBy: 'signs', answer: 'sometimes' });
    const { step, level } = play(['the bus was late again'], read).last;
    expect([step, level]).toEqual(['SQ.held', 'concern']);
  });

  it('is made of a story of danger that is likely by itself; one that only sounds like it is asked about once more', () => {
    const text = 'they would all have a nicer time without me at the table';
    const told = (danger: number) => {
      const rules = ['learned:s.burden'];
      const confidences = { ...assess(text).confidences, 's.burden': danger };
      const heard = { ...assess(text), level: 'concern' as const, rules, danger, confidences };
      return turn(asked().talk, { text, heard }, FACTS).reply;
    };
    expect(told(0.9).step).toBe('SOME');
    expect(told(0.7)).toMatchObject({ step: 'SQ.again', level: 'concern' });
    expect(told(0.7).lines.join(' ')).not.toContain('“Sometimes”');
  });
});

it('a third text that was not understood is asked about only where something had sounded like a sign', () => {
  const unclear = (danger: number) => {
    const sounded = withText(withText(SILENT, danger), danger);
    return remembering(at('UNSURE.2', { seen: { 's.heavy': danger }, sounded }), { unclear: 2 });
  };
  expect(lastOf(['the lamp is on'], unclear(0.1)).step).not.toBe('SQ.soft');
  expect(lastOf(['the lamp is on'], unclear(0.5)).step).toBe('SQ.soft');
});

describe('what adds up over a talk', () => {
  it.each([
    ['i moved to leeds for uni and i thought itd be different'],
    ['work is a lot', 'my boss moved my desk', 'i cried in the toilets', 'then i went back'],
    ['my mother died last week', 'I miss her, the funeral was on monday', 'her coat still hangs there'],
    ['me quedé sin trabajo', 'me da rabia', 'mañana llevo otro currículum'],
  ])('is nothing in %j', (...texts) => {
    expect(play(texts).replies.filter(({ asks }) => asks)).toEqual([]);
  });

  it.each([
    ['i feel like a weight on my kids', 'gave the dog to my sister', 'its all in order now'],
    ['soy una carga para mis hijos', 'ya regalé el perro', 'dejé todo pagado'],
  ])('is asked about in %j', (...texts) => {
    expect(play(texts).replies.some(({ asks }) => asks)).toBe(true);
  });
});
