import { z } from 'zod';
import { figure } from '../../calendar/counts-in-words';
import { storableText } from '../../parse';
import { FACTOR_FIELDS, isRating, type Rating } from '../answers';
import { NOTES_MAX } from '../limits';

export const RATING_MESSAGE = 'Choose a rating from 1 to 5';
/** One answer. */
export const rating = z.custom<Rating>(isRating, RATING_MESSAGE);
/** A field for each of the ten questions, none of which has to be there. */
export const ratings = <Value extends z.ZodType>(value: Value) =>
  Object.fromEntries(FACTOR_FIELDS.map((field) => [field, value.optional()])) as {
    [Field in (typeof FACTOR_FIELDS)[number]]: z.ZodOptional<Value>;
  };

/** Browsers send CR LF for a line break and count it as one character. */
export const notesSchema = storableText('Notes must be text')
  .transform((text) => text.replaceAll('\r\n', '\n'))
  .refine((text) => text.length <= NOTES_MAX, `Notes can be up to ${figure(NOTES_MAX)} characters`);

/** The fields that were sent. */
export function withoutUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
