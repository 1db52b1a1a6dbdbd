import { RECOGNISER, listen } from '../listener/listen';
import type { Recogniser } from '../listener/weights-format';
import { combine, type DangerLines } from './combine';
import { judge, NOTHING, type Judgement } from './judge';
import { languageOf } from './language';
import { carryOn } from './state';
import { isOutright } from './outright';
import { normalise, type PlainText } from './text/normalise';
import { type Assessment, NO_RISK, type SafetyState } from './types';

/** A whole message that only takes leave. Where no risk is open, that is how conversations end. */
const FAREWELL =
  /^(?:(?:ok|okay|thanks|thank you|well|alright|gracias|bueno|and|for now|harbor|[,.]) )*(?:goodbye|adios) (?:(?:for now|harbor|thanks|thank you|gracias|[,.]) )*$/;

/**
 * What a person's own words say of risk, on their own and in the conversation they belong to (`state`): what rules
 * match, weighed with what `recogniser` has learned. Linear in the length of the text. Never throws. Method: /safety.
 */
export function assess(
  text: string,
  state: SafetyState = NO_RISK,
  recogniser: Recogniser = RECOGNISER,
): { assessment: Assessment; state: SafetyState } {
  const plain = normalise(text);
  const isFarewell = state.level === 'none' && FAREWELL.test(plain.text);
  const heard = isFarewell ? NOTHING : judgementOf(text, plain, recogniser);
  const language = isSpanish(heard.rules) ? 'es' : languageOf(plain.text, state.language);
  // "Maybe" and "probably" are left out of the plain words, and yet they are answers.
  const words = plain.text === '' && /\p{L}/u.test(text) ? 'maybe ' : plain.text;
  return carryOn(heard, { words, language, state });
}

function judgementOf(text: string, plain: PlainText, recogniser: Recogniser): Judgement {
  return combine(judge(plain), {
    heard: listen(text, recogniser),
    isOutright: isOutright(plain.text),
    lines: recogniser.header.lines as unknown as DangerLines,
  });
}

function isSpanish(rules: string[]): boolean {
  const matched = rules.filter((id) => !id.startsWith('learned:'));
  return matched.length > 0 && matched.every((id) => id.replace('overruled:', '').startsWith('es.'));
}
