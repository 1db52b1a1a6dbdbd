import { z } from 'zod';
import { storableText } from '../parse';
import { MESSAGE_MAX } from './limits';

/** Browsers send CR LF for a line break and count it as one character. */
export const messageText = storableText('Write a message first')
  .transform((text) => text.replaceAll('\r\n', '\n'))
  .refine((text) => text !== '', 'Write a message first')
  .refine(
    (text) => text.length <= MESSAGE_MAX,
    `A message can be up to ${MESSAGE_MAX.toLocaleString('en')} characters. Please send it in two parts`,
  );

/** What a turn needs. A sent `userId` is ignored: the caller is whoever their cookie or token says. */
export const chatInputSchema = z.object({ message: messageText });

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
