import type { KnownFacts } from './types';
import { compose } from './compose';
import { dayName, ratingWords } from './look-back';
import { slotOf } from './slots';

const HELLO = [
  'Hello{name}. I am Harbor, an AI companion.',
  'Hi{name}, I am Harbor, an AI that listens.',
  'Hello{name}, this is Harbor. I am an AI, here to listen.',
];
const ASK = [
  'What would you like to talk about?',
  'How are you, in your own words?',
  'What is on your mind?',
  'How has today been so far?',
];
const FIRST_TIME = [
  'You can write as it comes, in any order.',
  'Big or small, both are fine here.',
  'Nothing needs to sound good here.',
];

/** The first words of a conversation: who speaks, the latest check-in of the last two days when there is one, one question. */
export function greeting({ facts, seed }: { facts: KnownFacts; seed: string }): string {
  const name = facts.firstName?.trim() ? ` ${facts.firstName.trim()}` : '';
  const seen = checkInWords(facts);
  return compose(
    [
      slotOf(
        'lead',
        'hello',
        HELLO.map((line) => line.replace('{name}', name)),
      ),
      slotOf('hear', 'hello.seen', seen ? [seen] : FIRST_TIME),
      slotOf('ask', 'hello.ask', ASK),
    ],
    `greeting:${seed}`,
    [],
  ).text;
}

function checkInWords({ checkIns, today }: KnownFacts): string | null {
  const latest = checkIns[0];
  const mood = latest?.answers.overallMood;
  if (!latest || mood === undefined) return null;
  const day = dayName(latest.localDate, today);
  if (day !== 'Today' && day !== 'Yesterday') return null;
  return `${day} ${ratingWords('overallMood', mood)}.`;
}
