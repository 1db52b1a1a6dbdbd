import { type HeardText, isCrisis } from '../../../safety/types';
import { STEPS } from '../../steps/all';
import { LONGEST_LABEL } from '../offers/typed-choice';
import { trailsOff } from '../plain-danger/by-others/asks-of-telling';
import { saysYesFirst } from '../plain-danger/denied/yes-first';
import { saysMe } from '../plain-danger/others/whose';
import { saysLater } from '../plain-danger/step-answers';
import { ASK_FROM, graveSumOf, signIn } from '../signs/signs';
import { isSafetyStep, type Move, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { actOf } from '../topics/acts';
import { questionLead } from './another-helped';
import { emergencyOf, isBodyUnhelped } from './body-known';
import { guessedButton } from './learned-answer';
import { learnedInFlow } from './learned-in-flow';
import { readAnswer, SOME_DANGER } from './read-answer';
import { readBack } from './read-back';
import { saidAt } from './said-at-step';
import { leaving, saidInFlow } from './said-in-flow';

const SAFE_FROM = 0.6;
/** Another one's danger, and a body's: no feeling of safety is read out of what is told of them. */
const NEVER_SAFER = /^(?:THIRD|WITHDRAW|BODY|FOOD)$/;
/** From this likelihood of danger on a text at such a step is no aside. */
const TOLD_FROM = 0.4;

/** In a flow at crisis a text belongs to it; at concern only one that answers, or may answer, what was asked. */
export const isOfFlow = (talk: Talk, written: Written): boolean => {
  const { risk, memory } = talk;
  const { heard, text } = written;
  if (!isSafetyStep(memory.step)) return false;
  return (
    isCrisis(risk.level) ||
    (memory.step ?? '') in ONWARD ||
    isAtStep(memory.step, heard) ||
    (heard.level === 'none' && mayAnswer(talk, written)) ||
    (typedAnswer(memory.step, heard) !== undefined && text.length <= LONGEST_LABEL)
  );
};

/**
 * After "sometimes" and "rather not" nothing that was not understood leads back to a subject: it is asked again once, then
 * taken for the graver answer.
 */
const ONWARD: Readonly<Record<string, string>> = {
  SOME: 'SOME.2',
  'SOME.2': 'SUI.1',
  QUIET: 'SQ.held',
  'QUIET.tired': 'SQ.held',
};

/** A story at a step that asks is no answer to it. */
const MAY_ANSWER = 0.75;

/** What Harbor itself had read out of a text, and nothing in the next one bears out: it is left standing. */
const isUnsaid = ({ risk }: Talk, heard: HeardText): boolean =>
  risk.raisedBy !== 'person' && signIn(heard, ASK_FROM) === null && graveSumOf(risk) < GRAVE;
const GRAVE = 1.5;

/** The open step asks, a button of it is likely to be meant, and nothing typed at it was read back yet. */
export const mayAnswer = (talk: Talk, written: Written): boolean => {
  const { step, guessed } = talk.memory;
  return (
    STEPS[step ?? '']?.asks === true && guessed === '' && guessedButton(talk, written, MAY_ANSWER) !== null
  );
};

/** At the steps after "sometimes" what is typed is the answer to them. */
const isAtStep = (step: string | null, { words }: HeardText) =>
  step === 'SOME' && saidAt(step, words) !== null;

/** The button that a typed yes, no or "I do not know" presses at a step. */
function typedAnswer(step: string | null, heard: HeardText): string | undefined {
  const typed = STEPS[step ?? '']?.typed;
  const meant = { yes: typed?.yes, no: typed?.no, sometimes: typed?.unsure } as const;
  const answer = readAnswer(heard);
  // "No, it is me": that "no" is to who it is.
  if (answer === 'no' && saysMe(heard.words)) return undefined;
  return answer in meant ? meant[answer as keyof typeof meant] : undefined;
}

/** Where a yes is the graver answer, and a story behind it takes nothing of it back. */
const isUrgent = (step: string | null): boolean =>
  /^(?:SUI\.1|WITHDRAW|FOOD|BODY|HURT|HOME|OTHER|VOICES)$/.test(step ?? '');

/** A text in a safety flow that is no button's label. */
export function inFlow(talk: Talk, written: Written): Move {
  const { heard, text } = written;
  const { risk, memory } = talk;
  const plain = saidInFlow(talk, written);
  if (plain) return plain;
  const urgent =
    saysYesFirst(heard.words) && isUrgent(memory.step) ? STEPS[memory.step ?? '']?.typed?.yes : null;
  const yes = memory.offered.find(({ id }) => id === urgent);
  if (yes) return { talk, to: yes.target, by: 'person' };
  // A page that only leads on is left by writing on.
  const goOn = memory.offered.find(({ id }) => id === 'goOn');
  if (memory.step === 'HURT.screen' && goOn) return { talk, to: goOn.target, by: 'person' };
  const said = learnedInFlow(talk, written);
  if (said) return said;
  const mayBeSafer = !NEVER_SAFER.test(risk.flow ?? '') && !isBodyUnhelped(talk);
  if (isCrisis(risk.level) && mayBeSafer && soundsSafe(heard)) return safeWords(talk);
  if (actOf(heard).is('ask-human')) return { talk, to: 'PERSON', by: 'person' };
  if (actOf(heard).is('bye') && !saysLater(heard.words)) return leaving(talk);
  const meant = typedAnswer(memory.step, heard);
  const offered = memory.offered.find(({ id }) => id === meant);
  const isShort = text.length <= LONGEST_LABEL || /^(?:\S+ ){1,3}[.,] /.test(heard.words);
  if (offered && isShort) return { talk, to: offered.target, by: 'person' };
  const steps = memory.step ?? '';
  // Who goes on writing after a goodbye has not left.
  if (/^END\./.test(steps) && isCrisis(risk.level))
    return { talk, to: 'BACK', leads: ['flow.text'], by: 'person' };
  // Read back once; what is no answer to that leads on.
  if (steps === 'SAFER.read') return { talk, to: 'SUI.near', by: 'person' };
  if (saysMe(heard.words) && isCrisis(risk.level)) return stay(talk, 'flow.text');
  const unsure = trailsOff(heard.words)
    ? memory.offered.find(({ id }) => id === STEPS[steps]?.typed?.unsure)
    : null;
  if (unsure) return { talk, to: unsure.target, by: 'person' };
  const guessed = guessedButton(talk, written);
  const isTold = steps in ONWARD && heard.danger >= TOLD_FROM;
  const isAskedBack = steps in ONWARD && !isUnsaid(talk, heard);
  if (memory.guessed === '' && !isTold && (guessed || isAskedBack)) return readBack(talk, written);
  const onward = ONWARD[steps];
  // Who was asked whether the next hours are safe, and tells something dark instead, has not said so.
  const isUnsafe = /^QUIET/.test(steps) && heard.danger >= SOME_DANGER;
  if (onward && isUnsafe) return { talk, to: 'SUI.1', by: 'signs' };
  if (onward) return { talk, to: isUnsaid(talk, heard) ? 'SQ.held' : onward, by: 'signs' };
  return stay(
    talk,
    /^(?:SUI|HARM|OD|TEN|BARRIER|PERSON|SAFER|NS)/.test(memory.step ?? '')
      ? 'flow.text'
      : isQuestion(written)
        ? questionLead(talk)
        : 'flow.other',
  );
}

/** Asked of Harbor, with a mark or in the words of one. */
const isQuestion = ({ text, heard }: Written) =>
  text.includes('?') ||
  /(?:^|[.,] )(?:do|does|did|can|could|will|would|is|are|what|how|who|when|where|why) (?:they|it|he|she|i|you|we|the|that|this|happens)(?= )/.test(
    heard.words,
  );

/** Own words of safety, likely enough to be read back: a level never falls by them alone. */
export const soundsSafe = ({ confidences, level }: HeardText) =>
  level === 'none' && Math.max(confidences['p.safe'] ?? 0, confidences['a.safe'] ?? 0) >= SAFE_FROM;
/** To own words of safety, read back; no feeling of it ends what a body needs before help was reached. */
export const safeWords = (talk: Talk): Move =>
  isBodyUnhelped(talk)
    ? { talk, to: emergencyOf(talk) ?? talk.memory.step ?? 'OD.911', by: 'person' }
    : { talk, to: 'SAFER.read', by: 'person' };
