import { type HeardText, isCrisis, type SafetyLanguage } from '../../../safety/types';
import { isForAnother, nextForAnother } from '../danger/another-helped';
import { dangerSaid } from '../danger/danger-said';
import { inFlow, isOfFlow, mayAnswer, safeWords, soundsSafe } from '../danger/in-flow';
import { isCalmGoodbye, leavesInDanger } from '../danger/leaving-danger';
import { withoutAdvice } from '../danger/means-kept';
import { withPlaceOfDanger } from '../danger/place-as-means';
import { NOW, readAnswer } from '../danger/read-answer';
import { isHurtByAnother, isOwnLife, ofOther } from '../danger/said-in-flow';
import { askedInExercise } from '../exercises/asked-in-exercise';
import { isWriting } from '../exercises/into-writing';
import { stopOrMore, withAnswerKept } from '../exercises/stop-or-more';
import { asking } from '../guide/asking';
import { guide } from '../guide/guide';
import { pressed } from '../offers/press';
import { typedChoice } from '../offers/typed-choice';
import { answered, owned } from '../open-questions/answered';
import { clearNo } from '../open-questions/clear-no';
import { openFlow, openRiskMove } from '../open-questions/open-flow';
import { graverSince, wasAskedAgain } from '../open-questions/passed-over';
import { panicFirst, questionDue, softlyInstead } from '../open-questions/question-due';
import { fitting } from '../open-questions/whose-question';
import { numbersFirst, withNumbers, withPlace } from '../places/numbers-first';
import { asksToCalmAnother } from '../plain/asked-of-telling';
import { asksWhatItIs } from '../plain/of-exercises/asks-exercise';
import { deletesShown } from '../plain/of-harbor/aimed-at-harbor';
import { factAsked } from '../plain/of-harbor/facts-asked';
import { toldPlainly } from '../plain/of-life/told-plainly';
import { soundsFromElsewhere } from '../plain/regions';
import { typedWords } from '../plain/typed-words';
import { deniesDying } from '../plain-danger/denied/denies-dying';
import { isOnlyDenied } from '../signs/denied-rest';
import { deniedUnasked } from '../signs/denied-unasked';
import { flowSaid } from '../signs/entries';
import { deniesIt, lateNo } from '../signs/late-no';
import { heardInFrame } from '../signs/practical-frame';
import { isSure, SURE_FROM, withSign, withSounded } from '../signs/signs';
import { listened, withTold } from '../signs/told';
import { isCalmTurn, isFaint, isNoCrisis } from '../signs/weighed';
import type { Facts } from '../talk/facts';
import { isOwnQuestion, isSafetyStep, type Move } from '../talk/move';
import { spokenIn } from '../talk/spoken-in';
import type { Offered, Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { withoutDenied } from '../telling/denial';
import { goingOn } from '../telling/onward';
import { picturesTold } from '../telling/pictures';
import { withAge } from '../topics/age';
import { inExercise, isNamed, saysPlainSign, signOf } from './sign-told';

/** What a typed text leads to. */
export function read(before: Talk, typed: Written, facts: Facts): Move {
  const written = askedInExercise(before, heardInFrame(before, deniedUnasked(before, typed)));
  const meant = owned(readText(before, written, facts), written.heard);
  const move = withDenied(withAnswerKept(before, written.text, meant), written);
  return withNumbers(before, goingOn(before, stillOpen(withoutAdvice(before, move)), written), written);
}

/** "Better delete it" is said to Harbor of what was written, and nothing else. */
const isOfPage = ({ memory }: Talk, { text, heard }: Written): boolean =>
  heard.level === 'none' &&
  /\.(?:done|kept)$/.test(memory.step ?? '') &&
  deletesShown(typedWords(text)) === 'delete';

/** Where a question or a flow takes over, what the text denies beside it is not gone back to. */
const withDenied = (move: Move, written: Written): Move =>
  isSafetyStep(move.to) ? { ...move, talk: withoutDenied(move.talk, written) } : move;

function readText(before: Talk, written: Written, facts: Facts): Move {
  const { heard, text } = written;
  const sign =
    !saysPlainSign(heard) &&
    (isDenial(heard) ||
      deniesWhatWasAsked(before, heard) ||
      isCalmGoodbye(written) ||
      isOfPage(before, written))
      ? null
      : inExercise(signOf(written, before), before, heard);
  const isNew = sign !== null && !(sign.sign in before.risk.seen);
  const language = spokenIn(written, before.risk.language);
  const there = withRegion(withPlace(before, heard), text, language);
  const risk = { ...there.risk, language };
  const clear = clearNo({ ...there, risk }, written, facts);
  if (clear) return clear;
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
  const flow = isNoCrisis(heard) ? null : flowSaid(heard);
  const outright = flow === 'THIRD' && isOnlyNamedBeside(talk, heard) ? null : flow;
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
    !saysPlainSign(heard) &&
    (isCalmTurn(heard, talk.risk) ||
      isOfPage(before, written) ||
      (isFaint(talk.risk) &&
        (isCalmGoodbye(written) ||
          (!sign && deniesDying(heard.words) && isOnlyDenied(heard.words)) ||
          soundsDenied(heard))));
  const due = isCalm
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
  const asks = due && fitting(due, talk, heard);
  if (asks) return asking(talk, written, { question: asks, sign: sign?.sign ?? null });
  if (mayAnswer(talk, written)) return inFlow(talk, written);
  return softlyInstead(guide(talk, written), written, facts);
}

/** What most likely denies it is no turn to ask on, either, for what was faint before it. */
const soundsDenied = ({ level, confidences }: HeardText): boolean =>
  level === 'none' && (confidences['p.deny'] ?? 0) >= DENIED;
const DENIED = 0.5;

/** Somebody who is named in a danger of their own minutes ("she'll lose it if I wake her") is in none for that. */
const isOnlyNamedBeside = ({ risk }: Talk, { words }: HeardText): boolean =>
  risk.level === 'imminent' && OWN_MINUTES.test(risk.flow ?? '') && !THEIR_DEATH.test(words);
const THEIR_DEATH =
  /(?:^| )(?:kill\S*|end(?:s|ed|ing)? (?:it|his|her|their)|hang\S*|shoot|shot|overdos\S*|suicid\S*|die[sd]?|dying|took (?:\S+ )?pills|mat\S+|mori\S*|muer\S*|pastillas|ahorc\S*)(?= )/;
const OWN_MINUTES = /^(?:SUI|HARM|OD|BODY|FOOD|WITHDRAW|VOICES)$/;

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

/** A no to danger, with nothing else in it that sounds dangerous: it is no sign. */
const isDenial = (heard: HeardText) =>
  heard.level === 'none' && heard.danger < SURE_FROM && readAnswer(heard) === 'no';

/** What says no to the question about the own life names what it denies, and is no sign of it. */
const deniesWhatWasAsked = ({ risk, memory }: Talk, heard: HeardText) =>
  (isOwnQuestion(risk.question?.step ?? '') || risk.answer === 'held' || memory.step === 'SOME') &&
  heard.danger < SURE_FROM &&
  deniesIt(heard);
