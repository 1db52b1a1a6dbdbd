import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import * as sheets from './sheets';

const CORE = 'app/styles/index.css';
const fileOf = (links: (typeof sheets)['everyPageStyles']) => {
  const [link] = links();
  return link && 'href' in link ? String(link.href).slice(1) : '';
};
const SCREEN_SHEETS = Object.values(sheets)
  .map(fileOf)
  .filter((file) => file !== CORE);

/** The files that a sheet is made of. */
const partsOf = (sheet: string): string[] =>
  [...fs.readFileSync(sheet, 'utf8').matchAll(/@import '(.+)';/g)].map(([, part = '']) =>
    path.join(path.dirname(sheet), part),
  );

const SCREEN_PARTS = new Set(SCREEN_SHEETS.flatMap(partsOf));

/** What selectors ask for at once, each as the classes in it; what a selector wants not to be there is left out. */
function classesAskedFor(file: string): string[][] {
  const css = fs.readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
  return [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, before = '']) => before.trim())
    .filter((selector) => !selector.startsWith('@') && selector.includes('.'))
    .flatMap((selector) =>
      alternatives(selector.replace(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]/g, '')),
    )
    .map((one) => [...one.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
}

function alternatives(selector: string): string[] {
  const inner = /^([^]*?):(?:is|has)\(([^()]*)\)([^]*)$/.exec(selector);
  if (!inner) return selector.split(',');
  const [, before = '', list = '', after = ''] = inner;
  return list.split(',').flatMap((one) => alternatives(`${before} ${one} ${after}`));
}

interface Source {
  classes: Set<string>;
  /** What classes are made of that end in a number or a name. */
  beginnings: Set<string>;
  imports: string[];
}

const sources = new Map<string, Source>();
const LOOKS_LIKE_A_CLASS = /__|--/;

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const source: Source = { classes: new Set(), beginnings: new Set(), imports: [] };
  sources.set(file, source);
  const text = fs.readFileSync(file, 'utf8');
  const visit = (node: ts.Node, inClass: boolean) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const from = node.moduleSpecifier;
      if (from && ts.isStringLiteral(from)) source.imports.push(...resolved(file, from.text));
      return;
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [from] = node.arguments;
      if (from && ts.isStringLiteral(from)) source.imports.push(...resolved(file, from.text));
    }
    // What something is compared with is drawn nowhere.
    if (ts.isBinaryExpression(node) && /^[=!]==$/.test(node.operatorToken.getText())) return;
    const isNamed =
      ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    const isInClass = inClass || (isNamed && /class/i.test(node.name.getText()));
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const names = node.text.split(/[^\w-]+/).filter(Boolean);
      const isMarkup = node.text.includes('class="');
      for (const name of names)
        if (isInClass || isMarkup || LOOKS_LIKE_A_CLASS.test(name)) source.classes.add(name);
      const last = names.at(-1) ?? '';
      if (!ts.isStringLiteralLike(node) && last.endsWith(isInClass ? '-' : '--')) source.beginnings.add(last);
    }
    ts.forEachChild(node, (child) => visit(child, isInClass));
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), false);
  return source;
}

/** None for a package, for what stays on the server, and for what is no script. */
function resolved(file: string, name: string): string[] {
  if (!/^[.~]/.test(name) || /\.server\b|\?/.test(name)) return [];
  const whole = name.startsWith('~/') ? `app/${name.slice(2)}` : path.join(path.dirname(file), name);
  const found = ['', '.ts', '.tsx']
    .map((end) => whole + end)
    .find((one) => /\.tsx?$/.test(one) && fs.existsSync(one));
  return found ? [found] : [];
}

function reachedFrom(...files: string[]): Source[] {
  const reached = new Set(files);
  for (const file of reached) for (const next of sourceOf(file).imports) reached.add(next);
  return [...reached].map(sourceOf);
}

const SHELL = ['app/root.tsx', 'app/shell/screens.tsx'];
const ROUTES = fs
  .readdirSync('app/routes')
  .map((name) => `app/routes/${name}/route.tsx`)
  .filter((file) => fs.existsSync(file));

const sheetOf = (route: string): string | undefined => {
  const name = /export \{ (\w+) as links \} from '~\/styles\/sheets';/.exec(
    fs.readFileSync(route, 'utf8'),
  )?.[1];
  return name && fileOf(sheets[name as keyof typeof sheets]);
};

/** Parts of the styles that are not in the sheet of every page, with a rule for something that may be drawn there. */
function partsWantedBy(...files: string[]): string[] {
  const reached = reachedFrom(...files);
  const isDrawn = (name: string) =>
    reached.some(
      ({ classes, beginnings }) =>
        classes.has(name) || [...beginnings].some((beginning) => name.startsWith(beginning)),
    );
  return [...SCREEN_PARTS].filter((part) => classesAskedFor(part).some((names) => names.every(isDrawn)));
}

test('each part of the styles is in a sheet, and none that every page has in another', () => {
  const files = fs.readdirSync('app/styles').filter((name) => name.endsWith('.css') && name !== 'index.css');
  const parts = [...partsOf(CORE), ...SCREEN_PARTS];
  expect(parts.sort()).toEqual(files.map((name) => `app/styles/${name}`).sort());
});

test('what every page draws, an error page too, has its styles in the sheet of every page', () => {
  expect(partsWantedBy(...SHELL)).toEqual([]);
});

test.each(ROUTES)(
  '%s links a sheet with the styles of all that it may draw, or none where it needs none',
  (route) => {
    const linked = sheetOf(route);
    const wanted = partsWantedBy(...SHELL, route);
    const there = linked ? partsOf(linked) : [];
    expect(wanted.filter((part) => !there.includes(part))).toEqual([]);
    expect(linked !== undefined).toBe(wanted.length > 0);
  },
);
