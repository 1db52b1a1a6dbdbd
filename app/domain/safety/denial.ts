const NEGATORS = new Set('not never nolonger without stopped quit no nunca jamas tampoco'.split(' '));
// What may stand between a negation and what it denies.
const BETWEEN = new Set(
  (
    'want wanted once ever to going go plan plans planning trying thinking think thought thoughts about of feel feeling feels ever have having had any the be been ' +
    'being i am a an intend intention intentions wish considering considered would will mean currently active suicidal need saying at risk like desire die dying dead ' +
    'urge urges in that or and hurt harm kill myself try tried attempt attempting is it my self do dangerously myself danger ' +
    'quiero quiera es que quise voy a he de en pensado pensando pienso pensar pense penso crea creas quiere decir significa tengo ganas intencion pensamientos estoy planeo intento haria me he ideas'
  ).split(' '),
);
// Negations that affirm: "why not", "can not stop", "not sure whether".
const NO_DENIAL = new Set('know sure stop help care why cannot mind only wait lie saber se'.split(' '));
const FURTHEST = 7;

/** Whether a "not" of the same clause governs what begins at `start`. */
export function isDenied(text: string, start: number): boolean {
  const before = text
    .slice(Math.max(0, start - 90), start)
    .split(' ')
    .filter(Boolean);
  for (let back = 1; back <= Math.min(FURTHEST, before.length); back += 1) {
    const word = before.at(-back) ?? '';
    // "Not a day without wanting to" denies nothing.
    if (word === 'without' && before.slice(0, -back).some((earlier) => NEGATORS.has(earlier))) return false;
    if (NEGATORS.has(word))
      return !NO_DENIAL.has(before.at(-back + 1) ?? '') && before.at(-back - 1) !== 'why';
    if (!BETWEEN.has(word)) return NOR_THOUGHT.test(text.slice(Math.max(0, start - 90), start));
  }
  return NOR_THOUGHT.test(text.slice(Math.max(0, start - 90), start));
}
/** "Ni por un segundo pensé en". */
const NOR_THOUGHT =
  /(?:^| )ni (?:(?:por un (?:segundo|momento|instante|rato)|de broma|en broma|loc[oa]|siquiera) )?(?:he |lo )?(?:pens|intent)\S+ (?:en )?$/;

/** "It is not that I do not want to live": also of what is a denial itself. */
export const isNotThat = (text: string, start: number): boolean =>
  /(?:^| )(?:no es que|not that i|not (?:say|mean|said) (?:that )?i (?:was|am)) $/.test(
    text.slice(Math.max(0, start - 40), start),
  );

/** Spanish denies after it, too: "matarme no", "quitarme la vida ni hablar". A wish before it is no part of that. */
const DENIED_AFTER =
  /^ ?(?:(?:eso )?(?:no|jamas|nunca|nada|tampoco)(?: (?:quiero|traigo|tengo|pienso|hay|po|eso|esta))? (?:[.,]|$|no (?:nunca|jamas)|nunca)|(?:eso )?(?:no |ni )+(?:hablar|pensarlo|loc[oa]|muert[oa]|mucho menos|de broma|por broma|en broma|dios lo quier[ao]|quiera dios|se me (?:ha |habia )?(?:ocurr\S+|pas\S+|cruz\S+)|(?:nunca )?me (?:ha |habia )?(?:pasado|pasa|cruza|cruzado)|esta en (?:la|mi|mis)|es (?:opcion|una opcion)))/;
const WISH = /(?:^| )(?:no|nunca|jamas) |^(?:quiero|quisiera|voy|me (?:quiero|voy)|want|going) /;
const WISH_BEFORE = /(?:^| )(?:quiero|quisiera|voy a?|necesito|prefiero|puedo) $/;

/** "De hacerme daño nada": of that, nothing; not in "ganas de hacerme daño, nada me importa". */
const OF_THAT = /(?:^|[.,] |(?:^| )(?:pero|y|no) )de $/;
const NOTHING_OF_IT = /^ ?nada /;

/** Whether a "no" that ends its clause denies what stands from `start` to `end`. */
export const isDeniedAfter = (text: string, start: number, end: number): boolean =>
  isNothingOfIt(text, start, end) ||
  (DENIED_AFTER.test(text.slice(end)) &&
    !WISH.test(text.slice(start, end)) &&
    !WISH_BEFORE.test(text.slice(Math.max(0, start - 20), start)));

const isNothingOfIt = (text: string, start: number, end: number): boolean =>
  OF_THAT.test(text.slice(Math.max(0, start - 20), start)) && NOTHING_OF_IT.test(text.slice(end));

const ASKED = /(?:^| )(?:asks?|asked|asking|pregunt\S+) (?:\S+ ){0,3}(?:if|whether|si) (?:\S+ ){0,6}$/;
const ANSWERED_NO =
  /(?:^| )(?:(?:told|said|say|answer|dije|digo|respuesta) (?:\S+ ){0,3}(?:no|not|never|nunca|jamas)|(?:is|was|es|era|fue) (?:no|nope|nunca)) /;

/** What somebody asked about, and a "no" was the answer: "she asked if I thought of hurting myself, I told her no". */
export const isAskedAndDenied = (text: string, start: number, end: number): boolean =>
  ASKED.test(text.slice(Math.max(0, start - 90), start)) &&
  ANSWERED_NO.test(text.slice(end, end + 120)) &&
  !TAKEN_BACK.test(text.slice(end));
const TAKEN_BACK =
  /(?:^| )(?:but|although|though|except|lied|lying|lie|true is|pero|aunque|menti|mentira|mintiendo) /;
