/** A message as a conversation keeps it. */
export type { ChatChoice, ChatMessage } from 'db/documents/conversation';
