import type { HeardText } from '../../../safety/types';
import { isOwnQuestion, type Move, openingAt } from '../talk/move';
import type { Talk } from '../talk/state';

const SEEN_FROM = 0.5;
/** It is not they who want it: "its not me that wants it its him", "el que quiere es el que me habla". */
const NOT_I =
  /(?:^| )(?:(?:it is |its )?not me (?:that|who|wanting|wants)|(?:it|that) is (?:him|her|them|the voices?)|(?:he|she|they|the voices?) (?:wants?|says?|tells?|keeps?) |no soy yo|yo no(?= (?:[.,]|$|quiero))|(?:el|la) que (?:lo )?quiere|(?:es|son) (?:el|ella|ellos|la voz|las voces)|la voz (?:lo |me |quiere))/;

/** Asked about their own life, and somebody whom only they hear is the one who wants it: it is the voice that is asked about. */
export function voiceMeant(talk: Talk, { words }: HeardText): Move | null {
  const { risk } = talk;
  const isAsked =
    isOwnQuestion(risk.question?.step ?? '') || /^SQ\.(?:hurt|voices)$/.test(risk.question?.step ?? '');
  if (!isAsked || (risk.seen['o.voices'] ?? 0) < SEEN_FROM || !NOT_I.test(words)) return null;
  return openingAt(talk, 'VOICES');
}
