import type { HeardText } from '../../../safety/types';
import { pressed } from '../offers/press';
import { hasWhatItTakes, namesAnotherDay } from '../plain-danger/dying/another-day';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';

/** "Not tonight. After Sunday, I have what I need": a way and a day, and no word of safety. Null: nothing of that is said. */
export function anotherDay(talk: Talk, { words }: HeardText): Move | null {
  const { risk, memory } = talk;
  if (memory.step !== 'SUI.1') return null;
  const way = memory.offered.find(({ id }) => id === 'way');
  if (way && hasWhatItTakes(words)) return pressed(talk, way);
  return namesAnotherDay(words) ? { talk: { risk, memory }, to: 'SUI.day', by: 'person' } : null;
}
