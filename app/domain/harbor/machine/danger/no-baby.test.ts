import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

const WITHDRAW = { level: 'imminent', flow: 'WITHDRAW', raisedBy: 'person' } as const;
const baby = () => play(['the baby is limp and wont wake'], at('WITHDRAW.911', WITHDRAW));

describe('a baby that nobody spoke of', () => {
  it.each([
    "Cant be waking her. I've a half bottle of sherry in the press, would that take the edge off",
    'my wife is not waking for this, i have the bottle here',
    'moira is very sleepy, no bottle left',
  ])('is heard in no bottle: %j', (text) => {
    expect(play([text], at('WITHDRAW.911', WITHDRAW)).last.step).not.toBe('THIRD.baby');
  });

  it.each([
    'the baby is limp',
    'mi bebe no despierta',
    'my newborn has gone floppy',
    'her bottle is full, baby wont wake',
  ])('and is heard where it is named: %j', (text) => {
    expect(play([text], at('WITHDRAW.911', WITHDRAW)).last.step).toBe('THIRD.baby');
  });

  it.each([
    "What baby? There's no baby. I'm talking about the drink",
    'there is no baby here',
    'no hay ningun bebe',
    'que bebe?',
    '>notSo',
  ])('said so, the danger before it goes on, and nothing is doubted: %j', (text) => {
    const from = baby();
    expect(from.last.step).toBe('THIRD.baby');
    const { last, talk } = play([text], from);
    expect(last.step).toBe('WITHDRAW.911');
    expect(talk.risk).toMatchObject({ flow: 'WITHDRAW', level: 'imminent' });
    expect(talk.risk.told).not.toContain('shaken');
  });
});
