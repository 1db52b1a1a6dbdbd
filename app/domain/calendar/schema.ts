import { z } from 'zod';
import { isTimeZone } from './calendar';

/** An IANA zone, chosen from a list or sent by a device. */
export const timeZoneSchema = z
  .string({ error: 'Choose a time zone' })
  .refine(isTimeZone, 'Choose a time zone from the list, such as Europe/Paris');

export const daySettingsSchema = z.object({
  timeZone: timeZoneSchema,
  dayStartHour: z.coerce
    .number({ error: 'Choose an hour from the list' })
    .int('Choose an hour from the list')
    .min(0, 'Choose an hour from the list')
    .max(6, 'Choose an hour from the list'),
});
