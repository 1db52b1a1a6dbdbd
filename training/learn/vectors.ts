import { rowOf, type Rows } from '../../app/domain/listener/rows';

/** A text's features as rows and their values, of length one. */
export interface Vector {
  at: Int32Array;
  value: Float32Array;
}

interface WithFeatures {
  features: ArrayLike<number>;
}

/** Features of fewer texts are left out: most of them are one writer's, and what is rarer yet says nothing that can be learned. */
const FEWEST_TEXTS = 3;

/** The features of at least `FEWEST_TEXTS` texts, ascending, and in how many each is. */
export function countsOf(samples: readonly WithFeatures[]): { hashes: Uint32Array; counts: Int32Array } {
  const all = new Uint32Array(samples.reduce((sum, { features }) => sum + features.length, 0));
  let size = 0;
  for (const { features } of samples) {
    all.set(features, size);
    size += features.length;
  }
  all.sort();
  const hashes: number[] = [];
  const counts: number[] = [];
  for (let from = 0, to = 0; from < size; from = to) {
    while (to < size && all[to] === all[from]) to += 1;
    if (to - from < FEWEST_TEXTS) continue;
    hashes.push(all[from] as number);
    counts.push(to - from);
  }
  return { hashes: Uint32Array.from(hashes), counts: Int32Array.from(counts) };
}

export function vectorOf(features: ArrayLike<number>, rows: Rows, rarity: Float32Array): Vector {
  const at = Int32Array.from(features, (feature) => rowOf(rows, feature)).filter((row) => row >= 0);
  const value = Float32Array.from(at, (row) => rarity[row] as number);
  const length = Math.sqrt(value.reduce((sum, rare) => sum + rare * rare, 0) || 1);
  return { at, value: value.map((rare) => rare / length) };
}

/** Room for a text of any length with some of its features left out. */
export class Thinned {
  at = new Int32Array(0);
  value = new Float32Array(0);
  size = 0;

  /** Keeps each feature but for a part of them, by chance; the length is one again. */
  take({ at, value }: Vector, leftOut: number, random: () => number): void {
    if (at.length > this.at.length) {
      this.at = new Int32Array(2 * at.length);
      this.value = new Float32Array(2 * at.length);
    }
    this.size = 0;
    let squares = 0;
    for (let index = 0; index < at.length; index += 1) {
      if (random() < leftOut) continue;
      const much = value[index] as number;
      this.at[this.size] = at[index] as number;
      this.value[this.size] = much;
      this.size += 1;
      squares += much * much;
    }
    const length = Math.sqrt(squares || 1);
    for (let index = 0; index < this.size; index += 1)
      this.value[index] = (this.value[index] as number) / length;
  }
}
