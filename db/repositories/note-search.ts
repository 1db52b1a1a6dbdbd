import { and, like, or, type SQL, sql } from 'drizzle-orm';
import { moodEntries } from '../schema';

const isPlain = (word: string) => /^\p{ASCII}*$/u.test(word);

/** A character in upper and in lower case, where each is one character, too. */
function casesOf(character: string): string[] {
  const cases = new Set([character, character.toLowerCase(), character.toUpperCase()]);
  return [...cases].filter((one) => [...one].length === 1);
}

/** LIKE compares a-z in either case and no other letter: whatever is not ASCII is left open here. */
const likePattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&').replace(/\P{ASCII}/gu, '_')}%`;

/** GLOB with both cases of each letter: exact for every alphabet, but slower than LIKE. */
const globPattern = (word: string) => `*${[...word].map(globClass).join('')}*`;

function globClass(character: string): string {
  const cases = casesOf(character);
  return cases.length > 1 || '*?['.includes(character) ? `[${cases.join('')}]` : character;
}

/** Leaves few notes for GLOB to look at: those with the word's first letter beyond ASCII. */
function holdsRareLetter(word: string): SQL | undefined {
  const [letter = ''] = /\P{ASCII}/u.exec(word) ?? [];
  return or(...casesOf(letter).map((one) => sql`instr(${moodEntries.notes}, ${one}) > 0`));
}

const isExactly = (word: string) =>
  and(holdsRareLetter(word), sql`${moodEntries.notes} glob ${globPattern(word)}`);

/** SQL for notes that hold every one of the words, in upper or lower case, whole or within a longer word. */
export function notesHold(words: readonly string[]): SQL | undefined {
  return and(
    ...words.map((word) =>
      and(
        sql`${like(moodEntries.notes, likePattern(word))} escape '\\'`,
        isPlain(word) ? undefined : isExactly(word),
      ),
    ),
  );
}
