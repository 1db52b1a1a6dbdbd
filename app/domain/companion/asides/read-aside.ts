import { bareWords, countWords, normal } from '../words/normal';
import { asksForIdeas } from '../intents';
import type { Aside } from './aside';
import { ABOUT_HARBOR } from './about-harbor';
import { HARDLY_A_WORD } from './hardly-a-word';
import { LIMITS, UNKNOWN_FACT } from './limits';
import { MANNERS } from './manners';
import { PRODUCT } from './product';
import { PUSHBACK } from './pushback';

const ASIDES: readonly Aside[] = [
  ...ABOUT_HARBOR,
  ...PUSHBACK,
  ...LIMITS,
  ...PRODUCT,
  ...MANNERS,
  ...HARDLY_A_WORD,
];

/** The aside a message calls for, or null. */
export function readAside(text: string): Aside | null {
  const words = bareWords(text).slice(0, 600);
  const count = countWords(words);
  const found = ASIDES.find(({ match, upTo }) => count <= (upTo ?? 60) && match.test(words));
  return found ?? (isFactQuestion(text) ? UNKNOWN_FACT : null);
}

const ASKS =
  /^(?:(?:so|and|but|ok|okay|hey|hi|well|harbor|please|quick question) )*(?:what|who|where|when|which|how (?:many|much|old|far|long|big|tall|do|does|did|is|are|can)|why (?:is|are|do|does|did)|is|are|does|do|did|can|could|will|would|has|have|was|were|tell me)\b/;
const ASKS_PLAINLY =
  /^(?:(?:what|who|where|when) (?:is|are|was|were|does|do|did)|how (?:many|much|old|far|tall) |(?:can|does|do) (?:they|it|people|a|the)) ?/;
const ABOUT_THEM = /\b(?:i|i'm|im|me|my|mine|myself|i've|we|us|our)\b/;
const TO_HARBOR = /\b(?:you|your)\b/;

/** A question that asks for a fact and says nothing about the person. */
function isFactQuestion(text: string): boolean {
  const words = bareWords(text);
  const isQuestion = normal(text).includes('?')
    ? ASKS.test(words)
    : ASKS_PLAINLY.test(words) && countWords(words) <= 12;
  if (!isQuestion || asksForIdeas(text)) return false;
  if (TO_HARBOR.test(words)) return normal(text).includes('?') && !ABOUT_THEM.test(words);
  return !ABOUT_THEM.test(words) && countWords(words) >= 3;
}
