import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import { SAFETY_STEPS } from '../../steps/all';
import type { Step } from '../../steps/step';
import type { Talk } from '../talk/state';

const FLOW_STEPS: readonly (readonly [string, Step])[] = Object.entries(SAFETY_STEPS).filter(
  ([id]) => !/^(?:SQ|END|FOLLOW|QUIET|SOME|BODY|FOOD|MANIA|HOW)/.test(id),
);
const SHARED = /^(?:TEN|BARRIER|PERSON|SAFER|NS)/;
const riskAt = (id: string, step: Step, language: 'en' | 'es'): Partial<Talk['risk']> => ({
  level: step.level ?? 'crisis',
  flow: SHARED.test(id) ? 'SUI' : (id.split('.')[0] ?? ''),
  raisedBy: 'person',
  language,
});

const UNPLACED = {
  en: ['the wall in here is grey', 'mm whatever then', 'my phone is at four percent', 'like glass all over'],
  es: [
    'la pared de aquí es gris',
    'mm lo que sea',
    'tengo el celular en cuatro',
    'como vidrio por todos lados',
  ],
} as const;

describe('what cannot be placed at a step of a safety flow', () => {
  it.each(['en', 'es'] as const)('is asked about twice at most, and then it goes on (%s)', (language) => {
    const thrice = FLOW_STEPS.flatMap(([id, step]) => {
      const { replies } = play(UNPLACED[language], at(id, riskAt(id, step, language)));
      const asks = replies.filter(({ ask }) => ask !== null).map(({ step: asked }) => asked);
      return asks.filter((each, place) => asks.slice(0, place).filter((one) => one === each).length > 1);
    });
    expect(thrice).toEqual([]);
  });

  it('is asked the second time in other words, which say what was understood', () => {
    const { replies } = play(['the wall in here is grey'], at('SUI.1', { level: 'crisis', flow: 'SUI' }));
    const [first, second] = replies;
    expect(second?.step).toBe('SUI.1');
    expect(second?.ask).not.toBe(first?.ask);
    expect(second?.lines.join(' ')).toMatch(/What I did get: you think about ending your life/);
    expect(second?.hasCard).toBe(true);
  });

  it('never leads from a crisis to a subject of the everyday', () => {
    const texts = ['the wall in here is grey', 'there is a song on next door', 'like glass all over'];
    const { replies } = play(texts, at('SUI.who', { level: 'imminent', flow: 'SUI', raisedBy: 'person' }));
    expect(replies.map(({ step }) => step).filter((step) => /^(?:TOPIC|PICK|WHICH)/.test(step))).toEqual([]);
  });
});

const OWN: Partial<Talk['risk']> = { level: 'imminent', flow: 'SUI', raisedBy: 'person', answer: 'yes' };

describe('what was told is not asked again', () => {
  it('who is with them', () => {
    const beside = play(['>with', '>same'], at('SUI.today', OWN));
    const later = play(['>done', '>done', '>done', '>same'], beside);
    expect(later.replies.map(({ step }) => step)).not.toContain('SUI.who');
    expect(later.last.step).toBe('SUI.with');
  });

  it('that it is out of reach', () => {
    const away = play(['>moved', '>nobody', '>police', '>none'], at('SUI.today', OWN));
    expect(away.last.step).toBe('TEN.away');
    const { last } = play(['>room'], { ...away, ...at('SUI.near', { ...OWN, told: ['away'] }) });
    expect(last.step).toBe('SUI.who');
    expect(last.lines[0]).toMatch(/out of reach already/);
  });

  it('that they only think of it', () => {
    const { last } = play([], at('SUI.1', { ...OWN, level: 'crisis', told: ['thoughts'] }));
    expect(last.step).toBe('SUI.near');
  });

  it('what stands in the way, once the line was reached', () => {
    const { last } = play(['>called', '>worse', '>cannot'], at('SUI.today', OWN));
    expect(last.step).toBe('SUI.with');
    expect(last.lines[0]).toMatch(/do it with you/);
  });
});

describe('an answer out of order', () => {
  it.each([
    ['SUI.1', 'im TALKING to 988 rn'],
    ['SUI.means', 'on the phone with the crisis line already'],
    ['BARRIER', 'estoy hablando con los del 988 ahorita'],
    ['PERSON', 'talking to a counselor on chat'],
  ])('at %s %j is taken', (step, text) => {
    const { last } = play([text], at(step, { ...OWN, level: 'crisis' }));
    expect(last.step).toBe('SUI.with');
  });

  it('is taken from a button of an earlier reply, too', () => {
    const { replies } = play(['>moved', '>nobody', '>line'], at('SUI.today', OWN));
    expect(replies.map(({ step }) => step)).toEqual(['SUI.today', 'SUI.who', 'BARRIER', 'SUI.with']);
  });
});

it.each([
  ['HURT', 'later', /^HURT\.who$/],
  ['HURT', 'luego', /^HURT\.who$/],
  ['SUI.today', 'later', /^BARRIER$/],
])('at %s %j is no goodbye', (step, text, next) => {
  expect(play([text], at(step, riskAt(step, { choices: {}, level: 'crisis' }, 'en'))).last.step).toMatch(
    next,
  );
});
