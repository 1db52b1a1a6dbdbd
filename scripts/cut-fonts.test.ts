import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cutFonts, isWritten, unicodeRange } from './cut-fonts';

const SHOWN = [
  'app/components',
  'app/shell',
  'app/routes',
  'app/domain/harbor/content',
  'app/domain/insights',
];
const CSS = 'app/styles/fonts.css';

function textsBelow(folder: string): { file: string; text: string }[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));
}

it('the fonts are what the script cuts, and two of at most 45 kB together', async () => {
  const fonts = await cutFonts();
  expect(fonts).toHaveLength(2);
  for (const { file, font } of fonts) expect(font.equals(fs.readFileSync(file)), file).toBe(true);
  const bytes = fonts.reduce((sum, { file }) => sum + fs.statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(45_000);
});

it('the style sheet gives them the letters they hold', () => {
  const css = fs.readFileSync(CSS, 'utf8').replace(/\s+/g, ' ');
  expect(css.split(`unicode-range: ${unicodeRange()};`)).toHaveLength(3);
});

it('every text of the screens and of Harbor is written with their letters', () => {
  const missing = SHOWN.flatMap(textsBelow).flatMap(({ file, text }) =>
    [...text]
      // Emoji are drawn by the system.
      .filter(
        (letter) => /\S/.test(letter) && !/\p{Extended_Pictographic}/u.test(letter) && !isWritten(letter),
      )
      .map((letter) => `${file}: ${letter}`),
  );
  expect(missing).toEqual([]);
});
