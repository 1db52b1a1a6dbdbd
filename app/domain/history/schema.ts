import { z } from 'zod';
import { isCalendarDate } from '../calendar/dates';
import { RATING_MESSAGE } from '../check-in/entries/fields';
import { searchSchema } from '../check-in/entries/list-schema';

const blankIsNothing = (value: unknown) => (value === '' ? undefined : value);
const day = z.preprocess(
  blankIsNothing,
  z.string({ error: 'Choose a day' }).refine(isCalendarDate, 'Choose a day on the calendar').optional(),
);
const rating = z.preprocess(
  blankIsNothing,
  z.coerce
    .number({ error: RATING_MESSAGE })
    .int(RATING_MESSAGE)
    .min(1, RATING_MESSAGE)
    .max(5, RATING_MESSAGE)
    .optional(),
);

const filters = { from: day, to: day, rating };
const LAST_BEFORE_FIRST = { path: ['to'], message: 'The last day cannot be before the first' };
const isInOrder = ({ from, to }: { from?: string; to?: string }) => !from || !to || from <= to;

/** What the filter form sends: the search in words, as it was typed. */
export const historyFormSchema = z
  .object({ ...filters, q: z.preprocess(blankIsNothing, searchSchema.optional()) })
  .refine(isInOrder, LAST_BEFORE_FIRST);

/** What the address of a history says. `search` is sealed: no word of a note stands in an address. */
export const historyAddressSchema = z
  .object({
    ...filters,
    search: z.string().max(2000).optional(),
    cursor: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d\.\d{1,15}\.[\w-]{1,64}$/, 'This is not the address of a page of your history')
      .optional(),
    month: z
      .string()
      .refine((month) => isCalendarDate(`${month}-01`), 'Choose a month on the calendar')
      .optional(),
  })
  .refine(isInOrder, LAST_BEFORE_FIRST);

export type HistoryFilters = z.output<typeof historyFormSchema>;
