import { CLOSE, NAMED, plainTest } from '../../plain/people';
import { isDark } from '../denied/harmless-frame';

const LONGEST = 300;
const all = (...lists: string[]) => new RegExp(`(?<=^| )(?:${lists.join('|')})(?= )`, 'g');

const WHO = `(?:he|she|they|people|everyone|everybody|(?:(?:my|the|our|his|her|a) )?(?:\\S+ ){0,2}?(?:${NAMED}|manager|teacher|coach|supervisor|stepdad|stepmom|in laws?))`;
const SAYS =
  '(?:(?:keeps?|kept|always|just|once|literally|has|constantly|is|was|are|were) )*(?:says?|said|saying|tells?|told|telling|calls?|called|calling|shouts?|shouted|shouting|yells?|yelled|screams?|screamed|reckons?|thinks?|goes)(?: (?:at me|to me|me|to my face|the whole \\S+|everyone|everybody|them all|all the time|like))*(?: that)?';
const INSULT =
  '(?:(?:i|im|me|ive|have|am|was|a|an|just|so|such|being|got) )*(?:worthless|useless|pathetic|good for nothing|no good(?: for anything)?|good for nothing|waste of (?:(?:his|her|their|our|everyones|my) )?(?:space|oxygen|air|time|money)|nothing|burden|failure|loser|disappointment|embarrassment|should (?:just |go and )?drop dead|drop dead|should never have been born|mistake|nobody would miss(?: me)?|stupid|thick|lazy|weak)';
const SAYS_ES =
  '(?:(?:me|nos|le|siempre|a cada rato|todo el tiempo) )*(?:dice|dicen|dijo|dijeron|grita|gritan|grito|chilla|chillan|chillo|repite|repiten|suelta|llama|llaman|llamo|trata de|echa en cara|insulta)(?: (?:siempre|todo el rato|todo el tiempo|cada dia|a gritos|en la cara|delante de \\S+|a cada rato))*(?: que)?';
const INSULT_ES =
  '(?:(?:yo|soy|era|un|una|tan|la|ojala|puro|pura) )*(?:no (?:valgo|sirvo)(?: (?:para|pa|de|ni))*(?: nada| un \\S+)?|inutil|fracas\\S+|mierda|carga|estorbo|basura|vag[oa]|tont[oa]|burr[oa]|bruto|bruta|estupid[oa]|no (?:hubiera|hubiese|haber) nacido|nunca (?:hubiera|hubiese) nacido|no hago nada bien|decepcion|verguenza|gasto|(?:desperdicio|perdida)(?: de (?:tiempo|dinero|plata|espacio))?)';
/** An insult, told as the words of somebody else. */
const THEIR_INSULT = all(
  `${WHO} ${SAYS} ${INSULT}(?: (?:and|or)(?: (?:that|says|said))* ${INSULT})*`,
  `${SAYS} (?:the whole \\S+|everyone) (?:that )?${INSULT}(?: (?:and|or)(?: that)? ${INSULT})*`,
  `${SAYS_ES} ${INSULT_ES}(?: (?:y|o|e)(?: que)* ${INSULT_ES})*(?: (?:delante|enfrente) de \\S+)?`,
);

const NOT_UP_TO = `(?:i|im|i am) (?:just |only |so |a |an )*(?:cannot (?:cope|do (?:it|my job|this)|handle (?:it|things)|manage|hack it)|not (?:cope|coping|up to (?:it|the job)|able|good enough|pulling my weight)|useless|weak|lazy|stupid|mad|crazy|no good|past it|slacking|finished|unreliable|failing)(?: any ?more)?`;
const NOT_UP_TO_ES =
  '(?:no (?:sirvo|valgo|puedo(?: mas)?|doy (?:mas|para mas|la talla)|aguanto|rindo|quiero trabajar)|soy (?:un |una |muy |tan )*(?:inutil|vag[oa]|floj[oa]|debil|carga|problema|tont[oa])|estoy (?:\\S+ )?(?:acabad[oa]|viej[oa]|loc[oa]))(?: (?:para nada|nada|mas|con el trabajo|para el trabajo|aqui))*';
/** What somebody else might think: feared, or to be kept from them. */
const THEIR_THOUGHT = all(
  `(?:without|so|if|in case|scared|afraid|worried|not want|hope|bet|think) (?:that )?(?:${WHO} )?(?:(?:him|her|them|people|anyone|the \\S+|my \\S+) )?(?:does not |do not |will not |might |will |not |going to |to )*(?:think|thinks|thinking|assume|assumes|assuming|say|believe|decide) (?:that )?${NOT_UP_TO}`,
  `(?:sin|para|pa|por si|miedo a|miedo de|miedo|no quiero|no vaya a|va a|van a) (?:que )?(?:\\S+ ){0,3}?(?:piense|piensen|crea|crean|diga|digan|pensar|creer|decir) que ${NOT_UP_TO_ES}`,
);

/** Something kept to oneself that would be told at last. */
const OUT_AT_LAST = all(
  '(?:(?:i|id|would|will|might|we|am) )*(?:sleep|feel|breathe|rest|be|do) (?:\\S+ )?(?:better|lighter|easier|calmer|happier|freer) (?:if|once|when|after) (?:it|this|that|everything|the truth) (?:was|is|were|came|comes|would be) (?:all )?out(?: in the open| there)?',
  '(?:it|this|that|everything|the truth) (?:was|is|were|came|comes) (?:all )?out in the open',
  '(?:dormiria|estaria|me sentiria|descansaria|respiraria) (?:mejor|mas \\S+) si (?:lo|la|se lo|les) (?:soltara|contara|dijera|sacara|supiera\\w?|confesara|hablara)(?: todo)?',
);
const TELLS_ALL =
  /(?<=^| )tell(?:ing)? (?:him|her|them|my \S+|everyone) (?:all of it|everything|it all|the (?:whole )?(?:thing|truth)|all)(?= )/g;

/** Exams that were sat or passed. */
const EXAMS = all(
  '(?:done|finished|passed|sat|failed|got through|finish) (?:with )?(?:all )?(?:my|the|his|her|their) (?:exams?|gcses?|a levels|finals|studies|degree|courses?|papers?)(?: in (?:my )?life)?',
  '(?<!me )(?:rendi|aprobe|di|pase) (?:ya )?(?:todo|todas|todos)(?: (?:las|los|mis) \\S+)?(?: en (?:la|esta|mi) vida)?',
);
const OF_EXAMS = plainTest(
  'rinde|rindo|rendir|final|finales|examen|examenes|materias?|parcial\\S*|oral|universidad|facultad|exams?|gcses?|a levels|finals|studies|degree|courses?|papers?',
);

/** Somebody will make a scene, or cannot be asked for anything. */
const SCENE = all(
  '(?:va|van|iba|iban) a (?:liar|armar)(?:la)?(?: (?:la|una))?(?: (?:parda|gorda|buena|grande|de san quintin|escena|bronca))+|(?:la|me la) (?:lia|arma|monta)(?: (?:parda|gorda|buena))+',
  'no (?:le|les) (?:puedo|pude|podia) (?:pedir|decir|contar|preguntar) nada',
  '(?:hits?|hitting|goes through|go through) the (?:roof|ceiling)|kicks? off|go(?:es)? (?:mental|ballistic|spare|nuts)|do (?:his|her) nut',
);

/** A bet or a game that was lost, and all that was in it. */
const LOST_BET = all(
  '(?:lost|blew|lose|losing) (?:everything|it all|all of it|the lot|all my (?:money|savings|wages))|(?:perdi|me quede sin) (?:todo|nada)',
);
const OF_BETS = plainTest(
  'bet|bets|betting|gambl\\S+|slots?|casino|poker|roulette|horses|crypto|bookies?|accas?|apuestas?|apost\\S+|tragamonedas|maquinitas|ruleta|timba|quiniela|caballos',
);

/** What makes somebody else's word, or an idiom, their own after all. */
const TAKES_IT_ON = plainTest([
  '(?:he|she|they|dad|mom|everyone) (?:is|are|might be|may be|could be) (?:\\S+ )?right|(?:hes|shes|theyre) (?:\\S+ )?right|(?:it is|its|is it|maybe it is) true|i (?:\\S+ )?(?:agree|believe (?:it|him|her|them)|know i am|know it|do too|started to believe)|i (?:feel|think|want|wish|should|might as well|am starting|deserve)|maybe i|me too|myself',
  'tienen? (?:toda la )?razon|es (?:verdad|cierto)|(?:me )?lo creo|(?:yo )?(?:tambien )?(?:creo|pienso|siento) (?:que|lo mismo)|me siento|yo tambien|a lo mejor|quiza\\S*|me lo merezco|quiero|quisiera|ganas de',
]);
const HEAVY =
  / (?:decid\S+|at peace|en paz|forever|para siempre|tonight|esta noche|ready|cannot go on|cannot cope|no puedo mas|no aguanto|no doy mas)(?= )/;

const FRAMES: readonly (readonly [pattern: RegExp, needs?: (words: string) => boolean])[] = [
  [THEIR_INSULT],
  [THEIR_THOUGHT],
  [OUT_AT_LAST],
  [EXAMS, OF_EXAMS],
  [SCENE],
  [LOST_BET, OF_BETS],
];

/**
 * Whether what sounds like danger is the word of somebody else, what they might think, or an idiom about something else:
 * nothing that is left of the text is dark, and nothing in it takes the word on.
 */
export function isAnothersWord(words: string): boolean {
  if (words.length > LONGEST) return false;
  const rest = FRAMES.reduce(
    (left, [pattern, needs]) => (needs && !needs(words) ? left : left.replace(pattern, ' ')),
    words,
  );
  if (rest === words) return false;
  const told = rest.replace(TELLS_ALL, ' ').replace(PLAIN, ' ');
  return !TAKES_IT_ON(told) && !HEAVY.test(told) && !isDark(told);
}
/** "I think" at the end, and "will" that is no last will. */
const PLAIN =
  /(?<=^| )(?:i (?:think|guess|reckon)(?= (?:[.,] ?)*$)|will (?:i|you|he|she|it|we|they)|(?:i|you|he|she|it|we|they) will)(?= )/g;

const TO_DIE =
  /(?<=^| )(?:says?|said|saying|tells?|told|telling|wants?|wishes) (?:\S+ ){0,4}?(?:drop dead|die|(?:be|was|were) dead|kill myself)(?= )/;
const AGREES_TO_IT = plainTest([
  '(?:and|but|honestly|tbh|maybe|perhaps) (?:\\S+ )?i (?:want to|wish i (?:could|would|was)|should|might|will)(?= (?:$|[.,]|too|as well))|(?:he|she|they) (?:is|are) (?:\\S+ )?right|(?:hes|shes|theyre) (?:\\S+ )?right',
]);
/** Somebody told them to die, and they say that they want it, or that it is right. */
export const takesDeathWish = (words: string): boolean =>
  words.length <= LONGEST && TO_DIE.test(words) && AGREES_TO_IT(words);

const HARD =
  /(?<=^| )(?:worthless|useless|waste of (?:space|oxygen|air)|drop dead|never have been born|good for nothing|no (?:valgo|sirvo)|inutil|mierda|basura|estorbo|nacido)(?= )/;
const AT_HOME = plainTest([
  `(?:he|she|they|(?:my|ma|mi) (?:\\S+ )?(?:${CLOSE}|vieja?|viejo)) (?:\\S+ ){0,5}(?:says?|saying|tells?|telling|calls?|calling|shouts?|yells?|screams?|dice|grita|chilla|repite|llama|insulta)`,
  '(?:me|nos) (?:grita|chilla|insulta)',
]);
/** Somebody close puts them down in hard words, and they do not say that it is true. */
export const isPutDown = (words: string): boolean =>
  isAnothersWord(words) && HARD.test(words) && AT_HOME(words) && !AT_WORK.test(words);
const AT_WORK =
  /(?<=^| )(?:boss|jef[ea]|teacher|profe\S*|coach|manager|supervisor|work|trabajo|game|juego)(?= )/;
