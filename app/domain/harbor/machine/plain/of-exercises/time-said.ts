import { plainCharacters } from '../../../../listener/text/characters';

const DAY =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thurs|fri|sat|sun|weekend|lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|fin de semana|quincena|payday';
const PART =
  'morning|afternoon|evening|night|noon|lunch|lunchtime|dinner|breakfast|midnight|week|month|mediodia|tarde|noche|manana|semana|mes|almuerzo|cena|desayuno|comida';
const POINT = `(?:\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|h|hs|hrs|in the \\w+|de la \\w+))?|${DAY}|${PART})`;
const BEFORE =
  '(?:on|at|in|by|this|next|after|before|around|every|first thing|right after|when|once|el|la|los|las|este|esta|el proximo|la proxima|proximo|a|al|a las|a la|en|por|despues de|despues del|antes de|antes del|cuando|apenas|en cuanto|the) ';
const TIME = new RegExp(
  `(?:^|[^a-z])((?:${BEFORE})*(?:${POINT})(?![a-z0-9]).*|(?:after|before|when|once|right after|as soon as|despues de|antes de|cuando|apenas|en cuanto) .+|(?:in|en|within) \\d+ .+)$`,
);
const TODAY = /^(?:now|today|tomorrow|ahora|hoy|manana)$/;
/** "Not today", "hoy no": what it is not, before what it is. */
const NOT_THEN =
  /\b(?:no,? )?(?:not|no) (?:now|today|tomorrow|tonight|ahora|hoy|manana)(?:,? no\b)?|\b(?:hoy|ahora|manana) no\b/g;
/** More than a time is told. */
const MORE = /\b(?:y|and|but|pero|because|porque|cannot|can't|cant|no|not|i am|estoy)\b/;
const SAID_AGAIN = /\b(?:i said|i meant|te dije|dije|digo)\b|,? *\b(?:instead|mejor|please|por favor)\b.*$/g;
const LONGEST = 45;

/** The time that a text names, as it was typed, without what was said around it; null where it names none. */
export function timeIn(text: string): string | null {
  if (text.length > LONGEST) return null;
  // The same length as what was typed, so that the words can be taken from it.
  const plain = plainCharacters(text.replace(/\s+/g, ' ').trim());
  const bare = plain
    .replace(NOT_THEN, '')
    .replace(SAID_AGAIN, '')
    .replace(/^[,.!?\s]+|[,.!?\s]+$/g, '');
  const found = TIME.exec(bare)?.[1]?.trim();
  return found && !TODAY.test(found) && !MORE.test(found) ? asTyped(text, found) : null;
}

/** The words of a text whose plain letters these are. */
function asTyped(text: string, plain: string): string {
  const typed = text.replace(/\s+/g, ' ').trim();
  const from = plainCharacters(typed).indexOf(plain);
  const isAligned = plainCharacters(typed).length === typed.length;
  return from >= 0 && isAligned ? typed.slice(from, from + plain.length) : plain;
}

/** Whether a text puts a time right: "no, not today, saturday"; where no other words are looked for, a time alone does. */
export const correctsTime = (words: string, { isPlainTimeEnough }: { isPlainTimeEnough: boolean }): boolean =>
  CORRECTS.test(words) || (isPlainTimeEnough && PLAIN_TIME.test(words));
const OPENERS = '(?:(?:ok|but|pero|eh|wait|espera|perdon|sorry|[,.]) )*';
const CORRECTS = new RegExp(
  `^ ${OPENERS}(?:no|nah|not|i said|i meant|actually|make it|change it|dije|digo|mejor|cambia|cambialo|wrong (?:day|time)|que sea|hoy no|ahora no) `,
);
const PLAIN_TIME = new RegExp(`^ ${OPENERS}(?:on|at|el|la|this|next|better|este|esta) `);
