import type { SmsGateway } from './sms-gateway';

/** Without a provider nothing is sent, and the caller is told so. */
export const unconfiguredSms: SmsGateway = {
  isConfigured: false,
  send: async () => ({ status: 'not_configured' }),
  testConnection: async () => ({
    success: false,
    error: 'No provider is set up: TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM_NUMBER are missing.',
  }),
  isGenuine: async () => false,
};
