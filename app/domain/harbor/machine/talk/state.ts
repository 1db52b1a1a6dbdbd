import type { Sign, Topic } from '../../../listener/labels';
import { SILENT, type Sounded } from '../../../listener/sounded';
import type { Situation } from '../../../meanings/situations';
import type { SafetyLanguage, SafetyLevel } from '../../../safety/types';
import type { OpenQuestion } from '../../content/answer-words';

/** How the question about safety was answered in this conversation. `held`: passed over twice, left standing. */
type SafetyAnswer = 'no' | 'sometimes' | 'yes' | 'rather' | 'held';

/**
 * A plain fact of a danger that was told and is not asked again: who it is, what was done, what was put away. `help`,
 * `with`: of somebody else, help was called, they are together. `light`: something was said in jest. `beside`, `line`: of
 * their own danger, somebody is there, or on the line. `family`: somebody close who is no partner hurts them. `elsewhere`:
 * their words are those of another country. `thoughts`: they only think of it. `means`, `gun`: something they could use is
 * near. `found`: what they hurt themselves with was found. `served`: they were in the forces. `harm`: they hurt themselves;
 * `notDying`: and it is not about dying. `place`: what they could use is a place.
 * `control`: a partner watches them, or keeps money or people from them. `taken`: more than a dose is in them. `touched`: it
 * was a touch, at most; `boss`: by somebody at work. `outright`: something direct was said in words that a rule knows.
 * `locked`: of somebody else, they are behind a locked door. `deniedOnce`, `deniedTwice`: so often they said in so many words
 * that they do not want to die. `daily`, `stopped`: they drank or took something every day, and have stopped it; `body`: their
 * body shows it. `pills`: what they could use is medicine. `knows`: one person knows of the one who hurts them; `cannotCall`:
 * they cannot call from their phone. `child`, `theirs`: not they, but a
 * child, or another grown-up, is hurt by somebody. `askNoMore`: they asked not to be asked that again.
 */
export type Told =
  | 'partner'
  | 'family'
  | 'elsewhere'
  | 'force'
  | 'neck'
  | 'away'
  | 'help'
  | 'with'
  | 'notHurt'
  | 'light'
  | 'beside'
  | 'line'
  | 'thoughts'
  | 'means'
  | 'gun'
  | 'found'
  | 'served'
  | 'harm'
  | 'notDying'
  | 'place'
  | 'control'
  | 'taken'
  | 'touched'
  | 'boss'
  | 'outright'
  | 'shaken'
  | 'locked'
  | 'deniedOnce'
  | 'deniedTwice'
  | 'daily'
  | 'stopped'
  | 'body'
  | 'pills'
  | 'habit'
  | 'knows'
  | 'cannotCall'
  | 'child'
  | 'theirs'
  | 'askNoMore';

/** What a conversation holds of risk. Plain JSON: it is stored with the conversation. */
export interface RiskState {
  level: SafetyLevel;
  /** Who opened it: a level that only signs raised falls by a plain "you read it wrong". */
  raisedBy: 'person' | 'signs' | null;
  language: SafetyLanguage;
  /** Which written flow it is about, such as `SUI` or `HURT`; null while nothing was named. */
  flow: string | null;
  /** What each kind of sign has added so far, 0 to 1: a kind counts once, at its highest. */
  seen: Partial<Record<Sign, number>>;
  /** Kinds that a "no" has answered: they add nothing more. */
  spent: Sign[];
  /** A direct sign is among what was seen: a "no" is doubted once. */
  isDirect: boolean;
  /** What the texts have sounded like since a "no", each once it was weighed. */
  sounded: Sounded;
  /** The question that stands open, and how often it was passed over. */
  question: { step: string; passed: number } | null;
  /** About the person's own life. */
  answer: SafetyAnswer | null;
  /** The questions about other dangers that were asked: each by signs once. */
  otherAsked: string[];
  /** They are not in the US: its numbers are of no use. */
  isAbroad: boolean;
  /**
   * Which country they are in, as `content/country-lines` names it; `other`: one that is not there; null: it was not said.
   * Where they are not known to be abroad, the one they come from.
   */
  country: string | null;
  /** It was asked once more after a "no". */
  isAskedAnew: boolean;
  /** The soft question comes when the open flow is left. */
  isSoftDue: boolean;
  told: Told[];
  /** Where a danger stood open when a baby was heard of: gone back to, where there is none. */
  beforeBaby?: { step: string; flow: string | null; level: SafetyLevel } | null;
}

export const NO_RISK: RiskState = {
  level: 'none',
  raisedBy: null,
  language: 'en',
  flow: null,
  seen: {},
  spent: [],
  isDirect: false,
  sounded: SILENT,
  question: null,
  answer: null,
  otherAsked: [],
  isAbroad: false,
  country: null,
  isAskedAnew: false,
  isSoftDue: false,
  told: [],
};

/** The one small thing a person has chosen to do. Their own words. */
interface KeptStep {
  text: string;
  when: string;
  /** Local date on which it was kept. */
  on: string;
}

/** What is carried from one conversation to the next. The page lists exactly this, each with Forget. */
export interface PersonMemory {
  step: KeptStep | null;
  worry: { text: string; time: string; on: string } | null;
  /** Per exercise: how often it was finished, and by how much heaviness changed in all. */
  exercises: Partial<Record<string, { times: number; change: number; rated: number }>>;
  lastExercise: { id: string; before: number; after: number; on: string } | null;
  /** Risk that was open when the last conversation was left. */
  openRisk: { at: string; flow: string; isAnswered: boolean } | null;
  /** When the soft question was last answered with a "no", ISO 8601. */
  softNoAt: string | null;
  /** When a heavy note, reflection or score was last asked about, ISO 8601. */
  noteAskedAt: string | null;
  isMinor: boolean;
  /** When the notice that Harbor is a program was last shown, ISO 8601. */
  noticeAt: string | null;
}

export const NO_MEMORY: PersonMemory = {
  step: null,
  worry: null,
  exercises: {},
  lastExercise: null,
  openRisk: null,
  softNoAt: null,
  noteAskedAt: null,
  isMinor: false,
  noticeAt: null,
};

/** A button of the newest reply, and where it leads. */
export interface Offered {
  id: string;
  label: string;
  target: string;
  /** Kept under the step's name when pressed. */
  keeps?: [name: string, value: string];
  /** A line that the step begins with when it is pressed. */
  leads?: string;
}

/** What a conversation remembers between turns. Plain JSON: it is stored with the conversation. */
export interface TalkMemory {
  version: 2;
  /** The step that stands open; null before the first reply. */
  step: string | null;
  offered: Offered[];
  /** What was interrupted by a question, a safety flow or an answer in between. */
  suspended: string | null;
  /** Words and numbers written into the steps of the open exercise. */
  slots: Record<string, string>;
  exercise: string | null;
  topic: Topic | null;
  /** Turns of the person about a heavy topic. */
  heavyTurns: number;
  /** Topics that they said it is not about: opened again only when named. */
  denied: Topic[];
  /** Exercises that were refused in this talk. */
  refused: string[];
  /** The topics that the last unclear text might be about, likeliest first. */
  guesses: Topic[];
  /** The situations that it might tell of, likeliest first. */
  situations: Situation[];
  /** The label of the button that the last text may have meant, which was read back; `-`: it could not be read. Empty: neither. */
  guessed: string;
  /** Texts in a row that were not understood. */
  unclear: number;
  /** How often they asked for something to do. */
  helpAsked: number;
  /** What the last reply asked openly, so that what is told next answers it. Talks from before hold none. */
  asked?: OpenQuestion | 'move' | null;
  /** Corrections in a row. Talks from before hold none. */
  wrong?: number;
  /** How often each line was said: its variants take turns. */
  said: Record<string, number>;
  /** A kept step or worry was asked about on this visit. */
  isWelcomed: boolean;
  person: PersonMemory;
}

export const NEW_MEMORY: TalkMemory = {
  version: 2,
  step: null,
  offered: [],
  suspended: null,
  slots: {},
  exercise: null,
  topic: null,
  heavyTurns: 0,
  denied: [],
  refused: [],
  guesses: [],
  situations: [],
  guessed: '',
  unclear: 0,
  helpAsked: 0,
  said: {},
  isWelcomed: false,
  person: NO_MEMORY,
};

export interface Talk {
  risk: RiskState;
  memory: TalkMemory;
}

/** The talk with words or numbers of the open exercise kept. */
export const withSlots = ({ risk, memory }: Talk, slots: Record<string, string>): Talk => ({
  risk,
  memory: { ...memory, slots: { ...memory.slots, ...slots } },
});
