import { type HeardText, isCrisis } from '../../../safety/types';
import { isFlatNo, takesNoBack, thenSometimes } from '../plain-danger/denied/flat-no';

/** How a typed text answers the open question; `other`: it does not. */
export type TypedAnswer = 'yes' | 'sometimes' | 'no' | 'rather-not' | 'safe' | 'other';

const MARKS = '(?:, |\\. )*';
/** An answer stands alone, or is followed by a mark or by a few words: a longer sentence only begins like one. */
const ENDS = '(?= (?:$|[.,] |(?:\\S+ ){0,4}(?:$|[.,] )))';
/** A bare "no" begins many a sentence that is no answer: "no one cares", "no veo salida". These words go on after one. */
const AFTER_NO =
  '(?:$|[.,] |(?:no|nope|i|it|that|this|not|never|nothing|just|really|honestly|of|god|sorry|thanks|thank|way (?:$|[.,])|man|dude|lol|harbor|gracias|nunca|jamas|para|creo|que va|eso|nada|es (?:eso|asi|para)|lo (?:voy|hago|haria|hare|pienso|he)|pienso|he pensado|estoy pensando|quiero (?:eso|morir|hacer)|voy a|tanto|hombre|mujer|claro|tranquil[oa]|po|vale|hija|hijo|mija|mijo|por dios|chamo|pana|senora?|nada que ver|boludo|che|tia|tio|cari) )';
const NO = new RegExp(
  `^${MARKS}(?:(?:god|good|heavens|lord|hell|oh|eh|huh|hm|hmm|lol|haha|jaja|what|wait|wow|um|er|well|ehm|oiga|oye|ay|uy|mira|pues|bueno|hombre|no mames|mames|rapido|tan|[.,]|(?:que|como)(?= [.,])) )*(?:(?:no|nop|nope|nah|nel)(?= ${AFTER_NO})|(?:never(?! mind)|absolutely not|definitely not|not really|not at all|of course not|not be silly|(?:no )?nothing like that|not like that|nunca|jamas|para nada|en absoluto|que va|que no|claro que no|por supuesto que no|nada de eso|nada que ver|ni (?:loc[oa]|hablar|de broma|en broma)|dios me libre|i am not|i would not|i would never)${ENDS})`,
);
/** A no with whatever comes after it, where little danger is in the text: but "no one", "no se", "no puedo" are none. */
const NO_WITH_MORE =
  /^(?:(?:[.,]|oh|eh|haha|lol|uf|ay|na|god|omg|what|wait) )*(?:no+|nah|nope|nop|nel|never(?! mind)|of course not|certainly not|not even|not at all|hindi|que va|claro que no|para nada|negativo|nunca)(?= )(?! (?:one|body|se|idea|clue|way out|point|hope|reason|longer|more|sleep|friends|time|puedo|quiero (?:seguir|estar|nada|vivir)|aguanto|veo|tengo|hay|me (?:queda|importa|sirve|entiendes|entiende)|importa|vale|aguant\S*|doy|sirvo|good|energy|money|tan|mucho|siempre|todavia|lo se|todo|answer|comment|questions?) )/;
/** "Nah, nobody knows where I am" says nobody, not no. */
const NOBODY =
  /^(?:[.,] )*(?:no|nah|nope|nop|nel) (?:[.,] )*(?:nobody|no one|noone|nadie|nothing (?!like|of))/;
/** A clause that is nothing but a no. */
const NO_ALONE = /(?:^|[.,] )(?:no|nope|nel|nah) (?:$|[.,])/;
/** The same after a word or two, and other plain ones, where little danger is in the text. */
const NO_CLAUSE =
  /(?:^|[.,] )(?:\S+ ){0,2}(?:no|claro que no|por supuesto que no|ni loc[oa]|para nada|of course not|god no) (?:$|[.,]|senor)/;
const BEGINS_WITH_NO = new RegExp(`^${MARKS}(?:no|nobody|nothing) `);
/** What many a sentence begins with ("right so", "ye sound like", "y tú") is a yes only where it stands alone. */
const YES = new RegExp(
  `^${MARKS}(?:(?:yes|ys|yas|yess+|yeah|yea|yeh|yh|seep|sipi|zi|sii+|ujum|uhum|aham|yep|yup|aye|aha|aja|sip|simon|mhm|affirmative|afirmativo|si|asi es|lo he)${ENDS}|(?:ya|ye|y|see|correct|true|right|claro)(?= (?:[.,] ?)*$))`,
);
const BEGINS_LIKE_YES = new RegExp(`^${MARKS}(?:ya|ye|y|see|correct|true|right|claro) `);
/** "I am" and "I have" are a yes when they end there or go on about the question: "I am at work" is none. */
const OWN_YES =
  /^(?:, |\. )*(?:i am|i do|i have)(?: (?:$|[.,] |thinking|thought|thoughts|considering|planning|been(?= (?:$|[.,] |thinking|considering|planning|wondering|contemplating|tempted|wanting|wishing|having|toying|close|there|on and off|lately|since|for (?:a|so|some|weeks|months|years|days)|again|now|sometimes|every))|again|tonight|today|now|yes|afraid|scared|sometimes))/;
const SOMETIMES = new RegExp(
  `^${MARKS}(?:(?:maybe|i guess|i think|i might|might|creo que|puede|supongo|quiza|quizas|tal vez)(?= (?:(?:so|yes|yeah|sometimes|a bit|a little|really|honestly|que si|si|ser|a veces|un poco|la verdad) )*(?:$|[.,]))|(?:sometimes|think so|sort of|a bit yeah|kind of|kindof|kinda|possibly|not sure|i not know|idk|a little|a bit|on and off|now and then|a veces|no se|un poco|mas o menos|de vez en cuando|(?:it |that |the thought )?(?:has |have )?crossed my mind|once or twice|now and again|some (?:days|nights)|at times|(?:it )?comes and goes|va y viene|algunas noches|hay noches|se me (?:(?:ha|lol) )?(?:paso|pasado|cruzo|cruzado)(?: por la (?:cabeza|mente))?|alguna vez|algunas veces|a ratos|hay dias)${ENDS})`,
);
/** "I do not know if she called" only begins like an answer. */
const UNSURE_IF = new RegExp(
  `^${MARKS}(?:not sure|idk|i not know|no se) (?:if|what|how|why|who|where|when|about|si|que|como|quien|donde|cuando|por que) `,
);
const RATHER =
  /(?:^| )(?:rather not|ra?ither no say|rather keep (?:that|it)|not want (?:to )?(?:say|talk|answer)|none of your|that is my business|not (?:going to )?answer(?:ing)? that|no comment|prefiero no|preferiria no|no quiero (?:decir|hablar|contestar)|no me preguntes|not ask me (?:that|this)|no (?:la |lo )?voy a contestar|prefer not)(?= |$)/;
/** What comes after such a word may take the no back. */
const BUT = / (?:but|though|except|pero|aunque) /;
export const NOW =
  /(?:^| )(?:tonight|today|now|rightnow|soon|tomorrow|already|esta noche|hoy|ahora|manana|pronto)(?= )/;

/** To be where the dead are: no plain yes, and no "no". */
const JOIN =
  /(?:^| )(?<!(?:^| )(?:no|not|never|nunca) )(?:want|wish|quiero|quisiera) (?:\S+ ){0,2}(?:be with (?:him|her|them)|come (?:to )?where (?:you|she|he) (?:are|is)|join (?:him|her|them)|irme con (?:el|ella)|estar con (?:el|ella))(?= )/;
export const wantsToJoin = (words: string): boolean => JOIN.test(words);

/** "It is odd, no?": what a longer sentence ends with is a tag. */
const TAG = /((?:^| )\S+ \S+ [^\s.,]+) , no (?:[.,] )*$/;

const SURE = 0.6;
/** What comes after "no, but" takes nothing back where this little danger is in it. */
const HARMLESS = 0.35;
/** From this likelihood on not even a flat denial is taken for one. */
const SURELY = 0.8;
/** With less than this nothing in a text sounds like it. */
export const SOME_DANGER = 0.15;
const LONGEST_PLAIN = 120;

/** What a text says to "Are you thinking about ending your life?": plain words first, then what was learned. */
export const readAnswer = (heard: HeardText): TypedAnswer => plainAnswer(heard) ?? likelyAnswerIn(heard);

/** What plain words answer; null where they say nothing of it. `other`: they do, but the text takes it back. */
export function plainAnswer({ words: said, level, danger }: HeardText): TypedAnswer | null {
  const words = said.replace(TAG, '$1 ');
  const isShort = words.length <= LONGEST_PLAIN;
  const isDanger = isCrisis(level);
  if (isShort && PLANNED.test(words)) return 'yes';
  if (RATHER.test(words)) return 'rather-not';
  if (isShort && JOIN.test(words)) return 'sometimes';
  const isAside = UNSURE_IF.test(words) && danger < SOME_DANGER;
  if (isShort && SOMETIMES.test(words) && !isAside) return 'sometimes';
  const no = saysNo(words, { level, danger });
  if (no) return takenBack(words) ?? (isDanger ? 'other' : 'no');
  return isShort && (OWN_YES.test(words) || YES.test(words) || PLANNED.test(words)) ? 'yes' : null;
}

/** It was said before, and is said again. */
const SAID_NO =
  /^(?:[.,] )*(?:i )?(?:already |just )?(?:said|told you) (?:already )?(?:no|nope)(?: already| twice| like| two| again| [.,]| $)|^(?:[.,] )*(?:ya )?(?:te |le |les )?(?:lo )?(?:dije|he dicho) (?:ya )?que no(?= )/;

/** A "no" in plain words, whatever comes after it. */
function saysNo(words: string, { level, danger }: Pick<HeardText, 'level' | 'danger'>): boolean {
  if (words.length > LONGEST_PLAIN || NOBODY.test(words)) return false;
  const isCalm = level === 'none' && danger < HARMLESS;
  if ((NO.test(words) || NO_ALONE.test(words)) && (!BUT.test(words) || isCalm)) return true;
  if (level === 'none' && danger < SURELY && (isFlatNo(words) || SAID_NO.test(words))) return true;
  return isCalm && (NO_CLAUSE.test(words) || NO_WITH_MORE.test(words));
}

/** What a "no" comes to that is taken back in the same breath. */
const takenBack = (words: string): TypedAnswer | null =>
  thenSometimes(words) ? 'sometimes' : takesNoBack(words) ? 'other' : null;

/** Whether a day or a plan is named in answer to that question. */
export const saysPlanned = (words: string): boolean => PLANNED.test(words);
/** "I've got it planned for Friday", said to that question. */
const PLANNED =
  /(?:^| )(?<!(?:not|never|no) )(?:got it (?:all )?planned|have it (?:all )?planned|planned (?:it )?for (?:\S+ )?(?:today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)|it is (?:all )?planned|lo tengo (?:todo )?(?:planeado|planificado|decidido|pensado))(?= )/;

/** What a text sounds like as an answer, by what was learned alone. */
export function likelyAnswerIn({ words, level, confidences }: HeardText): TypedAnswer {
  const [best, sure] = ANSWERS.reduce<[TypedAnswer, number]>(
    ([most, highest], answer) => {
      const confidence = confidences[`q.${answer}`] ?? 0;
      return confidence > highest ? [answer, confidence] : [most, highest];
    },
    ['other', 0],
  );
  const isBorneOut = BEARS_OUT[best].some(
    (label) => (confidences[label] ?? 0) >= (label === 'a.yes' ? SURELY_YES : BORNE_OUT),
  );
  const isSentence =
    (best === 'no' && BEGINS_WITH_NO.test(words.replace(TAG, '$1 '))) ||
    (best === 'yes' && BEGINS_LIKE_YES.test(words));
  // "Thanks for nothing" is no "no".
  const isThanks =
    best === 'no' &&
    BEARS_OUT.no.every((label) => (confidences[label] ?? 0) < (confidences['a.thanks'] ?? 0));
  const isLeftOpen = best === 'no' && takesNoBack(words);
  if (sure < SURE || !isBorneOut || isSentence || isThanks || isLeftOpen) return 'other';
  return isCrisis(level) && (best === 'no' || best === 'safe') ? 'other' : best;
}

/** An answer that was learned counts where the text sounds like one at all: most texts are none. */
const BORNE_OUT = 0.3;
/** "I am fine" begins like a yes, too. */
const SURELY_YES = 0.5;
const BEARS_OUT: Readonly<Record<TypedAnswer, readonly string[]>> = {
  yes: ['a.yes', 'g.direct'],
  sometimes: ['a.unsure', 'a.yes', 's.die'],
  no: ['a.no', 'p.deny'],
  'rather-not': ['a.no', 'a.unsure', 'a.stop', 's.secret'],
  safe: ['p.safe', 'a.safe', 'p.deny'],
  other: [],
};
const ANSWERS: readonly TypedAnswer[] = ['yes', 'sometimes', 'no', 'rather-not', 'safe', 'other'];
