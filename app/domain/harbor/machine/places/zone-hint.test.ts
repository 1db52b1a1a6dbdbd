import { describe, expect, it } from 'vitest';
import { FACTS, play, visit } from '../../../../../tests/factories/harbor/play';

const inIreland = { ...FACTS, country: 'ie' };
const played = (...inputs: string[]) => play(inputs, visit(null, inIreland), inIreland);

describe('who lives by the clock of another country', () => {
  it('is given its numbers beside those of the US', () => {
    const { last } = played('I want to kill myself');
    expect(last.country).toBe('ie');
    expect(last.isAbroad).toBeUndefined();
    expect(last.choices.map(({ id }) => id)).toContain('abroad');
  });

  it('is given them alone after one press', () => {
    const { last, talk } = played('I want to kill myself', '>abroad');
    expect(last.isAbroad).toBe(true);
    expect(last.lines.join(' ')).toMatch(/In Ireland, call/);
    expect(last.lines.join(' ')).not.toContain('988');
    // A hint is not kept as if they had said it.
    expect(talk.risk.country).toBeNull();
  });

  it('is believed more than the clock', () => {
    const { last } = played('I want to kill myself', 'i live in Texas');
    expect(last.isAbroad).toBeUndefined();
    expect(played('I want to kill myself', "i'm in Madrid").last.country).toBe('es');
  });

  it('is asked nothing about it in a calm talk', () => {
    expect(played('my boss moved my shift again').last.choices.map(({ id }) => id)).not.toContain('abroad');
  });
});
