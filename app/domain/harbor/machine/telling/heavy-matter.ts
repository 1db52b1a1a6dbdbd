import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';

/** From which sound of danger on a turn weighs, as in a heavy topic. */
const WEIGHS_FROM = 0.04;
const HEAVY = /^MATTER\.(?:gambling|guilt|shame)$/;

/** Whether a matter weighs as much as a heavy topic: its second heavy turn brings the soft question. */
export const isHeavyMatter = (step: string): boolean => HEAVY.test(step);

/** Money lost, guilt and shame that are told on about, where it sounds heavy: counted like another turn of their topic. */
export function weighing(before: Talk, { heard }: Written, move: Move): Move {
  if (!isHeavyMatter(move.to) || before.memory.step !== move.to || heard.danger < WEIGHS_FROM) return move;
  const { memory } = move.talk;
  const heavyTurns = Math.max(memory.heavyTurns, before.memory.heavyTurns + 1);
  return { ...move, talk: { ...move.talk, memory: { ...memory, heavyTurns } } };
}
