import { plainTest } from '../../plain/people';

const PLACE =
  '(?:hospital|er|e \\. r|emergency(?: room)?|a and e|a e|casualty|ward|doctors?|clinic|ambulances?|911|999|112|000|paramedics|urgencias|emergencias|guardia|clinica|medicos?|doctor(?:a|es)?|ambulancia|posta|cruz roja|seguro|lincoln|that place|them places|ahi|alla|alli|there|in there)';
const GO = '(?:go(?:ing|in)?(?: back)?(?: near| into| in| to)?|set(?:ting)? foot(?: in)?)';

/** They will not go where help is, nor have it come, in words of their own. */
export const refusesHospital = plainTest(
  [
    `(?:am|i am|will|would|do|no way (?:am i|i am)|rather|prefer|like|want)? ?(?:not|never|nae|no) (?:\\S+ )?(?:(?:going to|gonna|want to|wanting to|about to|be|ever) )*${GO} (?:(?:the|any|a|no|my|back|to|that|them|some|in|into) )*${PLACE}|(?:not|no|do not|nae|never) (?:need|needing|want|wanting|calling|ringing|phoning|having|see|seeing|wasting|bothering) (?:(?:the|any|a|an|no|their|with|to|go|see|bother) )*${PLACE}|no way (?:am i|i am|will i|i will) (?:going|goin|go|setting)|no (?:${PLACE})(?= (?:$|[.,]|please|for me|thanks|thank))|(?:keep|stay|staying) (?:me )?(?:out of|away from) (?:the |any |them )?${PLACE}|(?:would|will|could) not be (?:seen|caught) dead in|rather (?:die|stay here|be dead) than go`,
    `(?:no|ni loc[oa]|ni muert[oa]|jamas|nunca|ni a palos|ni de broma|para nada|que va) (?:\\S+ )?(?:(?:me|pienso|quiero|voy|vuelvo|a|ir|volver|iria|llamar|ocupo|necesito|quiero|hace falta|vayan|los|las|al|la|el|un|una|a la|pisar|piso|para|pa|eso|mas) )+(?:\\S+ )?${PLACE}|(?:hospital|urgencias|medico|ambulancia|clinica|guardia) (?:\\S+ ){0,2}(?:ni loc[oa]|ni muert[oa]|jamas|no voy|nunca mas|ni de broma|ni a palos|ni hablar)|(?:nada de|sin) (?:hospitales?|medicos?|doctores?|ambulancias?|urgencias)|(?:prefiero|mejor) (?:morirme|quedarme|me quedo) (?:\\S+ )?(?:aqui|aca|en (?:mi )?casa|antes que)`,
    '(?:pa|para) eso no voy(?= )|(?:ahi|alla|alli) no (?:vuelvo|voy|entro|piso)(?= )|(?:not|never) (?:going|goin) (?:in |back |near )?(?:there|in there|to that)(?= )',
  ],
  'if i do not go|should i|why (?:should|would) i not|no se si (?:ir|voy)|work|school|trabajo|escuela|iglesia|church|can i not go|not able to go|too far|muy lejos|how do i|no puedo ir|cannot (?:go|get)',
);

/** They waited long, or were treated badly, another time. */
export const waitedLong = plainTest([
  '(?:\\d+|eight|nine|ten|twelve|fourteen|six|seven|all|the whole|half the|many|so many) ?(?:hours?|hrs|night|day) (?:\\S+ ){0,4}(?:sat|sitting|waiting|trolley|chair|corridor|hallway|bench|plastic)|(?:waited|waiting|sat|left me|kept me|had me|made me wait) (?:\\S+ ){0,5}(?:hours?|hrs|all (?:night|day)|chair|trolley|corridor|hallway)|(?:last time|the other time|before) (?:\\S+ ){0,6}(?:waited|hours|trolley|chair|corridor|like dirt|like a dog|like rubbish|laughed|sent me home)|treated (?:me )?like (?:\\S+ )?(?:dirt|dog|rubbish|criminal|animal|junkie|shit)',
  '(?:me (?:tuvieron|dejaron|hicieron esperar)|espere|esperando|estuve|pase) (?:\\S+ ){0,5}(?:horas|noche|dia|silla|camilla|pasillo)|(?:la ultima vez|la otra vez|una vez|el otro dia) (?:\\S+ ){0,5}(?:horas|silla|pasillo|camilla|me trataron|me mandaron)|me trataron (?:\\S+ )?(?:mal|como (?:\\S+ )?(?:perro|basura|animal|borracho|delincuente)|re mal|pesimo|feo)',
]);

/** A remedy of the house is meant to do it, or sleep, or time. */
export const trustsHomeCure = plainTest(
  [
    '(?:soup|broth|tea|coffee|bath|shower|sleep|kip|rest|lie down|nap|water|electrolytes|gatorade|vitamins|fry ?up|breakfast|paracetamol|aspirin|prayers?) (?:\\S+ ){0,3}(?:will|would|and i|fix|sort|cure|do me|do it|that is all|right as rain)|(?:sleep|sweat|walk|pray|ride|sit|see|tough) it (?:off|out|away)|(?:just |only )?need (?:a |some |my |to )*(?:sleep|rest|kip|nap|lie down|bath|eat|water|food|soup)|(?:will|it will|this will|that will) (?:just )?(?:pass|be grand|be fine|sort itself|go away|clear)|(?:be|am|i will be) (?:grand|fine|right|ok|okay|alright) (?:in|by|after) (?:\\S+ )?(?:morning|day|while|sleep|bit|tomorrow)',
    '(?:se (?:me )?|me )(?:quita|pasa|cura|compone|arregla|alivia|va) (?:\\S+ )?con (?:\\S+ ){0,3}\\S+|con (?:un|una|unos|tantito|el|la) (?:\\S+ )?(?:caldo|caldito|sopa|sopita|te|tecito|cafe|cafecito|bano|ducha|suero|siesta|agua|limon|yerba|hierbas?|sancocho|consome|menudo|dormida|descanso|vaso) (?:\\S+ ){0,4}(?:se|me|ya|listo|basta|tengo|alcanza|estoy)|(?:durmiendo|descansando|durmiendola|rezando|si duermo|si descanso) (?:\\S+ )?(?:se|me) (?:\\S+ )?(?:pasa|quita|compone)|(?:manana|al rato|en un rato|ya) (?:\\S+ )?(?:amanezco|estoy|me levanto|voy a estar) (?:\\S+ )?(?:bien|mejor|nuev[oa])|(?:solo|nomas|nada mas) (?:necesito|ocupo|quiero) (?:dormir|descansar|comer|un bano)|aguanto (?:\\S+ )?(?:hasta manana|solo|sola|la noche|asi)',
  ],
  'will it|would (?:it|that)|does|se me (?:pasa|quita) (?:con .*)?\\?|not pass|no se (?:me )?(?:pasa|quita)|thing will not|will not (?:pass|go)',
);

/** A doctor or a place of help is shut now. */
export const isShut = plainTest([
  '(?:doctors?|surgery|gp|clinic|chemist|pharmacy|health centre|health center|office|she|he|they|place) (?:\\S+ ){0,6}(?:closed|shut|(?:only |not )?open(?:s)? (?:until|til|till|at|in the|on|again|now)|gone home|not (?:back|in) (?:until|til|till))|(?:closed|shut) (?:\\S+ ){0,3}(?:doctors?|surgery|gp|clinic|chemist|pharmacy)|no (?:doctor|clinic|surgery) (?:\\S+ ){0,3}(?:until|til|till|at this hour|at night|now)',
  '(?:medico|doctora?|clinica|centro|posta|consultorio|ambulatorio|farmacia|salita|dispensario) (?:\\S+ ){0,6}(?:cerrad\\S+|cierra\\S*|cerro|abre\\S* (?:hasta|a las|el|manana)|no (?:abre|atiende|esta))|(?:esta|estan|ya) cerrad\\S+ (?:\\S+ ){0,3}(?:medico|doctora?|clinica|centro|posta|consultorio|farmacia)',
]);
