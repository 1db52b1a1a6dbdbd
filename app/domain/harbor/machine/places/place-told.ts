import { countryOfBody } from '../plain/institutions';
import {
  NAMED_COUNTRIES,
  NAMED_IN_SPANISH,
  NAMED_PEOPLE,
  NAMED_PLACES,
  oneOf,
  type Place,
  SHARED,
} from './places';

interface Told {
  place: Place;
  /** They are there now, or come from there: who comes from a country may well be in the US. */
  how: 'is' | 'from';
}

const NAMES = oneOf(NAMED_PLACES.keys(), NAMED_IN_SPANISH.keys(), SHARED);
/** A name, and the country or the state that may stand after it. */
export const NAMED = `(${NAMES})(?: ,)?(?: (?:in |en |de |, )?(?:the |los |el )?(${oneOf(NAMED_PLACES.keys())}))?(?= )`;
const THE =
  '(?:co \\. |the |los |las |el |la |downtown |central |north |south |east |west |northern |southern )*?';
/** "A village in", "un pueblo de": what stands between. */
const PART =
  '(?:(?:(?:a|an|the|un|una|el|la) )?(?:\\S+ )?(?:town|village|farm|suburb|island|valley|outskirts|pueblo|pueblito|aldea|vereda|rancho|campo|sierra|barrio|ciudad|comunidad|finca|isla|zona|puerto|afueras|capital) (?:\\S+ )?(?:in|of|near|outside|de|en) )?';
const NOW =
  '(?:(?:right now|right|just|currently|actually|now|still|also|here|living|based|staying|stuck|calling|texting|writing|over|up|down|out|ahora|ahorita|aca|aqui|yo|todavia) )*';
const NOT_THERE = '(?<!(?:^| )(?:no|not|if|when|until|wish|cuando|ojala|ni) )';

const HERE_EN = new RegExp(
  `(?:(?:^|[.,] )(?:living |based |here |calling |writing )?(?:in|from)|${NOT_THERE}(?<=^| )(?:i am|we are|here|i (?:\\S+ )?(?:live|stay|study|reside)|we (?:\\S+ )?live) ${NOW}(?:in|near|from here in)|(?:^|[.,] )(?:and |but |cos |as |so )*(?:am|we re|living) ${NOW}(?:in|near)|(?<=^| )(?:i am|am) (?:calling|writing|texting) (?:you )?from|(?:^|[.,] )(?:hello|hi|hey|greetings|cheers) from|(?:^| )here in|${NOT_THERE}(?<=^| )(?:i am|am|we are|i live|living|based) ${NOW}(?:outside|near|beyond|beside|close to|a bit out of|just out of) (?:of )?(?:[^\\s.,]+ ){1,3}(?:, )?(?:in|,)) ${PART}${THE}${NAMED}`,
);
const HERE_ES = new RegExp(
  `(?:(?:^|[.,] )(?:(?:por )?(?:aca|aqui) )?(?:en|desde)|(?:^|[.,] )(?:hola|saludos|buenas|buenas noches) desde|${NOT_THERE}(?<=^| )(?:estoy|estamos|vivo|vivimos|toy|ando|resido|radico|escribo|llamo|me encuentro|nos encontramos) ${NOW}(?:en|desde|por|cerca de)|(?:^| )(?:aca|aqui) (?:en|es)) ${PART}${THE}${NAMED}`,
);
const FROM_EN = new RegExp(`${NOT_THERE}(?<=^| )(?:i am|we are) (?:\\S+ )?from ${THE}${NAMED}`);
const FROM_ES = new RegExp(`${NOT_THERE}(?<=^| )(?:soy|somos) (?:\\S+ )?(?:de|d) ${THE}${NAMED}`);
const PEOPLE = new RegExp(
  `${NOT_THERE}(?<=^| )(?:i am|we are|soy|somos) (?:(?:an?|una?) )?(${oneOf(NAMED_PEOPLE.keys())})(?= )`,
);
const THE_US = oneOf([...NAMED_COUNTRIES].filter(([, place]) => place === 'us').map(([name]) => name));
const NOT_THE_US = new RegExp(
  `(?:^| )(?:(?:not|outside)(?: \\S+)? (?:in|of|from) (?:the )?(?:${THE_US})|outside (?:the )?(?:${THE_US})|(?:no|tampoco) (?:estoy|vivo|estamos|vivimos) en (?:los )?(?:${THE_US})|fuera de (?:los )?(?:${THE_US})|(?:those|these|it|that) (?:are|is) (?:an )?(?:american|us|you \\. s) (?:numbers?|lines?)|(?:no|not) (?:existe|exist|work|works|funciona|sirve|es|son|is|are) (?:de )?(?:aca|aqui|here|en mi pais|in my country)|(?:i am|live|living|estoy|vivo) (?:abroad|overseas|en el extranjero|en otro pais|in another country))(?= )`,
);

const WHO =
  '(?:(?:^|[.,] )(?:(?:hi|hello|hey|hola|buenas|it is|this is) )*(?:i am|am|soy|yo soy|me llamo|my name is|tengo) (?:[^\\s.,]+ ){1,6}|(?:^ ?|[.] )\\d\\d ?(?:m|f|yo|yr|year|years|anos)? (?:[^\\s.,]+ ){0,4}|(?:^ ?|[.] )(?:retired|jubilad[oa]|widow\\S*|viud[oa]|pensioner|student|estudiante|male|female|mother|father|mum|dad|mama|papa) (?:[^\\s.,]+ ){0,4})';
/** Who they are in a few words, and the town at the end of it: "71, retired joiner, Dundee"; or with "from" before it. */
const SELF = new RegExp(`${WHO}(?:, (?:[^\\s.,]+ ){1,4}){0,2}, (?:the )?${NAMED}(?= (?:$|[.,]))`);
const SELF_FROM = new RegExp(
  `${WHO}(?:, (?:[^\\s.,]+ ){1,4}){0,2}, (?:from|de|d|desde) ${THE}${NAMED}(?= (?:$|[.,]))`,
);
/** A name that is not known here, and the country after it: "en Tocopilla, Chile". */
const WITH_COUNTRY = new RegExp(
  `${NOT_THERE}(?<=^| )(?:i am|we are|i live|am|estoy|vivo|estamos|vivimos) ${NOW}(?:in|en) (?:[^\\s.,]+ ){1,4}, (?:in |en )?(?:the )?(${oneOf(NAMED_COUNTRIES.keys())})(?= (?:$|[.,]|and|but|y|pero))`,
);

const ANY_PLACE = new RegExp(`(?:^| )(?:${NAMES})(?= )`);

/** Which place a matched name means; null for one that the US shares, without a country. */
export function placeOf(found: RegExpExecArray | null, isSpanish: boolean): Place | null {
  const [, name = '', after = ''] = found ?? [];
  const inSpanish = isSpanish ? NAMED_IN_SPANISH.get(name) : undefined;
  return NAMED_COUNTRIES.get(after) ?? NAMED_PLACES.get(name) ?? inSpanish ?? NAMED_PLACES.get(after) ?? null;
}

/**
 * The country that somebody says they are in, or come from. What they tell of others, of a journey and of a wish is not
 * one of them. `abroad` where they only say that it is not the US.
 */
export function placeTold(words: string): Told | null {
  const here =
    placeOf(HERE_EN.exec(words), false) ??
    placeOf(HERE_ES.exec(words), true) ??
    placeOf(WITH_COUNTRY.exec(words), false) ??
    placeOf(SELF.exec(words), false);
  const selfFrom = placeOf(SELF_FROM.exec(words), true);
  const shared = here === 'abroad' ? besideShared(words) : null;
  if (shared) return { place: shared, how: 'is' };
  if (here && here !== selfFrom && !(here === 'us' && NOT_THE_US.test(words)))
    return { place: here, how: 'is' };
  const people = NAMED_PEOPLE.get(PEOPLE.exec(words)?.[1] ?? '') ?? null;
  const from = placeOf(FROM_EN.exec(words), false) ?? placeOf(FROM_ES.exec(words), true) ?? selfFrom;
  if (NOT_THE_US.test(words)) {
    const abroad = from === 'us' ? null : from;
    return { place: abroad ?? people ?? 'abroad', how: 'is' };
  }
  if (from) return from === 'us' ? null : { place: from, how: 'from' };
  // A body of one country tells where they are, where no place is named beside it.
  const body = ANY_PLACE.test(words) ? null : countryOfBody(words);
  return body ? { place: body, how: 'is' } : null;
}

/** A city of several countries, beside a town of one that has such a city, or in the words of that country. */
function besideShared(words: string): Place | null {
  const city = CITY.exec(words)?.[1] ?? '';
  const countries = new Set(
    [...words.matchAll(EACH_NAME)].map(([, name = '']) => NAMED_PLACES.get(name) ?? null),
  );
  const fitting = (COUNTRIES_OF[city] ?? []).filter((each) => countries.has(each));
  if (fitting.length === 1) return fitting[0] ?? null;
  const isRiverPlate =
    /(?:^| )(?:laburo|laburando|laburar|che|boludo|boluda|pelotud\S+|flaco escuchame|vos|re mal|quilombo|bondi|mina|pibe|piba)(?= )/.test(
      words,
    );
  return fitting.length === 0 && isRiverPlate && COUNTRIES_OF[city]?.includes('ar') ? 'ar' : null;
}
const COUNTRIES_OF: Readonly<Partial<Record<string, readonly Place[]>>> = {
  cordoba: ['ar', 'es', 'mx', 'co'],
  merida: ['mx', 'es', 've'],
  leon: ['mx', 'es'],
  santiago: ['cl', 'es', 'do'],
  valencia: ['es', 've'],
  'la rioja': ['ar', 'es'],
  concepcion: ['cl', 'ar'],
  junin: ['ar', 'pe'],
  parana: ['ar', 'br'],
  cartagena: ['co', 'es'],
};
const CITY = new RegExp(`(?:^| )(${oneOf(NAMED_IN_SPANISH.keys())})(?= )`);
const EACH_NAME = new RegExp(`(?<=^| )(${oneOf(NAMED_PLACES.keys())})(?= )`, 'g');

/** A city that the US has, too, is named, and no country. */
export const isSharedTold = (words: string): boolean =>
  [HERE_EN, HERE_ES, FROM_EN].some((pattern) => SHARED.includes(pattern.exec(words)?.[1] ?? ''));

/** A text that is nothing but the name of a place, and of a part of it. */
export function placeAlone(words: string): Place | null {
  const found = ONLY.exec(words);
  return found ? placeOf(found, true) : null;
}
const ONLY = new RegExp(`^(?:in |en |de |from |desde )?${THE}${NAMED}(?: [.,] [^\\s.,]+){0,2} ?(?:[.,] ?)*$`);

/** A place at the beginning, and then what they have to say: "argentina. but I will not call". */
export function placeFirst(words: string): Place | null {
  const found = FIRST.exec(words);
  return found && !LONGS.test(words) ? placeOf(found, true) : null;
}
const FIRST = new RegExp(`^(?:in |en |de |from |desde )?${THE}${NAMED} (?:here|aca|aqui|pero|but|[.,])(?= )`);
const LONGS =
  /(?:^| )(?:miss|wish|used to|was|were|went|trip|holiday|lives|extran\S+|ojala|antes|vivia|fui|era|viaje|vive|viven)(?= )/;

/** Whose country they say they belong to, such as "soy argentina". */
export const nationTold = (words: string): Place | null =>
  NAMED_PEOPLE.get(PEOPLE.exec(words)?.[1] ?? '') ?? null;

const TOLD = [HERE_EN, HERE_ES, FROM_EN, FROM_ES, PEOPLE, NOT_THE_US, ONLY].map(
  (pattern) => new RegExp(pattern, 'g'),
);
const SMALL = new Set(
  'i am we yo a and y but pero so the que el la los las es is it its hi hola ok well bueno pues btw no not here aca aqui from in en de by way actually sorry perdon . ,'.split(
    ' ',
  ),
);
/** The words of a text that say something beside the place. */
export const withoutPlace = (words: string): string[] =>
  TOLD.reduce((rest, pattern) => rest.replace(pattern, ' '), words)
    .split(' ')
    .filter((word) => word !== '' && !SMALL.has(word));
