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
  return carryOn(heard, { words: plain.text, language: languageOf(plain.text, state.language), state });
}
