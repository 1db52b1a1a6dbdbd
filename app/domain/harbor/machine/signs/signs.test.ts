import { describe, expect, it } from 'vitest';
import { assess } from '../../../safety/assess';
import { NO_RISK, type RiskState } from '../talk/state';
import { graveSumOf, isAskDue, signIn, soundsHeavy, withSounded } from './signs';

const heard = (confidences: Record<string, number>) => ({
  ...assess('hello'),
  level: 'none' as const,
  category: null,
  rules: [],
  danger: 0.5,
  confidences,
});
const signOf = (confidences: Record<string, number>) => signIn(heard(confidences), 0.6)?.sign;

describe('the kind of danger that a text speaks of', () => {
  const vague = { 's.date': 0.2, 's.hopeless': 0.1, 's.order': 0.05, 'g.life': 0.5 };

  it('is something direct only where that is likely, by itself or as a whole', () => {
    expect(signOf({ ...vague, 'g.direct': 0.3 })).toBe('s.hopeless');
    expect(signOf({ ...vague, 'g.direct': 0.6 })).toBe('s.date');
    expect(signOf({ ...vague, 's.date': 0.4, 'g.direct': 0.3 })).toBe('s.date');
  });

  it('weighs little for the own life where it is somebody else’s', () => {
    const sum = (seen: object) => graveSumOf({ ...NO_RISK, seen });
    expect(sum({ 'o.third': 1 })).toBeLessThan(sum({ 's.order': 1 }));
    expect(sum({ 'o.home': 1 })).toBe(sum({ 's.die': 1 }));
  });
});

describe('what a talk has sounded like', () => {
  /** After texts that are worth so much of a question, each of its own kind. */
  const after = (...adds: number[]): RiskState =>
    adds.reduce<RiskState>((risk, part, index) => {
      const sign = part > 0 ? { adds: part } : null;
      const seen = {
        ...risk.seen,
        ...(sign && { [['s.end', 's.burden', 's.join'][index % 3] ?? '']: part }),
      };
      return withSounded({ ...risk, seen }, { sign, danger: 0.02 });
    }, NO_RISK);

  it('asks for a text that is worth a question by itself, however calm the talk', () => {
    expect(isAskDue(after(0, 0, 0, 0, 0, 0, 1))).toBe(true);
  });

  it('asks for several that are not, and less readily the calmer the rest of the talk was', () => {
    expect(isAskDue(after(0.5, 0.6, 0.5))).toBe(true);
    expect(isAskDue(after(0, 0, 0, 0, 0, 0, 0, 0.5, 0, 0, 0.2))).toBe(false);
  });

  it('does not ask for one, nor for two vague ones at the beginning', () => {
    expect(isAskDue(after(0.9))).toBe(false);
    expect(isAskDue(after(0.1, 0.1))).toBe(false);
  });

  it('takes what surrounds the words for no sign by itself', () => {
    expect(isAskDue(after(0, 0), 0.6)).toBe(false);
    expect(soundsHeavy(after(0, 0, 0))).toBe(false);
  });

  it('hears a text that was weighed as harmless as vague at most', () => {
    const calm = withSounded(NO_RISK, { sign: null, danger: 0.9 });
    expect(calm.sounded.most).toBeCloseTo(Math.log(0.2 / 0.8), 9);
  });
});
