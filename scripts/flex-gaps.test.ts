import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { gapFallbacks, type StyleNode } from './flex-gaps';
import { olderSheet } from './older-sheet';

async function fallbacks(...sheets: string[]): Promise<string[]> {
  const parsed: StyleNode[] = [];
  const collect = { postcssPlugin: 'collect', OnceExit: (sheet: never) => void parsed.push(sheet) };
  const css = { postcss: { plugins: [collect as never] } };
  const config = await resolveConfig({ configFile: false, logLevel: 'silent', css }, 'build');
  for (const sheet of sheets) await preprocessCSS(sheet, `${process.cwd()}/a.css`, config);
  return gapFallbacks(parsed).split('\n').filter(Boolean);
}

/** The rule for an icon beside words: the element, and the two sides. */
const besideWords = (box: string, sides: string) =>
  ['svg', 'span', 'small'].map((name) => `${box} > ${name}:only-child:not(#_)`).join() + `{${sides}}`;

test('a row has its gaps left of what follows, a column above, one that is turned round below', async () => {
  expect(await fallbacks('.a { display: flex; flex-direction: column; gap: 1px 2px }')).toEqual([
    '.a > * + :not(#_){margin-top:1px}',
    besideWords('.a', 'margin-top:calc(1px / 2);margin-bottom:calc(1px / 2)'),
  ]);
  expect(await fallbacks('.a { display: flex; flex-direction: column-reverse; gap: 1px }')).toContain(
    '.a > * + :not(#_){margin-bottom:1px}',
  );
  expect(await fallbacks('.a { display: inline-flex; gap: var(--x) }')).toEqual([
    '.a > * + :not(#_){margin-left:var(--x)}',
    besideWords('.a', 'margin-left:calc(var(--x) / 2);margin-right:calc(var(--x) / 2)'),
  ]);
});

test('in a row that wraps nothing touches what is beside it or below it', async () => {
  expect(await fallbacks('.a { display: flex; flex-wrap: wrap; gap: 1px calc(2px + 3px) }')).toEqual([
    '.a > :not(#_){margin-bottom:1px}',
    '.a > :not(:last-child):not(#_){margin-right:calc(2px + 3px)}',
    besideWords('.a', 'margin-left:calc(calc(2px + 3px) / 2);margin-right:calc(calc(2px + 3px) / 2)'),
  ]);
});

test('a grid has its gaps everywhere, and a row without any needs none', async () => {
  expect(await fallbacks('.a { display: grid; gap: 1px } .b { display: flex; gap: 0 }')).toEqual([]);
  expect(await fallbacks('@media print { .a { display: flex; gap: 1px } }')).toEqual([]);
});

test('what a wider window changes is taken back there', async () => {
  const rules = await fallbacks(
    '.a { display: flex; flex-direction: column; gap: 1px }',
    '@media (min-width: 9em) { .a { flex-direction: row } }',
  );
  expect(rules[0]).toBe('.a > * + :not(#_){margin-top:1px}');
  expect(rules).toContain('@media (min-width: 9em){.a > * + :not(#_){margin-top:0;margin-left:1px}}');
  expect(await fallbacks('.a { display: flex; gap: 1px } @media (x) { .a { display: grid } }')).toContain(
    '@media (x){.a > * + :not(#_){margin-left:0}}',
  );
});

test('a button in a row of its own kind is a button', async () => {
  const rules = await fallbacks('.b { display: flex; gap: 1px } .a .b { gap: 2px }');
  expect(rules).toContain('.a .b > * + :not(#_){margin-left:2px}');
});

test('what is pushed to the end stays there', async () => {
  const rules = await fallbacks(
    '.a { margin: 0 0 0 auto } .b { margin: 0 auto } @media (x) { .a { margin-left: 1px } }',
  );
  expect(rules).toEqual([
    '.a:not(#_):not(#_){margin-left:auto}',
    '@media (x){.a:not(#_):not(#_){margin-left:1px}}',
  ]);
});

test('of our own sheets the rows that matter most are in it', async () => {
  const text = await olderSheet(await resolveConfig({ configFile: false, logLevel: 'silent' }, 'build'));
  for (const row of ['.button', '.answers', '.composer__row', '.nav a', '.support__ways']) {
    expect(`\n${text}`).toContain(`\n${row} > `);
  }
});
