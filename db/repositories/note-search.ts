import { and, like, sql, type SQL } from 'drizzle-orm';
import { moodEntries } from '../schema';

const isPlain = (word: string) => /^\p{ASCII}*$/u.test(word);

/** LIKE compares a-z in either case and no other letter: whatever is not ASCII is left open here. */
const likePattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&').replace(/\P{ASCII}/gu, '_')}%`;

/** GLOB with both cases of each letter: exact for every alphabet, but slower than LIKE. */
const globPattern = (word: string) => `*${[...word].map(eitherCase).join('')}*`;

function eitherCase(character: string): string {
  const cases = new Set([character, character.toLowerCase(), character.toUpperCase()]);
  const single = [...cases].filter((one) => [...one].length === 1);
  return single.length > 1 || '*?['.includes(character) ? `[${single.join('')}]` : character;
}

/** SQL for notes that hold every one of the words, in upper or lower case, whole or within a longer word. */
export function notesHold(words: readonly string[]): SQL | undefined {
  return and(
    ...words.map((word) =>
      and(
        sql`${like(moodEntries.notes, likePattern(word))} escape '\\'`,
        isPlain(word) ? undefined : sql`${moodEntries.notes} glob ${globPattern(word)}`,
      ),
    ),
  );
}
