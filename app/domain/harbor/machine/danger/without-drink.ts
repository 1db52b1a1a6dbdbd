import { type HeardText, isCrisis } from '../../../safety/types';
import { pressed } from '../offers/press';
import { bodyShows } from '../plain-danger/body/stopped';
import {
  asksIfHospital,
  asksWhatToSay,
  hasSymptoms,
  saysItIsTheStopping,
  somebodyTakesThem,
} from '../plain-danger/body/without-drink';
import { type Move, openingAt, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { isForAnother } from './another-helped';
import { isWithdrawing } from './body-known';
import { isHurtByAnother } from './said-in-flow';

const AT_HELP = /^WITHDRAW\.(?:911|cannot|alone)$/;
/** Where a body without its drink has its own step already, or was asked something; anywhere else it is led back. */
const THERE = /^(?:WITHDRAW|COMING|SQ\.(?!sure|lightly))/;

/**
 * A body without its daily drink or pills, while that stands open: what it does is the answer to what was asked, a plain question
 * gets a plain answer, and whoever can drive is taken up. Null: the text says nothing of it.
 */
export function withoutDrink(talk: Talk, { words }: HeardText): Move | null {
  const { risk, memory } = talk;
  const step = memory.step ?? '';
  const isOpen =
    isCrisis(risk.level) &&
    !isForAnother(talk) &&
    !isHurtByAnother(talk) &&
    (risk.flow === 'WITHDRAW' || memory.said.WITHDRAW !== undefined || isWithdrawing(talk));
  if (!isOpen) return null;
  if (step === 'WITHDRAW') {
    const yes = memory.offered.find(({ id }) => id === 'yes');
    return yes && (hasSymptoms(words) || bodyShows(words)) ? pressed(talk, yes) : null;
  }
  const lead = leadFor(words);
  if (AT_HELP.test(step)) return lead ? stay(talk, lead) : null;
  if (THERE.test(step)) return null;
  const isOfIt = lead !== null || hasSymptoms(words) || saysItIsTheStopping(words);
  return isOfIt ? openingAt(talk, 'WITHDRAW.911', lead ? [lead] : []) : null;
}

function leadFor(words: string): string | null {
  if (somebodyTakesThem(words)) return 'withdraw.go';
  if (asksWhatToSay(words)) return 'withdraw.words';
  return asksIfHospital(words) || hasSymptoms(words) || bodyShows(words) ? 'withdraw.er' : null;
}
