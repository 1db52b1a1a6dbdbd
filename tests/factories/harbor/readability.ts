import { fleschKincaid } from 'flesch-kincaid';
import { countEs } from 'simi-syllable';
import { syllable as countEn } from 'syllable';

/** Sentences, words and syllables of a text; what stands in braces is read as one short word. */
function countsOf(text: string, syllablesOf: (word: string) => number) {
  const plain = text.replace(/\{\w+\}/g, 'a');
  const words = plain.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
  return {
    sentence: plain.split(/[.?!:;]+(?=\s|$)/).filter((part) => /\p{L}/u.test(part)).length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase()), 0),
  };
}

/** Fewer words say nothing in either measure: one long word makes a whole grade. */
const FEWEST_WORDS = 8;

/** The school grade that English asks of its reader (Flesch-Kincaid); null for a text too short to tell. */
export function englishGrade(text: string): number | null {
  const counts = countsOf(text, countEn);
  return counts.word < FEWEST_WORDS ? null : fleschKincaid(counts);
}

/**
 * How easily Spanish is read (Szigriszt-Pazos), 0 to 100; null for a text too short to tell. On the INFLESZ scale 65 and
 * more is "fairly easy", which primary school can read.
 */
export function spanishEase(text: string): number | null {
  const { sentence, word, syllable } = countsOf(text, countEs);
  return word < FEWEST_WORDS ? null : 206.835 - 62.3 * (syllable / word) - word / sentence;
}
