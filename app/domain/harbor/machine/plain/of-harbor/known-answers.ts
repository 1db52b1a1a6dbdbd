import { CLAUSE, phrase } from '../typed-words';

const LONGEST = 260;
const PART_EN =
  '(?:back|neck|shoulders?|knees?|legs?|feet|foot|hips?|wrists?|hands?|eyes|head|stomach|belly|tooth|teeth|ear|skin)';
const PART_ES =
  '(?:espalda|cintura|cuello|hombros?|rodillas?|piernas?|pies?|cadera|munecas?|manos?|ojos|cabeza|estomago|panza|muela|dientes?|oido|piel)';

const HOURS = phrase(
  'how (?:much|many hours of|many hours|many hrs) (?:\\S+ ){0,4}(?:sleep|slept|need|drive|rest)(?= )|how many (?:hours|hrs)(?= )(?: of sleep)?|how long (?:should|must|do) (?:i|you|people|one|u) (?:\\S+ )?(?:sleep|rest)(?= )|(?:cuantas horas|cuanto) (?:\\S+ ){0,4}(?:dormir|duerm\\w+|descansar|sueno)',
);
const OF_SLEEP = phrase(
  'sleep|slept|asleep|rest|bed|drive|driving|shift|cab|dormir|duerm\\w+|sueno|descans\\w+|manej\\w+|conduc\\w+|camion|turno',
);
const LAW = phrase(
  `(?:is|was|are|would|isnt) (?:(?:it|that|this|he|she|they) (?:\\S+ ){0,2})?(?:legal|illegal|lawful|against the law)(?= )|(?:can|may) (?:\\S+ ){1,4}(?:legally|by law)|(?:what|do i have|have i got|know|are) (?:\\S+ )?(?:my |any )?rights(?= )|(?:do i have|have i got) (?:a|any|the) rights?(?= )|(?:es|sera|eso es|esto es|fue|seria) (?:\\S+ )?(?:legal|ilegal)(?= )|(?:que|tengo|cuales son mis) derechos?(?= )|tengo derecho a|(?:me|nos|lo|la) (?:puede|pueden) (?:correr|echar|despedir|botar|descontar|desalojar|sacar|obligar|multar)(?: \\S+){0,8} \\?|(?:puede|pueden) (?:\\S+ ){0,2}(?:correrme|echarme|despedirme|descontarme|desalojarme|obligarme)(?: \\S+){0,8} \\?|can (?:he|she|they|my boss|my landlord|the landlord) (?:just |really |even )*(?:fire|sack|evict|kick|make|force|dock|fine) (?:me|us)(?= )`,
);
const BODY = phrase(
  `(?:what|anything|something) (?:(?:can|could|should|do|would|that) )*(?:i |to |you )?(?:can |could )?(?:do|take|try|helps?) (?:\\S+ ){0,2}(?:about|for|with|against) (?:\\S+ )?(?:my|the|a) (?:\\S+ )?${PART_EN}(?= )|(?:my|the) (?:\\S+ )?${PART_EN} (?:\\S+ ){0,16}(?:what|anything|something|how) (?:\\S+ ){0,4}(?:do|take|help|helps|stop)(?= )(?: \\S+){0,6} \\?|(?:que|algo que|q) (?:\\S+ )?(?:puedo hacer|hago|hacer|puedo tomar|tomo|me tomo|me pongo|sirve|ayuda) (?:\\S+ )?(?:para|con|por|contra) (?:el|la|los|las|mi|mis) ${PART_ES}(?= )|(?:duele|duelen|dolor de|dolor en) (?:\\S+ ){0,3}${PART_ES} (?:\\S+ ){0,16}(?:que|algo) (?:\\S+ ){0,2}(?:hago|hacer|tomo|tomar|sirve|ayuda)(?= )`,
);
const LINE_211 = phrase(
  `what (?:is|are|does) (?:\\S+ ){0,2}211(?= )|(?:and|who|what) (?:is|are) 211|how does 211|(?:que|q|eso|y que|y eso) (?:es|son|sera|hace) (?:(?:eso|esto|ese|el|lo|del?|numero) )*211(?= )|eso del? 211(?= )(?: \\S+){0,3}${CLAUSE}|211 (?:que es|what is)(?= )`,
);
const ASKS_ME = phrase(
  '(?:do|does|would|did|will|can) (?:you|anyone|anybody|someone) (?:ever |even )?ask (?:people |me |anyone |somebody )?how (?:they|i|people|things) (?:are|am|feel|do|doing)|(?:nobody|no one|noone) (?:ever )?asks (?:me )?(?:how i|any ?more|how)|ask me how i (?:am|feel)|(?:nadie|ni quien) (?:me )?pregunta (?:ya )?(?:como|nada)|(?:me )?(?:pregunt\\w+) (?:usted |tu )?(?:a la gente |a uno )?como (?:esta|estoy|estan|se siente|me siento)',
);

/** Plain questions that have one plain answer, by the step that gives it; null for anything else. */
export function knownAnswer(words: string, text: string, isAboutSleep: boolean): string | null {
  if (text.length > LONGEST) return null;
  if (LINE_211.test(words)) return 'CALL.bed';
  if (HOURS.test(words) && (isAboutSleep || OF_SLEEP.test(words))) return 'ASKED.hours';
  if (LAW.test(words)) return 'ASKED.law';
  if (BODY.test(words)) return 'ASKED.body';
  return ASKS_ME.test(words) ? 'ASKED.me' : null;
}

/** A question that wants no answer: "can you believe it", "you know what?". */
export const isRhetorical = (words: string): boolean => RHETORICAL.test(words);
const RHETORICAL = phrase(
  `can you believe|(?:you|u) know (?:what|how)|guess what|(?:right|ok|okay|no|verdad|eh|viste|cierto|sabes|you know|is it not|huh) \\? $|(?:sabes|sabe) (?:que|lo que)|(?:puedes|podes|puede) creer\\w*|te imaginas|how dare|who does (?:he|she) think|quien se cree`,
);
