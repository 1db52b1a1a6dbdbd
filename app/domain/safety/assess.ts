import { judge, NOTHING } from './judge';
import { languageOf } from './language';
import { carryOn } from './state';
import { normalise } from './text/normalise';
import { type Assessment, NO_RISK, type SafetyState } from './types';

/** A whole message that only takes leave. Where no risk is open, that is how conversations end. */
const FAREWELL =
  /^(?:(?:ok|okay|thanks|thank you|well|alright|gracias|bueno|and|for now|harbor|[,.]) )*(?:goodbye|adios) (?:(?:for now|harbor|thanks|thank you|gracias|[,.]) )*$/;

/**
 * What a person's own words say of risk, on their own and in the conversation they belong to (`state`).
 * Pure, and linear in the length of the text. Never throws. Method: the protocol on /safety.
 */
export function assess(
  text: string,
  state: SafetyState = NO_RISK,
): { assessment: Assessment; state: SafetyState } {
  const plain = normalise(text);
  const heard = state.level === 'none' && FAREWELL.test(plain.text) ? NOTHING : judge(plain);
  const language = isSpanish(heard.rules) ? 'es' : languageOf(plain.text, state.language);
  // "Maybe" and "probably" are left out of the plain words, and yet they are answers.
  const words = plain.text === '' && /\p{L}/u.test(text) ? 'maybe ' : plain.text;
  return carryOn(heard, { words, language, state });
}

const isSpanish = (rules: string[]): boolean => rules.length > 0 && rules.every((id) => id.startsWith('es.'));
