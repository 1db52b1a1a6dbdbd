import type { Topic } from '../../../listener/labels';
import { allWellWith, isWellWith, namedAndDenied, withoutWellWith } from '../plain/put-right/puts-right';
import { phrase } from '../plain/typed-words';
import { wordsNaming } from './topic-words';

const LEADING =
  '(?:(?:(?:(?:any|much) )?(?:trouble|problems?|stress|issues?) (?:at|with|in|from)|problemas? (?:en|con|de)|i was|i am|it was|about|with|to do with|because of|my|the|our|any|anything|por|de|con|sobre|lo de|lo|la|el|los|las|mi|mis|del|nada|un|una|tema) )*';

/** What stands before a topic that it is not about. */
const DENYING = [
  '(?:is|was|are|were) not (?:really |even |actually |all |just )*',
  'not (?:about|because of) ',
  'i am not (?:really |even |that |so |all that )*(?=lonely|sad|depressed|angry|mad|worried|anxious|stressed)',
  'no (?:estoy|me siento|ando) (?:tan |nada )?(?=triste|deprimid|enojad|preocupad|ansios|estresad)',
  '(?:nothing|not anything) to do with ',
  '(?:do not|stop) ask(?:ing)? (?:me )?about ',
  'no me (?:pregunt\\w+|habl\\w+) (?:por|de|sobre) ',
  'why (?:are|do|would|did|is|was) (?:you|it|this) (?:\\S+ ){0,4}(?:about|on|asking|saying) ',
  'why (?=family|school|work|money|partner|friends|sad|low|grief)',
  'who (?:said|mentioned|is talking|talked) (?:anything )?',
  '(?:i )?(?:never|did not) (?:say|said|mention|mentioned|mean|meant|talk|talked|asked) ',
  'stop (?:going on|talking|asking|saying) ',
  '^ (?:no |nah |nope |lol |[,.] )*not (?:my )?(?=family|school|work|money|partner|friends|study|job)',
  'no (?:es|era|fue|va|son|iba|hablo|hablaba|hablamos|tiene (?:nada )?que ver|se trata|viene|me refiero|me referia|estoy hablando) ',
  '(?:nobody|no one|noone) (?:has |is |was |just |actually )*',
  'nadie (?:se )?(?:me )?(?:ha )?(?:esta )?',
  'nada que ver (?:con )?',
  '(?:por que|porque|a que viene|que tiene que ver) (?:\\S+ ){0,3}?(?:de |con |sobre |lo de )',
  'quien (?:hablo|dijo|hablaba|habla|menciono) ',
  '(?:yo )?no (?:dije|hable|mencione|pregunte|he dicho) ',
  'deja (?:ya )?de (?:hablar|preguntar) ',
] as const;

/** Names of topics beside the words that people tell them with. */
const NAMES: Readonly<Partial<Record<Topic, string>>> = {
  family: 'family|familia|familiar',
  partner: 'relationship|relacion|pareja',
  study: 'school|studies|studying|college|uni|estudios|escuela|cole|insti|facu|facultad|cursada|carrera',
  low: 'sad|sadness|depression|down|low|tristeza|depresion|bajon|bajonead[oa]|triste',
  money: 'bills?|rent|luz|cuentas|renta|plata|deudas?',
  grief: 'died|dead|dying|muerto|murio|morido|grief|loss|losing someone|duelo|perdida|death|muerte',
  lonely: 'lonely|alone|soledad',
  anger: 'anger|enojo|bronca',
  sleep: 'sleep|sueno',
  body: 'illness|enfermedad',
  self: 'mirror|looks|espejo|aspecto',
  stuck: 'bored|boredom',
  shame: 'guilt|shame|culpa|verguenza',
};

const namesOf = (topic: Topic) => [wordsNaming(topic), NAMES[topic]].filter(Boolean).join('|');

const patternOf = (topic: Topic) => {
  const names = namesOf(topic);
  const denying = `(?:${DENYING.map((each) => (each.startsWith('^') ? each : ` ${each}`)).join('|')})${LEADING}(?:${names})(?= )`;
  return new RegExp(`${denying}|${namedAndDenied(names).source}`);
};
const PATTERNS = new Map<Topic, { named: RegExp; denial: RegExp }>();
const patternsOf = (topic: Topic) => {
  const known = PATTERNS.get(topic) ?? { named: phrase(namesOf(topic)), denial: patternOf(topic) };
  PATTERNS.set(topic, known);
  return known;
};
const denialOf = (topic: Topic): RegExp => patternsOf(topic).denial;
/** "It is not my fault that" denies nothing that the talk is about. */
const NO_BLAME =
  / (?:is|was) not (?:my|your|our|his|her|their) fault(?= )| no es (?:mi|tu|su|nuestra) culpa(?= )/g;
/** Only what is named is denied; most texts name few topics, and that is quicker to see. */
const isDenied = (words: string, topic: Topic): boolean => {
  const { named, denial } = patternsOf(topic);
  return named.test(words) && denial.test(words.replace(NO_BLAME, ' '));
};

/** Said of what was taken: all is well with it, by its name. */
const WELL = new Map<Topic, RegExp>();
const wellOf = (topic: Topic): RegExp => {
  const known = WELL.get(topic) ?? allWellWith(namesOf(topic), topic);
  WELL.set(topic, known);
  return known;
};

/** Topics that a text says it is not about, and what it says beside that. Of those that are open, that all is well is enough. */
export function deniedTopics(
  words: string,
  topics: readonly Topic[],
  open: readonly Topic[] = [],
): { denied: Topic[]; rest: string } {
  const isWell = (topic: Topic) => open.includes(topic) && wellOf(topic).test(words);
  const denied = topics.filter(
    (topic) => isDenied(words, topic) || isWellWith(words, topic) || isWell(topic),
  );
  const rest = denied.reduce((left, topic) => {
    const told = withoutWellWith(left.replace(denialOf(topic), ' '), topic);
    return open.includes(topic) ? told.replace(wellOf(topic), ' ') : told;
  }, words);
  return { denied, rest };
}

/** One thing of it was taken wrongly, not all: "no not the roommate, the book", "no its not a fight". */
export const deniesPart = (words: string): boolean => PART.test(words);
const PART =
  /^ (?:(?:no|nope|nah|wait|sorry|lol|eh|mmm) (?:, )?)+(?:(?:it|that|this|he|she) is )?not (?:the|my|a|an|really) (?!point)\S+|^ (?:no (?:, )?)?(?:no es|no era) (?:el|la|los|las|un|una|que) \S+(?: \S+){0,3} (?:, )?(?:es|sino|era) /;

/** Whether beside what is denied something is named that it is: "not that, the driving test". */
export const tellsInstead = (rest: string): boolean =>
  (rest.match(/[a-z]{3,}/g) ?? []).filter((word) => !EMPTY.test(word)).length > 0;
const EMPTY =
  /^(?:not|the|and|but|its|that|this|about|thing|mean|meant|said|say|saying|what|really|all|any|with|has|was|you|read|got|have|wrong|nope|nah|lol|mate|stop|are|why|who|eso|esto|nada|que|por|pero|dije|digo|pregunte|pregunto|solo|lo|una|los|las|del|con|ver|refiero|son|era|asi|mal|equivocas|equivocaste|none|those|these|them|like|nothing|topic|subject|esas|estas|ninguna|te|no|es|de|family|familia)$/;
