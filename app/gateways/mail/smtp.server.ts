import nodemailer from 'nodemailer';
import type { MailGateway } from './mail-gateway';

// nodemailer's own limits are minutes.
const TIME_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mail through an SMTP server, `smtp(s)://user:password@host:port`. */
export function smtpMail({ url, from }: { url: string; from: string }): MailGateway {
  const transport = nodemailer.createTransport({ url, ...TIME_LIMITS });
  return {
    async send({ accountId: _, ...mail }) {
      await transport.sendMail({ ...mail, from });
    },
    // Nothing is kept here.
    async forget() {},
    async deleteOlderThan() {},
  };
}
