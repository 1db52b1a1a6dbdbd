import type { CurrentChat } from '~/domain/chat/conversation';
import { withoutChoices } from '~/domain/chat/earlier-reply';
import type { ChatEvent } from '~/domain/chat/events';
import type { ChatMessage } from '~/domain/chat/message';
import type { Use } from '~/domain/chat/uses';

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
  /** Who words it, when a model does. */
  arrivingBy: string | null;
  /** Why the last message was not taken. */
  refusal: { message: string; status: number } | null;
  /** The page has missed something, from another tab or a new day: it has to be read again. */
  isStale: boolean;
  /** What Harbor can use since the last reply; null: as the page was loaded. */
  uses: readonly Use[] | null;
}

type Page = Pick<CurrentChat, 'id' | 'messages' | 'risk'>;

export type TalkAction =
  | { type: 'loaded'; page: Page }
  /** `text` is null for a button that leaves no line. */
  | { type: 'sent'; text: string | null; at: string; isChoice?: true }
  | { type: 'event'; event: ChatEvent; at: string }
  | { type: 'refused'; message: string; status: number }
  | { type: 'failed'; fallback: ChatMessage };

export const talkOf = ({ id, messages, risk }: Page): Talk => ({
  id,
  messages,
  risk,
  isWaiting: false,
  arriving: '',
  arrivingBy: null,
  refusal: null,
  isStale: false,
  uses: null,
});

export function talkAfter(talk: Talk, action: TalkAction): Talk {
  switch (action.type) {
    case 'loaded':
      return talk.isWaiting ? talk : talkOf(action.page);
    case 'sent': {
      const { text, at, isChoice } = action;
      const { language } = talk.risk;
      const own: ShownMessage[] =
        text === null
          ? []
          : [{ role: 'user', content: text, timestamp: at, ...(isChoice && { isChoice, language }) }];
      const before = text === null ? talk.messages : withoutFailed(talk.messages, text);
      return { ...talk, messages: [...before, ...own], ...QUIET, isWaiting: true, refusal: null };
    }
    case 'event':
      return afterEvent(talk, action.event, action.at);
    case 'refused': {
      const { message, status } = action;
      return { ...talk, messages: withoutSent(talk.messages), ...QUIET, refusal: { message, status } };
    }
    case 'failed': {
      const before = withoutSent(talk.messages);
      const sent = talk.messages.slice(before.length);
      const failed = [...sent, action.fallback].map((message) => ({ ...message, isOnlyHere: true }));
      return { ...talk, messages: [...before, ...failed], ...QUIET };
    }
  }
}

const QUIET = { isWaiting: false, arriving: '', arrivingBy: null } as const;

function afterEvent(talk: Talk, event: ChatEvent, at: string): Talk {
  switch (event.type) {
    case 'risk':
      return { ...talk, risk: { level: event.level, language: event.language } };
    case 'text':
      return {
        ...talk,
        arriving: talk.arriving + event.text,
        arrivingBy: event.model ?? talk.arrivingBy,
      };
    case 'done': {
      const before = talk.messages
        .map(withoutChoices)
        .map((message, index, all) =>
          index === all.length - 1 ? asWritten(message, event.reply.language) : message,
        );
      const messages = [...before, { ...event.reply, timestamp: at }];
      const known = messages.filter(({ isOnlyHere }) => !isOnlyHere).length;
      const isSame = talk.id === null || talk.id === event.conversation;
      return {
        ...talk,
        ...QUIET,
        id: event.conversation,
        messages,
        uses: event.uses ?? talk.uses,
        isStale: !isSame || known !== event.total,
      };
    }
  }
}

/** What was typed in Spanish is marked as that, as the server does: the reply knows. */
const asWritten = (message: ShownMessage, language: ShownMessage['language']): ShownMessage =>
  message.role === 'user' && !message.isChoice && language === 'es' ? { ...message, language } : message;

/** The messages without the one that has just been sent, if it left a line. */
const withoutSent = (messages: ShownMessage[]) =>
  messages.at(-1)?.role === 'user' ? messages.slice(0, -1) : messages;

/** Sending the same words again takes the place of the attempt that failed. */
function withoutFailed(messages: ShownMessage[], text: string): ShownMessage[] {
  const failed = messages.findIndex(({ isOnlyHere, content }) => isOnlyHere && text.includes(content));
  if (failed === -1) return messages;
  return messages.filter((_, index) => index !== failed && index !== failed + 1);
}
