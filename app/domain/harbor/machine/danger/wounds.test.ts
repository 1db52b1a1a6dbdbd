import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';

describe('a wound of their own making', () => {
  it.each([
    ['en', 'no i dont want to die. i cut myself last night'],
    ['es', 'no, no quiero morirme. me corté anoche'],
  ] as const)('is asked about as a wound, and not whether it was read wrong (%s)', (language, text) => {
    expect(lastOf([text], at('SQ.plain', { level: 'concern', language })).step).toMatch(/^HARM/);
  });

  it('that bleeds on is an emergency, whatever else the text says', () => {
    const from = play(['no i dont want to die. i cut myself'], at('SQ.plain', { level: 'concern' }));
    const { step, level } = lastOf(['it wont stop bleeding, do i have to go to hospital?'], from);
    expect(step).toBe('HARM.911');
    expect(level).toBe('imminent');
  });

  it.each(['i cut my hair myself', 'me corté el dedo con el cuchillo de cocina', 'i cut my finger cooking'])(
    'is none where something else was cut: %j',
    (text) => {
      expect(lastOf([text]).step).not.toMatch(/^HARM/);
    },
  );
});
