import { STEPS } from '../../steps/all';
import type { Talk } from '../talk/state';
import type { Reply } from './say';
import type { Settled } from './settle';

/** Lines that answer something typed beside a step. */
const ANSWERS =
  /^(?:flow\.(?!text|other|guess|unread|control)|number\.|do\.|third\.(?!locked)|yes\.|got\.|hurt\.|body\.|assault\.)/;

/**
 * The answer alone, with the buttons, where somebody stays at a step without a question of its own: its words were said,
 * and are not said again under each answer.
 */
export function besideStep(before: Talk, { talk, step, leads }: Settled, reply: Reply): Reply {
  // Where the numbers have just become others, a step that names them names them again.
  if (isElsewhereNow(before, talk)) return reply;
  const isSame = before.memory.step === step && STEPS[step]?.asks !== true;
  if (!isSame || reply.ask !== null || leads.length === 0 || !leads.every((lead) => ANSWERS.test(lead)))
    return reply;
  return { ...reply, lines: reply.lines.slice(0, leads.length) };
}

const isElsewhereNow = ({ risk: was }: Talk, { risk }: Talk): boolean =>
  risk.isAbroad && (risk.country !== was.country || !was.isAbroad);
