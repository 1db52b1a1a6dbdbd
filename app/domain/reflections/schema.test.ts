import { expect, test } from 'vitest';
import { reflectionSchema } from './schema';

const errorsOf = (input: unknown) =>
  reflectionSchema.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('highlights are needed, everything else may be left out', () => {
  expect(reflectionSchema.parse({ highlights: ' A walk ', userId: 'anonymous' })).toEqual({
    highlights: 'A walk',
    challenges: '',
    gratitude: '',
    nextWeekGoals: '',
  });
  const missing = 'highlights: Please add at least one highlight';
  expect(errorsOf({ highlights: '  \n ' })).toEqual([missing]);
  expect(errorsOf({})).toEqual([missing]);
});

test('texts go up to 2,000 characters, a line break of a browser counting as one', () => {
  const longest = `${'a'.repeat(1998)}\r\nb`;
  expect(reflectionSchema.parse({ highlights: longest }).highlights).toHaveLength(2000);
  expect(errorsOf({ highlights: 'a'.repeat(2001) })).toEqual([
    'highlights: Highlights can be up to 2,000 characters',
  ]);
  expect(errorsOf({ highlights: '🌊'.repeat(2000) })).toBeUndefined();
  expect(errorsOf({ highlights: '🌊'.repeat(2001) })).toHaveLength(1);
});

test('what is no text, no date or cannot be stored is refused', () => {
  expect(errorsOf({ highlights: 'a', gratitude: 7 })).toEqual(['gratitude: Gratitude must be text']);
  expect(errorsOf({ highlights: 'a\u0000b' })?.[0]).toContain('cannot be stored');
  expect(errorsOf({ highlights: 'a', week: '15 November' })?.[0]).toContain('date of its Sunday');
  expect(errorsOf(null)).toEqual([': Send the reflection as an object']);
});
