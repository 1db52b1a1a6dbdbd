import { placeOf } from './place-told';
import { GIVEN_NAMES, NAMED_COUNTRIES, NAMED_PLACES, oneOf, type Place, SHARED } from './places';

const COUNTRY = `(${oneOf(NAMED_COUNTRIES.keys())})`;
const NAMES = oneOf(NAMED_PLACES.keys(), SHARED);
const NAME = `(${NAMES})(?: ,)?(?: (?:in |en |, )?(?:the )?(${oneOf(NAMED_COUNTRIES.keys())}))?(?= )`;
const AMERICA = '(?:in |en )?(?:the |los )?(?:america|states|usa|us|eeuu|ee \\. uu|estados unidos|gringos)';
const END = '(?= (?:$|[.,]|here|now|mate|pal|bai|lad|love|btw|aca|aqui|pues|po|che|not|no|so|911|988))';
const BEGIN = '(?:^|[.,] )(?:(?:and|but|no|well|cos|because|y|pero|pues|que|oye) )*';

const AT_THE_END = new RegExp(
  `[.,] (?:in |en |from |de |desde )?(?:the )?${NAME}(?: (?:here|mate|pal|aca|aqui|[.,]))* ?$`,
);
/** What is said where numbers of the US were given to somebody who is elsewhere, the plainest first. */
const PUT_RIGHT: readonly RegExp[] = [
  new RegExp(`${BEGIN}(?:the )?(?:${NAMES}) (?:is|es|esta|queda) (?:\\S+ )?(?:in|en) ${COUNTRY}(?= )`),
  new RegExp(
    `(?<!(?:never|not|no|nunca|jamas|he|she|they|el|ella) )(?<=^| )(?:i (?:just |already |literally )?(?:said|told (?:you|ye|ya)|wrote)|(?:ya |te |lo |se lo )+dije|dije|ya puse) (?:(?:i|am|was|that|in|from|it|is|the|que|soy|estoy|vivo|en|de|desde|era|es|el|la) )*${NAME}`,
  ),
  new RegExp(`(?<=^| )(?:it|this|here) is ${COUNTRY}${END}|(?<=^| )(?:esto|aca|aqui) es ${COUNTRY}${END}`),
  new RegExp(
    `(?<=^| )(?:not|no) ${AMERICA} (?:[.,] )?(?:(?:i|am|it|is|but|in|this|we|are|the|sino|en|estoy|es|pero) )*${NAME}`,
  ),
  new RegExp(`(?<=^| )${NAME}(?: [.,])? (?:and )?(?:not|no) ${AMERICA}(?= )`),
  new RegExp(`(?<!(?:^| )(?:we|they|you|who|which|there|\\S+s) )(?<=^| )were in ${NAME}(?= (?:$|[.,]))`),
  new RegExp(
    `(?<=^| )(?:over here|up here|down here|out here|here|por aca|aca|aqui) (?:[.,] )?(?:in |en )?${NAME}${END}`,
  ),
  AT_THE_END,
  new RegExp(`${BEGIN}(?:in )?${COUNTRY} [.]`),
];
/** Of others, of another time, of a wish: no place where they are. */
const ELSEWHERE =
  /(?:^| )(?:miss|wish|used to|trip|holiday|lives|living in|moved|born|grew up|going to|went|flight|extran\S+|ojala|antes|vivia|viaje|vive|viven|naci|creci|mudo|fue a)(?= )/;

/** The country of a place that is named against numbers which do not work there; null where none is. */
export function placePutRight(words: string): Place | null {
  if (ELSEWHERE.test(words)) return null;
  for (const pattern of PUT_RIGHT) {
    const found = pattern.exec(words);
    const name = found?.slice(1).find((part) => part !== undefined);
    const place = name === undefined ? null : (placeOf(found, false) ?? NAMED_PLACES.get(name) ?? null);
    // A given name at the end of a sentence is somebody.
    const isSomebody =
      pattern === AT_THE_END && GIVEN_NAMES.has(name ?? '') && !/ in | en /.test(found?.[0] ?? '');
    if (place !== null && place !== 'us' && !isSomebody) return place;
  }
  return null;
}
