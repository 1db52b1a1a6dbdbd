import { NAMED, plainTest } from '../../plain/people';

const KIN = `(?:${NAMED}|husbands?|wifes?|dads?|moms?|mums?|sons?|daughters?)`;
const DEAD = plainTest([
  `(?:my|our|his|her|the) (?:late|dead|deceased) (?:\\S+ )?\\S+|(?:mi|mis|su|el|la) (?:\\S+ )?(?:difunt[oa]|finad[oa]|fallecid[oa])(?: \\S+)?|(?:en|que en) paz descanse|que dios (?:lo|la) tenga`,
  `(?:he|she|who|${KIN}) (?:has |had |have )?(?:died|passed(?: away)?)|(?:murio|fallecio|ha muerto|se murio|ya no vive)`,
]);
const FAREWELL = plainTest(
  '(?:note|notes|letter|letters|goodbyes?|farewell|diary|journal|voicemail|carta|cartas|nota|notas|despedid\\w*|despid\\w*|despedia|adios|diario|audio)',
);
/** Their own wish, or a danger now. */
const MORE = plainTest([
  '(?:i )?(?:want|wish|wanna|going|gonna|ready|plan\\w*|might|decided) (?:\\S+ ){0,3}(?:be|with|join|follow|die|go|end|not)|join (?:him|her|them)|with (?:him|her) (?:again|now|soon)|kill\\w*|suicid\\w*|myself|cannot (?:go on|live|carry on|do this)|no point|better off|i wrote|my own (?:note|letter)|tonight',
  'quiero|quisiera|ojala|me voy|irme|con (?:el|ella) (?:otra vez|pronto|ya)|matar\\w*|suicid\\w*|morir\\w*|no puedo (?:mas|seguir|vivir)|sin sentido|yo escribi|escribi|esta noche',
]);
const PEOPLE = new RegExp(`(?:^| )(?:my|mi|our|nuestr[oa]) (?:late |dead |difunt[oa] )?(${KIN})(?= )`, 'g');

/** A farewell of somebody who has died, found or read again: grief, and no danger to anybody now. */
export const isFarewellOfTheDead = (words: string): boolean =>
  DEAD(words) &&
  FAREWELL(words) &&
  !MORE(words) &&
  new Set([...words.matchAll(PEOPLE)].map(([, who]) => who)).size <= 1;

const WHEN = '(?: (?:[.,] )?(?:in|on|last|this|\\d{4}|years?|ago|en|el|hace|anos?|year|(?:[a-z]+ )?\\d{4}))*';
const LOST = new RegExp(
  `(?<=^| )(?:(?:since|after|when|because|that|desde que|cuando|porque|que) )?(?:(?:(?:our|my|his|her|the) (?:\\S+ )?${KIN} (?:has |had |have )?(?:just )?(?:died|passed(?: away| on)?|was buried)|(?:se )?(?:murio|fallecio|murieron) (?:mi|nuestr[oa]|el|la|su) ${NAMED}|(?:mi|nuestr[oa]|el|la|su) (?:\\S+ )?${NAMED} (?:se )?(?:murio|fallecio))${WHEN})(?= )`,
  'g',
);
/** A text without the loss of somebody that it tells in passing: "since our mum died, 2021". */
export const withoutTheDead = (words: string): string => words.replace(LOST, ' ').replace(/ +/g, ' ');
