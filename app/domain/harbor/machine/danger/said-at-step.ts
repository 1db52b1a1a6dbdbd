import { SAID_AT_HURT } from './said-at-hurt';
import { any, MORE, SAID_AT_OWN, type Says, words } from './said-at-own-step';

/** Whether they should go to them. */
const GO_ROUND = words(
  '(?:should|shall|can|could|do|must|may) (?:i|we) (?:just |maybe |better )*(?:go|drive|head|pop|walk|turn up|show up|come)(?: (?:and|to))?(?: (?:round|over|there|by|see|check|to|at|up))*(?: (?:to|at|on|by))? ?(?:(?:her|his|their|hers|theirs|him|them|there)(?: (?:place|house|flat|home|room|door))?|round|over|there)|(?:is it|would it be) (?:\\S+ )?(?:ok|okay|bad|wrong|weird|good|alright|a good idea) (?:\\S+ )?(?:if i |to )(?:just )?(?:go|drive|turn up|show up|pop|head)|(?:deberia|debo|puedo|podria|tengo que|mejor) (?:ir|irme|pasar|acercarme)(?: yo)? (?:a|por|hasta|para)|(?:y )?si (?:voy|paso|me acerco)(?: yo)? (?:a|por|hasta|para)|sera que (?:voy|paso)|(?:voy|paso|me acerco) o (?:no|mejor|espero)',
);
export const asksToGoRound = (text: string): boolean => GO_ROUND.test(text);
const SILENT =
  '(?:not|never) (?:answer|reply|pick)\\S*|no (?:answer|reply|response)|cannot (?:reach|get (?:hold|through))|no (?:me )?(?:contesta|responde|coge|atiende)\\S*|no (?:logro|puedo|consigo) hablar\\S*';
const LATELY =
  '(?:today|tonight|this (?:morning|afternoon|evening)|last night|yesterday|ago|now|hoy|anoche|ayer|esta (?:manana|tarde|noche)|hace (?:un rato|una hora|\\S+ horas))';
/** A goodbye, or a word of dying, of today or yesterday, and then no answer. */
const SINCE_A_GOODBYE = new RegExp(
  `^(?=.*(?:^| )(?:goodbye|bye|farewell|adios|despid\\S+|(?:said|told|wrote|dijo|escribio) (?:it|lo|that (?:he|she))?|(?:lo|se) (?:dijo|escribio|despidio))(?= ))(?=.*(?:^| )${LATELY}(?= ))(?=.*(?:^| )(?:${SILENT})(?= ))(?!.* (?:weeks?|months?|days|semanas?|meses|mes|dias) )`,
);

const SAID: readonly Says[] = [
  [
    any,
    words(
      '(?:will|can|do|does|could|are|is) (?:the )?(?:police|cops|anyone|anybody|someone|they|he|she|my \\S+|immigration|authorities) (?:\\S+ ){0,2}(?:hear|know|find out|see|read|told|notified)(?: \\S+){0,3} (?:this|about|chat|what|it|here)|(?:who|does anyone|anybody) (?:\\S+ )?(?:sees|reads|hears|knows) (?:this|what)|is this (?:private|secret|confidential|reported|anonymous)|(?:la policia|alguien|el|ella|mi \\S+|migracion) (?:\\S+ )?(?:se (?:entera|enteran|va a enterar)|va a (?:saber|ver|leer)|puede (?:ver|leer|saber)|lee|ve esto)|se (?:entera|va a enterar) (?:alguien|la policia|el|mi \\S+)|(?:esto )?es (?:privado|confidencial|anonimo|secreto)|(?:are|will|do|did|can) you (?:\\S+ ){0,4}(?:tell|telling|call|calling|report|reporting|contact|inform) (?:\\S+ )?(?:my|anyone|anybody|someone|her|him|them|the police|mom|dad)|(?:please )?not (?:go |be |you )?(?:call|calling|tell|telling|ring|ringing|phone|phoning|text|texting|report|reporting|send|sending|contact|contacting) (?:the |any |no )?(?:anyone|anybody|no ?one|nobody|my \\S+|her|him|them|people|police|cops|ambulance|911|feds)|(?:le )?vas a (?:decir|contar|avisar)(?:le)?|no (?:le )?(?:digas|cuentes|llames|avises)|le dijiste',
    ),
    { lead: 'flow.secret' },
  ],
  [
    any,
    words(
      '(?:is|am i) (?:it |this |that )?(?:even |really |so )?(?:normal|common|bad|wrong|weird|crazy|awful) (?:to|that|for|if|of me)|(?:am i|does (?:it|that|this) make me) (?:a )?(?:bad|terrible|awful|monster|horrible)|do (?:other|many) people (?:feel|think)|es (?:normal|comun|raro|malo|grave) (?:que|sentir|pensar|odiar|querer)|(?:soy|me hace) (?:una |un )?(?:mala|mal|monstruo)|(?:le pasa|les pasa) a (?:otr\\S+|mucha|mas)',
    ),
    { lead: 'flow.normal' },
  ],
  [
    any,
    words('(?:how|can) (?:do |can )?i (?:delete|erase|remove)|como (?:lo |la )?borro|se puede borrar'),
    { lead: 'flow.delete' },
  ],
  [
    // Not to die, but so that it passes: nothing was said of dying.
    /^THIRD$/,
    words(
      '(?:not|never|nothing) (?:(?:about|trying|wants?|wanting|going|to|for|because|mean|meaning|out|do|with|of|it|is|he|she) )+(?:die|dying|death|kill\\S*|suicide)|no (?:(?:es|lo|hace|era|quiere|se|de|por|para|pa|que|quiera|trata|un|tema) )+(?:morir\\S*|matar\\S*|suicid\\S*|muerte)',
    ),
    { to: 'THIRD.worried' },
  ],
  [
    /^(?:HURT|HOME|ASSAULT)/,
    words(
      'see (?:this|the|my) (?:screen|phone)|look(?:s|ing)? (?:through|at) my phone|ver (?:esta|la|mi) pantalla|revisa (?:mi|el) (?:telefono|celular|movil)',
    ),
    { button: 'screen' },
  ],
  [
    /^(?:HURT|HOME)/,
    words(
      '(?:is|even|really) (?:\\S+ )?abuse|never hit|not hit me|es maltrato|es violencia|no me pega|nunca me pego',
    ),
    { lead: 'flow.control' },
  ],
  [
    /^HURT$/,
    words(
      'not now|no now|no ahora|ahora no|not this minute|not right now|later|tonight|esta noche|again|otra vez|when (?:he|she)|comes back|vuelve|llega|en la noche|cuando',
    ),
    { button: 'again' },
  ],
  [
    /^HURT\.who$/,
    words(
      'step ?(?:dad|father|mom|mother)|teacher|coach|uncle|padrastro|madrastra|profesor|tio|entrenador|(?:tengo|i am) (?:1[0-7])',
    ),
    { button: 'grownUp' },
  ],
  [
    /^HURT\.who$/,
    words(
      'husband|wife|boyfriend|girlfriend|partner|fiance|ex|pololo|polola|marido|esposo|esposa|novio|novia|pareja|mujer|papa|mama|viejo|dad|mom|father|mother|brother|hermano',
    ),
    { button: 'home' },
  ],
  [
    /^CHILD$/,
    words(
      'teacher|counselor|counsellor|school|nurse|principal|profe|profesora|profesor|orientadora|orientador|maestra|maestro|escuela|colegio|insti',
    ),
    { button: 'school' },
  ],
  ...SAID_AT_HURT,
  [
    /^(?:HURT|HOME|ASSAULT|CHILD)/,
    words(
      '(?:he|she) is (?:home|awake|back|here)|(?:must|have to|need to|got to|gotta) (?:close|go now|hide this)|(?:puede|va a) despertar|se desperto|ya llego|esta llegando|tengo que (?:cerrar|colgar)|(?:mejor )?lo dejo hasta aqui',
    ),
    { to: 'HURT.screen' },
  ],
  [
    /^HURT\.(?:911|cannot)/,
    words(
      '(?:i (?:can|could|will)|ill|going to|puedo|podria|me voy|voy) (?:\\S+ ){0,3}(?:go|stay|run|walk|drive|irme|ir|a|donde|con) (?:\\S+ ){0,3}(?:sisters?|moms?|mother|friends?|neighbou?rs?|hermana|mama|mom|amiga|vecina|prima|tia|casa)',
    ),
    { to: 'HURT.who', lead: 'hurt.go' },
  ],
  [
    /^(?:SUI\.(?:today|means|gun|who)|TEN|BARRIER)/,
    words(
      '(?:i could|i can|i will|ill|could|maybe i|let me|going to|i am going to|heading) (?:just )?(?:get out|go|leave|walk|drive|head|sit|move|step)(?! (?:on|crazy|insane|to (?:the )?(?:bridge|roof|sleep|hell|tracks)) )|(?:puedo|podria|voy a|me voy a|mejor me) (?:salir|ir|irme|salirme|bajar|bajarme|alejarme)|me voy (?:a casa de|con|al|a la)|salgo|(?:il|could|might|can|gonna) (?:go|get|ring|sit|head|walk)|(?:going|go) (?:outside|out|downstairs|upstairs|by my|to (?:the|my|a))|putting my (?:shoes|coat)|in the (?:hallway|living room|kitchen) now|the (?:living room|kitchen|porch|garden|lobby)|let me enter|give it to my|throw (?:it|them) out|me (?:voy|bajo|cambio|paso|kedo|quedo|sali|meto|muevo|aparto|siento) (?:a|al|pa|pal|de|del|afuera|en|[.,])|me estoy yendo|sali del|(?:boy|voy) a la (?:tienda|sala|calle|plaza|cocina|casa)|m voy|voy pa|capaz me voy|podria quedarme|cierro con llave|bajo del techo|ya me sali|lo dejo (?:aki|aqui|ahi)|dar las llaves|le (?:puedo )?d(?:oy|ar) las llaves',
    ),
    { to: 'SUI.who', lead: 'flow.goThere' },
  ],
  [
    /^SUI\.(?:today|who)/,
    /^(?!.* (?:not|cannot|never|no|bridge|roof|tracks|jump|use|puente|azotea|vias) ).*(?:^| )(?:will|ill|il|can|could|maybe|ok|suppose|guess|might|quizas?|capaz|puedo|podria|voy) (?:\S+ ){0,4}(?:go|going|walk|walking|stand|sit|sleep|knock|leave|drive|stay|put it|throw it|give it|take the dog|house|outside|downstairs|out|salir|ir|irme|bajar|dormir|quedarme|tocar|casa|afuera|abajo)(?= )/,
    { to: 'SUI.who', lead: 'flow.goThere' },
  ],
  [
    /^OD/,
    words(
      'what (?:do|should|am) i (?:\\S+ ){0,2}(?:tell|say)(?: to)? (?:them|911|her|him|poison)|what will they ask|que (?:les |le )?(?:digo|cuento)',
    ),
    { lead: 'od.tell' },
  ],
  [
    /^OD/,
    words(
      'sleep it off|wait (?:and|&|n) see|(?:just |should |better )wait|feel (?:\\S+ )?(?:better|ok|okay|fine) now|out of my system|(?:throw|threw|puke) (?:it )?up|(?:do|should|shud|so) i (?:have to |need to |really )?(?:call|go)|still (?:call|go)|is (?:that|it) true|dormir(?:la)?|esperar a ver|ya me siento mejor|(?:si )?vomito|tengo que (?:llamar|ir)',
    ),
    { lead: 'od.noWait' },
  ],
  [/^THIRD/, GO_ROUND, { lead: 'third.go' }],
  [/^THIRD(?:$|\.(?:unseen|check|silent|worried))/, SINCE_A_GOODBYE, { to: 'THIRD.911' }],
  [
    /^THIRD(?:$|\.(?:unseen|check|silent|worried|ask))/,
    words(
      '(?:message|text|note|letter|voicemail|email) (?:\\S+ )?(?:said|says|read|reads|was|is) (?:\\S+ ){0,12}(?:thanks? (?:you )?for (?:being|everything|all)|look after (?:the|my|his|her)|take care of (?:the|my|his|her|everyone|each)|goodbye|good bye|be good|forgive me|love you all)|(?:mensaje|nota|carta|audio) (?:\\S+ )?(?:dice|decia|dijo|era|es) (?:\\S+ ){0,12}(?:gracias por (?:todo|haber|ser)|cuid\\S+ (?:a|al|de|del)|adios|perdon\\S+|los quiero)',
    ),
    { to: 'THIRD.911' },
  ],
  [/^THIRD\./, words('(?:is|are) doing it|doing it (?:right )?now|lo esta haciendo'), { to: 'THIRD.911' }],
  [
    /^THIRD\./,
    words(
      'not answer(?:ing)?|no answer|cannot reach|not pick(?:ing)? up|no reply|get hold of|no contesta|no responde|no me contesta|no (?:logro|puedo|consigo) hablar(?:le)?',
    ),
    { to: 'THIRD.unseen' },
  ],
  [/^CHILD$/, words('doctor|clinic|medico|medica|doctora|enfermera'), { button: 'doctor' }],
  [
    /^CHILD$/,
    words(
      'aunt|uncle|grandma|grandpa|grandmother|neighbor|dad|mom|mum|tia|abuela|abuelo|vecina|mama|papa|madrina',
    ),
    { button: 'grownUp' },
  ],
  [/^CHILD/, words('scared|afraid|not believe|miedo|no me cree|no me crea'), { button: 'scared' }],
  [
    /^HARM$/,
    words(
      'little|a bit|stopped already|tiny|cortadit\\S+|chiquit\\S+|ya paro|scratch\\S*|graze\\S*|nick|shallow|not deep|superficial\\S*|rasgun\\S*|raspon\\S*|leve|no es (?:hond|profund)\\S+|from last|old ones?|healed|un poco|poquito|de ayer|de anoche',
    ),
    { button: 'little' },
  ],
  [
    /^HARM(?:$|\.care)/,
    words(
      'soak\\S*|gush\\S*|spurt\\S*|pouring|(?:a lot of|so much|loads of) blood|(?:not|will not) stop(?:ping)?(?: bleeding)?|empap\\S+|chorr\\S+|mucha sangre|no (?:para|deja) de sangrar|no para',
    ),
    { to: 'HARM.911' },
  ],
  [/^(?:HARM|BARRIER|TEN|SUI\.near)/, words('urge|urges|instead|en vez|las ganas'), { to: 'HARM.3' }],
  [
    /^SUI\.1$/,
    words('(?:just|only) thoughts?|(?:solo|nada mas|nomas)(?: son)? pensamientos|pensamientos nomas'),
    { button: 'thoughts' },
  ],
  [/^THIRD$/, words('doing it|took|lo esta haciendo|se tomo|se trago'), { button: 'now' }],
  [
    /^THIRD$/,
    words(
      '(?:not|never) answer(?:ing|ed|s)?|no (?:answer|reply|response|sign of)|cannot (?:reach|get (?:hold of|through))|get hold of|not pick(?:ing|s)? up|not repl(?:y|ied|ying)|no (?:me )?(?:contesta|responde|coge|atiende)\\S*|no (?:logro|puedo|consigo) (?:hablar\\S*|localizar\\S*|dar con)|no da senales',
    ),
    { button: 'silent' },
  ],
  [
    /^THIRD$/,
    words(
      '(?:he|she|they) (?:said|told|wrote)|told me|texted me|me (?:lo )?dijo|me escribio|lo dijo|me mando',
    ),
    { button: 'said' },
  ],
  [
    /^THIRD/,
    words('and me(?= (?:$|[.,]))|how am i|and what about me|how i am|y yo(?= (?:$|[.,]))|como estoy yo'),
    { button: 'me' },
  ],
  [
    /^OTHER\.2$/,
    words(
      'put (?:it|the \\S+) (?:back|down|away)|i left|walked away|i am (?:home|outside|out)|went outside|me fui|ya sali|lo deje',
    ),
    { button: 'left' },
  ],
  [
    /^THIRD/,
    words(
      'wrong (?:thing|words?)|say (?:something|it) (?:wrong|stupid)|(?:mess|screw|fuck) (?:it |this )?up|make a mess|get it wrong|regarla|la riego|embarrar\\S*|(?:digo|diga) (?:algo|una \\S+) (?:mal|tonteria)|digo algo mal|meto la pata|la (?:cago|riego)',
    ),
    { lead: 'third.wrong' },
  ],
  [
    /^THIRD/,
    words(
      'overreact\\S*|exager\\S*|(?:mad|angry|furious|upset|cross) (?:at|with) me|se (?:moleste|molesta|enoje|enoja|enfade|enfada)|molesta conmigo',
    ),
    { lead: 'third.right' },
  ],
  [
    /^THIRD/,
    words('should i call|(?:call|llamo) (?:\\S+ ){0,4}(?:or|o) (?:911|988|112)|campus police|who do i call'),
    { lead: 'do.third' },
  ],
  [/^THIRD/, MORE, { lead: 'third.more' }],
  [/^(?:HURT|HOME)\.(?!911|cannot)/, MORE, { lead: 'hurt.more' }],
  ...SAID_AT_OWN,
];

/** A firearm by its name. */
export const namesGun = (text: string): boolean => GUN.test(text);
const GUN = words(
  'guns?|rifles?|shotgun|pistols?|handgun|revolver|glock|firearm|\\S+ gauge|armas?|pistolas?|escopeta|fusil|fierro',
);

export function saidAt(step: string, text: string): Says[2] | null {
  return SAID.find(([at, pattern]) => at.test(step) && pattern.test(text))?.[2] ?? null;
}
