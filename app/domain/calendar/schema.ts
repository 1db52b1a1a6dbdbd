import { z } from 'zod';
import { canonicalZone } from './zones';

const FROM_THE_LIST = 'Choose a time zone from the list, such as Europe/Paris';

/** An IANA zone, chosen from a list or sent by a device; out comes its canonical name. */
export const timeZoneSchema = z.string({ error: 'Choose a time zone' }).transform((name, context) => {
  const zone = canonicalZone(name);
  if (zone !== null) return zone;
  context.addIssue({ code: 'custom', message: FROM_THE_LIST });
  return z.NEVER;
});

const hourError = 'Choose an hour from the list';

export const daySettingsSchema = z.object({
  timeZone: timeZoneSchema,
  dayStartHour: z.coerce.number({ error: hourError }).int(hourError).min(0, hourError).max(6, hourError),
});
