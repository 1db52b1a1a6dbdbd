import fs from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** All of English and Spanish, and what names in the west of Europe are written with. */
const WRITTEN = [
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(''),
  '¡¿áéíóúüñÁÉÍÓÚÜÑ«»',
  'àâäãåæçèêëìîïòôöõøùûßÀÂÄÅÇÈÊËÎÏÔÖØ',
  '\u00a0\u2013\u2014‘’“”…·×°±−©´†ªº€',
].join('');

interface Cut {
  /** In `app/styles/fonts`. */
  file: string;
  from: string;
  axes: Record<string, number | { min: number; max: number }>;
}

/** The axes keep what the styles ask for; headings have one optical size, that of about 36 px. */
const CUTS: Cut[] = [
  {
    file: 'fraunces.woff2',
    from: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    axes: { opsz: 36, wght: { min: 340, max: 640 } },
  },
  {
    file: 'source-sans-3.woff2',
    from: require.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
    axes: { wght: { min: 400, max: 640 } },
  },
];

/** The two fonts of every page's first screen, cut to what its texts are written with. */
export const cutFonts = (): Promise<{ file: string; font: Buffer }[]> =>
  Promise.all(
    CUTS.map(async ({ file, from, axes }) => {
      const whole = fs.readFileSync(from);
      return {
        file: `app/styles/fonts/${file}`,
        font: await subsetFont(whole, WRITTEN, { targetFormat: 'woff2', variationAxes: axes }),
      };
    }),
  );

/** The letters, as `unicode-range` in a style sheet says them. */
export function unicodeRange(): string {
  const points = [...new Set(WRITTEN)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const starts = points.filter((point) => !points.includes(point - 1));
  const ends = points.filter((point) => !points.includes(point + 1));
  const spelled = (point = 0) => point.toString(16).toUpperCase().padStart(4, '0');
  return starts
    .map((start, index) =>
      start === ends[index] ? spelled(start) : `${spelled(start)}-${spelled(ends[index])}`,
    )
    .map((range) => `U+${range}`)
    .join(', ');
}

export const isWritten = (letter: string) => WRITTEN.includes(letter);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { file, font } of await cutFonts()) {
    fs.writeFileSync(file, font);
    console.log(`${file}: ${font.length} bytes`);
  }
  console.log(`unicode-range: ${unicodeRange()}`);
}
