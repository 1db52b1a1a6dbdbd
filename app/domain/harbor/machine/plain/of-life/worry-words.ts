import { phrase } from '../typed-words';

const EN =
  'fail\\w*|exams?|tests?|grades?|deadlines?|scared|afraid|worr\\w+|nervous|anxious|panic\\w*|stress\\w*|(?:kill|murder|throw|kick|sack|fire|dump|leave) me|going to get (?:it|told off|shouted at|in trouble)|trouble|late|lost|lose|losing|debts?|rent|bills?|broke|evict\\w*|cry|cried|crying|hurts?|pain|sick|ill|dead|die[sd]?|dying|fights?|fought|alone|nobody|no one|hate[sd]?|cannot|could not|never|not know|stuck|tired|exhausted|sad|angry|mad at|ashamed|guilty|worst|wrong';
const ES =
  'desaprueb\\w*|desaprob\\w*|reprueb\\w*|reprob\\w*|suspend\\w*|jal(?:e|o|ar)|repet\\w+|examen\\w*|pruebas?|parcial\\w*|notas?|tesis|expo\\w*|miedo|preocup\\w*|nervios\\w*|ansi\\w+|panico|estres\\w*|agobi\\w*|me (?:mata\\w*|va a matar|echa\\w*|saca\\w*|deja\\w*|reta\\w*|cuelga\\w*)|problema\\w*|tarde|perd\\w+|deudas?|renta|alquiler|cuentas?|desaloj\\w*|llor\\w+|duele\\w*|dolor\\w*|enferm\\w*|muert\\w*|mori\\w*|pele\\w+|sol[oa]|nadie|odi[oa]\\w*|no (?:puedo|pude|se (?:nada|que)|llego|alcanzo|me sale)|nunca|cansad\\w*|triste\\w*|enojad\\w*|verguenza|culpa|peor|mal';

/** A word of worry, trouble or loss stands in a text: then it is no small talk. */
export const namesWorry = (words: string): boolean => WORRY.test(words);
const WORRY = phrase(`${EN}|${ES}`);
