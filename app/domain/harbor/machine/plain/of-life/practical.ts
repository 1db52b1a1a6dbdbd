import type { Topic } from '../../../../listener/labels';
import { asksToCalmAnother } from '../asked-of-telling';
import { CLAUSE, opening, phrase } from '../typed-words';
import { toWrite } from './to-write';

const LONGEST = 220;

const CHILD =
  '(?:my|our) (?:\\S+ ){0,2}(?:son|boy|girl|daughter|kid|child|little one|lad|eldest|youngest|grandson|granddaughter)|he|she|him|her|mi (?:\\S+ )?(?:hijo|hija|nene|nena|nino|nina|peque|chico|chica|chiquit[oa]|niet[oa])|el nene|la nena';
const SCHOOL =
  '(?:school|nursery|daycare|kindergarten|preschool|reception|escuela|colegio|cole|jardin|guarderia|kinder|preescolar|primaria)';
const REFUSES = phrase(
  `(?:will not|would not|refus\\w+|does not want|do not want|hates?|scared of|afraid of|cannot get (?:him|her)|screams?|cries|crying|no quiere|se niega|odia|llora|no hay manera|le da miedo|no va) (?:\\S+ ){0,4}(?:to )?${SCHOOL}|${SCHOOL} (?:refus\\w+|every (?:single )?(?:morning|day))`,
);
const ABOUT_CHILD = phrase(CHILD);

const SPEECH = phrase(
  '(?:speak|speaking|talk|talking|present|presenting|stand up) (?:\\S+ ){0,3}(?:public|front of|audience|the class|the whole)|public speaking|(?:a|my|the) (?:speech|presentation|toast|eulogy|sermon)|(?:hablar|exponer|presentar|hablo|expongo) (?:\\S+ ){0,3}(?:publico|delante|enfrente|frente a|ante (?:todos|la clase|mucha))|(?:una|la|mi) (?:exposicion|presentacion|ponencia)|un discurso|dar (?:una )?charla',
);
const CALMS = phrase(
  '(?:calm (?:me )?down|calm me|calm my|calmame|help me relax|me calme|me calma|calmarme|tranquiliz\\w+|(?:stop|not) (?:shaking|trembling|going red|blushing|sweating)|no (?:temblar|ponerme roj[oa]|sudar)|dejar de (?:temblar|sudar)|relajarme|me relaje|para los nervios|my nerves|bajar los nervios)',
);
const WANTS = phrase(
  'how|something|anything|a (?:trick|tip|way|hack)|tricks?|tips?|need|give me|help|what (?:do|can|should)|like a|como|algo|algun|truco|trucos|tip|consejo|consejos|dame|deme|necesito|ayud\\w+|que hago|quiero',
);

const CALM_ME = opening('(?:please |can you |por favor )?(?:calm me|relax me|calmame|tranquilizame)');

const NIGHT_WORK = phrase(
  'night shifts?|nightshifts?|work(?:ing)? nights?|on nights|graveyard shift|(?:come|get|got|came) home (?:at |around |by )?(?:about )?(?:[5-9]|10)(?: ?am| in the morning)?|finish (?:work )?(?:at )?[5-9](?: in)?(?: the)? ?(?:am|morning)|turnos? (?:de |por la )?noches?|turno nocturno|trabajo (?:de |por la |por las )?noches?|trabajo nocturno|salgo (?:del (?:trabajo|turno) )?a las [5-9]',
);
const DAY_SLEEP = phrase(
  'sleep|asleep|sleeping|slept|awake|tired|nap|bed|dormir|duermo|sueno|dormid[oa]|descansar|cama|insomnio',
);

const SAYING = phrase(
  `(?:what|wot) (?:do|should|can|would|could|am) i (?:even |actually |supposed to |going to |just |then )*(?:say|tell|text|write|reply|answer|message)|how (?:would|do|should) (?:you|one|people) (?:start|say|tell|ask|bring|put|explain|begin) (?:\\S+ ){0,3}(?:conversation|talk|it|this|that|him|her|them|up)|(?:y )?que le decimos|how (?:do|should|can|would|could|am) i (?:even |actually |just |supposed to |going to )*(?:say|tell|ask (?:him|her|them|my|for)|explain|bring (?:it|this|that) up|word|phrase|put it|respond|reply|answer|break it|talk to (?:him|her|them|my))|do i (?:just |even )?(?:tell|say to|text|reply to) (?:her|him|them|my)|(?:words|something) (?:to say|i (?:can|could) say)|not (?:know|sure) (?:what to say|how to (?:say|tell|ask|bring))|como (?:le|les|se lo|lo) (?:digo|pido|explico|contesto|respondo|planteo|cuento|hablo|pregunto|escribo|pongo)|(?:y )?que (?:le|les) (?:digo|contesto|respondo|escribo|pongo)|no se (?:que|como) (?:decir\\w*|contestar\\w*|pedir\\w*|responder\\w*)|(?:que|como) (?:decirle|contestarle|responderle|pedirle|decirles)`,
);
const DECIDING = phrase(
  `(?:should i|do i) (?:\\S+ ){1,6}or (?:not|just|stay|go|leave|keep|quit|wait|let)?|whether (?:to|i should|or not)|(?:cannot|help me|how do i|how to|got to|have to|trying to) (?:decide|choose)|(?:move|moving) in with|(?:offered me|was offered|got offered|been offered|have an offer for) (?:\\S+ ){0,3}(?:job|position|place|role|promotion)|(?:me (?:ofrec\\w+|salio)|tengo) (?:una oferta de |un |una |otro |otra ){0,2}(?:trabajo|laburo|puesto|empleo|chamba|pega|curro) (?:\\S+ ){0,3}(?:en|y|pero)|(?:wants?|asked) me to (?:move|marry|quit|leave|stay|come|give up|go)|(?:stay|go|leave|quit|keep) or (?:stay|go|leave|quit|not)|pros and cons|dime si (?:\\S+ ){1,6}o|no se si (?:\\S+ ){1,7}o|(?:quiere|pide|pidio|dice) que (?:me |lo |la |le )?(?:mude|case|deje|vaya|quede|venga|renuncie|vivamos|cambie)|(?:ayudame a|como|no puedo|tengo que) (?:decidir|elegir)(?:me)?|(?:me voy|lo dejo|renuncio|acepto|me quedo|sigo|contesto|me mudo) o (?:no|me|lo|la|sigo|dejo|aguanto)|(?:saber|decidir) si (?:\\S+ ){1,5}o |pros y contras`,
);
const ASKS = phrase(
  '\\?|should i|what (?:do|should|can|would) (?:i|you)|que harias|en mi lugar|do i|help me|dime si|que hago|que puedo|que deberia|no se|quiero saber|saber si|not know (?:what|whether|if)|whether',
);

const NUMBER = phrase(
  `(?:a|an|the|any) (?:\\S+ )?(?:helpline|hotline|help line)|(?:is there|do you have|have you got|whats|what is|got|give me|any|know) (?:a |an |the |any )?(?:phone |crisis |help |suicide |hot )?(?:number|line|helpline|hotline)s?|(?:what|which) number|who (?:do|can|should|could|would|to) (?:i )?(?:even )?(?:ring|call|phone|contact|ask|talk to|speak to)|who i (?:ring|call|phone|contact|ask|speak to)|(?:some ?one|anyone) (?:i can|to) (?:ring|call|phone|ask)|number (?:for|i can|to)|(?:hay|tienes|tenes|dame|cual es|sabes) (?:el |un |algun |de algun )?(?:numero|telefono|linea)|a (?:quien|donde|que numero) (?:llamo|puedo llamar|hay que llamar|pregunto|le pregunto|acudo|marco)|donde (?:pido|busco|consigo|encuentro) (?:\\S+ )?ayuda|where (?:do|can) i (?:get|find|go for|ask for) (?:\\S+ )?help|(?:quien|donde) me (?:puede|pueden) (?:ayudar|informar) con`,
);
/** Who asks for a person, or about danger: that is another answer. */
const PERSON = phrase(
  'real person|a person|a human|human|someone real|talk to (?:someone|somebody|a)|counsell?or|therapist|crisis|suicid\\w+|kill|die|hurt|danger|emergency|hablar con (?:alguien|una persona)|una persona|un humano|terapeuta|psicolog[oa]|crisis|morir|matar\\w*|peligro|emergencia',
);

const UP_AT_NIGHT = phrase(
  'up (?:\\S+ ){0,2}with (?:her|him|them|my|mom|dad)|(?:\\d+|two|three|four|five|few|every) (?:times )?(?:a|each|every|per) night|wakes me|gets me up|up all night|me despierta|me levanto (?:\\S+ ){0,3}(?:por|con|a)|(?:veces|cada) (?:por |la |en la |a la )?noche',
);
const THEIR_MEDICINE = phrase(
  '(?:her|his|their) (?:\\S+ )?(?:pills?|tablets?|meds|medication|medicines?|insulin|drops)|(?:sus|su|la|las|los|el) (?:pastillas?|medicinas?|medicamentos?|medicacion|remedios?|insulina|gotas)',
);
const CARES = phrase(
  'dementia|alzheimer\\S*|carer|caregiver|caring for|look(?:ing)? after|get (?:him|her|them) to|cuido|cuidar|demencia|que se (?:tome|las tome|la tome)|no (?:se )?quiere tomar|my (?:wife|husband|mom|dad|mother|father|nan|gran|grandma|grandpa)|mi (?:mujer|marido|esposa|esposo|mama|papa|madre|padre|abuela|abuelo|suegra|suegro)',
);

/** What is known of the talk that an everyday question is asked in. */
interface Asked {
  words: string;
  text: string;
  topic: Topic | null;
  /** The step that stands open, or waits behind an answer. */
  step: string;
  /** A child who does not go to school was spoken of. */
  isSchool: boolean;
  /** Something in the talk sounded like danger: a number is asked for because of that, then. */
  isGrave: boolean;
}

/** The step that meets an everyday question; null for anything else. The first that fits. */
export function practicalStep({ words: said, text, topic, step, isSchool, isGrave }: Asked): string | null {
  if (text.length > LONGEST) return null;
  const words = said.replace(NO_NUMBER, ' ');
  if (topic === 'caring' && LEAFLET.test(words)) return 'CARING.line';
  if (UP_AT_NIGHT.test(words) && (topic === 'caring' || CARES.test(words))) return 'CARING.nights';
  if (asksPerson(words)) return 'HUMAN';
  const call = NUMBER.test(words) ? callStep(topic, step) : null;
  if (call) return call;
  if (NUMBER.test(words))
    return isGrave && !isSchool ? 'HUMAN' : numberStep({ words, topic, step, isSchool });
  if (REFUSES.test(words) && ABOUT_CHILD.test(words)) return 'CARD.school';
  if (isSchool && (GATE.test(words) || phrase(SCHOOL).test(words))) return 'CARD.gate';
  if (NIGHT_WORK.test(words) && (DAY_SLEEP.test(words) || topic === 'sleep')) return 'SLEEP.9';
  if (SPEECH.test(words) && (WANTS.test(words) || NERVOUS.test(words))) return 'SPEAK.1';
  const own = toWrite(words);
  if (own) return own;
  if (asksToCalmAnother(words)) return 'ASKED.calm';
  if (DECIDING.test(words) && ASKS.test(words)) return 'DECIDE.1';
  if (SAYING.test(words)) return 'WORDS.1';
  if (CALMS.test(words) && (WANTS.test(words) || CALM_ME.test(words)) && topic !== 'panic')
    return 'HELP.calm';
  return null;
}
/** Lines of a page are no line to call, and "a number for what?" asks for none. */
const NO_NUMBER =
  / (?:(?:see|saw|find|found|read|show|showed|written|wrote|where (?:is|are|did)) (?:me )?(?:any |the |my |those |your |no )*lines?|(?:i )?(?:did not|never|do not) (?:ask|asked|want|need|wanted) (?:for )?(?:a|any|the|your) (?:phone )?number|(?:a |the |what )*(?:number|line) (?:for|to) what|no (?:te |le )?(?:pedi|pido|pregunte|quiero|necesito) (?:por )?(?:un |ningun |el )?(?:numero|telefono)|(?:un |que |el |ese )*(?:numero|telefono) (?:para|de|a) que)(?= )/g;
const LEAFLET = phrase(
  'leaflets?|website|web ?page|support groups?|folletos?|pagina web|sitio|grupo de apoyo',
);
const GATE = phrase(
  'morning|gate|tomorrow|what to do|clings?|through|drop ?off|leg|legs|what do i|how do i|manana|puerta|entrada|que hago|como hago|se aferra|se agarra',
);
const NERVOUS = phrase(
  'nervous|nerves|scared|dread\\w*|terrified|sick|panic\\w*|freeze|shak\\w+|anxious|nervi\\w+|miedo|mal(?: |o|a)|malo|mala|panico|tiembl\\w+|bloque\\w+|ansi\\w+|trab\\w+',
);

/** Whether a text asks for a person, or for the number that answers at any hour. */
const asksPerson = (words: string): boolean =>
  (NUMBER.test(words) && PERSON.test(words)) || WANTS_PERSON.test(words);
const WANTS_PERSON = phrase(
  `(?:give me|i (?:want|need)|get me|can i (?:talk|speak) (?:to|with)|let me (?:talk|speak) to|(?:want|need) to (?:talk|speak) (?:to|with)|quiero|necesito|pasame con|(?:quiero|necesito|puedo) hablar con) (?:a |an |some |una |un )?(?:real |actual |live |proper )?(?:voice|person|human|human being|someone real|persona|persona real|persona de verdad|humano|alguien real|alguien de verdad)${CLAUSE}`,
);

/** The lines for what money, eating, papers and a small baby need: they name {988} as well. */
function callStep(topic: Topic | null, step: string): string | null {
  if (topic === 'food' || step === 'MATTER.eating') return 'CALL.eating';
  if (topic === 'newborn' || step === 'MATTER.baby') return 'CALL.parents';
  return topic === 'money' || /^MATTER\.(?:bills|food|jobless|papers)$/.test(step) ? 'CALL.bed' : null;
}

/** Where a number is asked for, and no danger is told: of the line for it, or of who would know. */
function numberStep({ words, topic, step, isSchool }: Omit<Asked, 'text' | 'isGrave'>): string | null {
  if (step.startsWith('NEAR')) return 'NEAR.help';
  if (phrase('al ?anon|whose (?:husband|wife|partner|son|dad|mom) drinks?').test(words)) return 'NEAR.help';
  if (isSchool || phrase(SCHOOL).test(words)) return 'CARD.schoolCall';
  if (
    topic === 'caring' ||
    /^CARING/.test(step) ||
    phrase('dementia|alzheimer\\S*|demencia|carers?|cuidador\\w*').test(words)
  )
    return 'CARING.line';
  const isAboutIt = phrase(
    'about (?:it|this|that)|for (?:this|that|it)|with (?:this|that|it)|(?:para|sobre|de|por) (?:esto|eso|ello)',
  ).test(words);
  const isEveryday = topic !== null && EVERYDAY.has(topic);
  return isEveryday || (topic === null && isAboutIt) ? 'NUMBER' : null;
}
const EVERYDAY: ReadonlySet<Topic> = new Set(
  'work study money family partner friends sleep stuck good identity worry'.split(' ') as Topic[],
);

/** How somebody is brought to take a medicine: the caring is met, and of the medicine it is said who knows. */
export const isAboutTheirMedicine = (words: string, topic: Topic | null): boolean =>
  (THEIR_MEDICINE.test(words) && (topic === 'caring' || CARES.test(words))) ||
  (topic === 'caring' && MEDICINE.test(words));
const MEDICINE = phrase(
  '(?:the )?(?:pills?|tablets?|meds|medication|medicines?|pastillas?|medicinas?|remedios?)',
);

/** "Since what happened to my husband": whether somebody died or left is not told. */
export const isUntoldLoss = (words: string): boolean => UNTOLD.test(words) && !TOLD.test(words);
const UNTOLD = phrase(
  '(?:his|her|their) side of the (?:bed|wardrobe|closet)|(?:wifes?|husbands?) side of the (?:bed|wardrobe|closet)|empty (?:side|half) of the bed|(?:su|la mitad|el lado|el otro lado|media) (?:lado )?(?:de )?(?:la )?cama (?:\\S+ ){0,2}(?:vaci[oa]|fri[oa])|su lado (?:de la cama|del armario|del closet|del ropero)|desde lo de (?:mi|mis|el|la) \\S+|desde que (?:\\S+ ){0,3}(?:no esta|se fue|falta|me falta)|since (?:what happened (?:to|with)|i lost|losing) (?:my )?\\S+|since (?:he|she|my \\S+) (?:went|left us|is gone|has been gone|was gone)',
);
const TOLD = phrase(
  '(?:is|works?|working) away|de viaje|died|passed|dead|death|funeral|murio|fallecio|muerte|entierro|divorc\\w+|broke up|separ\\w+|dejo por|cheated|work|job|trabajo|operacion|college|university|school|moved|abroad|married|estudi\\w+|universidad|ciudad|mud\\w+|vivir|viv[eo]|caso|casaron',
);
