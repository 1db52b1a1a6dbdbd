import { describe, expect, it } from 'vitest';
import { at, inDays, lastOf, play, stepsOf, visit } from '../../../../../tests/factories/harbor/play';
import { DAY_MS } from '../../../calendar/durations';

describe('the question', () => {
  const asked = () => at('SQ.plain', { level: 'concern', raisedBy: 'signs', seen: { 's.hopeless': 1 } });

  it.each([
    ['yes', 'SUI.1', 'crisis'],
    ['yeah I guess so', 'SUI.1', 'crisis'],
    ['Sí', 'SUI.1', 'crisis'],
    ['yes, tonight', 'SUI.today', 'imminent'],
    ['sometimes', 'SOME', 'concern'],
    ['a veces', 'SOME', 'concern'],
    ['maybe', 'SOME', 'concern'],
    ['I would rather not say', 'QUIET', 'concern'],
    ['No', 'PICK', 'none'],
    ['no, I would never', 'PICK', 'none'],
  ])('reads a typed %j as its answer', (text, step, level) => {
    expect(play([text], asked()).last).toMatchObject({ step, level });
  });

  it('comes once more after a sidestep, then stays in sight with help', () => {
    const { replies } = play(['it rained all day', 'the bus was late'], asked());
    expect(replies.map(({ step, level }) => [step, level]).slice(1)).toEqual([
      ['SQ.again', 'concern'],
      [expect.not.stringMatching(/^SQ/), 'concern'],
    ]);
    const { replies: after } = play(
      ['it rained all day', 'the bus was late', 'and the cat', 'we had soup'],
      asked(),
    );
    expect(after.filter(({ asks }) => asks)).toHaveLength(2);
  });

  it('doubts a no once where something direct was said, and believes "you read it wrong"', () => {
    const direct = at('SQ.plain', {
      level: 'concern',
      isDirect: true,
      seen: { 's.bye': 1 },
      raisedBy: 'signs',
    });
    const { replies } = play(['>no', '>misread'], direct);
    expect(replies.map(({ step, level }) => [step, level]).slice(1)).toEqual([
      ['SQ.doubt', 'concern'],
      ['PICK', 'none'],
    ]);
  });

  it('empties what was seen: the same kind of sign does not ask again', () => {
    const { talk } = play(['>no'], asked());
    expect(talk.risk).toMatchObject({ level: 'none', answer: 'no', spent: ['s.hopeless'], question: null });
  });
});

describe('the soft question of a heavy topic', () => {
  const HEAVY = [
    'my mother died last week',
    'I miss her, the funeral was on monday',
    'her coat still hangs there',
    'i feel so low without her',
  ];
  const afterNo = (days: number) => {
    const facts = inDays(days);
    const { talk } = play(['>no'], at('SQ.soft'));
    return play(HEAVY, visit(talk, facts, days * DAY_MS), facts).replies.map(({ step }) => step);
  };

  it('comes once where the topic goes on', () => {
    expect(
      stepsOf([...HEAVY, '>no', 'her chair is empty']).filter((step) => step === 'SQ.soft'),
    ).toHaveLength(1);
  });

  it('does not come again within seven days of a no, and may after them', () => {
    expect(afterNo(6)).not.toContain('SQ.soft');
    expect(afterNo(8)).toContain('SQ.soft');
  });
});

describe('the soft question of a heavy topic that goes on', () => {
  it('comes in its second turn, and the reply to that text after the answer', () => {
    expect(stepsOf(['i feel so low', 'nothing is fun any more', '>no']).slice(-2)).toEqual([
      'SQ.soft',
      'TOPIC.low',
    ]);
  });

  it('does not come for a word that leads on', () => {
    expect(lastOf(['I feel so sad', 'done']).step).not.toBe('SQ.soft');
  });
});

describe('a typed answer to the question', () => {
  const asked = () => play(['no aguanto mas esto']);

  it.each(['god no', 'no!!', 'qué va', 'dios me libre', 'no, nunca', 'nope', 'para nada'])(
    '%j is a no',
    (text) => {
      expect(play([text], asked()).talk.risk).toMatchObject({ answer: 'no', level: 'none' });
    },
  );

  it.each(['crossed my mind', 'once or twice', 'a veces', 'se me ha pasado por la cabeza'])(
    '%j is sometimes',
    (text) => {
      expect(play([text], asked()).last.step).toBe('SOME');
    },
  );

  it.each(['no one would notice', 'no veo salida', 'no point any more', 'no tengo a nadie'])(
    '%j only begins like a no',
    (text) => {
      expect(play([text], asked()).talk.risk.answer).not.toBe('no');
    },
  );
});

it.each(['does it ever get better', 'esto algún día pasa?', 'algún día mejora?'])(
  'asks whoever asks %j',
  (text) => {
    expect(lastOf([text]).step).toBe('SQ.plain');
  },
);

it('hears a sentence of danger that begins with "no"', () => {
  for (const text of ['no aguanto mas esto', 'no veo salida', 'no puedo mas'])
    expect(lastOf([text]).asks, text).toBe(true);
});

describe('an open question', () => {
  it('does not block leaving', () => {
    const { last, talk } = play(['bueno bye'], at('SQ.harm', { level: 'concern', language: 'es' }));
    expect([last.step, last.level]).toEqual(['END.risk', 'concern']);
    expect(talk.memory.person.openRisk).not.toBeNull();
  });

  it('about hurting oneself is asked again as what it was', () => {
    const { last } = play(['the lamp is on'], at('SQ.harm', { level: 'concern' }));
    expect([last.step, last.ask]).toEqual(['SQ.againHarm', expect.stringMatching(/hurting yourself/)]);
  });

  it.each([
    'what?? no. its just an exam',
    'Oiga no, qué pregunta. Estoy aburrido no más',
    'Good heavens no. I am Catholic.',
  ])('takes %j for a no', (text) => {
    expect(play([text], at('SQ.plain', { level: 'concern', raisedBy: 'signs' })).talk.risk.level).toBe(
      'none',
    );
  });
});

it('asks anew once, and not again', () => {
  const steps = stepsOf([
    'I feel hopeless, there is no way on for me',
    '>no',
    'I gave my dog and all my records away today, for good',
    '>no',
    'my passwords are all in an envelope for my sister, everything is in order',
    'nobody needs to wait for me at the reunion',
  ]);
  expect(steps.filter((step) => step === 'SQ.new').length).toBeLessThanOrEqual(1);
});

it.each([
  ['llevo 2 dias sin tomar trago y me tiemblan las manos', 'WITHDRAW.911'],
  ['me dan ganas de sacudir a mi bebe', 'SQ.others'],
  ['tengo miedo de hacerle daño a mi bebe', 'SQ.others'],
])('%j is asked about as what it is', (text, step) => {
  expect(lastOf([text]).step).toBe(step);
});

it('takes "I just told you" for a yes to what was told', () => {
  expect(
    play(['po si te acabo de decir, mi viejo. tengo 17'], at('SQ.hurt', { level: 'concern' })).last.step,
  ).toBe('HURT');
});

it('takes a no with an explanation for a no', () => {
  const { talk } = play(['no no, tengo a mis hijos, ni loca. pero me siento una estupida'], at('SQ.soft'));
  expect(talk.risk).toMatchObject({ answer: 'no', level: 'none' });
});

it.each([
  ['i swear im gonna kill jayden tmrw', 'SQ.others'],
  ['i want to come where you are', 'SQ.plain'],
  ['is it dangerous to stop drinking suddenly', 'SQ.withdraw'],
])('asks about %j as what it is', (text, step) => {
  expect(lastOf([text]).step).toBe(step);
});

it('takes a rifle in the truck for a yes, once "sometimes" was said', () => {
  const { last } = play(
    ['sometimes', '>today', 'theres a rifle in the truck i should probly put away'],
    at('SQ.plain'),
  );
  expect(last.step).toBe('SUI.gun');
});

it.each(['i just want to be with her sometimes', 'yes, in a way'])('%j is no "no"', (text) => {
  expect(play([text], at('SQ.soft')).talk.risk.answer).not.toBe('no');
});

it('lets go of what was misread in the words of the person', () => {
  const { talk } = play(
    ['yeah wrong, i was only curious how it works'],
    at('SQ.doubt', { level: 'concern', raisedBy: 'signs' }),
  );
  expect(talk.risk.level).toBe('none');
});
