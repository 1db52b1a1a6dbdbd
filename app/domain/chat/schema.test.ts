import { expect, test } from 'vitest';
import { chatListSchema, parseTurn } from './schema';

const turnOf = (message: unknown) => parseTurn({ message, userId: 'anonymous' });

test('a message is trimmed, keeps its lines and loses what else was sent', () => {
  expect(turnOf('  One\r\ntwo \n')).toEqual({ message: 'One\ntwo' });
});

test.each(['', '   \n ', null, undefined, 5, ['a'], 'a\0b', '\ud83d', 'x'.repeat(2001)])(
  'what is no message is refused: %j',
  (message) => {
    expect(() => turnOf(message)).toThrow();
  },
);

test('2,000 characters fit, line breaks of a browser counted once', () => {
  expect(() => turnOf('x'.repeat(2000))).not.toThrow();
  expect(() => turnOf(`${'x\r\n'.repeat(999)}xx`)).not.toThrow();
});

test.each(['yesterday', '-1', '1.5', '1e99'])('a list does not go on at %s', (before) => {
  expect(chatListSchema.safeParse({ before }).success).toBe(false);
});

test('a button goes before a message sent with it', () => {
  expect(parseTurn({ choice: '3.yes', message: 'half writ' })).toEqual({ choice: '3.yes' });
  expect(parseTurn({ choice: null, message: 'hello' })).toEqual({ message: 'hello' });
});

test.each([5, '', 'a b', 'x'.repeat(81), {}])('%j is no button', (choice) => {
  expect(() => parseTurn({ choice, message: 'hello' })).toThrow();
});
