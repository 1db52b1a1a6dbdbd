import type { SafetyLevel } from '../../safety/types';

/**
 * Where a button leads: a step, or one of these.
 * `BACK`: to what was interrupted. `END.risk`: the talk ends while risk is open. `SQ.no`: the question was answered with no.
 */
export type Target = string;

/** Ways to people, drawn as links beside a step's words. */
export type LinkId =
  | 'call988' | 'text988' | 'call911' | 'textHelper' | 'callHelper' | 'plan' | 'poison' | 'childhelp' | 'home' | 'rainn'
  | 'samhsa' | 'parents' | 'elsewhere' | 'leave' | 'deleteTalk' | 'therapist'; // prettier-ignore

/** One reply of a written flow without its words: what it does and where its buttons lead. */
export interface Step {
  /** Each button's id and where it leads, in the order shown. */
  choices: Readonly<Record<string, Target>>;
  /** Entering it raises the level to this, if it is lower. */
  level?: Exclude<SafetyLevel, 'none'>;
  /** One step down, by the person's own answer: to this level, never by more than one. */
  lowersTo?: 'concern' | 'none';
  /** The crisis card stands with it even where the level would not ask for it. */
  hasCard?: true;
  links?: readonly LinkId[];
  /** It asks directly about safety. */
  asks?: true;
  /** When the flow is left from here, the soft question comes once. */
  thenSoft?: true;
}

export type Steps = Readonly<Record<string, Step>>;
