import type { Readable } from 'node:stream';
import { Problem } from '../problem';
import { IMPORT_MAX_BYTES, megabytes } from './limits';

const refuse = (message: string) => new Problem('invalid', message, { errors: { file: [message] } });

const SIGNS: readonly [signature: number[], message: string][] = [
  [
    [0x25, 0x50, 0x44, 0x46],
    'This is a PDF. Choose the JSON file of a Soundings export, or the CSV file of Daylio.',
  ],
  [
    [0x50, 0x4b],
    'This is a packed file, such as a backup or a workbook. Choose the JSON or CSV file itself.',
  ],
  [[0xff, 0xfe], 'This file is written in UTF-16. Save it as UTF-8 and try again.'],
  [[0xfe, 0xff], 'This file is written in UTF-16. Save it as UTF-8 and try again.'],
];
const tooLarge = (bytes: number) =>
  bytes < IMPORT_MAX_BYTES
    ? `Without an account a file can have up to ${megabytes(bytes)}, and this one is larger. Nothing was added. Split it into parts, or make an account first.`
    : `This file is larger than ${megabytes(bytes)}. Nothing was added.`;
const NO_TEXT =
  'This is no text file. Choose the JSON file of a Soundings export, or the CSV file of Daylio.';

/**
 * The text of a file piece by piece, without the mark that some programs put in front.
 * @throws Problem 'invalid' for what is empty, too large, or no text in UTF-8
 */
export async function* textOf(
  file: Readable & { truncated?: boolean },
  bytesMax = IMPORT_MAX_BYTES,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isEmpty = true;
  let bytes = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (chunk.length === 0) continue;
    if (isEmpty) {
      for (const [bytes, message] of SIGNS) {
        if (bytes.every((byte, i) => chunk[i] === byte)) throw refuse(message);
      }
    }
    isEmpty = false;
    bytes += chunk.length;
    if (bytes > bytesMax) throw refuse(tooLarge(bytesMax));
    if (chunk.includes(0)) throw refuse(NO_TEXT);
    yield decode(decoder, chunk);
  }
  if (file.truncated) throw refuse(tooLarge(bytesMax));
  if (isEmpty) throw refuse('Choose a file first. This one is empty.');
  yield decode(decoder);
}

function decode(decoder: TextDecoder, chunk?: Buffer): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw refuse('This file is not written in UTF-8. Save it as UTF-8 and try again.');
  }
}

/** What a text begins with, and the whole of it: only its first pieces are read before somebody wants the rest. */
export async function peek(
  text: AsyncGenerator<string>,
): Promise<{ first: string; whole: AsyncGenerator<string> }> {
  let head = '';
  while (head.trim() === '') {
    const { done, value } = await text.next();
    if (done) throw refuse('There is nothing in this file.');
    head += value;
  }
  async function* whole() {
    yield head;
    yield* text;
  }
  return { first: head.trim().charAt(0), whole: whole() };
}
