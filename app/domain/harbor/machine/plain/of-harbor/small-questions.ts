import { takesLeave } from '../leaving';
import { phrase } from '../typed-words';
import { goesAfterwards } from './aimed-at-harbor';

const LONGEST = 140;
const FOLK =
  '(?:people|ppl|others|everyone|folks|other people|most people|la gente|los demas|otr[oa]s|las personas|otra gente)';
const TOPICS = phrase(
  `what (?:(?:kind|sort|type)s? of )?(?:stuff |things? |topics? )?(?:do|does|can|could|would|am|should) (?:${FOLK}|i|we|you|one|somebody) (?:even |usually |normally |supposed to |meant to |mostly |get to |all )*(?:talk|tell|write|say|chat|come|speak|ask)(?: (?:to|with) (?:you|u|this|it))?(?: (?:about|here(?: for)?|in here|you|on here|for))*(?= (?:$|[.,?]|lol|then|about|harbor))|what (?:is|are) (?:this|you|it) for talking about|(?:de|sobre) que (?:se puede|puedo|podemos|suele|te|le|se|puede)?(?: )?(?:hablar|hablo|habla|hablan|platicar|platica|platican|contar|cuenta|cuentan|conversar)(?: (?:contigo|con vos|con usted|aqui|aca|${FOLK}|uno))*(?= (?:$|[.,?]))|que (?:cosas |temas )?(?:te |le )(?:suele |suelen )?(?:cuentan?|contar|dicen?|platican?|escriben?|hablan?)(?: ${FOLK})?(?= (?:$|[.,?]))`,
);
/** Asked of somebody else than Harbor. */
const OF_ANOTHER = phrase('my|mi|her|him|them|con mi|a mi|boss|friend|date|interview|therapist|terapeuta');

const SAVED = phrase(
  '(?:did|have|do|will) (?:you|u) (?:actually |even |already )?(?:save|saved|keep|kept|store|stored)(?: (?:it|that|this|them|what i (?:made|wrote|did|put|typed|said)|my (?:lines|words|page|letter|list|answers?)))*|(?:is|was|are|were|did) (?:it|that|this|they|those|what i (?:made|wrote|did|put)|my (?:lines|words|page|letter|answers?)) (?:get |all |actually |been )*(?:saved|kept|stored)|where (?:did|is|are|do|does|can i find) (?:my (?:lines|words|page|letter|list|answers?)|what i (?:made|wrote|did|put)|it|that) (?:go|gone|now|saved|kept|stored)|(?:lo |la |los |las |me |te )*guardaste(?: (?:eso|esto|lo|lo que (?:hice|escribi|puse)|mi \\S+))*|(?:se |quedo |quedaron |esta |estan |lo )+(?:guardo|guardad[oa]s?|guardaron)(?: (?:eso|esto|lo que (?:hice|escribi|puse)|algo))*|(?:donde) (?:quedo|quedaron|esta|estan|se guardo|puedo ver) (?:eso|lo que (?:hice|escribi|puse)|mis? \\S+)',
);

const FINE =
  '(?:(?:i am |am |im |all |just |honestly |estoy |ando |todo |toy )*(?:fine|good|ok|okay|alright|all right|grand|bien|tranqui|tranquil[oa])(?: (?:here|really|thanks|aqui|por aca|aca))*)';
const RESTS =
  '(?:(?:i am |am |just |only |currently |estoy |ando |solo |nomas |aqui |nada mas )*(?:on (?:my |a |the )?(?:lunch |tea |coffee |smoke |quick )?break|on (?:my )?lunch|killing (?:some )?time|passing (?:the )?time|waiting (?:for|on) (?:my|the|a) (?:bus|train|coffee|food|lunch|tea|ride|class|turn|order|taxi|lift)|en (?:mi|el|la) (?:descanso|recreo|break|hora de (?:comida|comer|almuerzo)|pausa)|matando (?:el )?tiempo|pasando el rato|haciendo tiempo|esper(?:o|ando) (?:el|la|mi|a que) (?:bus|camion|colectivo|micro|tren|metro|cafe|comida|turno|clase|taxi)))';
const IS_FINE = new RegExp(
  `(?: ${FINE} (?:(?:[.,]|and|y|but|pero) )*(?:\\S+ ){0,2}?${RESTS}(?= )| ${RESTS} (?:(?:[.,]|and|y) )*${FINE}(?= ))`,
);
const TROUBLED = phrase(
  'sad|lonely|alone|cry|cried|crying|depressed|life|living|die|dying|kills?|killed|killing (?:me|my|him|her|us)|everything|tired|worried|scared|triste|llor\\w+|vida|vivir|mori\\w*|todo me|cansad[oa]|miedo|sola en|estoy sol[oa]|but|pero|no puedo|cannot|not really',
);

const LUCK = phrase(
  'wish me (?:\\S+ )?luck|(?:keep your )?fingers crossed(?: for me)?|(?:deseame|deseenme|deseeme|deseame mucha|tirame|mandame) (?:\\S+ )?suerte|echame (?:porras|la bendicion|buena vibra)|cruza los dedos',
);

/** A small question with an answer of its own. */
export type SmallQuestion = 'topics' | 'saved' | 'fine' | 'luck' | 'luckAndBye';

/** What people talk about here, whether a page is kept, that somebody is fine, and a wish for luck; null for anything else. */
export function smallQuestion(words: string, text: string): SmallQuestion | null {
  if (text.length > LONGEST) return null;
  if (LUCK.test(words)) return goesAfterwards(words) || takesLeave(words, text) ? 'luckAndBye' : 'luck';
  if (SAVED.test(words)) return 'saved';
  if (TOPICS.test(words) && !OF_ANOTHER.test(words)) return 'topics';
  return IS_FINE.test(words) && !TROUBLED.test(words) ? 'fine' : null;
}
