import type { Reply } from '../saying/say';
import type { Facts } from '../talk/facts';
import { suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import { opening, type Turned } from './turn';

/**
 * A break offered in place of a reply, which comes behind "Go on"; null where none may be offered now. Danger, an open
 * question, a way to a person, a goodbye, and what is kept or deleted in this turn come first. So does an answer in
 * between while something else waits: "Go on" can lead back to one thing only.
 */
export function breakInstead(
  { talk, reply }: { talk: Talk; reply: Reply },
  facts: Facts,
): Pick<Turned, 'talk' | 'reply'> | null {
  const { risk, memory } = talk;
  if (risk.level !== 'none' || risk.question !== null || reply.hasCard || reply.effect !== undefined)
    return null;
  const { suspended } = suspending({ risk, memory }).memory;
  if (suspended !== null && suspended !== memory.step) return null;
  return opening({ risk, memory: { ...memory, suspended: memory.step } }, 'BREAK', facts);
}
