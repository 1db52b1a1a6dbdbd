import type { StoredLevel } from './safety-level';

/** Ways to people that stand beside a reply. */
type StoredLink =
  | 'call988' | 'text988' | 'call911' | 'textHelper' | 'callHelper' | 'plan' | 'poison' | 'childhelp' | 'home' | 'textHome' | 'bed' | 'rainn'
  | 'samhsa' | 'alanon' | 'alzheimers' | 'parents' | 'eating' | 'gambling' | 'callThere' | 'textThere' | 'emergencyThere' | 'policeThere' | 'homeThere' | 'elsewhere' | 'leave' | 'deleteTalk' | 'therapist' | 'privacy' | 'homePage' | 'exercises'; // prettier-ignore

/** One line of a conversation: the person's, or a reply. */
export interface ChatMessage {
  role: 'user' | 'assistant';
  /** What was said. A reply has its lines, and the question last, on a line of its own. */
  content: string;
  /** ISO 8601 instant. */
  timestamp: string;
  /** How open risk stood after this reply. */
  level?: StoredLevel;
  /** The service whose language model worded this reply. */
  model?: string;
  /** The language of a reply or a button; of what was typed only where it was Spanish. */
  language?: 'en' | 'es';
  /** The step of the written flows that this reply belongs to. */
  step?: string;
  /** The question that `content` of a reply ends with. */
  ask?: string;
  /** The buttons of the newest reply. */
  choices?: ChatChoice[];
  links?: StoredLink[];
  /** The crisis card stands with it. */
  hasCard?: true;
  /** They are not in the US: its numbers are of no use. */
  isAbroad?: true;
  /** The country they are in or come from, where its numbers are known. */
  country?: string;
  /** It asks directly about safety. */
  asks?: true;
  /** Its buttons are 1 (light) to 5 (very heavy). */
  isRating?: true;
  tide?: 'usual' | 'slow';
  /** The name of the exercise it is a step of. */
  exercise?: string;
  /** That Harbor is a program is said with it. */
  hasNotice?: true;
  /** A finished page of the person's own words, to keep or delete. */
  record?: { label: string; text: string }[];
  /** The person pressed a button and typed nothing. */
  isChoice?: true;
  /** The exercise that the person's line was written into. */
  writtenIn?: string;
}

export interface ChatChoice {
  id: string;
  label: string;
  /** Drawn without a frame. */
  isQuiet?: true;
  /** It leaves no line of the person's in the list: Next, Done, Skip. */
  isSilent?: true;
}
