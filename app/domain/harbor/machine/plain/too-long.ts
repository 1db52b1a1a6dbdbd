import { opening, phrase } from './typed-words';

const NUMBER =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince)';
const LENGTH = `(?:(?:${NUMBER} )?(?:whole |full |enteros )?(?:minutes?|mins?|minutos?|minutitos))`;
const NO =
  '(?:no|nope|nah|no way|no chance|not (?:now|today|a chance)|too (?:long|much)|forget it|ni (?:hablar|loc[oa]|modo|en sueno)|que va|mucho|demasiado|imposible|ni de broma)';
const AHEAD = '(?:buf|uf|uff|pff|phew|ugh|ay|whoa|wow|jo|hala)';
const TOO_LONG = opening(
  `(?:${AHEAD} |[.,] )*(?:${NO} [.,]? ?)*(?:${LENGTH} (?:\\? |[.,] |is |are |es |son |are way |is way )*${NO}|${NO} (?:[.,] )?${LENGTH}(?= (?:[.,?]|$))|(?:tanto (?:tiempo|rato)|that (?:long|much time)) (?:no|nope|not)|(?:tanto tiempo|ocho minutos) (?:no )?(?:tengo|puedo)|(?:have not|do not have|have no|no tengo) (?:got )?(?:${LENGTH}|(?:that|so) (?:long|much time)|tanto tiempo|tanto rato))`,
);
/** The length on offer is refused in plain words: "ten minutes? no way". */
export const refusesLength = (words: string): boolean => TOO_LONG.test(words);

const IDEA = phrase(
  '(?:i )?(?:might|could|will|may|am going to|would rather|i think i will) (?:just |get |go )*\\S+|maybe i (?:\\S+ )?\\S+|(?:igual|capaz|quizas?|a lo mejor|tal vez|mejor|de repente|puedo|podria|voy a) (?:que )?\\S+',
);
const NOT_AN_IDEA = phrase(
  '\\?|dime|digame|tell me|later|another|shorter|luego|despues|otra|otro|mas cort[oa]|die|kill|drink|morir\\w*|tomar|matar\\w*',
);
const FEWEST = 3;

/** What they mean to do in its place, in their own words; null where nothing is named. */
export function ideaInstead(text: string, wordsOf: (part: string) => string): string | null {
  const parts = text.split(/[.!?,;\n]+/).map((part) => part.trim());
  const idea = parts.at(-1) ?? '';
  const words = wordsOf(idea);
  const isIdea = parts.length > 1 && words.trim().split(' ').length >= FEWEST && IDEA.test(words);
  return isIdea && !NOT_AN_IDEA.test(words) ? idea : null;
}
