import { describe, expect, it } from 'vitest';
import { assess } from '../../safety/assess';
import { graveSumOf, signIn } from './signs';
import { NO_RISK } from './state';

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
