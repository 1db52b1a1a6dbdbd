import { type HeardText, isCrisis } from '../../../safety/types';
import { pressed } from '../offers/press';
import { helperAsks, toldTheirWish } from '../plain-danger/others/helper-asks';
import { type HelperSays, helperSays } from '../plain-danger/others/helping';
import { isAnotherAtTheEdge, saysNotMe } from '../plain-danger/others/of-another';
import { saysMe } from '../plain-danger/others/whose';
import { hasTold, withTold } from '../signs/told';
import { type Move, openingAt, stay } from '../talk/move';
import type { Talk, Told } from '../talk/state';
import { asksToGoRound } from './said-at-step';

/** Whether somebody else's danger is what stands open. */
export const isForAnother = ({ risk }: Talk): boolean => risk.flow === 'THIRD' && risk.level !== 'none';

/** Where the help for somebody else stands, by what was told and said: never the triage anew. */
export function nextForAnother(talk: Talk): string {
  const { said } = talk.memory;
  if (hasTold(talk, 'with')) return 'THIRD.with';
  if (hasTold(talk, 'help')) return 'THIRD.coming';
  const steps = [
    'THIRD.911',
    'THIRD.check',
    'THIRD.unseen',
    'THIRD.silent',
    'THIRD.yes',
    'THIRD.ask',
    'THIRD.worried',
  ];
  return steps.find((step) => said[step] !== undefined) ?? 'THIRD';
}

/**
 * What a helper did, asks or fears is heard and answered with the next right line; nothing of it is a danger of their own,
 * and nothing of it lowers a level.
 */
export function helped(talk: Talk, heard: HeardText): Move | null {
  if (!isForAnother(talk)) return null;
  const { memory, risk } = talk;
  const isAside = !/^(?:THIRD|END\.third)/.test(memory.step ?? '');
  if (isAside && !saysNotMe(heard.words)) return null;
  if (saysMe(heard.words)) return null;
  const care = memory.step === 'THIRD.safe' && IN_GOOD_HANDS.test(heard.words) ? 'care' : null;
  const button = memory.offered.find(({ id }) => id === care);
  if (button) return pressed(talk, button);
  const says = helperSays(heard.words);
  const told = TOLD.filter(([what]) => says.has(what)).map(([, fact]) => fact);
  const known = { ...talk, risk: { ...withTold(risk, ...told), question: null } };
  const asks = helperAsks(heard.words);
  if (asks.length > 0) return answering(known, asks, { isAside, isThere: says.has('here') });
  if (isAnotherAtTheEdge(heard.words)) return null;
  if (!isAside && !isCrisis(heard.level) && asksToGoRound(heard.words)) return stay(known, 'third.go');
  if (isAside && risk.question !== null && says.size === 0) return null;
  const first = ORDER.find((what) => says.has(what));
  if (first === undefined) return null;
  // A question who else could know is put to who is not sure: the answer stays with the step.
  const beside = BESIDE[first];
  if (beside) return isAside ? to(known, nextForAnother(known), beside) : stay(known, beside);
  if (first === 'here' && toldTheirWish(heard.words)) return to(known, 'THIRD.with', 'third.toldYou');
  const lead = says.has('afraid') ? 'third.afraid' : first === 'answered' ? 'third.answered' : undefined;
  return to(known, STEP_OF[first as keyof typeof STEP_OF], lead);
}

/** Doctors or the police have them. */
const IN_GOOD_HANDS =
  /^(?!.* (?:not|no|nobody|nadie|yet|todavia) ).*(?:^| )(?:at the hospital|in (?:the )?(?:hospital|er|a and e)|with (?:the )?(?:doctors?|paramedics|police|nurses?)|(?:en el|al) hospital|con (?:los |la |el )?(?:medicos?|doctor\S*|policia|ambulancia))(?= )/;

/** What they ask and nothing here answers: the line can, said once in general and then for who fears for somebody. */
export const questionLead = (talk: Talk): string =>
  isForAnother(talk) && talk.memory.said['flow.question'] !== undefined ? 'third.ask988' : 'flow.question';

/** What was taken, or a weapon, needs help at once; every other question is answered while the step stays. */
function answering(
  talk: Talk,
  leads: readonly string[],
  { isAside, isThere }: { isAside: boolean; isThere: boolean },
): Move {
  const isUrgent = leads.some((lead) => URGENT.has(lead)) && talk.memory.step !== 'THIRD.911';
  if (isUrgent) return openingAt(talk, 'THIRD.911', leads);
  if (isThere) return openingAt(talk, 'THIRD.with', leads);
  if (isAside || !isCrisis(talk.risk.level)) return openingAt(talk, nextForAnother(talk), leads);
  return stay(talk, ...leads);
}
const URGENT: ReadonlySet<string> = new Set(['third.taken', 'third.weapon']);

/** What goes before what, where a text says several. */
const ORDER: readonly HelperSays[] = [
  'night',
  'here',
  'called',
  'yes',
  'ask',
  'way',
  'silent',
  'answered',
  'words',
  'tell',
  'near',
  'afraid',
];
/** What is answered while the step stays. */
const BESIDE: Readonly<Partial<Record<HelperSays, string>>> = {
  tell: 'third.tell',
  near: 'third.near',
  afraid: 'third.afraid',
};
const TOLD: readonly (readonly [HelperSays, Told])[] = [
  ['here', 'with'],
  ['called', 'help'],
];
const STEP_OF: Readonly<Record<Exclude<HelperSays, 'afraid' | 'tell' | 'near'>, string>> = {
  night: 'THIRD.night',
  here: 'THIRD.with',
  called: 'THIRD.coming',
  yes: 'THIRD.yes',
  ask: 'THIRD.ask',
  way: 'THIRD.way',
  silent: 'THIRD.silent',
  answered: 'THIRD.ask',
  words: 'THIRD.words',
};

/** To a step of somebody else's danger; what was calm again is a crisis once more. */
const to = (talk: Talk, step: string, lead: string | undefined): Move =>
  isCrisis(talk.risk.level)
    ? { talk, to: step, by: 'person', ...(lead && { leads: [lead] }) }
    : openingAt(talk, step, lead ? [lead] : []);
