import type { MemberType } from './types';

export const PLACEHOLDERS = ['firstName', 'streakDays', 'milestone', 'link'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];
export type Values = Record<Placeholder, string>;

/** Nothing here says what Soundings is about: it may light up on a locked screen. */
export const DEFAULT_TEMPLATES: Record<MemberType, { name: string; message: string }> = {
  welcome: {
    name: 'Welcome',
    message:
      'Welcome to Soundings. About 5 questions, about 5 minutes, or the full 10: {link} Reply STOP for no more texts, HELP for help.',
  },
  reminder: {
    name: 'Daily reminder',
    message: 'Hi {firstName}, a few quiet minutes today? {link}',
  },
  achievement: {
    name: 'Achievement',
    message: 'Hi {firstName}, {milestone} at Soundings! {link}',
  },
  'weekly-reflection': {
    name: 'Weekly reflection',
    message: 'Hi {firstName}, the week is coming to its end. Want to look back for a moment? {link}',
  },
};

/**
 * The name in a text. The welcome goes to a number that nobody has confirmed: a stranger must not read there the
 * name that was typed.
 */
export const nameFor = (messageType: MemberType, firstName: string) =>
  messageType === 'welcome' ? 'there' : firstName;

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** The text with its placeholders filled. */
export function fillTemplate(message: string, values: Values): string {
  return message.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : whole,
  );
}

/** Placeholders that nothing will be filled in for. */
export function unknownPlaceholders(message: string): string[] {
  const names = [...message.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return names.filter((name) => !(PLACEHOLDERS as readonly string[]).includes(name));
}

/** True for a brace that belongs to no placeholder, a slip that would go out as it is. */
export const hasLooseBrace = (message: string) => /[{}]/.test(message.replace(PLACEHOLDER, ''));

/** The same text as admins read it in the log: without the numbers that come from somebody's check-ins. */
export function loggedText(message: string, values: Values): string {
  return fillTemplate(message, { ...values, streakDays: '{streakDays}', milestone: '{milestone}' });
}
