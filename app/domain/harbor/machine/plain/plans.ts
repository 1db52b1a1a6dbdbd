import { phrase } from './typed-words';

const LONGEST = 110;

const WHOM_EN =
  '(?:(?:my|the|our) \\S+|him|her|them|someone|somebody|a (?:doctor|friend|therapist|counsell?or|teacher|neighbou?r))';
const TELLS_EN =
  '(?:tell|call|ring|phone|text|message|email|write to|write|ask|see|visit|talk to|talk with|speak to|speak with|meet)';
const TELLS_ES =
  '(?:contar\\w*|decir\\w*|llamar\\w*|hablar\\w*|escribir\\w*|pedir\\w*|preguntar\\w*|ver|visitar\\w*|mandar\\w*)';
const NOW_ES = '(?:cuento|llamo|hablo|escribo|pido|pregunto|mando|digo)';

/** What somebody means to do with a person, said as a plan: "i'll call my sister tonight". */
const PLANS = [
  phrase(
    `(?:i (?:will|might|may|think i will|guess i will|could|can)|i am (?:going to|gonna)|going to|maybe i (?:will|can|could)|let me) (?:just |go |go and |maybe |try to |probably )*${TELLS_EN} ${WHOM_EN}`,
  ),
  phrase(
    `(?:voy a|le voy a|la voy a|lo voy a|se lo voy a|les voy a|creo que voy a|quizas? voy a|puedo|podria|mejor voy a) ${TELLS_ES}(?= )|(?:igual|creo que|mejor|manana|hoy|luego|esta noche|al rato|capaz|quizas?) (?:ya )?(?:se lo|se la|le|la|lo|les|me)? ?${NOW_ES} (?:a|con|al)|(?:le|la|lo|se lo|les) ${NOW_ES} (?:manana|hoy|luego|esta noche|al rato|despues|el \\S+)(?= )`,
  ),
];
/** Threats and goodbyes are no plans, nor is what was refused, feared or only asked. */
const NONE = phrase(
  '\\?|not|never|cannot|if i|scared|afraid|want to but|goodbye|police|lawyer|what (?:i|he|she|they) (?:think|deserve)|off(?= (?:$|[.,]))|no|nunca|miedo|si le|si lo|despedir\\w*|adios|policia|sus verdades',
);

/** Whether a short text tells of a step toward a person. */
export const isPlanWithPerson = (words: string, text: string): boolean =>
  text.length <= LONGEST && !NONE.test(words) && PLANS.some((pattern) => pattern.test(words));
