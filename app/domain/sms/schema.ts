import { z } from 'zod';
import { pageNumber } from '../paging';
import { storableText } from '../parse';
import { REMINDER_HOURS } from './hours';
import { hasLooseBrace, PLACEHOLDERS, unknownPlaceholders } from './templates';
import { LOG_STATUSES, MEMBER_TYPES, MESSAGE_TYPES } from './types';

const RATE_LIMIT = { min: 1, max: 100 };
const TEMPLATE_MAX = 480;
const TEXT_MAX = 1600;
const PHONE = /^\+?[\d\s\-()]+$/;

const onOff = z.boolean({ error: 'Must be true or false' });
const limitMessage = `The daily limit is a whole number from ${RATE_LIMIT.min} to ${RATE_LIMIT.max}`;

const fromNumber = storableText('Must be a text')
  .refine((text) => text === '' || PHONE.test(text), 'Invalid phone number format')
  .refine((text) => text.length <= 20, 'Phone number can be up to 20 characters');

export const smsSettingsSchema = z.object({
  welcomeEnabled: onOff,
  reminderEnabled: onOff,
  achievementEnabled: onOff,
  weeklyReflectionEnabled: onOff,
  defaultFromNumber: fromNumber,
  rateLimitPerDay: z
    .number({ error: limitMessage })
    .int(limitMessage)
    .min(RATE_LIMIT.min, limitMessage)
    .max(RATE_LIMIT.max, limitMessage),
});
export type SmsSettingsInput = z.output<typeof smsSettingsSchema>;

const checkbox = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

/** The same as it comes from a form: a box that is not ticked and a field that is empty are not there. */
export const smsSettingsFormSchema = smsSettingsSchema.extend({
  welcomeEnabled: checkbox,
  reminderEnabled: checkbox,
  achievementEnabled: checkbox,
  weeklyReflectionEnabled: checkbox,
  defaultFromNumber: fromNumber.optional().transform((text) => text ?? ''),
  rateLimitPerDay: z.coerce
    .number({ error: limitMessage })
    .int(limitMessage)
    .min(RATE_LIMIT.min, limitMessage)
    .max(RATE_LIMIT.max, limitMessage),
});

const templateText = storableText('Write the text')
  .refine((text) => text.length > 0, 'Write the text')
  .refine((text) => text.length <= TEMPLATE_MAX, `A text can have up to ${TEMPLATE_MAX} characters`)
  .superRefine((text, context) => {
    for (const name of unknownPlaceholders(text)) {
      const known = PLACEHOLDERS.map((placeholder) => `{${placeholder}}`).join(', ');
      context.addIssue({
        code: 'custom',
        message: `Nothing is known to fill in for {${name}}. There are ${known}`,
      });
    }
    if (hasLooseBrace(text)) {
      context.addIssue({
        code: 'custom',
        message: 'A { or } stands alone. Placeholders look like {firstName}',
      });
    }
  });

const messageType = z.enum(MEMBER_TYPES, { error: 'Unknown kind of message' });

export const templateSchema = z.object({ messageType, message: templateText, isActive: onOff });
export const templateFormSchema = z.object({ messageType, message: templateText, isActive: checkbox });
export const templateTypeSchema = z.object({ messageType });
export type TemplateInput = z.output<typeof templateSchema>;

export const testSendSchema = z.object({
  phoneNumber: storableText('Phone number is required')
    .refine((text) => text.length > 0, 'Phone number is required')
    .refine((text) => text === '' || (PHONE.test(text) && text.length <= 20), 'Invalid phone number format'),
  message: storableText('Message is required')
    .refine((text) => text.length > 0, 'Message is required')
    .refine((text) => text.length <= TEXT_MAX, `A text can have up to ${TEXT_MAX} characters`),
});
export type TestSendInput = z.output<typeof testSendSchema>;

const blankIsAll = (value: unknown) => (value === '' ? undefined : value);

export const logFilterSchema = z.object({
  type: z.preprocess(blankIsAll, z.enum(MESSAGE_TYPES, { error: 'Unknown kind of message' }).optional()),
  status: z.preprocess(blankIsAll, z.enum(LOG_STATUSES, { error: 'Unknown status' }).optional()),
});
export type LogFilter = z.output<typeof logFilterSchema>;

export const logApiSchema = logFilterSchema.extend({
  cursor: pageNumber.default(1),
  limit: z.coerce.number({ error: 'Must be a number' }).int().min(1).max(500).default(50),
});

const hourMessage = 'Choose an hour from 8 in the morning to 8 in the evening';
export const textingFormSchema = z.object({
  consent: checkbox,
  reminderOn: checkbox,
  reminderHour: z.coerce
    .number({ error: hourMessage })
    .refine((hour) => REMINDER_HOURS.includes(hour), hourMessage),
  achievementOn: checkbox,
  weeklyReflectionOn: checkbox,
});
export type TextingInput = z.output<typeof textingFormSchema>;

export const codeSchema = z.object({
  code: z
    .string({ error: 'Type the six digits' })
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Type the six digits')),
});
