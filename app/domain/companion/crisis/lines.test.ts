import { expect, it } from 'vitest';
import { guard, guardPart } from '../../safety/guard';
import { countWords } from '../words/normal';
import { ABOUT_HARBOR } from '../asides/about-harbor';
import { LIMITS, UNKNOWN_FACT } from '../asides/limits';
import { MANNERS } from '../asides/manners';
import { PRODUCT } from '../asides/product';
import { PUSHBACK } from '../asides/pushback';
import { FLOWS } from '../flows/all';
import * as shared from '../flows/shared';
import { ENGLISH } from './english';
import { SPANISH } from './spanish';
import { CRISIS_KINDS } from './texts';

function linesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  if (value instanceof RegExp || value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(linesIn);
}

it('has no line that a reply may not hold', () => {
  const everything = [
    FLOWS,
    shared,
    ENGLISH,
    SPANISH,
    ABOUT_HARBOR,
    LIMITS,
    UNKNOWN_FACT,
    MANNERS,
    PRODUCT,
    PUSHBACK,
  ];
  const lines = linesIn(everything);
  expect(lines.length).toBeGreaterThan(800);
  expect(lines.filter((line) => !guardPart(line).ok)).toEqual([]);
  expect(lines.filter((line) => line.includes('!'))).toEqual([]);
});

it.each(CRISIS_KINDS)('says all that the first reply needs, in 80 words: %s', (kind) => {
  for (const texts of [ENGLISH, SPANISH]) {
    const { hear, ask } = texts.first[kind];
    const isSpanish = texts === SPANISH;
    const longest = [...texts.acknowledge].sort((a, b) => b.length - a.length)[0] ?? '';
    for (const line of hear)
      for (const question of ask) {
        const reply = `${longest} ${line} ${question}`;
        expect(guard(reply, 'crisis'), reply).toEqual({ ok: true });
        expect(countWords(reply.replace('{words}', 'you want to die')), reply).toBeLessThanOrEqual(80);
        expect(reply).toMatch(isSpanish ? /988 y oprime 2[\s\S]*AYUDA al 988/ : /988[\s\S]*HOME to 741741/);
        expect(reply).toMatch(isSpanish ? /Soy una IA/ : /I'm an AI/);
        expect(reply).toMatch(isSpanish ? /médico/ : /doctor|counselor/);
        expect(reply).toMatch(isSpanish ? /de confianza|de su confianza/ : /trust/);
        expect(reply).toMatch(isSpanish ? /Si llamar|escribe/ : /If calling|text\b/);
      }
  }
});

it('sends an emergency to 988 and 911 now, to people, and away from danger', () => {
  for (const texts of [ENGLISH, SPANISH])
    for (const lines of [texts.imminentFirst, texts.imminentOther]) {
      const reply = `${texts.acknowledge[0]} ${lines.hear[0]} ${lines.ask[0]}`;
      expect(guard(reply, 'imminent'), reply).toEqual({ ok: true });
      expect(countWords(reply), reply).toBeLessThanOrEqual(80);
      expect(reply).toMatch(/911/);
    }
});
