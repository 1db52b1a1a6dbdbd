import path from 'node:path';
import { env } from '../env.server';
import type { AiGateway } from './ai/ai-gateway';
import type { MailGateway } from './mail/mail-gateway';
import { outboxMail } from './mail/outbox.server';
import { smtpMail } from './mail/smtp.server';
import type { SmsGateway } from './sms/sms-gateway';
import { twilioSms } from './sms/twilio.server';
import { unconfiguredSms } from './sms/unconfigured.server';

/** The composition root: which vendor stands behind which interface. */
export const mail: MailGateway = env.SMTP_URL
  ? smtpMail({ url: env.SMTP_URL, from: env.MAIL_FROM })
  : outboxMail({ folder: path.join(env.DATA_DIR, 'outbox'), from: env.MAIL_FROM });

export const sms: SmsGateway = env.TWILIO ? twilioSms(env.TWILIO) : unconfiguredSms;

/** No model without a key or the address of a server; the vendor's package is loaded only for one. */
export const ai: AiGateway | null =
  env.OPENAI_API_KEY || env.OPENAI_BASE_URL
    ? (await import('./ai/openai.server')).openAi({
        apiKey: env.OPENAI_API_KEY,
        baseUrl: env.OPENAI_BASE_URL,
        model: env.OPENAI_MODEL,
      })
    : null;
