import { expect, test } from 'vitest';
import { chatInputSchema, chatListSchema } from './schema';

const messageOf = (message: unknown) => chatInputSchema.safeParse({ message, userId: 'anonymous' });

test('a message is trimmed, keeps its lines and loses what else was sent', () => {
  expect(messageOf('  One\r\ntwo \n').data).toEqual({ message: 'One\ntwo' });
});

test.each(['', '   \n ', null, undefined, 5, ['a'], 'a\0b', '\ud83d', 'x'.repeat(2001)])(
  'what is no message is refused: %j',
  (message) => {
    expect(messageOf(message).success).toBe(false);
  },
);

test('2,000 characters fit, line breaks of a browser counted once', () => {
  expect(messageOf('x'.repeat(2000)).success).toBe(true);
  expect(messageOf(`${'x\r\n'.repeat(999)}xx`).success).toBe(true);
});

test.each(['yesterday', '-1', '1.5', '1e99'])('a list does not go on at %s', (before) => {
  expect(chatListSchema.safeParse({ before }).success).toBe(false);
});
