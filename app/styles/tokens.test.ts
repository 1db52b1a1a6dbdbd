import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function declarationsUnder(selector: string) {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return [...block.matchAll(/(--[\w-]+|color-scheme):\s*([^;]+);/g)].map(
    ([, name, value]) => `${name}=${value}`,
  );
}

test('dark looks the same whether it was chosen or follows the system', () => {
  const chosen = declarationsUnder("[data-theme='dark']");
  expect(chosen.length).toBeGreaterThan(30);
  expect(declarationsUnder(':root:not([data-theme])')).toEqual(chosen);
});
