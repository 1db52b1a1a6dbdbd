import type { Topic } from '../../listener/labels';
import type { MetTone } from '../content/tone-words';
import type { Move } from './move';
import { ANSWER_LEAD } from './open-question';
import type { Talk } from './state';
import { isBright, TONE_LEAD } from './tone-lead';

/** What answers an open question is met as that; everything else by its tone. */
export const leadFor = ({ memory: { asked } }: Talk, tone: MetTone): string =>
  asked && asked !== 'move' && !isBright(tone) ? `${ANSWER_LEAD}${asked}` : `${TONE_LEAD}${tone}`;

/** Something hard is told on, and nothing is known of it: once in a talk it is asked which side of it weighs. */
export function askingSide({ memory }: Talk, move: Move, tone: MetTone): Move {
  const isMet = (each: MetTone) => (memory.said[`${TONE_LEAD}${each}`] ?? 0) > 0;
  const isAsked = Boolean(memory.asked) || memory.said['FACET?'] !== undefined;
  const isHard = HARD.has(tone) && (isMet('heavy') || isMet('mixed') || (isMet('plain') && tone === 'heavy'));
  // Who came to chat is not asked what weighs.
  const isLight = isMet('light') || memory.said['CHAT.tell'] !== undefined;
  if (isAsked || !isHard || isLight || !/^TOPIC\./.test(move.to)) return move;
  const { topic } = move.talk.memory;
  return topic !== null && ONE_SIDED.has(topic) ? move : { ...move, to: 'FACET' };
}
const HARD: ReadonlySet<MetTone> = new Set<MetTone>(['heavy', 'mixed', 'plain']);
/** Topics of which it is plain what weighs, or where that is not asked with a list. */
const ONE_SIDED: ReadonlySet<Topic> = new Set<Topic>([
  'good', 'grief', 'panic', 'trauma', 'newborn', 'food', 'drink', 'sleep', 'identity',
]); // prettier-ignore
