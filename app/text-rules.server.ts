import { secrets } from './db.server';
import type { TextRules } from './domain/sms/text-rules.server';
import { env } from './env.server';
import { deriveKey } from './secrets.server';

/** What this server's settings say about text messages. */
export const textRules: TextRules = {
  countries: env.SMS_COUNTRIES,
  hourlyCap: env.SMS_HOURLY_CAP,
  fromNumber: env.TWILIO?.fromNumber ?? '',
  numberKey: deriveKey(secrets.sessionSecrets[0] ?? '', 'texted-numbers'),
};
