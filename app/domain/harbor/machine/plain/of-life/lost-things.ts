import { phrase } from '../typed-words';
import { beginning, DEATH } from '../word-starts';

const SOMEBODY =
  '(?:mom|dad|mother|father|wife|husband|partner|son|daughter|brother|sister|nan|nana|gran|grandma|grandpa|granny|grandad|granddad|friend|mate|baby|child|kid|boy|girl|dog|cat|pup|puppy|horse|pet|uncle|aunt|cousin|nephew|niece|twin|him|her|them|fiancee?|boyfriend|girlfriend|parents?|colleague|patient|bird|rabbit)';
const LOST_SOMEBODY = phrase(
  `(?:lost|losing|lose|loss of|without|miss|missing) (?:(?:my|our|the|a|an|your|his|her|their|both|best|only|little|big|older|younger|twin|dear|old|beautiful|first|unborn) )*${SOMEBODY}|(?:perd\\w+|pierd\\w+|sin|extran\\w+) (?:a |al )(?:mi|nuestr[oa]|su|un|una|la|el|mis|nuestr[oa]s|alguien|perr\\w+|gat\\w+|papa|mama)(?= )|(?:perd\\w+) (?:a |al |el |un |mi |nuestro )?(?:bebe|embarazo|hij[oa])|(?:sin|extran\\w+|falta) (?:a )?(?:ella|el|mi (?:mama|papa|viej[oa]|espos[oa]|marido|mujer|herman[oa]|hij[oa]|abuel[oa]|amig[oa]|perr\\w+|gat\\w+))`,
);
const OF_DEATH = beginning(DEATH);

/** Somebody has died, or somebody is missed who is no more: in so many words. */
export const lossTold = (words: string): boolean => OF_DEATH.test(words) || LOST_SOMEBODY.test(words);

const LOSES =
  '(?:lost|lose|losing|loosing|lossing|perdi|perdimos|perdio|perdieron|perder|perdiendo|perdido|pierdo|pierde)';
const LIVING =
  '(?:farm|business|shop|store|restaurant|cafe|pub|company|firm|house|home|flat|land|ranch|place|workshop|boat|savings|everything|the lot|pension|income|contract|truck|stall|salon|garage|finca|granja|negocio|tienda|local|casa|tierra|tierras|rancho|campo|parcela|milpa|puesto|taller|empresa|restaurante|ahorros|todo|camion|lancha|chacra|terreno|hacienda|panaderia|bar|quiosco|kiosco|departamento|piso)';
const JOB = '(?:job|work|position|trabajo|empleo|laburo|pega|chamba|curro|plaza|contrato)';
const SMALL =
  '(?:keys?|phone|wallet|purse|bag|game|match|final|bet|money|cash|licen[sc]e|card|passport|glasses|ring|bus|train|way|weight|hair|temper|track|count|sleep|time|files?|essay|notes|signal|interest|focus|mind|patience|appetite|account|voice|llaves?|celular|cel|telefono|movil|cartera|billetera|bolso|partido|partida|juego|apuesta|dinero|plata|guita|lana|licencia|carnet|carne|tarjeta|pasaporte|lentes|gafas|anillo|colectivo|tren|camino|peso|pelo|paciencia|cuenta|hilo|tiempo|archivo|tarea|apuntes|senal|interes|voz|apetito|vuelo|cabeza|control|beca)';
const BETWEEN = '(?:(?!a )\\S+ ){0,3}';
const IT =
  '(?:one|who|that|i|me|we) (?:\\S+ )?lost it(?: all)?|lost (?:it all|the lot|everything)|(?:yo|quien|que|el que|la que) (?:lo|la) (?:perdi|perdio)|lo perdi|la perdi|(?:lo|la) perdimos';
const LOST_LIVING = phrase(`${LOSES} ${BETWEEN}(?:${LIVING}|${JOB})|${IT}`);
const LOST_JOB = phrase(`${LOSES} ${BETWEEN}${JOB}`);
const LOST_SMALL = phrase(`${LOSES} ${BETWEEN}${SMALL}`);

/** What was lost, where nobody has died: what one lives on, a job, or a thing. Null: nothing, or it is a death. */
export function lostThing(words: string): 'living' | 'job' | 'thing' | null {
  if (lossTold(words)) return null;
  if (LOST_JOB.test(words)) return 'job';
  if (LOST_LIVING.test(words)) return 'living';
  return LOST_SMALL.test(words) ? 'thing' : null;
}
