/** What a mail is about. */
export const MAIL_KINDS = [
  'reset-link',
  'address-link',
  'address-changed',
  'password-changed',
  'factor',
  'texts-held-back',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const MAIL_STATUSES = ['waiting', 'sent', 'failed', 'expired'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];
