import type { ExerciseId } from '../../../steps/exercises/all';
import { phrase } from '../typed-words';

const THING = '(?: (?:thing|thingy|exercise|stuff|one|bit|technique|button))';
/** "Lo de respirar", "el ejercicio del pensamiento". */
const LO_DE =
  '(?:(?:lo|la|el|eso|ese|esa|esto|ejercicio|cosa|boton|tecnica) (?:de(?:l)? )(?:la |las |los |el |un |una )?)';

/** Names that can hardly be anything else than the exercise or the button that leads to it. */
const CALLED: readonly (readonly [ExerciseId, string])[] = [
  ['STEP', `(?:one |a |the )?(?:small|tiny|little|baby) steps?${THING}?|${LO_DE}(?:paso|pasito)\\S*(?: pequeno)?|(?:un |el )?(?:paso (?:pequeno|chiquito|chico)|pequeno paso|pasito)`],
  ['BREATH', `(?:breathing|breath|breathe)${THING}|(?:paced|slow|deep) breathing|${LO_DE}respir\\S+|respirar (?:con ritmo|despacio|lento)|(?:ejercicio|ejercicios) de respiracion`],
  ['GROUND', `(?:the )?(?:five |5 )?senses${THING}?|grounding${THING}?|${LO_DE}(?:cinco )?sentidos|(?:los )?cinco sentidos`],
  ['WORRY', `worry(?:ing)?${THING}|worry time|(?:hora|rato) (?:de|para) (?:la |las )?preocup\\S+|${LO_DE}preocupaci\\S+`],
  ['THOUGHT', `thoughts?${THING}|thought record|(?:look at|examine) (?:a|one|the|that) thought|(?:record|registro) (?:of|de|del) (?:a |un |mi |los )?(?:thoughts?|pensamientos?)|${LO_DE}pensamientos?|mirar un pensamiento`],
  ['SOLVE', `problem ?solving${THING}?|(?:the )?problem${THING}|resolver (?:un|el) problema|${LO_DE}problemas?`],
  ['KIND', `self ?compassion${THING}?|kindness${THING}|be(?:ing)? kind to myself|amabilidad (?:conmigo|contigo)|autocompasion|ser amable conmigo|${LO_DE}(?:ser amable|amabilidad)`],
  ['SLEEP', `steps for sleep|sleep(?:ing)?(?: steps)?${THING}|sleep steps|pasos para dormir|${LO_DE}(?:dormir|sueno)`],
  ['URGE', `(?:riding|ride) out (?:an|the|my|this) urge|urges?${THING}|urge surfing|dejar pasar las ganas|${LO_DE}ganas`],
  ['GRIEF', `(?:one )?memory${THING}|${LO_DE}recuerdo`],
  ['LETTER', `unsent letter|letter${THING}|letter (?:that )?(?:i|you) (?:do not|will not|never) send|carta (?:sin enviar|que no (?:envio|mando|se envia))|${LO_DE}carta`],
  ['VALUE', `what matters${THING}|${LO_DE}lo que importa`],
  ['WRITE', `(?:a )?page of (?:my|your) own|(?:free )?writing${THING}|(?:una )?pagina (?:mia|tuya|en blanco)|${LO_DE}escribir`],
  ['WORDS', `words (?:i could|i can|to) say|palabras para decir\\S*|lo que (?:podria|puedo) decir`],
  ['DECIDE', `(?:for and against|pros and cons|a favor y en contra|pros y contras)${THING}?|${LO_DE}decidir`],
  ['SPEAK', `before i speak|${LO_DE}hablar en publico`],
]; // prettier-ignore

const PATTERNS = CALLED.map(([id, list]) => [id, phrase(list), list] as const);

/** The exercise that a piece of text names as such; null where it names none. */
export const exerciseNamed = (words: string): ExerciseId | null =>
  PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;

/** All names as one alternative. */
export const ANY_EXERCISE = CALLED.map(([, list]) => list).join('|');
