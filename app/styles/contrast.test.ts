import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

/** The colours that stand under a selector, those that name another one followed. */
function coloursUnder(selector: string): (name: string) => string {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  const values = new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
  const follow = (name: string): string => {
    const value = values.get(name) ?? '';
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (!other && !/^#[\da-f]{6}$/.test(value)) throw new Error(`--${name} is no colour: ${value}`);
    return other ? follow(other) : value;
  };
  return follow;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'surface', 'sea-wash', 'coral-wash'];
const TEXTS = ['ink', 'ink-soft', 'sea-ink', 'coral-ink'];
/** Edges of controls, lines and dots of charts, marks of where one is, the focus. */
const PARTS = ['line-strong', 'sea', 'coral', 'ink', 'ink-soft', 'mood-none', 'focus'];
const MOODS = [1, 2, 3, 4, 5];
const ON: readonly (readonly [text: string, ground: string])[] = [
  ['on-sea', 'sea'],
  ['on-sea-deep', 'sea-deep'],
  ['on-coral', 'coral'],
  ['paper', 'ink'],
  ...MOODS.map((mood) => [`mood-${mood}-text`, `mood-${mood}`] as const),
];

describe.each(['light', 'dark'])('the %s theme', (theme) => {
  const colour = coloursUnder(`[data-theme='${theme}']`);
  const between = (one: string, other: string) => contrast(colour(one), colour(other));

  it.each(GROUNDS)('has text of 4.5:1 on %s (1.4.3)', (ground) => {
    for (const text of TEXTS) expect(between(text, ground), text).toBeGreaterThanOrEqual(4.5);
  });

  it.each(ON)('has %s of 4.5:1 on %s (1.4.3)', (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUNDS)('has edges, lines and marks of 3:1 on %s (1.4.11)', (ground) => {
    for (const part of PARTS) expect(between(part, ground), part).toBeGreaterThanOrEqual(3);
  });

  it.each(MOODS)(
    'has a fill of mood %s that its outline or the fill itself tells from the page (1.4.11)',
    (mood) => {
      for (const ground of GROUNDS) {
        const told = Math.max(between(`mood-${mood}`, ground), between('mood-edge', ground));
        expect(told, ground).toBeGreaterThanOrEqual(3);
      }
      expect(between(`mood-${mood}`, 'mood-edge')).toBeGreaterThanOrEqual(3);
    },
  );
});
