import { CLAUSE, phrase } from '../typed-words';

const KIN =
  '(?:mom|mother|dad|father|parents|wife|husband|partner|boyfriend|girlfriend|sister|brother|son|daughter|kids|friend|friends|mate|best friend|flatmate|roommate|housemate|boss|manager|teacher|tutor|doctor|gp|nurse|therapist|counsell?or|coach|aunt|uncle|cousin|gran|grandma|granddaughter|grandson|niece|nephew|neighbou?r|hr|priest|mama|papa|madre|padre|esposa|esposo|marido|mujer|pareja|novi[oa]|herman[oa]|hij[oa]|amig[oa]|jef[ea]|profe|profesor|profesora|maestr[oa]|tutor|tutora|doctora|medic[oa]|enfermera|psicolog[oa]|terapeuta|prim[oa]|ti[oa]|abuel[oa]|niet[oa]|sobrin[oa]|vecin[oa]|roomie|companer[oa]|orientador|orientadora|cura)';
const WHO = `(?:(?:my|the|our|mi|mis|la|el|un|una) )?(?:\\S+ )?${KIN}(?: (?:de piso|de cuarto|de trabajo|at (?:work|school|uni)))?`;
const TALK =
  '(?:try (?:this|it|an app)|talk(?:ing)? to (?:someone|somebody|you|a person)|speak(?:ing)? to (?:someone|somebody)|see (?:someone|somebody)|get (?:some )?help|use (?:this|it)|come (?:here|on here)|download (?:this|it)|(?:hable|hablara|hablar|hablase|platique|platicara|platicar|charle|charlara|converse|conversara) con alguien|(?:busque|buscara|buscar|pida|pidiera|pedir) ayuda|(?:pruebe|probara|probar|baje|bajara|use|usara|usar|instale|entre|entrara|entrar) (?:esto|esta (?:app|aplicacion|pagina)|la app|aca|aqui)|(?:viniera|venga|venir) (?:aca|aqui))';
const SENT = new RegExp(
  ` (?:${WHO} (?:just |already |keeps |always |me |ya |siempre )*(?:said|says|saying|thinks?|told|tells|telling|reckons?|suggested|suggests|wants|made|asked|sent|recommended|insists?|dice|dicen|dijo|dijeron|cree|creen|piensa|sugirio|recomendo|pidio|insiste|insistio|mando|quiere)(?: me)?(?: (?:that|to|que|i|i should|i ought to|i need to|i have to|deberia|debo|tengo que|tendria que|necesito|should|ought to))* ${TALK}|(?:was|got|been) (?:told|sent|asked) (?:to |here |by )(?:${TALK}|(?:my|the) ${KIN})|me (?:mando|mandaron|mandan) (?:aqui|aca) (?:mi|la|el) ${KIN}|mi ${KIN} me mando (?:aqui|aca)|me (?:dijeron|recomendaron|sugirieron) (?:que )?${TALK})(?= )`,
);
/** Somebody else said that they should talk to someone, or try this. */
export const wasSent = (words: string): boolean => SENT.test(words);
/** A text without who sent them. */
export const withoutSent = (words: string): string => words.replace(SENT, ' ');

const SMALL = phrase(
  `(?:not|nothing|no|hardly|never) (?:really |even |that |such )*(?:a )?(?:big deal|biggie|major|serious|dramatic|that deep|that bad|worth (?:mentioning|it))|(?:it is |this is |probably |sounds |bit |really |so )(?:a bit |really |just |kind of |kinda |so |very |pretty |quite )?(?:silly|stupid|daft|trivial|petty|dumb|nothing)(?: (?:really|i know|probably|honestly|but))?|small (?:thing|potatoes)|first world problems?|others have it worse|people have it worse|no es (?:para|pa) tanto|no es (?:nada )?(?:grave|gran cosa|importante|del otro mundo)|es (?:una |pura |solo una )?(?:tonteria|pavada|boludez|bobada|tontera|pendejada|chorrada|huevada|babosada|estupidez|bobera|nimiedad)|suena (?:tonto|ridiculo)|hay (?:gente|otros) (?:que esta )?peor|capaz (?:que )?exagero|a lo mejor exagero`,
);
/** What is told is made small by who tells it. */
export const makesSmall = (words: string): boolean => SMALL.test(words);
/** A text without that. */
export const withoutSmall = (words: string): string => words.replace(SMALL, ' ');

const CALM_NOW = phrase(
  `(?:need|want|have|got|trying|gotta) to (?:just |really |quickly )*(?:calm (?:down|myself)|breathe|catch my breath|get my head (?:straight|down)|settle|cool (?:down|off)|ground myself|come down)(?! (?:him|her|them|my))|(?:need|want) (?:a|one|two|five) (?:minutes?|moment|sec|second|breather)(?: to (?:breathe|calm down|myself))?${CLAUSE}|help me (?:to )?calm down|calm me down|(?:necesito|quiero|quisiera|tengo que|ayudame a|ocupo|a ver si) (?:\\S+ )?(?:calmarme|calmar|tranquilizarme|respirar|bajar (?:la cabeza|un cambio|las revoluciones|la ansiedad|revoluciones|los nervios)|serenarme|relajarme|bajarle|parar la cabeza|centrarme|recomponerme)(?! (?:a mi|a la|a el|al))|necesito un (?:momento|minuto|segundo|respiro|ratito)`,
);
/** Wants to come down now, wherever they are. */
export const wantsCalmNow = (words: string): boolean => CALM_NOW.test(words);

const ALARM = phrase(
  '(?:cannot|can not|not|will not) (?:seem to )?stop (?:shaking|trembling|sweating|shivering)|(?:been|keep|keeps|started|am|are|is) (?:shaking|trembling|sweating|shivering)(?! (?:my|his|her|the|hands with|at the gym|after (?:the gym|a run)))|(?:hands?|legs?|whole body|body|arms?) (?:\\S+ ){0,3}(?:shaking|trembling|shake|tremble|numb|tingling|tingly)|(?:legs?|arms?|hands?|face|fingers|lips) (?:went|go|goes|gone|are|is|feels?|feel) (?:\\S+ )?numb|(?:so|really|very|been|feel|feeling) (?:dizzy|light ?headed|shaky)|sweating (?:like|loads|buckets|for no|all)|cold sweats?|heart (?:has been |is |keeps |will not stop )?(?:racing|pounding|hammering|fluttering)|(?:no (?:puedo|logro|consigo) (?:parar|dejar) de|no paro de|no dejo de|estoy que no paro de|llevo (?:\\S+ ){0,4}) ?(?:temblar|temblando|sudar|sudando|tiritar|tiritando)|me (?:tiemblan?|tiembla) (?:todo|el cuerpo|las manos|las piernas|mucho|tod[oa])|(?:estoy|ando|amaneci) (?:\\S+ )?(?:temblando|temblores[oa]|mareadis\\S+|mareada|mareado|sudando|tiritando)|se me (?:duermen?|durmio|durmieron|entumecen|entumecieron|adormecen|adormecieron) (?:la|las|el|los|medio) (?:\\S+ )?(?:manos?|brazos?|piernas?|pies|cara|cuerpo|dedos)|sudor(?:es)? fri[oa]s?|sudo frio|el corazon (?:\\S+ ){0,3}(?:a mil|acelerado|galopando|desbocado)|me mareo',
);
const NOT_ALARM = phrase(
  '(?:before|antes de) (?:the|my|a|mi|el|la|un|una)|presentation|speech|exam|interview|cold outside|gym|laughing|with (?:rage|anger|laughter)|pregnant|period|embarazada|regla|chemo|fever|fiebre|frio|de (?:risa|rabia|coraje|frio|bronca)|drink|drinking|wine|beer|sober|tomar|alcohol|he|she|him|her|baby|dog|bebe|perro|panic|panico|ansiedad|anxiety|when i|cuando',
);
/** A body in alarm, and nothing that says why. */
export const bodyInAlarm = (words: string): boolean => ALARM.test(words) && !NOT_ALARM.test(words);

const AWAKE = phrase(
  '(?:cannot|can not|could not|not|never|will not|trying to) (?:\\S+ )?(?:get (?:back )?to sleep|sleep|fall asleep|drop off|nod off|get any sleep)|not that i will sleep|no sleep|wide awake|still awake|no (?:me |nos )?(?:duermo|puedo dormir\\w*|logro dormir\\w*|consigo dormir\\w*|alcanzo a dormir|agarro el sueno|pego (?:el |un )?ojo|concilio)|no me (?:puedo|logro|consigo|deja|dejan) dormir|no hay (?:manera|forma) de dormir\\w*|sin (?:poder )?dormir|sin pegar ojo|desvelad[oa]|no (?:\\S+ )?dormir nada',
);
/** Says that sleep does not come. */
export const liesAwake = (words: string): boolean => AWAKE.test(words);

const BUT =
  /[ ,.]*(?:^| )(?:but|only(?= (?:my|now|the|i|he|she|they|it))|except|although|though|yet|the trouble is|problem is|pero|aunque|solo que|nomas que|lo malo es que|el problema es que|sino que)(?= )/;
const GLAD = phrase(
  'great|brilliant|lovely|amazing|wonderful|fantastic|good|nice|happy|excited|proud|promoted|promotion|made (?:manager|partner|supervisor|team lead|captain)|got (?:the job|in|engaged|accepted|made|the place|the flat|my dream)|passed|won|pregnant|engaged|genial|buenisim[oa]|bueno|excelente|lindo|padre|chido|chevere|feliz|content[oa]|orgullos[oa]|me ascendieron|me dieron|me aceptaron|aprobe|gane|consegui|embarazada|quede en|me caso|buena noticia',
);
const HARD = phrase(
  'odd|weird|funny with|off with|cold|quiet|distant|jealous|angry|upset|sad|alone|lonely|scared|terrified|worried|trouble|cannot|lost|ill|sick|not (?:speaking|talking|happy|sleep|sleeping|coming|told|invited)|ignor\\w+|stopped|left|leaving|miss|hate|fight|fighting|cry|crying|guilty|rar[oa]|distante|celos[oa]|enoj\\w+|enfad\\w+|molest[oa]|triste|sol[oa]|miedo|preocup\\w+|no (?:me habla|me hablan|duermo|puedo|contesta|quiere|esta|tengo)|dejo|se fue|extrano|perdi|enferm[oa]|llor\\w+|culpa|pelea\\w*|pele[oe]',
);
/** Something good, and then what is hard beside it: the words of that part; null for anything else. */
export function hardBeside(words: string): string | null {
  const at = words.search(BUT);
  if (at <= 0) return null;
  const before = words.slice(0, at + 1);
  const after = words.slice(at).replace(BUT, '').trim();
  return GLAD.test(` ${before.trim()} `) && HARD.test(` ${after} `) && !HARD.test(` ${before.trim()} `)
    ? after
    : null;
}
