import { typedWords } from '../typed-words';
import { namesAct } from './step-said';

const LONGEST = 90;
const LEADS_IN =
  /^\W*(?:(?:never ?mind|ok(?:ay)?|well|so|maybe|then|anyway|fine|bueno|pues|entonces|nada|mejor|ya|igual)\b[\s,]*)+/iu;
const VERBS_EN =
  '(?:write|open|read|start|clean|wash|walk|make|cook|print|sort|pay|tidy|fill|draft|book|water|fold|shower|put|take|try|do|set|pack|look up|check)';
const VERBS_ES =
  '(?:escribir|abrir|leer|empezar|limpiar|lavar|caminar|hacer|cocinar|imprimir|ordenar|pagar|llenar|regar|doblar|poner|sacar|probar|preparar|revisar|buscar|dejar listo)';
const WILL = new RegExp(
  `^ (?:(?:never ?mind|ok|okay|well|so|maybe|then|anyway|fine|i think|i guess|bueno|pues|entonces|nada|mejor|ya|creo que|capaz|[.,]) )*(?:(?:i will|ill|i am going to|i think i will|i guess i will|gonna) (?:just |only |maybe |go and |try to |at least )*${VERBS_EN}|(?:voy a|mejor voy a) (?:solo |nomas |intentar |tratar de )*${VERBS_ES}) (?:\\S+ ){1,12}$`,
);
/** What ends or harms something, or is somebody else's, is no small step. */
const NONE =
  / (?:not|never|cannot|if|him|her|them|kill|die|end|quit|lie|pills?|it all|what (?:he|she|they)|no|nunca|si|matar\S*|morir\S*|acabar\S*|pastillas?|renunciar|irme|\?)(?= )/;

/** The act that a text ends with as a plan: "ill just write one bad sentence and see". Null: it ends with none. */
export function actIn(text: string): string | null {
  const last = sentences(text.replace(/\b(never ?mind)[, ]+/gi, '$1. ')).at(-1) ?? '';
  const words = typedWords(last);
  if (last.length > LONGEST || NONE.test(words) || !WILL.test(words)) return null;
  return bare(last);
}

/** The act that a text names first, where a move was asked for: "opening the document, i guess". Null: it names none. */
export function moveIn(text: string): string | null {
  const [first = ''] = text.trim().split(/[.,;!\n]|\s(?:and then|then|but|pero|y luego)\s/u);
  const words = typedWords(first);
  const isAct = GERUND.test(words) || namesAct(first.replace(LEADS_IN, ''));
  const isShort = words.trim().split(' ').length <= MOST && first.trim() !== '';
  return isAct && isShort && !NONE.test(words) && !NO_MOVE.test(words) ? bare(first) : null;
}
const MOST = 12;
const GERUND =
  /^ (?:(?:maybe|just|probably|well|ok|i guess|i suppose) )*[a-z]{2,}ing (?:the|my|a|an|one|two|it|to|out|up|some|that|this|down)(?= )/;
const NO_MOVE =
  / (?:nothing|nada|anything|something|algo|everything|being|having|feeling|getting (?:better|worse)|do not know|no se)(?= )/;

const sentences = (text: string): string[] =>
  text
    .split(/[.!?;\n]+/)
    .map((each) => each.trim())
    .filter(Boolean);
const bare = (text: string): string => text.replace(LEADS_IN, '').trim();
