import fs from 'node:fs';
import { expect, test } from 'vitest';
import { olderStyles, withoutIs } from './older-styles';

test('a list in a selector is written out', () => {
  expect(withoutIs('.table :is(th, td):last-child')).toEqual([
    '.table th:last-child',
    '.table td:last-child',
  ]);
  expect(withoutIs('.a > :is(.b, .c:not(.d)) > :is(p, li)')).toEqual([
    '.a > .b > p',
    '.a > .b > li',
    '.a > .c:not(.d) > p',
    '.a > .c:not(.d) > li',
  ]);
  expect(() => withoutIs('.a:last-child:is(p, li)')).toThrow('cannot write');
});

test('every selector of ours can be written out', () => {
  const files = fs.readdirSync('app/styles').map((name) => `app/styles/${name}`);
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const selectors = fs.readFileSync(file, 'utf8').match(/[^{};]*:is\([^{}]*(?=\{)/g) ?? [];
    for (const selector of selectors) {
      const rule = { selector };
      olderStyles.Rule(rule);
      expect(rule.selector).not.toContain(':is(');
    }
  }
});

test('the two sides of a line come one by one, and a height also without the bars of a window', () => {
  const written: string[] = [];
  const declaration = (prop: string, value: string) => ({
    prop,
    value,
    parent: { nodes: [] },
    cloneBefore: (changes: { prop?: string; value?: string }) =>
      void written.push(`${changes.prop ?? prop}: ${changes.value ?? value}`),
    remove: () => void written.push('removed'),
  });
  olderStyles.Declaration(declaration('padding-block', 'var(--a) calc(1px + var(--b))'));
  olderStyles.Declaration(declaration('margin-inline', 'auto'));
  olderStyles.Declaration(declaration('max-height', 'calc(100dvh - 2rem)'));
  expect(written).toEqual([
    'padding-top: var(--a)',
    'padding-bottom: calc(1px + var(--b))',
    'removed',
    'margin-left: auto',
    'margin-right: auto',
    'removed',
    'max-height: calc(100vh - 2rem)',
  ]);
});
