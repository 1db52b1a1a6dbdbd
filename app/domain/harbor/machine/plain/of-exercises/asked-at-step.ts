import { CLAUSE, phrase, typedWords } from '../typed-words';

const LONGEST = 160;
const IT =
  '(?:it|this|that|this one|the (?:step|exercise|thing|first step)|these|one|ese|eso|esto|este|el (?:paso|ejercicio)|la cosa)';

const OF_EXERCISE = phrase(
  `what (?:is|are|was|would|will|does|do|might|exactly is) (?:\\S+ )?${IT}(?: \\S+){0,4}(?= (?:$|[.,?]|before|first|about|involve|do|mean|for|then|have|ask|exactly|like))|what (?:\\S+ ){0,3}(?:i|you|we) (?:\\S+ ){0,2}(?:have to do|need to do|supposed to do|meant to do|do in (?:it|this|that|there)|do there|getting into|letting (?:myself|me) in for|signing up for|in for)|what (?:it|this|that|one) (?:\\S+ )?(?:is|involves|means|does|takes|asks)|(?:what|how much|how long) (?:does|would|will|do|is) (?:it|this|that|one|they) (?:\\S+ )?(?:involve|take|need|ask|last|entail|go)(?= )|what (?:happens|comes next|comes first)(?: (?:in|if|when|then|there|next|first)(?: \\S+){0,5})?|(?:what|which) (?:kind of |sort of )?step(?= )|how (?:does|do|would|will) (?:it|this|that|one) (?:\\S+ )?(?:work|go|help)(?= )|tell me (?:more|what|about it)|explain (?:it|this|that|what|the)|(?:y )?(?:eso|esto|ese|este|el ejercicio|el paso|la cosa)?(?: )?(?:de )?que (?:es|se trata|va|consiste|seria|sera)(?: (?:eso|esto|el paso|el ejercicio|lo primero|todo esto))?(?= (?:$|[.,?]|antes|primero|exactamente))|(?:que|q) (?:me toca|hay que|tengo que|tendria que|hago|se hace|voy a|toca|debo)(?: hacer)?(?: (?:ahi|en (?:eso|esto|ese|el)|con eso))?${CLAUSE}|(?:en que|de que) (?:consiste|va|trata|se trata)|como (?:es|va|funciona|se hace)(?: (?:eso|esto|la cosa|el ejercicio|el paso))?${CLAUSE}|cuanto (?:dura|tarda|tiempo|demora|toma|lleva)(?: (?:eso|esto|es|lleva|toma|dura))?|explica\\w*|cuentame (?:mas|que|de que)`,
);
/** Whether it is asked what an offered exercise is, what one has to do in it, or how long it takes. */
export const asksOfExercise = (words: string, text: string): boolean =>
  text.length <= LONGEST && OF_EXERCISE.test(words) && !OF_ANOTHER.test(words);
const OF_ANOTHER = phrase(
  'my (?:boss|mom|dad|wife|husband|son|daughter|teacher|landlord|roommate|friend)|(?:to|tell|say to) (?:him|her|them)|mi (?:jef[ea]|mama|papa|hij[oa]|profe|duen[oa]|casero|amig[oa])|le digo|les digo',
);

const HEAVY =
  '(?:heavy|weigh(?:s|ing)? (?:\\S+ )?(?:on me|much)?|a weight|burden|hard|pes(?:a|aba|ara|e|ado|ada)|carga|duro)';
const NOT_HEAVY = phrase(
  `(?:not|never|nothing|no) (?:\\S+ ){0,5}?${HEAVY}|(?:not|never|did not|i never|nobody) (?:said|say|saying|tell|told|mention\\w*|claim\\w*) (?:\\S+ ){0,5}?(?:heavy|weigh\\w*)|what (?:is|would be|are you calling|do you mean(?: by)?|s) (?:\\S+ ){0,4}?(?:heavy|weigh\\w*)|what (?:weighs|is heavy|heavy thing)|heavy(?: \\S+)? \\?|(?:no|nunca|yo no|nada|nadie|jamas) (?:\\S+ ){0,5}?(?:pes(?:a|aba|ara|e|ado|ada)|carga)|(?:que|cual) (?:\\S+ ){0,3}?(?:pes(?:a|aba|ara|e|ado|ada))(?= )|(?:pesado|pesada|pesa) (?:que|como|de que)`,
);
/** Whether somebody who is asked how heavy it is has said of nothing that it is heavy. */
export const deniesWeight = (words: string): boolean => NOT_HEAVY.test(words) && !TOO_HEAVY.test(words);
const TOO_HEAVY = phrase(
  'not (?:that|so|too|very|as|really) heavy|no (?:tan|muy|mucho|demasiado) pesad[oa]|no pesa (?:tanto|mucho)',
);

const WHY_NUMBER = phrase(
  '(?:why|what for|what) (?:do |does |is |are |would |the )*(?:you |it |that |this )*(?:\\S+ ){0,2}?(?:number|scale|rating)|(?:why|what for) (?:do|should) i (?:rate|have to (?:rate|give|pick|choose))|what (?:is|are) the (?:number|numbers|scale) for|(?:para|por) que (?:\\S+ ){0,3}?(?:numero|escala|puntuar|puntaje)|(?:que|de que) (?:escala|numero)',
);
/** Whether it is asked what the number is for. */
export const asksWhyNumber = (words: string): boolean => WHY_NUMBER.test(words);

/** What a question in the midst of an answer asks: for a first line, whether it is normal, or something else. */
export type BesideQuestion = 'line' | 'normal' | 'other';

const CALL =
  '(?:(?:the|that|this|a|la|el|esa|ese|una|un) )?(?:\\S+ )?(?:call|chat|talk|conversation|message|text|letter|email|llamada|platica|charla|conversacion|mensaje|carta|correo)';
const LINE = phrase(
  `(?:what|how)(?: (?:on earth|the hell|in the world|the heck))? (?:(?:do|would|should|could|can|will|am|even|ever|actually|i|one|you|supposed|meant|to|going|gonna|just|then) )*(?:say|tell|write|text|put it|break the ice|bring (?:it|that) up|(?:start|open|begin) ${CALL})(?= )|(?:que|como|q) (?:(?:le|les|lo|la|se|te|me|voy|va|a|puedo|podria|deberia|debo|tengo|que|uno|yo|carajos|demonios|rayos|hago|para|ni) )*(?:dig[oa]|decir\\w*|escrib\\w+|pongo|poner\\w*|saludo|saludar\\w*|(?:empiez\\w+|empez\\w+|abr[oi]\\w*|comienz\\w+|comenz\\w+|arranco) ${CALL})(?= )`,
);
const NORMAL = phrase(
  '(?:is|was|would) (?:it|this|that) (?:\\S+ )?(?:normal|common|usual|weird|strange|ok|okay|bad)|does (?:that|this|it) happen(?: to \\S+)?|(?:es|sera|seria|esta) (?:\\S+ )?(?:normal|comun|raro|malo|bien) (?:que|si|esto|eso|sentir|tener)|es normal|(?:le|les) pasa a (?:otros|la gente|todos|mas gente)',
);
const OTHER =
  /^ (?:(?:so|and|but|well|ok|also|y|pero|pues|oye|[.,]) )*(?:how (?:do|can|will|would|should|am|long|much|many)|what (?:do i|can i|should i|is the)|why (?:do|does|am|is)|when (?:do|does|will)|where (?:do|can)|como (?:le )?(?:hago|puedo|se|voy)|por que|cuanto|donde|que hago)(?= )/;

const kindOf = (piece: string, isAll: boolean): BesideQuestion | null => {
  const words = typedWords(piece);
  if (LINE.test(words)) return 'line';
  if (NORMAL.test(words)) return 'normal';
  return (isAll || piece.includes('?')) && OTHER.test(words) ? 'other' : null;
};

/** Where a question may begin within a sentence. */
const ASKS =
  "(?:what(?! if)|whats|what's|how|is it|is that|would it|why|q|qu[eé]|c[oó]mo|es normal|ser[aá] normal|por qu[eé])(?=[\\s?]|$)";
const PIECES = new RegExp(
  `(?<=[.!?;\\n])\\s+|[,;]\\s*(?:(?:but|pero|and|y|so)\\s+)?(?=${ASKS})|\\s+(?:but|pero|and|y|tho)\\s+(?=${ASKS})`,
  'iu',
);

/** The question that is asked beside an answer, and what is left as the answer, as it was typed. Null: nothing is asked. */
export function questionBeside(
  text: string,
): { kind: BesideQuestion; question: string; rest: string } | null {
  if (text.length > LONGEST_TEXT) return null;
  const pieces = text.split(PIECES).filter((each) => each.trim() !== '');
  const at = pieces.findIndex((each) => kindOf(each, pieces.length === 1) !== null);
  const question = pieces[at];
  const kind = question === undefined ? null : kindOf(question, pieces.length === 1);
  if (question === undefined || kind === null) return null;
  const rest = pieces
    .filter((_, index) => index !== at)
    .join(' ')
    .trim()
    .replace(/[\s,;]+$/, '');
  return { kind, question, rest: EMPTY.test(typedWords(rest)) ? '' : rest };
}
const LONGEST_TEXT = 260;
const EMPTY =
  /^(?: (?:ok|okay|well|so|but|and|hm+|um+|yes|no|yeah|oh|sorry|pues|pero|y|bueno|ay|si|oye|[.,?]))* $|^ *$/;
