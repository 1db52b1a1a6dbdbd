import { phrase } from '../typed-words';

const FEW =
  '(?:(?:like|about|only|just|maybe|barely|como|unas|solo|apenas|nomas|a lo mucho|con suerte|max|maximo) )*(?:0|1|2|3|4|5|an|one|two|three|four|five|half an|una|dos|tres|cuatro|cinco|media)(?: (?:or|to|o|a|y) (?:\\d|media|two|three|four|five|dos|tres|cuatro|cinco))?(?: (?:hours?|hrs?|h|horas?|hs|horitas?))';
const LITTLE = phrase(
  `(?:sleep|slept|sleeping|asleep|got|get|getting|had) (?:(?:for|around|last night|me|him|in) )*${FEW}|${FEW} (?:of |de )?(?:sleep|sueno|dormid[oa]s?)|(?:duermo|dormi|dormimos|durmiendo|dormir|dormido|duerme) (?:(?:por|unas|ayer|anoche|ya|hoy) )*${FEW}|(?:i (?:said|wrote|told you)|dije|digo|puse|te dije) (?:que )?${FEW}`,
);

/** So few hours are told that nobody sleeps too much. */
export const sleptLittle = (words: string): boolean => LITTLE.test(words);
