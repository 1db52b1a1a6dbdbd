import { phrase } from '../typed-words';
import { tellsOf } from './event';

const AHEAD_EN = '(?:exams?|tests?|finals?|interview|chemo|cancer|surgery|operation|biopsy)';
const AHEAD_ES = '(?:examen\\w*|final|parcial\\w*|prueba|entrevista|quimio|cancer|operacion|cirugia)';
/** "My exam", "I have chemo": their own. */
const OWN = phrase(
  `i (?:have|got|am having|take|sit|start|failed) (?:\\S+ ){0,3}${AHEAD_EN}|my (?:(?:own|next|first|last|big|driving|final|maths?|uni|own) )*${AHEAD_EN}|(?:tengo|rindo|doy|me toca|presento|hago|empiezo) (?:\\S+ ){0,2}${AHEAD_ES}|mi (?:(?:propi[oa]|proxim[oa]|ultim[oa]) )?${AHEAD_ES}|me (?:operan|van a operar|diagnosticaron|internaron|internan)`,
);
const OVER = phrase('passed|failed|aprobo|reprobo|paso (?:el|la)|suspendio|jalo|desaprobo');

/** A test or an illness of somebody near that lies ahead or goes on, and none of their own; null for neither. */
export function isTheirs(words: string): 'exam' | 'health' | null {
  if (OWN.test(words) || OVER.test(words)) return null;
  if (tellsOf(words, 'health')) return 'health';
  return tellsOf(words, 'exam') ? 'exam' : null;
}
