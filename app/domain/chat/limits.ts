/** Characters of one message, as a person counts them. */
export const MESSAGE_MAX = 2000;
/** From here on a counter says how many characters are left. */
export const COUNTER_FROM = 1800;
/** A conversation that has grown to this many messages, or characters, goes on in a new one. */
export const CONVERSATION_MAX_MESSAGES = 120;
export const CONVERSATION_MAX_CHARACTERS = 60_000;
