import type { ExerciseId } from '../../../steps/exercises/all';
import { clausesOf } from '../clauses';
import { phrase } from '../typed-words';
import { ANY_EXERCISE, exerciseNamed } from './exercise-names';

const LONGEST = 170;

const NAMES = `(?:${ANY_EXERCISE})`;
const FILLER =
  '(?:ok|okay|k|so|well|maybe|then|fine|yes|yeah|yep|actually|please|sorry|hm+|um+|oh|and|just|now|instead|bueno|pues|entonces|vale|si|ya|mejor|mira|oye|che|y|a ver|por favor|venga|la verdad)';
/** Said at the beginning of a clause these ask for it; further on they tell of it. */
const STARTS =
  '(?:do|try|start|begin|open|take|show|give me|back to|go (?:back )?(?:to|with|for)|how about|what about|maybe|hagamos|haz|hacemos|dale(?: con| a)?|vamos (?:a|con)|va|voy con|empecemos|probemos|volvamos a|sigamos con|vayamos|hagale con|y si (?:hacemos|probamos)|dame|ponme|pasame|muestrame|donde esta)';
const WISHES =
  '(?:can (?:i|we|you)|could (?:i|we|you)|may i|let us|i want|i would like|i would rather|i need|(?:i will|ill) (?:take|do|try|have)|give me|show me|i prefer|is there|where is|where was|want to (?:do|try)|quiero|quisiera|me gustaria|puedo|podemos|podriamos|prefiero|necesito|me quedo con|muestrame|hay)';
/** Between the wish and its name: never somebody else who is to do it. */
const BETWEEN = '(?:(?!him|her|them|he|she|they|my|mi|mis|que|ella|someone|somebody|people)\\S+ ){0,6}';
const ASKED = new RegExp(
  `^ (?:${FILLER} )*${STARTS} (?:\\S+ ){0,3}${NAMES}(?= )|(?:^| )${WISHES} ${BETWEEN}${NAMES}(?= )|^ (?:${FILLER} )*(?:the |that |la |el |lo )?${NAMES}(?: (?:again|please|then|now|instead|por favor|otra vez|entonces|mejor|${FILLER}))* $`,
);
/** A clause that is a name alone is a wish only where another one wishes for it. */
const NAME_ALONE = new RegExp(`^ (?:${FILLER} )*(?:the |that |la |el |lo )?${NAMES} $`);
const HAVE_THAT = phrase(
  '(?:can|could|may) (?:i|we) (?:\\S+ )?(?:have|do|get|try|start|take|go back to) (?:that|it|this|one)|(?:i (?:want|would like|will take|will do)|let us (?:do|try)|give me|show me) (?:that|it|this)(?: one)?|(?:that|it|there) was (?:a|the|one) (?:button|thing|option|choice)|(?:quiero|dame|hagamos|prefiero) (?:eso|ese|esa|esto)|(?:puedo|podemos) (?:hacer|tener|ver|probar) (?:eso|ese|esa|esto)|(?:era|habia|es) (?:un|el|uno de los) botones?|la (?:quiero|hago)|lo (?:quiero|hago)',
);
const WHAT_IT_IS = phrase(
  'what (?:is|are|does|do|was|happens)|how (?:does|do|long|many)|why|que (?:es|son|hace)|como (?:es|se|funciona)|cuanto|por que|para que',
);

/** The exercise that a sentence wishes for by its name, or by the label of a button; null where it wishes for none. */
export function wishedExercise(words: string, text: string): ExerciseId | null {
  if (text.length > LONGEST || WHAT_IT_IS.test(words)) return null;
  const clauses = clausesOf(words).filter(({ isNegated }) => !isNegated);
  const asked = clauses.find(
    ({ words: piece }) =>
      ASKED.test(piece) && (!NAME_ALONE.test(piece) || clauses.length === 1 || hasWish(clauses)),
  );
  return asked ? exerciseNamed(asked.words) : null;
}
const hasWish = (clauses: readonly { words: string }[]): boolean =>
  clauses.some(({ words }) => HAVE_THAT.test(words)) ||
  clauses.every(({ words }) => NAME_ALONE.test(words) || LITTLE.test(words));
/** Beside a name alone this says nothing of its own. */
const LITTLE = new RegExp(`^ (?:(?:${FILLER}|hey|hi|hola|thanks|gracias) )+$`);

/** Something to do, small and plain enough for a first step. */
export const wishesForStep = (words: string, text: string): boolean =>
  text.length <= LONGEST &&
  clausesOf(words).some(({ words: piece, isNegated }) => !isNegated && STEP_WISHED.test(piece));
const STEP_WISHED = phrase(
  '(?:something|sth|anything|tips?|help|advice) (?:more )?(?:practical|concrete|hands on|doable|useful i can do)|something (?:small )?(?:i can|to) (?:actually )?do|(?:help|want|need) (?:\\S+ ){0,4}(?:(?:with )?(?:starting|getting started|beginning)|(?:to )?(?:start|begin|get started))|break(?:ing)? (?:\\S+ ){0,6}(?:into|down)(?: \\S+){0,2}(?: steps| pieces| bits| parts)?|(?:where|how) (?:do i|to) (?:even )?(?:start|begin)|(?:a|one|the) first (?:step|thing)|algo (?:mas )?(?:practico|concreto|util|que (?:pueda|se pueda) hacer)|(?:quiero|necesito|ayuda\\S*|ayudame) (?:\\S+ ){0,4}(?:empezar|comenzar|arrancar)|(?:partir|dividir|separar)\\S* (?:\\S+ ){0,5}(?:partes|pasos|pedazos|trozos)|por donde (?:empiezo|empezar|arranco|comienzo)|(?:un|el) primer paso',
);
