import { ENGLISH_IMMINENT } from './crisis/english-imminent';
import type { Draft, Heard } from './draft';
import { reflection } from './reflection';
import { slotOf } from './slots';
import type { CompanionMemory } from './types';

const HEAR = [
  'I am glad you are still here, writing.',
  'We can go slowly now.',
  'One thing at a time is plenty tonight.',
  'Nothing more has to be solved in this hour.',
  'What you told me before still matters to me.',
  'It is all right to be tired after that.',
];
const ASK = [
  'What would make the next hour a bit easier?',
  'Who will be near you tonight?',
  'What do you need right now?',
  'What helps you feel a little safer?',
  'Who could you tell how today was?',
  'What comes next for you today?',
];

/** Between the worst of it and everyday things: in the place of the reply that would fit anything. */
export const afterCrisisReply = (heard: Heard, memory: CompanionMemory): Draft => ({
  slots: [
    ...reflection(heard, memory),
    slotOf('hear', 'aftermath.hear', HEAR),
    memory.quiet ? null : slotOf('ask', 'aftermath.ask', ASK),
  ],
  source: 'flow',
  topic: 'aftermath',
  memory: { awaits: null },
});

/** For who worries about somebody else, after the first question about it. */
export function worriedForOther(heard: Heard, memory: CompanionMemory): Draft {
  const turnsIn = Math.min(memory.turn - memory.checkedIn, ENGLISH_IMMINENT.forOther.length) - 1;
  const lines = ENGLISH_IMMINENT.forOther[Math.max(0, turnsIn)];
  return {
    slots: [
      ...reflection(heard, memory),
      slotOf('hear', `worried.${turnsIn}.hear`, lines?.hear ?? HEAR),
      slotOf('ask', `worried.${turnsIn}.ask`, lines?.ask ?? ASK),
    ],
    source: 'flow',
    topic: 'worried-for-other',
    asked: lines?.asked ?? null,
    memory: { awaits: null },
  };
}
