import { renderAsync } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DayMood } from '~/domain/check-in/days';
import { MonthPicture } from './month-picture';

interface Month {
  /** Every day of it, in order. */
  days: readonly DayMood[];
  /** The owner's date. */
  today: string;
}

/** The month as a file: SVG, or the same picture as PNG. */
export async function drawMonth(month: Month, isPng: boolean): Promise<{ body: BodyInit; type: string }> {
  const svg = renderToStaticMarkup(<MonthPicture {...month} />);
  if (!isPng) return { body: svg, type: 'image/svg+xml; charset=utf-8' };
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return { body: new Uint8Array(image.asPng()), type: 'image/png' };
}
