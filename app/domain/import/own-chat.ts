import { z } from 'zod';
import { isCalendarDate } from '../calendar/dates';
import { startOfUtcDate } from '../calendar/utc';
import { CONVERSATION_MAX_MESSAGES } from '../chat/limits';
import { storableText } from '../parse';
import { assess } from '../safety/assess';
import { type Assessment, graver, isCrisis, SAFETY_LEVELS, type SafetyLevel } from '../safety/types';

const EARLIEST = startOfUtcDate('2000-01-01').getTime();

export const instantSchema = z.iso
  .datetime({ offset: true, error: 'This is not an instant in ISO 8601' })
  .transform((text) => new Date(text))
  .refine((at) => at.getTime() >= EARLIEST, 'This is before the year 2000');

/** What was made from a text: dropped when it cannot be read, it says nothing new. */
export const summarySchema = storableText()
  .refine((text) => text.length <= 4000)
  .nullable()
  .catch(null);

const message = z.object({
  role: z.enum(['user', 'assistant']),
  content: storableText('A message has no text').refine(
    (text) => text.length <= 8000,
    'A message is too long',
  ),
  timestamp: instantSchema.transform((at) => at.toISOString()),
  level: z.enum(SAFETY_LEVELS).optional().catch(undefined),
  model: z.string().max(200).optional().catch(undefined),
});

/** The gravest of some assessments, and whether one of crisis is about the writer. */
export function worstOf(assessments: Assessment[]): { level: SafetyLevel; isOwnCrisis: boolean } {
  const level = assessments.reduce<SafetyLevel>((worst, each) => graver(worst, each.level), 'none');
  return { level, isOwnCrisis: assessments.some((each) => isCrisis(each.level) && each.subject === 'self') };
}

/** A conversation of an export. What the safety rules say of it is worked out again, whatever the file says. */
export const chatSchema = (now: Date) => {
  const past = instantSchema.refine((at) => at <= now, 'This lies in the future');
  return z
    .object({
      date: past,
      endedAt: past.nullish(),
      localDate: z.string().refine(isCalendarDate).nullable().catch(null),
      messages: z
        .array(message)
        .min(1, 'There are no messages in it')
        .max(CONVERSATION_MAX_MESSAGES * 2, 'There are too many messages in it'),
      summary: summarySchema,
      sentiment: z.string().max(100).nullable().catch(null),
    })
    .transform(({ date, endedAt, messages, ...rest }) => {
      const judged = messages
        .filter(({ role }) => role === 'user')
        .map(({ content, timestamp }) => ({ timestamp, assessment: assess(content) }));
      const crisis = judged.filter(({ assessment }) => worstOf([assessment]).isOwnCrisis).at(-1);
      const last = messages.at(-1)?.timestamp ?? date.toISOString();
      return {
        ...rest,
        messages,
        date: date.toISOString(),
        endedAt: endedAt?.toISOString() ?? earlierOf(last, now),
        level: worstOf(judged.map(({ assessment }) => assessment)).level,
        crisisAt: crisis ? earlierOf(crisis.timestamp, now) : null,
      };
    });
};

const earlierOf = (instant: string, now: Date) => (instant < now.toISOString() ? instant : now.toISOString());
