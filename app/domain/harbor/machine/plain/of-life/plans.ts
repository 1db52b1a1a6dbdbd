import { phrase } from '../typed-words';

const LONGEST = 110;

const WHOM_EN =
  '(?:(?:my|the|our) \\S+|him|her|them|someone|somebody|a (?:doctor|friend|therapist|counsell?or|teacher|neighbou?r))';
const TELLS_EN =
  '(?:tell|call|ring|phone|text|message|email|write to|write|ask|see|visit|talk to|talk with|speak to|speak with|meet)';
const TELLS_ES =
  '(?:contar\\w*|decir\\w*|llamar\\w*|hablar\\w*|escribir\\w*|pedir\\w*|preguntar\\w*|ver|visitar\\w*|mandar\\w*)';
const NOW_ES = '(?:cuento|llamo|hablo|escribo|pido|pregunto|mando|digo)';

/** What somebody means to do with a person, said as a plan: "i'll call my sister tonight". */
const PLANS = [
  phrase(
    `(?:i (?:will|shall|might|may|think i will|guess i will|could|can)|(?:i|maybe|then|ok|and|guess|think|perhaps) ill|i am (?:going to|gonna)|going to|maybe i (?:will|can|could)|let me) (?:just |go |go and |maybe |try to |probably )*${TELLS_EN} ${WHOM_EN}`,
  ),
  phrase(
    `i (?:want to|would like to|should|need to|have to) (?:just |really |maybe )*(?:call|ring|phone|text|message|write to|talk to|talk with|speak to|see|visit) my \\S+`,
  ),
  phrase(
    `(?:quiero|quisiera|me gustaria|tengo que|deberia) (?:hablar con|llamar a|escribirle a|preguntarle a|ver a|contarle a|pedirle a) (?:mi|mis) \\S+|(?:voy a|le voy a|la voy a|lo voy a|se lo voy a|les voy a|creo que voy a|quizas? voy a|puedo|podria|mejor voy a) ${TELLS_ES}(?= )|(?:igual|creo que|mejor|manana|hoy|luego|esta noche|al rato|capaz|quizas?) (?:ya )?(?:se lo|se la|le|la|lo|les|me)? ?${NOW_ES} (?:a|con|al)|(?:capaz|quizas?|tal vez|igual|mejor|a lo mejor|creo que|yo creo que) (?:que )?(?:yo )?(?:le|la|lo|les|se lo) ${NOW_ES}(?= )|(?:le|la|lo|se lo|les) ${NOW_ES} (?:manana|hoy|luego|esta noche|al rato|despues|el \\S+)(?= )`,
  ),
];
/** Threats and goodbyes are no plans, nor is what was refused, feared or only asked. */
const NONE = phrase(
  '\\?|not|never|cannot|if i|scared|afraid|want to but|goodbye|police|lawyer|what (?:i|he|she|they) (?:think|deserves?)|off(?= (?:$|[.,]))|no|nunca|miedo|si le|si lo|despedir\\w*|adios|policia|sus verdades',
);

/** Somebody who could take a part of it: "my mother-in-law could come on saturday". */
const COULD = phrase(
  `(?:my|our) (?:\\S+ ){1,3}(?:could|can|would|might|may|offered to|wants to help|said (?:he|she|they) (?:could|can|would|will)|says (?:he|she|they) (?:can|could|will|would)|is willing to|has offered to|knows how to) (?!be |have |not |never |get |do it |kill |die )\\S+|(?:mi|mis|nuestr[oa]) (?:\\S+ ){1,3}(?:podria|podrian|puede|pueden|se ofrecio|se ofrecieron|me ofrecio|dice que (?:me |nos )?(?:puede|podria|ayuda|acompana|cuida|presta|viene)|dijo que (?:me |nos )?(?:podia|podria|puede|ayudaba|acompanaba|cuidaba|venia)|quiere ayudar\\w*)(?= )`,
);
const COULD_NOT = phrase(
  '\\?|cannot|could not|would not|can not|no (?:puede|podria|quiere)|nobody|nadie|hit|hurt|kill|die|died|leave me|fire me|lose|snap|yell|pegar\\w*|matar\\w*|morir\\w*|dejarme|despedir\\w*|see through|tell (?:i|when|that)',
);
const KIN = phrase(
  '(?:my|our|mi|mis|nuestr[oa]) (?:\\S+ )?(?:mom|mother|dad|father|parents|sister|brother|aunt|uncle|cousin|friend|friends|neighbou?r|husband|wife|partner|boyfriend|girlfriend|son|daughter|grandma|grandmother|nan|gran|grandpa|coworker|colleague|roommate|flatmate|teacher|in law|suegra|suegro|mama|papa|madre|padre|padres|hermana|hermano|tia|tio|prima|primo|amiga|amigo|amigas|amigos|vecina|vecino|esposo|esposa|marido|mujer|pareja|novio|novia|hijo|hija|abuela|abuelo|comadre|compadre|cunada|cunado|companera|companero|profe|madrina|padrino)(?= )',
);
const OFFERED = phrase(
  '(?:he|she|they) (?:has |have |even |already )*(?:offered|said yes|would help|could help|can help|could lend|can lend|would take)|(?:me|nos) (?:lo |la )?ofrecio|(?:me|nos) dijo que (?:puedo|podia|podemos|me ayuda\\w*|si)',
);
/** "My neighbor invited me to a card night". */
const INVITED = phrase(
  '(?:invited me|(?:says|said|wants me|told me) (?:to )?come (?:to|with|along|over)|keeps (?:texting|asking|telling|inviting) me to|asked me (?:to come|to go|to join|along|over|out)|wants me to (?:come|join)|me (?:invito|invitaron|invitan|invita)|me dijo que (?:me )?(?:vaya|fuera|saliera|vayamos))',
);
const NO_INVITATION = phrase('\\?|not|never|nobody|no one|no|nunca|nadie|only one|everyone but|ex');
/** Whether a short text tells that somebody asked them along. */
export const tellsOfInvitation = (words: string, text: string): boolean =>
  text.length <= LONGEST && INVITED.test(words) && !NO_INVITATION.test(words);

/** Whether a short text names somebody who could help with it. */
export const namesHelper = (words: string, text: string): boolean =>
  text.length <= LONGEST_HELPER &&
  KIN.test(words) &&
  (COULD.test(words) || OFFERED.test(words)) &&
  !COULD_NOT.test(words);
const LONGEST_HELPER = 150;

/** Whether a short text tells of a step toward a person. */
export const isPlanWithPerson = (words: string, text: string): boolean =>
  text.length <= LONGEST && !NONE.test(words) && PLANS.some((pattern) => pattern.test(words));
