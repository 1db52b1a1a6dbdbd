import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import type { RiskState } from '../talk/state';

const bySigns = (flow: string, more: Partial<RiskState> = {}): Partial<RiskState> => ({
  level: 'crisis',
  raisedBy: 'signs',
  flow,
  ...more,
});

describe('"you read me wrong" where nothing but signs had led', () => {
  it.each([
    ['OTHER', 'OTHER'],
    ['WITHDRAW', 'WITHDRAW'],
    ['SUI.near', 'SUI'],
    ['SUI.1', 'SUI'],
  ])('ends it at once at %s', (step, flow) => {
    const from = at(step, bySigns(flow, { isDirect: true }));
    const button = from.talk.memory.offered.find(({ id }) => /^(?:misread|readWrong)$/.test(id));
    const { last } = play([`>${button?.id}`], from);
    expect(last.step).not.toMatch(/^(?:SQ|SUI|OTHER|VOICES|WITHDRAW|HARM)/);
    expect(last.level).toBe('concern');
    expect(last.lines[0]).toMatch(/wrong/);
  });

  it.each(['you got me wrong', 'no you misread that, i was on about work'])('typed as well: %j', (text) => {
    for (const [step, flow] of [
      ['OTHER', 'OTHER'],
      ['SUI.near', 'SUI'],
    ] as const) {
      const { last } = play([text], at(step, bySigns(flow)));
      expect(last).toMatchObject({ level: 'concern' });
      expect(last.step).not.toMatch(/^(?:SQ|SUI|OTHER)/);
    }
  });

  it.each<[string, Partial<RiskState>]>([
    ['said outright', { told: ['outright'], isDirect: true }],
    ['pressed', { raisedBy: 'person' }],
    ['now', { level: 'imminent' }],
    ['with something at hand', { told: ['means'], isDirect: true }],
    ['with a plan', { seen: { 's.plan': 1 }, isDirect: true }],
  ])('asks once more where it was %s', (_, more) => {
    const { last } = play(['>readWrong'], at('OTHER', bySigns('OTHER', more)));
    expect(last.step).toBe('SQ.sure');
  });
});
