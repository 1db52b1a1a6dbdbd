import type { Situation } from '../../meanings/situations';
import { LINES_OF_EACH } from '../content/further';
import type { Move } from './move';
import { topicOfSituation } from './situation';
import type { Talk } from './state';

type Kind = 'told' | 'helps';

const OPENED = 'situation.';
/** The situation that the open topic was told with last; null where none was plain. */
export const openSituation = ({ memory: { said, topic } }: Talk): Situation | null =>
  Object.keys(said)
    .filter((id) => id.startsWith(OPENED))
    .map((id) => id.slice(OPENED.length) as Situation)
    .findLast((each) => topicOfSituation(each) === topic) ?? null;

const timesSaid = ({ memory: { said } }: Talk, kind: Kind, situation: Situation): number =>
  said[`${kind}.${situation}`] ?? 0;

/** The next line for the open situation, to who tells on; null where there is none left. */
export function tellsOn(talk: Talk): Move | null {
  const situation = openSituation(talk);
  if (!situation || talk.memory.topic === null) return null;
  // What can be done is said to who asks for it.
  if (timesSaid(talk, 'told', situation) >= LINES_OF_EACH) return null;
  return { talk, to: `TOPIC.${talk.memory.topic}`, leads: [`told.${situation}`], by: 'person' };
}

/** The lead with the next thing that can be done in the open situation; null where none is left. */
export function nextHelp(talk: Talk): string | null {
  const situation = openSituation(talk);
  return situation && timesSaid(talk, 'helps', situation) < LINES_OF_EACH ? `helps.${situation}` : null;
}
