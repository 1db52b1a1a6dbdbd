import type { Answer } from './words/answer';
import type { Phrase } from './words/phrase';
import type { SafetyQuestion } from '../safety/types';
import type { Slot } from './compose';
import type { CompanionMemory, CompanionReply, CompanionTurn } from './types';

/** A message as the flows read it. */
export interface Heard extends CompanionTurn {
  answer: Answer;
  phrase: Phrase | null;
}

/** A reply before its words are chosen. */
export interface Draft {
  slots: (Slot | null)[];
  source: CompanionReply['source'];
  topic: string | null;
  memory: Partial<CompanionMemory>;
  asked?: SafetyQuestion;
}
