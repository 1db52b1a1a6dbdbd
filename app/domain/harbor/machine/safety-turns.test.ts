import { describe, expect, it } from 'vitest';
import { at, FACTS, play, visit } from '../../../../tests/factories/harbor/play';

const stepsOf = (inputs: readonly string[], ...rest: Parameters<typeof visit>) =>
  play(inputs, visit(...rest)).replies.map(({ step }) => step);
const lastOf = (inputs: readonly string[]) => play(inputs).last;
const DAY = 86_400_000;
const inDays = (days: number) => ({
  ...FACTS,
  now: new Date(Date.parse(FACTS.now) + days * DAY).toISOString(),
  today: new Date(Date.parse(FACTS.now) + days * DAY).toISOString().slice(0, 10),
});

describe('what is said outright', () => {
  it.each([
    ['I want to die', 'SUI.1', 'crisis'],
    ['Quiero morirme', 'SUI.1', 'crisis'],
    ['I am going to kill myself tonight', 'SUI.today', 'imminent'],
    ['I took all the pills an hour ago, I want to die', 'OD', 'imminent'],
    ['I cut myself again and I want to do it more', 'HARM', 'crisis'],
    ['my husband put his hands around my throat last night', 'HOME', 'crisis'],
    ['my best friend says she wants to kill herself', 'THIRD', 'crisis'],
    ['a voice tells me to hurt my brother and I have to obey', 'VOICES', 'crisis'],
  ])('%j opens its own flow', (text, step, level) => {
    expect(lastOf([text])).toMatchObject({ step, level, asks: true, hasCard: true });
  });

  it('goes on in its flow when it is said again, and does not begin anew', () => {
    const { replies } = play(['I want to die', '>thoughts', 'I still want to die']);
    expect(replies.map(({ step }) => step).slice(1)).toEqual(['SUI.1', 'SUI.near', 'SUI.near']);
  });

  it('is graver with a time, and with something at hand', () => {
    expect(lastOf(['I want to die', 'there are pills in the house']).level).toBe('imminent');
    expect(lastOf(['I want to die', 'my sister has locked the pills away']).level).toBe('crisis');
  });
});

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

describe('a level', () => {
  it.each([
    ['time', ['it rained', 'we had soup', 'the bus was late', 'the bus was late', 'nothing new', 'ok']],
    ['a change of subject', ['can we talk about my job instead', 'my boss is on holiday', 'I like soup']],
    ['a joke', ['haha just kidding', 'lol']],
    ['a bare denial', ['I am fine', 'forget it']],
  ])('never falls by %s', (_, texts) => {
    const { replies } = play(['I want to die', ...texts]);
    expect(replies.slice(1).every(({ level }) => level === 'crisis')).toBe(true);
  });

  it('falls by the person’s own answers, one step at a time', () => {
    const { replies } = play(['I want to die tonight, I have the pills here', '>with', '>safer', '>someone']);
    expect(replies.map(({ step, level }) => [step, level]).slice(1)).toEqual([
      ['SUI.today', 'imminent'],
      ['SUI.with', 'imminent'],
      ['SAFER', 'crisis'],
      ['SAFER.good', 'concern'],
    ]);
  });

  it('falls by own words of safety only once they were read back', () => {
    const { replies } = play([
      'I want to die',
      'my sister is here with me now, I am safe',
      '>yes',
      '>someone',
    ]);
    expect(replies.map(({ step, level }) => [step, level]).slice(1)).toEqual([
      ['SUI.1', 'crisis'],
      ['SAFER.read', 'crisis'],
      ['SAFER', 'crisis'],
      ['SAFER.good', 'concern'],
    ]);
  });

  it('is let go of where the signs were misread', () => {
    const { replies } = play(['I want to die', '>misread', '>misread']);
    expect(replies.at(-1)).toMatchObject({ level: 'none' });
  });
});

describe('the next visit', () => {
  const crisis = () => play(['I want to die', '>thoughts']).talk;

  it.each([
    [1, 'FOLLOW', 'concern'],
    [13, 'FOLLOW', 'concern'],
    [15, 'RETURN.hello', 'none'],
  ])('after %i days begins with %s', (days, step, level) => {
    expect(visit(crisis(), inDays(days), days * DAY).last).toMatchObject({ step, level });
  });

  it('keeps the level of somebody who comes back at once', () => {
    expect(visit(crisis(), FACTS, 60_000).last).toMatchObject({ step: 'FOLLOW', level: 'crisis' });
  });

  it('closes the risk when it is gone, and asks no more', () => {
    const facts = inDays(2);
    const gone = play(['>gone'], visit(crisis(), facts, 2 * DAY), facts);
    expect(gone.last.level).toBe('none');
    expect(visit(gone.talk, inDays(3), DAY).last.step).toBe('RETURN.hello');
  });

  it('asks about another danger as what it was', () => {
    const { talk } = play(['my husband put his hands around my throat last night']);
    expect(visit(talk, inDays(1), DAY).last.step).toBe('FOLLOW.danger');
  });

  it('asks about a note that crossed the line, and after a very low check-in', () => {
    expect(visit(null, { ...FACTS, isNoteOpen: true }).last).toMatchObject({ step: 'SQ.note', asks: true });
    const low = { ...FACTS, checkIns: [{ localDate: FACTS.today, answers: { overallMood: 1 as const } }] };
    expect(visit(null, low).last).toMatchObject({ step: 'LOW', asks: true });
    expect(play(['>no'], visit(null, low), low).last.step).toBe('LOW.no');
  });
});

describe('"I am not safe right now"', () => {
  it.each(['SQ.plain', 'X.before', 'TOPIC.work', 'SUI.near', 'BREATH.2', 'END'])('answers at %s', (step) => {
    expect(play(['>not-safe'], at(step)).last).toMatchObject({ step: 'NS', level: 'crisis', hasCard: true });
  });

  it('leads to each danger by its own way', () => {
    const of = (...choices: string[]) => play(['>not-safe', ...choices.map((id) => `>${id}`)]).last.step;
    expect([
      of('life'),
      of('hurt'),
      of('someone'),
      of('others'),
      of('else', 'third'),
      of('else', 'body'),
    ]).toEqual(['SUI.today', 'OD', 'HURT', 'OTHER', 'THIRD', 'BODY']);
  });

  it('pressed by mistake is asked about once, and let go of', () => {
    const { replies } = play(['>not-safe', '>else', '>mistake', '>no']);
    expect(replies.slice(-2).map(({ step }) => step)).toEqual(['SQ.soft', expect.any(String)]);
  });
});

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
  expect(last).toMatchObject({ step: 'BARRIER.b5', isAbroad: true, level: 'crisis' });
});

it('presses no button that keeps or deletes for a polite word', () => {
  const written = play(['a long day', '>done'], at('WRITE.1'));
  expect(play(['thanks'], written).last.step).not.toBe('WRITE.deleted');
});

it('asks what stands in the way rather than show the same buttons a third time', () => {
  const { replies } = play([
    'I want to die',
    '>thoughts',
    'my room is blue',
    'the lamp is on',
    'there is a chair',
  ]);
  expect(replies.slice(-3).map(({ step }) => step)).toContain('BARRIER');
});

describe('the soft question of a heavy topic', () => {
  const HEAVY = [
    'my mother died last week',
    'I miss her, the funeral was on monday',
    'her coat still hangs there',
    'the house is so quiet',
  ];
  const afterNo = (days: number) => {
    const facts = inDays(days);
    const { talk } = play(['>no'], at('SQ.soft'));
    return play(HEAVY, visit(talk, facts, days * DAY), facts).replies.map(({ step }) => step);
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
    expect(stepsOf(['hi, my mother died last week', 'she was 61', '>no']).slice(-2)).toEqual([
      'SQ.soft',
      'TOPIC.grief',
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
    expect([last.step, last.level]).toEqual(['SUI.means', 'crisis']);
  });
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
    expect(last.lines[0]).toMatch(/findahelpline/);
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
  ['llevo 2 dias sin tomar trago y me tiemblan las manos', 'SQ.withdraw'],
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

it('hears that somebody else is safe, wherever the talk has gone', () => {
  const from = play(
    ['>me', '>no'],
    at('THIRD.911', { level: 'imminent', flow: 'THIRD', raisedBy: 'person' }),
  );
  expect(play(['they found her!! shes at the hospital shes ok'], from).last.step).toBe('SAFER');
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
  expect(last.step).toBe('SUI.means');
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
