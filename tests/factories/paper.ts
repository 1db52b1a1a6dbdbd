import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright';

/** Charts that stand out of the sheet or of their own frame would be cut. */
const chartsCut = (svgs: SVGElement[]) =>
  svgs.filter((svg) => getComputedStyle(svg).overflow !== 'visible' && svg.closest('.chart')).length;

/** In CSS pixels. */
const PAPER = {
  A4: { height: 1122.5, between: { width: 695, height: 1039 } },
  Letter: { height: 1056, between: { width: 718, height: 973 } },
} as const;

/** All that is blank of a sheet, its gaps together, as a share of the paper. The chart of the first takes what is left of it. */
const blankOf = (sheets: HTMLElement[], paper: number) =>
  sheets.map((sheet) => {
    if (sheet.querySelector('.period')) return 0;
    const whole = sheet.getBoundingClientRect().height;
    sheet.style.height = 'auto';
    return (whole - sheet.getBoundingClientRect().height) / paper;
  });

/** What stands on the sheets of paper of a page that is open: texts, the smallest letter in points, how much of each is blank. */
export async function printPage(page: Page, format: 'A4' | 'Letter') {
  const data = new Uint8Array(await page.pdf({ format, preferCSSPageSize: false }));
  const cut = await page.locator('svg').evaluateAll(chartsCut);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER[format].between);
  const blanks = await page.locator('.sheet').evaluateAll(blankOf, PAPER[format].height);
  await page.emulateMedia({ media: null });
  await page.locator('.sheet').evaluateAll((sheets) => sheets.forEach((one) => one.removeAttribute('style')));
  const pdf = await getDocument({ data, isEvalSupported: false }).promise;
  const texts: string[] = [];
  const sizes: number[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const written = items.filter((item) => 'str' in item && item.str.trim() !== '');
    texts.push(written.map((item) => ('str' in item ? item.str : '')).join(' '));
    sizes.push(
      ...written.map((item) => ('str' in item ? Math.hypot(item.transform[2], item.transform[3]) : 0)),
    );
  }
  return { sheets: pdf.numPages, texts, cut, blanks, smallest: Math.min(...sizes) };
}
