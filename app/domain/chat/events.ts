import type { SafetyLanguage, SafetyLevel } from '../safety/types';

/** What a streamed reply is made of, in this order: `risk`, then texts, then `done`. */
export type ChatEvent =
  | { type: 'risk'; level: SafetyLevel; language: SafetyLanguage }
  | { type: 'text'; text: string }
  | {
      type: 'done';
      message: string;
      safety: { level: SafetyLevel };
      conversation: string;
      /** Messages in the conversation by now: a page that has fewer has missed some. */
      total: number;
      /** Who worded it, when a model did. */
      model?: string;
    };

/** A reply in pieces that each end after a word: joined, they are the reply. */
export function piecesOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
