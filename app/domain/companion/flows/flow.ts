import type { FactorField } from '../../check-in/answers';

/** Several ways to say one thing: which one is said depends on the conversation and the turn. */
export type Lines = readonly [string, ...string[]];

/** One step of a conversation: a reflection first, then at most one question. */
export interface FlowStep {
  hear: Lines;
  ask: Lines | null;
  awaits?: 'permission' | 'time';
}

/** Something small to try. `what` follows "you chose"; `how` is said once it is chosen. */
export interface FlowOption {
  id: string;
  what: string;
  /** Words by which a choice is understood. */
  match: RegExp;
  how: string;
}

export interface TopicFlow {
  topic: string;
  /** Follows "we talked about". */
  label: string;
  factor?: FactorField;
  cues: RegExp;
  /** Words that name the topic itself: they weigh double. */
  core?: RegExp;
  /** What this conversation asks before it asks for permission. */
  steps: readonly [FlowStep, ...FlowStep[]];
  permission: FlowStep;
  offer: Lines;
  options: readonly [FlowOption, FlowOption, ...FlowOption[]];
  /** What this conversation refers back to by itself, where anything else would disturb it. */
  back?: Lines;
  /** Said when they want to be heard and not asked. */
  listen: Lines;
}
