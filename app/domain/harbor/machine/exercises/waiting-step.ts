import { STEPS } from '../../steps/all';
import { mayBePlain, TONE_LEAD } from '../leads/tone-lead';
import { typedChoice } from '../offers/typed-choice';
import { isQuestion } from '../plain/of-harbor/asked-of-life';
import { isRhetorical } from '../plain/of-harbor/known-answers';
import { opening, typedWords } from '../plain/typed-words';
import { isExerciseStep, type Move, stay } from '../talk/move';
import { type Offered, type Talk, withSlots } from '../talk/state';
import type { Written } from '../talk/written';
import { toneOf } from '../telling/by-tone';
import { besidePage, isShown } from './shown-page';

/** With more danger in it than this nothing is taken for a button, nor for a first line. */
const HARMLESS = 0.35;

/** Exercises whose first words may come before they are begun. */
const BEGIN_WITH_WORDS: ReadonlySet<string> = new Set(['GRIEF', 'WORRY', 'THOUGHT', 'LETTER', 'SOLVE']);
const FEWEST_WORDS = 3;
const NOT_A_LINE = opening(
  'no|not|nah|nope|stop|skip|later|wait|maybe|what|how|ok|okay|yes|si|start|begin|go|i (?:do not|cannot|want|need|would rather)|can|could|paso|otra|otro|luego|espera|empez\\w+|empiez\\w+|quiero|prefiero|no se|idk|ayud\\w+',
);

/** A fear or a memory in half a sentence: a "no" within it refuses nothing. */
export const isHalfLine = ({ text }: Written): boolean => HALF.test(typedWords(text));
const HALF = /^ (?:que|that|how|when|cuando|como) (?!si |no quiero|no puedo)\S+ \S+/;

/** What is told where an exercise is only offered begins it, as its first answer: "She sang in the car." */
export function begunWithWords(talk: Talk, { text, heard }: Written): Move | null {
  const { step, exercise } = talk.memory;
  if (step !== 'X.offer' || exercise === null || !BEGIN_WITH_WORDS.has(exercise)) return null;
  const words = typedWords(text);
  const isLine =
    words.trim().split(' ').length >= FEWEST_WORDS && !NOT_A_LINE.test(words) && !isQuestion(words);
  if (!isLine || heard.level !== 'none' || heard.danger >= HARMLESS) return null;
  const first = STEPS[`${exercise}.1`];
  const asked = first?.writes ?? first?.tells;
  return asked
    ? { talk: withSlots(talk, { [asked.as]: text }), to: asked.to, leads: ['offer.taken'], by: 'person' }
    : null;
}

const CLAUSE_END = /[.,;:!\n]|\s(?:and|but|y|pero)\s/;
const NEVER = /^(?:delete|stop|skip|person|call)$/;

/** A button's own words at the beginning of a longer text: "awake. lying here rehearsing tomorrow". */
export function buttonFirst(talk: Talk, { text, heard }: Written): Offered | undefined {
  const { step } = talk.memory;
  if (!isExerciseStep(step) || STEPS[step ?? '']?.writes) return undefined;
  if (heard.level !== 'none' || heard.danger >= HARMLESS) return undefined;
  const [first = '', ...rest] = text.split(CLAUSE_END);
  if (first.trim() === '' || rest.join('').trim() === '' || isQuestion(typedWords(rest.join(' '))))
    return undefined;
  const button = typedChoice(first.trim(), talk);
  return button && !NEVER.test(button.id) ? button : undefined;
}

/** At a step that waits for a button: to a question it is said that it has no answer there; anything else may stand there. */
export function notedAt(talk: Talk, { text }: Written): Move {
  const words = typedWords(text);
  const isAsked = (text.includes('?') || isQuestion(words)) && !isRhetorical(words);
  if (isShown(talk.memory.step)) return besidePage(talk, { words, isAsked });
  if (isAsked) return stay(talk, 'asked.later');
  const tone = words.trim().split(' ').length < FEWEST_WORDS ? null : toneOf(text);
  const isSaid = tone === 'plain' && !mayBePlain(talk.memory.said);
  return tone === null || isSaid || talk.memory.step?.startsWith('BREATH')
    ? stay(talk, 'X.noted')
    : stay(talk, `${TONE_LEAD}${tone}`);
}
