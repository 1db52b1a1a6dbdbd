import { CLAUSE, phrase } from '../typed-words';
import { saysNotHeard, withoutNotHeard } from './puts-right';

/** It was taken for something else than it is about. */
const WRONG = phrase(
  '(?:no|nope|nah|wait|sorry) (?:[.,] )?not (?:the|about|my|that|this) \\S+|(?:it is|that is|it was|is) not (?:that|it|this|what i (?:meant|said|asked)|why i (?:am here|came|wrote|said|opened|started))|not (?:why|what) i (?:am here|came)(?: for)?|not what i (?:meant|said|asked|am saying)|nothing like that|that is wrong|you (?:got|read|have) (?:me|it|that) wrong|wrong (?:topic|subject|thing)|(?:got|get|have|getting) (?:hold of )?the wrong end(?: of (?:this|it|that|the stick))?|barking up the wrong tree|none of (?:that|those|these|them)|no (?:es|era) (?:eso|por eso|nada de eso|lo que (?:dije|pregunte|digo))|no (?:vine|escribi|entre|estoy aqui|estoy aca) por (?:eso|esto)|eso no es (?:lo que|por lo que)|nada de eso|eso no(?: te)? (?:pregunte|dije|es)|no (?:te )?(?:pregunte|dije) eso|no me refiero a eso|te (?:equivocas|equivocaste|confundis|confundes)|(?:se|usted se) (?:equivoca|equivoco|confunde|confundio)|ninguna de (?:esas|estas)|que tiene que ver',
);
/** It was taken for a question, and is none. */
const NO_QUESTION = phrase(
  `(?:it |that |this )?(?:was|is) not (?:\\S+ )?a question|(?:it |that )?was not asking|i (?:was|am) not (?:\\S+ )?asking(?: you)?(?: anything| that)?|(?:did not|never) ask(?:ed)? (?:you )?(?:anything|a question)|no (?:era|es|fue) (?:una )?pregunta|no (?:te |le )?(?:pregunte|preguntaba|estaba preguntando|estoy preguntando)(?: nada)?${CLAUSE}|no (?:te |le )?(?:pregunte|preguntaba) nada|no era para que (?:me )?contest\\w+`,
);
/** What Harbor said is asked back, and does not fit: "como que da gusto??", "what do you mean good?" */
const PROTEST = new RegExp(
  [
    '^ (?:(?:eh|que|pero|what|um|wait|sorry|no|huh|y|but|[.,?]) )*(?:como que (?!si )(?:\\S+ ){1,6}\\?|que (?:quieres|queres|quiere) decir con (?:\\S+ ){1,6}\\?|de que (?:gusto|parte|bueno) (?:\\S+ ){0,4}\\?|what do you mean (?:\\S+ ){0,6}\\?|how (?:is|was) (?:that|this|it) (?:\\S+ ){1,5}\\?|what (?:do you mean )?part of (?:\\S+ ){1,4}\\?)',
    '^ (?:(?:eh|what|wait|no|[.,]) )*(?:(?:da |que )?(?:gusto|bueno|bien|lindo|bonito)|good|great|nice|glad) \\?',
  ].join('|'),
);
/** What leads back to what was meant. */
const LEADS_BACK = phrase(
  '(?:i am|i was) (?:talking|on) about|(?:te |le )?(?:estoy|estaba) (?:hablando|diciendo|contando)(?: de| que)?|hablo de|hablaba de|i mean|i meant|me refiero a|(?:te|le) (?:decia|dije|digo|conte|contaba)(?: de| que)?|(?:as|like) i (?:said|told you)|i (?:said|told you)(?: that)?',
);

/** It is said that it was taken for something else, whatever it is instead. */
export const saysWrong = (words: string): boolean => WRONG.test(words);
/** It is said that nothing was asked. */
export const saysNoQuestion = (words: string): boolean => NO_QUESTION.test(words);
/** Harbor's words are asked back, and what they should have been follows. */
export const protests = (words: string): boolean => PROTEST.test(words);

/** It was taken for something else, without a word of what it is. */
export const saysMisread = (words: string): boolean => saysWrong(words) || saysNotHeard(words);

/** A text without the words that only say it was taken wrongly. */
export const withoutMisread = (words: string): string =>
  [PROTEST, WRONG, NO_QUESTION, LEADS_BACK].reduce(
    (left, pattern) => left.replace(pattern, ' '),
    withoutNotHeard(` ${words.trim()} `),
  );
