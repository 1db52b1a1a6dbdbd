import type { Twilio } from 'twilio';
import type { SmsGateway, TextMessage } from './sms-gateway';
import { outcomeOfFailure } from './twilio-failure';

export interface TwilioOptions {
  accountSid: string;
  authToken: string;
  fromNumber: string;
  /** The address of an emulator; Twilio's own without it. */
  baseUrl?: string;
  timeLimitMs?: number;
}

/** After this nobody knows whether it was sent. */
const SEND_LIMIT_MS = 10_000;

/**
 * Text messages through Twilio. The package takes a tenth of a second and 23 MB to load, so it is loaded by the first
 * message. Nothing is tried again here: Twilio has no key that would make a second try harmless.
 */
export function twilioSms(options: TwilioOptions): SmsGateway {
  let loading: Promise<Twilio> | undefined;
  const client = () => (loading ??= makeClient(options));
  return {
    isConfigured: true,

    async send({ to, from, message, receiptUrl }: TextMessage) {
      const { messages } = await client();
      try {
        const sent = await messages.create({
          to,
          from: from || options.fromNumber,
          body: message,
          statusCallback: receiptUrl,
        });
        if (typeof sent.sid !== 'string') return outcomeOfFailure(undefined);
        return { status: 'sent', providerId: sent.sid };
      } catch (error) {
        return outcomeOfFailure(error);
      }
    },

    async testConnection() {
      try {
        const { api } = await client();
        const { status } = await api.v2010.accounts(options.accountSid).fetch();
        return status === 'active'
          ? { success: true }
          : { success: false, error: `The account is ${status ?? 'unreadable'}.` };
      } catch (error) {
        return { success: false, error: outcomeOfFailure(error).error ?? 'The provider did not answer.' };
      }
    },

    async isGenuine({ signature, url, fields }) {
      const { default: twilio } = await import('twilio');
      return twilio.validateRequest(options.authToken, signature, url, fields);
    },
  };
}

async function makeClient({ accountSid, authToken, baseUrl, timeLimitMs }: TwilioOptions): Promise<Twilio> {
  const { default: twilio } = await import('twilio');
  const client = twilio(accountSid, authToken, { autoRetry: false, timeout: timeLimitMs ?? SEND_LIMIT_MS });
  if (baseUrl) client.api.baseUrl = baseUrl;
  return client;
}
