import type { Place } from './places';

const CALL =
  '(?:call|calls|called|calling|ring|rang|rung|ringing|dial|dialed|dialled|phone|phoned|phoning|text|get|try|tried|on to|number is|ambulance|llam\\S+|marc\\S+|marqu\\S+|numero|al|el)';
const OR = '(?:or|yes|now|then|please|o|si|ya|ahora|y|and|they|he|she|said|is coming|are coming)';
/** Somebody's own emergency number, as something to call: not so many times, not a price. */
const called = (numbers: string) =>
  new RegExp(
    `(?<=^| )${CALL} (?:(?:the|an|it|is|on|at|a|al|el|for|to|for an|somebody|someone) ){0,2}(?:${numbers})(?! (?:times|pounds|dollars|euros|quid|people|veces|pesos|soles|of|de)(?= ))(?= )|^ ?(?:[.,] )*(?:${numbers}) (?:${OR} |[.,] |$)`,
  );

/** Numbers that are of one country only, or mostly: who asks for them is there. */
const OF_A_COUNTRY: readonly (readonly [Place, RegExp])[] = [
  ['gb', called('999')],
  ['au', called('000|triple zero|triple 0')],
  ['es', called('061|024')],
  ['cl', called('131|133')],
  ['co', called('123')],
  ['ar', called('107')],
  ['br', called('190|192')],
  ['abroad', called('112')],
];
/** That the number which was given is of the US, or is no good where they are. */
const OF_THE_US =
  /(?<=^| )(?:(?:911|988) (?:[.,] )?(?:that |this |eso |ese )?(?:is|es) (?:\S+ )?(?:american?|(?:in |for |of )?(?:the )?(?:us|usa|states|yanks?|americans)|for americans?|(?:de |para |en )?(?:los )?(?:eeuu|estados unidos|gringos?|yanquis?|gringolandia))|(?:911|988) (?:[.,] )?(?:that|this) is america|(?:911|988) is (?:not|no) (?:\S+ )?(?:use|good|help|number) (?:(?:to|for) (?:me|us) )?(?:here|over here|where i am|in this country|at all here)|(?:911|988) (?:is |are )?(?:(?:just|only) )?(?:for )?(?:the )?(?:yanks?|americans|states)|no me sirve (?:de nada )?(?:el )?(?:911|988) (?:aca|aqui)|(?:911|988) (?:will |does |do )?(?:not|no) (?:\S+ )?(?:work|exist|funciona|existe|sirve|use|good|reach)(?: (?:anything|nothing))? (?:\S+ )?(?:here|over here|in this country|aca|aqui|en mi pais)|(?:there is |we have |hay |tenemos )?no (?:existe )?(?:hay )?(?:el )?(?:911|988) (?:here|over here|in this country|aca|aqui|en mi pais)|(?:no|not) (?:me |nos )?(?:sirve|funciona|existe|vale) (?:el |un |ese )?(?:911|988) (?:aca|aqui|en mi pais)|(?:aqui|aca|en mi pais) no (?:hay|existe|sirve|funciona|tenemos) (?:el |un )?(?:911|988))(?= )/;

/**
 * The country that a number somebody would call, or says is none of theirs, speaks for: `abroad` where it only tells that
 * it is not the US.
 */
export function numberHint(words: string): Place | null {
  const own = OF_A_COUNTRY.find(([, pattern]) => pattern.test(words));
  return own?.[0] ?? (OF_THE_US.test(words) ? 'abroad' : null);
}
