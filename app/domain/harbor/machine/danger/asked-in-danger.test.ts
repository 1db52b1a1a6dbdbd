import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

type Risk = Parameters<typeof at>[1];
const risk = (flow: string, language: 'en' | 'es' = 'en', more: Risk = {}): Risk => ({
  level: 'imminent',
  raisedBy: 'person',
  flow,
  language,
  ...more,
});
const after = (step: string, given: Risk, ...texts: string[]) => play(texts, at(step, given)).last;

describe('what is asked in the midst of a danger', () => {
  it.each<[string, Risk, string, RegExp]>([
    ['WITHDRAW.911', risk('WITHDRAW'), 'should i have a sherry or not', /not alone/],
    ['WITHDRAW.cannot', risk('WITHDRAW', 'es'), 'si me tomo una cervecita se me quita?', /a solas no/],
    [
      'WITHDRAW.911',
      risk('WITHDRAW'),
      'would they even take an old fool in for that',
      /emergency room is there for this/,
    ],
    [
      'WITHDRAW.911',
      risk('WITHDRAW', 'es'),
      'es solo la cruda, no voy a molestar a los doctores',
      /Urgencias está para esto/,
    ],
    ['WITHDRAW.911', risk('WITHDRAW'), 'how long does this last', /worse before it eases/],
    ['COMING', risk('WITHDRAW'), 'what do i do till they come', /where someone sees you/],
    ['COMING', risk('BODY', 'es'), 'que hago mientras llegan', /donde alguien te vea/],
    ['SUI.pills', risk('SUI'), 'could i just have one beer to calm me', /not tonight/],
    ['SUI.near', risk('SUI', 'es'), 'si llamo me preguntan por los papeles?', /no piden papeles/],
    [
      'HURT.cannot',
      risk('HURT', 'es'),
      'solo quiero saber si los de la linea le dicen a migracion',
      /no piden papeles/,
    ],
    ['HURT.line', risk('HURT'), 'does the line report to ICE', /do not ask for papers/],
    ['HOME.plan', risk('HOME'), 'if i call will they send the police', /not to call the police/],
    ['HOME.plan', risk('HOME', 'es'), 'le avisan a mi jefe?', /preguntarlo primero/],
  ])('at %s is answered, and the step stays', (step, given, text, line) => {
    const reply = after(step, given, text);
    expect(reply.step).toBe(step);
    expect(reply.lines[0]).toMatch(line);
  });

  it('says of another country only what is known', () => {
    const abroad = risk('HURT', 'es', { isAbroad: true, country: 'es' });
    const { lines } = after('HURT.cannot', abroad, 'si llamo me preguntan por los papeles?');
    expect(lines[0]).toMatch(/No sé qué piden/);
  });

  it('gives the words for who comes for a gun', () => {
    const gun = risk('SUI', 'es', { told: ['gun', 'means'], answer: 'yes' });
    const reply = after('SUI.gun', gun, 'como le digo a Íñigo que venga a por la escopeta');
    expect(reply.step).toBe('PERSON.sent');
    expect(reply.lines.join(' ')).toMatch(/arma/);
  });

  it('is answered as often as it is asked', () => {
    const steps = play(
      ['the xanax. yes or no', 'do i take the xanax or not', 'the xanax. yes or no'],
      at('COMING.with', risk('WITHDRAW')),
    ).replies.map(({ step }) => step);
    expect(new Set(steps.slice(1))).toEqual(new Set(['COMING.with']));
  });

  it.each<[string, Risk, string]>([
    ['SUI.near', risk('SUI'), 'should i take all my pills'],
    ['SUI.near', risk('SUI'), 'my term papers are due'],
    ['HOME.plan', risk('HOME'), 'i called the police'],
  ])('at %s is not read into %#', (step, given, text) => {
    expect(after(step, given, text).lines.join(' ')).not.toMatch(
      /not tonight|ask for papers|not to call the police/,
    );
  });
});

describe('what is told of a home where somebody hurts them', () => {
  const home = (language: 'en' | 'es' = 'es', more: Risk = {}) => risk('HOME', language, more);
  const shown = (reply: ReturnType<typeof after>) => reply.choices.map(({ id }) => id);

  it('that one person knows: she is not asked for again', () => {
    const reply = after('HOME.plan', home(), 'mi comadre Lupe ya sabe');
    expect(reply.lines[0]).toMatch(/una persona sabe/);
    expect(shown(reply)).not.toContain('person');
  });

  it('that a sister knows: she is not taken for who does it', () => {
    const told = { told: ['partner', 'force'] } as const;
    const { talk, last } = play(
      ['mi hermana ya sabe'],
      at('HURT', risk('HURT', 'es', { told: [...told.told] })),
    );
    expect(talk.risk.told).toEqual(['partner', 'force', 'knows']);
    expect(last.step).not.toBe('HURT.who');
  });

  it('that papers are locked away, with no number again', () => {
    const reply = after(
      'HOME.plan',
      home(),
      'mi comadre ya sabe. lo que no tengo es el acta, la tiene él bajo llave',
    );
    expect(reply.step).toBe('HOME.papers');
    expect(shown(reply)).toEqual(['child', 'inside', 'stop', 'notSo']);
    expect(reply.lines.join(' ')).not.toMatch(/1-800/);
  });

  it('that a child is frightened: the line for children stands beside it, and it counts', () => {
    const { replies } = play(
      [
        'él le grita a ella tambien y se hizo pipi del susto',
        'grita a la niña, te digo. eso tambien cuenta o que',
      ],
      at('HOME.plan', home()),
    );
    const [first, second] = replies.slice(-2);
    expect(first).toMatchObject({ step: 'HOME.child', links: ['childhelp', 'home'] });
    expect(second?.lines.join(' ')).toMatch(/Sí cuenta/);
  });

  it('that she cannot call: another phone, and no number', () => {
    const cannot = home('en', { told: ['cannotCall'] });
    const { replies } = play(
      ['i cannot call, he checks my calls', '>prepare', 'i cannot call him from here'],
      at('HOME.neck', cannot),
    );
    expect(replies.at(-1)?.lines.join(' ')).toMatch(/phone|call for you|No call/);
    expect(replies.at(-1)?.lines.join(' ')).not.toMatch(/1-800/);
  });

  it('hands on the neck: not asked about once they were told', () => {
    const known = home('en', { told: ['partner', 'neck', 'force'] });
    const steps = play(['>prepare', 'what now'], at('HOME.neck', known)).replies.map(({ step }) => step);
    expect(steps).not.toContain('HOME');
  });
});
