import { NAMED as KIN, plainTest } from '../../plain/people';

/** Whoever may be asked to come. */
const NAMED = `(?:${KIN}|compadre|comadre|madrina|padrino|gran|granny|nana|yerno|nuera|pastor|priest|cura|sponsor|sarge|sargento|coach|profe|mentor|teacher|nurse|therapist|terapeuta|psicolog[oa]|teammate|pal|bestie)`;

const WHO = `(?:him|her|them|it|kev|(?:my|mi|the|el|la|al?) (?:\\S+ )?\\S+|[a-z]+)`;
/** A message went out, and nothing is said of an answer: "ok. texted him", "ya le escribi". */
export const hasSent = plainTest(
  [
    `(?:^|[.,] |i |i have |have |and |ok |okay |k |que |yes |yeah |fine |alright |done |already |there )(?:texted|messaged|dmd|msgd|sent|whatsapped|wrote(?: to)?|written(?: to)?|left) ${WHO}(?: (?:a |the )?(?:text|message|voice ?mail|voice ?note|msg|vn))?(?= (?:$|[.,]|to|now|and|a|but|that|the))|(?:shot|dropped|fired|pinged|hit) (?:off )?(?:\\S+ )?(?:a|the|off a) (?:text|message|line|msg|dm)|(?:^|[.,] |ok |okay |done |yes )(?:sent|text sent|message sent|it is sent|hit send|pressed send)(?= (?:$|[.,]|it|to|now))`,
    `(?:^|[.,] |ya |listo |ok |bueno |si |y )(?:ya )?(?:le|les|lo) (?:acabo de )?(?:escribi|mande|envie|deje|escribir|mandar|enviar|mensajee|textee|he (?:escrito|mandado))(?= )|(?:mensaje|texto|audio|whats ?app) (?:ya )?(?:enviado|mandado)|(?:ya )?(?:mande|envie|escribi) (?:el|un|a|al)(?= )`,
  ],
  'not|never|no|ago|yesterday|last|months?|weeks?|years?|ayer|semana|meses|hace|read|visto|ni|nunca|jamas|before|always|siempre|cannot|988|line|linea|(?:text|wrote|message|call)(?:ed|d)? back|answered|replied|contest\\S*|respond\\S*|if|si (?:le|lo)|harbor|you|coming|(?:his|her|their|the) way|vien\\S+|en camino',
);

/** Somebody answers just now, or is getting ready to come. */
export const isAnswering = plainTest(
  [
    '(?:he|she|they|my \\S+|\\S+) (?:is |are )?(?:typing|texting|writing|messaging|calling|ringing|answering|replying)(?: (?:me )?back| me| now)?(?= (?:$|[.,]|already|says|and|now|me|right))|(?:he|she|they|my \\S+) (?:rang|called|phoned|texted|messaged|answered|replied|picked up|wrote back)(?: me)?(?: back)?(?= (?:$|[.,]|and|says|said|now))',
    '(?:is |are |says (?:he|she|they) (?:is |are )?)?(?:putting|getting|grabbing|throwing|pulling|finding) (?:on )?(?:his|her|their) (?:boots|shoes|coat|jacket|keys|car keys|trousers|stuff)(?: on)?|(?:he|she|they) (?:is |are )?(?:leaving (?:work|now|home|the house)|setting off|on (?:his|her|their|the) way|in the car|driving)|(?:says?|said|told me) (?:to )?(?:stay put|sit tight|hang on|wait there|hold on)',
    '(?:me )?(?:esta|anda) (?:contestando|escribiendo|respondiendo|llamando|marcando)|(?:^|[.,] |ya |y |me )(?:me )?(?:contesto|respondio|escribio|atendio)(?= (?:$|[.,]|y|mi|que|ya|el|la|dice))|(?:ya |ahi |que )?(?:sale|viene|salio|vienen|arranca|se viene) (?:ya |saliendo )?(?:(?:para|pa|p) (?:aca|aqui|mi casa|mi depa)|saliendo|en camino)|viene saliendo|(?:se esta|anda) (?:poniendo|vistiendo|cambiando)|agarr(?:o|a|ando) las llaves|dice (?:que )?(?:ya )?(?:viene|sale|llega|se sube|arranca|va saliendo|agarra|lo espere|la espere|me quede)',
  ],
  'not|never|no|nobody|nadie|nunca|if|si|when|cuando|wish|ojala|would|police|policia|cops?|yesterday|ayer|kill\\S*|hit|hurt|threat\\S*|scared of|drunk|borrach\\S*',
);

/** They will not call or ask, in words of their own. */
export const refusesToReach = plainTest(
  [
    '(?:i am |am |will |would |do |i )?not (?:going to |want to |about to )?(?:be )?(?:call|calling|ring|ringing|text|texting|phone|phoning|message|messaging|bother|bothering|ask|asking|drag|dragging|worry|worrying|tell|telling|contact|contacting) (?:\\S+ ){0,3}?(?:anyone|anybody|no ?one|nobody|people|them|him|her|everyone|others|folks?|somebody|someone|my \\S+|988)|(?:not|never) (?:calling|ringing|texting|phoning)(?= (?:$|[.,]))',
    'no (?:(?:los|las|lo|la|les|le) )?(?:voy a|pienso|quiero|queria|vengo a) (?:andar )?(?:llamar(?:l[aeo]s?)?|molestar(?:l[aeo]s?)?|joder(?:l[aeo]s?)?|jodiendo|molestando|fastidiar(?:l[aeo]s?)?|escribir(?:le)?|avisar(?:le)?|hablar(?:le)? (?:a|con)|contar(?:le)?|cargar|preocupar(?:l[aeo]s?)?|pedir(?:le)?|ser una (?:carga|molestia))',
  ],
  'but i (?:will|can|might|texted)|maybe (?:my|i)|could (?:try|ask|text)|si (?:puedo|quizas)|capaz|podria',
);
/** Why not: others would be bothered. */
export const fearsToBother = plainTest(
  'bother\\S*|burden\\S*|pain|nuisance|rubbish|wake|waking|worry|worrying|drag\\S*|joder\\S*|jodiendo|molest\\S*|fastidi\\S*|carga|estorbo|lata|preocupar\\S*|cargar|despertar\\S*',
);

const REFUSED = plainTest(
  `(?:not|never|no|except|anyone but|anybody but|ni|menos|salvo) (?:a )?(?:(?:my|mi|mis|the|el|la|al) )?(?:\\S+ )?${NAMED}|${NAMED} (?:\\S+ ){0,3}(?:never|no way|hates?|hit|hurts?|kill\\S*|ni loc[oa]|jamas|nunca|ni en pedo|ni hablar|me odia|me pega|me mata)`,
);
const DEAD = plainTest(
  `${NAMED} (?:\\S+ ){0,3}(?:died|dead|passed|gone forever|murio|fallecio|muert[oa]|muri\\S+|fallecid[oa])|(?:died|buried|murio|se murio|fallecio|perdi a|lost) (?:\\S+ )?${NAMED}`,
);

/** Somebody who cannot, or must not be the one. */
export const isNotTheOne = (text: string): boolean => REFUSED(text) || DEAD(text);
export const isDead = DEAD;

const CHOOSES =
  '(?:maybe|could|might|can|there is|theres|guess|think|suppose|try|ask|perhaps|only|one who|quizas?|capaz|podria|puedo|puede|tal vez|a lo mejor|creo|seria|solo)';
/** Somebody is named, by what they are to the person: "mike. buddy from the unit", "mi hermano, pero ya bastante tiene". */
export const namesPerson = plainTest([
  `(?:my|mi|mis|an?|the|un|una|el|la|al) (?:\\S+ )?${NAMED}`,
  '(?:a|the|this|one|un|una|el|la) (?:guy|lady|woman|man|girl|dude|lad|chap|chic[oa]|senora?|tipo|muchach[oa]) (?:from|at|i know|who|in|de|del|que)',
  `^(?:[.,] |maybe |there is |theres |only |ok |fine |well |um |mmm |pues |bueno |quizas? |el |la |solo |i think |i said )*[a-z]+ [.,] (?:(?:an|a|my|the|old|mi|un|una|el|la) )*${NAMED}`,
  `(?:^|[.,] )${NAMED}(?= (?:from|of|at|del?|que|who|$|[.,]))`,
]);
/** The same where no person was asked for: with a word of choosing, or nothing else said. */
export const choosesPerson = (text: string): boolean =>
  namesPerson(text) && (CHOOSE.test(text) || ONLY.test(text) || hesitates(text));
/** "My brother, but he has enough on his plate": one who is thought of, and a reason not to. */
const hesitates = (text: string) =>
  / (?:but|pero|though) /.test(text) && (fearsTheHour(text) || fearsTheirLoad(text));
const ONLY = new RegExp(
  `^(?:[.,] )?(?:my|mi|a mi|the|el|la) ${NAMED}(?: (?!is|was|has|had|left|said|are|fue|es|esta|era|tiene|tenia|murio|died)[a-z]+)? (?:[.,] )?$`,
);
const CHOOSE = new RegExp(`(?:^| )${CHOOSES}(?= )`);

/** The hour keeps them from asking. */
export const fearsTheHour = plainTest(
  'midnight|(?:\\d+|one|two|three|four|five) ?(?:am|in the morning)|\\d+am|late|asleep|sleep(?:s|ing)|in bed|wake|middle of the night|medianoche|tarde|durmiend\\S*|dormid\\S*|duerme\\S*|madrugada|a estas horas|(?:bien|muy|es|de) noche|las (?:1|2|3|4|una|dos|tres|cuatro)',
);
/** Their own load, or a fear to be one, keeps them from asking. */
export const fearsTheirLoad = plainTest(
  'kids?|busy|plate|problems?|stress\\S*|burden|bother\\S*|pain|tired|worries|enough (?:on|going|of)|chamacos?|hijos|ninos|bastante|problemas|cansad\\S*|ocupad\\S*|molest\\S*|joder\\S*|carga|pena|lata|mil cosas|trabaja mucho|preocup\\S*',
);

/** They will not wake anybody: of that the hour is answered, and nobody in particular is meant. */
export const willNotWake = plainTest(
  '(?:not|never|cannot) (?:\\S+ ){0,3}(?:wake|waking)|no (?:(?:la|lo|los|las|le|les|voy a|quiero|puedo|pienso|me atrevo a) )+(?:\\S+ )?despert\\S*',
);

/** "Not texting nobody": their own no, where "don't go texting" is asked of Harbor. */
export const isOwnRefusal = plainTest(
  '(?:^|[.,] |i am |am )not (?:calling|texting|ringing|phoning|telling|messaging|bothering|asking|contacting)',
);

/** What somebody wrote or did another time: nobody is reached by it now. */
export const isOfThePast = plainTest(
  '(?:sent|texted|called|wrote|told|said|came|mando|escribio|llamo|dijo|vino|contesto) (?:\\S+ ){0,5}(?:last (?:week|month|year|time|summer|night)|yesterday|(?:days?|weeks?|months?|years?) ago|ayer|anoche|la semana pasada|el (?:mes|ano) pasado|hace (?:\\S+ )?(?:dias?|semanas?|meses|mes|anos?))',
);
