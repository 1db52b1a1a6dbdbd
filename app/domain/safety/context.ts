import type { Rule } from './rules/rule';
import type { SafetyLevel } from './types';

interface Heard {
  text: string;
  start: number;
  end: number;
  isQuoted: boolean;
  sentence: string;
  subject: 'self' | 'other';
  rule: Rule;
}

const words = (list: string) => new RegExp(`(?:^| )(?:${list})(?= )`);

const STUDY = words(
  'movie|film|films|show|song|songs|lyrics|lyric|novel|book|books|chapter|character|characters|episode|documentary|news|article|articles|podcast|' +
    'class|project|essay|paper|thesis|dissertation|research|researching|studying|study|studied|prevention|awareness|training|celebrity|singer|actor|' +
    'poem|poet|play|fiction|protagonist|scene|album|hamlet|history|statistics|campaign|conference|volunteer|volunteering|lecture|psychology|insurance|' +
    'coverage|policy|report|literature|shakespeare|romeo|assignment|we are reading|write about|writing about|pelicula|cancion|novela|libro|serie|noticia|noticias|documental|ensayo|personaje|prevencion|investigacion|letra|obra|estudiando',
);
const OWN = /(?:^| )(?:myself|my|me|i am|mi|yo|quiero|estoy|voy|\S{3,}[aei]rme|\S{3,}ndome)(?= )/;
const OWN_CLAUSE =
  /(?:^| )i (?:\S+ ){0,3}(?:want|wish|feel|going|plan|need|cannot|keep|thought|thoughts|considering|rather|hope|should)(?= )|(?:^| )(?:yo|quiero|estoy|voy|quisiera|pienso|tengo)(?= )/;
const PAST = words(
  'used to|years ago|year ago|in the past|back then|when i was|as a teenager|as a teen|as a kid|long ago|in high school|in college|my past|decade|' +
    'decades|clean from|clean for|free from|free of|months clean|years clean|in recovery|hace anos|hace mucho|en el pasado|cuando era|de joven|' +
    'antes queria|antes me|antes pensaba',
);
const RECOVERED = words(
  'but|now|since|recovered|recovery|better|glad|grateful|therapy|saved|survived|healed|proud|happy|clean|free|stopped|sober|years|months|today|' +
    'pero|ahora|mejor|terapia|agradecido|agradecida|feliz|recuperado|recuperada|anos|meses|supere|orgullosa|orgulloso|contenta|contento',
);
const STILL = words(
  'again|back|still|rightnow|tonight|urge|urges|relapsed|returned|returning|worse|tempted|otra vez|de nuevo|esta noche|volvi|sigo',
);
/** "I used to think it was selfish": a view that has changed, not a time that is over. */
const ONCE_THOUGHT = /(?:^| )used to (?:think|believe|judge|wonder|say|laugh|be (?:scared|afraid)) /g;
const NOT_SINCE = /(?:^| )(?:have|has|had) not (?:\S+ ){0,7}(?:in|for|since) /;
/** A denial that reaches back far: "I have not thought of it in over a year". */
const NOT_FOR_LONG =
  /(?:^| )(?:have|has|had) not (?!.* without )(?:\S+ ){0,7}(?:in|for|since) (?:\S+ ){0,3}(?:year|years|month|months|decade|decades|ages|long time|college|school|childhood) /;
export const isLongOver = (sentence: string): boolean => NOT_FOR_LONG.test(sentence);
/** A diary leaves "I" out: "Work was fine, thought about dying, fed the cat". */
const OWN_DIARY =
  /^ ?(?:then |and |but |later ){0,2}(?:thought|thinking|wanted|want|wished|wish|considered|considering|researched|googled|planned|imagined|pictured|felt|feel|tried|almost|nearly) /;
const PRESENT_WISH = /^(?:want|need|urge|urges|going|crave|wish|cannot|ready|quiero|voy) /;
const OVER_AND_DONE = words(
  'died|killed|hung|hanged|shot|committed|took|lost|tried|attempted|murio|mato|suicido|quito',
);
const LONG_AGO = words(
  'years ago|year ago|months ago|last year|last month|anniversary|when i was|when we were|as a kid|as a child|last spring|last summer|last fall|last winter|decades|hace anos|hace meses|aniversario',
);
const FRESH = words('tonight|today|rightnow|now|minutes|hour|yesterday|pills|hoy|ahora|noche');

/** The level that is left when the sentence shows fiction, study, an old death, or a time of one's own that is over. */
export function contextOf({ text, start, end, isQuoted, sentence, subject, rule }: Heard): SafetyLevel {
  const match = text.slice(start, end);
  if (STUDY.test(sentence) && (isQuoted || !(OWN.test(` ${match}`) || isOwnClause(text, start))))
    return 'none';
  if (subject === 'self' && isOver(text, { match, sentence, start, end })) return 'none';
  if (
    subject === 'other' &&
    // Pills that somebody took are no old death, unless it is said to be long ago.
    (rule.level !== 'imminent' || LONG_AGO.test(sentence)) &&
    OVER_AND_DONE.test(sentence) &&
    (LONG_AGO.test(sentence) || !FRESH.test(sentence))
  )
    return 'concern';
  return rule.level;
}

/** The clause itself says "I" before the match. */
function isOwnClause(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('.')) + 1);
  return OWN_CLAUSE.test(` ${clause}`) || OWN_DIARY.test(`${clause}${text.slice(start, start + 40)}`);
}

function isOver(
  text: string,
  { match, sentence, start, end }: { match: string; sentence: string; start: number; end: number },
) {
  if (STILL.test(sentence)) return false;
  // "I have not eaten for days" is what is wrong, not its end.
  if (NOT_SINCE.test(sentence) && !/(?:^| )not /.test(match)) return true;
  const isPresent =
    PRESENT_WISH.test(match) &&
    !/ (?:used to|nolonger|antes) (?:\S+ ){0,2}$/.test(` ${text.slice(Math.max(0, start - 40), start)}`);
  return (
    !isPresent &&
    PAST.test(sentence.replace(ONCE_THOUGHT, ' ')) &&
    RECOVERED.test(text.slice(Math.max(0, start - 250), end + 250))
  );
}

/** The sentence from `start` to `end`, as far as 300 characters to each side. */
export function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - 300), start);
  const after = text.slice(end, end + 300);
  const to = after.indexOf('. ');
  return (
    before.slice(before.lastIndexOf('. ') + 1) +
    text.slice(start, end) +
    (to < 0 ? after : after.slice(0, to))
  );
}
