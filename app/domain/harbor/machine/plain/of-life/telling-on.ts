import { phrase } from '../typed-words';

/** Somebody who was cut off: the story goes on, whatever else stands beside it. */
const LET_ME = phrase(
  'let me (?:finish|explain(?! it to (?:him|her|them))|tell you (?:the (?:whole|rest)|all of it|what happened|everything)|get to (?:it|that|the point))|(?:wait|hold on|hang on|no|nope|listen) (?:[.,] )?(?:wait )?(?:i am |i was )?not (?:done|finished)(?: (?:yet|telling|talking))?|i am not (?:done|finished)(?: (?:yet|telling|talking))?(?= (?:$|[.,]))|i (?:was|am) (?:still |just )?getting (?:there|to it|to that)|(?:there is|theres) more(?= (?:$|[.,]|to it|to the story|coming))|(?:wait|hang on|hold on) (?:[.,] )?(?:there is more|i will tell you|let me)|i will get (?:there|to (?:it|that))|dej(?:a|ame|eme|e)(?:me)? (?:terminar|acabar|explicar\\w*|que (?:te|le) (?:cuente|explique|termine))|espera(?:te|me|que)? (?:(?:que|q|un poco|tantito|ya|pues|[.,]) )*(?:(?:te|le) (?:cuento|explico|sigo|termino)|(?:todavia |aun )?no (?:he )?(?:termin\\w+|acab\\w+)|ahi (?:te|voy)|falta)|(?:todavia |aun |ya )?no (?:he )?(?:termine|termino|terminado|acabe|acabo|acabado) (?:de (?:contar|hablar|explicar)|aun|todavia)|(?:todavia|aun) no (?:termino|termine|acabo|he terminado|he acabado)|(?:ya |ahi )(?:voy|llego) (?:a eso|con eso)|(?:falta|viene) lo (?:mejor|peor|bueno)',
);
/** A story that is announced. */
const ANNOUNCES =
  '(?:(?:i )?(?:have to|got to|need to|want to|will|can i|let me|gonna|am going to) (?:just )?tell you (?:something|a story|one thing|this|what happened|how it (?:went|was)|it all|everything)|(?:so )?(?:here is what happened|here goes|story time|long story|it is a long story|so listen|listen to this)|(?:te|le|les|os) (?:cuento|voy a contar|quiero contar|queria contar|explico)(?: (?:una cosa|algo|una historia|todo|lo que (?:paso|me paso)|como fue|desde el principio|rapido|rapidito|pues))?|(?:te|le) (?:tengo|tengo algo) (?:que|para) contar(?: (?:algo|una cosa))?|(?:quiero|necesito|queria|tengo que) contar(?:te|le)? (?:una cosa|algo|todo|una historia)|mira lo que (?:me )?paso|(?:es )?una historia larga|ahi (?:te|le) va)';
/** Where nothing is told beside it, or the story has only begun. */
const ONLY_ANNOUNCED = new RegExp(
  `(?:^| )${ANNOUNCES}(?: (?:[.,:]|a ver|ok|si|va|pues|bueno|dale|then|now|first|porque|que))* $`,
);
const FIRST = new RegExp(
  `^ (?:(?:so|ok|okay|well|no|wait|hey|hi|hola|bueno|pues|mira|oye|oiga|si|y|a ver|buenas|harbor|querid[oa]|[.,]) )*${ANNOUNCES} [.,]`,
);
/** A part of the story that goes on from one told before. */
const GOES_ON =
  /^ (?:(?:bueno|pues|no|nada|ok|well|yeah|si|y|and|but|pero|[.,]) )*(?:so anyway|anyway so|anyways so|anyway (?:she|he|they|i|we)|so basically|so (?:then|he|she|they) |and then (?:he|she|they|i|we)|and so (?:he|she|they|i|we)|next thing|long story short|resulta que|total que|la cosa es que|el caso es que|y entonces|y ahi|y en eso|y de repente|y va y|y despues|y luego) /;

/** How a text tells a story: somebody was cut off, announces one, or goes on. Null: none of these. */
export function tellingIn(words: string): 'cut' | 'begins' | 'on' | null {
  if (ASKS_FOR.test(words)) return null;
  if (LET_ME.test(words)) return 'cut';
  if (ONLY_ANNOUNCED.test(words) || FIRST.test(words)) return 'begins';
  return GOES_ON.test(words) ? 'on' : null;
}
/** Told to somebody else, or asked how to. */
const ASKS_FOR = phrase(
  'how (?:do|can|should) i|should i|como (?:le|se lo|les) |(?:does|do|did|will|would) not let me|(?:never|nunca) (?:lets? me|me deja\\w*)|(?:he|she|they|el|ella) (?:\\S+ )?(?:says?|said|dice|dijo)|no me deja\\w*|(?:want|quiero|quiere) (?:\\S+ )?(?:him|her|them) to',
);

/** Whether a text says that the story is at its end, and tells no more. */
export const endsTelling = (words: string): boolean => ENDS.test(words);
const ENDS =
  /^ (?:(?:and|so|well|ok|okay|yeah|yep|anyway|y|pues|bueno|si|ya|listo|eh|jaja|[.,]) )*(?:that is (?:it|all|the (?:whole )?(?:story|thing)|everything|basically it|pretty much it)|thats (?:it|all)|that was (?:it|all|the story)|the end|(?:i am )?(?:done|finished)|nothing more|no more|that is where (?:we|i|things) (?:are|am)|(?:y )?(?:eso|esto) (?:es|era|fue|seria) (?:todo|la historia|basicamente)|y (?:eso|ya|listo|ya esta|nada mas|fin)|ya (?:esta|termine|acabe|lo dije|te conte|es todo)|(?:ya )?(?:termine|acabe)|fin|nada mas|hasta ahi|esa es la historia|listo)(?: (?:really|basically|i guess|for now|thanks|gracias|creo|supongo|jaja|then|todo|de contar|[.,]))* $/;
