import { idleTalkIn } from '../offers/situation';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { aboutTopic, TOPIC_HIGH } from '../telling/about-topic';
import { topicsOf } from '../topics/acts';

/** Manners are heard from this confidence on. */
export const MANNERS_SURE = 0.5;

/** What is told with a greeting or thanks goes before them: "hey. cannot sleep again". */
export function toldBeside(talk: Talk, written: Written): Move | null {
  const [best] = topicsOf(written.heard);
  return best && best.sure >= TOPIC_HIGH ? aboutTopic(talk, written) : null;
}

/** A greeting with more behind it is answered for that. */
export function toldAfterGreeting(talk: Talk, written: Written): Move | null {
  const { words } = written.heard;
  return words.split(' ').length > LONGEST_GREETING && !idleTalkIn(written, MANNERS_SURE)
    ? aboutTopic(talk, written)
    : null;
}
/** In words, marks among them. */
const LONGEST_GREETING = 7;
