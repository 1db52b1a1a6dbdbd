import { phrase } from '../typed-words';

const LONGEST = 160;

/** What leads back to what was meant; it is not denied itself. */
const BACK_EN =
  '(?:(?:i am|i was|we are|am) (?:just |only |actually )?(?:talking|speaking|on|asking|going on) about|(?:i am|i was) (?:just |only )?(?:saying|telling you)(?: that| about)?|i (?:meant|mean)(?: that| about)?|(?:the )?(?:problem|issue|thing|point) is|(?:it is|this is|that is|it was) (?:all )?about)';
const BACK_ES =
  '(?<! (?:not|no|nunca) )(?:(?:te|le) (?:estoy |estaba )?(?:hablando|hablo|hablaba|digo|decia|dije|diciendo|cuento|contaba|contando)(?: (?:de|del|que|por|sobre|lo de(?:l)?|lo del))*|(?:yo )?(?:hablo|hablaba|estoy hablando|me refiero|me referia) (?:de|del|a|al|sobre)(?: (?:la|lo|los|las|el|lo de))?|(?:el |mi )?(?:tema|problema|asunto|drama) es|es (?:por|lo de|sobre))';
const BACK_TO = `(?:${BACK_EN}|${BACK_ES})`;
const STARTS =
  '^ (?:(?:no+|nah|nope|what|wat|huh|eh+|que|pero|but|wait|sorry|hey|oye|che|wey|uh|um|perdon|a ver|ay|nada que ver|lol|wrong|mal|[.,?]) )+';
/** What was taken is over, or is not it. */
const NOT_THAT = phrase(
  '(?:it is |this is |that is )?not (?:about |with |because of )?(?:my|the|him|her|them|that|this|it|about)|nothing to do with|nada que ver(?: con)?|(?:lo|la|el) de \\S+(?: \\S+)? ya (?:fue|paso|esta|se arreglo)|ya (?:fue|paso)|no (?:es|era) (?:eso|por|lo|el|la|mi)|forget (?:about )?(?:him|her|that|it)|olvidate de|deja (?:ya )?(?:lo|la|el) de',
);
const NAMES_BACK = new RegExp(` (?:${BACK_TO}) (?=\\S)`, 'g');
const STARTS_BACK = new RegExp(`${STARTS}(?:${BACK_TO})(?= )|^ (?:${BACK_TO})(?= )`);
const STARTS_NO = new RegExp(STARTS);
/** "No, not him, the dentist bill". */
const NOT_BUT =
  /^ (?:(?:no+|nah|nope|wait|lol|[.,]) )*(?:not|no es|no era|no por) (?:(?:about|por|lo de) )?(?:him|her|them|that|this|it|el|ella|ellos|eso|esto|(?:my|mi) \S+) [,.] (?:(?:it is|its|es|sino|but|pero) )?(?=(?:the|my|a|el|la|los|las|lo|mi|mis|un|una|por) )/;
const CUT = / (?:not|y no|no) (?:about |with |because of )?(?:my|the|him|her|mi|el|la|lo de) (?:\S+ )?\S+ $/;

/**
 * What a text says it is about in the place of what was taken, as words of their own: "nada que ver, te hablo de química".
 * Null: it puts nothing right.
 */
export function namedInstead(words: string, text: string): string | null {
  if (text.length > LONGEST) return null;
  const but = NOT_BUT.exec(words);
  if (but) return rest(words.slice(but[0].length));
  const isRight =
    STARTS_BACK.test(words) ||
    ((STARTS_NO.test(words) || NOT_THAT.test(words)) && words.search(NAMES_BACK) >= 0);
  if (!isRight) return null;
  const last = [...words.matchAll(NAMES_BACK)].at(-1);
  return last ? rest(words.slice(last.index + last[0].length)) : null;
}

function rest(tail: string): string | null {
  const told = ` ${tail.trim()} `.replace(CUT, ' ').trim();
  return /[a-z]{3,}/.test(told) && !EMPTY.test(told) ? told : null;
}
/** What names nothing. */
const EMPTY =
  /^(?:(?:that|this|it|him|her|them|something else|eso|esto|otra cosa|algo mas|ella|el|nada|you|vos|ti|usted|[.,?]) ?)+$/;

/** What is learned at a school, by its name. */
export const isOfSchool = (words: string): boolean => SCHOOL.test(` ${words} `);
const SCHOOL = phrase(
  'math\\w*|algebra|calculus|geometry|physics|chemistry|biology|literature|matematicas?|mate|calculo|geometria|fisica|quimica|biologia|geografia|literatura|historia(?= (?:$|[.,]|y|para|que))|parcial\\w*|recuperatorio|funciones|entrega|tesis|thesis|essay|coursework|assignment|(?:la|una) (?:prueba|oral|materia)|curso|course',
);
