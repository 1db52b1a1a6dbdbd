import type { ChatMessage } from './message';

/** A conversation as a text file: when, who, what, in the owner's time zone (IANA). */
export function asPlainText(
  { date, messages }: { date: Date; messages: readonly ChatMessage[] },
  timeZone: string,
): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(date);
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  const turns = messages.map(({ role, content, timestamp, model }) => {
    const who = role === 'user' ? 'You' : model ? `Harbor (worded by ${model})` : 'Harbor';
    return `${who}, ${time.format(new Date(timestamp))}\n${content}\n`;
  });
  const head = `A conversation with Harbor on ${day} (${timeZone})\nHarbor is an AI assistant, not a mental health professional.\n`;
  return [head, ...turns].join('\n');
}
