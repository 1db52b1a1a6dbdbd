import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from './assess';
import { isCrisis } from './types';

const levelOf = (text: string) => assess(text).level;

describe('assess', () => {
  it('gives a level for any string, and never throws', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc
        .array(
          fc.constantFrom('I', "don't", 'want', 'to', 'die', 'kill', 'myself', '"', '.', '*', 'k i l l', '1'),
          { maxLength: 60 },
        )
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (any) => {
        const heard = assess(any);
        expect(['none', 'concern', 'crisis', 'imminent']).toContain(heard.level);
        expect(heard.category === null).toBe(heard.level === 'none');
        expect(heard.subject === null).toBe(heard.level === 'none');
        expect(heard.danger).toBeGreaterThanOrEqual(0);
        expect(heard.danger).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it('is pure: the same words give the same answer', () => {
    const first = assess('I want to die');
    assess('yes');
    expect(assess('I want to die')).toEqual(first);
  });

  it.each([
    'I want to d1e',
    'k i l l  m y s e l f',
    'k.i.l.l myself',
    's*icide is on my mind, I want su*cide',
    'kіll mуself', // Cyrillic і and у
    'ki\u200bll mys\u00adelf',
    'kiiillll myselllf',
    'I want to kill mysefl',
    'KILLMYSELF',
    'ｋｉｌｌ ｍｙｓｅｌｆ',
    'I really, really just want to fucking die',
    'I want to “unalive” myself',
  ])('hears %j through its disguise', (text) => {
    expect(isCrisis(levelOf(text))).toBe(true);
  });

  it.each([
    ['I took all my pills an hour ago', 'imminent'],
    ["I'm going to kill myself tonight", 'imminent'],
    ['I have a loaded gun and I want to die', 'imminent'],
    ['I want to die', 'crisis'],
    ['I think about killing myself', 'crisis'],
    ['everything feels hopeless', 'concern'],
    ['I had soup', 'none'],
  ] as const)('finds %j %s', (text, level) => {
    expect(levelOf(text)).toBe(level);
  });

  it('lets a denial lower its own clause, and no other', () => {
    expect(levelOf("I'm not going to kill myself")).toBe('concern');
    expect(levelOf("I don't want to kill anyone, I want to kill myself")).toBe('crisis');
    expect(levelOf("I'm not joking, I want to die")).toBe('crisis');
    expect(levelOf("I can't stop thinking about killing myself")).toBe('crisis');
    expect(levelOf("I don't want to live")).toBe('crisis');
    expect(levelOf('why not just kill myself')).toBe('crisis');
  });

  it.each([
    ['I want to die', 'self', 'en', 'suicide'],
    ['My friend wants to kill himself', 'other', 'en', 'suicide'],
    ['I told my mom I want to die', 'self', 'en', 'suicide'],
    ['I cut myself again', 'self', 'en', 'self-harm'],
    ['the voices tell me to jump', 'self', 'en', 'psychosis'],
    ['my husband hits me', 'self', 'en', 'abuse'],
    ['I want to kill my boss and I have a gun', 'self', 'en', 'harm-to-others'],
    ['I make myself throw up', 'self', 'en', 'eating'],
    ["I relapsed, I can't stop drinking", 'self', 'en', 'substance'],
    ['quiero morirme', 'self', 'es', 'suicide'],
    ['Quiero kill myself', 'self', 'es', 'suicide'],
    ['mi hermano quiere suicidarse', 'other', 'es', 'suicide'],
  ] as const)('says of %j that it is about %s, in %s: %s', (text, subject, language, category) => {
    expect(assess(text)).toMatchObject({ subject, language, category });
  });

  it('names the rules that fired, and nothing the person wrote', () => {
    const { rules } = assess('Zebra Wednesday, I want to kill myself');
    expect(rules).toContain('suicide.act');
    expect(rules.join(' ')).not.toMatch(/zebra|wednesday/i);
  });
});
