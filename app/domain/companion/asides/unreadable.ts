import type { Draft } from '../draft';
import { slotOf } from '../slots';
import type { CompanionMemory } from '../types';
import { bareWords } from '../words/normal';

const HEAR = [
  'I could not make words out of that.',
  'I am not sure what that says.',
  'That one I cannot read.',
  'Those keys keep their secret from me.',
];
const ASK = [
  'Can you put it in other words?',
  'What did you want to say?',
  'What is on your mind?',
  'Was it a slip of the keys?',
];

const SHORT =
  /^(?:h+m+|m+h*m*|p*s+t*|brb|btw|tmrw|tmr|thx|pls|plz|idk|omg|wtf|lmk|nvm|rn|ngl|tbh|smh|fml|jk|bf|gf|adhd|ptsd|ocd|bpd|cptsd|tv|dr|mr|mrs|ty|lgbt\w*|hrt|kms|kys|ctb|\d+)$/;

const isNoWord = (word: string) =>
  word.length >= 3 &&
  /^[a-z]+$/.test(word) &&
  !SHORT.test(word) &&
  (!/[aeiouy]/.test(word) || /[bcdfghjklmnpqrstvwxz]{5}/.test(word));

/** Whether a message is keys hit at random: every word, or the first of two or three, is none. */
export function isUnreadable(text: string): boolean {
  const words = bareWords(text).split(' ').filter(Boolean);
  const none = words.filter(isNoWord).length;
  return none > 0 && none >= words.length / 2 && words.length <= 6;
}

export const unreadableReply = (memory: CompanionMemory): Draft => ({
  slots: [slotOf('hear', 'unreadable', HEAR), memory.quiet ? null : slotOf('ask', 'unreadable.ask', ASK)],
  source: 'flow',
  topic: 'unreadable',
  memory: {},
});
