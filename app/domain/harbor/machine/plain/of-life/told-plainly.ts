import type { Topic } from '../../../../listener/labels';
import { phrase } from '../typed-words';

const NEAR_EN =
  'wife|husband|mom|mother|dad|father|brother|sister|son|daughter|partner|friend|nan|gran|grandma|grandpa|pal|mate';
const NEAR_ES =
  'espos[oa]|mujer|marido|mama|papa|madre|padre|herman[oa]|hij[oa]|abuel[oa]|amig[oa]|comadre|compadre|senora';
const YEARS = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:years?|yrs?)';
const LATE = phrase(
  `(?:she|he|my (?:${NEAR_EN})) (?:is |has been |been )?(?:${YEARS} (?:gone|dead)|(?:gone|dead)(?: now)? ${YEARS})|my late (?:\\S+ )?(?:${NEAR_EN})|mi (?:difunt[oa]|finad[oa])(?: (?:${NEAR_ES}))?|mi (?:${NEAR_ES}) (?:\\S+ )?(?:que en paz descanse|qepd)|son (?:ya )?\\d+ anos sin (?:el|ella|mi (?:${NEAR_ES}))`,
);

const NO_JOY = phrase(
  'stopped enjoying|(?:do not|cannot|can not|not|no longer|never|barely) (?:really |even |much )?enjoy(?:ing|ed)?(?= (?:$|[.,]|anything|things|stuff|much|life|it|what|any))|(?:nothing|nothings|nowt|not much) (?:is |has |has been |been |feels |ever )*(?:fun|enjoyable|any fun|interests me|makes me happy|gives me (?:any )?(?:joy|pleasure))|(?:lost|losing) (?:all )?(?:interest|pleasure|joy) in (?:everything|things|stuff|anything|life)|no (?:joy|pleasure|fun) in (?:anything|things|it)(?= )|nada (?:ya )?me (?:da gusto|gusta|divierte|ilusiona|llena|interesa|alegra|entusiasma|hace ilusion)|no (?:le )?(?:disfruto|gozo)(?: ya)?(?: de)? (?:nada|las cosas|la vida)|ya no disfruto|deje de disfrutar|perdi (?:el gusto|el interes) (?:por|de|en) (?:todo|las cosas)|(?:ya )?no le encuentro (?:el )?gusto a (?:nada|la vida)',
);

const PLACE_EN =
  'club|pub|library|centre|center|church|cafe|choir|gym|pool|bingo|society|chapel|diner|hall|group|market';
const PLACE_ES =
  'centro|club|bar|parroquia|biblioteca|cafe|coro|salon|plaza|cancha|hogar|iglesia|mercado|grupo|cine';
const SHUTS = phrase(
  `(?:${PLACE_EN}) (?:\\S+ ){0,6}?(?:(?:has|is|was|have|got|being|been|are|just) )+(?:shut|shuts|shutting|closed|closing|gone under|knocked down|demolished)(?= (?:$|[.,]|down|for good|its|last|in|now|this|up))|(?:cerro|cerraron|cierran|cerraran|quitaron|demolieron|van a cerrar) (?:ya )?(?:el|la|nuestro|nuestra|mi) (?:\\S+ )?(?:${PLACE_ES})(?= )|(?:el|la|mi) (?:${PLACE_ES}) (?:\\S+ ){0,4}?(?:cerro|ha cerrado|lo cerraron|la cerraron|va a cerrar)(?= )`,
);
const OF_THE_DAY = phrase(
  'for (?:the|a) (?:day|holidays?|christmas|easter)|early|until|till|por hoy|con llave|vacaciones|debe|por feriado|temprano',
);
const OF_WORK = phrase(
  'job|work|boss|shift|wages|paid|laid off|trabajo|jefe|turno|sueldo|despidieron|school|escuela',
);

/** What everyday words tell by themselves, and the listener often takes for something else: the one that weighs most. */
export function toldPlainly(words: string, open: Topic | null): 'late' | 'noJoy' | 'place' | null {
  if (LATE.test(words) && open !== 'grief') return 'late';
  if (NO_JOY.test(words) && !KNOWN.has(open)) return 'noJoy';
  return SHUTS.test(words) && !OF_THE_DAY.test(words) && !OF_WORK.test(words) ? 'place' : null;
}
/** What the lost joy belongs to, where one of these is open. */
const KNOWN: ReadonlySet<Topic | null> = new Set<Topic>([
  'grief', 'breakup', 'newborn', 'body', 'caring', 'drink', 'food', 'trauma',
]); // prettier-ignore

/** Whether somebody speaks with, or lays a plate for, who is gone. */
export const keepsNear = (words: string): boolean => KEEPS_NEAR.test(words);
const KEEPS_NEAR = phrase(
  '(?:talk\\w*|speak\\w*|say (?:\\S+ )?(?:good ?)?(?:morning|night|hello)) (?:\\S+ ){0,3}(?:photo|picture|grave|urn|ashes|chair|headstone)|(?:lay|set|put) (?:\\S+ ){0,2}(?:plate|place|cup) (?:out )?for (?:him|her)|(?:habl\\w+|dig[oa]|saludo|decirle) (?:\\S+ ){0,5}(?:foto|tumba|retrato|cenizas|silla)|(?:pon\\w+|sirv\\w+|dej\\w+) (?:\\S+ ){0,2}(?:plato|taza|lugar|cafe)(?= )',
);

const QUOTED = /(?:^|[\s(])['"“‘«]([^'"“”‘’«»\n]{1,40})['"”’»](?=[\s?.,!)]|$)/;
const OF_WORDS = phrase(
  'means?|meaning|significa|quiere decir|rude|an insult|insulting|a compliment|polite|weird thing to (?:call|say)|groser\\w+|insulto|piropo|mala palabra|sabes que es|se usa',
);
const MEANING = phrase(
  'what (?:means|is the meaning of) (?!it|this|that|life)\\S+|what (?:does|do) (?!it|this|that|my|he|she|they|life)(?:\\S+ ){1,4}mean (?:in english|when (?:they|people|someone|he|she) says?)|my question is what (?:it|the word) means|que (?:significa|quiere decir) (?:la palabra|la frase|eso de|lo de) \\S+',
);
/** Whether a text asks what a word or a saying means. */
export const asksMeaning = (words: string, text: string): boolean =>
  (QUOTED.test(text) && text.includes('?') && OF_WORDS.test(words)) || MEANING.test(words);
