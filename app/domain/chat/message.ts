import type { SafetyLevel } from '../safety/types';

export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
  /** ISO 8601 instant. */
  timestamp: string;
  /** Of a reply: how open risk stood after it. */
  level?: SafetyLevel;
  /** Of a reply that a language model worded: who served it. */
  model?: string;
}
