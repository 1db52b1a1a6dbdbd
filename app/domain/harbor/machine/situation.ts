import type { Topic } from '../../listener/labels';
import { likelySituation } from '../../meanings/read';
import type { Situation } from '../../meanings/situations';
import type { Written } from './written';

/** From this likelihood on a topic opens with words for the situation. */
const SURE = 0.6;
/** In what sounds like danger no situation is looked for. */
const HARMLESS = 0.35;
const FEWEST_WORDS = 3;

/** The situation that a text tells of, with its topic; null where that is not plain. */
export function situationIn({
  text,
  heard,
}: Written): { situation: Situation; topic: Topic; sure: number } | null {
  if (heard.level !== 'none' || heard.danger >= HARMLESS || heard.words.split(' ').length < FEWEST_WORDS)
    return null;
  const likely = likelySituation({ text, confidences: heard.confidences });
  if (!likely || likely.sure < SURE) return null;
  return { ...likely, topic: likely.situation.split('.')[0] as Topic };
}
