import { phrase } from '../typed-words';

const LONGEST = 110;

const ASKS = phrase(
  '(?:in|as) (?:one|1|a) (?:single |short )?(?:line|sentence|go)|(?:short|shorter|quick|brief|lazy|fast|one line|one sentence) version|tl ?dr|tldr|(?:the )?gist(?: of it)?|in short|in a nutshell|(?:just|only) (?:tell|give|show|read) me (?:all )?(?:the |your |these |those )?steps|(?:what|tell me what) (?:are|is) (?:all )?the steps|(?:tell|give|show) me (?:all )?the steps|sum (?:it|this|that) up|summar\\w+|what do i (?:actually |even )?have to do|en (?:una|1|dos) (?:sola |misma )?(?:linea|frase|oracion|palabra|lineas|palabras)|(?:version|forma) (?:corta|rapida|resumida|breve)|(?:dimelo|digamelo|decimelo|cuentamelo|explicamelo|contamelo|ponmelo) (?:ya )?(?:rapid\\w+|cort\\w+|breve|resumid\\w+|en corto|de una(?: vez)?)|resum\\w+|en (?:resumen|pocas palabras|corto|breve|concreto)|(?:solo |nomas )?(?:dime|digame|decime|dame|deme|pasame|cuales son|que son) (?:solo |nomas |todos |ya )*los pasos|(?:que|q) (?:hay que|tengo que|se) hac\\w+ (?:en concreto|exactamente|rapido|en corto)',
);
/** Told of somebody else, of a text that was written, or not wanted. */
const NOT_ASKED = phrase(
  'not (?:\\S+ )?(?:in short|short version)|(?:he|she|they|boss|teacher|el|ella|jefe|profe\\w*) (?:\\S+ ){0,2}(?:wants?|asked|said|quiere|pidio|dijo|me (?:dio|mando))|(?:my|his|her|their|mi|su) (?:\\S+ )?(?:life|story|day|vida|historia|essay|thesis|report|ensayo|tesis|tarea)|(?:dijo|said|told|wrote|escribio|mando|sent)',
);

/** Whether what is offered or open is asked for in one line, all at once. */
export const asksInOneLine = (words: string, text: string): boolean =>
  text.length <= LONGEST && ASKS.test(words) && !NOT_ASKED.test(words);
