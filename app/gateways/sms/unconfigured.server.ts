import type { SmsGateway } from './sms-gateway';

/** Without a provider nothing is sent, and whoever asks is told so. */
export const unconfiguredSms: SmsGateway = {
  send: async () => ({ status: 'not_configured' }),
};
