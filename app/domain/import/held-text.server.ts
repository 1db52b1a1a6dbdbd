import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** A reader works on one piece at a time; between two pieces other requests have their turn. */
const PIECE_BYTES = 2048;

/** Keeps a text as it arrives, packed into a tenth of the memory, and gives it again as often as it is asked for. */
export async function holdText(text: AsyncGenerator<string>): Promise<() => AsyncGenerator<string>> {
  const packed: Buffer[] = [];
  await pipeline(Readable.from(text), createGzip({ level: 1 }), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) packed.push(piece);
  });
  return async function* () {
    const decoder = new TextDecoder();
    for await (const bytes of Readable.from(packed).pipe(createGunzip()) as AsyncIterable<Buffer>) {
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
        await nextTurn();
        yield decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true });
      }
    }
  };
}
