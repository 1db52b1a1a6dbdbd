import { NAMED, nationTold, placeOf } from './place-told';
import type { Place } from './places';

/** What is asked about a number: whether it is one of the US, of another country, of where they are, or free. */
type Asked = { of: 'place'; place: Place } | { of: 'us' | 'here' | 'cost' };

const LONGEST = 120;
const NUMBER = '(?:988|911|112|numbers?|numeros?|nro|telefonos?|lines?|lineas?|hotlines?|helplines?)';
const THAT = '(?:that|this|it|those|these|eso|ese|esa|esto|este|esos)';
const IN = '(?:in|for|from|of|here in|en|de|para|desde|aca en|aqui en)';
const THE = '(?:the |los |las |el |la )?';

const OF_PLACE = new RegExp(`(?:^| )${NUMBER} (?:[^ .]+ ){0,5}?${IN} ${THE}${NAMED}`);
const WORKS_IN = new RegExp(
  `(?:^| )(?:(?:does|do|will|would|can|is|are) ${THAT} (?:\\S+ ){0,2}?(?:work|works|reach|valid|good|available|for)|(?:${THAT} )?(?:sirve|sirven|funciona|funcionan|vale)|(?:where|who|what|whom|donde|quien|que) (?:\\S+ ){0,3}?(?:call|text|llamo|llamar|marco|marcar)) (?:\\S+ ){0,2}?(?:${IN} )?${THE}${NAMED}`,
);
const IS_IN = new RegExp(
  `^(?:(?:y|and|pero|but|is|are) )*(?:${THAT} )?(?:(?:numero|linea|number|line) )?(?:(?:es|is|are|son) )?(?:${IN}) ${THE}${NAMED} ?[.,]? ?$`,
);
const IS_THERE = new RegExp(
  `(?:^| )(?:is there|are there|(?:do )?you have|have you got|got|hay|tienes?|habra|existe) (?:not )?(?:a |an |any |one |some |something |anything |algun[oa]? |algo |un[oa]? |ningun[oa] )*(?:${NUMBER} )?${IN} ${THE}${NAMED}`,
);
/** Where the numbers that were given are from. */
const WHERE_FROM = new RegExp(
  `(?:^| )(?:${NUMBER} (?:\\S+ ){0,2}?(?:de donde|de que pais) (?:son|es)|(?:de donde|de que pais) (?:son|es) (?:\\S+ )?${NUMBER}|(?:where|what country|which country) (?:are|is) (?:\\S+ )?${NUMBER} (?:for|from)|(?:who|what) are (?:those|these) ${NUMBER} for)(?= )`,
);
const OF_THE_US =
  /(?:^| )(?:(?:americano|gringo|yanqui|estadounidense|american|us) (?:number|line|numero)s?|(?:numero|linea)s? (?:es |de )?(?:americano|gringo|yanqui|estadounidense)s?|(?:number|line|988|911) (?:is )?american)(?= )/;
const HERE = new RegExp(
  `(?:^| )(?:(?:does|do|will|can) ${THAT} (?:\\S+ )?(?:work|works) (?:\\S+ ){0,2}(?:here|abroad|outside|everywhere|in my country|where i am)|(?:(?:${THAT}|${NUMBER}) (?:\\S+ )?)(?:sirve|funciona|vale) (?:\\S+ )?(?:aca|aqui|en mi pais|fuera|donde estoy)|(?:sirve|funciona) (?:aca|aqui|en mi pais|donde estoy)|(?:${THAT}|${NUMBER}) (?:\\S+ )?(?:es|son|is|are) (?:\\S+ )?(?:de|para|from|for) (?:aca|aqui|here|mi pais|my country|where i (?:am|live)))(?= )`,
);
/** The number that works where they are, asked for. */
const NUMBER_HERE =
  /(?:^| )(?:(?:what|which|wot)(?: is)?(?: the)?(?: emergency)? number(?: \S+){0,3} (?:here|over here|in my country|where i am)|(?:cual|que) (?:es )?(?:el )?numero (?:\S+ ){0,3}?(?:aca|aqui|en mi pais|donde estoy)|(?:who|what) do (?:i|we|you) (?:call|ring|dial) (?:\S+ )?(?:here|over here|in this country)|a (?:que numero|quien) (?:se )?(?:llamo|llama|marco) (?:aca|aqui))(?= )/;
const COST =
  /(?:^| )(?:is (?:it|that|this|the (?:number|line|call)|988) (?:really |a )?free|(?:does|do|will) (?:it|that|this|988|they|the (?:call|line|number)) (?:cost|charge)|how much (?:does it|is it|is the call)|es (?:gratis|gratuit[oa])|(?:tiene|cuanto) (?:costo|cuesta)|me (?:cobran|va a costar)|cuesta (?:algo|dinero|plata)|(?:need|have to|toca) (?:credit|pagar|pay)|hay que pagar|sin saldo|no credit)(?= )/;

/**
 * A question about a number that was given. `isNear`: one was just given, so that "does that work in Canada" is about
 * it; otherwise the number has to be named.
 */
export function numberAsked(
  words: string,
  { text, isNear }: { text: string; isNear: boolean },
): Asked | null {
  if (text.length > LONGEST) return null;
  const isSpanish = /(?:^| )(?:de|en|para|numero|linea|sirve|funciona|es)(?= )/.test(words);
  const found =
    OF_PLACE.exec(words) ??
    (isNear ? (WORKS_IN.exec(words) ?? IS_THERE.exec(words) ?? IS_IN.exec(words)) : null);
  const place = placeOf(found, isSpanish);
  if (place === 'us' || (!place && OF_THE_US.test(words) && QUESTION.test(text))) return { of: 'us' };
  if (place) return { of: 'place', place };
  if (isNear && WHERE_FROM.test(words)) return { of: 'us' };
  if (isNear && (HERE.test(words) || NUMBER_HERE.test(words))) {
    const nation = nationTold(words);
    return nation ? { of: 'place', place: nation } : { of: 'here' };
  }
  return isNear && COST.test(words) && !/therap|terap|doctor|medic/.test(words) ? { of: 'cost' } : null;
}

const QUESTION = /[?¿]|^(?:is|are|does|es|son)\b/i;
