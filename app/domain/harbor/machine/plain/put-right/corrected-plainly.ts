import { phrase } from '../typed-words';

const LONGEST = 160;
const KIN =
  '(?:kids?|children|child|sons?|daughters?|mom|mother|dad|father|parents|sisters?|brothers?|husband|wife|boyfriend|girlfriend|partner|boss|friends?|baby|dog|cat|nephew|niece|uncle|aunt|cousin|grandad|granddad|grandpa|grandma|nan|gran|stepdad|stepmom|flatmate|roommate|teacher|hij[oa]s?|mama|papa|madre|padre|padres|herman[oa]s?|marido|espos[oa]|novi[oa]|pareja|jef[ea]|amig[oa]s?|bebe|perr[oa]|gat[oa]|sobrin[oa]|ti[oa]|prim[oa]|abuel[oa]|suegr[oa]|cunad[oa]|vecin[oa]|profe\\w*|companer[oa]|voz|voices?|exam|job|trabajo|examen)';

const NOT_LISTENING = phrase(
  '(?:are|r) (?:you|u) (?:even |actually |really )?(?:listening|reading what i|hearing me|paying attention)(?: to (?:me|this|a word)| (?:say|write|said))?|(?:did|do) (?:you|u) (?:even |actually |really )?(?:listen|read|hear)(?: to)?(?: (?:me|what i (?:said|wrote|say)|that|it|a word))+|(?:you|u) (?:are|r|is) not (?:even |really )?(?:listening|hearing)(?: to)?(?: me)?|not listening(?: are you| to me)?|(?:no )?me (?:estas?|esta) (?:escuchando|leyendo|oyendo|haciendo caso)(?: o (?:si|no|que))?|(?:no )?me (?:escuchas|escuchaste|oyes|oiste|lees|leiste|escucha|haces caso)(?: o (?:si|no|que))?(?= (?:[?.,]|$))|leiste lo que (?:te )?(?:dije|escribi|puse)',
);
const JOKED = phrase(
  '(?:that|it|this) (?:was|is) (?:just |only |meant to be )?a joke(?! of)|(?:just|only|was|i am|i was) (?:just )?(?:joking|kidding|messing|winding you up|pulling your leg)|(?:era|es|fue) (?:una |un |solo una |pura )?(?:broma|chiste|joda|chascarrillo)|(?:estoy|estaba|te estoy) (?:bromeando|cargando|jodiendo|vacilando|tomando el pelo|jugando)|te (?:cargaba|vacilaba|tomaba el pelo)|es joda',
);
/** Somebody who was taken for another, or for what there is not. */
const NOT_THEM = phrase(
  `(?:i )?(?:do not|not) have (?:any |a |an )?${KIN}|i have no ${KIN}|(?:yo )?no tengo (?:ningun |ninguna |un |una )?${KIN}|(?:not|no es|no era|no) (?:my|mi|la|el) (?:\\S+ )?${KIN} (?:[.,] )?(?:but |sino |es |it is )?(?:my|mi|the|la|el)|(?:i said|i meant|i mean|it is|it was|dije|digo|era|es|hablo de|me refiero a) (?:my|mi|a mi) (?:\\S+ )?${KIN} (?:[.,] )?(?:and )?(?:not|no) (?:my|mi|a mi|me|yo)|(?:no [.,]? ?){2,}(?:it is|its|es|era|the \\S+ is|el \\S+ es) (?:my|mi|de mi)|(?:no [.,] )(?:it is|es|era) (?:my|mi) (?:\\S+ )?${KIN} (?:who|that|thats|la que|el que|not me|no yo)`,
);

/** "My child?? ": asked back at the beginning of a clause. */
const ASKED_BACK = new RegExp(
  `(?:^|[.,?]) (?:(?:no|wait|eh+|lol|but|pero|what|hold on|[.,]) )*(?:my|what|which|cual|que|mi) ${KIN} [?]`,
);

/** How a text puts right what Harbor took wrongly, and what it says beside that. */
export interface PutRight {
  kind: 'unheard' | 'joke' | 'person';
  rest: string;
}

/** A correction in plain words: of whom it is about, of a joke, or that they were not heard. Null: it is none. */
export function putRight(words: string, text: string): PutRight | null {
  if (text.length > LONGEST) return null;
  const without = (pattern: RegExp) => words.replace(pattern, ' ');
  if (JOKED.test(words)) return { kind: 'joke', rest: without(JOKED) };
  if (NOT_LISTENING.test(words)) return { kind: 'unheard', rest: without(NOT_LISTENING) };
  return NOT_THEM.test(words) || ASKED_BACK.test(words) ? { kind: 'person', rest: ofWhom(words) } : null;
}

/** What is left once the one it is not about is taken out. */
const ofWhom = (words: string): string => words.replace(WHOM, ' ');
const WHOM = new RegExp(
  `(?<=^| )(?:(?:my|what|which|cual|que|mi) ${KIN} [?]+|(?:(?:i )?(?:do not|not) have|i have no|(?:yo )?no tengo) (?:any |a |an |ningun |ninguna |un |una )?${KIN}|(?:not|no es|no era|no) (?:my|mi|la|el) (?:\\S+ )?${KIN}|(?:not|no) me)(?= )`,
  'g',
);

/** Whether there is more in it than the correction. */
export const saysMore = (rest: string, fewest: number): boolean =>
  (rest.match(/[a-z]{3,}/g) ?? []).filter((word) => !EMPTY.has(word)).length >= fewest;
const EMPTY = new Set(
  'what that the and but not you are was lol lmao haha dude mate che wey hey then just its que era eso esto pero como una solo hombre loco ehh oye pues bueno said meant mean dije digo even really'.split(
    ' ',
  ),
);
