import { expect, it } from 'vitest';
import { narrowed } from './narrow-server';

const valueOf = (expression: string): unknown => new Function(`return ${expression}`)();

it.each([
  `'“so” … ñ 😂'`,
  '`${"–"} ’`',
  `/[😂💊]|’/u.exec('a 💊')[0]`,
  `/\\p{L}+…/u.exec('señal…')[0]`,
  `'a’b'.split(/[’‘]/)`,
  `({ 'а': 1, 'ı': 2 })`,
])('writes %s in Latin letters, and it stays what it was', (expression) => {
  const narrow = narrowed(expression);
  expect(narrow).toMatch(/^[\u0000-\u00ff]*$/);
  expect(valueOf(narrow)).toEqual(valueOf(expression));
});

it('leaves the letters that take one byte', () => {
  expect(narrowed(`'¿qué?'`)).toBe(`'¿qué?'`);
});

it('refuses what it would change', () => {
  expect(() => narrowed(`/\\’/`)).toThrow();
  expect(() => narrowed('String.raw`’`')).toThrow();
});
