import { CLOSE, NAMED, plainTest } from '../../plain/people';

const WHO = `(?:he|she|hes|shes|(?:my|ma|the|our|mi) (?:${CLOSE}|${NAMED})|${CLOSE}|somebody|someone)`;
const HARD =
  '(?:wall|floor|stairs?|steps|door|table|ground|window|fridge|counter|sink|bath|pared|piso|suelo|puerta|mesa|escaleras?|mueble|refri\\S*|ventana)';
const BLOW =
  '(?:slaps?|blows?|knocks?|punch\\S*|kicks?|beatings?|backhand|lash\\S*|belt|koboko|cane|smack\\S*)';
const GOLPE =
  '(?:paliza|guantazo|bofetada|bofeton|cachetada|tortazo|punetazo|patada|golpiza|manazo|cintarazo|trompada|sopapo)s?';
/** Play, sport, an idiom, a dream, an animal; and force that is denied. */
const HARMLESS =
  'at (?:chess|cards|pool|fifa|uno|darts|tennis)|in (?:the )?(?:game|race|final|match)|to (?:it|the (?:door|car|punch|post))|games?|cards|kart|chess|uno|sparring|boxing|boxeo|karate|judo|futbol|football|soccer|dream\\S*|sone|sueno|pesadilla|nightmare|movie|film|serie|pelicula|book|libro|song|cancion|joke|broma|cat|dog|gat[oa]|perr[oa]|toddler|baby kick\\S*|massage|masaje|physio|doctor|medico|dentist|fisio|heart|corazon|sol|olor|frio|hambre|carino|gripa|gripe';

const FORCE = plainTest(
  [
    `${WHO} (?:\\S+ ){0,4}(?:hits?|hitting|beats?|beating|slap(?:s|ped)?|punch(?:es|ed)?|kick(?:s|ed)?|chok(?:e|es|ed)|strangl\\S+|headbutt\\S*|smack(?:s|ed)?|flog(?:s|ged)?) (?:me|my (?:face|head|back|stomach|mouth))(?! (?:up|off|at|in the (?:game|race)|to|on (?:my|whatsapp)|with (?:a |the )?(?:song|bill|question|text|news|idea)))`,
    `${WHO} (?:\\S+ ){0,4}(?:push\\S*|shov\\S*|thr(?:ew|ows|own)|slam\\S*|drag\\S*|knock\\S*|pin\\S*) me (?:\\S+ ){0,2}(?:against|into|down|onto|on|off|to|through) (?:the |a |my )?${HARD}`,
    `(?:land|lands|landed|give|gives|gave|dash|dashed|knack|nack|deal|dealt) me (?:a |one |two |some |hot |dirty |big |serious |with )*${BLOW}`,
    '(?:dey|don|go|de|wan|fit) (?:beat|slap|flog|punch|kick|wound|strangle) (?:me|my (?:body|pikin|kids))',
    'me (?:avent|empuj|tir|estrell|lanz|arroj|azot|estamp)\\S* (?:\\S+ ){0,2}(?:contra|por|a|al|de) (?:la |el |las )?' +
      HARD,
    `me (?:ha |lol )?(?:dio|da|dado|mete|metio|metido|solto|suelta|planto|arreo) (?:\\S+ ){0,2}${GOLPE}`,
    `(?:el|ella|mi ${CLOSE}|que|y|cuando \\S+|si no \\S+) (?:\\S+ ){0,2}me (?:ha |lol )?(?:pega|pego|pegado|golpea|golpeo|golpeado|cachetea|cacheteo|patea|pateo|ahorca|ahorco|estrangul\\S*)(?! (?:mucho |muy |fuerte |bien )?(?:un |una |al|que|la|el|lo|estar|ver|los|duro la|a (?:llorar|mi|la)|con (?:la|el) (?:puerta|rodilla|mesa)))`,
  ],
  HARMLESS,
);

/** Hands on the neck: one of the strongest signs of what may come. */
const NECK = plainTest(
  [
    '(?:h[oe]ld|holds|held|holding|hol|squeez\\S*|press\\S*|grip\\S*|grab\\S*|chok\\S*|strangl\\S*|hands?) (?:me )?(?:by |for |on |at |round |around |to )?(?:my |the )?(?:neck|throat)',
    '(?:me )?(?:apret|agarr|tom|puso|pon|jal|cogi|presion)\\S* (?:\\S+ ){0,3}(?:el|del|al|en el) (?:cuello|pescuezo|garganta)|me (?:ahorc|estrangul|asfixi)\\S*|manos? (?:al|en el|sobre el) cuello',
    '(?:he|she|husband|wife|boyfriend|girlfriend) (?:\\S+ ){0,3}(?:choked|strangled|chokes|strangles) me',
  ],
  HARMLESS,
);

/** Force that is denied is none, whatever else is told. */
const NOT_DONE =
  /(?:^| )(?:(?:nobody|no one|noone) (?:\S+ )?(?:hits?|hurts?|beats?|hit|hurt|beat|touch\S*|hurting|hitting|beating) (?:me|us)|(?:no|nunca|jamas|nadie) (?:me|nos) (?:ha |habia |lol )?(?:peg\S*|golpe\S*|toc[ao]\S*|empuj\S*|apret\S*|agarr\S*|ahorc\S*)|(?:(?:does|do|has|did|would) )?not (?:ever )?(?:hit|beat|hurt|touch|push|slap|choke|grab|squeeze|strangle)|(?:has )?never (?:hit|beat|hurt|touched|pushed|slapped|choked|grabbed|squeezed|strangled|held))(?= )/g;
export const withoutDenied = (text: string): string => text.replace(NOT_DONE, ' ');
export const deniesSome = (text: string): boolean => text.search(NOT_DONE) >= 0;

/** Force done to them, told in so many words: nothing is left to ask about whether it is. */
export const forceTold = (said: string): boolean => {
  const text = withoutDenied(said);
  return FORCE(text) || NECK(text);
};
export const neckTold = (said: string): boolean => NECK(withoutDenied(said));
