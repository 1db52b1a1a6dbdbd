import type { ChatMessage } from '~/domain/chat/message';

/** SPEC section 8. */
export const CONNECTION_ISSUE = {
  title: 'Connection Issue',
  description: "I'm having some connection hiccups, but I'm still here with you.",
  tone: 'error',
} as const;

/** What Harbor says when a message, or a pressed button, did not get through. It is stored nowhere. */
export const fallbackMessage = (now: Date, what: 'message' | 'choice'): ChatMessage => ({
  role: 'assistant',
  content: `I am having some connection hiccups, so ${LOST[what]} If you need a person now, call or text 988.`,
  timestamp: now.toISOString(),
});
const LOST = {
  message:
    'your message did not reach me. Your words are still in the box below. Send them again when you are ready.',
  choice: 'that did not reach me. Press the button again when you are ready.',
};

/** The box and its button, in the language of the talk. */
export const COMPOSER_WORDS = {
  en: { message: 'Your message', send: 'Send' },
  es: { message: 'Tu mensaje', send: 'Enviar' },
} as const;

export const MESSAGE_ID = 'message';
/** In the address: the conversation that was just ended is shown once more, with its goodbye. */
export const ENDED = 'ended';
export const NEWEST_ID = 'newest';
export const INTENTS = { send: 'send', startNew: 'new', forget: 'forget' } as const;
/** Names what is to be forgotten. */
export const FORGET = 'what';
