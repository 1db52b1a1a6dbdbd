import type { Sign } from '../../../listener/labels';
import type { Talk, Told } from '../talk/state';
import { hasTold } from './told';

/** What makes more of a danger than a sign of it. */
const MORE: readonly Told[] = [
  'outright',
  'means',
  'gun',
  'place',
  'harm',
  'taken',
  'found',
  'neck',
  'force',
];
const GRAVE: readonly Sign[] = ['s.means', 's.plan', 's.place', 's.date', 's.now'];

/**
 * Whether a danger stands open by signs alone: nobody said it outright or pressed a yes, no rule heard it, and nothing was heard of
 * a plan or of something to do it with. What is heard as being now is more than that.
 */
export const isOnlySigns = (talk: Talk): boolean =>
  talk.risk.raisedBy === 'signs' &&
  talk.risk.level !== 'imminent' &&
  !MORE.some((told) => hasTold(talk, told)) &&
  GRAVE.every((sign) => (talk.risk.seen[sign] ?? 0) < LIKELY);
/** Less than this is a part of a sign. */
const LIKELY = 0.5;
