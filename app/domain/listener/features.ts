import { plainCharacters } from './text/characters';
import { normalisePlain } from './text/normalise';

const SHORTEST_GRAM = 2;
const LONGEST_GRAM = 5;
const TOKEN = /[\p{L}\p{N}']+|[.!?…]+|,/gu;
/** No word that people write is longer; of what is, the beginning says enough. */
const LONGEST_WORD = 40;

/** Kept of a hash: so a feature's distance from its neighbour is mostly one byte, and one in forty unknown ones meets a known one. */
const HASH_BITS = 24;

const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over UTF-16 units: 32 bits, with a sign. */
function hashOf(text: string, from: number, to: number, basis: number): number {
  let hash = basis;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash;
}
const hashAll = (text: string, basis = FNV_BASIS) => hashOf(text, 0, text.length, basis);

/** Words as they were typed, from plain characters: drawn-out letters cut to two, with the marks between them. */
function wordsAsTyped(plain: string): string[] {
  return (plain.match(TOKEN) ?? []).map((token) => {
    if (/^[.!?…]/.test(token)) return token.includes('?') ? '?' : '.';
    return token
      .replace(/'/g, '')
      .replace(/(.)\1{2,}/g, '$1$1')
      .slice(0, LONGEST_WORD);
  });
}

/**
 * The features of a text, as hashes of `HASH_BITS` bits, each once: single words, pairs of neighbours and of words one apart, as
 * typed and as the plain words the rules are written in; and runs of two to five letters within each word.
 */
export function featuresOf(text: string): Uint32Array {
  const found: number[] = [];
  const plain = plainCharacters(text);
  const typed = wordsAsTyped(plain);
  addWords('w', typed, found);
  addWords('p', normalisePlain(plain).text.split(' ').filter(Boolean), found);
  for (const word of new Set(typed)) addLetters(`_${word}_`, found);
  return eachOnce(found);
}

/** Ascending; quicker than a set for the few hundred of a text. */
function eachOnce(found: number[]): Uint32Array {
  const sorted = Uint32Array.from(found, (hash) => hash >>> (32 - HASH_BITS)).sort();
  let size = 0;
  for (let at = 0; at < sorted.length; at += 1)
    if (at === 0 || sorted[at] !== sorted[size - 1]) sorted[size++] = sorted[at] as number;
  return sorted.subarray(0, size);
}

function addWords(kind: string, words: string[], found: number[]) {
  const basis = hashAll(kind);
  const all = ['<', ...words, '>'];
  for (let at = 0; at + 1 < all.length; at += 1) {
    const word = hashAll(all[at] ?? '', basis);
    if (at > 0) found.push(word);
    found.push(hashAll(all[at + 1] ?? '', hashAll(' ', word)));
    if (at + 2 < all.length) found.push(hashAll(all[at + 2] ?? '', hashAll(' * ', word)));
  }
}

function addLetters(word: string, found: number[]) {
  for (let from = 0; from + SHORTEST_GRAM <= word.length; from += 1) {
    const end = Math.min(word.length, from + LONGEST_GRAM);
    let hash = hashOf(word, from, from + SHORTEST_GRAM - 1, FNV_BASIS);
    for (let to = from + SHORTEST_GRAM; to <= end; to += 1) {
      hash = hashOf(word, to - 1, to, hash);
      found.push(hash);
    }
  }
}
