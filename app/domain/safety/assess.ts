import { dangerIn } from '../listener/danger';
import { listen, RECOGNISER } from '../listener/listen';
import { normalise } from '../listener/text/normalise';
import type { Recogniser } from '../listener/weights-format';
import { combine, type DangerLines } from './combine';
import { judge, NOTHING } from './judge';
import { languageOf } from './language';
import { isOutright } from './outright';
import type { HeardText, SafetyLanguage } from './types';

/** A whole message that only takes leave: that is how conversations end. */
const FAREWELL =
  /^(?:(?:ok|okay|thanks|thank you|well|alright|right|gracias|bueno|pues|ya|ni modo|listo|vale|and|for now|night|harbor|[,.]) )*(?:goodbye|adios) (?:(?:for now|harbor|thanks|thank you|gracias|[,.]) )*$/;

/**
 * What a person's own words say of risk: what rules match, weighed with what `recogniser` has learned. `before` is the
 * language to go on in where the text names none. Linear in the length of the text. Never throws. Method: /safety/how.
 */
export function assess(text: string, { before = 'en', recogniser = RECOGNISER }: Known = {}): HeardText {
  const plain = normalise(text);
  const confidences = listen(text, recogniser);
  const outright = isOutright(plain.text);
  const judged = FAREWELL.test(plain.text)
    ? NOTHING
    : combine(judge(plain), { heard: confidences, isOutright: outright, lines: linesOf(recogniser) });
  return {
    ...judged,
    language: isSpanish(judged.rules) ? 'es' : languageOf(plain.text, before),
    isOutright: outright && judged.level !== 'none',
    confidences,
    danger: dangerIn(confidences),
    // "Maybe" and "probably" are left out of the plain words, and yet they are answers.
    words: plain.text === '' && /\p{L}/u.test(text) ? 'maybe ' : plain.text,
  };
}

interface Known {
  before?: SafetyLanguage;
  recogniser?: Recogniser;
}

/** The confidences of danger from which something happens. */
export const linesOf = ({ header }: Recogniser): DangerLines => header.lines as unknown as DangerLines;

function isSpanish(rules: string[]): boolean {
  const matched = rules.filter((id) => !id.startsWith('learned:'));
  return matched.length > 0 && matched.every((id) => id.replace('overruled:', '').startsWith('es.'));
}
