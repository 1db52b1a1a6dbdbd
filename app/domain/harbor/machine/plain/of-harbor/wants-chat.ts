import { phrase } from '../typed-words';

const WANTS = phrase(
  '(?:want|wanted|like|fancy|need|after|here|came) (?:to |for |a )*(?:(?:just|only|little|bit of|nice|quick|of|a|to) )*(?:chat|natter|chinwag|chit chat|small talk|yap|conversation)|(?:can|could|shall) we (?:just |please )*chat|let us (?:just )?chat|(?:only|just) (?:to |a |here to )?chat|(?:quiero|queria|quisiera|vengo a|vine a|ganas de|vamos a|podemos|me gusta|me gustaria|pues|solo|nomas|nada mas|para|a) (?:(?:nomas|solo|nada mas|un poco de|de) )*(?:platicar|charlar|conversar|chacharear|cotorrear|una (?:platica|charla|conversacion))',
);
/** With somebody else, of something of its own, or not wanted. */
const OTHERWISE = phrase(
  '(?:with|to) (?:a|an|my|her|him|them|someone|somebody|people|real|friends?)|about|(?:not|never) (?:\\S+ ){0,2}(?:chat|talk)|con (?:mi|mis|el|ella|ellos|alguien|una|un|gente|ustedes los)|sobre|acerca|de (?:lo|eso|esto|mi|mis|el|la|algo)|(?:no|nunca|sin|tampoco) (?:\\S+ ){0,2}(?:platicar|charlar|conversar)',
);
const LONGEST = 260;
const CLAUSES = / [.,?] /;

/** Whether somebody wants nothing but a chat. */
export const wantsChat = (words: string, text: string): boolean =>
  text.length <= LONGEST &&
  words
    .split(CLAUSES)
    .some((clause) => WANTS.test(` ${clause.trim()} `) && !OTHERWISE.test(` ${clause.trim()} `));

const IS_GONE = phrase(
  '(?:se|ya se) me (?:fue|adelanto|murio)|(?:que )?en paz descanse|que (?:de dios goce|descanse)|mi difunt[oa]|(?:mi|ya) \\S+ ya no esta|(?:anos|meses) (?:que|hace que) (?:se (?:me )?(?:fue|murio)|murio|fallecio)|god rest (?:him|her)|rest (?:his|her) soul|my late (?:husband|wife|mother|father|mom|dad|\\S+)|(?:he|she) (?:has been gone|is gone|passed|died)|(?:years|months) (?:gone|since (?:he|she) (?:died|passed|went))',
);
const USED_TO = phrase(
  'me (?:cantaba|decia|llevaba|hacia|contaba|traia|sacaba|bailaba|llamaba|tocaba)|(?:el|ella|siempre|mi \\S+) (?:me )?(?:cantaba|decia|bailaba|contaba|hacia|cocinaba|tocaba|silbaba)|used to|would (?:always|sing|say|dance|tell|whistle|call)|always (?:sang|told|made|said|danced|called|burnt|burned)',
);
const SMILES = phrase(
  'daba gusto|(?:de|la|mucha|que|una) risa|nos reiamos|me reia|me hacia reir|carcajada\\w*|desafin\\w+|pisot\\w+|chistes?|bail\\w+|cant\\w+|laugh\\w*|smile|smiling|funny|out of tune|off key|terribl[ey]|tone deaf|sang|sing|danced?|hilarious|jokes?|what a man|what a woman',
);
const HURTS = phrase(
  'miss (?:him|her|them)|cannot|cry\\w*|hurts?|hard|lonely|alone|empty|unbearable|want to be with|llor\\w+|extran\\w+|duele|no puedo|sol[oa]|vaci[oa]|triste|irme con|alcanzarl[oa]|me quiero ir',
);

/** Whether somebody who is gone is told of with a smile: "he sang to me, so out of tune it was a joy". */
export const smilesAtMemory = (words: string): boolean =>
  IS_GONE.test(words) && USED_TO.test(words) && SMILES.test(words) && !HURTS.test(words);
