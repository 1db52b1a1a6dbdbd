import { type HeardText, isCrisis } from '../../../safety/types';
import { pressed } from '../offers/press';
import {
  asksToHandOver,
  fetchesIt,
  isApart,
  isElsewhere,
  isOutOfReach,
} from '../plain-danger/by-others/distance';
import { withinReach, withTold } from '../signs/told';
import { type Move, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { isOwnFlow } from './another-meant';
import { reachesSomebody } from './said-in-flow';

/** Help is refused, or out of reach, in the same breath. */
const REFUSES_HELP =
  /(?:^| )(?:not want to (?:call|talk|tell)|(?:will|am) not (?:calling|call)|cannot call|ashamed|no (?:quiero|puedo|voy a) (?:llamar|hablar|contar)|verguenza)(?= )/;

/**
 * What could be used was put away, or is in another place than the person: that is done, and is not asked for again. It
 * leads on and lowers nothing.
 */
export function distanced(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  const { words } = heard;
  const step = memory.step ?? '';
  if (!isCrisis(risk.level) || !isOwnFlow(talk) || heard.level === 'imminent') return null;
  if (!/^(?:SUI|TEN|BARRIER|PERSON|SAFER)/.test(step)) return null;
  if (fetchesIt(words) && /^(?:SUI\.(?!1$|means|gun|pills)|TEN|BARRIER)/.test(step)) {
    const near = withinReach(talk);
    return step === 'SUI.today' ? stay(near, 'flow.text') : { talk: near, to: 'SUI.today', by: 'person' };
  }
  if (asksToHandOver(words)) return stay(talk, 'flow.hand');
  const isGone = isOutOfReach(words);
  const isThere =
    isApart(words) || (/^(?:SUI\.(?:today|worse|apart|far)|TEN)/.test(step) && isElsewhere(words));
  // Who is there, or was reached, is the better news.
  if (!(isGone || isThere) || reachesSomebody(heard)) return null;
  const lead = isGone ? 'flow.away' : 'flow.there';
  const away = { ...talk, risk: withTold(risk, 'away') };
  if (REFUSES_HELP.test(words)) return { talk: away, to: 'BARRIER', leads: [lead], by: 'person' };
  const button = memory.offered.find(({ id }) => ['moved', 'gone', 'away'].includes(id));
  const done = /^TEN/.test(step) ? memory.offered.find(({ id }) => id === 'done') : undefined;
  const press = button ?? done;
  if (press && !step.startsWith('SAFER')) return { ...pressed(away, press), leads: [lead] };
  if (/^SUI\.(?:pills|gun)/.test(step)) return { talk: away, to: 'SUI.near', leads: [lead], by: 'person' };
  if (/^BARRIER/.test(step)) return { talk: away, to: 'SUI.who', leads: [lead], by: 'person' };
  return /^(?:SUI\.who|PERSON)/.test(step) ? stay(away, lead) : null;
}
