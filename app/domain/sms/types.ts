/** The four kinds of text that members get by themselves. */
export const MEMBER_TYPES = ['welcome', 'reminder', 'achievement', 'weekly-reflection'] as const;
export type MemberType = (typeof MEMBER_TYPES)[number];

/** Every kind that stands in the log. */
export const MESSAGE_TYPES = [...MEMBER_TYPES, 'code', 'test'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

export const TYPE_NAMES: Record<MessageType, string> = {
  welcome: 'Welcome',
  reminder: 'Daily reminder',
  achievement: 'Achievement',
  'weekly-reflection': 'Weekly reflection',
  code: 'Confirmation code',
  test: 'Test',
};

export const LOG_STATUSES = ['sent', 'delivered', 'failed', 'unknown', 'not_configured', 'skipped'] as const;
export type LogStatus = (typeof LOG_STATUSES)[number];

export const STATUS_NAMES: Record<LogStatus, string> = {
  sent: 'Sent',
  delivered: 'Delivered',
  failed: 'Failed',
  unknown: 'Unknown',
  not_configured: 'Not configured',
  skipped: 'Not sent',
};
