import nodemailer from 'nodemailer';
import { inTime } from '../../running/in-time';
import type { MailGateway } from './mail-gateway';
import { messageIdOf } from './message-id';
import { outcomeOfSmtpError } from './smtp-outcome';

// nodemailer's own limits are minutes, and each starts over with every byte.
const TIME_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const WHOLE_TRY_MS = 60_000;

interface SmtpSettings {
  /** `smtp(s)://user:password@host:port` */
  url: string;
  from: string;
  /** Shorter ones, for tests. */
  timeLimits?: Partial<typeof TIME_LIMITS & { wholeTry: number }>;
}

/** Mail through an SMTP server. */
export function smtpMail({ url, from, timeLimits = {} }: SmtpSettings): MailGateway {
  const { wholeTry = WHOLE_TRY_MS, ...limits } = timeLimits;
  const transport = nodemailer.createTransport({ url, ...TIME_LIMITS, ...limits });
  return {
    async send({ accountId: _, id, ...mail }) {
      const messageId = messageIdOf(id, from);
      try {
        await transport.sendMail({ ...mail, from, messageId, signal: AbortSignal.timeout(wholeTry) });
        return { status: 'sent' };
      } catch (error) {
        return outcomeOfSmtpError(error);
      }
    },
    async check() {
      return inTime(transport.verify(), wholeTry).catch(() => false);
    },
    // Nothing is kept here.
    async forget() {},
    async deleteOlderThan() {},
  };
}
