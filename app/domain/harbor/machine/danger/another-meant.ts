import { type HeardText, isCrisis } from '../../../safety/types';
import { pressed } from '../offers/press';
import { beginsWithANo } from '../plain-danger/denied/denied-again';
import { deniesDying } from '../plain-danger/denied/denies-dying';
import {
  deniesFear,
  deniesOwnWish,
  fearsAfterAll,
  namesSmallChild,
  saysTheyAreWell,
  tellsHarm,
} from '../plain-danger/denied/denies-fear';
import { wroteLetters } from '../plain-danger/denied/harmless-frame';
import { isFrightOfThoughts } from '../plain-danger/denied/pictures';
import { fearsOutright, foundTheirNote, quotesThem, tellsOfFarewell } from '../plain-danger/dying/farewell';
import { harmOfSomebody } from '../plain-danger/others/harm-of-somebody';
import { asksForTonight } from '../plain-danger/others/helper-asks';
import {
  doneByAnother,
  fearsForAnother,
  isAnotherAtTheEdge,
  isOfAnother,
  saysNotMe,
} from '../plain-danger/others/of-another';
import { isFarewellOfTheDead } from '../plain-danger/others/of-the-dead';
import { saysMe } from '../plain-danger/others/whose';
import { flowSaid } from '../signs/entries';
import { withNoKept } from '../signs/no-kept';
import { SURE_FROM } from '../signs/signs';
import { isOwnQuestion, type Move, openingAt, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import { isForAnother, nextForAnother } from './another-helped';

/** What somebody else may have done: to the body, or to a life. */
const ABOUT_HARM = /^SQ\.(?:harm|againHarm)$/;
const isAt = ({ memory }: Talk, steps: RegExp) => steps.test(memory.step ?? '');

/** Whether what stands open is to the person's own life, by its flow. */
export const isOwnFlow = ({ risk }: Talk): boolean => /^(?:SUI|HARM|NS|HOW)$/.test(risk.flow ?? '');

/** What to do for somebody. */
const HELPS_ANOTHER =
  /(?:^| )(?:(?:what|how) (?:\S+ ){0,3}(?:do|say|help|tell|text)|should i (?:call|text|tell|go)|(?:text|call|tell) (?:him|her|them)|que (?:hago|le digo|puedo hacer)|le (?:escribo|llamo|digo|aviso)|(?:lo|la) llamo|llamo a)(?= )/;

/** "It is me, not my sister": what was taken for somebody else's danger is asked, or opened, as their own. */
export function meMeant(talk: Talk, heard: HeardText): Move | null {
  const { risk } = talk;
  const isTheirs = isForAnother(talk) || risk.question?.step === 'SQ.third';
  if (!isTheirs || isOwnQuestion(risk.question?.step ?? '') || !saysMe(heard.words)) return null;
  const own = { ...talk, risk: { ...risk, question: null, flow: null } };
  const outright = heard.subject === 'other' ? null : flowSaid(heard);
  const said = outright ?? (risk.answer === 'yes' ? 'SUI.1' : null);
  return { talk: own, to: said ?? 'SQ.plain', leads: ['corrected'], by: 'person' };
}

/** It is not about them: the friend, or whoever it is, is asked about; or what somebody did to them is. */
export function anotherMeant(talk: Talk, heard: HeardText): Move | null {
  return corrected(talk, heard) ?? fearedFor(talk, heard);
}

/** A question about themselves, answered with whom it is about. */
function corrected(talk: Talk, heard: HeardText): Move | null {
  const { risk } = talk;
  const { words } = heard;
  const asked = risk.question?.step ?? '';
  if (asked === 'SQ.third' && fearsAfterAll(words)) return openingAt(talk, 'THIRD');
  const nobody = asked === 'SQ.third' ? deniedFear(talk, heard) : null;
  if (nobody) return nobody;
  if (asked === 'SQ.hurt' && doneByAnother(words) && !/^ ?(?:[.,] )*(?:no|nope|nah) /.test(words))
    return openingAt(talk, 'HURT');
  // A letter of theirs, so that somebody has something of them: it is about themselves.
  if (asked === 'SQ.third' && wroteLetters(words)) {
    const own = { ...talk, risk: { ...risk, question: null } };
    return { talk: own, to: 'SQ.plain', leads: ['corrected'], by: 'signs' };
  }
  if (asked === 'SQ.third' && (isOfAnother(words) || HELPS_ANOTHER.test(words)))
    return openingAt(talk, 'THIRD');
  if (ABOUT_HARM.test(asked) && doneByAnother(words)) return openingAt(talk, 'HURT');
  const child = aboutSmallChild(talk, heard);
  if (child) return child;
  const no = talk.memory.offered.find(({ id }) => id === 'no');
  const isTheirs = saysNotMe(words) && !saysMe(words);
  if (
    isOwnQuestion(asked) &&
    no &&
    !isCrisis(heard.level) &&
    saysTheyAreWell(words) &&
    !harmOfSomebody(words)
  )
    return { ...pressed(talk, no), to: 'SQ.owned' };
  if (isOwnQuestion(asked) && no && deniesDying(words) && !isTheirs) return pressed(talk, no);
  if (isForAnother(talk) && isOwnQuestion(asked) && isTheirs) {
    const unasked = { ...talk, risk: { ...risk, question: null } };
    return openingAt(unasked, nextForAnother(talk), ['corrected']);
  }
  const isOpen = isCrisis(risk.level) && isOwnFlow(talk) && isAt(talk, /^(?:SUI\.1|SQ|SOME|HARM)/);
  if (!(isOwnQuestion(asked) || isOpen) || !isTheirs) return null;
  const unasked = { ...talk, risk: { ...risk, question: null } };
  // Who denies it for themselves has said nothing yet of a danger to the other.
  const isTold = fearsForAnother(words) || ((isOpen || risk.isDirect) && !deniesOwnWish(words));
  const isHarm = harmOfSomebody(words) && !tellsHarm(words) && !risk.otherAsked.includes('SQ.whom');
  const to = isTold ? 'THIRD' : isHarm ? 'SQ.whom' : 'SQ.third';
  const kept = isOpen || !beginsWithANo(words) ? unasked : withNoKept(talk);
  return { talk: kept, to, leads: ['corrected'], by: 'person' };
}

/** Their own "no" to the question whether they fear for somebody: it closes that question as the button does. */
function deniedFear(talk: Talk, { words, level, danger }: HeardText): Move | null {
  const no = talk.memory.offered.find(({ id }) => id === 'no');
  if (!no || isCrisis(level) || danger >= SURE_FROM || !deniesFear(words)) return null;
  return { ...pressed(talk, no), to: 'SQ.owned' };
}

/** It is about a baby, and not about their own death: that question ends, and a baby is no one to fear a suicide of. */
function aboutSmallChild(talk: Talk, { words, level }: HeardText): Move | null {
  const { risk, memory } = talk;
  const no = memory.offered.find(({ id }) => id === 'no');
  const isChild = memory.topic === 'newborn' || namesSmallChild(words);
  if (!no || !isOwnQuestion(risk.question?.step ?? '') || !isChild || isCrisis(level)) return null;
  const isDenied = deniesOwnWish(words) || deniesDying(words);
  if (!(saysNotMe(words) || isDenied) || saysMe(words) || fearsForAnother(words)) return null;
  // Frightened of what comes into the head: such pictures are met as what they are.
  const pictures = memory.said.PICTURES === undefined ? 'PICTURES' : 'PICTURES.known';
  const suspended = isFrightOfThoughts(words) ? pictures : memory.suspended;
  const own = {
    risk: { ...risk, isDirect: risk.isDirect && !isDenied },
    memory: { ...memory, suspended },
  };
  return { ...pressed(own, no), to: 'SQ.owned' };
}

/** Their own danger is asked about, or was raised. */
const isOwnOpen = (talk: Talk): boolean =>
  isOwnQuestion(talk.risk.question?.step ?? '') ||
  isAt(talk, /^(?:QUIET|SOME)/) ||
  (talk.risk.level !== 'none' && !isForAnother(talk) && !isAt(talk, /^SQ\.third/));

/** Somebody they fear for: what is said of them is no danger of their own. */
function fearedFor(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  const { words, level } = heard;
  if (wroteLetters(words) || isFarewellOfTheDead(words)) return null;
  // What they did is told in few words once it is known who it is about.
  if (isForAnother(talk) && isAnotherAtTheEdge(words) && !saysMe(words))
    return memory.step === 'THIRD.911' ? stay(talk, 'do.third') : openingAt(talk, 'THIRD.911');
  const told = feltOutright(talk, heard);
  if (told) return told;
  if (!isOfAnother(words) && !fearsForAnother(words)) return null;
  // While their own danger stands open, a relative who is named in passing is not who it is about.
  if (isOwnOpen(talk) && !fearsForAnother(words) && !saysNotMe(words)) return null;
  const isKnown = risk.flow === 'THIRD' || risk.otherAsked.includes('SQ.third');
  if (isAnotherAtTheEdge(words) && (isKnown || level !== 'none' || fearsForAnother(words)))
    return memory.step === 'THIRD.911' ? stay(talk, 'do.third') : openingAt(talk, 'THIRD.911');
  if (saysMe(words)) return null;
  if (risk.flow === 'THIRD' && isAt(talk, /^THIRD\.(?:words|worried)/) && level !== 'none')
    return openingAt(talk, 'THIRD.ask');
  const outright = flowSaid(heard);
  if (outright && /^(?:SUI|HOW|HARM|SQ)/.test(outright) && isOfAnother(words))
    return openingAt(talk, 'THIRD', asksForTonight(words) ? ['third.tonight'] : []);
  if (!fearsForAnother(words) || outright || isAt(talk, /^(?:THIRD|SQ\.third)/)) return null;
  return isKnown ? openingAt(talk, 'THIRD') : { talk: suspending(talk), to: 'SQ.third', by: 'signs' };
}

/** The fear said outright is not asked back; a farewell of somebody else's is, as what it is. */
function feltOutright(talk: Talk, { words, level }: HeardText): Move | null {
  const { risk } = talk;
  const isThere = risk.flow === 'THIRD' || isAt(talk, /^THIRD/);
  if (isThere || saysMe(words)) return null;
  if (fearsOutright(words) || foundTheirNote(words)) return openingAt(talk, 'THIRD');
  if (!tellsOfFarewell(words) || isOwnFlow(talk)) return null;
  const isKnown = risk.otherAsked.includes('SQ.third');
  if (isKnown || (isCrisis(level) && (isOfAnother(words) || quotesThem(words))))
    return openingAt(talk, 'THIRD');
  return isCrisis(level) ? null : { talk: suspending(talk), to: 'SQ.third', by: 'signs' };
}
