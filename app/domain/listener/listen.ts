import fs from 'node:fs';
import path from 'node:path';
import { type Confidences, confidencesOf, oddsOf } from './recognise';
import { decode, type Recogniser } from './weights-format';

/** Made by `npm run listen:train`; the app and its tools run in the project's root. */
const WEIGHTS = path.resolve('app/domain/listener/weights.bin');

/** The recogniser that ships. */
export const RECOGNISER: Recogniser = decode(fs.readFileSync(WEIGHTS));

/** A text that is longer is heard in pieces: one sentence must not drown in a page. */
const PIECE_WORDS = 30;
const MOST_PIECES = 60;

/**
 * What a text of any length may say, each label with its highest confidence (0 to 1) over the text's pieces.
 * Linear in the length of the text; never throws.
 */
export function listen(text: string, recogniser: Recogniser = RECOGNISER): Confidences {
  const [first = '', ...others] = piecesOf(text);
  const most = oddsOf(recogniser, first);
  for (const piece of others) {
    const odds = oddsOf(recogniser, piece);
    for (let label = 0; label < most.length; label += 1)
      most[label] = Math.max(most[label] as number, odds[label] as number);
  }
  return confidencesOf(most);
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let words: string[] = [];
  for (const sentence of text.split(/(?<=[.!?…\n])\s+/)) {
    const own = sentence.split(/\s+/).filter(Boolean);
    if (words.length > 0 && words.length + own.length > PIECE_WORDS) {
      pieces.push(words.join(' '));
      words = [];
    }
    for (const word of own) {
      words.push(word);
      if (words.length < PIECE_WORDS) continue;
      pieces.push(words.join(' '));
      words = [];
    }
  }
  if (words.length > 0) pieces.push(words.join(' '));
  // More pieces than that are no writing: the first and the last are enough of it.
  return pieces.length <= MOST_PIECES
    ? pieces
    : [...pieces.slice(0, MOST_PIECES / 2), ...pieces.slice(-MOST_PIECES / 2)];
}
