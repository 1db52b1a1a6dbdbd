import type { HeardText } from '../../../safety/types';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import { anotherDay } from './another-day';
import { anotherNow } from './another-now';
import { askedToCall } from './asked-to-call';
import { babyHurt, noBaby } from './baby-hurt';

/** What cannot wait for anything else that a text says: a baby that is hurt, a way and a day, "do I call", and somebody who may be dying now. */
export const firstOfAll = (talk: Talk, heard: HeardText): Move | null =>
  noBaby(talk, heard) ??
  babyHurt(talk, heard) ??
  anotherDay(talk, heard) ??
  askedToCall(talk, heard) ??
  anotherNow(talk, heard);
