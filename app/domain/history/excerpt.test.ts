import { describe, expect, test } from 'vitest';
import { excerptOf } from './excerpt';

const shown = (note: string, words: string[] = []) =>
  excerptOf(note, words)
    .map(({ text, isFound }) => (isFound ? `<${text}>` : text))
    .join('');

describe('an excerpt', () => {
  test('is the whole of a short note, on one line', () => {
    expect(shown('A walk.\n\n  Then tea. ')).toBe('A walk. Then tea.');
    expect(excerptOf(' \n ', [])).toEqual([]);
  });

  test('marks what was found, in either case, and nothing that only looks like a pattern', () => {
    expect(shown('Walked, WALKED and walking', ['walk'])).toBe('<Walk>ed, <WALK>ED and <walk>ing');
    expect(shown('Große Ängste', ['ängste', 'GROSSE'])).toBe('Große <Ängste>');
    expect(shown('a.b (c) [d]', ['.', '(c)', '['])).toBe('a<.>b <(c)> <[>d]');
  });

  test('of a long note ends with a whole word', () => {
    const note = 'word '.repeat(100);
    const text = shown(note);
    expect(text.endsWith('word …')).toBe(true);
    expect(text.length).toBeLessThanOrEqual(163);
  });

  test('shows what was found far into a note', () => {
    const text = shown(`${'before '.repeat(60)}the lighthouse ${'after '.repeat(60)}`, ['lighthouse']);
    expect(text).toMatch(/^… before .*<lighthouse> after .*after …$/);
    expect(text.length).toBeLessThan(175);
  });

  test('never cuts a character in two, even in a text without spaces', () => {
    expect(shown('🌊'.repeat(400)).isWellFormed()).toBe(true);
    expect(shown(`a${'🌊'.repeat(400)}`).isWellFormed()).toBe(true);
    expect(shown(`${'🌊'.repeat(100)}x${'🌊'.repeat(200)}`, ['x']).isWellFormed()).toBe(true);
  });
});
