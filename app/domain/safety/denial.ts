const NEGATORS = new Set('not never nolonger without stopped quit no nunca jamas tampoco'.split(' '));
// What may stand between a negation and what it denies.
const BETWEEN = new Set(
  (
    'want wanted to going go plan plans planning trying thinking think thought thoughts about of feel feeling feels ever have having had any the be been ' +
    'being i am a an intend intention intentions wish considering considered would will mean currently active suicidal need saying at risk like desire ' +
    'urge urges in that or and hurt harm kill myself try tried attempt attempting is it my self do dangerously myself danger ' +
    'quiero quiera es que quise voy a he de en pensado pensando pienso pensar tengo ganas intencion pensamientos estoy planeo intento haria me he ideas'
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
    if (!BETWEEN.has(word)) return false;
  }
  return false;
}

/** Spanish denies after it, too: "matarme no", "ganas de morirme no traigo". A wish before it is no part of that. */
const DENIED_AFTER = /^ ?no(?: (?:quiero|traigo|tengo|pienso|hay|po))? (?:[.,]|$)/;
const WISH = /^(?:quiero|quisiera|voy|me (?:quiero|voy)|want|going) /;
const WISH_BEFORE = /(?:^| )(?:quiero|quisiera|voy a?|necesito|prefiero|puedo) $/;

/** Whether a "no" that ends its clause denies what stands from `start` to `end`. */
export const isDeniedAfter = (text: string, start: number, end: number): boolean =>
  DENIED_AFTER.test(text.slice(end)) &&
  !WISH.test(text.slice(start, end)) &&
  !WISH_BEFORE.test(text.slice(Math.max(0, start - 20), start));
