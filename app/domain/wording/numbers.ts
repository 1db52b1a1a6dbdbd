interface FoundNumber {
  value: number;
  /** Digits after the point, as it was written. */
  decimals: number;
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const WORDS = new Map<string, number>([
  ...ONES.map((word, i) => [word, i] as const),
  ...TENS.map((word, i) => [word, 20 + 10 * i] as const),
  ['hundred', 100],
  ['thousand', 1000],
  ['dozen', 12],
  ['twice', 2],
  ['double', 2],
  ['doubled', 2],
  ['triple', 3],
  ['tripled', 3],
  ['thrice', 3],
]);
const WORD = new RegExp(
  `\\b(?:(${TENS.join('|')})[- ](${ONES.slice(1, 10).join('|')})|(${[...WORDS.keys()].join('|')}))\\b`,
  'g',
);
const DIGITS = /\d[\d,]*(?:\.\d+)?/g;
const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:half (?:of|the|a|your|as)|(?:in|a|by) half)\b/, 50],
  [/\b(?:a|one)[- ]third\b/, 33],
  [/\btwo[- ]thirds\b/, 67],
  [/\b(?:a|one)[- ]quarter\b/, 25],
  [/\bthree[- ]quarters\b/, 75],
];
/** "One" counts something only here: elsewhere it is a pronoun ("no one", "one small thing"). */
const ONE_OF_SOMETHING =
  /^one (?:out|day|week|month|year|hour|minute|night|time|point|percent|check-?in|rating|factor)/;

/** Every number that a text names, in digits or in English words; a sign is left out ("fell by 0.5" is -0.5). */
export function numbersIn(text: string): FoundNumber[] {
  const plain = text.normalize('NFKC').toLowerCase();
  return [...inDigits(plain), ...inWords(plain)];
}

function inDigits(plain: string): FoundNumber[] {
  return [...plain.matchAll(DIGITS)].map(([match]) => {
    const digits = match.replaceAll(',', '');
    return { value: Number(digits), decimals: digits.split('.')[1]?.length ?? 0 };
  });
}

function inWords(plain: string): FoundNumber[] {
  const whole = (value: number) => ({ value, decimals: 0 });
  const fractions = FRACTIONS.filter(([pattern]) => pattern.test(plain)).map(([, value]) => whole(value));
  const words = [...plain.matchAll(WORD)].flatMap(({ index, 0: match, 1: tens, 2: ones }) => {
    if (tens && ones) return [whole((WORDS.get(tens) ?? 0) + (WORDS.get(ones) ?? 0))];
    if (match === 'one' && !ONE_OF_SOMETHING.test(plain.slice(index))) return [];
    return [whole(WORDS.get(match) ?? 0)];
  });
  return [...fractions, ...words];
}

/** A little room for numbers that binary fractions cannot hold. */
const TINY = 1e-9;

/**
 * The first number of a text that was not given, or undefined. A given number may be rounded to the decimals that are
 * written, either way at a tie (3.25 is 3.2 or 3.3), and a share may be told in percent.
 */
export function inventedNumber(text: string, given: readonly number[]): number | undefined {
  const candidates = given.map(Math.abs).flatMap((value) => (value <= 1 ? [value, value * 100] : [value]));
  const isGiven = ({ value, decimals }: FoundNumber) =>
    candidates.some((candidate) => Math.abs(candidate - value) * 10 ** decimals <= 0.5 + TINY);
  return numbersIn(text).find((found) => !isGiven(found))?.value;
}

/** True for digits that `numbersIn` cannot read, of other scripts. */
export function hasForeignDigits(text: string): boolean {
  return /[^\P{N}0-9]/u.test(text.normalize('NFKC'));
}
