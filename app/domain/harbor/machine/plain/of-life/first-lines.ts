import { phrase } from '../typed-words';

/** Somebody who wants to let it out, and nothing else. */
export const wantsToVent = (words: string): boolean => VENTS.test(words) && !NOT_VENT.test(words);
const VENTS = phrase(
  '(?:need|want|wanted|got|have|here|come|came) (?:to |a )?(?:\\S+ )?(?:rant|vent|moan|whinge|let (?:it|this|something|some steam) (?:all )?out|get (?:it|this|something|stuff|things) off my chest)|(?:let me|can i|could i|lemme|mind if i|may i) (?:just |please |have a |quickly )*(?:rant|vent|moan|whinge|let it out)|(?:need|want|having) a (?:\\S+ )?(?:rant|moan|vent|whinge)|(?:quiero|queria|necesito|vengo a|vine a|ganas de|dejame|dejeme|deja que me) (?:\\S+ )?(?:desahog\\w+|sacarlo|sacar (?:esto|todo)|soltarlo|soltar (?:esto|todo)|descargar(?:me)?|quejar(?:me)?|despotricar)',
);
const NOT_VENT = phrase(
  'how (?:do|can) i|why (?:do|does)|como (?:hago|puedo)|no quiero (?:desahog|sacar)\\w*|not want to',
);

const SCHOOL = phrase(
  'school|class|classmates?|corridor|hallway|locker|bus|recess|playground|teacher|grade|kids|girls|boys|lads|escuela|cole|colegio|insti|instituto|liceo|prepa|secundaria|clase|salon|recreo|curso|companer[oa]s|pibes|chicos|chicas|ninos',
);
const MOCKED = phrase(
  `bull(?:y|ies|ied|ying)|(?:they|people|everyone|kids|girls|boys|lads|guys) (?:\\S+ ){0,3}(?:trip|shove|push|laugh at|mock|pick on|make fun of|gang up on|spit at|film|filmed|record) me|(?:make|makes|making|made) fun of me|(?:pick|picks|picking|picked) on me|call(?:s|ing|ed)? me names|(?:post|posts|posted|share|shared|put) (?:\\S+ )?(?:videos?|pics|pictures|photos) of me|me (?:re |super )?(?:verdugue\\w+|bulle?an|hacen (?:bullying|burla|la vida imposible)|molestan|empujan|escupen|filmaron|filman|graban|grabaron|tiraron (?:la|mi)|ponen apodos|dicen apodos|humillan|insultan)|bullying|se (?:burlan|rien|mofan) de mi|se burlan`,
);
const WORK = phrase('work|boss|office|coworkers?|trabajo|jefe|jefa|oficina|chamba|curro|laburo');
/** Mocked, pushed or filmed among those of the same age. */
export const tellsOfBullying = (words: string): boolean =>
  MOCKED.test(words) && (SCHOOL.test(words) || BY_NAME.test(words)) && !WORK.test(words);
const BY_NAME = phrase('bull(?:ied|ying)|bullying|verdugue\\w+');

const KIN =
  '(?:mom|mum|mother|dad|father|parents?|wife|husband|nana?|gran|grandma|grandpa|sister|brother|son|daughter|mama|mami|mamita|madre|viejita|viejito|vieja|papa|papi|padre|esposa|esposo|marido|abuela|abuelo|abuelita|hermana|hermano|hija|hijo|tia|tio)';
const ILL = phrase(
  `${KIN} (?:\\S+ ){0,4}(?:is |has |tiene |esta |anda |se esta |got )(?:\\S+ ){0,3}(?:ill|sick|poorly|blind|diabetes|dementia|alzheimers?|parkinsons?|cancer|frail|azucar|presion(?: alta)?|enferm[oa]|malit[oa]|mal|cieg[oa]|delicad[oa]|quedando (?:cieg[oa]|sord[oa])|demencia|hospitalizad[oa])`,
);
const CARES = phrase(
  '(?:cannot|not|no one to|nobody to|who will|cant) (?:\\S+ ){0,2}(?:look after|care for|take care of|be there|be with|visit)|(?:miles|hours|far) (?:\\S+ )?away|(?:no|sin) (?:\\S+ ){0,3}(?:cuidar\\w*|atender\\w*|ir a ver\\w*|estar con)|(?:estoy|vivo|esta|vive|queda) (?:muy |tan )?lejos|(?:quien|nadie) (?:\\S+ ){0,2}(?:cuide|cuida|cuidar)',
);
/** Somebody of theirs is ill, and they cannot be there for them. */
export const cannotCareFor = (words: string): boolean => ILL.test(words) && CARES.test(words);

/** What to say is wanted: at an interview, to somebody, when they ask. */
export const wantsWords = (words: string): 'asked' | 'wanted' | null =>
  TELL_OR_NOT.test(words) ? 'asked' : PRACTICE.test(words) ? 'wanted' : null;
const TELL_OR_NOT = phrase(
  '(?:se )?lo digo o (?:no|mejor no|miento|invento)|digo que (?:\\S+ ){1,6}o (?:no|invento|miento|me callo)|(?:do|should) i (?:tell|admit|say) (?:\\S+ ){1,6}or (?:not|lie|make)',
);
const PRACTICE = phrase(
  '(?:practi[cs]e|rehearse|prepare|work out) (?:\\S+ )?(?:what|how) (?:to|i) (?:say|answer|tell|explain)|what (?:do|should|can|would) i (?:say|answer) (?:when|if|in|at) (?:they|he|she|the|an?|my|asked)|(?:practicar|ensayar|preparar|armar) (?:\\S+ )?(?:que|lo que|como) (?:voy a )?(?:decir|contestar|responder|explicar)|que (?:digo|contesto|respondo|les digo) (?:cuando|si|en la)|(?<! (?:no|tampoco) )(?:quiero|quisiera|necesito|tengo que|me gustaria|voy a) pedir(?:le|les) (?:\\S+ ){0,3}?a (?:mi|mis|la|el|los) (?:\\S+ ){1,3}(?:un|una|que|mas|otro|otra|unos|dos|tiempo|permiso|vacaciones|dias)|(?<! (?:not|do not|never) )(?:want|need|have|got|like|hoping|trying|going) to ask (?:my|the|our) (?:boss|manager|supervisor|landlord|teacher|professor|mom|dad|parents|wife|husband|partner|sister|brother|friend|\\S+) (?:for|if|to|about)',
);

/** What to do in a wave of panic is asked, or whether there is something for it. */
export const asksOfPanic = (words: string, isOpen: boolean): boolean =>
  ASKS.test(words) && (PANIC.test(words) || (isOpen && WHEN.test(words)));
const PANIC = phrase(
  'panic|panic attacks?|anxiety attacks?|panico|ataques?|crisis de (?:ansiedad|nervios)|jamacuco|el corazon (?:a mil|se me)|me da (?:la|una) ansiedad|me agarra la ansiedad',
);
const ASKS = phrase(
  '(?:have|got|is there|do you have|you have) (?:\\S+ )?(?:anything|something|an exercise)|what (?:do|can|should) i do (?:when|if|in|during|about)|how (?:do|can) i (?:stop|get through|handle|calm)|(?:tienes|tenes|tiene|hay|conoces) (?:\\S+ )?(?:algo|alguna cosa|un ejercicio|ejercicios)|que (?:hago|puedo hacer|se hace|debo hacer) (?:cuando|si|en|durante|con|para)|como (?:paro|detengo|controlo|calmo)',
);
const WHEN = phrase(
  '(?:cuando|si) me (?:da|agarra|viene|pasa|entra|pilla)|when (?:it|one) (?:comes|hits|starts|happens)',
);

/** Bitter words of praise for what goes wrong; what is left without them. */
export function withoutSarcasm(text: string): string | null {
  const left = text.replace(PRAISES, ' ').trim();
  return left !== text.trim() && left.split(/\s+/).length >= FEWEST ? left : null;
}
const FEWEST = 2;
const PRAISES =
  /\b(?:so (?:that'?s|this is|thats) (?:fun|great|nice|lovely|brilliant)|(?:just|bloody|how|well that'?s) (?:great|perfect|fantastic|lovely|wonderful|brilliant)|living the dream|(?:brilliant|fantastic|wonderful|lovely|awesome|fabulous)(?=\s*(?:[.!]|$))|lucky me|yay(?: me)?|qué maravilla|que maravilla|qué bien|que bien|genial|buenísimo|buenisimo|qué alegría|que alegria|qué divertido|que divertido|lo que (?:me )?faltaba)\b[.!]*/giu;

/** Something in it is heavy. */
export const soundsHard = (words: string): boolean => HARD.test(words);
const HARD = phrase(
  'cannot|not (?:sleep|pay|get)|killing me|dumped|fired|sacked|broke|broken|sick|ill|hate|flat|alone|lost|failed|late|again|shift|crash\\w*|stolen|cancel\\w*|ghosted|debt|rent|sin (?:luz|agua|trabajo|dinero|plata|dormir)|otra vez|no (?:puedo|hay|tengo|duermo|me)|me (?:corto|dejo|corrieron|echaron|robaron|cancelaron|duele)|enferm[oa]|reprobe|perdi|gritando|deuda|multa|choque',
);
