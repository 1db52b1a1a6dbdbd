import { clockTime } from './clock-time';
import type { ChatMessage } from './message';

/** A conversation as a text file: when, who, what, in the owner's time zone (IANA). */
export function asPlainText(
  { date, messages }: { date: Date; messages: readonly ChatMessage[] },
  timeZone: string,
): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(date);
  const turns = messages.map(({ role, content, timestamp, model }) => {
    const who = role === 'user' ? 'You' : model ? `Harbor (worded by ${model})` : 'Harbor';
    return `${who}, ${clockTime(timestamp, timeZone)}\n${content}\n`;
  });
  const head = `A conversation with Harbor on ${day} (${timeZone})\nHarbor is an AI assistant, not a mental health professional.\n`;
  return [head, ...turns].join('\n');
}
