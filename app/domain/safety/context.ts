import type { Rule } from './rules/rule';
import type { SafetyLevel } from './types';

interface Heard {
  text: string;
  start: number;
  end: number;
  quotes: [number, number][];
  subject: 'self' | 'other';
  rule: Rule;
}

const STUDY =
  /(?:^| )(?:movie|film|films|show|song|songs|lyrics|novel|book|books|chapter|character|characters|episode|documentary|news|article|articles|podcast|class|project|essay|paper|thesis|dissertation|research|researching|studying|study|studied|prevention|awareness|training|celebrity|singer|actor|poem|poet|play|fiction|story|protagonist|scene|album|hamlet|history|statistics|campaign|conference|volunteer|volunteering|lecture|psychology|insurance|coverage|policy|pelicula|cancion|novela|libro|serie|noticia|noticias|clase|documental|trabajo|ensayo|personaje|prevencion|investigacion|letra|obra)(?= )/;
const PAST =
  /(?:^| )(?:used to|years ago|year ago|in the past|back then|when i was|as a teenager|as a teen|as a kid|long ago|once upon|in high school|in college|my past|decade|decades|previously|nolonger|not anymore|anymore|last relapse|hace anos|antes|en el pasado|cuando era|de joven)(?= )/;
const RECOVERED =
  /(?:^| )(?:but|now|since|recovered|recovery|better|glad|grateful|therapy|saved|survived|healed|proud|happy|clean|free|stopped|sober|years|months|pero|ahora|mejor|terapia|agradecido|agradecida|feliz|recuperado|recuperada|anos|meses|supere|orgullosa|orgulloso|contenta|contento)(?= )/;
const AGAIN =
  /(?:^| )(?:again|back|still|rightnow|tonight|otra vez|de nuevo|esta noche|relapsed|returned|returning|worse)(?= )/;
const NOT_SINCE = /(?:^| )(?:have|has|had) not (?:\S+ ){0,7}(?:in|for|since) /;

/** The level that is left when the sentence shows fiction, study or a time that is over. */
export function contextOf({ text, start, end, quotes, subject, rule }: Heard): SafetyLevel {
  const sentence = sentenceAround(text, start, end);
  const isQuoted = quotes.some(([from, to]) => start >= from && end <= to + 1);
  const isFirstPerson =
    subject === 'self' && /(?:^| )(?:i|my|me|myself|mi|yo|quiero|estoy|matarme) /.test(sentence);
  if (STUDY.test(sentence) && (isQuoted || !isOwnWish(text.slice(start, end), sentence))) return 'none';
  if (
    isFirstPerson &&
    !AGAIN.test(sentence) &&
    ((PAST.test(sentence) && RECOVERED.test(around(text, start, end))) || NOT_SINCE.test(sentence))
  ) {
    return 'none';
  }
  return rule.level;
}

const isOwnWish = (match: string, sentence: string) =>
  /(?:^| )(?:myself|my|me|i) /.test(match) ||
  /(?:^| )i (?:\S+ ){0,2}(?:want|wish|going|plan|cannot|feel|thought|thoughts|hate|need) /.test(sentence);

function sentenceAround(text: string, start: number, end: number): string {
  const from = text.lastIndexOf('. ', start - 1);
  const to = text.indexOf(' . ', end - 1);
  return text.slice(Math.max(from + 1, start - 300, 0), Math.min(to < 0 ? text.length : to + 1, end + 300));
}

const around = (text: string, start: number, end: number) => text.slice(Math.max(0, start - 250), end + 250);
