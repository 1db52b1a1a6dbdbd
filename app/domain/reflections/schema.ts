import { z } from 'zod';
import { storableText } from '../parse';
import { NO_HIGHLIGHT, REFLECTION_MAX } from './fields';

const text = (label: string, missing = `${label} must be text`) =>
  storableText(missing)
    .transform((value) => value.replaceAll('\r\n', '\n'))
    .refine(
      (value) => value.length <= REFLECTION_MAX,
      `${label} can be up to ${REFLECTION_MAX.toLocaleString('en')} characters`,
    );

const optionalText = (label: string) =>
  text(label)
    .nullish()
    .transform((value) => value ?? '');

const texts = {
  highlights: text('Highlights', NO_HIGHLIGHT).refine((value) => value !== '', NO_HIGHLIGHT),
  challenges: optionalText('Challenges and growth'),
  gratitude: optionalText('Gratitude'),
  nextWeekGoals: optionalText('Goals'),
};

/** What a reflection needs, whichever door it came through. Extra fields (a `userId`) are ignored. */
export const reflectionSchema = z.object(
  { week: z.iso.date('The week is the date of its Sunday, such as 2026-03-01').optional(), ...texts },
  { error: 'Send the reflection as an object' },
);

export type ReflectionInput = z.output<typeof reflectionSchema>;

/** A reflection that has been begun: anything may still be missing. */
export const reflectionDraftSchema = z.object({
  highlights: optionalText('Highlights'),
  challenges: optionalText('Challenges and growth'),
  gratitude: optionalText('Gratitude'),
  nextWeekGoals: optionalText('Goals'),
});
