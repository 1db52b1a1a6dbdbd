import type { ChatMessage } from '~/domain/chat/message';

/** SPEC section 8. */
export const CONNECTION_ISSUE = {
  title: 'Connection Issue',
  description: "I'm having some connection hiccups, but I'm still here with you.",
  tone: 'error',
} as const;

/** What Harbor says when a message did not get through. It is stored nowhere. */
export const fallbackMessage = (now: Date): ChatMessage => ({
  role: 'assistant',
  content:
    'I am having some connection hiccups, so your message did not reach me. Your words are still in the box below. Send them again when you are ready. If you need a person now, call or text 988.',
  timestamp: now.toISOString(),
});

export const MESSAGE_ID = 'message';
export const NEWEST_ID = 'newest';
export const INTENTS = { send: 'send', startNew: 'new', forget: 'forget' } as const;
/** Names what is to be forgotten. */
export const FORGET = 'what';
