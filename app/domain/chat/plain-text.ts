import { wallDateAt } from '../calendar/clock';
import { clockTime } from '../calendar/clock-in-words';
import { wholeDate } from '../calendar/dates-in-words';
import { zoneInWords } from '../calendar/zones';
import type { ChatMessage } from './message';

/** A conversation as a text file: when, who, what, in the owner's time zone (IANA). */
export function asPlainText(
  { date, messages }: { date: Date; messages: readonly ChatMessage[] },
  timeZone: string,
): string {
  const day = wholeDate(wallDateAt(date, timeZone));
  const turns = messages.map(({ role, content, timestamp, model }) => {
    const who = role === 'user' ? 'You' : model ? `Harbor (worded by ${model})` : 'Harbor';
    // Not every program shows a space that keeps a line together.
    const time = clockTime(new Date(timestamp), timeZone).replaceAll('\u00a0', ' ');
    return `${who}, ${time}\n${content}\n`;
  });
  const head = `A conversation with Harbor on ${day} (${zoneInWords(timeZone)})\nHarbor is an AI assistant, not a mental health professional.\n`;
  return [head, ...turns].join('\n');
}
