import { z } from 'zod';
import { figure } from '../calendar/counts-in-words';
import { hasAtMost, storableText } from '../parse';
import { NO_HIGHLIGHT, REFLECTION_MAX } from './fields';

const anyLength = (missing: string) =>
  storableText(missing).transform((value) => value.replaceAll('\r\n', '\n'));

const text = (label: string, missing = `${label} must be text`) =>
  anyLength(missing).refine(
    (value) => hasAtMost(value, REFLECTION_MAX),
    `${label} can be up to ${figure(REFLECTION_MAX)} characters`,
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

const begunText = anyLength('Must be text')
  .nullish()
  .transform((value) => value ?? '');

/** A reflection that has been begun: anything may still be missing, or be too long. The limit on bodies is its limit. */
export const reflectionDraftSchema = z.object({
  highlights: begunText,
  challenges: begunText,
  gratitude: begunText,
  nextWeekGoals: begunText,
});
