import { z } from 'zod';
import { MINUTE_MS } from '../../calendar/durations';
import { timeZoneSchema } from '../../calendar/schema';
import { startOfUtcDate } from '../../calendar/utc';
import { atMoment, type OutputOf } from '../../parse';
import { type Answers, FACTOR_FIELDS } from '../answers';
import { STEP_TEXTS } from '../questions/step-texts';
import { countAnswers } from '../rules';
import { notesSchema, rating, ratings, withoutUndefined } from './fields';

const EARLIEST = startOfUtcDate('2000-01-01');
/** A device whose clock runs ahead is not refused. */
const CLOCK_SKEW_MS = 5 * MINUTE_MS;

/** SPEC names each question by an id (`sleep`) and a field (`sleepRating`): an answer under either is an answer. */
const byField = (responses: unknown) => {
  if (typeof responses !== 'object' || responses === null || Array.isArray(responses)) return responses;
  const named = responses as Record<string, unknown>;
  const byId = FACTOR_FIELDS.map((field) => [field, named[STEP_TEXTS[field].id]] as const);
  return { ...Object.fromEntries(byId.filter(([, value]) => value !== undefined)), ...named };
};
const responseMap = <Value extends z.ZodType>(value: Value) =>
  z.preprocess(byField, z.object(ratings(value), { error: 'responses must be a map of ratings' }).optional());

const dateSchema = (now: () => Date) =>
  z
    .string({ error: 'The date must be an ISO 8601 text' })
    .refine((text) => z.iso.datetime({ offset: true }).safeParse(text).success, {
      error: 'The date must be ISO 8601 with an offset, such as 2026-03-01T20:15:00+01:00',
      abort: true,
    })
    .transform((text) => new Date(text))
    .refine((date) => date.getTime() <= now().getTime() + CLOCK_SKEW_MS, 'The date cannot be in the future')
    .refine((date) => date >= EARLIEST, 'The date cannot be before the year 2000');

/** The rated fields that an API client may send beside `responses`; overallMood is computed, never taken. */
const { overallMood: _computed, ...sentRatings } = ratings(rating);

/** What a check-in needs, whichever door it came through. Extra fields are ignored. */
export const checkInSchema = atMoment((now) =>
  z
    .object({
      ...sentRatings,
      responses: responseMap(rating),
      notes: notesSchema.nullish().transform((text) => text || null),
      date: dateSchema(now).optional(),
      timeZone: timeZoneSchema.optional(),
    })
    .transform(({ responses, notes, date, timeZone, ...sent }, context) => {
      // Ratings sent beside `responses` may be the stored defaults of 3: only `responses` is what was answered.
      const answers: Answers = responses && countAnswers(responses) > 0 ? responses : sent;
      if (countAnswers(answers) === 0) {
        context.issues.push({
          code: 'custom',
          input: answers,
          path: ['responses'],
          message: 'Answer at least one question',
        });
        return z.NEVER;
      }
      return {
        answers: withoutUndefined(answers),
        /** Ratings that were sent but are not answers: stored as they came, never counted. */
        unanswered: responses && answers === responses ? withoutUndefined(sent) : {},
        notes,
        date,
        timeZone,
      };
    }),
);

export type CheckInInput = OutputOf<typeof checkInSchema>;

const change = rating.nullable();
const { overallMood: _alsoComputed, ...sentChanges } = ratings(change);

/** When the check-in was last changed, as the client saw it. */
const seenSchema = z.iso
  .datetime({ offset: true, error: 'updatedAt is the ISO 8601 text that came with the check-in' })
  .transform((text) => new Date(text).getTime());

/** Changes to a check-in: a rating of null takes the answer back. At least one field has to be there. */
export const checkInChangesSchema = atMoment((now) =>
  z
    .object({
      ...sentChanges,
      responses: responseMap(change),
      notes: notesSchema.nullable().optional(),
      date: dateSchema(now).optional(),
      timeZone: timeZoneSchema.optional(),
      updatedAt: seenSchema.optional(),
    })
    .transform(({ responses, notes, date, timeZone, updatedAt, ...sent }, context) => {
      const answers = withoutUndefined({ ...sent, ...responses });
      const isEmpty = Object.keys(answers).length === 0;
      if (isEmpty && notes === undefined && date === undefined && timeZone === undefined) {
        context.issues.push({
          code: 'custom',
          input: {},
          path: ['body'],
          message: 'Send at least one field to change',
        });
        return z.NEVER;
      }
      return { answers, notes: notes === '' ? null : notes, date, timeZone, seen: updatedAt };
    }),
);

/** Without the version that a client says it has seen: that is a condition, not a change. */
export type CheckInChanges = Omit<OutputOf<typeof checkInChangesSchema>, 'seen'>;

/** The key of a submission, made by the server with the form. */
export const submissionKeySchema = z.string().regex(/^[\w-]{20,64}$/, 'The form is incomplete');
