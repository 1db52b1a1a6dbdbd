import { excerptOf } from '../history/excerpt';

/** The start of a text on one line, for a list. */
export const firstWords = (text: string): string =>
  excerptOf(text.toWellFormed().replaceAll('\0', ''), [])
    .map((part) => part.text)
    .join('');
