import { phrase } from './typed-words';

const TO_TELL = '(?:tell|telling|text|message|call|ask|talk to|speak to|open up to|admit it to|come clean)';
const SOMEBODY = '(?:him|her|them|my \\S+|(?:a|the|our) \\S+|someone|somebody|people|everyone|[a-z]+)';
const DECIR =
  '(?:decir(?:selo|le|les|lo)?|contar(?:selo|le|les|lo)?|hablarlo|confesar(?:selo|le)?|escribirle|llamarl[oae]|pedirle)';

/** Whether somebody should be told is asked of Harbor. */
export const asksWhetherToTell = (words: string): boolean => TELL.test(words);
const TELL = phrase(
  `(?:would|will|is) (?:it|that) (?:be )?(?:too |so |really |totally |just )?(?:mad|crazy|insane|weird|stupid|silly|dumb|bad|wrong|daft|odd|awkward|selfish|a bad idea|a good idea|ok|okay|better|wise) (?:to|if i) (?:just |actually )?${TO_TELL} ${SOMEBODY}|should i (?:just |really |even |actually )?(?:tell|come clean to|open up to) (?:him|her|them|my \\S+|someone|somebody|dan|[a-z]+)(?! (?:that|when|how) )(?: \\S+){0,8} \\?|do i (?:just )?(?:tell|come clean to) ${SOMEBODY}(?: \\S+){0,5} \\?|(?:seria|es|sera|estaria|esta) (?:\\S+ )?(?:loco|una locura|raro|tonto|mal|malo|bueno|mejor|feo|egoista|buena idea|mala idea) (?:si (?:se )?(?:lo|le) (?:digo|cuento)|${DECIR})|(?:debo|deberia|conviene|me conviene|tengo que) ${DECIR}(?: \\S+){0,6} \\?|(?:se )?(?:lo|le) (?:digo|cuento) (?:o no|o me (?:lo )?(?:callo|guardo)|o mejor no|o espero)(?: \\S+){0,3}`,
);

/** Whether it counts, or whether they make too much of it. */
export const asksIfItCounts = (words: string): boolean => COUNTS.test(words);
const COUNTS = phrase(
  'do(?:es)? (?:that|this|it|what (?:he|she|they) (?:does|do|did)) (?:even |really |actually )?count(?: as \\S+)?|(?:am i|maybe i am|if i am) (?:just |being |really |only )*(?:making (?:it|this|too much|too big|a big|such a)|overreacting|over reacting|exaggerating|dramatic|being dramatic|a drama queen|too sensitive|blowing (?:it|this) up)|(?:cuenta|contaria)(?: eso| esto)? (?:o no|como|para algo)|(?:eso|esto|lo que (?:me )?hace) (?:tambien )?cuenta(?= (?:[?]|como|o))|(?:estoy|sera que estoy|si estoy|o estoy|ando) (?:\\S+ )?(?:exagerando|dramatizando|haciendo (?:un drama|mucho drama|una tormenta|de mas))|(?:exagero|dramatizo)(?= (?:[?]|o|yo))|soy (?:yo )?(?:la|el) (?:exagerad[oa]|dramatic[oa]|loc[oa]|problema)',
);

const NERVES =
  '(?:nervous|nerves|anxious|worried|stressed|panick?\\w*|scared|upset|worse|cry|crying|calm|calmer|relaxed|less \\S+|freak\\w*|nervios[oa]?s?|ansios[oa]|preocupad[oa]|estresad[oa]|asustad[oa]|triste|peor|mal|tranquil[oa]|calme|tranquilice|angustie|ponga|estrese)';
/** What to say or do so that somebody near is less nervous. */
export const asksToCalmAnother = (words: string): boolean => CALM.test(words);
const CALM = phrase(
  `(?:what|how) (?:do|can|should|could|would) i (?:say|tell|do|help|talk|calm|support)(?: to)?(?: (?:him|her|them|my \\S+))? (?:\\S+ ){0,3}(?:so|so that|that does not|without|to) (?:\\S+ ){0,5}${NERVES}|(?:how|what) (?:do|can|should|could) i (?:help|calm|support) (?:him|her|them|my \\S+) (?:\\S+ ){0,4}(?:nerves|nervous|exams?|tests?|interview|calm|down|anxiety)|(?:que|como) (?:le|la|lo|les) (?:digo|hablo|ayudo|puedo (?:decir|ayudar)|calmo|hago)(?: \\S+){0,3} (?:para|pa|sin) (?:\\S+ ){0,4}${NERVES}|como (?:le |la |lo )?(?:ayudo|puedo ayudar|calmo|tranquilizo)(?:l[oae])? (?:a (?:mi|la|el|mis) (?:\\S+ ){0,3})?(?:con|por|en|para) (?:\\S+ ){0,3}(?:nervios|examen|examenes|final|finales|oral|prueba|entrevista|ansiedad|miedo)|como (?:la|lo) (?:puedo )?(?:ayudo|ayudar)(?= [?])`,
);
