import { describe, expect, it } from 'vitest';
import { at, lastOf, play, stepsOf } from '../../../../../tests/factories/harbor/play';

it('meets a wave of panic as panic first, with a way to say that it is more', () => {
  const { last } = play(['my chest is tight, I cannot get air, I am shaking, it came from nowhere']);
  expect(last.step).toBe('TOPIC.panic');
  expect(last.choices.map(({ id }) => id)).toEqual(['breathe', 'ground', 'person', 'body']);
});

it('answers a button of an earlier reply with the newest buttons', () => {
  const { replies } = play(['I want to die', '>look']);
  expect(replies.at(-1)).toMatchObject({ step: 'SUI.1', choices: replies.at(-2)?.choices });
});

it('never answers how much or which way, and asks instead', () => {
  const { last } = play(['I want to die', 'how many pills would it take']);
  expect(last).toMatchObject({ step: 'HOW', level: 'crisis', asks: true });
});

it('knows its steps by name in both languages', () => {
  expect(stepsOf(['I want to die'])).toEqual(stepsOf(['quiero morirme']));
});

describe('danger told in answer to a question', () => {
  it('of the kind that was asked opens its flow', () => {
    const asked = at('SQ.hurt', { level: 'concern', raisedBy: 'signs', seen: { 'o.home': 1 } });
    const { last } = play(['he grabbed me by the throat on sunday'], asked);
    expect(last.step).toMatch(/^(?:HURT|HOME)$/);
    expect(last.level).toBe('crisis');
  });

  it('of another kind is asked about, or opened, as what it is', () => {
    const asked = at('SQ.withdraw', { level: 'concern', raisedBy: 'signs', seen: { 'o.withdraw': 1 } });
    expect(play(['>no', 'mi pareja me pega'], asked).last.step).toMatch(/^(?:SQ\.hurt|HURT|HOME)$/);
    expect(play(['I want to die'], asked).last.step).toBe('SUI.1');
  });

  it('a no to one danger says nothing of another', () => {
    const { talk } = play(
      ['>no'],
      at('SQ.withdraw', { level: 'concern', raisedBy: 'signs', seen: { 'o.withdraw': 1 } }),
    );
    expect(talk.risk).toMatchObject({ level: 'none', answer: null, spent: ['o.withdraw'] });
  });
});

it('does not offer a plan to hurt somebody, or oneself, as a small step', () => {
  for (const text of [
    'me voy a pegar un tiro',
    'voy a matar a mi ex esta noche',
    'i am going to kill someone tomorrow',
  ])
    expect(lastOf([text]).step, text).not.toMatch(/^(?:PLAN|END|TOPIC|UNSURE)/);
});

it('gives lines of their own country to somebody who is not in the US', () => {
  const { last } = play(['I want to die', 'im in glasgow, those are american numbers']);
  expect(last).toMatchObject({ isAbroad: true, country: 'gb', level: 'crisis' });
  expect(last.lines.join(' ')).toMatch(/116 123/);
});

it('presses no button that keeps or deletes for a polite word', () => {
  const written = play(['a long day', '>done'], at('WRITE.1'));
  expect(play(['thanks'], written).last.step).not.toBe('WRITE.deleted');
});

it('goes on to the next step rather than ask the same a third time', () => {
  const { replies } = play([
    'I want to die',
    '>thoughts',
    'my room is blue',
    'the lamp is on',
    'there is a chair',
  ]);
  const steps = replies.slice(-4).map(({ step }) => step);
  expect(steps).toEqual(['SUI.near', 'SUI.near', 'PERSON', 'PERSON']);
});

describe('in a crisis', () => {
  it.each([
    ['my sister is here now', 'SUI.with'],
    ['i called them', 'SUI.with'],
    ['ya llamé al 988', 'SUI.with'],
    ['i gave her the pills', 'SUI.who'],
    ['im in the kitchen now. my moms here', 'SUI.with'],
    ['le escribi a mi hermano, viene', 'SUI.with'],
    ['i am gonna tell my mom', 'PERSON.sent'],
    ['mi hermano esta cerca, lo llamo?', 'PERSON.sent'],
  ])('%j presses the button that says so, and lowers nothing', (text, step) => {
    const { last } = play(['I want to die', '>might', text]);
    expect([last.step, last.level]).toEqual([step, 'imminent']);
  });

  it.each(['nobody is here', 'i called but no one answered', 'she is not here'])(
    '%j is no good news',
    (text) => {
      expect(play(['I want to die', '>might', text]).last.step).not.toBe('SUI.with');
    },
  );

  it('pills that somebody took away are not taken for an overdose', () => {
    expect(lastOf(['I want to die', 'she took the pills away']).step).toBe('SAFER.read');
  });

  it.each(['i was just kidding', 'es una forma de decir', 'es un chiste'])(
    '%j is asked about, and lowers nothing before the answer',
    (text) => {
      const asked = play(['quiero morir', text]);
      expect([asked.last.step, asked.last.level]).toEqual(['SQ.lightly', 'crisis']);
      expect(play(['>misread'], asked).last.level).not.toBe('crisis');
      expect(play(['>partly'], asked).last).toMatchObject({ step: 'SOME', level: 'crisis' });
    },
  );
});

it.each([
  ['me tome el frasco entero', 'OD'],
  ['me tomé dos blísters de clonazepam', 'OD'],
  ['mi ex amenazó con matarme', 'HURT'],
  ['i am scared of her', 'SQ.hurt'],
])('%j is met as what it is', (text, step) => {
  expect(lastOf([text]).step).toBe(step);
});

describe('in a safety flow', () => {
  it('says what it is to who asks whether it cares', () => {
    const { last } = play(['I want to die', 'do you even care']);
    expect([last.step, last.lines[0]]).toEqual(['SUI.1', expect.stringMatching(/program/)]);
  });

  it.each([
    ['HOME', 'HOME', /1-800-799-7233/],
    ['SUI.today', 'SUI', /988/],
    ['THIRD.ask', 'THIRD', /911/],
  ])('of %s names the number that was asked for', (step, flow, number) => {
    const { last } = play(['is there a number for this'], at(step, { level: 'crisis', flow }));
    expect(last.lines[0]).toMatch(number);
  });

  it('says what comes first to who asks what to do', () => {
    const { last } = play(['what do i do'], at('HURT', { level: 'crisis', flow: 'HURT' }));
    expect(last.lines[0]).toMatch(/other people/);
  });

  it('does not tell who is hurt at home to keep a person close', () => {
    const { last } = play(['ok hes coming bye'], at('HOME.plan', { level: 'crisis', flow: 'HOME' }));
    expect([last.step, last.level]).toEqual(['END.hurt', 'crisis']);
    expect(last.lines.join()).not.toMatch(/close/);
  });

  it('leads back to the next hours after a goodbye, not to a subject', () => {
    expect(play(['I want to die', 'bye', '>goOn']).last.step).toBe('SUI.near');
  });

  it('reads calmer words back', () => {
    expect(play(['I want to die', '>thoughts', 'ya me calme un poco. me toca mate']).last.step).toBe(
      'SAFER.read',
    );
  });

  it('takes something at hand for a yes, once "sometimes" was said', () => {
    const { last } = play(['a veces', '>today', 'hay una escopeta de mi viejo en el galpon'], at('SQ.plain'));
    expect([last.step, last.level]).toEqual(['SUI.gun', 'crisis']);
  });
});

it('hears of a friend in danger in the words of the friend', () => {
  for (const text of [
    'se quiere matar mi amiga, q hago??',
    'mi amiga. dijo que se queria tomar unas pastillas',
  ])
    expect(lastOf([text]).step, text).toMatch(/^(?:THIRD|SQ\.third)$/);
});

it('does not take "I do it too now" for a plan', () => {
  expect(lastOf(['The humming. I do it too now.']).level).not.toBe('crisis');
});

describe('typed at a step of a danger', () => {
  const inFlow = (step: string, text: string, flow = step.split('.')[0] ?? '') =>
    play([text], at(step, { level: step === 'SOME' ? 'concern' : 'crisis', flow, raisedBy: 'person' })).last;

  it.each([
    ['HARM', 'little. from last nite its fine', 'HARM.care'],
    ['SOME', 'most mornings i suppose', 'SOME.2'],
    ['OTHER.2', 'i put the knife back', 'SUI.with'],
    ['SOME', 'hace unos meses', 'SOME.3'],
    ['HARM', 'is there smth i can do instead when i get the urge', 'HARM.3'],
    ['HURT', 'no not danger. but he might see this screen', 'HURT.screen'],
    ['HURT', 'ahora no, pero esta noche seguro', 'HURT.who'],
    ['HURT.who', 'my husband. but it is about money', 'HOME'],
    ['HURT.who', 'mi padrastro ya te lo he dicho, y tengo 15', 'CHILD'],
    ['HOME', 'no never. i would call from my sisters phone', 'HOME.plan'],
    ['CHILD', 'la orientadora, pero hoy es viernes', 'CHILD.words'],
    ['THIRD', 'lo dijo ayer x whatsapp y hoy no contesta', 'THIRD.911'],
    ['BARRIER', 'es que no quiero molestar a mi mama de noche', 'BARRIER.b3'],
    ['PERSON.sent', 'lo dejo en visto', 'PERSON.next'],
    ['PERSON.sent', 'simon ya contesto, dice q viene pa aca en su moto', 'SUI.with'],
    ['SUI.with', 'bit better. thanks robot', 'SAFER'],
    [
      'SUI.means',
      'my brother i guess. hes 10 min away. feels dumb calling him over a gun at 11pm',
      'PERSON.sent',
    ],
    ['HOME.plan', 'shower stopped gtg', 'END.hurt'],
  ])('at %s %j leads to %s', (step, text, next) => {
    const flow = /^(?:BARRIER|PERSON)/.test(step) ? 'SUI' : undefined;
    expect(inFlow(step, text, flow).step).toBe(next);
  });

  it.each([
    ['HARM.care', 'its clean. are u gonna tell my mom??', /cannot call or tell/],
    ['HURT.screen', 'how do i delete it', /menu/],
    ['HURT.who', 'is it even abuse if he never hit me', /without a hit/],
    ['PERSON.sent', 'what do i even say to him', /You can say/],
  ])('at %s %j is answered, and the step stays', (step, text, line) => {
    const last = inFlow(step, text, /^PERSON/.test(step) ? 'SUI' : undefined);
    expect([last.step, last.lines[0]]).toEqual([step, expect.stringMatching(line)]);
  });

  it('names no US number to who is somewhere else', () => {
    const { last } = play(['I want to die', 'estoy en españa', '988 no existe aqui, q numero hay?']);
    expect(last.isAbroad).toBe(true);
    expect(last.lines[0]).toMatch(/024/);
    expect(last.lines[0]).not.toMatch(/988|911/);
  });

  it('takes all that is ready for tonight for today', () => {
    const { last } = play([
      'I want to die',
      '>thoughts',
      'i have it all ready for tonight, i just wanted to say goodbye',
    ]);
    expect([last.step, last.level]).toEqual(['SUI.today', 'imminent']);
  });
});

it('hears that somebody else is safe, wherever the talk has gone', () => {
  const from = play(
    ['>me', '>no'],
    at('THIRD.911', { level: 'imminent', flow: 'THIRD', raisedBy: 'person' }),
  );
  expect(play(['they found her!! shes at the hospital shes ok'], from).last.step).toBe('THIRD.found');
});
