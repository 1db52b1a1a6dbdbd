import { CLAUSE, phrase } from '../typed-words';

const LONGEST = 90;

const LOOKS = [
  phrase(
    `(?:i am |am |was )?(?:just|only) (?:looking|browsing|curious|testing|trying (?:it|this)(?: out)?|having a look|checking (?:it|this) out|messing (?:around|about)|bored|being nosy|nosing)|just curious|(?:nothing|nowt) (?:is )?(?:wrong|up|the matter|going on|bothering me)|i am (?:good|fine|ok|okay|alright|all good|all right) (?:fr|really|honestly|thanks|thank you|just|only|tho|though|man|bro)|(?:solo|nomas|namas) (?:estoy )?(?:miro|miraba|mirando|curiose\\w+|prob\\w+|chusme\\w+|viendo|cotille\\w+)|estoy (?:mirando|probando|curioseando|chusmeando|viendo) (?:nomas|que (?:es|onda)|esto)|(?:por|de) (?:curiosidad|curios[oa])|no me pasa nada|no tengo nada|estoy al (?:pedo|cuete|dope)|todo (?:bien|tranqui|tranquilo|en orden)${CLAUSE}`,
  ),
];
const BORED = phrase(
  '(?:i am |am |so |just |pretty |well )bored|bored|(?:estoy |ando |que |me )?(?:aburrid[oa]|aburro|abu)(?= )|estoy al (?:pedo|cuete)',
);

/** Somebody who only looks around, or is bored, and has nothing on their mind; null for anybody else. */
export function idles(words: string, text: string): 'LOOKING' | 'BORED' | null {
  const told = words.replace(NOT_FELT, ' ');
  if (text.length > LONGEST || TROUBLED.test(told)) return null;
  if (BORED.test(words)) return 'BORED';
  return LOOKS.some((pattern) => pattern.test(words)) ? 'LOOKING' : null;
}
/** A feeling that is denied. */
const NOT_FELT =
  / (?:not (?:really |even )?(?:sad|lonely|depressed|upset)|no (?:estoy |ando |me siento )?(?:triste|mal|sol[oa]|deprimid[oa]))(?= )/g;
/** Somebody of whom more is told than that. */
const TROUBLED = phrase(
  'sad|lonely|alone|cry|crying|depressed|life|everything|with my|of (?:my|this|living|it all)|triste|me siento|llor\\w+|vida|todo me|de (?:todo|vivir|mi)|but|pero|school|clase|work|trabajo|days|dias',
);

const KIN_EN =
  'mom|dad|mother|father|boss|wife|husband|teacher|partner|boyfriend|girlfriend|kids?|son|daughter|brother|sister|family|friend|doctor|nurse|carer';
const KIN_ES =
  'madre|padre|mama|papa|novio|novia|marido|esposo|esposa|mujer|pareja|profe|hijo|hija|hermano|hermana|amigo|amiga|nieta|nieto|doctor';
const SHOWN = phrase(
  `(?:${KIN_EN}|son in law|daughter in law|grandson|granddaughter|wife|husband) (?:has |just )?(?:put|installed|stuck|loaded|downloaded|signed me up|set me up|got me|made me get|gave me) (?:\\S+ ){0,3}(?:this|app|tablet|phone|up|on|it|here)|me ha dicho mi (?:${KIN_ES}) que (?:me )?(?:baje|pruebe|instale|entre)|(?:my|our|the) (?:\\S+ )?(?:${KIN_EN}|grandson|granddaughter|grandkids|therapist|counsell?or|social worker|niece|nephew) (?:has |just )?(?:put|installed|gave|told me|sent|set|showed|signed|downloaded|got|said to try|made me) (?:\\S+ ){0,3}(?:this|app|tablet|phone|up|on|it|here)|me (?:(?:lo |la )?(?:ha puesto|puso|instalo|bajo|descargo)|(?:lo|la) dejo) (?:\\S+ )?(?:esto )?mi (?:${KIN_ES})|mi (?:\\S+ )?(?:${KIN_ES}|sobrin[oa]|psicolog[oa]|terapeuta|doctora?) (?:me )?(?:lo |la )?(?:puso|instalo|dejo|paso|bajo|descargo|mando|recomendo|dijo que (?:pruebe|probara|entre|entrara)) (?:\\S+ ){0,3}(?:esto|app|aplicacion|tablet|tableta|telefono|celular|movil|aqui|aca)`,
);
/** Somebody else put it there for them: they want to be welcomed. */
export const wasShown = (words: string, text: string): boolean =>
  text.length <= LONGEST_SHOWN && SHOWN.test(words);
const LONGEST_SHOWN = 270;

/** A word that only says that it was read. */
export const nods = (words: string): boolean => NODS.test(words);
const NODS =
  /^ (?:(?:ok|okay|k|kk|hm+|hmm+|mm+|mhm|uh huh|right|fine|sure|i see|alright|aha|aja|ya|vale|bueno|va|dale|ah|oh|eh|ajam|pues|well|so|meh)[ .,]*)+ *$/;
