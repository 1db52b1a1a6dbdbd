import { z } from 'zod';
import { type FieldErrors, Problem } from './problem';

const NOT_AN_OBJECT = 'Send an object with fields';
const GENERAL = 'Please check the marked fields.';

export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const isBody = issue.path.length === 0 && issue.code === 'invalid_type';
    (errors[issue.path.join('.') || 'body'] ??= []).push(isBody ? NOT_AN_OBJECT : issue.message);
  }
  return errors;
}

/** What reads a value: a schema, or one for a moment. */
interface Reader<Output> {
  safeParse(input: unknown): z.ZodSafeParseResult<Output>;
}

/** The value as the schema describes it. @throws Problem 'invalid' with a list of messages per field */
export function parseInput<Output>(schema: Reader<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error);
  throw new Problem('invalid', Object.values(errors)[0]?.[0] ?? GENERAL, { errors });
}

/**
 * A schema that compares with the present, built once: building it costs more than reading with it. It asks `now` while it
 * reads, which is over before anybody else reads.
 */
export function atMoment<Output>(
  build: (now: () => Date) => z.ZodType<Output>,
): (now: Date) => Reader<Output> {
  let moment = new Date(0);
  const schema = build(() => moment);
  return (now) => ({
    safeParse(input) {
      moment = now;
      return schema.safeParse(input);
    },
  });
}

/** What a schema for a moment gives. */
export type OutputOf<Schema> = Schema extends (now: Date) => Reader<infer Output> ? Output : never;

const UNSTORABLE = 'Please remove the characters that cannot be stored';

/** Free text: trimmed, without NUL or lone surrogates, which SQLite and JSON do not carry safely. */
export const storableText = (message = 'Required') =>
  z
    .string({ error: message })
    .refine((text) => !text.includes('\u0000') && text.isWellFormed(), UNSTORABLE)
    .trim();

const STEERS_LINES = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Free text for one line of a page, mail or log: it neither breaks the line nor turns around what stands beside it. */
export const singleLine = (label: string, message?: string) =>
  storableText(message).refine(
    (text) => !STEERS_LINES.test(text),
    `${label} must be on one line, without characters that steer the direction of writing`,
  );

/** What leaves no mark: blanks, joiners, fillers, the empty Braille cell, and accents that stand on nothing. */
const UNSEEN = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether anything of a text can be seen. */
export const isVisible = (text: string) => text.replace(UNSEEN, '') !== '';

/** Whether a text has at most `most` characters, as people count them and the database does: an emoji is one, not two. */
export const hasAtMost = (text: string, most: number) =>
  text.length <= most || (text.length <= 2 * most && [...text].length <= most);

/** The first `count` characters of a text; no emoji is cut in half. */
export const firstCharacters = (text: string, count: number) =>
  [...text.slice(0, 2 * count)].slice(0, count).join('');
