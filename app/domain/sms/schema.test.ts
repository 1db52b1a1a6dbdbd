import { parseWithZod } from '@conform-to/zod/v4';
import { expect, it } from 'vitest';
import { smsSettingsFormSchema, templateSchema } from './schema';

const SENT = { welcomeEnabled: 'on', defaultFromNumber: '', rateLimitPerDay: '5' };

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseWithZod(form, { schema: smsSettingsFormSchema });
}

it('a box that is not ticked is off, and an empty number is none', () => {
  const submission = read(SENT);
  expect(submission.status === 'success' && submission.value).toEqual({
    welcomeEnabled: true,
    reminderEnabled: false,
    achievementEnabled: false,
    weeklyReflectionEnabled: false,
    defaultFromNumber: '',
    rateLimitPerDay: 5,
  });
});

it.each([
  ['rateLimitPerDay', ''],
  ['rateLimitPerDay', '0'],
  ['rateLimitPerDay', '101'],
  ['rateLimitPerDay', '2.5'],
  ['rateLimitPerDay', 'five'],
  ['defaultFromNumber', 'Soundings'],
  ['defaultFromNumber', '+1 555 010 0199 000 000'],
])('%s cannot be "%s"', (name, value) => {
  const { error } = read({ ...SENT, [name]: value }).reply();
  expect(Object.keys(error ?? {})).toEqual([name]);
});

it.each([
  ['Hi {firstName}, see {link}', []],
  ['Hi {firstName', ['A { or } stands alone. Placeholders look like {firstName}']],
  ['Hi {{firstName}}', ['A { or } stands alone. Placeholders look like {firstName}']],
  [
    'Hi {name}',
    ['Nothing is known to fill in for {name}. There are {firstName}, {streakDays}, {milestone}, {link}'],
  ],
])('the template %j has the mistakes %j', (message, mistakes) => {
  const read = templateSchema.safeParse({ messageType: 'reminder', message, isActive: true });
  expect(read.error?.issues.map((issue) => issue.message) ?? []).toEqual(mistakes);
});
