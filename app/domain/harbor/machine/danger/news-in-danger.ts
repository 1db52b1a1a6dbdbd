import { type HeardText, isCrisis } from '../../../safety/types';
import { asksHowToSay } from '../plain-danger/asks-in-danger';
import { takenSaid } from '../plain-danger/body/taken';
import { actsNow } from '../plain-danger/by-others/weapon';
import { namesPills } from '../plain-danger/means/means-kept';
import {
  comesSoon,
  isAtHelp,
  isCalledFor,
  isOnTheWay,
  isSomebodyUp,
  namesKeeper,
  tookTheThing,
} from '../plain-danger/others/near-now';
import { hasTold, withTold } from '../signs/told';
import type { Move } from '../talk/move';
import type { Resolved } from '../talk/resolved';
import type { Talk } from '../talk/state';
import { isForAnother } from './another-helped';
import { isOwnFlow } from './another-meant';
import { answerTo, isOfBody, wordsFor } from './asked-in-danger';
import { namesGun } from './said-at-step';
import { isHurtByAnother } from './said-in-flow';

/**
 * What has changed around somebody in danger leads to the step that fits it: somebody is up, they are on the way, the thing
 * was taken along. What is asked in the same breath is answered with it. Null: nothing new is told.
 */
export function newsInDanger(talk: Talk, heard: HeardText): Move | null {
  const { risk } = talk;
  const { words } = heard;
  if (!isCrisis(risk.level) || risk.question !== null) return null;
  if (isForAnother(talk) || isHurtByAnother(talk) || actsNow(words) || takenSaid(words, true)) return null;
  const isDark = isCrisis(heard.level) && heard.category === 'suicide';
  if (heard.level === 'imminent' || (isDark && (heard.isOutright || !isOfBody(talk)))) return null;
  const move = isOfBody(talk) ? ofBody(talk, words) : isOwnFlow(talk) ? ofLife(talk, words) : null;
  if (!move) return null;
  if (isDark) return { ...move, leads: [...(move.leads ?? []), 'flow.tellToo'] };
  const answer = answerTo(talk, heard);
  const isSaid = answer === null || /^(?:person\.|withdraw\.words)/.test(answer);
  return isSaid ? move : { ...move, leads: [answer, ...(move.leads ?? [])] };
}

/** The steps of a body that is brought to help, in the order of that way. */
function ofBody(talk: Talk, words: string): Move | null {
  const step = talk.memory.step ?? '';
  if (/^(?:WITHDRAW|OD|BODY|FOOD)$/.test(step)) return null;
  const told = { ...talk, risk: withTold(talk.risk, 'beside') };
  const to = (next: string, ...leads: string[]): Move => ({ talk: told, to: next, leads, by: 'person' });
  if (isAtHelp(words)) return to('COMING.there');
  if (isOnTheWay(words)) return to('COMING.way');
  if (isCalledFor(words)) return to('COMING', 'help.sent');
  return isSomebodyUp(words) && !/^COMING/.test(step) ? to('COMING.with') : null;
}

const HANDS_OVER = /^(?:SUI\.(?:means|gun|pills|apart|far|place|today)|PERSON)/;

/** Of their own life: the thing is taken along, somebody comes or stays, or could keep it. */
function ofLife(talk: Talk, words: string): Move | null {
  const step = talk.memory.step ?? '';
  if (!/^(?:SUI|PERSON|BARRIER|TEN|COMING)/.test(step)) return null;
  const isThere = isSomebodyUp(words) || comesSoon(words);
  const beside = isThere ? (['beside'] as const) : [];
  if (tookTheThing(words) && (isThere || words.length > SHORT)) {
    const away = { ...talk, risk: withTold(talk.risk, 'away', ...beside) };
    return { talk: away, to: isThere ? 'SUI.with' : 'SUI.who', leads: ['flow.away'], by: 'person' };
  }
  if (comesSoon(words) || (isThere && words.length > SHORT))
    return { talk: { ...talk, risk: withTold(talk.risk, 'beside') }, to: 'SUI.with', by: 'person' };
  const isOfThing = HANDS_OVER.test(step) && (step.startsWith('SUI') || hasTold(talk, 'means'));
  if (!isOfThing || !namesKeeper(words)) return null;
  const thing = namesGun(words) ? ['gun' as const] : namesPills(words) ? ['pills' as const] : [];
  const near = { ...talk, risk: withTold(talk.risk, ...thing) };
  const line = hasTold(near, 'gun') ? 'flow.giveGun' : 'flow.give';
  const said = asksHowToSay(words) ? wordsFor(near) : null;
  return { talk: near, to: 'PERSON.sent', leads: [said ?? line], by: 'person' };
}
/** A short one is read with the step it stands at. */
const SHORT = 120;

/** Where a body is in danger nobody is led to breathe or to look around: the way to help goes on instead. */
export function bodyGoesOn(talk: Talk, to: string): Resolved | null {
  if (!isOfBody(talk)) return null;
  const step = talk.memory.step ?? '';
  const isWith = to === 'SUI.with';
  if (!isWith) return { talk, to: hasTold(talk, 'beside') ? 'COMING.with' : 'OD.cannot' };
  if (step.startsWith('COMING')) return { talk, to: 'COMING.there' };
  const isCalled = /^(?:OD\.(?:911|fine|wait|cannot)|BODY\.911|WITHDRAW\.911|SUI\.worse)$/.test(step);
  return { talk, to: isCalled ? 'COMING' : 'COMING.with' };
}
