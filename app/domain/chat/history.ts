import type { AiMessage } from '../../gateways/ai/ai-gateway';
import { isCrisis, type SafetyLevel } from '../safety/types';

/** A message of the conversation; `level` of a reply is how open risk stood after it. */
interface HistoryMessage {
  role: 'user' | 'assistant';
  content: string;
  level?: SafetyLevel;
}

const HISTORY_TOKENS = 2_000;
/** What the protocol adds around each message. */
const TOKENS_AROUND = 4;
const BYTES_PER_TOKEN = 3;

/**
 * About how many tokens a text is: its UTF-8 bytes by three. Tokenisers give about four bytes of English and fewer of
 * other languages to a token, so this errs towards too many, and never needs the vocabulary of one model.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / BYTES_PER_TOKEN);
}

/** A turn in which danger was open: it does not leave the server. */
const isHeavy = (level: SafetyLevel | undefined) => level !== undefined && level !== 'none';

/** True when this conversation was in the crisis flow: the model is told so, and not what was said. */
export function hadCrisis(messages: readonly HistoryMessage[]): boolean {
  return messages.some(({ level = 'none' }) => isCrisis(level));
}

/**
 * The newest messages that fit into `maxTokens`, oldest first, beginning with one of the person's. What was said while
 * danger was open, by either side, is left out: it does not leave the server. The newest message is always there.
 */
export function historyFor(messages: readonly HistoryMessage[], maxTokens = HISTORY_TOKENS): AiMessage[] {
  const open = messages.filter((message, i) => !isHeavy(message.level) && !isAnsweredInDanger(messages, i));
  let left = maxTokens;
  let from = open.length;
  while (from > 0) {
    left -= estimateTokens(open[from - 1]?.content ?? '') + TOKENS_AROUND;
    if (left < 0 && from < open.length) break;
    from -= 1;
  }
  const kept = open.slice(from);
  const begin = kept.findIndex(({ role }) => role === 'user');
  return begin === -1 ? [] : kept.slice(begin).map(({ role, content }) => ({ role, content }));
}

function isAnsweredInDanger(messages: readonly HistoryMessage[], i: number): boolean {
  return messages[i]?.role === 'user' && isHeavy(messages[i + 1]?.level);
}
