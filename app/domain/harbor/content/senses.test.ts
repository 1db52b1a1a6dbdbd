import { describe, expect, it } from 'vitest';
import { EVERY_LINE } from '../../../../tests/factories/harbor/every-line';
import { areTwins, chooseLine } from '../machine/saying/choose-line';
import { SENSES } from './senses';

const LANGUAGES = ['en', 'es'] as const;
const own = EVERY_LINE.filter(({ kind }) => kind === 'say' || kind === 'ask');

describe('lines that say the same in other words', () => {
  it('are the same groups in both languages', () => {
    expect(Object.keys(SENSES.es).sort()).toEqual(Object.keys(SENSES.en).sort());
  });

  it.each(LANGUAGES)('are two at least in each group: %s', (language) => {
    const lonely = Object.entries(SENSES[language]).filter(
      ([, pattern]) =>
        new Set(
          own.filter((line) => line.language === language && pattern.test(line.text)).map(({ text }) => text),
        ).size < 2,
    );
    expect(lonely.map(([sense]) => sense)).toEqual([]);
  });
});

describe('which variant comes next', () => {
  const talk = (said: Record<string, number> = {}) => ({ said, language: 'en' as const, inTurn: false });
  const LINES = ['I did not get that.', 'I could not place that for certain.', 'Go slowly.'];

  it('is none whose twin was said, while another is left', () => {
    const to = talk();
    chooseLine('elsewhere', ['I did not follow all of it.'], to);
    expect(chooseLine('here', LINES, to)).toBe('Go slowly.');
    expect(chooseLine('here', LINES, to)).toBe('I did not get that.');
    expect(chooseLine('here', LINES, to)).toBe('I could not place that for certain.');
  });

  it('says each of them before one comes again', () => {
    const to = talk({ '~notFollowed': 3 });
    const said = [1, 2, 3, 4, 5, 6].map(() => chooseLine('here', LINES, to));
    expect(new Set(said.slice(0, 3)).size).toBe(3);
    expect(new Set(said.slice(3)).size).toBe(3);
  });

  it('goes on in a talk that was stored before by how often it was said', () => {
    expect(chooseLine('here', LINES, talk({ here: 1 }))).toBe(LINES[1]);
    expect(chooseLine('here', LINES, talk({ here: 3 }))).toBe(LINES[0]);
  });

  it('is the next in order where the order is held', () => {
    const to = { ...talk({ '~notFollowed': 2 }), inTurn: true };
    expect(chooseLine('here', LINES, to)).toBe(LINES[0]);
  });

  it('knows when all that could be said was said in other words', () => {
    const { said } = talk({ '~whatHelps': 2 });
    expect(areTwins(['What would help now?', 'What would be of use?'], said, 'en', 2)).toBe(true);
    expect(areTwins(['What would help now?', 'Where shall we begin?'], said, 'en', 2)).toBe(false);
  });
});
