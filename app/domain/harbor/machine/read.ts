import { RECOGNISER } from '../../listener/listen';
import { linesOf } from '../../safety/assess';
import { soundsInOpenRisk } from '../../safety/in-open-risk';
import { isCrisis, weightOf, type HeardText } from '../../safety/types';
import { STEPS } from '../steps/all';
import { actOf } from './acts';
import { flowSaid, questionFor } from './entries';
import { contextOf, type Facts } from './facts';
import { guide } from './guide';
import { raised } from './levels';
import { familyOf, isSafetyStep, stay, suspending, type Move } from './move';
import { pressed } from './press';
import { NOW, readAnswer } from './read-answer';
import { canAskSoftly } from './settle';
import { gravestSeen, isDirectSign, isFlowSign, signIn, sumOf, withSign } from './signs';
import type { Offered, Talk } from './state';

const ASK_FROM = linesOf(RECOGNISER).ask;
const SAFE_FROM = 0.6;
const PANIC_FROM = 0.5;
/** A question is passed over at most twice. */
const PASSED_MOST = 2;
const CRISIS_SUM = 2;
const LONGEST_LABEL = 60;

interface Written {
  heard: HeardText;
  text: string;
}

/** What a typed text leads to. */
export function read(before: Talk, written: Written, facts: Facts): Move {
  const { heard, text } = written;
  const sign = isDenial(heard) ? null : signIn(heard, ASK_FROM);
  const isNew = sign !== null && !(sign.sign in before.risk.seen);
  const listening = { ...before, risk: { ...before.risk, language: heard.language } };
  const talk = sign ? { ...listening, risk: withSign(listening.risk, sign) } : listening;
  const typed = labelTyped(text, talk);

  const outright = flowSaid(heard);
  if (outright && !isAnswerTo(talk, typed)) return openFlow(talk, outright, heard);
  const inRisk = openRiskMove(talk, heard);
  if (inRisk) return inRisk;
  if (typed) return pressed(talk, typed);
  if (talk.risk.question) return answered(talk, written, facts);
  if (isOfFlow(talk, written)) return inFlow(talk, written);
  if (isCrisis(talk.risk.level) && soundsSafe(heard)) return safeWords(talk);
  const panic = panicFirst(talk, heard, facts);
  if (panic) return panic;
  const asks = questionDue(
    talk,
    { isNew, isDirect: sign !== null && isDirectSign(sign.sign) && sign.adds >= 1 },
    facts,
  );
  if (asks) return { talk: suspending(talk), to: asks, by: 'signs' };
  return guide(talk, written);
}

/** A button's label, typed instead of pressed. */
function labelTyped(text: string, { memory }: Talk): Offered | undefined {
  const plain = plainLabel(text);
  return plain === '' || plain.length > LONGEST_LABEL
    ? undefined
    : memory.offered.find(({ label }) => plainLabel(label) === plain);
}
const plainLabel = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s.,;:!?¿¡'’]+/g, ' ')
    .trim();
const isAnswerTo = ({ risk }: Talk, typed: Offered | undefined) =>
  typed !== undefined && risk.question !== null;

/** A danger that is said outright opens its flow; said again within it, the flow goes on. */
function openFlow(talk: Talk, flow: string, heard: HeardText): Move {
  const { risk, memory } = talk;
  const by = heard.rules.every((id) => /^(?:learned|overruled):/.test(id)) ? 'signs' : 'person';
  const isOpen = isCrisis(risk.level) && risk.flow === familyOf(flow) && isSafetyStep(memory.step);
  const isGraver = weightOf(heard.level) > weightOf(risk.level);
  if (isOpen && !isGraver) {
    const level = raised(risk, { to: heard.level, by });
    return stay({ risk: level, memory }, flow.startsWith('SUI') ? 'flow.text' : 'flow.other');
  }
  const opened = raised(risk, { to: heard.level === 'imminent' ? 'imminent' : 'crisis', by });
  return { talk: suspending({ memory, risk: isCrisisFlow(flow) ? opened : risk }), to: flow, by };
}
/** Flows whose first step asks before anything is held as a crisis. */
const isCrisisFlow = (flow: string) => !['FOOD', 'MANIA', 'BODY'].includes(flow);

/** While a risk to the own life is open, means at hand or something taken is said, asked or not. */
function openRiskMove(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  if (!isCrisis(risk.level) || !/^(?:SUI|HARM|NS|HOW|OD)$/.test(risk.flow ?? '')) return null;
  switch (soundsInOpenRisk(heard.words)) {
    case 'taken':
      return memory.step?.startsWith('OD') ? stay(talk, 'flow.text') : { talk, to: 'OD', by: 'person' };
    case 'at-hand':
      return memory.step === 'SUI.today' ? stay(talk, 'flow.text') : { talk, to: 'SUI.today', by: 'person' };
    case 'way':
      return memory.step === 'SUI.today' ? stay(talk, 'flow.text') : { talk, to: 'SUI.today', by: 'signs' };
    case null:
      return null;
  }
}

/** The typed answer to the open question. */
function answered(talk: Talk, written: Written, facts: Facts): Move {
  const { risk, memory } = talk;
  const { heard } = written;
  const asked = risk.question?.step ?? '';
  const step = STEPS[asked];
  const find = (...ids: (string | undefined)[]) =>
    memory.offered.find(({ id }) => ids.some((wanted) => wanted !== undefined && wanted === id));
  const by = (offered: Offered | undefined) =>
    offered ? pressed(talk, offered) : passedOver(talk, written, facts);
  switch (readAnswer(heard)) {
    case 'yes': {
      const isNow = /^SQ\.(?:plain|soft|new|again)$|^LOW$|^HOW$/.test(asked) && NOW.test(heard.words);
      return isNow ? { talk, to: 'SUI.today', by: 'person' } : by(find('yes', step?.typed?.yes, 'still'));
    }
    case 'sometimes':
      return by(find('sometimes', step?.typed?.unsure, 'unsure', 'less'));
    case 'no':
      return by(find('no', step?.typed?.no));
    case 'rather-not':
      return by(find('rather', step?.typed?.unsure));
    case 'safe':
      if (isCrisis(risk.level)) return safeWords(talk);
      return by(find('safe', 'no', step?.typed?.no));
    case 'other':
      return passedOver(talk, written, facts);
  }
}

/** A sidestep: asked once more, then left standing with help in sight, and the text is answered. */
function passedOver(talk: Talk, written: Written, facts: Facts): Move {
  const { risk, memory } = talk;
  const question = risk.question ?? { step: '', passed: 0 };
  const passed = question.passed + 1;
  const isGrave = sumOf(risk, contextOf(facts, Number(memory.slots.before ?? 0))) >= CRISIS_SUM;
  const graver = isGrave ? raised(risk, { to: 'crisis', by: 'signs' }) : risk;
  if (actOf(written.heard).is('ask-human'))
    return { talk: { risk: graver, memory }, to: 'HUMAN', by: 'signs' };
  const isAskable =
    passed < PASSED_MOST && /^(?:SQ\.(?:plain|soft|harm|note)|LOW|FOLLOW\.open|HOW)$/.test(question.step);
  if (isAskable) {
    return {
      talk: { risk: { ...graver, question: { ...question, passed } }, memory },
      to: 'SQ.again',
      by: 'signs',
    };
  }
  const held: Talk = {
    memory,
    risk: {
      ...raised(graver, { to: 'concern', by: 'signs' }),
      question: null,
      answer: risk.answer ?? 'held',
    },
  };
  const next = guide(held, written);
  return { ...next, leads: ['held', ...(next.leads ?? [])] };
}

/** In a flow at crisis a text belongs to it; at concern only one that answers what was asked. */
const isOfFlow = ({ risk, memory }: Talk, { heard, text }: Written) =>
  isSafetyStep(memory.step) &&
  (isCrisis(risk.level) || (typedAnswer(memory.step, heard) !== undefined && text.length <= LONGEST_LABEL));

/** The button that a typed yes, no or "I do not know" presses at a step. */
function typedAnswer(step: string | null, heard: HeardText): string | undefined {
  const typed = STEPS[step ?? '']?.typed;
  const meant = { yes: typed?.yes, no: typed?.no, sometimes: typed?.unsure } as const;
  const answer = readAnswer(heard);
  return answer in meant ? meant[answer as keyof typeof meant] : undefined;
}

/** A no to danger, short of anything outright: it is no sign. */
const isDenial = (heard: HeardText) => !isCrisis(heard.level) && readAnswer(heard) === 'no';

/** A text in a safety flow that is no button's label. */
function inFlow(talk: Talk, { heard, text }: Written): Move {
  const { risk, memory } = talk;
  if (isCrisis(risk.level) && soundsSafe(heard)) return safeWords(talk);
  if (actOf(heard).is('ask-human')) return { talk, to: 'PERSON', by: 'person' };
  if (actOf(heard).is('bye')) return { talk, to: 'END.risk', by: 'person' };
  const meant = typedAnswer(memory.step, heard);
  const offered = memory.offered.find(({ id }) => id === meant);
  if (offered && text.length <= LONGEST_LABEL) return { talk, to: offered.target, by: 'person' };
  return stay(
    talk,
    /^(?:SUI|HARM|OD|TEN|BARRIER|PERSON|SAFER|NS)/.test(memory.step ?? '') ? 'flow.text' : 'flow.other',
  );
}

/** Own words of safety, likely enough to be read back: a level never falls by them alone. */
const soundsSafe = ({ confidences, level }: HeardText) =>
  level === 'none' &&
  Math.max(confidences['p.safe'] ?? 0, confidences['a.safe'] ?? 0, confidences['q.safe'] ?? 0) >= SAFE_FROM;
const safeWords = (talk: Talk): Move => ({ talk, to: 'SAFER.read', by: 'person' });

/** A wave of panic is met as panic; a soft question waits for its end, a plain one does not. */
function panicFirst(talk: Talk, { confidences }: HeardText, facts: Facts): Move | null {
  const { risk, memory } = talk;
  const panic = confidences['t.panic'] ?? 0;
  const sign = gravestSeen(risk);
  const isDue = sumOf(risk) >= 1;
  const isPlain = isDue && sign !== null && sign !== 'o.body' && questionFor(sign) !== 'SQ.soft';
  if (panic < PANIC_FROM || memory.topic === 'panic' || risk.level !== 'none' || isPlain) return null;
  const isSoftDue = isDue && sign !== 'o.body' && canAskSoftly(talk, facts);
  const spent = sign === 'o.body' ? [...risk.spent, sign] : risk.spent;
  return {
    talk: { risk: { ...risk, spent, isSoftDue }, memory: { ...memory, topic: 'panic' } },
    to: 'TOPIC.panic',
    by: 'signs',
  };
}

const UNCLEAR_MOST = 3;
const HEAVY_TURNS = 2;

/** The question that is due now; null when none is. FLOWS section 2. */
function questionDue(talk: Talk, sign: { isNew: boolean; isDirect: boolean }, facts: Facts): string | null {
  const { risk, memory } = talk;
  const isDue = sumOf(risk, contextOf(facts, Number(memory.slots.before ?? 0))) >= 1;
  const gravest = gravestSeen(risk);
  switch (risk.answer) {
    case null:
      if (isDue && gravest) return questionFor(gravest);
      return isSoftDue(talk) && canAskSoftly(talk, facts) ? 'SQ.soft' : null;
    case 'no':
      if (!isDue || !gravest || !sign.isNew || risk.isAskedAnew) return null;
      return isFlowSign(gravest) ? questionFor(gravest) : 'SQ.new';
    case 'held':
      return sign.isNew && sign.isDirect ? 'SQ.plain' : null;
    default:
      return null;
  }
}

/** A heavy topic that goes on; or texts that were not understood, and among them something that sounded like a sign. */
const isSoftDue = ({ risk, memory }: Talk) =>
  memory.heavyTurns >= HEAVY_TURNS || (memory.unclear >= UNCLEAR_MOST && sumOf(risk) >= UNCLEAR_SIGN);
const UNCLEAR_SIGN = 0.35;
