import type { Topic } from '../../../listener/labels';
import type { MetTone } from '../../content/tone-words';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import { ANSWER_LEAD } from './open-question';
import { isBright, isHard, mayAskHelp, TONE_LEAD } from './tone-lead';

/** What answers an open question is met as that; everything else by its tone. */
export const leadFor = ({ memory: { asked } }: Talk, tone: MetTone): string =>
  asked && asked !== 'move' && !isBright(tone) ? `${ANSWER_LEAD}${asked}` : `${TONE_LEAD}${tone}`;

/**
 * Told on, and nothing is known of it: twice it is asked what would help, with the topic's ways; then once which side of it
 * weighs, and once whether to go on telling or to do something.
 */
export function askingSide({ memory }: Talk, move: Move, tone: MetTone): Move {
  const { said } = memory;
  if (memory.asked || !isHard(tone) || !/^TOPIC\./.test(move.to) || mayAskHelp(said, move.to)) return move;
  const isMet = (each: MetTone) => (said[`${TONE_LEAD}${each}`] ?? 0) > 0;
  // Who came to chat is not asked what weighs, nor who has told nothing that does.
  const isLight = isMet('light') || said['CHAT.tell'] !== undefined;
  const weighs = tone !== 'plain' || isMet('heavy') || isMet('mixed');
  const { topic } = move.talk.memory;
  const hasSides = topic === null || !ONE_SIDED.has(topic);
  if (said['FACET?'] === undefined && weighs && !isLight && hasSides) return { ...move, to: 'FACET' };
  return said['TOLD?'] === undefined ? { ...move, to: 'TOLD' } : move;
}
/** Topics of which it is plain what weighs, or where that is not asked with a list. */
const ONE_SIDED: ReadonlySet<Topic> = new Set<Topic>([
  'good', 'grief', 'panic', 'trauma', 'newborn', 'food', 'drink', 'sleep', 'identity',
]); // prettier-ignore
