/** Flesch-Kincaid grade (Kincaid et al., 1975); syllables by vowel groups, numbers as one syllable a digit group. */
export function readingGrade(text: string): number {
  const sentences = Math.max(1, (text.match(/[.!?:]+(?:\s|$)/g) ?? []).length);
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase()), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / Math.max(1, words.length)) - 15.59;
}

function syllablesOf(word: string): number {
  const plain = word.replace(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const groups = plain
    .replace(/(?:[^laeiouy]es|[^laeiouydt]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}
