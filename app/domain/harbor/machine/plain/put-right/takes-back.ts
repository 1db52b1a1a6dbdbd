import type { ExerciseId } from '../../../steps/exercises/all';
import { phrase } from '../typed-words';
import { namedKind } from './refusing';

const LONGEST = 150;

/** The one thing that was meant to be put away: "no i meant only breathing stuff". */
export function wantsOnly(words: string): ExerciseId | null {
  const at = ONLY.exec(words);
  const [clause = ''] = at ? words.slice(at.index).split(/ [.,?] /) : [];
  return at ? namedKind(`${clause} `) : null;
}
const ONLY = phrase(
  '(?:i )?(?:only|just) (?:meant|mean|said|meaning)|(?:i )?(?:meant|mean|was talking about|said) (?:only|just)|(?:only|just) (?:not )?(?:the |that )?(?=(?:breath\\S*|letters?|writing))|(?:me referia|lo decia|lo dije|era|decia|queria decir|digo) (?:\\S+ ){0,3}(?:solo|nomas|nada mas|unicamente)|(?:solo|nomas|unicamente) (?:me referia|lo decia|decia|era|digo|queria decir|por|lo de)',
);

/** Whether a refusal is taken back: "i do want an exercise", "what is gone", "cambié de idea". */
export const takesBack = (words: string, text: string): boolean =>
  text.length <= LONGEST && BACK.test(words) && !STILL_NO.test(words);
const BACK = phrase(
  'what is gone|(?:i )?(?:did not|never) (?:say|said|mean|meant|ask|want) (?:that|all|everything|no exercises|them all|all of (?:them|it))|not (?:all of (?:them|it)|everything)|(?:bring|give|put|get|have) (?:them|it|those|the (?:others?|rest|exercises?)) back|(?:changed|change) my mind|i do want (?:\\S+ ){0,3}(?:exercises?|one|something|help)|(?:maybe|ok|okay|actually|fine) (?:[,.] )?(?:an|one|the|some) exercises?|the (?:others?|rest) (?:is|are) (?:fine|ok|okay)|(?:que|cual) (?:es lo que )?(?:ya no|quitaste|se fue|sacaste)|(?:no dije|no quise decir|no te pedi|no pedi) (?:eso|que|todo|todos)|no todo(?:s|as)?(?= )|(?:cambie|cambio) de (?:idea|opinion)|(?:devuelve|regresa|vuelve a poner|trae de vuelta|pon otra vez)\\S*|si quiero (?:\\S+ ){0,3}(?:ejercicios?|ayuda|uno|algo)|(?:los demas|las demas|el resto|lo demas|los otros|las otras) (?:si|esta bien|estan bien)',
);
const STILL_NO = phrase(
  'no exercises? (?:at all|please|thanks)|ningun ejercicio|no (?:more|mas) (?:exercises|ejercicios)',
);
