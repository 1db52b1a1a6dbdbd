import type { Reply } from '../harbor/machine/saying/say';
import type { ChatMessage } from './message';

/** Harbor's reply as a message of the conversation. */
export function messageOf(reply: Reply, timestamp: string): ChatMessage {
  const {
    lines,
    ask,
    step,
    language,
    level,
    choices,
    links,
    hasCard,
    asks,
    isRating,
    tide,
    exercise,
    record,
    isAbroad,
    country,
  } = reply;
  return {
    role: 'assistant',
    content: [...lines, ...(ask === null ? [] : [ask])].join('\n'),
    timestamp,
    level,
    language,
    step,
    choices,
    ...(ask !== null && { ask }),
    ...(links.length > 0 && { links: [...links] }),
    ...(hasCard && { hasCard: true as const }),
    ...(asks && { asks: true as const }),
    ...(isAbroad && { isAbroad }),
    ...(country && { country }),
    ...(isRating && { isRating: true as const }),
    ...(tide && { tide }),
    ...(exercise && { exercise }),
    ...(record && { record }),
  };
}

/** The conversation without what was written into an exercise, and without the page made of it. */
export function withoutPage(messages: readonly ChatMessage[], exercise: string | null): ChatMessage[] {
  const from = messages.findLastIndex(({ step }) => step === 'X.before' || step === `${exercise}.1`);
  return messages
    .filter(
      ({ writtenIn, isChoice }, index) =>
        index < from || isChoice || writtenIn !== exercise || exercise === null,
    )
    .map(({ record: _record, ...message }) => message);
}
