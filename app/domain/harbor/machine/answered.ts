import { type HeardText, isCrisis } from '../../safety/types';
import { STEPS } from '../steps/all';
import { actOf, topicsOf } from './acts';
import { isAboutOther, questionFor } from './entries';
import { deniesIt } from './late-no';
import { guessedButton, learnedAnswer } from './learned-answer';
import { learnedInFlow } from './learned-in-flow';
import { raised } from './levels';
import { isSafetyStep, type Move, stay } from './move';
import { passedOver, readBack } from './passed-over';
import { isPlainly, wasMeantLightly } from './plain-acts';
import { pressed } from './press';
import { NOW, readAnswer } from './read-answer';
import { saidAt } from './said-at-step';
import { leaving, saidInFlow } from './said-in-flow';
import { ASK_FROM, isFlowSign, isStrongSign, isSure, signIn } from './signs';
import type { Offered, Talk } from './state';
import { LONGEST_LABEL } from './typed-choice';
import type { Written } from './written';

const SAFE_FROM = 0.6;

/** The typed answer to the open question. */
export function answered(talk: Talk, written: Written): Move {
  const { risk, memory } = talk;
  const { heard } = written;
  const asked = risk.question?.step ?? '';
  const step = STEPS[asked];
  const find = (...ids: (string | undefined)[]) =>
    memory.offered.find(({ id }) => ids.some((wanted) => wanted !== undefined && wanted === id));
  const by = (offered: Offered | undefined) =>
    offered ? pressed(withTopicIn(talk, heard), offered) : passedOver(talk, written);
  if (wasMeantLightly(written)) return by(find('misread', 'no'));
  if (asked === 'SQ.doubt' && heard.level === 'none' && WRONG.test(heard.words)) return by(find('misread'));
  // Leaving is never blocked: the question stays open until the next visit.
  if (isPlainly('bye', written) || actOf(heard).is('bye')) return leftOpen(talk);
  switch (readAnswer(heard)) {
    case 'yes': {
      const isNow = /^SQ\.(?:plain|soft|new|again)$|^LOW$|^HOW$/.test(asked) && NOW.test(heard.words);
      return isNow ? { talk, to: 'SUI.today', by: 'person' } : by(find('yes', step?.typed?.yes, 'still'));
    }
    case 'sometimes':
      return by(find('sometimes', step?.typed?.unsure, 'unsure', 'less'));
    case 'no':
      if (isCrisis(risk.level) && !isWholeNo(heard)) return passedOver(talk, written);
      return by(find('no', step?.typed?.no));
    case 'rather-not':
      return by(find('rather', step?.typed?.unsure));
    case 'safe':
      if (isCrisis(risk.level)) return safeWords(talk);
      return by(find('safe', 'no', step?.typed?.no));
    case 'other':
      if (SAID_BEFORE.test(heard.words) && isAboutOther(asked)) return by(find('yes'));
      return toldInstead(talk, written) ?? learnedHere(talk, written) ?? passedOver(talk, written);
  }
}

/** The button that own words mean; a goodbye leaves the question open, and a question about Harbor is answered beside it. */
function learnedHere(talk: Talk, written: Written): Move | null {
  const learned = learnedAnswer(talk, written);
  if (learned?.button) return readAs(withTopicIn(talk, written.heard), learned.button);
  switch (learned?.beside) {
    case 'bye':
      return leftOpen(talk);
    case 'private':
      return stay(talk, 'flow.secret');
    case 'delete':
      return stay(talk, 'flow.delete');
    case 'you':
      return stay(talk, 'flow.program');
    default:
      return null;
  }
}
/** A button that was read out of a text: what it says of danger is Harbor's reading, until the person says it themselves. */
const readAs = (talk: Talk, button: Offered): Move => ({ ...pressed(talk, button), by: 'signs' });

/** "No, it is the exam": what the answer names is what the talk goes on with. */
function withTopicIn(talk: Talk, heard: HeardText): Talk {
  const { topic, suspended } = talk.memory;
  const [best] = topicsOf(heard);
  const isKnown = (topic !== null && topic !== 'other') || suspended !== null;
  if (isKnown || !best || best.sure < TOPIC_BESIDE) return talk;
  return { ...talk, memory: { ...talk.memory, topic: best.topic } };
}
const TOPIC_BESIDE = 0.45;

/** In a crisis a longer sentence that begins with "no" takes nothing down, unless it names what it denies. */
const isWholeNo = (heard: HeardText): boolean =>
  heard.words.split(' ').filter((word) => /\w/.test(word)).length <= FEW_WORDS || deniesIt(heard);
const FEW_WORDS = 4;

const leftOpen = ({ risk, memory }: Talk): Move =>
  leaving({
    memory,
    risk: { ...raised(risk, { to: 'concern', by: 'signs' }), question: null, answer: risk.answer ?? 'held' },
  });

/** Danger told in answer to a question: of the kind that was asked it is a yes; another is asked about as what it is. */
function toldInstead(talk: Talk, written: Written): Move | null {
  const { heard } = written;
  const { risk, memory } = talk;
  const asked = risk.question?.step ?? '';
  const sign = signIn(heard, ASK_FROM);
  if (!sign || sign.adds < 1) return null;
  const question = questionFor(sign.sign);
  const press = (id: string) => memory.offered.find((each) => each.id === id);
  if (isFlowSign(sign.sign)) {
    const yes = question === asked ? (press('yes') ?? press('unsure')) : undefined;
    if (yes) return pressed(talk, yes);
    return risk.otherAsked.includes(question) ? null : { talk, to: question, by: 'signs' };
  }
  if (isAboutOther(asked)) return risk.answer === null ? { talk, to: question, by: 'signs' } : null;
  const sometimes = isStrongSign(sign.sign) ? press('sometimes') : undefined;
  if (!sometimes) return null;
  // A story that only sounds like it is read back: the question stays, and its signs count.
  return isSure(heard) ? readAs(talk, sometimes) : passedOver(talk, written, sometimes);
}

const WRONG = /(?:^| )(?:wrong|misread|curious|testing|a test|mal|entendido|equivocaste)(?= )/;

/** "I just told you": of what was told before the question, that is a yes. */
const SAID_BEFORE =
  /(?:^| )(?:i (?:already |just )(?:told|said)|as i said|(?:ya )?te (?:lo )?(?:dije|acabo de decir|he dicho|conte))(?= )/;

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
const ONWARD: Readonly<Record<string, string>> = { SOME: 'SOME.2', 'SOME.2': 'SUI.1', QUIET: 'SQ.held' };

/** A story at a step that asks is no answer to it. */
const MAY_ANSWER = 0.75;

/** What Harbor itself had read out of a text, and nothing in the next one bears out: it is left standing. */
const isUnsaid = ({ risk }: Talk, heard: HeardText): boolean =>
  risk.raisedBy !== 'person' && signIn(heard, ASK_FROM) === null;

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
  return answer in meant ? meant[answer as keyof typeof meant] : undefined;
}

/** A text in a safety flow that is no button's label. */
export function inFlow(talk: Talk, written: Written): Move {
  const { heard, text } = written;
  const { risk, memory } = talk;
  const plain = saidInFlow(talk, written);
  if (plain) return plain;
  // A page that only leads on is left by writing on.
  const [only] = memory.offered;
  if (memory.step === 'HURT.screen' && only) return { talk, to: only.target, by: 'person' };
  const said = learnedInFlow(talk, written);
  if (said) return said;
  if (isCrisis(risk.level) && risk.flow !== 'THIRD' && soundsSafe(heard)) return safeWords(talk);
  if (actOf(heard).is('ask-human')) return { talk, to: 'PERSON', by: 'person' };
  if (actOf(heard).is('bye')) return leaving(talk);
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
  // The same buttons a third time help nobody: what stands in the way is asked about, once.
  const stays = ['flow.text', 'flow.guess', 'flow.unread'].reduce(
    (sum, id) => sum + (memory.said[id] ?? 0),
    0,
  );
  const isStuck = stays + 1 >= STAYS_MOST && !memory.said.BARRIER;
  if (isStuck && /^(?:SUI|PERSON|TEN)/.test(steps)) return { talk, to: 'BARRIER', by: 'signs' };
  const guessed = guessedButton(talk, written);
  const isTold = steps in ONWARD && heard.danger >= TOLD_FROM;
  const isAskedBack = steps in ONWARD && !isUnsaid(talk, heard);
  if (memory.guessed === '' && !isTold && (guessed || isAskedBack)) return readBack(talk, written);
  const onward = ONWARD[steps];
  if (onward) return { talk, to: isUnsaid(talk, heard) ? 'SQ.held' : onward, by: 'signs' };
  return stay(
    talk,
    /^(?:SUI|HARM|OD|TEN|BARRIER|PERSON|SAFER|NS)/.test(memory.step ?? '') ? 'flow.text' : 'flow.other',
  );
}

/** Own words of safety, likely enough to be read back: a level never falls by them alone. */
export const soundsSafe = ({ confidences, level }: HeardText) =>
  level === 'none' && Math.max(confidences['p.safe'] ?? 0, confidences['a.safe'] ?? 0) >= SAFE_FROM;
/** To own words of safety, read back. */
export const safeWords = (talk: Talk): Move => ({ talk, to: 'SAFER.read', by: 'person' });

const STAYS_MOST = 3;
/** From this likelihood of danger on a text at such a step is no aside. */
const TOLD_FROM = 0.4;
