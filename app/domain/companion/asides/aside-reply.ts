import type { Draft } from '../draft';
import { slotOf } from '../slots';
import { flowOf } from '../topics';
import { fillIn } from '../words/fill-in';
import type { CompanionMemory } from '../types';
import type { Aside } from './aside';

const GO_ON = [
  'We can go on with {label} whenever you like.',
  'I have not lost the thread: {label}.',
  'And {label} is still here, if you want to go on.',
];
const ASK = [
  'What is on your mind?',
  'What brings you here today?',
  'How are things with you today?',
  'What would you like to talk about?',
];
const WITH_CHOICE = [
  'I will think of {choice} as yours.',
  'Good luck with {choice}.',
  'And {choice} is yours to try.',
];

/** Answers an aside, and leaves the way back into an open conversation. */
export function asideReply(memory: CompanionMemory, aside: Aside): Draft {
  const flow = memory.flow ? flowOf(memory.flow.topic) : null;
  const isParting = aside.id === 'thanks' || aside.id === 'goodbye';
  const choice = isParting ? memory.choice?.what : undefined;
  const isQuiet = memory.quiet || aside.makesQuiet === true;
  const mayAsk = !flow && !isQuiet && !aside.endsTurn && memory.tally.reflections >= memory.tally.questions;
  return {
    slots: [
      slotOf('say', `aside.${aside.id}`, aside.lines),
      choice
        ? slotOf(
            'back',
            'aside.choice',
            WITH_CHOICE.map((line) => fillIn(line, { choice })),
          )
        : null,
      flow && !aside.endsTurn
        ? slotOf(
            'say',
            'aside.go-on',
            GO_ON.map((line) => fillIn(line, { label: flow.label })),
          )
        : null,
      mayAsk ? slotOf('ask', 'aside.ask', ASK) : null,
    ],
    source: 'flow',
    topic: aside.id,
    memory: { quiet: isQuiet },
  };
}
