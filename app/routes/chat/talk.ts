import type { CurrentChat } from '~/domain/chat/conversation';
import type { ChatEvent } from '~/domain/chat/events';
import type { ChatMessage } from '~/domain/chat/message';

export interface ShownMessage extends ChatMessage {
  /** Not on the server: a message that did not get through, or what Harbor says about it. */
  isOnlyHere?: boolean;
}

/** The conversation as the page shows it. */
export interface Talk {
  id: string | null;
  messages: ShownMessage[];
  risk: CurrentChat['risk'];
  isWaiting: boolean;
  /** The reply as far as it has come; empty before its first words. */
  arriving: string;
  /** Why the last message was not taken. */
  refusal: { message: string; status: number } | null;
  /** The page has missed something, from another tab or a new day: it has to be read again. */
  isStale: boolean;
}

export type TalkAction =
  | { type: 'loaded'; page: CurrentChat }
  | { type: 'sent'; text: string; at: string }
  | { type: 'event'; event: ChatEvent; at: string }
  | { type: 'refused'; message: string; status: number }
  | { type: 'failed'; fallback: ChatMessage };

export const talkOf = ({ id, messages, risk }: Pick<CurrentChat, 'id' | 'messages' | 'risk'>): Talk => ({
  id,
  messages,
  risk,
  isWaiting: false,
  arriving: '',
  refusal: null,
  isStale: false,
});

export function talkAfter(talk: Talk, action: TalkAction): Talk {
  switch (action.type) {
    case 'loaded':
      return talk.isWaiting ? talk : talkOf(action.page);
    case 'sent': {
      const message: ShownMessage = { role: 'user', content: action.text, timestamp: action.at };
      const messages = [...withoutFailed(talk.messages, action.text), message];
      return { ...talk, messages, isWaiting: true, arriving: '', refusal: null };
    }
    case 'event':
      return afterEvent(talk, action.event, action.at);
    case 'refused': {
      const { message, status } = action;
      return { ...talk, messages: talk.messages.slice(0, -1), ...QUIET, refusal: { message, status } };
    }
    case 'failed': {
      const sent = talk.messages.at(-1);
      const before = talk.messages.slice(0, -1);
      const failed = [sent, action.fallback].flatMap((message) =>
        message ? [{ ...message, isOnlyHere: true }] : [],
      );
      return { ...talk, messages: [...before, ...failed], ...QUIET };
    }
  }
}

const QUIET = { isWaiting: false, arriving: '' } as const;

function afterEvent(talk: Talk, event: ChatEvent, at: string): Talk {
  switch (event.type) {
    case 'risk':
      return { ...talk, risk: { level: event.level, language: event.language } };
    case 'text':
      return { ...talk, arriving: talk.arriving + event.text };
    case 'done': {
      const { message: content, model } = event;
      const reply: ShownMessage = { role: 'assistant', content, timestamp: at, model };
      const messages = [...talk.messages, reply];
      const known = messages.filter(({ isOnlyHere }) => !isOnlyHere).length;
      const isSame = talk.id === null || talk.id === event.conversation;
      return {
        ...talk,
        ...QUIET,
        id: event.conversation,
        messages,
        isStale: !isSame || known !== event.total,
      };
    }
  }
}

/** Sending the same words again takes the place of the attempt that failed. */
function withoutFailed(messages: ShownMessage[], text: string): ShownMessage[] {
  const failed = messages.findIndex(({ isOnlyHere, content }) => isOnlyHere && text.includes(content));
  if (failed === -1) return messages;
  return messages.filter((_, index) => index !== failed && index !== failed + 1);
}
