import type { CountryId } from '../../content/country-lines';

/**
 * Public bodies, benefits and exams that one country has and that people there name without it. What several countries
 * call alike (a GP, A&E, SAMU, an EPS, the "seguro") is none of them.
 */
const BODIES: Readonly<Partial<Record<CountryId, string>>> = {
  gb: 'nhs|universal credit|job ?centre|pip assessment|gcses?|a levels|sixth form college|camhs waiting list|citizens advice',
  ie: 'leaving cert|gardai|the hse|medical card from the hse',
  au: 'centrelink|ndis|hecs debt|atar',
  nz: 'winz|work and income|studylink|ncea',
  ca: 'ontario works|odsp|ohip|service canada|osap',
  in: 'aadhaar|aadhar|neet (?:exam|prep|coaching|result)|jee (?:mains?|advanced|prep|coaching)|upsc|kota coaching',
  mx: 'imss|issste|infonavit|seguro popular|unam|la sep|cetis|conalep',
  co: 'nueva eps|eps sura|sura eps|eps sanitas|sanitas eps|cafesalud|sisben|icetex|transmilenio|icfes|el sena',
  ar: 'anses|pami|monotributo|la uba|el cbc|auh',
  cl: 'fonasa|isapre|cesfam|la paes|junaeb',
  pe: 'essalud|pronabec',
  ec: 'iess|senescyt',
  es: 'el sepe|la ebau|la evau|selectividad|osakidetza|el imserso',
};
const PATTERNS = (Object.entries(BODIES) as [CountryId, string][]).map(
  ([country, names]) => [country, new RegExp(`(?:^| )(?:${names})(?= )`)] as const,
);

/** Of others, of a past or of a wish. */
const ELSEWHERE =
  /(?:^| )(?:lives?|living|vive|viven|used to|back when|years ago|before i (?:came|moved)|antes de (?:venir|migrar)|when i was (?:in|there)|extran\S+|miss|his|her|their|film|movie|series?|novela|pelicula|news|noticias|ex)(?= )/;
/** Used by them: it is theirs, or they have to do with it. */
const OWN =
  /(?:^| )(?:my|i|me|we|us|our|mi|mis|fui|voy|estoy|tengo|llevo|nos|yo|espero|perdi|pedi|saque|rindo|estudio|trabajo|hago|for|waiting|failed|rang)(?= )/;

/** The country whose public bodies somebody has to do with; null where none is told. */
export function countryOfBody(words: string): CountryId | null {
  if (ELSEWHERE.test(words) || !OWN.test(words)) return null;
  const [first, ...more] = PATTERNS.filter(([, pattern]) => pattern.test(words));
  return first && more.length === 0 ? first[0] : null;
}
