import type { Rows } from '../listener/rows';
import { rowOf } from '../listener/rows';

/** What is learned of meanings, in the form in which it is used. */
export interface MeaningModel {
  /** What can be meant, in the order of the weights of a feature. */
  names: readonly string[];
  /** Where each feature's weights stand. */
  rows: Rows;
  /**
   * For each feature a byte for how much it tells by being rare, a byte for what a step of its weights is worth, and its
   * weights for each name, in steps from -7 to 7, two to a byte (`PAIR`): `rowBytesOf` in all, as they were read.
   */
  table: Uint8Array;
  /** For each name what it looks for among what the listener hears, and its bias. */
  meanings: Readonly<Record<string, Meaning>>;
}
export interface Meaning {
  /** As many numbers as the listener has labels. */
  hears: ArrayLike<number>;
  bias: number;
}
/** A text as a model reads it: its features as hashes, and what the listener hears in it. */
export interface ReadText {
  features: ArrayLike<number>;
  heard: ArrayLike<number>;
}

/** Two weights in a byte, each raised by the middle. */
export const PAIR = { most: 7, middle: 8 } as const;

/** How likely each of the candidates is to be what was meant, given that one of them was: they sum to 1. */
export function likelihoods(
  model: MeaningModel,
  { features, heard }: ReadText,
  candidates: readonly string[],
): Map<string, number> {
  const places = candidates.map((name) => placesOf(model).get(name) ?? -1);
  const scores = places.map((place, index) => {
    const meaning = place < 0 ? undefined : model.meanings[candidates[index] as string];
    return meaning ? meaning.bias + dot(meaning.hears, heard) : -Infinity;
  });
  addFeatures(model, features, { places, scores });
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return new Map(candidates.map((name, index) => [name, (parts[index] as number) / whole]));
}

const PLACES = new WeakMap<MeaningModel, Map<string, number>>();
function placesOf(model: MeaningModel): Map<string, number> {
  const known = PLACES.get(model) ?? new Map(model.names.map((name, place) => [name, place]));
  PLACES.set(model, known);
  return known;
}

/** The weights of the known features, each times its rarity, over the length of all of them. */
function addFeatures(
  { rows, table, names }: MeaningModel,
  features: ArrayLike<number>,
  { places, scores }: { places: readonly number[]; scores: number[] },
): void {
  const rowBytes = rowBytesOf(names.length);
  const starts = Array.from(features, (feature) => rowOf(rows, feature) * rowBytes).filter((at) => at >= 0);
  const length = Math.sqrt(starts.reduce((sum, at) => sum + rarityOf(table[at] as number) ** 2, 0) || 1);
  for (const at of starts) {
    const worth = (rarityOf(table[at] as number) * unitOf(table[at + 1] as number)) / length;
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] as number;
      if (place < 0) continue;
      const pair = table[at + 2 + (place >> 1)] as number;
      const step = (place % 2 === 0 ? pair >> 4 : pair & 15) - PAIR.middle;
      scores[index] = (scores[index] as number) + worth * step;
    }
  }
}

/** Of one feature with weights for so many names. */
export const rowBytesOf = (names: number): number => 2 + Math.ceil(names / 2);

/** Rarities in one byte go from nothing to this; what a step is worth, to a seventh of the other. */
export const RAREST = 16;
export const LARGEST = 8;
export const STEPS = 255;
export const rarityOf = (byte: number): number => (byte / STEPS) * RAREST;
export const unitOf = (byte: number): number => (byte / STEPS) * (LARGEST / PAIR.most);

function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1)
    sum += (one[index] as number) * (other[index] as number);
  return sum;
}
