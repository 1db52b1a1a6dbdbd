import { type HeardText, isCrisis } from '../../../safety/types';
import { asksWhether } from '../plain-danger/others/asks-to-call';
import { helperAsks } from '../plain-danger/others/helper-asks';
import { signsOfNow } from '../plain-danger/others/signs-of-now';
import { hasTold, withTold } from '../signs/told';
import { isSafetyStep, type Move, openingAt, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { isForAnother } from './another-helped';
import { saidAt } from './said-at-step';
import { isHurtByAnother } from './said-in-flow';

const OF_BODY = /^(?:OD|BODY|WITHDRAW|FOOD|HARM\.911)/;
/** Steps at which nobody has said that it may be now. */
const NOT_NOW = /^THIRD\.(?:worried|words|safe|good|me|night)$/;
/** A question of another danger that stands open, and where a call is for. */
const ASKED_ABOUT: Readonly<Partial<Record<string, string>>> = {
  'SQ.third': 'THIRD.911',
  'SQ.withdraw': 'WITHDRAW.911',
};
const URGENT: ReadonlySet<string> = new Set(['third.taken', 'third.weapon']);

/**
 * Whether to call, to go to hospital, to wake somebody or to go in, asked in a danger: a plain yes comes first, with the
 * number. Null: nothing of it is asked.
 */
export function askedToCall(talk: Talk, { words }: HeardText): Move | null {
  const { risk, memory } = talk;
  const open = ASKED_ABOUT[risk.question?.step ?? ''];
  if (open && /^(?:call|hospital)$/.test(asksWhether(words) ?? ''))
    return openingAt({ ...talk, risk: { ...risk, question: null } }, open, ['yes.now']);
  if (!isCrisis(risk.level) || risk.question !== null || !isSafetyStep(memory.step)) return null;
  const asked = asksWhether(words);
  if (asked === null) return null;
  if (isForAnother(talk)) return forThem(talk, words, asked);
  if (asked === 'goIn') return null;
  if (isHurtByAnother(talk)) {
    if (asked === 'call') return stay(talk, 'yes.hurt');
    return asked === 'hospital' ? stay(talk, 'yes.hospital') : null;
  }
  const step = memory.step ?? '';
  const graver = saidAt(step, words);
  // What is told beside it leads to the emergency itself; a small wound is seen after where it is.
  if (graver && 'to' in graver && /911$/.test(graver.to)) return openingAt(talk, graver.to, ['yes.now']);
  if (/^HARM(?!\.911)/.test(step)) return null;
  const isBody = OF_BODY.test(step) || /^(?:OD|BODY|WITHDRAW|FOOD)$/.test(risk.flow ?? '');
  if (asked === 'wake' || asked === 'wakeThem') return stay(talk, isBody ? 'yes.wakeBody' : 'yes.wake');
  const lead = asked === 'hospital' ? 'yes.hospital' : isBody ? 'yes.call' : 'yes.life';
  // What was asked of the body is no longer waited for.
  return step === 'WITHDRAW' ? openingAt(talk, 'WITHDRAW.911', ['yes.now']) : stay(talk, lead);
}

function forThem(talk: Talk, words: string, asked: NonNullable<ReturnType<typeof asksWhether>>): Move | null {
  const step = talk.memory.step ?? '';
  const signs = signsOfNow(words, { isKnown: true });
  const isLocked = signs.has('locked') || hasTold(talk, 'locked');
  const known = { ...talk, risk: isLocked ? withTold(talk.risk, 'locked') : talk.risk };
  const urgent = helperAsks(words).filter((lead) => URGENT.has(lead));
  if (asked === 'wake') return stay(known, 'yes.wakeOther');
  if (asked === 'wakeThem') return stay(known, 'yes.wakeThem');
  if (asked === 'goIn') return isLocked ? to911(known, ['third.locked']) : null;
  if (hasTold(talk, 'help')) return null;
  if (asked === 'hospital') return stay(known, 'yes.takeThem');
  if (NOT_NOW.test(step) && urgent.length === 0 && signs.size === 0) return stay(known, 'yes.unsure');
  return to911(known, ['yes.now', ...urgent, ...(isLocked && urgent.length === 0 ? ['third.locked'] : [])]);
}

const to911 = (talk: Talk, leads: readonly string[]): Move =>
  talk.memory.step === 'THIRD.911' && leads[0] === 'yes.now'
    ? stay(talk, 'yes.call', ...leads.filter((lead) => URGENT.has(lead)))
    : openingAt(talk, 'THIRD.911', leads);
