import { smilesAtMemory, wantsChat } from '../plain/of-harbor/wants-chat';
import { refusesAll } from '../plain/put-right/refusing';
import { typedWords } from '../plain/typed-words';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { withNoneOffered } from '../telling/refused';

/** In words: what is told beside the wish, where it was answered before. */
const MOST_AGAIN = 12;
const HARMLESS = 0.2;

/** Who wants only to chat hears what Harbor is and that there is room to tell; a memory told with a smile is met as one. Null: neither. */
export function chatting(talk: Talk, { text, heard }: Written): Move | null {
  const { topic, said } = talk.memory;
  if (heard.level !== 'none' || heard.danger >= HARMLESS) return null;
  const words = typedWords(text);
  if (smilesAtMemory(words)) return { talk, to: 'CHAT.memory', by: 'person' };
  if ((topic !== null && topic !== 'good') || !wantsChat(words, text)) return null;
  const isAgain = said['CHAT.tell'] !== undefined;
  if (isAgain && words.trim().split(' ').length > MOST_AGAIN) return null;
  return { talk: refusesAll(words) ? withNoneOffered(talk) : talk, to: 'CHAT.tell', by: 'person' };
}
