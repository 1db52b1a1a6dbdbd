import { phrase } from '../typed-words';

/** What is said to Harbor in the middle of an exercise, and is no answer to its step. */
export type SaidInExercise = 'unsure' | 'silly' | 'which' | 'fine' | 'already' | 'worse' | 'afraid';

const LONGEST = 150;
const SMALL =
  '(?:mm+|hm+|um+|uh|er|eh|well|ok|okay|oh|lol|sorry|honestly|tbh|really|i guess|maybe|though|mate|harbor|pues|bueno|la verdad|verdad|ay|uf|che|oye|perdon|creo|ya|si|no|but|pero|and|y|[.,?])';
const whole = (list: string) => new RegExp(`^ (?:${SMALL} )*(?:(?:${list})(?: ${SMALL})* )+$`);

const UNSURE = whole(
  '(?:i )?(?:am )?(?:really |just )?(?:do not know|not know|dunno|not sure|no idea|no clue|idk|have no idea|cannot think(?: of (?:anything|one))?|am blank|my mind is blank)(?: (?:what|how) (?:to|i should|i would|id|i) (?:put|say|write|answer|need|start|begin|ask)(?: (?:here|there|it|that|for))?)?|nothing comes(?: to mind)?|what (?:do|should|would|can) (?:i|you|people) (?:even |usually )?(?:put|write|say|answer)(?: here| there| for this)?|(?:yo )?(?:no se|nose|ni idea|no tengo idea|no sabria|no se me ocurre(?: nada)?|en blanco|me quede en blanco)(?: (?:que|como) (?:poner|decir|escribir|pongo|digo|escribo|contestar|empezar|pedir|necesito|quiero)(?: (?:aqui|aca|ahi|le|la|lo))?)?',
);
/** A not-knowing, and then why: what comes after it is told to Harbor. */
const UNSURE_FIRST =
  /^ (?:(?:mm+|hm+|um+|eh|uf|ay|pues|well|[.,]) )*(?:i (?:do not|really do not) know|not sure|no idea|idk|dunno|(?:yo )?no se|ni idea|nose)(?: (?:tbh|really|honestly|la verdad|verdad))? [.,] (?=\S+ \S)/;

/** A not-knowing that is only how a line begins: enough comes after it. */
export const onlyHesitates = (words: string): boolean => {
  const rest = words.replace(UNSURE_FIRST, '');
  return rest !== words && rest.replace(/[.,?]/g, '').trim().split(/\s+/).length >= FEWEST_OF_A_LINE;
};
const FEWEST_OF_A_LINE = 4;

const SILLY = whole(
  '(?:this|it|that)(?: is| feels| seems| sounds)? (?:all )?(?:a bit |so |just |really |kind of |pretty |too |such )*(?:stupid|daft|silly|dumb|pointless|useless|cringe|ridiculous|weird|rubbish|bs|bullshit|a waste of time|nonsense|cheesy|lame|childish|patronizing|patronising)|i (?:feel|look) (?:a bit |so |really |kind of )*(?:stupid|daft|silly|dumb|ridiculous|like an idiot) (?:doing|writing|typing) (?:this|it|that)|what is the point(?: of this| of it| of that)|how (?:does|is|will|would) (?:this|that|it) (?:even |going to )*(?:help|helping|help me)|(?:esto|eso)(?: es| me parece| suena)? (?:un |una |muy |medio |re |bien |tan |todo )*(?:tonteria|estupidez|tonto|estupido|pavada|ridiculo|bobada|pendejada|babosada|chorrada|boludez|gilipollez|huevada|perdida de tiempo|inutil|absurdo|cursi|raro)|me siento (?:un |una |muy |medio |re |bien )*(?:tont[oa]|ridicul[oa]|estupid[oa]|idiota|boba|bobo)(?: (?:haciendo|escribiendo) (?:esto|eso))?|(?:para|de) que (?:sirve|me sirve)(?: esto| eso)?|esto (?:de )?que (?:va a )?(?:ayuda|sirve|ayudar|servir)',
);

const FINE = whole(
  '(?:is|was) (?:that|this|it) (?:ok|okay|alright|all right|fine|good|enough|right|good enough|what you (?:want|mean|meant)|too (?:much|long|short|harsh|mean))|(?:does|did) (?:that|this|it) (?:work|sound (?:ok|okay|right|good|alright|mean|stupid)|count|make sense)|like (?:that|this)(?= \\?)|am i doing (?:this|it) (?:right|wrong|ok)|did i do (?:it|that|this) (?:right|wrong)|(?:asi )?(?:esta|va|queda|suena) bien(?: asi| eso| esto)?|(?:asi|eso) (?:esta bien|sirve|vale|basta|suena bien)|lo (?:hago|estoy haciendo|hice) bien|es (?:suficiente|mucho|demasiado)|vale asi|(?:esta|va) bien(?= \\?)',
);

const ALREADY = whole(
  'i (?:already |just )+(?:said|did|told you|answered|wrote|put|typed)(?: that| it| this| so| above)*|(?:i )?(?:said|told you|did|wrote) (?:that|it|this) (?:already|before|above)|as i said|ya (?:te )?(?:lo )?(?:dije|puse|hice|conte|escribi|respondi|conteste)(?: eso| antes| arriba)*|eso ya (?:te )?(?:lo )?(?:dije|puse|hice|conte|escribi)',
);

const WORSE = phrase(
  '(?:this|that|it|doing this|the exercise|thinking about it|getting up|writing (?:it|this)) (?:is |just |only |really |actually |always )*(?:making|makes|made|makes me feel|making me feel) (?:me |it |things |everything )*(?:feel )?(?:so much |much |a lot |even )?(?:worse|more (?:anxious|upset|sad|nervous|awake))|(?:i )?(?:feel|am feeling|am getting|get) (?:so much |much |a lot |even |way )?worse (?:when|if|doing|now|with this|from this)|if i (?:\\S+ ){1,4}(?:it is|its|i feel|i get|it gets|i am|that is) (?:so much |much |even |just )?worse|(?:esto|eso|asi|hacer esto|escribir(?:lo)?|pensar(?:lo)?) (?:\\S+ )?me (?:pone|hace|deja|hace sentir|esta poniendo) (?:mas |muy |aun |todavia )*(?:peor|mal|triste|nervios[oa])|si me (?:levanto|paro|siento|acuesto|quedo|salgo) (?:\\S+ ){0,3}(?:peor|mal)|me (?:siento|pongo) (?:\\S+ )?peor (?:con|cuando|si|haciendo|asi)|es peor(?= (?:[.,]|$))',
);

const WHICH = phrase(
  '(?:(?:do|should|shall|can|could|would) i|i (?:do not|dont) know (?:if|whether) (?:to|i should)|is it better (?:to|if i)) (?:\\S+ ){1,9}or (?:just|do i|should i|only|not|leave|make|keep|is it|wait|say|tell|lie)|(?:everything|all of it|the (?:whole thing|truth|lot)) or (?:just|only|not|a)|(?<! te )(?:(?:se |le |les |lo |la )*(?:digo|cuento|pongo|explico|confieso|hablo|escribo|pido)) (?:\\S+ ){0,9}o (?:me|le|lo|se lo|mejor|solo|nomas|invento|no|que|callo)',
);

const AFRAID_TO = phrase(
  '(?:scared|afraid|frightened|terrified|nervous) (?:of|to|about|if|that)|(?:me da|tengo|con) (?:\\S+ )?(?:miedo|temor|panico)',
);
const THEY_GET = phrase(
  '(?:(?:he|she|they|it|that) (?:(?:will|would|might|could|is going to|may|just|always) )*(?:only |just |even )?(?:kick(?:s)? off|get(?:s)? (?:worse|angry|violent|nasty)|go(?:es)? (?:mental|ballistic|mad|nuts|off)|explode|blow(?:s)? up|lose(?:s)? it|flip|make(?:s)? (?:it|things|me) (?:worse|pay)|take it out on|hurt|hit|start(?:s)? (?:shouting|screaming|throwing)))|se (?:va a )?(?:pone|poner|ponga|enoja|enojar|enfada|enfadar|altera) (?:\\S+ )?(?:peor|violent[oa]|mal|como loc[oa]|agresiv[oa])|(?:la va a|va a|la) (?:liar|lia|armar|arma) (?:\\S+ )?(?:parda|gorda|buena|escandalo)|se desquit\\w+|me la (?:cobra|va a cobrar)|explota|va a explotar|me (?:pega|va a pegar|grita)',
);

/**
 * What a text in an exercise says to Harbor instead of answering the step: a not-knowing, a doubt, that it was said, that it
 * makes things worse, or that they are afraid of whom it is for. Null: it may be the answer.
 */
export function saidInExercise(words: string, text: string): SaidInExercise | null {
  if (text.length > LONGEST) return null;
  if (AFRAID_TO.test(words) && THEY_GET.test(words)) return 'afraid';
  if (UNSURE.test(words)) return 'unsure';
  if (SILLY.test(words)) return 'silly';
  if (ALREADY.test(words)) return 'already';
  if (FINE.test(words)) return 'fine';
  if (WORSE.test(words)) return 'worse';
  if (WHICH.test(words)) return 'which';
  return UNSURE_FIRST.test(words) ? 'unsure' : null;
}
