import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { encode } from '../../app/domain/meanings/weights-format';
import type { LearnedMeanings } from './learn';
import type { WrittenSample } from './samples';

const LISTENER = 'app/domain/listener/weights.bin';
const hashOf = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** What was learned as it ships, with what it was learned from. */
export function encodeLearned(
  { meanings, hashes, rarities, weights }: LearnedMeanings,
  samples: readonly WrittenSample[],
): Uint8Array {
  const header = {
    meanings: Object.fromEntries(
      Object.entries(meanings).map(([name, { hears, bias }]) => [
        name,
        { hears: Array.from(hears, short), bias: short(bias) },
      ]),
    ),
    learned: {
      lines: samples.length,
      writers: new Set(samples.map(({ writer }) => writer)).size,
      sha256: hashOf(samples.map(({ step, meaning, text }) => `${step}\t${meaning}\t${text}`).join('\n')),
      listener: hashOf(fs.readFileSync(LISTENER)),
    },
  };
  return encode({ header, hashes, rarities, weights });
}

function short(number: number): number {
  return Number(number.toFixed(3));
}
