import { phrase, typedWords } from '../typed-words';

/** It is asked whether that was meant. */
const NOT_MEANT = phrase(
  '(?:are you|you are|you must be|you have to be|you got to be|r you|you) (?:having a laugh|kidding(?: me)?|joking|for real|taking the (?:piss|mick|mickey))|(?:having a laugh|for real) \\?|is (?:this|that) a joke|what are you (?:on about|talking about)|(?:que )?me estas (?:cargando|jodiendo|vacilando|tomando el pelo|bromeando|cotorreando|hueveando|webeando|mamando)|(?:estas|esta|vas) de (?:broma|cona|joda)|te (?:estas )?burlas|es (?:una )?(?:broma|joda|tomadura de pelo)|de que (?:hablas|habla|me hablas|estas hablando)|que (?:dices|decis|dice usted)',
);
/** It is said that it was never said. */
const NEVER_SAID = phrase(
  '(?:i )?(?:never|did not) (?:say|said|mention|mentioned|write|wrote)(?: that| anything| a word)?|who said (?:that|anything|i|it)|where did (?:you get|i say|that come)|(?:that|which) is not what i (?:said|wrote|told)|(?:yo )?(?:no|nunca) (?:te |le )?(?:dije|puse|escribi|hable de|mencione|conte)(?: (?:eso|esto|nada|que))?|quien (?:dijo|hablo|te dijo)|de donde (?:sacas|sacaste|saca|salio)|eso no (?:lo )?(?:dije|puse)',
);
const SAID_NO =
  / (?:i (?:said|told you|wrote|meant)|(?:te |le |yo )?(?:dije|puse|escribi)) (?:that |que )?(?:no|not|nothing|none|nobody|nada|nadie|ningun[oa]?|sin|poco|little)(?= )/;
const DENIES =
  /^ (?:(?:no+(?! one )|nope|nah|what|wait|eh|um|que|but|pero|cual|which|[.,?]) )*(?:there(?:s| is) (?:no|not)|no there(?:s| is) no|no hay|(?:nobody|no one|nadie)(?! (?:else |really |even |mas |me |lo |la )*(?:knows?|understands?|gets?|sees?|believes?|cares?|asks?|helps?|listens?|talks?|told|tells|can|will|wants?|sabe|entiende|ve|cree|ayuda|pregunta|escucha|quiere|puede|habla)(?= ))|nothing|no es|it is not|not an?|no one is|ningun[oa]?|nunca|never|no(?! one )) /;

const SMALL = new Set(
  'that this with have your what when then than they them from here there more most much very only just into over also about being come comes goes does done will would could where which while para pero como cuando donde esta este esto eso esas esos ella algo todo toda cada mas menos hace hacer puede pueden tiene quiza ahora aqui cosas vida things life something nothing'.split(
    ' ',
  ),
);
const wordsOf = (line: string): string[] => typedWords(line).match(/[a-z0-9]+/g) ?? [];
const weighty = (word: string): boolean => word.length > 3 && !SMALL.has(word);

/** How Harbor's own words come back: as a question, in capitals or denied; or that something was never said. */
export function throwsBack(text: string, lines: readonly string[]): boolean {
  const words = typedWords(text);
  if (NOT_MEANT.test(words) || NEVER_SAID.test(words) || SAID_NO.test(words)) return true;
  const said = lines.map(wordsOf);
  const known = new Set(said.flat().filter(weighty));
  if (known.size === 0) return false;
  const capitals = (text.match(/(?<![\p{L}\d])\p{Lu}{4,}(?![\p{L}\d])/gu) ?? []).flatMap(wordsOf);
  const hasSmall = /\p{Ll}{2}/u.test(text);
  if (hasSmall && capitals.some((word) => known.has(word))) return true;
  if (DENIES.test(words) && wordsOf(clauseOf(words)).some((word) => known.has(word))) return true;
  return words
    .split('?')
    .slice(0, -1)
    .some((asked) => quotes(asked.split(/[.,]/).at(-1) ?? '', said, known));
}

/** The first clause that is more than a no. */
const clauseOf = (words: string): string =>
  words.split(/[.,?]/).find((clause) => wordsOf(clause).length > 2) ?? words;

const SHORTEST = 2;
const LONGEST = 7;
/** A short question that is made of Harbor's words: two in a row, or nothing but one. */
function quotes(asked: string, said: readonly string[][], known: ReadonlySet<string>): boolean {
  const words = wordsOf(asked);
  if (words.length === 0 || words.length > LONGEST) return false;
  if (words.length <= SHORTEST && words.some((word) => known.has(word))) return true;
  const pairs = new Set(said.flatMap((line) => line.slice(1).map((word, at) => `${line[at]} ${word}`)));
  return words.slice(1).some((word, at) => {
    const one = words[at] ?? '';
    return pairs.has(`${one} ${word}`) && (known.has(one) || known.has(word));
  });
}

/** A text without what only throws it back. */
export const withoutThrown = (words: string): string =>
  words.replace(NOT_MEANT, ' ').replace(NEVER_SAID, ' ');
