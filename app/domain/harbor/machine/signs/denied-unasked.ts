import { likelyTones } from '../../../meanings/read';
import { isCrisis } from '../../../safety/types';
import { deniesDying } from '../plain-danger/denied/denies-dying';
import { isOwnQuestion } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { isOnlyDenied } from './denied-rest';

/** Who hurts them, and whom they might hurt, is never taken back by a tone. */
const OF_OTHERS = /^(?:abuse|harm-to-others)$/;

/** How likely it has to be that a text only denies, and how little danger it may sound like besides. */
const DENIES = 0.6;
const HARMLESS = 0.6;
/** Where it surely denies, the words for what is denied may sound like more. */
const SURELY = 0.85;
const HARMLESS_AFTER_ALL = 0.85;

/**
 * "No, nothing like that, I do not want to hurt myself", said where nothing of it was told before: the words in it that a rule
 * takes for danger are the ones that are denied, so it is no sign; at the question about it, it is the no. What was told before,
 * or sounds like danger all the same, stays.
 */
export function deniedUnasked({ risk }: Talk, written: Written): Written {
  const { heard, text } = written;
  if (heard.level === 'none' || OF_OTHERS.test(heard.category ?? '') || risk.isDirect || isCrisis(risk.level))
    return written;
  const isAsked = isOwnQuestion(risk.question?.step ?? '');
  if (!isAsked && (risk.level !== 'none' || risk.question !== null)) return written;
  if (!isDenialAlone(text, heard.words)) return written;
  const { denies } = likelyTones(text);
  if (denies < DENIES || heard.danger >= (denies >= SURELY ? HARMLESS_AFTER_ALL : HARMLESS)) return written;
  return {
    ...written,
    heard: { ...heard, level: 'none', category: null, subject: null, isOutright: false, danger: 0 },
  };
}

/** The question is said back, or asked to oneself: "Suicide? No." */
const ECHO = /^[^.!?]{0,80}\?+\s*/;
const DANGER =
  '(?:hurt|harm|kill|die|dying|suicid\\S*|end(?:ing)?|danger|hacerme|lastimarme|matar\\S*|morir\\S*|quitarme|peligro)';
const NAMES_IT = new RegExp(`(?:^|\\W)${DANGER}`, 'i');

/** The question comes first, and is answered with a denial. */
function saysItBack(text: string): boolean {
  const [echo = ''] = ECHO.exec(text) ?? [];
  return NAMES_IT.test(echo) && BEGINS.test(text.slice(echo.length));
}

/** A denial says so first, and names what it denies right behind the word that denies it, or in the question said back. */
function isDenialAlone(text: string, words: string): boolean {
  const isEcho = saysItBack(text);
  if (!isEcho && !(BEGINS.test(text) && DENIES_IT.test(words))) return false;
  return isOnlyDenied(
    words,
    (clause, at) => DENIES_IT.test(clause) || deniesDying(clause) || (isEcho && at === 0),
  );
}
const BEGINS =
  /^\W*(?:(?:oh|ah|wait|what|haha|lol|god|goodness|good|heavens|hm+|ay|uy|hey|ok|que|qué|eh|jaja|ave maría|yo)\W+){0,3}(?:no+|nop|nah|nope|not|never|nunca|para nada|i(?:'| a)?m not|yo no|nothing like)\b/i;
const DENIES_IT = new RegExp(
  `(?:^| )(?:not|never|nothing|dont|aint|no|nunca|nada|ni) (?:(?:like that|me|of|about|in|any|really|even|ever|actually|i|am|de|en|yo|se me) )*(?:(?:want|wanting|wish|going|gonna|trying|planning|contemplating|think|thinking|thought|quiero|quisiera|pienso|pensando|ando|contemplo|voy|estoy|he pensado|penso|ocurre) )*(?:(?:to|of|about|like that|a|en|de|me) )*(?:${DANGER}|eso)(?= )`,
);
