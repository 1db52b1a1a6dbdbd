const BREAK = / (?:[.,?]|but|pero|sino|except|aunque) /;
const NEGATES =
  /^ (?:\S+ ){0,2}(?:not|no|nah|nope|never|without|hate|sin|ni|nada de|odio|nunca|paso de|stop|enough)(?= )/;
/** What leaves one thing out is said as a no to it. */
const LEAVES_OUT =
  / (?:anything|everything|something|todo|algo|cualquier cosa) (?:but|except|menos|excepto|que no sea) /g;
/** A no within a clause begins one of its own: "something practical please not a breathing exercise". */
const NO_WITHIN =
  / (?=(?:not (?:a|an|the|another|that|this|your)|no (?:un|una|el|la|lo|otro|otra)|nada de|sin|without) )/;

export interface Clause {
  words: string;
  isNegated: boolean;
}

/** The clauses of a typed text, each between spaces, and whether it says no to something. */
export function clausesOf(words: string): Clause[] {
  return words
    .replace(/ never ?mind(?= )/g, ' . ')
    .replace(LEAVES_OUT, ' . not ')
    .split(BREAK)
    .flatMap((piece) => ` ${piece.trim()}`.split(NO_WITHIN))
    .map((piece) => ` ${piece.trim()} `)
    .filter((piece) => piece.trim() !== '')
    .map((piece) => ({ words: piece, isNegated: NEGATES.test(piece) }));
}
