import { isCrisis } from '../../../safety/types';
import { takesLeave } from '../plain/leaving';
import { typedWords } from '../plain/typed-words';
import { saysLater } from '../plain-danger/step-answers';
import { isDirectSign, signIn, SURE_FROM } from '../signs/signs';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { actOf } from '../topics/acts';
import { isPlainly } from '../topics/plain-acts';
import { leaving } from './said-in-flow';

const LONGEST = 90;
/** A goodbye with something after it: "night i guess", "chao pues". */
const LOOSE =
  /(?:^|[.,] )(?:(?:ok|okay|well|anyway|thanks|thank you|so|and|bueno|pues|vale|gracias|listo|igual) )*(?:good ?night|night|nite|bye|goodbye|ttyl|see you|chao|chau|adios|buenas noches|hasta (?:manana|luego|pronto)|me voy|nos vemos|got to go|i am off|i will go|(?:got|have|need) to (?:go|run|dash)|me voy (?:que|q|porque|ya que) \\S+(?: \\S+){0,5})(?: (?:i guess|then|now|for now|all|harbor|pues|entonces|ya|gracias|thanks|creo|supongo|o algo|to (?:bed|sleep)|a dormir|me))*(?= (?:$|[.,]))/;
/** "Bye forever", and what else a goodbye must not be taken lightly for. */
const FAREWELL =
  /(?:^| )(?:forever|for ever|everyone|everybody|for good|last|never|sorry|love you|para siempre|todos|ultim\w+|nunca|perdon\w*|los quiero)(?= )/;

const saysGoodbye = (written: Written): boolean =>
  !saysLater(written.heard.words) &&
  written.text.length <= LONGEST &&
  !FAREWELL.test(written.heard.words) &&
  (LOOSE.test(written.heard.words) ||
    isPlainly('bye', written) ||
    takesLeave(typedWords(written.text), written.text));

/** A goodbye while a danger stands open: it is never held up, and it gets the numbers. */
export function leavesInDanger(talk: Talk, written: Written): Move | null {
  if (talk.risk.level === 'none' || written.heard.level !== 'none') return null;
  return saysGoodbye(written) || (actOf(written.heard).is('bye') && LOOSE.test(written.heard.words))
    ? leaving(talk)
    : null;
}

/** Nothing but what everybody says who leaves. */
const BARE =
  /^ ?(?:(?:ok|okay|well|anyway|thanks|thank you|bueno|pues|vale|gracias|listo|[.,]) )*(?:(?:good ?night|night|bye|goodbye|take care|ttyl|see you|talk later|chao|chau|adios|buenas noches|hasta (?:manana|luego|pronto)|nos vemos|cuidate|que descanses|harbor|then|now|[.,]) ?)+$/;

/** A plain goodbye without danger in it is no sign of its own: what was seen before it still counts. */
export const isCalmGoodbye = (written: Written): boolean => {
  const { heard } = written;
  if (BARE.test(heard.words) && !isCrisis(heard.level)) return true;
  const sign = signIn(heard, 1);
  const isPlain = isPlainly('bye', written);
  // A good night in plain words sounds like a goodbye, and is no other than that.
  const isDirect = sign !== null && isDirectSign(sign.sign) && !(isPlain && sign.sign === 's.bye');
  return heard.level === 'none' && heard.danger < SURE_FROM && !isDirect && (isPlain || saysGoodbye(written));
};
