import { describe, expect, it } from 'vitest';
import { englishGrade, spanishEase } from '../../../../tests/factories/harbor/readability';
import { NEVER_SAID, NEVER_WRITTEN } from '../../../../tests/fixtures/harbor/never-said';
import { metLead, metLine } from './met-line';
import { EVENTS, FEELINGS, PEOPLE } from './told-ids';

const NONE = [null];
const combinations = [...NONE, ...EVENTS].flatMap((event) =>
  [...NONE, ...PEOPLE].flatMap((who) => [...NONE, ...FEELINGS].map((feeling) => ({ event, who, feeling }))),
);
/** Of these something is said: what happened, or who. */
const said = combinations.filter(({ event, who }) => event !== null || who !== null);
const linesIn = (language: 'en' | 'es') =>
  said.map((told) => ({ lead: metLead(told), line: metLine(metLead(told), language) ?? '' }));
const MOST_WORDS = 14;
const ASK = { en: 'What would you like to do with it?', es: '¿Qué te gustaría hacer con eso?' } as const;

describe.each(['en', 'es'] as const)('every line about what was told, in %s', (language) => {
  const lines = linesIn(language);

  it('is one short sentence', () => {
    expect(lines.length).toBeGreaterThan(8000);
    const off = lines.filter(
      ({ line }) => !/^\p{Lu}[^.?{}]+\.$/u.test(line) || line.split(' ').length > MOST_WORDS,
    );
    expect(off).toEqual([]);
  });

  it('joins its pieces as people write', () => {
    const off = lines.filter(({ line }) =>
      /\bde el |\ba el |\bthe the\b|\by i|  | ,|\b(\p{L}+) \1\b/iu.test(line),
    );
    expect(off).toEqual([]);
  });

  it('is read, with the question behind it, by who has had six years of school', () => {
    const hard = lines
      .filter(({ lead }) => /\.-$|\.(?:sister|-)\.\w+$/.test(lead))
      .map(({ line }) => `${line} ${ASK[language]}`)
      .filter((reply) =>
        language === 'en' ? (englishGrade(reply) ?? 0) > 6 : (spanishEase(reply) ?? 100) < 65,
      );
    expect(hard).toEqual([]);
  });

  it('is nothing that Harbor never says', () => {
    const off = lines.filter(
      ({ line }) =>
        NEVER_WRITTEN.test(line) || Object.values(NEVER_SAID[language]).some((pattern) => pattern.test(line)),
    );
    expect(off).toEqual([]);
  });
});

describe('a line about what was told', () => {
  it.each([
    [
      'en',
      { event: 'quarrel', who: 'sister', feeling: 'guilt' },
      'A quarrel with your sister, and now the guilt.',
    ],
    [
      'es',
      { event: 'quarrel', who: 'sister', feeling: 'guilt' },
      'Una pelea con tu hermana, y ahora la culpa.',
    ],
    ['en', { event: null, who: 'sister', feeling: null }, 'Your sister, then.'],
    ['es', { event: 'jobAtRisk', who: null, feeling: 'fear' }, 'Un trabajo en riesgo, y ahora el miedo.'],
  ] as const)('says in %s what was heard', (language, told, line) => {
    expect(metLine(metLead(told), language)).toBe(line);
  });

  it('is none of another lead', () => {
    expect(metLine('situation.work.boss', 'en')).toBeNull();
  });
});
