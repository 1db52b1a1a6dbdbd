import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';

describe('a crisis that only a rule of thumb hears', () => {
  it.each([
    'he has it all planned out, the boat and the party, and i am not in it any more',
    'this is the last time i do everything with her before she moves in with him',
  ])('is never told as if they had said it: %j', (text) => {
    const { replies } = play([text, 'what? no, i mean the boat', 'i only wanted to talk about my friend']);
    for (const { lines } of replies) expect(lines.join(' ')).not.toMatch(/did get: you think about ending/);
  });

  it.each([
    ['en', 'no no, i am not thinking about that. please stop asking'],
    ['en', 'what?? no omg, i was talking about the boat'],
    ['en', 'i do not want to die, i was talking about a wedding'],
    ['es', 'no, yo no quiero morirme, hablaba de la boda'],
  ] as const)('ends with a plain no at its steps, too (%s): %j', (language, text) => {
    const heard = at('SUI.near', {
      level: 'crisis',
      raisedBy: 'signs',
      flow: 'SUI',
      language,
      seen: { 's.plan': 0.6 },
    });
    expect(lastOf([text], heard).level).not.toBe('crisis');
  });

  it('stays where they have said it', () => {
    const said = at('SUI.near', { level: 'crisis', raisedBy: 'person', flow: 'SUI', answer: 'yes' });
    expect(lastOf(['i do not want to die, leave it'], said).level).toBe('crisis');
  });
});

describe('only thoughts, typed where a button says so', () => {
  it.each([
    ['en', 'no its just thoughts, my mum would never get over it'],
    ['en', 'only thoughts really'],
    ['es', 'no, solo son pensamientos'],
    ['es', 'nada más pensamientos, no haría nada'],
  ] as const)('is that button (%s): %j', (language, text) =>
    expect(
      lastOf([text], at('SUI.1', { level: 'crisis', raisedBy: 'person', flow: 'SUI', language })).step,
    ).toBe('SUI.near'),
  );
});
