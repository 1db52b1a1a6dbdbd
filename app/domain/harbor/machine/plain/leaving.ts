import { END, opening, phrase } from './typed-words';

/** Longer texts tell something, whatever else they say. */
const LONGEST = 110;

const LEAVES = [
  phrase(
    `(?:i am|i will be) (?:off|heading (?:off|to bed)|off (?:to bed|to sleep|out)|going (?:to bed|to sleep|now))${END}|(?:got to|have to|need to|ought to|better|must|should) (?:go(?: now| to bed| to sleep)?|get (?:going|to bed|some sleep)|head off|log off|leave)${END}`,
  ),
  phrase(
    `(?:just|only) (?:wanted|want|came|come) to say (?:bye|goodbye|night|good night|ta ra)|i am (?:off|done (?:here|for now|for today|for tonight|now))${END}|leave it (?:here|there|at that)${END}|call it a (?:night|day)|that is me (?:done|off)|that will do (?:me|for (?:now|today|tonight))|i will (?:come|be) back (?:later|tomorrow|another)`,
  ),
  opening(
    `(?:good )?(?:night|nite)(?: night)?${END}|nighty? night|nighty|bye|bye bye|goodbye|cya|see (?:ya|you)${END}|see you (?:later|soon|tomorrow)|ttyl|laters?${END}|ta ra|cheerio|take care${END}`,
  ),
  phrase(
    `(?<! no )(?:ya )?me voy(?: (?:yendo|ya|a dormir|a la cama|a acostar|a descansar|de aqui|nomas|mejor|a trabajar))?${END}|me voy (?:que|q|porque|ya que) |me (?:despido|retiro|desconecto|piro|abro|duermo|acuesto)${END}|(?:me )?queria despedir(?:me)?${END}|(?:me )?tengo que (?:irme|ir|dormir|salir)${END}|debo irme|voy a (?:dormir|acostarme|descansar)${END}|manana madrugo|lo dejo (?:aqui|aca|ahi|por hoy|asi)|hasta (?:aqui|aca|ahi)(?: (?:llego|llegue|por hoy|nomas|lo dejo))?${END}|ahi nos vemos|hablamos (?:luego|manana|otro dia)|por hoy (?:basta|es todo|ya esta|estuvo)`,
  ),
  opening(
    `(?:chau|chao|adios|ciao|agur|abur|buenas noches(?: (?:harbor|gracias|muchas|y|[.,]))*(?= $)|nos vemos|hasta (?:manana|luego|pronto|otra|la proxima))`,
  ),
];

/** A goodbye that stands at the very end: "nothing. thx bye". */
const LAST = phrase(
  `(?:[.,] |^ (?:\\S+ ){0,3}?)(?:(?:ok|okay|thanks|thank you|ty|cheers|well|right|anyway|and|gracias|bueno|pues|listo|vale) )*(?:good ?night|night night|night|bye(?: bye)?|goodbye|cya|ttyl|gtg|g2g|adios|chao|chau|xao|ciao|hasta (?:luego|manana|pronto|la proxima|otro dia)|nos vemos|see (?:you|ya)(?: later| tomorrow| soon)?)(?: (?:i guess|then|now|all|harbor|love|lass|lad|mate|everyone|for now|x+))*(?: [.,?])*(?= $)|(?:got to|have to|need to|better) (?:go|run|dash)(?: now)? [.,]`,
);
const LONGEST_LAST = 140;
/** Whether a text ends with a goodbye, whatever it tells before. What is written to somebody else may end so, too. */
export const endsWithGoodbye = (words: string, text: string): boolean =>
  text.length <= LONGEST_LAST && !text.trimEnd().endsWith('?') && !STAYS.test(words) && LAST.test(words);

/** Whether a text takes leave in plain words, whatever else stands in it: "nah i'm off, this is no use". */
export const takesLeave = (words: string, text: string): boolean =>
  text.length <= LONGEST &&
  !STAYS.test(words.replace(SOMEBODY_COMES, ' ')) &&
  LEAVES.some((pattern) => pattern.test(words));

/** Why they leave: somebody is at the door. */
const SOMEBODY_COMES = phrase(
  '(?:she|he|they) (?:is |are |has |have |just )*(?:walked in|home|here|back|up|awake|calling|waiting|coming|at the door|arrived|landed|shouting)',
);
/** Going on, asking for something first, or telling why: "before i go to bed". */
const STAYS = phrase(
  'before i|antes de que|antes de (?:irme|dormir)|cannot (?:go|sleep|get)|not (?:going|go|want to go)|no puedo (?:irme|dormir)|no (?:quiero|me quiero) ir|he|she|they|when i|cuando me',
);
