import type { Topic } from '../../listener/labels';
import { likelySituation } from '../../meanings/read';
import type { Situation } from '../../meanings/situations';
import { isSetting, topicsNamed } from './topic-words';
import type { Written } from './written';

/** From this likelihood on a topic opens with words for the situation. */
const SURE = 0.5;
/** Plain words that name another topic have to be outweighed. */
const SURE_AGAINST = 0.85;
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
  if (!likely) return null;
  const topic = likely.situation.split('.')[0] as Topic;
  const named = topicsNamed(heard.words).filter((each) => !isSetting(each));
  const isContradicted = named.length > 0 && !named.includes(topic);
  return likely.sure >= (isContradicted ? SURE_AGAINST : SURE) ? { ...likely, topic } : null;
}
