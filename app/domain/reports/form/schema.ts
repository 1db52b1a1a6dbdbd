import { z } from 'zod';
import { endOfDay, localDateAt, wallDateAt } from '../../calendar/clock';
import { figure } from '../../calendar/counts-in-words';
import { addToDate, daysBetween } from '../../calendar/dates';
import type { DaySettings } from '../../calendar/day-settings';
import { hasAtMost, singleLine, storableText } from '../../parse';
import {
  EMAIL_MAX,
  EXPIRY_MAX_YEARS,
  MESSAGE_MAX,
  NAME_MAX,
  PASSCODE_MAX,
  PASSCODE_MIN,
  TITLE_MAX,
} from './limits';
import { lengthOf, LONGEST_DAYS } from './periods';

const CHOSEN_MAX = 2000;

const line = (label: string, missing: string, most: number) =>
  singleLine(label, missing)
    .refine((text) => text !== '', missing)
    .refine((text) => hasAtMost(text, most), `${label} can be up to ${most} characters`);

const NO_EMAIL = 'Valid email is required';
const providerEmail = storableText(NO_EMAIL)
  .refine((text) => z.email().safeParse(text).success, NO_EMAIL)
  .refine((text) => text.length <= EMAIL_MAX, `Email can be up to ${EMAIL_MAX} characters`);

const message = storableText('The message must be text')
  .transform((text) => text.replaceAll('\r\n', '\n'))
  .refine(
    (text) => hasAtMost(text, MESSAGE_MAX),
    `The message can be up to ${figure(MESSAGE_MAX)} characters`,
  )
  .nullish()
  .transform((text) => text || null);

const USE_A_DATE = 'Use a date such as 2026-03-01';
const dayPattern = z.iso.date(USE_A_DATE);
const instantPattern = z.iso.datetime({ offset: true, error: USE_A_DATE });

/** A calendar day, or an instant that falls on one in the owner's zone. */
const day = (settings: DaySettings) =>
  z
    .union([dayPattern, instantPattern], { error: USE_A_DATE })
    .transform((text) => (text.includes('T') ? localDateAt(new Date(text), settings) : text));

const chosen = z.array(z.string().max(64), { error: 'Send a list' }).max(CHOSEN_MAX).default([]);
const tick = (preset: boolean) => z.boolean({ error: 'Use true or false' }).default(preset);

/** What may be put in beside the numbers. `notes` and `reflections` name the check-ins and weeks that were chosen. */
const sections = z
  .object(
    {
      aiAnalysis: tick(true),
      riskRule: tick(false),
      message: tick(false),
      scores: tick(true),
      notes: chosen,
      reflections: chosen,
    },
    { error: 'Send the sections as an object' },
  )
  .prefault({});

export interface ReportMoment {
  now: Date;
  settings: DaySettings;
}

function checkPeriod(today: string) {
  return ({ start, end }: { start: string; end: string }, context: z.RefinementCtx) => {
    const refuse = (field: 'start' | 'end', text: string) =>
      context.addIssue({ code: 'custom', path: [field], message: text });
    if (start > end) refuse('start', 'The start date must be on or before the end date');
    else if (lengthOf({ start, end }) > LONGEST_DAYS) refuse('start', 'A report can cover up to 5 years');
    // A client that is a zone ahead is not refused.
    else if (daysBetween(today, end) > 1) refuse('end', 'The end date cannot be in the future');
  };
}

const FAR_EXPIRY = `The expiration date can be up to ${EXPIRY_MAX_YEARS} years ahead`;
const PAST_EXPIRY = 'The expiration date cannot be in the past';

/** The end of the chosen day in the owner's zone. */
const expiry = ({ now, settings }: ReportMoment) =>
  z
    .union([dayPattern, instantPattern], { error: USE_A_DATE })
    .transform((text, context) => {
      const isInstant = text.includes('T');
      const date = isInstant ? wallDateAt(new Date(text), settings.timeZone) : text;
      const ends = endOfDay(date, settings.timeZone);
      if (ends <= now || (isInstant && new Date(text) < now)) {
        context.addIssue({ code: 'custom', message: PAST_EXPIRY });
        return z.NEVER;
      }
      if (date > addToDate(wallDateAt(now, settings.timeZone), { years: EXPIRY_MAX_YEARS })) {
        context.addIssue({ code: 'custom', message: FAR_EXPIRY });
        return z.NEVER;
      }
      return ends;
    })
    .nullish()
    .transform((ends) => ends ?? null);

const passcode = z
  .string({ error: 'The passcode must be text' })
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'Please use letters, digits and signs only')
  .refine(
    (text) => [...text].length >= PASSCODE_MIN,
    `The passcode needs at least ${PASSCODE_MIN} characters`,
  )
  .refine((text) => [...text].length <= PASSCODE_MAX, `The passcode can be up to ${PASSCODE_MAX} characters`)
  .nullish()
  .transform((text) => text ?? null);

/** The part of a report that decides what is in it. */
export const reportPeriodSchema = ({ now, settings }: ReportMoment) =>
  z
    .object({ start: day(settings), end: day(settings) }, { error: 'Send a date range with start and end' })
    .superRefine(checkPeriod(localDateAt(now, settings)));

/** What a report needs, whichever door it came through. Extra fields are ignored. */
export const reportSchema = (moment: ReportMoment) =>
  z.object(
    {
      title: line('The title', 'Title is required', TITLE_MAX),
      providerName: line('The name', 'Healthcare provider name is required', NAME_MAX),
      providerEmail,
      message,
      dateRange: reportPeriodSchema(moment),
      expiresAt: expiry(moment),
      passcode,
      sections,
    },
    { error: 'Send the report as an object' },
  );

export type ReportInput = z.output<ReturnType<typeof reportSchema>>;

/** Changes to a report's link: closed or open, another passcode or none (null). */
export const linkChangesSchema = z
  .object({
    isActive: z.boolean({ error: 'Use true or false' }).optional(),
    passcode: passcode.optional(),
  })
  .refine((changes) => changes.isActive !== undefined || changes.passcode !== undefined, {
    path: ['body'],
    message: 'Send at least one field to change',
  });

export const reportListSchema = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,64}$/, 'cursor comes from the Link header of the page before')
    .transform((text) => {
      const [moment, id = ''] = text.split('.');
      return { createdAt: new Date(Number(moment)), id };
    })
    .optional(),
});
