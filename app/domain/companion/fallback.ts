import type { Draft, Heard } from './draft';
import { opening } from './reflection';
import { slotOf } from './slots';
import type { CompanionMemory } from './types';

const HEAR = [
  'I am listening.',
  'Say it in any order you like.',
  'It does not have to be tidy here.',
  'There is no hurry.',
  'I may not have caught all of it.',
  'You can begin with the smallest piece.',
  'Big or small, both are fine here.',
  'You choose where we go.',
  'Half a thought is enough.',
  'It can be about today, or about years.',
  'I have time.',
  'Nothing here needs to sound good.',
];

const ASK = [
  'What is most on your mind?',
  'What part of it would you like to talk about?',
  'What has today been like?',
  'How has this week treated you?',
  'What would be good to get off your chest?',
  'What is it that weighs most right now?',
  'Which word would fit how you are?',
  'What happened just before you wrote?',
  'Where would you like to begin?',
  'How are you, in your own words?',
  'What do you wish someone had asked you today?',
];

/** What is said when nothing else fits. */
export const fallbackReply = (heard: Heard, memory: CompanionMemory): Draft => ({
  slots: [
    ...opening(heard, memory, null),
    slotOf('hear', 'fallback.hear', HEAR),
    memory.quiet ? null : slotOf('ask', 'fallback.ask', ASK),
  ],
  source: 'fallback',
  topic: null,
  memory: { awaits: null },
});
