import { isCrisis } from '../../../safety/types';
import { STEPS } from '../../steps/all';
import { isOwnLife } from '../danger/said-in-flow';
import { hasTold } from '../signs/told';
import type { Talk } from '../talk/state';
import type { Settled } from './settle';

/** Replies in which somebody is on the way, or the talk is left. */
const LEAVES_IT = /^(?:SUI\.with|PERSON\.wait|COMING|END\.(?:risk|abroad))$/;
const MOST = 3;

/** What must not be forgotten on the way: a thing that is not put away yet; and once the line for those who served. */
export function reminded(settled: Settled): Settled {
  const { talk, step, leads } = settled;
  if (!isCrisis(talk.risk.level) || !isOwnLife(talk)) return settled;
  const more = [...ofMeans(talk, step), ...ofService(talk, step)].filter((lead) => !leads.includes(lead));
  return more.length > 0 ? { ...settled, leads: [...leads, ...more] } : settled;
}

function ofMeans(talk: Talk, step: string): string[] {
  if (!LEAVES_IT.test(step) || !hasTold(talk, 'means') || hasTold(talk, 'away')) return [];
  const lead = !step.startsWith('END') ? 'means.until' : 'means.bye';
  return (talk.memory.said[lead] ?? 0) < MOST ? [lead] : [];
}

/** A question about safety stands alone. */
function ofService(talk: Talk, step: string): string[] {
  const { risk, memory } = talk;
  const isDue = hasTold(talk, 'served') && !risk.isAbroad && memory.said['line.served'] === undefined;
  return isDue && STEPS[step]?.asks !== true ? ['line.served'] : [];
}
