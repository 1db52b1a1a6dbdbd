import type { Sign, Topic } from '../../../listener/labels';
import { type HeardText, isCrisis, type SafetyLanguage } from '../../../safety/types';
import { isForAnother, nextForAnother } from '../danger/another-helped';
import { dangerSaid } from '../danger/danger-said';
import { inFlow, isOfFlow, mayAnswer, safeWords, soundsSafe } from '../danger/in-flow';
import { isCalmGoodbye, leavesInDanger } from '../danger/leaving-danger';
import { withoutAdvice } from '../danger/means-kept';
import { withPlaceOfDanger } from '../danger/place-as-means';
import { NOW, readAnswer, wantsToJoin } from '../danger/read-answer';
import { isHurtByAnother, isOwnLife, ofOther } from '../danger/said-in-flow';
import { askedInExercise } from '../exercises/asked-in-exercise';
import { isWriting } from '../exercises/into-writing';
import { stopOrMore, withAnswerKept } from '../exercises/stop-or-more';
import { asking } from '../guide/asking';
import { guide } from '../guide/guide';
import { pressed } from '../offers/press';
import { typedChoice } from '../offers/typed-choice';
import { answered, owned } from '../open-questions/answered';
import { openFlow, openRiskMove } from '../open-questions/open-flow';
import { graverSince, wasAskedAgain } from '../open-questions/passed-over';
import { panicFirst, questionDue, softlyInstead } from '../open-questions/question-due';
import { numbersFirst, withNumbers, withPlace } from '../places/numbers-first';
import { asksToCalmAnother } from '../plain/asked-of-telling';
import { asksWhatItIs } from '../plain/of-exercises/asks-exercise';
import { factAsked } from '../plain/of-harbor/facts-asked';
import { tellsOfWithdrawnChild } from '../plain/of-life/matters';
import { toldPlainly } from '../plain/of-life/told-plainly';
import { soundsFromElsewhere } from '../plain/regions';
import { typedWords } from '../plain/typed-words';
import { wouldNotKeep } from '../plain-danger/by-others/asked-to-keep';
import { deniesDying } from '../plain-danger/denied/denies-dying';
import { isMeant } from '../plain-danger/denied/exaggeration';
import { betterOffWithout } from '../plain-danger/denied/no-and-more';
import { takesDeathWish } from '../plain-danger/others/anothers-words';
import { isOnlyDenied } from '../signs/denied-rest';
import { deniedUnasked } from '../signs/denied-unasked';
import { flowSaid, isLikelyFigure } from '../signs/entries';
import { deniesIt, lateNo } from '../signs/late-no';
import {
  ASK_FROM,
  hasRule,
  isFlowSign,
  isSure,
  signIn,
  SURE_FROM,
  withSign,
  withSounded,
} from '../signs/signs';
import { listened, withTold } from '../signs/told';
import { isCalmTurn, isFaint, isNoCrisis, weighed } from '../signs/weighed';
import type { Facts } from '../talk/facts';
import { isExerciseStep, isOwnQuestion, isSafetyStep, type Move } from '../talk/move';
import { spokenIn } from '../talk/spoken-in';
import type { Offered, Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { withoutDenied } from '../telling/denial';
import { goingOn } from '../telling/onward';
import { picturesTold } from '../telling/pictures';
import { withAge } from '../topics/age';
import { isBabyHarm } from '../topics/baby';
import { isHopelessQuestion } from '../topics/plain-acts';
import { topicsNamed } from '../topics/topic-words';

/** What a typed text leads to. */
export function read(before: Talk, typed: Written, facts: Facts): Move {
  const written = askedInExercise(before, deniedUnasked(before, typed));
  const meant = owned(readText(before, written, facts), written.heard);
  const move = withDenied(withAnswerKept(before, written.text, meant), written);
  return withNumbers(before, goingOn(before, stillOpen(withoutAdvice(before, move)), written), written);
}

/** Where a question or a flow takes over, what the text denies beside it is not gone back to. */
const withDenied = (move: Move, written: Written): Move =>
  isSafetyStep(move.to) ? { ...move, talk: withoutDenied(move.talk, written) } : move;

function readText(before: Talk, written: Written, facts: Facts): Move {
  const { heard, text } = written;
  const sign =
    isDenial(heard) || deniesWhatWasAsked(before, heard) || isCalmGoodbye(written)
      ? null
      : inExercise(signOf(written, before), before, heard);
  const isNew = sign !== null && !(sign.sign in before.risk.seen);
  const language = spokenIn(written, before.risk.language);
  const there = withRegion(withPlace(before, heard.words), text, language);
  const risk = { ...there.risk, language };
  const listening = listened(withAge(withPlaceOfDanger({ ...there, risk }, heard), heard.words), heard);
  const sounding = { ...listening, risk: withSounded(listening.risk, { sign, danger: heard.danger }) };
  const talk = sign
    ? { ...sounding, risk: withSign(sounding.risk, { ...sign, isNamed: isNamed(heard, sign.sign) }) }
    : sounding;
  const named = typedChoice(text, talk);
  // "Self-compassion, my wife would have laughed", "what is the letter for": told or asked, and no button is meant.
  const isAside =
    toldPlainly(typedWords(text), null) === 'late' ||
    (!isSafetyStep(before.memory.step) && asksWhatItIs(typedWords(text), text));
  const typed = isButton(named, text) || !isAside ? named : undefined;

  const denied = lateNo(talk, heard);
  if (denied) return denied;
  const stops = stopOrMore({ ...before, risk }, written);
  if (stops) return stops;
  if (!isButton(typed, text)) {
    const plainly = dangerSaid(before, talk, heard);
    const pictures = picturesTold(listening, written, plainly);
    if (pictures) return pictures;
    if (plainly) return plainly;
  }
  const outright = isNoCrisis(heard) ? null : flowSaid(heard);
  if (outright && !isAnswerTo(talk, typed)) return openFlow(talk, outright, heard);
  const inRisk = openRiskMove(talk, heard);
  if (inRisk) return inRisk;
  const numbers = numbersFirst(before, talk, written);
  if (numbers) return numbers;
  if (typed) return pressed(talk, typed);
  const graver = graverSince(talk, sign);
  if (graver) return graver;
  if (talk.risk.question) return answered(talk, written);
  const leaves = leavesInDanger(talk, written);
  if (leaves) return leaves;
  if (isOfFlow(talk, written)) return inFlow(talk, written);
  const others = ofOther(talk, heard);
  if (others) return others;
  if (isCrisis(talk.risk.level) && soundsSafe(heard)) return safeWords(talk);
  // What is told of a panic that was, where words are asked for, is an answer.
  const isOfOther = asksToCalmAnother(typedWords(text)) || factAsked(typedWords(text), text) === 'FACT.panic';
  const panic =
    isOfOther || (isWriting(talk) && !NOW.test(heard.words)) ? null : panicFirst(talk, written, facts);
  if (panic) return panic;
  const isCalm =
    isCalmTurn(heard, talk.risk) ||
    (isFaint(talk.risk) &&
      (isCalmGoodbye(written) ||
        (!sign && deniesDying(heard.words) && isOnlyDenied(heard.words)) ||
        soundsDenied(heard)));
  const asks = isCalm
    ? null
    : questionDue(
        talk,
        sign && {
          kind: sign.sign,
          adds: sign.adds,
          isNew,
          isSure: isSure(heard),
          isNamed: isNamed(heard, sign.sign),
        },
        facts,
      );
  if (asks) return asking(talk, written, { question: asks, sign: sign?.sign ?? null });
  if (mayAnswer(talk, written)) return inFlow(talk, written);
  return softlyInstead(guide(talk, written), written, facts);
}

/** What most likely denies it is no turn to ask on, either, for what was faint before it. */
const soundsDenied = ({ level, confidences }: HeardText): boolean =>
  level === 'none' && (confidences['p.deny'] ?? 0) >= DENIED;
const DENIED = 0.5;

/** Words of another country: its numbers are offered beside those of the US. */
const withRegion = (talk: Talk, text: string, language: SafetyLanguage): Talk =>
  soundsFromElsewhere(text, language) ? { ...talk, risk: withTold(talk.risk, 'elsewhere') } : talk;

/** The words of a button, nothing more. */
const isButton = (typed: Offered | undefined, text: string) =>
  typed !== undefined && text.length <= typed.label.length + MORE;
const MORE = 4;

const EVERYDAY =
  /^(?:TOPIC|WHICH|CONFIRM|UNSURE|DOES|HELP|NEAR|LOOKING|PICK|MATTER|CHAT|FEELING|CORRECT|TRIED|COMPLAIN)/;

const isAnswerTo = ({ risk }: Talk, typed: Offered | undefined) =>
  typed !== undefined && risk.question !== null;

/** What was not understood while a danger stands open leads back to it: of the own life to its next steps, once to the question. */
function stillOpen(move: Move): Move {
  const { risk } = move.talk;
  // What was told of somebody who hurts them, or of somebody else in danger, has nothing everyday put over it.
  if (isCrisis(risk.level) && EVERYDAY.test(move.to)) {
    if (isHurtByAnother(move.talk)) return { talk: move.talk, to: 'BACK', by: 'signs' };
    if (isForAnother(move.talk))
      return { talk: move.talk, to: nextForAnother(move.talk), leads: ['flow.text'], by: 'signs' };
    if (isOwnLife(move.talk) && risk.flow !== null)
      return { talk: move.talk, to: 'SUI.near', leads: ['flow.text'], by: 'signs' };
  }
  if (!/^UNSURE/.test(move.to) || risk.level === 'none' || !isOwnLife(move.talk)) return move;
  const isAnswered = risk.answer !== null && risk.answer !== 'held';
  return isAnswered || wasAskedAgain(move.talk) ? move : { talk: move.talk, to: 'SQ.again', by: 'signs' };
}

/** Whether it is clear which danger it is: a "no" is doubted only for what was really said. */
const NAMED_FROM = 0.5;
const isNamed = (heard: HeardText, sign: Sign) =>
  !isLikelyFigure(heard) &&
  (isCrisis(heard.level) || hasRule(heard) || (heard.confidences[sign] ?? 0) >= NAMED_FROM);

/**
 * An exercise asks for words about a dead wife, a fear or the worst moment: what is written there counts half, unless it is
 * danger by itself, and plain of which kind. So the exercise is not broken off for one of its own answers, and two of them still are asked about.
 */
function inExercise(sign: { sign: Sign; adds: number } | null, { memory }: Talk, heard: HeardText) {
  if (betterOffWithout(heard.words)) return { sign: 's.burden' as const, adds: 1 };
  if (!sign || !isExerciseStep(memory.step) || (isSure(heard) && isNamed(heard, sign.sign))) return sign;
  // "She pinched mine" among memories: of another danger it says nothing, and adds nothing to one of their own.
  const isPlainlyNow = OF_NOW.has(sign.sign) && (heard.confidences[sign.sign] ?? 0) >= NAMED_FROM;
  if (isPlainlyNow && sign.adds >= 1) return sign;
  if (isFlowSign(sign.sign) && !isSure(heard)) return null;
  return { ...sign, adds: sign.adds / 2 };
}

/** Dangers of the moment, which no exercise asks for: a voice, a body without its drink, a hand that may do harm. */
const OF_NOW: ReadonlySet<Sign> = new Set(['o.voices', 'o.withdraw', 'o.other', 'o.body']);

const signOf = ({ heard, text }: Written, { risk, memory: { topic, step } }: Talk) =>
  step === 'TOPIC.good' && !isCrisis(heard.level) && wouldNotKeep(heard.words)
    ? null
    : isWithdrawal(heard, topic)
      ? { sign: 'o.withdraw' as const, adds: 1 }
      : isBabyHarm(heard, topic)
        ? { sign: 'o.other' as const, adds: 1 }
        : (plainSignOf(heard) ?? ofWithdrawnChild(heard, text) ?? weighed(ownSignOf(heard), heard, risk));

/** A child who stays in bed is worth a thought, and no question about a life yet. */
function ofWithdrawnChild(heard: HeardText, text: string): { sign: Sign; adds: number } | null {
  if (isCrisis(heard.level) || heard.danger >= ASK_FROM || !tellsOfWithdrawnChild(typedWords(text)))
    return null;
  return { sign: 'o.third', adds: SOME };
}
const SOME = 0.35;

/** Shaking, sweat or shadows in somebody who speaks of drink: that body may be in danger. */
const isWithdrawal = ({ words, level }: HeardText, topic: Topic | null) =>
  !isCrisis(level) && (topic === 'drink' || topicsNamed(words).includes('drink')) && WITHDRAWAL.test(words);
const WITHDRAWAL =
  /(?:^| )(?:shak(?:e|es|ing|y)|trembl\S*|sweat\S*|seizure|seeing things|shadows|hallucinat\S*|tiembl\S*|temblor\S*|tembladera|sud(?:o|e|ando|ores)|sombras|abstinencia|cold turkey|(?:dangerous|safe|okay) to (?:stop|quit)|peligroso dejar|(?:stop|stopped|stopping|quit) (?:drinking )?(?:suddenly|all at once|cold)|de golpe|de una vez)(?= )/;

/** A wish to be with the dead, or words of harm to somebody on a day that is near: asked about, whatever was learned. */
const plainSign = ({ words, level }: HeardText): Sign | null => {
  if (isCrisis(level)) return null;
  if (WILL_HARM.test(words)) return 'o.other';
  if (level !== 'none') return null;
  if (wantsToJoin(words)) return 's.join';
  return isMeant(words) || takesDeathWish(words) ? 's.die' : null;
};
const plainSignOf = (heard: HeardText) => {
  const sign = plainSign(heard);
  return sign && { sign, adds: 1 };
};
const WILL_HARM =
  /(?:^| )(?:(?:going to|will) (?:kill|stab|shoot|hurt) (?!it|them all|time|the|my (?:phone|self|back)|myself|two|this|that|some(?!one|body))\S+ (?:\S+ ){0,2}(?:tomorrow|tonight|today|monday|tuesday|wednesday|thursday|friday)|(?:voy a|lo voy a|la voy a) matar(?:lo|la)? (?:\S+ ){0,3}(?:hoy|manana|esta noche))(?= )/;

const ownSignOf = (heard: HeardText) =>
  isHopelessQuestion(heard) && heard.level === 'none'
    ? { sign: 's.hopeless' as const, adds: 1 }
    : signIn(heard, ASK_FROM);

/** A no to danger, with nothing else in it that sounds dangerous: it is no sign. */
const isDenial = (heard: HeardText) =>
  heard.level === 'none' && heard.danger < SURE_FROM && readAnswer(heard) === 'no';

/** What says no to the question about the own life names what it denies, and is no sign of it. */
const deniesWhatWasAsked = ({ risk, memory }: Talk, heard: HeardText) =>
  (isOwnQuestion(risk.question?.step ?? '') || risk.answer === 'held' || memory.step === 'SOME') &&
  heard.danger < SURE_FROM &&
  deniesIt(heard);
