import fs from 'node:fs';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { olderDeclarations, olderStyles, withoutIs, withoutNotLists } from './older-styles';

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

test('words that stand for two or four sides name each', () => {
  const sides = (prop: string, value: string) =>
    olderDeclarations(prop, value)
      .map((one) => `${one.prop}: ${one.value}`)
      .join('; ');
  expect(sides('inset', 'auto 0 0 0')).toBe('top: auto; right: 0; bottom: 0; left: 0');
  expect(sides('inset', 'var(--a) 0 auto')).toBe('top: var(--a); right: 0; bottom: auto; left: 0');
  expect(sides('inset', '-0.5rem 0')).toBe('top: -0.5rem; right: 0; bottom: -0.5rem; left: 0');
  expect(sides('inset', '0')).toBe('top: 0; right: 0; bottom: 0; left: 0');
  expect(sides('inset-block', 'auto 1px')).toBe('top: auto; bottom: 1px');
  expect(sides('inset-inline', '0')).toBe('left: 0; right: 0');
  expect(sides('border-block', '1px solid var(--line)')).toBe(
    'border-top: 1px solid var(--line); border-bottom: 1px solid var(--line)',
  );
  expect(sides('border-inline', '0')).toBe('border-left: 0; border-right: 0');
  expect(sides('translate', '-50% calc(1px + 2px)')).toBe('transform: translate(-50%, calc(1px + 2px))');
  expect(sides('clip-path', 'inset(50%)')).toBe('');
});

test('what a place is moved by cannot stand beside a transform, which it would take the place of', () => {
  const declaration = {
    prop: 'translate',
    value: '1px',
    parent: { nodes: [{ prop: 'transform', value: 'rotate(1deg)' }] },
    cloneBefore: () => undefined,
    remove: () => undefined,
  };
  expect(() => olderStyles.Declaration(declaration)).toThrow('beside a transform');
});

test('what is not one of a list is not each of it', () => {
  expect(withoutNotLists('.a > :not(h1, .b):hover')).toBe('.a > :not(h1):not(.b):hover');
  expect(withoutNotLists('.a:not(:has(b, c)):not(.d)')).toBe('.a:not(:has(b, c)):not(.d)');
});

test('no style sheet of ours asks the oldest browsers for what they do not read', async () => {
  const css = { postcss: { plugins: [olderStyles as never] } };
  const config = await resolveConfig({ configFile: false, logLevel: 'silent', css }, 'build');
  const screens = fs.readdirSync('app/styles/sheets').map((name) => `sheets/${name}`);
  for (const name of ['index.css', ...screens]) {
    const file = `${process.cwd()}/app/styles/${name}`;
    const { code } = await preprocessCSS(fs.readFileSync(file, 'utf8'), file, config);
    const plain = code.replace(/\/\*[^]*?\*\//g, '');
    expect(plain).not.toMatch(/[\s;{](?:inset(?:-\w+)?|translate|rotate|scale):/);
    expect(plain).not.toMatch(/[\s;{](?:padding|margin|border)-(?:block|inline):/);
    expect(plain).not.toMatch(/:not\((?:[^()]|\([^()]*\))*,/);
    expect(plain).not.toMatch(/:is\(/);
  }
});
