import { FLOW_SIGNS } from '../../../listener/labels';
import { type HeardText, isCrisis } from '../../../safety/types';
import { STEPS } from '../../steps/all';
import { halfNo } from '../danger/half-no';
import { safeWords } from '../danger/in-flow';
import { learnedAnswer } from '../danger/learned-answer';
import {
  likelyAnswerIn,
  NOW,
  plainAnswer,
  saysPlanned,
  SOME_DANGER,
  type TypedAnswer,
} from '../danger/read-answer';
import { leaving } from '../danger/said-in-flow';
import { pressed, readAs } from '../offers/press';
import { typedWords } from '../plain/typed-words';
import { doubtsTelling } from '../plain-danger/by-others/doubts-telling';
import { deniesDyingAnyway } from '../plain-danger/denied/denied-again';
import { deniesDying } from '../plain-danger/denied/denies-dying';
import { saysMisread } from '../plain-danger/denied/denies-hurt';
import { meansTheCall } from '../plain-danger/denied/everyday-frame';
import { isFlatNo, putsCountRight, takesNoBack, thenSometimes } from '../plain-danger/denied/flat-no';
import { saysYesFirst } from '../plain-danger/denied/yes-first';
import { namesDying } from '../plain-danger/dying/names-dying';
import { fearsForAnother, saysNotMe } from '../plain-danger/others/of-another';
import { saysLater } from '../plain-danger/step-answers';
import { isOnlyGuessed } from '../signs/concrete';
import { isAboutOther, questionFor } from '../signs/entries';
import { deniesIt } from '../signs/late-no';
import { ASK_FROM, hasRule, isFlowSign, isStrongSign, isSure, signIn, SURE_FROM } from '../signs/signs';
import { raised } from '../talk/levels';
import { isOwnQuestion, type Move, stay } from '../talk/move';
import type { Offered, Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { withTopicIn } from '../telling/topic-in-answer';
import { actOf } from '../topics/acts';
import { isPlainly, wasMeantLightly } from '../topics/plain-acts';
import { besideNo } from './beside-no';
import { passedOver } from './passed-over';

/** The typed answer to the open question. */
export function answered(talk: Talk, written: Written): Move {
  const { risk, memory } = talk;
  const { heard } = written;
  const asked = risk.question?.step ?? '';
  const step = STEPS[asked];
  const find = (...ids: (string | undefined)[]) =>
    memory.offered.find(({ id }) => ids.some((wanted) => wanted !== undefined && wanted === id));
  const plain = notTakenBack(plainAnswer(heard) ?? (isFlat(heard) ? 'no' : null), written);
  const by = (offered: Offered | undefined) =>
    offered ? pressed(withTopicIn(talk, heard), offered) : passedOver(talk, written);
  /** What was only read out of a text is not what was said. */
  const readBy = (offered: Offered | undefined) =>
    offered && plain === null ? readAs(withTopicIn(talk, heard), offered) : by(offered);
  if (asked === 'SQ.doubt' && saysPlanned(heard.words)) return { talk, to: 'SUI.1', by: 'person' };
  if (isOwnQuestion(asked) && DECIDED.test(heard.words)) return by(find('yes', step?.typed?.yes));
  if (wasMeantLightly(written)) return by(find('misread', 'no'));
  if ((saysMisread(heard.words) || meansTheCall(heard.words)) && isHarmless(heard))
    return owned(by(find('misread', 'no')), heard);
  const thrownBack = doubted(talk, written, plain);
  if (thrownBack) return thrownBack;
  const half = halfNo(talk, written);
  if (half) return half;
  if (asked === 'SQ.doubt' && heard.level === 'none' && WRONG.test(heard.words)) return by(find('misread'));
  // Leaving is never blocked: the question stays open until the next visit.
  const isLater = saysLater(heard.words);
  const act = actOf(heard);
  const leaves = isPlainly('bye', written) || (act.is('bye') && act.sure >= SURELY_BYE);
  if (!isLater && leaves) return leftOpen(talk);
  // An ordinary story may begin with "yeah": of their own life that is a yes where something in it sounds like it.
  const mayBeYes = !isOwnQuestion(asked) || heard.danger >= SOME_DANGER;
  const yes = plain !== 'no' && mayBeYes && saysYesFirst(heard.words) ? saysYes(talk, heard) : null;
  if (yes) return yes;
  const notMe = saysNotMe(heard.words) && isAboutOther(asked) ? besideNo(talk, heard) : null;
  const ofOther = isAboutOther(asked) && plain === null ? (notMe ?? toldAsYes(talk, written)) : null;
  if (ofOther) return ofOther;
  switch (plain ?? heardAnswer(asked, heard)) {
    case 'yes':
      return saysYes(talk, heard) ?? passedOver(talk, written);
    case 'sometimes':
      return readBy(find('sometimes', step?.typed?.unsure, 'unsure', 'less'));
    case 'no': {
      const beside = besideNo(talk, heard);
      if (beside) return beside;
      if (plain === null && heard.danger >= SURE_FROM) return passedOver(talk, written);
      if (isCrisis(risk.level) && step?.typed?.no !== 'notSafe' && !isWholeNo(heard))
        return passedOver(talk, written);
      return owned(by(find('no', step?.typed?.no)), heard);
    }
    case 'rather-not':
      return readBy(find('rather', step?.typed?.unsure));
    case 'safe':
      if (isCrisis(risk.level)) return safeWords(talk);
      return by(find('safe', 'no', step?.typed?.no));
    case 'other':
      if (SAID_BEFORE.test(heard.words) && isAboutOther(asked)) return by(find('yes'));
      return toldInstead(talk, written) ?? learnedHere(talk, written) ?? passedOver(talk, written);
  }
}

/** A yes to the open question, as its button; with a word of now, to the question about the own life, the next minutes. */
function saysYes(talk: Talk, heard: HeardText): Move | null {
  const asked = talk.risk.question?.step ?? '';
  const isNow = /^SQ\.(?:plain|soft|new|given|again|meant)$|^LOW$|^HOW$/.test(asked) && NOW.test(heard.words);
  if (isNow) return { talk, to: 'SUI.today', by: 'person' };
  const ids = ['yes', STEPS[asked]?.typed?.yes, 'still'];
  const button = talk.memory.offered.find(({ id }) => ids.includes(id));
  return button ? pressed(withTopicIn(talk, heard), button) : null;
}

/** Told in answer to a question about another danger, and likely of just that kind: a yes in their own words. */
function toldAsYes(talk: Talk, written: Written): Move | null {
  const asked = talk.risk.question?.step ?? '';
  const { confidences } = written.heard;
  const sign = FLOW_SIGNS.find(
    (each) => questionFor(each) === asked && (confidences[each] ?? 0) >= TOLD_FROM,
  );
  const learned = learnedAnswer(talk, written, SAID_FROM)?.button;
  const isYes = learned?.id === 'yes' || (sign !== undefined && learned?.id !== 'no');
  const yes = talk.memory.offered.find(({ id }) => id === 'yes');
  return isYes && yes ? pressed(talk, yes) : null;
}
const TOLD_FROM = 0.6;
const SAID_FROM = 0.7;

/** Whether it is any use to tell a program, said in place of an answer: asked once more, and in a crisis the next hours come. */
function doubted(talk: Talk, written: Written, plain: TypedAnswer | null): Move | null {
  const { risk } = talk;
  const { heard } = written;
  const isAsked = isOwnQuestion(risk.question?.step ?? '');
  if (!isAsked || isCrisis(heard.level) || plain !== null || !doubtsTelling(heard.words)) return null;
  const leads = ['telling.matters'];
  if (isCrisis(risk.level) && (risk.question?.step === 'SQ.again' || (risk.question?.passed ?? 0) > 0)) {
    const open = {
      ...risk,
      question: null,
      answer: risk.answer ?? ('held' as const),
      flow: risk.flow ?? 'SUI',
    };
    return { talk: { ...talk, risk: open }, to: 'SUI.near', leads, by: 'signs' };
  }
  const move = passedOver(talk, written);
  return { ...move, leads: [...leads, ...(move.leads ?? [])] };
}

/** What is decided is no "sometimes". */
const DECIDED =
  /(?:^| )(?:(?:it is|its|is|already|all) (?:already )?decided|i (?:have |already )*(?:decided|made up my mind)|(?:ya )?(?:esta|lo tengo) decidido|ya (?:lo )?decidi)(?= )/;

/** What the plain words leave out takes a "no" back, too: "well, sometimes", "maybe", "not yet". */
function notTakenBack(plain: TypedAnswer | null, { text }: Written): TypedAnswer | null {
  if (plain !== 'no') return plain;
  const words = typedWords(text);
  if (putsCountRight(words)) return 'other';
  return thenSometimes(words) ? 'sometimes' : takesNoBack(words) ? 'other' : plain;
}

/** Nothing in it is danger, so that "you got me wrong" stands. */
const isHarmless = ({ words, level, danger }: HeardText): boolean =>
  level === 'none' && danger < SOUNDS && (!namesDying(words) || deniesDying(words));
const SOUNDS = 0.5;

/** Who is taken aback is told that it was Harbor who read it wrong. */
export const owned = (move: Move, heard: HeardText): Move =>
  move.to !== 'SQ.no'
    ? move
    : isTakenAback(heard)
      ? { ...move, to: 'SQ.owned' }
      : deniesDyingAnyway(heard.words)
        ? { ...move, to: 'SQ.clear' }
        : move;
const isTakenAback = (heard: HeardText): boolean =>
  isFlat(heard) || saysMisread(heard.words) || meansTheCall(heard.words);

/**
 * What a text without the plain words answers. At a question about the own life one that only begins or sounds like "yes"
 * or "sometimes" is no answer where nothing in it sounds like danger: many a sentence does.
 */
function heardAnswer(asked: string, heard: HeardText): TypedAnswer {
  const answer = likelyAnswerIn(heard);
  const isGraver = answer === 'yes' || answer === 'sometimes';
  return isGraver && isOwnQuestion(asked) && heard.danger < SOME_DANGER ? 'other' : answer;
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
/** In a crisis a longer sentence that begins with "no" takes nothing down, unless it names what it denies. */
const isWholeNo = (heard: HeardText): boolean =>
  heard.words.split(' ').filter((word) => /\w/.test(word)).length <= FEW_WORDS ||
  deniesIt(heard) ||
  isFlat(heard);
/** Taken aback, or telling what it was about instead, without a word of danger. */
const isFlat = ({ words, level, danger }: HeardText): boolean =>
  level === 'none' && danger < SURE_FROM && isFlatNo(words);
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
  if (!sign || sign.adds < 1 || isOnlyGuessed(sign.sign, heard, { risk, topic: memory.topic })) return null;
  const isTheirs = fearsForAnother(heard.words) || saysNotMe(heard.words);
  // A relative who is named in passing is not who it is about.
  if (sign.sign === 'o.third' && isOwnQuestion(asked) && !isTheirs) return null;
  const question = questionFor(sign.sign);
  const press = (id: string) => memory.offered.find((each) => each.id === id);
  if (isFlowSign(sign.sign)) {
    const yes = question === asked ? (press('yes') ?? press('unsure')) : undefined;
    // What was only learned out of a text is Harbor's reading of it.
    if (yes) return hasRule(heard) ? pressed(talk, yes) : readAs(talk, yes);
    return risk.otherAsked.includes(question) ? null : { talk, to: question, by: 'signs' };
  }
  if (isAboutOther(asked)) return risk.answer === null ? { talk, to: question, by: 'signs' } : null;
  const sometimes = isStrongSign(sign.sign) ? press('sometimes') : undefined;
  if (!sometimes) return null;
  // A story that only sounds like it is read back: the question stays, and its signs count.
  return isSure(heard) ? readAs(talk, sometimes) : passedOver(talk, written, sometimes);
}

/** A thank-you that only sounds like leaving does not leave. */
const SURELY_BYE = 0.75;
const WRONG = /(?:^| )(?:wrong|misread|curious|testing|a test|mal|entendido|equivocaste)(?= )/;

/** "I just told you": of what was told before the question, that is a yes. */
const SAID_BEFORE =
  /(?:^| )(?:i (?:already |just )(?:told|said)|as i said|(?:ya )?te (?:lo )?(?:dije|acabo de decir|he dicho|conte))(?= )/;
