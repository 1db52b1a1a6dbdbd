import { phrase } from '../typed-words';

const LONGEST = 320;

const ACT =
  '(?:say|tell|ask|text|call|write|reply|answer|go|stay|leave|move|come|wait|quit|take|accept|keep|sign|renew|buy|sell|apply|switch|break up|forgive|invite|block|let|give|do|try|move in|marry|drop|visit|return|confront|cancel|report back|speak|bring|reach out|end it with|pick|choose|start|stop seeing|meet|date|go back|come out|join)';
/** Of help that is needed, and of life itself, nothing is weighed for and against. */
const NOT_WEIGHED = phrase(
  '(?:doctor|er|hospital|ambulance|911|999|112|988|police|emergency|alive|live|living|exist\\w*|die|dying|kill\\w*|suicid\\w*|pills?|overdos\\w*|hurt myself|cut|wake up|keep going|go on living|be here|end it all|end my|abus\\w+|hits?|hit me|medicos?|medica|urgencias|ambulancia|policia|vivir|vivo|morir\\w*|matar\\w*|pastillas|existir|seguir (?:viviendo|aqui)|de este mundo|cortar(?:me)|despertar)',
);
/** Told of what was, or of what somebody else asks. */
const NOT_NOW = phrase(
  '(?:he|she|they|mom|dad|my \\S+) (?:said|told|laughed|did|answered|replied)|i (?:had|used to)|did not know (?:if|whether)|asked (?:him|her|them|my \\S+|me|us) (?:if|whether)|(?:he|she|they) (?:asked|wonders?|does not know|cannot decide)|no sabia si|me pregunto si (?:el|ella)|(?:le|les) pregunte|joke|chiste|lyrics|song|cancion',
);

const ENGLISH = [
  phrase(
    `(?:do|should|shall) i (?:just |even |really )?${ACT} (?:\\S+ ){0,14}?or (?:just |do i |should i |rather |maybe |better )*(?:not|${ACT}|act|pretend|ignore|play|nothing|sit|hide|avoid)(?= )`,
  ),
  phrase(
    `(?:should|do|shall) i (?:\\S+ ){0,2}(?:stay|go|move|leave)(?: \\S+){0,4} or (?:\\S+ ){0,3}(?:stay|go|move|leave|not)(?= )`,
  ),
  phrase(
    `(?:idk|dunno|no idea|do not know|not sure|unsure|no clue|undecided|torn|debating|wondering|(?:i am |just |only )asking|i asked(?: you)?|cannot decide|cannot tell|trying to decide|deciding|have to decide|need to decide|on the fence)(?: (?:about|on|over))?(?: (?:yet|anymore|tbh|still))? (?:if|whether) (?:or not )?(?:i (?:should|will|want to|would|even want to|even should|ought to|am going to|can just|need to)|to) (?:just |even |really |still |ever |bother to )*${ACT}(?= )`,
  ),
  phrase(
    `(?:cannot|can not|could not|have to|got to|need to|must) (?:decide|choose|make up my mind)(?= (?:$|[.,?]|between|if|whether|by|before|until|which))|(?:i have|got|have|gives? me|given me) (?:\\S+ )?(?:till|until|til) (?:\\S+ ){1,3}to (?:decide|choose|say (?:yes|no)|answer|tell (?:them|him|her|my landlord|the \\S+|my \\S+)|let (?:them|him|her) know)|torn between`,
  ),
];
const HACER =
  '(?!poder|ser |estar|sentir|llorar|reir|creer|seguir|aguantar|entender|explicar|existir|despertar|comer |tomar|saber|tener|haber)(?:ir|\\S+(?:ar|er|ir))(?:me|te|le|les|lo|la|los|las|nos|se|selo|sela|melo)?';
const SPANISH = [
  phrase(
    `(?:no se|no sabria|ni se|dudo|no tengo claro|no me decido|no decido|estoy dudando|todavia no se|aun no se|ando viendo|estoy pensando) (?:\\S+ )?si (?:deberia |debo |tengo que |mejor |quiero |voy a |conviene |me conviene )*${HACER}(?= )`,
  ),
  phrase(
    '(?:me|le|la|lo|les|se lo|se la|te) (?:voy|doy|\\S{2,}o) (?:(?![.,?] )\\S+ ){0,8}?o (?:mejor |ya |de plano )*(?:no(?= (?:$|[.,?]|le|la|lo|me|se|voy))|me (?:voy|quedo|callo|aguanto|espero|lo guardo|hago|mudo|salgo|regreso|vuelvo)|(?:le|la|lo|se lo) \\S+o|espero|nada)(?= )',
  ),
  phrase(
    '(?<=^ |[.,?] | (?:si|y|que|entonces|osea|sea|pues|es) )(?:voy|vuelvo|acepto|renuncio|firmo|regreso|compro|vendo|contesto|respondo|llamo|salgo|viajo|sigo con (?:el|ella)) (?:(?![.,?] )\\S+ ){0,5}?o (?:mejor )?(?:no|me (?:quedo|espero|aguanto|callo)|espero|lo dejo)(?= )',
  ),
  phrase(
    '(?:no (?:puedo|logro|consigo|me)|tengo que|debo|hay que) (?:decid\\w+|elegir\\w*)(?= (?:$|[.,?]|entre|si|antes|para|ya|y))|(?:tengo|me dieron|me dan|dio) (?:\\S+ )?hasta (?:\\S+ ){1,3}para (?:decid\\w+|contestar\\w*|responder\\w*|decir\\w*|elegir)',
  ),
];

/** Whether somebody stands between two ways of their own, now: to say something or not, to go or to stay. */
export const tellsChoice = (words: string, text: string): boolean =>
  text.length <= LONGEST &&
  !NOT_WEIGHED.test(words) &&
  !NOT_NOW.test(words) &&
  [...ENGLISH, ...SPANISH].some((pattern) => pattern.test(words));

const OUTRIGHT = phrase(
  'i (?:have |just |think i |finally )*decided(?= )|(?<=^ |[.,] )decided (?:to|on|that)(?= )|(?:i )?(?:have )?made up my mind|my mind is made up|i know what i will do|(?<!no )(?:ya |lo |me |he )*(?:decidi|decidido)(?= )(?! (?:el|ella|mi|ellos))|ya se (?:lo )?que (?:hacer|voy a hacer|hago)|ya lo tengo (?:claro|decidido)|esta decidido',
);
const LEANS = phrase(
  `(?:i (?:think|guess|reckon|suppose) |maybe |honestly |actually |ok |okay |then |so )+(?:that )?i (?:just |really |will |would |rather |should |want |am |going |gonna |have |do )+(?:just )?(?:to )?(?:just )?(?:ask|tell|talk|say|call|text|write|stay|go|leave|move|wait|accept|apply|renew|sign|meet|invite|stop seeing|keep it|do it|try it)(?= )|(?:creo que|me parece que|entonces|mejor|al final|bueno|pues)(?: que| mejor| simplemente| ya)* (?:(?:le|la|lo|se lo|les) (?:digo|pregunto|escribo|llamo|cuento|mando|pido|hablo)|(?:me )?(?:quedo|mudo|voy)(?! a (?:perder|sentir|llorar|arrepentir))|(?:voy a|quiero) (?:decir|preguntar|hablar|llamar|escribir|contar|quedar|ir|acept|pedir|esperar|firmar)\\w*|acepto|espero|firmo)(?= )`,
);
/** Whether somebody who weighs two sides says that they have chosen. */
export const saysDecided = (words: string): boolean => !NOT_YET.test(words) && OUTRIGHT.test(words);
/** The same, or that they lean to one act. */
export const leansToAct = (words: string): boolean =>
  saysDecided(words) || (!NOT_YET.test(words) && LEANS.test(words));
const NOT_YET = phrase(
  '(?:have|has) not (?:\\S+ )?decided|not decided|cannot decide|(?:wish|if) i (?:had )?decided|un ?decided|no (?:me |lo )?(?:he )?(?:decid\\w+)|todavia no|aun no|no se',
);
