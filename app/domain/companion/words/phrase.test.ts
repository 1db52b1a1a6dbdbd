import { expect, it } from 'vitest';
import { phraseOf } from './phrase';

it.each([
  ["I couldn't sleep again last night", "you couldn't sleep again last night"],
  ['my boss yelled at me in front of everyone', 'your boss yelled at you in front of everyone'],
  ['I was late for my exam', 'you were late for your exam'],
  ["Im so tired because my son won't sleep", "your son won't sleep"],
  ['lost my job', 'you lost your job'],
  ['my sister said I never care about mom', 'your sister said you never care about mom'],
  ['I met Jonas on Friday', 'you met Jonas on Friday'],
  ['im scared ill mess it up', "you're scared you'll mess it up"],
  ['I thought id have kids by now', "you thought you'd have kids by now"],
  ['I passed with a C', 'you passed with a C'],
  ['with my cousin', 'with your cousin'],
])('turns "%s" towards the person', (message, phrase) => {
  expect(phraseOf(message)?.text).toBe(phrase);
});

it.each(["I'm such a failure", 'I feel like I am a burden', 'nobody likes me'])(
  'marks a harsh word: %s',
  (message) => {
    expect(phraseOf(message)?.isHarsh).toBe(true);
  },
);

it.each([
  'yes',
  'idk',
  'no one calls me',
  'why do you ask?',
  'I want to kill myself',
  'you are not listening',
  'fuck all of this',
  "please don't tell anyone",
  'https://example.com/a',
  '...',
  '😭',
])('says nothing back of "%s"', (message) => {
  expect(phraseOf(message)).toBeNull();
});

it('reads a hostile message of 2,000 characters without losing time in it', () => {
  expect(() => phraseOf(`my ${'a '.repeat(1000)}`)).not.toThrow();
});
