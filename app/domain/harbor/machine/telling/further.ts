import type { Situation } from '../../../meanings/situations';
import { LINES_OF_EACH } from '../../content/further';
import { likelyAs, topicOfSituation } from '../offers/situation';
import { typedWords } from '../plain/typed-words';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';

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

/** A text is still about the situation from this likelihood on. */
const SAME_FROM = 0.3;
/** "Yes, that", "go on": it names nothing else. */
const AGREES =
  /^ (?:(?:yes|yeah|yep|yup|exactly|right|true|that|it|is|so|ok|okay|and|go|on|more|totally|correct|same|this|very|much|si|sip|exacto|exactamente|eso|asi|tal|cual|mismo|es|claro|verdad|cierto|sigue|mas|y|totalmente|ya|[.,]) )+$/;

/** Whether a text tells on of a situation: it is read as the same, or only agrees. */
export const isStill = (situation: Situation, { text }: Written): boolean =>
  AGREES.test(typedWords(text)) || likelyAs(text, situation) >= SAME_FROM;

/** The next line for the open situation, to who tells on of just that; null where there is none left. */
export function tellsOn(talk: Talk, written: Written | null): Move | null {
  const situation = openSituation(talk);
  if (!situation || talk.memory.topic === null) return null;
  if (written && !isStill(situation, written)) return null;
  // What can be done is said to who asks for it.
  if (timesSaid(talk, 'told', situation) >= LINES_OF_EACH) return null;
  return { talk, to: `TOPIC.${talk.memory.topic}`, leads: [`told.${situation}`], by: 'person' };
}

/** The lead with the next thing that can be done in the open situation; null where none is left. */
export function nextHelp(talk: Talk): string | null {
  const situation = openSituation(talk);
  return situation && timesSaid(talk, 'helps', situation) < LINES_OF_EACH ? `helps.${situation}` : null;
}
