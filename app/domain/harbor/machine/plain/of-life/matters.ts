import type { Topic } from '../../../../listener/labels';
import { CLAUSE, phrase } from '../typed-words';

/** What people come with in everyday words, and the topic that it belongs to. */
export const MATTERS = {
  'MATTER.food': 'money',
  'MATTER.bills': 'money',
  'MATTER.jobless': 'work',
  'MATTER.blank': 'worry',
  'MATTER.pet': 'grief',
  'MATTER.loss': 'grief',
  'MATTER.teen': 'family',
  'MATTER.baby': 'newborn',
  'MATTER.birth': 'newborn',
  'MATTER.papers': 'worry',
  'MATTER.hangover': 'drink',
  'MATTER.evening': 'lonely',
  'MATTER.eating': 'food',
  'MATTER.guilt': 'shame',
  'MATTER.shame': 'shame',
  'MATTER.gambling': 'drink',
  'MATTER.theirTest': 'family',
  'MATTER.theirHealth': 'family',
} as const satisfies Readonly<Record<string, Topic>>;
export type Matter = keyof typeof MATTERS;

const ANIMAL_EN =
  'dogs?|doggy|cats?|puppy|pup|kitten|kitty|pets?|horse|pony|rabbit|bunny|hamster|bird|parrot|budgie|guinea pig';
const ANIMAL_ES =
  'perr\\w+|gat[oaitc]\\w*|mascota|conej\\w+|caballo|yegua|loro|lorit\\w+|cuyo|hamster|pajarit\\w+|canario|cachorr\\w+|michi|firulais';
const PERSON_EN =
  'husband|wife|mom|mum|mommy|mother|dad|daddy|father|son|daughter|brother|sister|grandma|grandmother|nana|nan|gran|granny|grandpa|grandfather|partner|best friend|friend|aunt|uncle|cousin|boyfriend|girlfriend|fiancee?';
const PERSON_ES =
  'marido|esposo|esposa|mujer|senora|viejo|viejito|viejita|mama|mami|madre|papa|papi|padre|hijo|hija|hermano|hermana|abuela|abuelo|abue|abuelita|abuelito|pareja|amigo|amiga|tio|tia|primo|prima|novio|novia|companero';

const FOOD = [
  phrase(
    '(?:no|not any|not enough|out of|without|hardly any) (?:\\S+ )?(?:food|groceries)(?= )|nothing (?:left )?to eat|(?:fridge|cupboards?|pantry) (?:is |are )?(?:\\S+ )?empty|empty (?:fridge|cupboards?)|(?:kids?|children|we|they|son|daughter) (?:\\S+ ){0,3}(?:hungry|go(?:es|ing)? to bed hungry|cereal for dinner)|going hungry|food (?:stamps|bank|pantry)',
  ),
  phrase(
    'no (?:hay|tengo|tenemos|queda|nos queda) (?:\\S+ ){0,3}(?:comida|que comer|de comer|para comer|pa comer)|no (?:hay|tengo|tenemos) (?:nada )?(?:que|de) comer|(?:tenemos|pasamos|pasando|paso|tienen|ninos con|hijos con) (?:mucha )?hambre|(?:refri|refrigerador|nevera|heladera|despensa|alacena) (?:esta )?vaci[oa]|banco de (?:comida|alimentos)',
  ),
];
/** Eating as a fight with oneself is something else. */
const OF_THE_BODY = phrase(
  'weight|fat|diet|binge\\w*|purge|thin|calorie\\w*|body|appetite|peso|gord[oa]|dieta|atracon\\w*|flac[oa]|calorias|cuerpo|apetito',
);
const MONEY_ES = '(?:plata|platita|lana|dinero|varo|guita|feria|pasta|luca|lucas|billete|pesos)';
const BILL_EN =
  '(?:rent|mortgage|bills?|light bill|electric\\w*|power bill|gas bill|water bill|car payment|tuition)';
const BILL_ES = '(?:renta|alquiler|arriendo|luz|agua|gas|hipoteca|cuentas|recibos?|dividendo)';
const BILLS = [
  phrase(
    `${BILL_EN} (?:\\S+ ){0,4}(?:due|short|late|behind|overdue)|(?:behind|late|short) (?:on|with) (?:\\S+ )?${BILL_EN}|(?:cannot|can not|not|no way to|how to|how do i) (?:pay|make|afford|cover) (?:\\S+ ){0,3}${BILL_EN}|(?:no|not got|not have|without|out of|not enough|ran out of) (?:any |enough |the )?money|(?:i am|we are|im|so|dead|flat|totally) broke${CLAUSE}|broke (?:until|till|again|af|as)|pay ?day|paycheck|evict\\w*|(?:cut|cutting|shut|shutting|turned|turning) (?:off |out )?(?:my |the |our )?(?:power|lights?|electric\\w*|water|gas)(?: off)?|(?:power|lights?|electric\\w*|water) (?:\\S+ ){0,2}(?:cut|shut|turned) off|overdraft|card (?:was |got )?declined|debt collectors?|short on (?:cash|money|rent)|(?:only |just )?(?:have |got )?(?:enough |money )?for (?:one|this|a|the next) (?:month|week)(?: of)? (?:rent|left)|rent (?:\\S+ ){0,6}(?:only|just) (?:\\S+ ){0,3}(?:month|weeks?)`,
  ),
  phrase(
    `(?:no (?:hay|tengo|tenemos|me queda|queda|me alcanza|nos alcanza|alcanza) |sin |falta |me falta |ando sin |quede sin )(?:\\S+ ){0,2}${MONEY_ES}|no (?:me |nos )?alcanza (?:la|el|para|pa|ni|nada)|no llego a fin de mes|no llegamos a fin de mes|no me alcanza|ni un peso|(?:pagar|debo|debemos|atrasad[oa] (?:con|en)|vence|vencio|subio|subieron|no pague) (?:\\S+ ){0,2}${BILL_ES}|(?:renta|alquiler|arriendo) (?:\\S+ ){0,2}(?:vence|atrasad[oa]|debo)|(?:me|nos) (?:van a )?(?:cortaron|cortan|cortar|quitaron) (?:la|el) (?:luz|agua|gas)|quincena|aguinaldo|dia de pago|(?:el|mi|un|del|sin|hay) bono(?= )|(?:me|nos) (?:van a )?(?:echar|desalojar|sacar|echaron|desalojaron|sacaron) de (?:la|mi|nuestra) casa|desaloj\\w+|embarg\\w+|en dicom|endeudad[oa]`,
  ),
];
const JOBLESS = [
  phrase(
    `(?:out of|without|between) (?:a |any )?(?:work|jobs?)(?= )|no (?:work|job)${CLAUSE}|(?:lost|losing) my (?:\\S+ )?job|unemploy\\w+|jobless|laid off|(?:i |just )got (?:fired|let go)|been (?:fired|let go)|(?:cannot|not) find (?:a |any )?(?:work|job)`,
  ),
  phrase(
    `(?:sin|quede sin|ando sin|perdi (?:la|mi|el)|busco|buscando|encuentro|no hay|consigo) (?:\\S+ )?(?:pega|laburo|chamba|trabajo|jale|curro|camello|empleo|brete)(?= )(?! (?:extra|en equipo))|cesante|desemplead[oa]|en (?:el )?paro${CLAUSE}|me (?:echaron|botaron|corrieron|despidieron|rajaron|desvincularon)(?! de (?:la|mi) casa)`,
  ),
];
const EVENT =
  '(?:presentation|speech|exam|exams|test|midterm|finals?|interview|oral|recital|audition|exposicion|examen|examenes|entrevista|prueba|parcial|ponencia|disertacion|certamen)';
const FEAR =
  '(?:freaking|freak|panick\\w*|terrified|scared|nervous|dread\\w*|shaking|sick about|nervios\\w*|nervi\\w+|miedo|panico|aterrad[oa]|asustad[oa]|tiembl\\w+|bloque\\w+|ansios[oa])';
const BLANK = [
  phrase(
    '(?:go|goes|went|going|gone|draw|drew|just) (?:all |totally |completely |a )?blank|blank(?:ed|ing)? out|(?:mind|head|brain) (?:just |totally |completely )*(?:goes|went|is|gets|going) (?:\\S+ )?(?:blank|white|empty|out)|forget everything (?:in|when|at|during|on)',
  ),
  phrase(
    '(?:me quedo|me quede|quedarme|quedo|quede|se me queda|se me pone) (?:\\S+ ){0,3}(?:en blanco|la mente en blanco)|(?:mente|cabeza) en blanco|(?:en blanco) (?:en|cuando|con)|se me (?:olvida|borra|va) todo (?:en|cuando|al|con)',
  ),
  phrase(`${EVENT} (?:\\S+ ){0,8}${FEAR}|${FEAR} (?:\\S+ ){0,8}${EVENT}`),
];
const PET = [
  phrase(
    `(?:my|our|the) (?:\\S+ )?(?:${ANIMAL_EN}) (?:\\S+ ){0,5}(?:died|passed|dead|put down|put to sleep|gone${CLAUSE}|dying|run over|ran over|hit by)|(?:lost|losing|bury|buried|miss|missing|put(?:ting)? down) (?:\\S+ )?(?:my|our|the) (?:\\S+ )?(?:${ANIMAL_EN})(?= )|had to put (?:him|her|my \\S+) (?:down|to sleep)`,
  ),
  phrase(
    `(?:murio|fallecio|atropellaron a|durmieron|dormir a|perdi a|perdimos a|enterr\\w+ a|extrano a|sacrific\\w+ a|se me fue) (?:mi|mis|nuestr[oa]|el|la) (?:\\S+ )?(?:${ANIMAL_ES})(?= )|(?:mi|mis|nuestr[oa]|el|la) (?:\\S+ )?(?:${ANIMAL_ES}) (?:\\S+ ){0,3}(?:murio|se fue${CLAUSE}|ya no esta|fallecio|atropell\\w+)`,
  ),
];
const LOSS = [
  phrase(
    `(?:my|our) (?:late )?(?:\\S+ )?(?:${PERSON_EN}) (?:\\S+ ){0,2}(?:died|passed(?: away)?|is (?:dead|gone))(?= )|(?:when|since|before|after) (?:he|she|my (?:${PERSON_EN})) (?:died|passed)|(?:he|she) (?:died|passed away|passed)(?= )|lost my (?:${PERSON_EN})(?= )|i am (?:a )?(?:widow|widower|widowed)(?= )`,
  ),
  phrase(
    `(?:murio|fallecio|enterr\\w+ a|perdi a) (?:mi|mis) (?:${PERSON_ES})(?= )|mi (?:\\S+ )?(?:${PERSON_ES}) (?:\\S+ ){0,2}(?:murio|fallecio|partio|descansa|se fue al cielo|ya no esta(?! (?:con|en|enoj|tan|molest)))|(?:cuando|desde que|antes de que) (?:el|ella|mi \\S+)? ?(?:murio|fallecio|muriera)|(?:soy|quede|estoy) viud[oa]|enviud\\w+`,
  ),
];
const THINGS = phrase(
  '(?:his|her|their|the) (?:\\S+ )?(?:clothes|shoes|things|coat|jacket|chair|room|glasses|toothbrush|side of the bed|stuff|voicemail|slippers)|(?:sus|su|la|el|los|las) (?:\\S+ )?(?:ropa|zapatos|cosas|chaqueta|abrigo|silla|cuarto|lentes|lado de la cama|pantuflas|sillon)',
);
const CHILD_EN =
  '(?:my|our) (?:\\S+ ){0,2}(?:son|daughter|kid|boy|girl|teen\\w*|child|stepson|stepdaughter|grandson|granddaughter)';
const CHILD_ES =
  'mi (?:\\S+ )?(?:hijo|hija|nieto|nieta|chamac[oa]|nene|nena|adolescente|cabr[oa]|hijastr[oa]|muchach[oa])';
const TEEN = [
  phrase(
    `${CHILD_EN} (?:\\S+ ){0,4}(?:will not|would not|does not|do not|cannot|refuses to|never|barely|stopped) (?:\\S+ ){0,2}(?:get up|get out of (?:the )?bed|out of bed|leave (?:his|her|the) (?:room|bed|house)|come out|talk(?:ing)?|eat(?:ing)?|go(?:ing)? (?:out|to school))|${CHILD_EN} (?:\\S+ ){0,4}(?:stays|lies|lays|sleeps|in bed|locks|hides) (?:\\S+ ){0,3}(?:all day|in (?:his|her) room|in bed)`,
  ),
  phrase(
    `${CHILD_ES} (?:\\S+ ){0,3}(?:no (?:se (?:quiere )?levanta(?:r)?|sale|quiere (?:salir|levantarse|hablar|comer|ir|hacer)|me habla|habla|come|va a la escuela)|se (?:encierra|la pasa|pasa) |(?:esta|vive|anda) (?:todo el dia )?(?:encerrad[oa]|en la cama))`,
  ),
];
const BABY = [
  phrase(
    '(?:my |the |our )?(?:baby|newborn|infant) (?:\\S+ ){0,5}(?:cry|cries|crying|scream\\w*)|(?:crying|screaming) (?:baby|newborn)',
  ),
  phrase(
    '(?:bebe|beba|guagua|recien nacid[oa]) (?:\\S+ ){0,6}(?:llor\\w+|grit\\w+)|(?:llora|llorando|llanto) (?:\\S+ ){0,3}(?:bebe|beba|guagua)',
  ),
];
const AFTER_BIRTH = [
  phrase(
    '(?:my|our) (?:\\S+ )?(?:wife|girlfriend|partner|fiancee|sister|daughter|husband) (?:\\S+ ){0,8}(?:post ?partum|post ?natal|since (?:the|she had the|giving) (?:birth|baby)|after (?:the|giving) birth)|(?:she|he|my wife|my girlfriend|my partner) (?:does not|will not|would not|cannot|not) (?:\\S+ ){0,2}(?:hold|look at|touch|feed|pick up) (?:the|our|her|his) (?:baby|son|daughter|newborn)',
  ),
  phrase(
    'mi (?:\\S+ )?(?:esposa|mujer|pareja|novia|senora|hermana|hija|cunada) (?:\\S+ ){0,8}(?:post ?parto|desde (?:el parto|que (?:nacio|tuvo|pario)))|no (?:lo |la )?quiere (?:ni )?(?:cargar|ver|tocar|agarrar|darle) (?:\\S+ ){0,2}(?:bebe|nene|nena|nino|nina|guagua)|dice que es (?:una )?mala (?:mama|madre)',
  ),
];
const PAPERS = [
  phrase(
    '(?:scared|afraid|terrified|fear) (?:of|that) (?:\\S+ ){0,2}ice(?= )|ice (?:raids?|agents?|came|is coming|took|is here|at my|van|outside|picked|got)(?= )|immigration (?:police|agents|officers|came|raid)|deport\\w+|undocumented|(?:no|without|not have) papers|my (?:immigration )?status(?= )',
  ),
  phrase(
    'la migra|migracion (?:\\S+ )?(?:vino|vienen|esta|anda|paso|pasaron|agarr\\w+|llego)|miedo (?:a|de) (?:la )?migracion|deport\\w+|sin papeles|no (?:tengo|tiene|tenemos|tienen) papeles|redadas?|(?:el|los de|los del|vino|viene|miedo al|agentes de) ice(?= )|indocumentad[oa]s?',
  ),
];
const HANGOVER = phrase(
  'hung ?over|hangover|(?:con|de|una|la|esta|tremenda|tengo) (?:resaca|cruda|guayabo|goma)(?= )|(?:ando|estoy|amaneci|desperte) (?:\\S+ )?(?:crud[oa]|enguayabad[oa]|con (?:la )?cana|de goma|resacos[oa]|chuchaqui)',
);
const EVENING = [
  phrase(
    '(?:nobody|no one|noone|not anyone|no body) (?:\\S+ ){0,2}(?:to say (?:good ?night|nite|good morning|hello|hi) to|to say (?:good ?night|good morning)|to eat with|to come home to)|(?:nobody|no one) (?:ever )?(?:comes (?:by|over)|calls|visits)(?: me)?(?= )|eat(?:ing)? (?:\\S+ )?alone|(?:house|place|apartment|flat) (?:is |gets |feels )?(?:so |too |very )*(?:quiet|empty)|empty nest|kids (?:have |all )?moved out',
  ),
  phrase(
    '(?:nadie|a quien|alguien|quien) (?:\\S+ ){0,2}(?:decirle|darle|decir|dar|diga|me diga|me de) (?:las )?buenas noches|(?:ceno|como|desayuno) (?:siempre )?sol[oa](?= )|(?:la )?casa (?:\\S+ ){0,2}(?:vacia|callada|en silencio|muy sola)|nadie (?:me|nos) (?:llama|visita|espera)(?= )',
  ),
];

const some = (patterns: readonly RegExp[], words: string) => patterns.some((pattern) => pattern.test(words));

/** Whether a text tells that somebody has died. */
export const tellsOfDeath = (words: string): boolean => some(LOSS, words);
/** Whether a text tells of a child who withdraws. */
export const tellsOfWithdrawnChild = (words: string): boolean => some(TEEN, words);
/** The first that fits. */
const ORDER: readonly (readonly [Matter, (words: string, topic: Topic | null) => boolean])[] = [
  ['MATTER.papers', (words) => some(PAPERS, words)],
  ['MATTER.birth', (words) => some(AFTER_BIRTH, words)],
  ['MATTER.baby', (words) => some(BABY, words)],
  ['MATTER.loss', (words, topic) => topic === 'grief' && some(LOSS, words)],
  ['MATTER.pet', (words) => some(PET, words)],
  ['MATTER.loss', (words, topic) => topic === 'grief' && THINGS.test(words)],
  ['MATTER.loss', (words) => GONE.test(words)],
  ['MATTER.teen', (words) => some(TEEN, words)],
  ['MATTER.food', (words) => some(FOOD, words) && !OF_THE_BODY.test(words)],
  ['MATTER.bills', (words) => some(BILLS, words)],
  ['MATTER.jobless', (words) => some(JOBLESS, words)],
  ['MATTER.blank', (words) => some(BLANK, words)],
  ['MATTER.hangover', (words) => HANGOVER.test(words)],
  ['MATTER.evening', (words, topic) => topic !== 'grief' && some(EVENING, words)],
  ['MATTER.eating', (words, topic) => topic === 'food' && ASKS_OF_HARM.test(words)],
];
/** Words that lead back to a matter that was opened before in the talk. */
const BACK_TO: Readonly<Partial<Record<Matter, RegExp>>> = {
  'MATTER.baby': phrase('cry|cries|crying|crib|scream\\w*|llora|llorando|llorar|cuna|grita|gritando'),
  'MATTER.papers': phrase('door|lawyer|judge|agents|knock\\w*|puerta|abogad[oa]|juez|agentes|tocan|redada'),
  'MATTER.bills': phrase('landlord|rent|pay|due|duen[oa]|renta|pagar|luz|debo'),
  'MATTER.eating': phrase(
    'purg\\w*|throw up|throwing up|vomit\\w*|binge\\w*|my body|mi cuerpo|doctor|medic[oa]',
  ),
};
/** The matter of before that a text goes back to; null where it goes to none. */
export const matterAgain = (words: string, said: Readonly<Record<string, number>>): Matter | null =>
  (Object.keys(BACK_TO) as Matter[]).find((each) => each in said && BACK_TO[each]?.test(words)) ?? null;

/** "My husband is no longer here": of a life together, said softly. */
const GONE = phrase(`mi (?:\\S+ )?(?:${PERSON_ES}) ya no esta(?: con nosotros| aqui)?${CLAUSE}`);
/** Whether it harms the body, and who should look at it. */
const ASKS_OF_HARM = phrase(
  '(?:is|was|can) (?:it|this|that) (?:\\S+ )?(?:dangerous|bad|harmful|serious|unhealthy|safe|hurt me|kill me)|how (?:bad|dangerous) is|(?:do|should) i (?:need|see|go to|tell|call) (?:\\S+ ){0,3}doctor|(?:es|sera) (?:muy |tan )?(?:peligroso|malo|grave|danino)|(?:me )?hace dano|(?:necesito|debo|tengo que|deberia|hay que) (?:ir |ver |llamar )?(?:al |a la |a un |a una |un |una )?(?:medico|doctora?)|(?:not|no) (?:want|quiero que) (?:\\S+ ){0,4}(?:to know|find out|sepa|se entere)',
);

/** The everyday matter that a text names; null where it names none. */
export const matterIn = (words: string, topic: Topic | null): Matter | null =>
  ORDER.find(([, isIn]) => isIn(words, topic))?.[0] ?? null;

const SAYS = phrase(
  'what (?:would|wud|do) (?:you|u) (?:\\S+ )?(?:do|suggest|recommend|advise)|what would (?:you|u)|if (?:you|u) (?:were|was) (?:me|in my)|if it (?:was|were) you|in my (?:place|shoes|position)|your advice|any (?:advice|ideas|tips|suggestions)|(?:que|y) (?:harias|harias tu|haria usted)|si (?:tu |vos )?(?:fueras|fueses|fuera|eras) (?:yo|mi|usted)|(?:en|tu en) mi lugar|(?:que )?me (?:aconsejas|recomiendas|sugieres)|que (?:aconsejas|recomiendas|sugieres)|(?:algun|un|dame un|dame algun) consejo',
);
const OTHERS = phrase(
  `what (?:do|does) (?:other |most |some )?(?:people|others|everyone|anyone|one|folks) (?:\\S+ )?do|what (?:actually |usually |really |else )?(?:helps|works)(?= )|does anything (?:help|work)|how do (?:other )?(?:people|others) (?:\\S+ ){0,2}(?:cope|deal|manage|do)|que (?:hace|hacen) (?:la (?:otra )?gente|los demas|otros|otras personas|uno)|que (?:me )?(?:ayuda|sirve|funciona)(?= (?:$|[?.,]|con|para|en))|como (?:le )?hacen (?:los demas|otros|la gente)`,
);
/** Whether Harbor is asked what it would do itself, or what others do; null for neither. */
export const asksWhatHelps = (words: string): 'you' | 'others' | null =>
  SAYS.test(words) ? 'you' : OTHERS.test(words) ? 'others' : null;
