import { NO_RISK, type Assessment, type SafetyState } from '../../safety/types';
import { replyTo } from '../reply';
import { NEW_MEMORY, type CompanionMemory, type CompanionReply, type KnownFacts } from '../types';

export const CALM: Assessment = { level: 'none', category: null, subject: null, language: 'en', rules: [] };

export const FACTS: KnownFacts = {
  firstName: 'Sam',
  today: '2026-11-20',
  checkIns: [
    { localDate: '2026-11-19', answers: { overallMood: 3, energyRating: 2 } },
    {
      localDate: '2026-11-17',
      answers: {
        sleepRating: 2,
        overallMood: 2,
        stressRating: 1,
        anxietyRating: 2,
        socialRating: 2,
        focusRating: 3,
      },
    },
  ],
  plan: null,
};

export interface Said extends CompanionReply {
  heard: string;
}

export interface Risk {
  assessment: Assessment;
  state: SafetyState;
}

interface Setting {
  seed?: string;
  facts?: KnownFacts;
  memory?: CompanionMemory;
  /** The risk found in a message; calm without. */
  risk?: (text: string, index: number) => Risk;
}

/** Both sides of a conversation. */
export function talk(
  messages: readonly string[],
  { seed = 'talk', facts = FACTS, memory = NEW_MEMORY, risk }: Setting = {},
): Said[] {
  let carried = memory;
  return messages.map((text, index) => {
    const found = risk?.(text, index) ?? { assessment: CALM, state: NO_RISK };
    const reply = replyTo({ text, seed, memory: carried, facts, ...found });
    carried = reply.memory;
    return { ...reply, heard: text };
  });
}
