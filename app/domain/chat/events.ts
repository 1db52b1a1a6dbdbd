import type { SafetyLanguage, SafetyLevel } from '../safety/types';
import type { ChatChoice, ChatMessage } from './message';
import type { Use } from './uses';

/** What an answer comes down to: the body of `POST /api/chat`, and the end of a stream. */
interface Answered {
  /** The reply in plain text; in a crisis it ends with where help is. */
  message: string;
  /** The buttons of this reply: an `id` is sent back as `choice`. */
  choices: ChatChoice[];
  /** How open risk stands, and whether this reply asks directly about safety. */
  safety: { level: SafetyLevel; asked: boolean };
}

/** What a streamed reply is made of, in this order: `risk`, then texts, then `done`. */
export type ChatEvent =
  | { type: 'risk'; level: SafetyLevel; language: SafetyLanguage }
  | {
      type: 'text';
      text: string;
      /** Who worded it, when a model did. */
      model?: string;
    }
  | (Answered & {
      type: 'done';
      /** The reply as the page shows it. */
      reply: ChatMessage;
      conversation: string;
      /** Messages in the conversation by now: a page that has fewer has missed some. */
      total: number;
      /** Who worded it, when a model did. */
      model?: string;
      /** What Harbor can use from now on; left out when an earlier reply is given once more. */
      uses?: Use[];
    });

/** A reply in pieces that each end after a word: joined, they are the reply. */
export function piecesOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
