import { NAMED, plainTest } from '../../plain/people';

const THEIRS =
  '(?:husband|wife|boyfriend|bf|girlfriend|gf|partner|fiancee?|ex|man|fella|fiance|son|dad|father|stepdad|brother|carer)';
const SUYO =
  '(?:marido|esposo|esposa|mujer|novio|novia|pareja|ex|hombre|hijo|padre|papa|padrastro|hermano|cunado)';
const HURTS =
  '(?:hits?|hitting|beats?|beating|slaps?|punch(?:es|ing)?|kicks?|chok(?:es|ed|ing)|strangl\\S+|hurts|hurting|abus(?:es|ing)|threatens?|threatening|smacks?|shoves?|drags?|batters?|rapes?|terrori[sz]es|controls)';
/** The pronoun is the one who is hit: "hits her head" is none. */
const ENDS =
  '(?= (?:$|[.,]|with|for|and|when|every|all|so|because|too|hard|up|again|at|in|till|until|on|a|daily|sometimes|to|or|but|badly|around|even|who|while|after|like|just|whenever|constantly|always|near|by|each|over|most|if))';
const KEEPS =
  '(?:(?:does|do|did|will|would) ?not|wont|never) (?:\\S+ )?(?:let|lets|allow|allows) (?:her|him|them) (?:out|leave|go|see|talk|work|have|use|call|speak|phone|near)|(?:locks?|locked|keeps|kept|locking) (?:her|him|them) (?:in|inside|locked|at home|prisoner|from)|(?:took|takes|taken) (?:her|his) (?:phone|keys|passport|papers|money)';
const PEGA =
  '(?:(?:le|la|lo) (?:esta |anda |sigue )?(?:peg(?:a|o|aba|ando)|golpe(?:a|o|aba|ando)|maltrat(?:a|aba|ando)|amenaz(?:a|o|aba|ando)|cachetea|empuja|ahorc(?:a|o)|encierra|controla|humilla|viola|insulta y)|no (?:la|lo) deja (?:salir|ver|trabajar|hablar|ir|estudiar|visitar|tener)|(?:la|lo) tiene (?:encerrad|amenazad|controlad|secuestrad)[oa]|(?:le|la) (?:quito|quita) (?:el (?:cel\\S*|telefono)|los papeles|las llaves|la plata|el dinero))';
const SOMEBODY = `(?:my|the|our|a|this) (?:\\S+ ){0,2}?${NAMED}s?`;
const ALGUIEN = `(?:mi|una?|la|el|esa|mis) (?:\\S+ ){0,2}?${NAMED}`;

const HURT = plainTest(
  [
    `${SOMEBODY} (?:\\S+ ){0,3}?(?:her |his |s )?${THEIRS} (?:\\S+ ){0,3}?(?:${HURTS} (?:on )?(?:her|him|them)${ENDS}|${KEEPS})`,
    `(?:her|his) ${THEIRS} (?:\\S+ ){0,3}?(?:${HURTS} (?:on )?(?:her|him)${ENDS}|${KEEPS})`,
    `(?:he|she|they|somebody|someone|${THEIRS}) (?:\\S+ )?${HURTS} (?:up )?(?:on )?my (?:\\S+ )?(?:mom|mum|mother|ma|mam|sister|sis|friend|bestie|best friend|mate|neighbou?r|aunt|auntie|cousin|grandma|nan|gran|coworker|roommate|housemate|flatmate|dad|father|brother)`,
    `${SOMEBODY} (?:is|gets|keeps|has been|being|is being) (?:\\S+ ){0,2}?(?:beaten|hit|abused|battered|hurt|choked|threatened|locked in) (?:\\S+ ){0,2}?by (?:her|his|the|a|my) `,
    `(?:mama|madre|ama|hermana|amiga|prima|tia|abuela|mom|mum|mother|sister) (?:\\S+ ){0,4}?mi ${SUYO} (?:\\S+ )?${PEGA}`,
    `${ALGUIEN} (?:\\S+ ){0,6}?(?:su|el|la|que su) ${SUYO} (?:\\S+ ){0,3}?${PEGA}`,
    `(?:el|la|su) ${SUYO} (?:\\S+ ){0,2}?(?:de mi (?:\\S+ )?${NAMED} |de ella |de el )?(?:\\S+ ){0,2}?${PEGA}`,
    `(?:mi|el|su) ${SUYO} (?:\\S+ )?(?:pega|golpea|maltrata|amenaza) a mi (?:\\S+ )?(?:mom|mama|madre|hermana|hermano|tia|prima|abuela|abuelo)`,
    `(?:le|la|lo) (?:esta |anda )?(?:pega|golpea|maltrata|pegando|golpeando|maltratando|amenaza) (?:\\S+ ){0,2}?a mi (?:\\S+ )?(?:mom|mama|madre|ama|vieja|hermana|hermano|amiga|amigo|vecina|tia|prima|abuela|abuelo|papa|cunada|companera|suegra|hija)`,
  ],
  'at (?:chess|cards|fifa|uno|pool)|games?|movie|film|book|series|show|news|joke|years ago|used to|when (?:i|we) (?:was|were)|as a (?:kid|child)|never (?:hit|hits|hurt)|not (?:hit|hurt|beat)|nobody|if|hurts her feelings|serie|pelicula|libro|novela|noticias?|broma|hace anos|cuando (?:era|eramos)|de (?:chic|nin)[oa]s?|nunca (?:le|la|lo)|no (?:le|la|lo) (?:pega|golpea)|le pega el sol|dead|died|murio',
);

/** Whether another grown-up is hurt, threatened or kept in by somebody close to them, told by who looks on. */
export const adultHurt = (words: string): boolean => HURT(words);
