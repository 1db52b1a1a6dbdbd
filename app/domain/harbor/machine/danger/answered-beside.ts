import { type HeardText, isCrisis } from '../../../safety/types';
import { pressed } from '../offers/press';
import { notAboutDying } from '../plain-danger/body/self-harm';
import {
  asksForTheAnswer,
  asksIfProblem,
  asksOfTelling,
  fearsTheIdea,
  isShaky,
  namesDrink,
  wasAtIt,
  wasLately,
} from '../plain-danger/by-others/asks-of-telling';
import {
  beginsWithANo,
  deniesDyingAnyway,
  doesSomething,
  isForRelief,
  isTiredOfLiving,
  withoutTired,
} from '../plain-danger/denied/denied-again';
import { asksNotToCall } from '../plain-danger/denied/no-call';
import { namesDying } from '../plain-danger/dying/names-dying';
import { asksWhoReads } from '../plain-danger/others/who-reads';
import { hasTold, withinReach, withTold } from '../signs/told';
import { isOwnQuestion, isSafetyStep, type Move, openingAt, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import { isForAnother } from './another-helped';
import { saidAt } from './said-at-step';
import { touchedTold } from './touched-told';

/**
 * What people answer in words of their own while something stands open, and what they ask beside it: the question first,
 * then the step goes on with the answer. Null: the text is none of it.
 */
export function answeredBeside(talk: Talk, heard: HeardText): Move | null {
  return (
    shaking(talk, heard) ??
    touchedTold(talk, heard) ??
    forRelief(talk, heard) ??
    deniedAgain(talk, heard) ??
    tiredOfLiving(talk, heard) ??
    whenAndWhere(talk, heard) ??
    asked(talk, heard)
  );
}

const isOpen = ({ risk, memory }: Talk): boolean =>
  (risk.level !== 'none' || risk.question !== null) && isSafetyStep(memory.step);

/** Hands that shake, in somebody who drinks, and whether that is normal: nobody here can judge it, and it is asked after. */
function shaking(talk: Talk, { words, level }: HeardText): Move | null {
  const { risk, memory } = talk;
  if (risk.level !== 'none' || isCrisis(level) || risk.otherAsked.includes('SQ.withdraw')) return null;
  const isDrinker = memory.topic === 'drink' || namesDrink(words) || memory.said['TOPIC.drink'] !== undefined;
  if (!isDrinker || !isShaky(words) || !asksIfProblem(words)) return null;
  return { talk: suspending(talk), to: 'SQ.withdraw', leads: ['drink.judge'], by: 'signs' };
}

const HINTS = ['s.harm', 's.means', 's.how', 's.now', 's.past'] as const;
/** Not to die, but so that the pressure goes down: that is hurting oneself, and no doubt about dying. */
function forRelief(talk: Talk, { words, level }: HeardText): Move | null {
  const { risk, memory } = talk;
  const step = memory.step ?? '';
  const isAsked = isOwnQuestion(risk.question?.step ?? '') || /^SQ\.(?:doubt|lightly)$/.test(step);
  if (!isAsked || /^SQ\.(?:harm|againHarm)$/.test(step) || level === 'imminent') return null;
  const isNo =
    deniesDyingAnyway(words) || notAboutDying(words) || (beginsWithANo(words) && !namesDying(words));
  if (!isNo || !isForRelief(words) || !doesSomething(words)) return null;
  const isHinted = hasTold(talk, 'harm') || HINTS.some((sign) => (risk.seen[sign] ?? 0) > 0);
  if (!isHinted) return { talk, to: 'SQ.harm', by: 'signs' };
  const told = { memory, risk: { ...withTold(risk, 'harm', 'notDying'), question: null } };
  return openingAt(told, 'HARM', ['harm.relief']);
}

/** Denied for the second time: it is not asked a third time, and what they asked instead is answered. */
function deniedAgain(talk: Talk, { words, level }: HeardText): Move | null {
  const { risk, memory } = talk;
  if (!hasTold(talk, 'deniedTwice') || level === 'imminent' || !deniesDyingAnyway(words)) return null;
  const isClosed = risk.level === 'none' && risk.question === null;
  if (isClosed && (asksOfTelling(words) || asksForTheAnswer(words)))
    return { talk: suspending(talk), to: 'ABOUT.tell', by: 'person' };
  if (!/^(?:SQ\.(?!sure)|SOME|QUIET|SUI\.1)/.test(memory.step ?? '') || hasTold(talk, 'outright'))
    return null;
  if (risk.raisedBy === 'person' && !hasTold(talk, 'harm') && risk.answer === 'yes') return null;
  const leads = asksOfTelling(words) || asksForTheAnswer(words) ? ['flow.noCall'] : [];
  const spared = {
    memory,
    risk: { ...risk, question: null },
  };
  return { talk: spared, to: 'SQ.misread', leads, by: 'person' };
}

/** No wish to die, and tired of living: neither a no nor a passing over. */
function tiredOfLiving(talk: Talk, { words, level }: HeardText): Move | null {
  const { risk } = talk;
  if (!isOwnQuestion(risk.question?.step ?? '') || level === 'imminent') return null;
  if (isCrisis(level) && namesDying(withoutTired(words))) return null;
  if (!(beginsWithANo(words) || deniesDyingAnyway(words)) || !isTiredOfLiving(words)) return null;
  return { talk, to: 'QUIET.tired', by: 'person' };
}

/** When it was, and what was there: both are taken, and the way comes next. */
function whenAndWhere(talk: Talk, heard: HeardText): Move | null {
  const { words, confidences, level } = heard;
  if (talk.memory.step !== 'SOME' || level === 'imminent' || !wasLately(words)) return null;
  const isLearned = Math.max(confidences['s.means'] ?? 0, confidences['s.place'] ?? 0) >= LIKELY;
  if (!wasAtIt(words) && !isLearned) return null;
  return openingAt(withinReach(withMeans(talk)), 'SUI.means', ['means.heard']);
}
const LIKELY = 0.5;
const withMeans = (talk: Talk): Talk => ({ ...talk, risk: withTold(talk.risk, 'means') });

/** What is asked of Harbor, or of how to help, is answered; an answer to the step beside it counts. */
function asked(talk: Talk, heard: HeardText): Move | null {
  const { words, level } = heard;
  if (!isOpen(talk) || level === 'imminent') return null;
  // Beside a plain no to a question it is heard as that no, too.
  const isOwn = isOwnQuestion(talk.risk.question?.step ?? '') || talk.memory.step === 'HARM.2';
  if (isOwn && (asksNotToCall(words) || asksWhoReads(words))) return null;
  const test = asksOfTelling(words)
    ? asksOfTelling
    : isForAnother(talk) && fearsTheIdea(words)
      ? fearsTheIdea
      : null;
  if (!test) return null;
  if (test === fearsTheIdea && talk.memory.said['THIRD.ask'] === undefined)
    return openingAt(talk, 'THIRD.ask');
  const lead = test === asksOfTelling ? 'flow.noCall' : 'third.idea';
  const rest = words
    .split(/(?<=[.,]) /)
    .filter((clause) => !test(` ${clause} `))
    .join(' ');
  const move = answerIn(talk, ` ${rest.trim()} `);
  return move ? { ...move, leads: [lead, ...(move.leads ?? [])] } : stay(talk, lead);
}

/** The button, or the step, that the rest of a text says at the step that stands open. */
export function answerIn(talk: Talk, words: string): Move | null {
  const said = words.trim() === '' ? null : saidAt(talk.memory.step ?? '', words);
  if (said === null) return null;
  if ('to' in said) return { talk, to: said.to, by: 'person', ...(said.lead && { leads: [said.lead] }) };
  if (!('button' in said)) return null;
  const button = talk.memory.offered.find(({ id }) => id === said.button);
  return button ? pressed(talk, button) : null;
}
