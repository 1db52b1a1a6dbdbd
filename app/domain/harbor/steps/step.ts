import type { SafetyLevel } from '../../safety/types';

/**
 * Where a button leads: a step, or one of these, which the machine resolves.
 * `BACK`: to what was interrupted. `SQ.no`: the question was answered with no. `SQ.misread`: "you read it wrong".
 * `FOLLOW.gone`: the risk of last time is over. `X.begin`: the chosen exercise's first step. `X.result`: what its two
 * ratings say; `X.resultBye`: the same for who goes. `TOPIC`: the topic that the talk is about, opened.
 */
type Target = string;

/** Ways to people, drawn as links beside a step's words. */
export type LinkId =
  | 'call988' | 'text988' | 'call911' | 'textHelper' | 'callHelper' | 'plan' | 'poison' | 'childhelp' | 'home' | 'textHome' | 'bed' | 'rainn'
  | 'samhsa' | 'alanon' | 'alzheimers' | 'parents' | 'eating' | 'gambling' | 'callThere' | 'textThere' | 'emergencyThere' | 'policeThere' | 'homeThere' | 'elsewhere' | 'leave' | 'deleteTalk' | 'therapist' | 'privacy' | 'homePage' | 'exercises'; // prettier-ignore

/** What entering a step does beside its words. */
export type Effect =
  | 'keepStep' | 'dropStep' | 'keepWorry' | 'keepPage' | 'deletePage' | 'ends' | 'showRecord' | 'forgetWorry'; // prettier-ignore

/** Buttons that depend on what is known; they stand before the step's own. */
export type Offer =
  /** The three likeliest topics of what was just written. */
  | 'guesses'
  /** The one likeliest topic and the second. */
  | 'confirm'
  /** The situations that what was just written may tell of. */
  | 'situations'
  /** Three exercises for the open topic. */
  | 'exercises'
  /** Three ideas for a small step of the kind chosen. */
  | 'ideas'
  /** The ways that were written down, 1 to 3. */
  | 'ways'
  /** The helpers of the person's own safety plan. */
  | 'helpers';

/** One reply of a written flow without its words: what it does and where its buttons lead. */
export interface Step {
  /** Each button's id and where it leads, in the order shown. */
  choices: Readonly<Record<string, Target>>;
  /** Entering it raises the level to this, if it is lower. */
  level?: Exclude<SafetyLevel, 'none'>;
  /** One step down, by the person's own answer: to this level, never by more than one. */
  lowersTo?: 'crisis' | 'concern';
  /** The crisis card stands with it even where the level would not ask for it. */
  hasCard?: true;
  links?: readonly LinkId[];
  /** It asks directly about safety. */
  asks?: true;
  /** When the flow is left from here, the soft question comes once. */
  thenSoft?: true;
  /** It asks for words of the person's own: where they lead, and the name they are kept under until the exercise ends. */
  writes?: { to: Target; as: string };
  /** It asks for a yes: a text that tells the thing itself is kept under this name, and leads there. */
  tells?: { to: Target; as: string };
  offers?: Offer;
  /** Its buttons are 1 (light) to 5 (very heavy); the number is kept under this name. */
  rates?: string;
  does?: Effect;
  /** Choices that stand back: drawn without a frame. */
  quiet?: readonly string[];
  /** Which button a typed yes, no or "I do not know" presses. */
  typed?: Readonly<{ yes?: string; no?: string; unsure?: string }>;
  /** The button's value is kept under this name, such as the size of a small step. */
  keeps?: string;
  /** Paced breathing, drawn as a tide: in for 4 and out for 6, or slower, in for 5 and out for 7. */
  tide?: 'usual' | 'slow';
}

export type Steps = Readonly<Record<string, Step>>;
