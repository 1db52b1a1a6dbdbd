import { z } from 'zod';
import { figure } from '../calendar/counts-in-words';
import { parseInput, storableText } from '../parse';
import { MESSAGE_MAX } from './limits';

/** Browsers send CR LF for a line break and count it as one character. */
const messageText = storableText('Write a message first')
  .transform((text) => text.replaceAll('\r\n', '\n'))
  .refine((text) => text !== '', 'Write a message first')
  .refine(
    (text) => text.length <= MESSAGE_MAX,
    `A message can be up to ${figure(MESSAGE_MAX)} characters. Please send it in two parts`,
  );

const CHOICE_MAX = 80;
const choiceId = z
  .string('This choice cannot be read')
  .max(CHOICE_MAX, 'This choice cannot be read')
  .regex(/^[\w.-]+$/, 'This choice cannot be read');

const messageSchema = z.object({ message: messageText });
const choiceSchema = z.object({ choice: choiceId });

/**
 * What a turn needs: a message, or the id of a button, which goes before a message sent with it. A sent `userId` is
 * ignored: the caller's cookie or token says who they are.
 * @throws Problem 'invalid'
 */
export function parseTurn(input: unknown): { message: string } | { choice: string } {
  const choice = (input as { choice?: unknown } | null)?.choice;
  return choice === undefined || choice === null
    ? parseInput(messageSchema, input)
    : parseInput(choiceSchema, input);
}

const LATEST_MS = 8_640_000_000_000_000;

/** Where a list of conversations goes on: milliseconds since 1970. */
export const chatListSchema = z.object({
  before: z.coerce
    .number('This address cannot be read')
    .int('This address cannot be read')
    .min(0, 'This address cannot be read')
    .max(LATEST_MS, 'This address cannot be read')
    .transform((at) => new Date(at))
    .optional(),
});
