import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Small, because whoever reads the text works on a piece as a whole, and others wait: rows of junk are short. */
const PIECE_BYTES = 4096;

/** Keeps a text as it arrives, packed into a tenth of the memory, and gives it again as often as it is asked for. */
export async function holdText(text: AsyncGenerator<string>): Promise<() => AsyncGenerator<string>> {
  const packed: Buffer[] = [];
  await pipeline(Readable.from(text), createGzip({ level: 1 }), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) packed.push(piece);
  });
  return async function* () {
    const unpacked = Readable.from(packed).pipe(createGunzip({ chunkSize: PIECE_BYTES })).setEncoding('utf8');
    for await (const piece of unpacked as AsyncIterable<string>) yield piece;
  };
}
