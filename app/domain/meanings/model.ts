import type { Rows } from '../listener/rows';
import { rowOf } from '../listener/rows';

/** Every feature points in this many directions, and every meaning looks for some of them. */
export const RANK = 16;

/** What is learned of meanings, in the form in which it is used. */
export interface MeaningModel {
  /** Where each feature's directions stand. */
  rows: Rows;
  /** For each feature `RANK` numbers. */
  directions: ArrayLike<number>;
  meanings: Readonly<Record<string, Meaning>>;
}
export interface Meaning {
  /** What it looks for among the directions of the features: `RANK` numbers. */
  looks: ArrayLike<number>;
  /** What it looks for among what the listener hears: as many numbers as the listener has labels. */
  hears: ArrayLike<number>;
  bias: number;
}
/** A text as a model reads it: its features as hashes, and what the listener hears in it. */
export interface ReadText {
  features: ArrayLike<number>;
  heard: ArrayLike<number>;
}

/** How likely each of the candidates is to be what was meant, given that one of them was: they sum to 1. */
export function likelihoods(
  model: MeaningModel,
  { features, heard }: ReadText,
  candidates: readonly string[],
): Map<string, number> {
  const points = pointsOf(model, features);
  const scores = candidates.map((name) => {
    const meaning = model.meanings[name];
    return meaning ? meaning.bias + dot(meaning.looks, points) + dot(meaning.hears, heard) : -Infinity;
  });
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return new Map(candidates.map((name, index) => [name, (parts[index] as number) / whole]));
}

/** The directions of the known features, summed and divided by the root of their number. */
function pointsOf({ rows, directions }: MeaningModel, features: ArrayLike<number>): Float64Array {
  const points = new Float64Array(RANK);
  let known = 0;
  for (let index = 0; index < features.length; index += 1) {
    const row = rowOf(rows, features[index] as number);
    if (row < 0) continue;
    known += 1;
    for (let d = 0; d < RANK; d += 1)
      points[d] = (points[d] as number) + (directions[row * RANK + d] as number);
  }
  const length = Math.sqrt(known || 1);
  return points.map((point) => point / length);
}

function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1)
    sum += (one[index] as number) * (other[index] as number);
  return sum;
}
