import type { Topic } from '../../../listener/labels';

const PEOPLE: ReadonlySet<Topic> = new Set(['family', 'partner', 'friends', 'caring', 'grief', 'newborn']);
/** Anger at who is lost, loved or cared for belongs to that: "she drives me mad"; what may be eaten, to an illness. */
export const isFeltThere = (open: Topic | null, topic: Topic) =>
  open !== null &&
  ((topic === 'anger' && PEOPLE.has(open)) ||
    (topic === 'lonely' && CARES.has(open)) ||
    (topic === 'food' && open === 'body'));
/** Who looks after somebody and has nobody to take over is not lonely first of all. */
const CARES: ReadonlySet<Topic> = new Set(['caring', 'newborn']);
