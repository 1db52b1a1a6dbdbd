import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';
import { namesDying } from '../plain-danger/dying/names-dying';

const UNNAMED = [
  'pues ando manejando el trailer desde ayer, ya cansado. mas cansado de todo que de manejar',
  'they would all be better off without me',
  'i just want to be gone from all of it',
];

describe('a crisis that is heard without having been named', () => {
  it.each(UNNAMED)('begins with the plain question, the card in sight: %j', (text) => {
    const { last, talk } = play([text]);
    expect(last).toMatchObject({ step: 'SQ.plain', level: 'crisis', hasCard: true });
    expect(talk.risk.flow).toBe('SUI');
  });

  it.each(['>yes', '>sometimes', 'sometimes', 'sí'])(
    'leads on with %j to whether it could be today',
    (answer) => {
      expect(play([UNNAMED[0] ?? '', answer]).last).toMatchObject({ step: 'SUI.1', level: 'crisis' });
    },
  );

  it('is not what a friend’s crisis is: there "sometimes" is asked about as before', () => {
    const friend = at('SQ.soft', { level: 'crisis', flow: 'THIRD', raisedBy: 'person' });
    expect(play(['>sometimes'], friend).last.step).toBe('SOME');
  });

  it('is doubted once after a "no", and falls by one step, never to none at once', () => {
    const { replies } = play([UNNAMED[0] ?? '', '>no', '>misread']);
    expect(replies.slice(-2).map(({ step, level }) => [step, level])).toEqual([
      ['SQ.doubt', 'concern'],
      [expect.not.stringMatching(/^SQ/), 'none'],
    ]);
  });

  it('is asked once more where it goes on, and then taken as said', () => {
    const steps = play([UNNAMED[1] ?? '', UNNAMED[2] ?? '', UNNAMED[1] ?? '']).replies.map(
      ({ step }) => step,
    );
    expect(steps.slice(1)).toEqual(['SQ.plain', 'SQ.again', 'SUI.1']);
  });

  it('stays a crisis when the question is passed over, and nothing of the everyday comes', () => {
    const { replies } = play([UNNAMED[0] ?? '', 'the bus was late', 'it rained']);
    expect(replies.slice(1).every(({ level, hasCard }) => level === 'crisis' && hasCard)).toBe(true);
    expect(replies.at(-1)?.step).toMatch(/^SUI/);
  });

  it('hears what is at hand while the question stands', () => {
    expect(play([UNNAMED[0] ?? '', 'there are pills in the house']).last.level).toBe('imminent');
    expect(play([UNNAMED[0] ?? '', 'quiero morirme']).last.step).toBe('SUI.1');
  });

  it('is not asked about again within its steps', () => {
    const open = at('SUI.near', { level: 'crisis', flow: 'SUI', raisedBy: 'person', answer: 'yes' });
    expect(lastOf([UNNAMED[1] ?? ''], open).step).toBe('SUI.near');
  });
});

describe('what was said outright goes on as before', () => {
  it.each([
    ['I want to die', 'SUI.1'],
    ['no quiero seguir viviendo', 'SUI.1'],
    ['I do not want to be alive any more', 'SUI.1'],
    ['I wrote my goodbye letters', 'SUI.1'],
    ['I want to be gone, and the thing I would use is here', 'SUI.1'],
    ['estoy en el baño con lo de la abuela en la mano y no quiero seguir', 'SUI.1'],
    ['how many pills does it take to die', 'HOW'],
    ['I am going to kill myself tonight', 'SUI.today'],
  ])('%j', (text, step) => expect(lastOf([text]).step).toBe(step));

  it.each(['i want to be dead', 'quisiera no despertar', 'ending my life', 'colgarme'])(
    '%j names it',
    (text) => expect(namesDying(` ${text} `)).toBe(true),
  );
  it.each(['better off without me', 'cansado de todo', 'i cannot live like this'])('%j does not', (text) =>
    expect(namesDying(` ${text} `)).toBe(false),
  );
});
