import { expect, test } from 'vitest';
import { summariseReflection } from './summary';

const texts = {
  highlights: 'Walked by the sea. It rained.',
  challenges: '',
  gratitude: '',
  nextWeekGoals: '',
};
const week = { checkIns: 4, days: 3, mood: 3.52, bestDay: 'Tuesday' };

test('a summary names the subjects, the numbers of the week and the first words', () => {
  expect(
    summariseReflection({ ...texts, gratitude: 'My sister', nextWeekGoals: 'Sleep by eleven' }, week),
  ).toBe(
    'You wrote about what went well, what you are grateful for and what you want next. ' +
      'There were 4 check-ins on 3 days, with a mean of 3.5 out of 5, highest on Tuesday. ' +
      'It begins: “Walked by the sea.” For the week ahead you noted: “Sleep by eleven”',
  );
});

test('a week with one check-in, or none, is said as it is', () => {
  expect(summariseReflection(texts, { checkIns: 1, days: 1, mood: 2, bestDay: null })).toContain(
    'There was 1 check-in on 1 day, with a mean of 2.0 out of 5.',
  );
  expect(summariseReflection(texts, { checkIns: 0, days: 0, mood: null, bestDay: null })).toContain(
    'There are no check-ins in this week.',
  );
});

test('a long beginning is cut between words', () => {
  const summary = summariseReflection({ ...texts, highlights: 'word '.repeat(100) }, week);
  expect(/“(.*)”/.exec(summary)?.[1]).toMatch(/^(word )+word…$/);
  const waves = summariseReflection({ ...texts, highlights: `a${'🌊'.repeat(200)}` }, week);
  expect(waves).toContain(`“a${'🌊'.repeat(119)}…”`);
});
