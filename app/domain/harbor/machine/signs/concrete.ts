import type { Sign, Topic } from '../../../listener/labels';
import { type HeardText, isCrisis } from '../../../safety/types';
import { namesDanger } from '../plain-danger/concrete';
import type { RiskState } from '../talk/state';
import { questionFor } from './entries';
import { isFlowSign } from './signs';

/** Where the kind itself is this likely, a danger needs no word that anybody would know it by. */
const KIND_SURE = 0.55;
/** What was told of it before in so much that it asked by itself. */
const TOLD_BEFORE = 1;
const TOPICS: Readonly<Partial<Record<Sign, Topic>>> = { 'o.withdraw': 'drink', 'o.food': 'food' };

/**
 * Whether another danger than to the own life is nothing but a learned guess: no rule hears it, the kind is not likely by itself,
 * no word in the text belongs to it, and nothing of it was told before.
 */
export function isOnlyGuessed(
  sign: Sign,
  heard: HeardText,
  { risk, topic }: { risk: RiskState; topic: Topic | null },
): boolean {
  const isLearned = heard.rules.every((id) => id.startsWith('learned:'));
  if (!isFlowSign(sign) || isCrisis(heard.level) || !isLearned) return false;
  if ((heard.confidences[sign] ?? 0) >= KIND_SURE || namesDanger(sign, heard.words)) return false;
  const isTopic = topic !== null && TOPICS[sign] === topic;
  const isTold = (Object.keys(risk.seen) as Sign[]).some(
    (seen) => questionFor(seen) === questionFor(sign) && (risk.seen[seen] ?? 0) >= TOLD_BEFORE,
  );
  return !isTopic && !isTold;
}
