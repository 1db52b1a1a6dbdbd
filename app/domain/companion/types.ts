import type { Answers } from '../check-in/answers';
import type { Assessment, SafetyQuestion, SafetyState } from '../safety/types';

/** What the companion knows of a person beside the conversation. */
export interface KnownFacts {
  firstName: string | null;
  /** The owner's local date, YYYY-MM-DD. */
  today: string;
  /** Newest first, at most the last 14 days. */
  checkIns: { localDate: string; answers: Answers }[];
  /** From the person's own safety plan, when there is one. */
  plan: { firstStep: string | null; contacts: string[] } | null;
}

/** What the last reply waits for: a yes, a choice among options, an idea of their own, a time. */
export type Awaited = 'permission' | 'choice' | 'own' | 'time' | null;

/** How far the talk about a risk has come. */
export interface CrisisMemory {
  /** Replies given since the risk opened. */
  replies: number;
  /** Steps already taken, such as `safety`, `plan`, `coping`. */
  done: string[];
  /** The step of the last reply: a bare "no" denies what it asked. */
  step: string;
}

/** What a conversation remembers between turns. Plain JSON: it is stored with the conversation. */
export interface CompanionMemory {
  /** Turns of the person so far. */
  turn: number;
  flow: { topic: string; step: number } | null;
  /** The person's own short phrases, with the turn they were said in. */
  said: { turn: number; phrase: string; topic: string | null }[];
  /** Ids of the replies of the last ten turns: none of them is said again. */
  recent: string[];
  awaits: Awaited;
  /** Replies in a row that left the flow where it was. */
  stalls: number;
  /** Something small they chose to do. */
  choice: { turn: number; what: string; topic: string } | null;
  /** They asked not to be asked. */
  quiet: boolean;
  /** The turn of the last reply that referred back. */
  lookedBack: number;
  tally: { reflections: number; questions: number };
  /** Topics whose conversation came to its end. */
  finished: string[];
  /** A fingerprint of what they wrote last, to notice a repeat. */
  lastHeard: string | null;
  crisis: CrisisMemory | null;
  /** The turn of the last direct question about safety outside a crisis; 0: none yet. */
  checkedIn: number;
}

export const NEW_MEMORY: CompanionMemory = {
  turn: 0,
  flow: null,
  said: [],
  recent: [],
  awaits: null,
  stalls: 0,
  choice: null,
  quiet: false,
  lookedBack: 0,
  tally: { reflections: 0, questions: 0 },
  finished: [],
  lastHeard: null,
  crisis: null,
  checkedIn: 0,
};

export interface CompanionTurn {
  /** What the person wrote, trimmed. */
  text: string;
  /** The id of the conversation: the same conversation and turn give the same reply. */
  seed: string;
  memory: CompanionMemory;
  /** Of this message, and the state after it. */
  assessment: Assessment;
  state: SafetyState;
  facts: KnownFacts;
}

export interface CompanionReply {
  text: string;
  memory: CompanionMemory;
  /** What this reply asked directly about safety: goes into the state's `asked`. */
  asked: SafetyQuestion;
  /** `flow`: written for the topic; `crisis`: of the crisis flow; `fallback`: the generic reply. */
  source: 'flow' | 'crisis' | 'fallback';
  topic: string | null;
}
