import { z } from 'zod';
import { timeZoneSchema } from '../check-in/schema';

export const daySettingsSchema = z.object({
  timeZone: timeZoneSchema,
  dayStartHour: z.coerce
    .number({ error: 'Choose an hour from the list' })
    .int('Choose an hour from the list')
    .min(0, 'Choose an hour from the list')
    .max(6, 'Choose an hour from the list'),
});

export type DaySettingsInput = z.output<typeof daySettingsSchema>;
