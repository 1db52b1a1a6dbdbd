import { type HeardText, isCrisis } from '../../../safety/types';
import { type Move, stay } from '../talk/move';
import type { Talk } from '../talk/state';

const OF_BODY = /^(?:OD|BODY|WITHDRAW|FOOD|VOICES|OTHER)$/;
const ASKS =
  /(?:^| )(?:(?:should|do|shall|can) i (?:\S+ )?(?:wake|tell|call|ring|text|get) (?:him|her|them|my \S+)(?! (?:off|out|a |the ))|wake (?:him|her|them|my \S+) (?:up )?or not|(?:la|lo|los|las) (?:despierto|llamo)(?: o no)?|despierto a (?:mi|el|la) \S+|(?:le|les|se lo) (?:digo|aviso|cuento|marco|hablo) (?:a (?:mi|el|la|mis) \S+|o no))(?= )/;
const NOT_YES = /(?:^| )(?:what|how|que|como) (?:\S+ ){0,2}(?:tell|say|digo|cuento)(?= )/;

/** Whether to wake or tell somebody, asked where a body or a hand may do harm: the answer is yes. */
export function mayTell(talk: Talk, { words }: HeardText): Move | null {
  const { level, flow } = talk.risk;
  if (!isCrisis(level) || !OF_BODY.test(flow ?? '')) return null;
  return ASKS.test(words) && !NOT_YES.test(words) ? stay(talk, 'flow.wake') : null;
}
