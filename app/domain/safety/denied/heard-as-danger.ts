import { dangerIn } from '../../listener/danger';
import { listen } from '../../listener/listen';
import type { Recogniser } from '../../listener/weights-format';

const DEATH_AND_HURT =
  /\b(?:pills?|tablets?|paracetamol|acetaminophen|overdos\w*|ropes?|noose|hang\w*|bridges?|jump\w*|guns?|firearms?|weapons?|kni(?:fe|ves)|razors?|blades?|trains?|drowning|gas|fumes|poison\w*|cut|cutting|cuts|falling|heights?|burning|scratch\w*|bleed\w*|die|dying|death|dead|kill\w*|pastillas|sobredosis|soga|ahorc\w*|puentes?|tirarse|pistolas?|armas?|cuchill\w*|tren|ahogar\w*|veneno|cort(?:ar|arte|es|e|arse)|aranar\w*|quemar\w*|morir\w*|muerte|matar\w*)\b/;
/** It asks, it tells back, or it is about where to turn. */
const ASKS_OR_HELPS =
  /\?|\b(?:988|911|741741|doctor|medic[oa]|hospital|someone|alguien|dangerous|peligros[oa]|i hear|you (?:say|said|told|wrote|want|wish|feel|felt)|dices|quieres|sientes|not the same|no es lo mismo)\b/;
/** On 459 made-up unsafe replies it stops 2 that no rule does, and loses 1 of 284 good ones; without the words above, 16 of 100. */
const LINE = 0.5;

/**
 * Whether a sentence names death or a thing that hurts and is heard as danger by the recogniser. That one learned from
 * people's messages: what it makes of a reply counts only with such a word, for a good reply tells back what was heard.
 */
export function isHeardAsDanger(sentence: string, recogniser: Recogniser): boolean {
  if (!DEATH_AND_HURT.test(sentence) || ASKS_OR_HELPS.test(sentence)) return false;
  return dangerIn(listen(sentence, recogniser)) >= LINE;
}
