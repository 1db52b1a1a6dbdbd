import { z } from 'zod';
import { storableText } from '../../parse';
import { SEARCH_MAX } from './search-words';

const LIST_LIMIT_MAX = 500;

const dayParameter = z.iso.date('Use a date such as 2026-03-01').optional();

/** What to look for in notes. */
export const searchSchema = storableText('Search for a word')
  .refine((text) => text.length <= SEARCH_MAX, `A search can be up to ${SEARCH_MAX} characters`)
  .transform((text) => text || undefined);

export const checkInListSchema = z.object({
  from: dayParameter,
  to: dayParameter,
  q: searchSchema.optional(),
  /** The overallMood of the entry. */
  rating: z
    .string()
    .regex(/^[1-5]$/, 'rating is a number from 1 to 5')
    .transform(Number)
    .optional(),
  limit: z.coerce
    .number({ error: `limit is a number from 1 to ${LIST_LIMIT_MAX}` })
    .int(`limit is a number from 1 to ${LIST_LIMIT_MAX}`)
    .min(1, `limit is a number from 1 to ${LIST_LIMIT_MAX}`)
    .max(LIST_LIMIT_MAX, `limit is a number from 1 to ${LIST_LIMIT_MAX}`)
    .default(100),
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,64}$/, 'cursor comes from the Link header of the page before')
    .optional(),
});

export type CheckInListQuery = z.output<typeof checkInListSchema>;
