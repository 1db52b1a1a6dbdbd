import { likelyTones } from '../../../meanings/read';
import { isQuestion } from '../plain/of-harbor/asked-of-life';
import { asksNobody } from '../plain/of-harbor/asks-nobody';
import { isRhetorical } from '../plain/of-harbor/known-answers';
import { CLAUSE, phrase, typedWords } from '../plain/typed-words';

/** A sentence with its mark is this surely asked, where its words do not say so. */
const ASKED = 0.6;
/** So many words beside the question tell something of their own. */
const TELLS_FROM = 5;

/** How a question begins: with a word that asks, or with its verb before the one it is about. */
const BEGINS_EN =
  /^ (?:(?:so|and|but|ok|well|then|like|hey|hi|also|honestly|wait|or|just|now|please|[.,]) )*(?:what|why|how|when|where|who|whose|which|(?:do|does|did|is|are|was|were|am|can|could|will|would|should|shall|have|has|may|might) (?:i|you|he|she|it|we|they|that|this|there|these|those|my|your|the|his|her|our|their|a|an|any|people|anyone|anybody|someone|somebody|everyone|one|not)) /;
const BEGINS_ES =
  /^ (?:(?:y|o|pero|pues|oye|oiga|ok|bueno|entonces|a ver|che|hola|dime|decime|digame|[.,]) )*(?:(?:a|de|con|por|para|en|desde|hasta) )?(?:que|cual|cuales|cuando|donde|adonde|quien|quienes|cuanto|cuanta|cuantos|cuantas|acaso|sera|como) /;
const ENDS_ASKING = phrase(
  `(?:or not|o no|o que|or what)${CLAUSE}|(?:crees|sabes|sabe|cree|do you know)${CLAUSE}`,
);

/** "He just left??" */
const TAKEN_ABACK = /\?[?!]|!\?/;

/** Whether a sentence asks something that could have an answer. */
function isAsked(sentence: string): boolean {
  const words = typedWords(sentence);
  if (isRhetorical(words) || asksNobody(words)) return false;
  if (!sentence.includes('?')) return isQuestion(words);
  return (
    BEGINS_EN.test(words) ||
    BEGINS_ES.test(words) ||
    ENDS_ASKING.test(words) ||
    (!TAKEN_ABACK.test(sentence) && likelyTones(sentence).asks >= ASKED)
  );
}

/** The sentences of a text, each with its mark. */
const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?\n…]+[.!?\n…]*/g) ?? []).filter((each) => /\p{L}/u.test(each));

const wordCount = (sentence: string): number => (typedWords(sentence).match(/[a-z0-9']+/g) ?? []).length;

/**
 * Whether a text asks something and tells nothing beside it. A story with a question mark in it, a protest, and a question
 * that is thrown at nobody are told.
 */
export function reallyAsks(text: string): boolean {
  const sentences = sentencesOf(text);
  const asked = sentences.filter(isAsked);
  const told = sentences
    .filter((each) => !asked.includes(each))
    .reduce((sum, each) => sum + wordCount(each), 0);
  return asked.length > 0 && told < TELLS_FROM;
}
