import { plainCharacters } from '../../../../listener/text/characters';
import { phrase } from '../typed-words';

const LONGEST = 90;

/** It is asked what something is, what it is for, how it goes or how long it takes. */
export const asksWhatItIs = (words: string, text: string): boolean =>
  text.length <= LONGEST && WHAT.test(words);
const WHAT = phrase(
  'what (?:is|are|does|do|was|would|happens)|whats|what (?:you|i) do|how (?:does|do|would|long|is)|tell me (?:about|what)|what for|(?:que|q) (?:es|son|era|hace|hago|se hace|hay que hacer|tengo que hacer)|(?:y )?(?:eso|esa|ese|esto|lo) (?:de|del|de la) (?:\\S+ ){1,4}(?:que|q|como)(?= )|(?:como|de que|en que|para que) (?:es|se|va|funciona|sirve|consiste|trata)|cuanto (?:dura|tarda|tiempo)',
);

/** Of what is open now. */
export const saysThis = (words: string): boolean => THIS.test(words);
const THIS = phrase(
  'this|that|it|the exercise|one|esto|eso|este|ese ejercicio|el ejercicio|(?:dura|tarda|sirve|funciona|consiste)',
);

/** A telling word of a button's label stands in the words. */
export const namesButton = (words: string, label: string): boolean => {
  const own = plainCharacters(label).match(/[a-z]{4,}/g) ?? [];
  const said = words.match(/[a-z]{4,}/g) ?? [];
  return own.some((word) => !EMPTY.has(word) && said.some((each) => sameStem(each, word)));
};
const EMPTY = new Set(
  'them that this with what could would something someone into about from your have más algo para esto como decir podria minutes minutos write escribir time right here there good fits'.split(
    ' ',
  ),
);
const STEM = 5;
const sameStem = (one: string, other: string) =>
  one === other ||
  (one.length >= STEM && other.length >= STEM && one.slice(0, STEM) === other.slice(0, STEM));
