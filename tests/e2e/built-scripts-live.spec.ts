import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from '../setup/test';

const ASSETS = fileURLToPath(new URL('../../build/client/assets', import.meta.url));
/** Files of earlier builds stay for a day; they are what they are. */
const LIST = fileURLToPath(new URL('../../build/.kept-assets.json', import.meta.url));

/** What Safari 14, Chrome 87 or Firefox 78 does not know: as methods, and as names that stand alone or after a dot. */
const NEWER_METHODS =
  /^(?:at|findLast|findLastIndex|toSorted|toReversed|toSpliced|with|hasOwn|groupBy|withResolvers|fromAsync|requestSubmit|showModal|showPopover|hidePopover|togglePopover|randomUUID|checkVisibility|canParse|setHTMLUnsafe|moveBefore|isWellFormed|toWellFormed|supportedValuesOf|formatRange|scrollIntoViewIfNeeded|isSubsetOf|isSupersetOf|symmetricDifference)$/;
const NEWER_NAMES =
  /^(?:structuredClone|WeakRef|FinalizationRegistry|AggregateError|TransformStream|TextEncoderStream|TextDecoderStream|CompressionStream|URLPattern|CloseWatcher|requestIdleCallback|scheduler|ListFormat|DurationFormat|Segmenter|BroadcastChannel)$/;
/** Added by app/browser/older*.js, so they are there wherever a module runs. */
const ADDED =
  /^(?:at|findLast|findLastIndex|toSorted|toReversed|toSpliced|with|hasOwn|requestSubmit|showModal|TransformStream|TextEncoderStream|ListFormat)$/;
/** Asked for before they are used: other tabs, where a bubble stands, how a length of time is said by a library. */
const ASKED_FOR = /^(?:BroadcastChannel|checkVisibility|DurationFormat)$/;
const NEWER_REGEXP = /\(\?<[=!]|\/[a-z]*[dv][a-z]*$/;

const isNewerSyntax = (node: ts.Node) =>
  ts.isClassStaticBlockDeclaration(node) ||
  ts.isPrivateIdentifier(node) ||
  (ts.isRegularExpressionLiteral(node) && NEWER_REGEXP.test(node.text)) ||
  [
    ts.SyntaxKind.QuestionQuestionEqualsToken,
    ts.SyntaxKind.BarBarEqualsToken,
    ts.SyntaxKind.AmpersandAmpersandEqualsToken,
  ].includes(node.kind);

function newerParts(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (isNewerSyntax(node)) found.push(`${file}: ${node.getText(source).slice(0, 40)}`);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { text: name } = node.expression.name;
      if (NEWER_METHODS.test(name) && !ADDED.test(name) && !ASKED_FOR.test(name))
        found.push(`${file}: .${name}()`);
    }
    if (ts.isIdentifier(node) && NEWER_NAMES.test(node.text)) {
      if (!ADDED.test(node.text) && !ASKED_FOR.test(node.text)) found.push(`${file}: ${node.text}`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function builtScripts(): string[] {
  const earlier = fs.existsSync(LIST) ? (JSON.parse(fs.readFileSync(LIST, 'utf8')) as object) : {};
  return fs.readdirSync(ASSETS).filter((name) => name.endsWith('.js') && !(name in earlier));
}

test('what is built uses nothing that a browser of the minimum lacks', ({ server }) => {
  expect(server.url, 'there is a build').toBeTruthy();
  const scripts = builtScripts();
  expect(scripts.length).toBeGreaterThan(20);
  const found = scripts.flatMap((name) => newerParts(name, fs.readFileSync(path.join(ASSETS, name), 'utf8')));
  expect(found).toEqual([]);
});

test('the look finds what is newer', () => {
  const newer = 'class A{static{}#b=1}a??=b;structuredClone(a);crypto.randomUUID();/(?<=a)b/;/a/v;[].at(0)';
  expect(newerParts('x.js', newer)).toHaveLength(7);
});
