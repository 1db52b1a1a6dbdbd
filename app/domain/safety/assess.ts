import { judge } from './judge';
import { languageOf } from './language';
import { carryOn } from './state';
import { normalise } from './text/normalise';
import { type Assessment, NO_RISK, type SafetyState } from './types';

/**
 * What a person's own words say of risk, on their own and in the conversation they belong to (`state`).
 * Pure, and linear in the length of the text. Never throws. Method: the protocol on /safety.
 */
export function assess(
  text: string,
  state: SafetyState = NO_RISK,
): { assessment: Assessment; state: SafetyState } {
  const plain = normalise(text);
  const heard = judge(plain);
  const language = isSpanish(heard.rules) ? 'es' : languageOf(plain.text, state.language);
  // "Maybe" and "probably" are left out of the plain words, and yet they are answers.
  const words = plain.text === '' && /\p{L}/u.test(text) ? 'maybe ' : plain.text;
  return carryOn(heard, { words, language, state });
}

const isSpanish = (rules: string[]): boolean => rules.length > 0 && rules.every((id) => id.startsWith('es.'));
