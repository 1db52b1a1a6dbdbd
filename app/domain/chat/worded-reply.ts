import type { ChatMessage } from './message';

/** A number to turn to, such as that of a line for parents. */
const HELP_NUMBER = /\d{3}/;

/** Words that name a number of help stay: in a model's words it would be missing. */
export const mayBeWorded = ({ content }: ChatMessage): boolean => !HELP_NUMBER.test(content);

/** The question that the buttons of a reply answer: it stands whatever a model says. */
export const boundQuestion = ({ step, ask }: ChatMessage): string | undefined =>
  step === 'CONFIRM' || step === 'WHICH' ? ask : undefined;

/** A reply with a model's words for its lines. Harbor's own question comes after words that ask nothing themselves. */
export function wordedReply(written: ChatMessage, words: string, model: string): ChatMessage {
  const { ask, ...reply } = written;
  const isAsked = ask !== undefined && (boundQuestion(written) !== undefined || !words.includes('?'));
  return isAsked
    ? { ...reply, content: `${words}\n${ask}`, ask, model }
    : { ...reply, content: words, model };
}
