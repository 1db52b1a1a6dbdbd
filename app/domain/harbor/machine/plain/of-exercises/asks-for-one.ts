import { phrase } from '../typed-words';

const LONGEST = 160;

const ASKS =
  '(?:give me|tell me|show me|name me|need|want|is there|got|have you got|any|can i (?:have|get)|can you (?:\\S+ )?give me|dame|dime|deme|digame|pasame|necesito|quiero|hay|tienes|tenes|me das|me puedes dar|puedes darme)';
const ONE_EN =
  '(?:just |only |simply )*(?:one|1|a single|one single|1 single) (?:\\S+ ){0,2}(?:thing|task|step|move|job|idea)';
const SMALL_EN = '(?:something|anything) (?:\\S+ )?(?:small|tiny|little|easy|quick|simple|short)';
const ONE_ES =
  '(?:solo |solamente |nomas |aunque sea )*(?:una (?:sola |unica )?cosa|una tarea|un solo paso|algo (?:\\S+ )?(?:chiquito|pequeno|corto|facil|sencillo|rapido|simple))';
const TO_DO =
  '(?:to do|i can do|i could do|to try|to start with|for (?:today|tonight|tomorrow|now|the morning|this (?:morning|evening|afternoon))|for (?:like )?\\d+ min\\S*|tomorrow|today|tonight|now|(?:que|para) (?:\\S+ )?(?:pueda|puedo|hacer|haga|empezar|arrancar)|para (?:hoy|manana|ahora|ahorita|esta (?:tarde|noche)|empezar)|por hacer|de \\d+ min\\S*|hoy|manana|ahora)';
const INTO_STEPS =
  '(?:help|want|need|can you|could you|ayuda\\S*|ayudame|quiero|necesito|puedes|podrias) (?:\\S+ ){0,4}?(?:break(?:ing)? (?:\\S+ ){0,6}(?:into|down)(?: \\S+){0,2}? (?:steps|pieces|bits|parts)|(?:partir|dividir|separar)\\S* (?:\\S+ ){0,5}(?:partes|pasos|pedazos|trozos))';
const ONE = phrase(`${ASKS} (?:${ONE_EN}|${SMALL_EN}|${ONE_ES}) (?:\\S+ ){0,3}?${TO_DO}|${INTO_STEPS}`);
/** Told or refused, or said to somebody else. */
const NOT_ASKED = phrase(
  'nobody|no one|nadie|never|nunca|he|she|they|my (?:mom|mother|boss|wife|husband|dad)|only (?:one|thing) i|mi (?:jefe|mama|marido|esposa)|do not (?:give|tell|want)|no (?:me des|me digas|quiero|necesito)',
);

/** Whether one thing to do is asked for, now or for a day: "just give me one thing to do tomorrow". */
export const asksForOne = (words: string, text: string): boolean =>
  text.length <= LONGEST && ONE.test(words) && !NOT_ASKED.test(words);

const STRETCHES = '(?:stretch(?:es|ing)?|yoga|massages?|pilates|estiramientos?|estirar(?:me|se)?|masajes?)';
const BODY =
  '(?:(?:my |the |a |la |el |mi |los |las |mis )?(?:lower |sore |bad |stiff )*(?:back|neck|shoulders?|knees?|hips?|legs?|feet|body|espalda|cuello|cintura|lumbares?|hombros?|rodillas?|piernas?|pies|cuerpo))';
const STRETCH = phrase(
  `(?:any|anything|something|got|have|is there|are there|do you have|give me|show me|need|want|some|can i do|algun\\S*|algo|hay|tienes|tenes|dame|unos|quiero|necesito|conoces|sabes) (?:\\S+ ){0,4}(?:${STRETCHES}|(?:exercises?|ejercicios?|moves?) (?:for|para) ${BODY})|(?:anything|something|algo) (?:\\S+ )?(?:for|para) ${BODY}(?= (?:$|[.,?]))`,
);
const DID_IT = phrase(
  '(?:i|yo) (?:did|do|tried|went|take|hice|hago|probe|fui)|yoga (?:class|teacher|mat)|clase de yoga',
);

/** Whether something for a sore or stiff body is asked for, which Harbor has not. */
export const asksForStretches = (words: string, text: string): boolean =>
  text.length <= LONGEST && STRETCH.test(words) && !DID_IT.test(words);
