/** Everything an admin can do, in the words of the audit log. */
export const ACTS = {
  'make-admin': 'Made admin',
  'remove-admin': 'Removed admin',
  activate: 'Activated',
  deactivate: 'Deactivated',
  'reset-password': 'Asked for a password reset email',
  'reset-second-factor': 'Took the second factor off',
  'delete-user': 'Deleted an account',
  'open-user': 'Opened the details of an account',
  'sms-settings': 'Changed the text message settings',
  'sms-template': 'Changed a text message template',
  'sms-test-connection': 'Tested the text message connection',
  'sms-test-send': 'Sent a test text message',
  'sms-open-log': 'Read the log of text messages',
} as const;

export type AdminActName = keyof typeof ACTS;
