import type { SafetyQuestion } from '../../safety/types';

export const CRISIS_KINDS = [
  'suicide',
  'self-harm',
  'voices',
  'harm-to-others',
  'abuse',
  'eating',
  'substance',
  'medical',
  'other-person',
] as const;
export type CrisisKind = (typeof CRISIS_KINDS)[number];

export type CrisisStep =
  | 'plan'
  | 'means'
  | 'timing'
  | 'person'
  | 'coping'
  | 'recheck'
  | 'stay'
  | 'easing'
  | 'safe'
  | 'safeOther'
  | 'last';

/** One step of the talk: what is said first, then at most one question. To each `asked` one, "yes" means risk. */
export interface CrisisLines {
  hear: readonly string[];
  ask: readonly string[];
  asked: SafetyQuestion;
}

export interface CrisisTexts {
  /** Around their own words: {words}. */
  acknowledge: readonly string[];
  acknowledgePlain: readonly string[];
  /** What is said first, to each kind: help, people, one barrier less, "I'm an AI". Never said twice. */
  first: Readonly<Record<CrisisKind, CrisisLines>>;
  steps: Readonly<Record<CrisisStep, CrisisLines>>;
  /** For somebody who worries about another person, after the first reply. */
  forOther: readonly CrisisLines[];
  imminentFirst: CrisisLines;
  imminent: readonly CrisisLines[];
  imminentOther: CrisisLines;
  /** The person's own safety plan: {step}, {names}. */
  planStep: readonly string[];
  planNames: readonly string[];
  noPlan: readonly string[];
  /** What is said first to a message that is about something else than the question. */
  asides: Readonly<Record<CrisisAside, readonly string[]>>;
}

export const CRISIS_ASIDES = [
  'identity',
  'secrecy',
  'cannot-call',
  'anger',
  'retraction',
  'relief',
  'goodbye',
  'hopeless',
  'refusal',
  'unsure',
  'yes',
  'no',
  'thanks',
] as const;
export type CrisisAside = (typeof CRISIS_ASIDES)[number];
