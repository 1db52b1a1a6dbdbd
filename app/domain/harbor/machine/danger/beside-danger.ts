import type { HeardText } from '../../../safety/types';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import { askedInDanger } from './asked-in-danger';
import { helperOfHurt } from './helper-of-hurt';
import { mayTell } from './may-tell';
import { newsInDanger } from './news-in-danger';
import { toldAtHome } from './told-at-home';

/** What is told or asked while a danger stands open, and is no danger of its own: news first, then what is asked. */
export const besideDanger = (talk: Talk, heard: HeardText): Move | null =>
  mayTell(talk, heard) ??
  newsInDanger(talk, heard) ??
  helperOfHurt(talk, heard) ??
  toldAtHome(talk, heard) ??
  askedInDanger(talk, heard);
