import { expect, test } from 'vitest';
import { asPlainText } from './plain-text';

test('a conversation as text says when, who and what, in the person’s own zone', () => {
  const text = asPlainText(
    {
      date: new Date('2026-11-18T23:30:00Z'),
      messages: [
        { role: 'assistant', content: 'Hello', timestamp: '2026-11-18T23:30:00Z' },
        { role: 'user', content: 'Two\nlines', timestamp: '2026-11-18T23:31:00Z' },
        { role: 'assistant', content: 'I hear you', timestamp: '2026-11-18T23:31:00Z', model: 'gemma' },
      ],
    },
    'Europe/Paris',
  );
  expect(text).toMatch(/^A conversation with Harbor on Thursday 19 November 2026 \(Europe\/Paris\)\n/);
  expect(text).toContain('AI assistant');
  expect(text).toContain('\nHarbor, 12:30 am\nHello\n');
  expect(text).toContain('\nYou, 12:31 am\nTwo\nlines\n');
  expect(text).toContain('\nHarbor (worded by gemma), 12:31 am\nI hear you\n');
});
