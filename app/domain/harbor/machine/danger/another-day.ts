import type { HeardText } from '../../../safety/types';
import { pressed } from '../offers/press';
import { namesAnotherDay } from '../plain-danger/dying/another-day';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';

/** "Not tonight. After Sunday, I have what I need": a way and a day, and no word of safety. Null: nothing of that is said. */
export function anotherDay(talk: Talk, { words }: HeardText): Move | null {
  if (talk.memory.step !== 'SUI.1' || !namesAnotherDay(words)) return null;
  const way = talk.memory.offered.find(({ id }) => id === 'way');
  return way ? pressed(talk, way) : null;
}
