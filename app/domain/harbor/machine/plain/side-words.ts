import { phrase } from './typed-words';

const HABIT = phrase(
  'used to|every (?:birthday|christmas|easter|year|sunday|summer|week|time|one)|always|together|solia\\w*|soliamos|siempre|todos los (?:anos|domingos|veranos)|cada (?:ano|domingo|verano|navidad|cumpleanos)|junt[oa]s',
);
const IN_GRIEF = phrase(
  'miss|misses|missing|grie\\w+|lost|cry|crying|cannot|not (?:been|slept|eaten|the same)|never (?:been|got)|feel|felt|hard|empty|alone|anniversary|grave|funeral|extran\\w+|llor\\w+|no (?:puedo|he|soy|duermo)|falta|dolor|duele|triste|sol[oa]|vaci[oa]|luto|aniversario|tumba',
);
/** A death that only says since when, or until when, something was so. */
const DATED =
  /(?:^| )(?:ever )?(?:since|until|till|before|after) (?:(?:my|our|the) )?(?:\S+ ){1,2}(?:died|passed(?: away)?)(?= )|(?:^| )(?:desde que|hasta que|antes de que|despues de que) (?:se )?(?:murio|fallecio|muriera|falleciera)(?: (?:mi|nuestr[oa]|el|la) \S+)?(?= )/g;

/** A text without a death that only dates a habit: "we did every birthday together, since Mum died". */
export function withoutDated(words: string): string {
  const rest = words.replace(DATED, ' ');
  return rest !== words && HABIT.test(` ${rest} `) && !IN_GRIEF.test(` ${rest} `) ? rest : words;
}

/** What was said to somebody of how much somebody else drinks: the talk is what it is about. */
const SAID_OF_DRINK =
  /(?:^| )(?:(?:i )?(?:told|said to|warned|accused) (?:her|him|them|my \S+) (?:that |of )?|i (?:said|mentioned) (?:that )?|(?:le|les) (?:dije|comente|conte|solte) (?:a (?:mi|la|el) \S+ )?que )(?!i |yo )(?:\S+ ){1,5}(?:drinks?|drinking|drank|toma|bebe|tomaba|bebia)(?: (?:too much|a lot|mucho|demasiado))?(?= )/g;
export const withoutSaidOfDrink = (words: string): string => words.replace(SAID_OF_DRINK, ' ');

/** Sugar in the blood: what may be eaten is a part of an illness. */
export const tellsOfDiabetes = (words: string): boolean => DIABETES.test(` ${words} `);
const DIABETES = phrase(
  'diabet\\w+|type (?:2|two|1|one)|insulin|insulina|blood sugars?|(?:encontraron|detectaron|salio|sali|tengo|tiene|subio|subida de|soy de|alta) (?:el |la |mi )?azucar|azucar (?:en la sangre|alta)',
);
