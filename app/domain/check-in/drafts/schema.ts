import { z } from 'zod';
import type { Answers } from '../answers';
import { notesSchema, rating, ratings, withoutUndefined } from '../entries/fields';
import { submissionKeySchema } from '../entries/schema';

/** A check-in that has been begun, as its page sends it. */
export const draftSchema = z.object({
  mode: z.enum(['full', 'quick']),
  answers: z.object(ratings(rating)).transform((answers) => withoutUndefined<Answers>(answers)),
  notes: notesSchema.optional(),
  submissionKey: submissionKeySchema,
});
