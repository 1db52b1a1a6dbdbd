import type { Topic } from '../../../listener/labels';
import { keepingLast } from '../../../meanings/last-answer';
import { withoutCompared } from '../plain/compared';
import { withoutOtherSenses } from '../plain/other-senses';
import { tellsOfDiabetes, withoutDated, withoutSaidOfDrink } from '../plain/side-words';
import { NOUNS_EN } from './nouns/en';
import { NOUNS_ES } from './nouns/es';

/** Plain words that name a topic by themselves, in the plain spelling of the listener. */
const WORDS: Readonly<Partial<Record<Topic, string>>> = {
  work: 'work|job|boss|supervisor|coworkers?|colleagues?|shift|shifts|office|laid off|fired|trabajo|jefe|jefa|supervisora|turno|turnos|oficina|companeros de trabajo|despidieron|rota|rosters?|laburo|chamba|curro|la pega|guardia de noche',
  study:
    'school|exam|exams|homework|class|classes|grades|teacher|university|college|essay|escuela|examen|examenes|tarea|clases|notas|profesor|profesora|universidad|colegio|thesis|midterms?|tesis|facultad|la facu|la uni|prepa|semestre|semester|maths?|matematicas?',
  money:
    'money|bank|foreclos\\w+|evict\\w+|auction|banco|embargo|desalojo|rent|bills?|debts?|loan|mortgage|(?:am|are|is|was|so|flat|dead|being|stone|totally|completely|always|still|im) broke(?! (?:my|his|her|the|a|it|up|down|into|off|out|our|their|that|this))|afford|dinero|plata|renta|alquiler|deudas?|facturas?|hipoteca|prestamo|landlord|landlady|the deposit|casero|casera|arriendo|la renta|(?:la|el) duen[oa] (?:del|de la|de mi) \\S+',
  family:
    'mom|mum|mother|dad|father|parents|brother|sister|my son|my daughter|my kids|family|mama|papa|madre|padre|padres|hermano|hermana|mi hijo|mi hija|mis hijos|familia|suegr[oa]s?|cunad[oa]s?|nuera|yerno|in laws|(?:mother|father|sister|brother) in law|padrastro|stepdad|my nursery|the nursery',
  partner:
    'my husband|my wife|boyfriend|girlfriend|my partner|marriage|mi esposo|mi esposa|mi marido|mi mujer|novio|novia|mi pareja|matrimonio',
  breakup:
    '(?:got|been|was|were|getting|being) dumped|me (?:dejaron|cortaron|terminaron|botaron|dejo|corto|termino|boto) por (?:\\S+ )?(?:whatsapp|wasap|wsp|mensaje|msj|msn|texto|telefono|audio|insta\\w*)|(?:me dejo|me corto|me termino|me boto|corto conmigo|termino conmigo) (?:mi|la|el) (?:novi[oa]|polol[oa]|espos[oa]|marido|mujer|pareja|chic[oa])|ghosted me|ended things with me|cortamos|(?:me|nos) corto (?:mi|por|el|ella)|corto conmigo|termino conmigo|me termino (?:mi|por)|broke up|break up|breakup|my ex|divorce|divorced|left me|dumped me|terminamos|(?:novi[oa]|espos[oa]|marido|mujer|pareja|ella|el) (?:\\S+ )?me dejo|me dejo (?:hace|por otr[oa]|mi novi[oa]|mi marido|mi espos[oa]|mi mujer|mi pareja)|me abandono|mi ex|divorcio|separamos',
  friends: 'friends?|bestie|amigos?|amigas?',
  lonely:
    'lonely|loneliness|alone all|no one to talk|nobody to talk|me siento sol[oa]|soledad|nadie con quien hablar',
  grief:
    'funeral|passed (?:\\S+ ){0,2}(?:weeks?|months?|days?|years?) ago|(?:wife|husband|mother|mom|mum|father|dad|son|daughter|brother|sister|grandma|grandpa|friend) passed|passed(?: away)? (?:in|last|on|this|away)|passed away|died|death of|grief|grieving|fallecio|murio|velorio|luto',
  body: '(?:lower|sore|bad|stiff) (?:back|neck|knees?|shoulders?|hips?)|my (?:\\S+ )?(?:back|neck|knees?|shoulders?|hips?|stomach|tooth) (?:is |are |has been )?(?:killing|hurts?|hurting|aches?|aching|sore|stiff)|me duelen? (?:mucho )?(?:el|la|los|las) (?:espalda|cintura|cabeza|rodillas?|cuello|muelas?|pies|piernas?|cadera)|espalda (?:baja|me (?:mata|duele))|cintura me (?:mata|duele)|pain|doctor|hospital|diagnosis|cancer|surgery|illness|headache|migraine|dolor|medico|diagnostico|operacion|enfermedad|migrana',
  caring:
    'caring for|take care of|look(?:ing)? after (?:my|him|her|them|mom|mum|dad)|caregiver|carer|dementia|alzheimer|cuidar a|cuidar(?:la|lo|los|las)|cuido a|cuidando a|demencia|postrad[oa]',
  newborn: 'baby|pregnant|pregnancy|newborn|breastfeeding|bebe|embarazo|embarazada|recien nacid[oa]',
  sleep: 'sleep|insomnia|nightmares?|awake at|slept|dormir|insomnio|pesadillas?|duermo|dormi|desvelad[oa]',
  low: 'feel(?:ing|s)? (?:\\S+ )?(?:low|down)|sad|depressed|empty inside|no energy|hopeless|triste|tristeza|deprimid[oa]|sin ganas|vaci[oa]',
  worry:
    'worr(?:y|ied|ying)|anxious|anxiety|stress|stressed|nervous|overwhelmed|preocupad[oa]|preocupa|ansiedad|ansios[oa]|estres|nervios[oa]?|agobiad[oa]',
  panic: 'panic attack|panic|ataque de panico|panico',
  anger: 'angry|furious|rage|mad at|enojad[oa]|furios[oa]|rabia|coraje|enfadad[oa]',
  self: 'hate myself|not good enough|worthless|failure|no sirvo|me odio|fracasad[oa]',
  shame: 'ashamed|guilt|guilty|my fault|verguenza|culpa|culpable',
  trauma: 'trauma|flashbacks?|what happened to me|abused as|lo que me paso',
  drink:
    'drinking|drunk|alcohol|beer|sober|drinks? too much|relapse|relapsed|recai|volvi a (?:tomar|beber|consumir|apostar|drogarme)|gambling|gamble|betting|bets?|casino|pokies|slots|weed|drugs|beber|borrach[oa]|tomo mucho|toma mucho|cervezas?|recaida|drogas|apuestas|apuesto|apostar|apostando|casino|tragamonedas|tomando mucho',
  food: 'eating|binge|my weight|diet|calories|comer|atracon|mi peso|dieta|calorias',
  identity: 'gay|lesbian|trans|queer|coming out|gender|my faith|racism|lesbiana|genero|mi fe|racismo',
  stuck: 'procrastinat\\w+|stuck|decide|decision|cannot start|atascad[oa]|decidir|decision|no puedo empezar',
  good: 'good news|(?:lovely|wonderful|brilliant|amazing) news|something (?:really |so )?(?:good|nice|lovely|great|beautiful) (?:has )?happened|paso algo (?:muy |re |tan )?(?:lindo|bonito|bueno|hermoso|padre|chido|genial|chevere)|buena noticia|great news|so happy|i am happy|excited|i passed|got the job|got in|promoted|proud|buenas noticias|muy feliz|estoy feliz|feliz|content[oa]|buenisimo|aprobe|me dieron (?:la beca|el trabajo)|beca|orgullos[oa]|que alegria',
};

const patternOf = (words: string) => new RegExp(`(?:^| )(?:${words})(?= |$)`);
const PATTERNS = Object.entries(WORDS).map(([topic, words]) => [topic as Topic, patternOf(words)] as const);

/** Words that, said alone, name their topic nine times in ten. */
const nounsOf = (topic: Topic): string => [NOUNS_EN[topic], NOUNS_ES[topic]].filter(Boolean).join('|');
const NOUNS = Object.fromEntries(PATTERNS.map(([topic]) => [topic, patternOf(nounsOf(topic))])) as Readonly<
  Partial<Record<Topic, RegExp>>
>;

/** Words of a person or a place: much else is told with them, so that they are asked about rather than taken. */
const SETTINGS: ReadonlySet<Topic> = new Set(
  'work study money family partner friends body low food stuck'.split(' ') as Topic[],
);
export const isSetting = (topic: Topic): boolean => SETTINGS.has(topic);

/** The plain words that name a topic, as a part of a pattern; empty for one that has none. */
export const wordsNaming = (topic: Topic): string =>
  [WORDS[topic], isSetting(topic) ? nounsOf(topic) : ''].filter(Boolean).join('|');

/** A feeling that is denied is not what it is about. */
const DENIED =
  /(?:^| )(?:not|no|nunca|never) (?:(?:estoy|me siento|feel|feeling|so|even|really|that|tan) )*(?:sad|depressed|angry|mad|worried|anxious|stressed|lonely|happy|proud|triste|deprimid[oa]|enojad[oa]|preocupad[oa]|nervios[oa]|ansios[oa]|feliz|content[oa])(?= )/g;

/** Things that work, or do not, are no job. */
const NO_JOB =
  /(?:^| )(?:(?:do|does|did|will|would|can|could|not|never|to|how) (?:you|this|it|that|these|they|any of this|even|really|actually|ever)(?: (?:even|really|actually|ever))?|(?:will|would|does|did|do|can|could) not|cannot) work(?= )/g;

/** Where somebody was, or is known from, is not what it is about: "a girl in my class", "home from work". */
const PLACES =
  /(?:^| )(?:(?:(?:this |a |the )?(?:girl|guy|boy|someone|somebody|kid|woman|man|person|people|lad|dude|chica|chico|muchach[oa]|alguien|nin[oa]|compa|senor|senora|tipo|tipa|mujer|hombre)) (?:in|at|from|de|en|del) (?:my |the |mi |la |el )?(?:class|school|work|office|job|college|university|gym|church|clase|escuela|trabajo|oficina|universidad|colegio|salon)|(?:home|back|in|drove|got in) from (?:work|school|class|the office)|after (?:work|school|class)|on my way (?:to|from) (?:work|school)|(?:despues|saliendo|al salir|regreso|regrese|llego|llegue|vuelvo|volvi|camino) (?:a casa )?(?:del|de la|al|a la|de) (?:trabajo|escuela|oficina|clase|clases))(?= |$)/g;

/** Whether a topic is named only as where somebody was, or is known from. */
export const isOnlyPlace = (words: string, topic: Topic): boolean => {
  const pattern = PATTERNS.find(([each]) => each === topic)?.[1];
  return pattern?.test(words) === true && !pattern.test(words.replace(PLACES, ' '));
};

/** Who shares a room or a flat is no family. */
const ROOMMATE =
  /(?:^| )(?:roommates?|room mates?|roomies?|flatmates?|housemates?|companer[oa]s? de (?:cuarto|piso|habitacion|depa|departamento|casa)|rumi|roomie)(?= |$)/;

/** Nobody has died there, and nobody who writes drinks. */
const withoutSides = (words: string): string =>
  withoutSaidOfDrink(withoutDated(withoutCompared(withoutOtherSenses(words))));
/** Eating as a fight with oneself. */
const OF_THE_MIRROR =
  /(?:^| )(?:binge\w*|purg\w+|vomit\w*|throw(?:ing)? up|my weight|atrac\w+|mi peso|mi cuerpo|my body|espejo|mirror)(?= |$)/;

/** Whether a topic only seems to be told of: a loss that something is compared to, family in who shares a room. */
export const onlySeems = (words: string, topic: Topic): boolean => {
  if (topic === 'grief' || topic === 'drink' || topic === 'breakup')
    return withoutSides(words) !== words && !topicsNamed(words).includes(topic);
  if (topic === 'food') return tellsOfDiabetes(words) && !OF_THE_MIRROR.test(words);
  return topic === 'family' && ROOMMATE.test(words) && !topicsNamed(words).includes('family');
};

const asMeant = (words: string): string =>
  withoutSides(words).replace(DENIED, ' ').replace(NO_JOB, ' ').replace(PLACES, ' ');

/** The topics that a text names by a word that is about nothing else. */
export const topicsNamedSurely = keepingLast((words): readonly Topic[] => {
  const meant = asMeant(words);
  return PATTERNS.map(([topic]) => topic).filter((topic) => NOUNS[topic]?.test(meant));
});

/** The topics that a text names in plain words. */
export const topicsNamed = keepingLast((words): readonly Topic[] => {
  const meant = asMeant(words);
  const sure = topicsNamedSurely(words);
  return PATTERNS.filter(
    ([topic, pattern]) =>
      (pattern.test(meant) || sure.includes(topic) || (topic === 'body' && tellsOfDiabetes(words))) &&
      !(topic === 'food' && tellsOfDiabetes(words) && !OF_THE_MIRROR.test(words)),
  ).map(([topic]) => topic);
});
