import { withoutOwnBlame } from '../of-life/own-blame';
import { CLAUSE, phrase } from '../typed-words';
import { DOUBTS } from './about-doubts';
import { ASKS_WHO } from './asks-who';

const LONGEST = 180;
const NEAR_EN =
  'mom|dad|mother|father|parents|folks|boss|manager|wife|husband|teachers?|school|work|partner|boyfriend|girlfriend|kids|son|daughter|brother|sister|family|friends?|doctor|ex|nurse|carer';
const NEAR_ES =
  'padres|papas|viejos|viejo|vieja|madre|padre|mama|papa|jefe|jefa|novio|novia|marido|esposo|esposa|mujer|pareja|profes?|familia|hijos?|hijas?|hermano|hermana|amigos?|amigas?|nieta|nieto';
const ANYBODY_EN = '(?:anyone|anybody|someone|somebody|they|people|others)';
const THEM_EN = `(?:(?:my|the|our|their) (?:${NEAR_EN}))`;
const ANYBODY_ES = `(?:(?:mis?|los|las|el|la|tu) (?:${NEAR_ES})|alguien|otra persona|la gente|los demas)`;
const SEES_ES =
  '(?:ven|ve|leen|lee|veran|vera|leeran|leera|(?:van|va|pueden|puede|podrian|podria) (?:a )?(?:ver|leer))';
const TOLD_ES =
  '(?:contar|contarle|contarselo|decir|decirle|decirselo|avisar|avisarle|llamar|chivar\\w*|soplar\\w*)';

/** Questions about Harbor in plain words, of both languages, and requests that it cannot meet; the first that fits. */
const ASKED: readonly (readonly [step: string, RegExp])[] = [
  [
    'ABOUT.homework',
    phrase(
      '(?:do|write|solve|finish|answer|help me with|help with) (?:\\S+ )?(?:my|the|this|some) (?:\\S+ ){0,2}(?:homework|hw|math|worksheet|assignment|equation|essay)|what is (?:\\d+|the square root|the capital)|(?:haz|hazme|haceme|haces|hacer|resuelve|resuelveme|ayudame con|me ayudas con|ayudas con) (?:\\S+ )?(?:la|mi|el|una|esta|los|las) (?:\\S+ )?(?:tarea|tareas|deberes|mate|matematicas|ecuacion|ensayo|trabajo de la escuela)|cuanto es \\d+|cual es la capital',
    ),
  ],
  [
    'ABOUT.write',
    phrase(
      '(?:write|compose|sing|rap|make up|code|generate|draw)(?: me| us)? (?:a|an|another|some|my) (?:\\S+ ){0,3}(?:poem|poems|rap|song|story|essay|haiku|code|script|homework|limerick|verse|tweet|caption|lyrics|picture)|(?:ignore|forget|disregard) (?:\\S+ ){0,4}instructions|(?:act as|act like|pretend (?:to be|you are|that you)|role ?play)|tell me (?:a|an|another|some) (?:\\S+ ){0,2}(?:story|joke|jokes|riddle|fact)|say (?:something|sth) (?:\\S+ )?(?:funny|else|nice|clever|smart)|tell me (?:something|sth) (?:\\S+ )?(?:interesting|funny|nice|random|fun|cool|new|good)|(?:cuentame|contame|dime|decime) algo (?:\\S+ )?(?:interesante|bonito|chistoso|nuevo|raro|bueno|gracioso)|make me (?:laugh|smile)|(?:escribe|escribi|escribeme|escribime|haz|hazme|hace|haceme|inventa|inventame|cuenta|contame|cuentame|contate|canta|cantame|dime|decime|dibuja|tirame|tira|echa|echame|echate|suelta)(?: me)? (?:un|una|otro|otra|algun) (?:\\S+ ){0,2}(?:poema|rap|cancion|cuento|chiste|historia|ensayo|tarea|adivinanza|verso|dibujo)|ignora (?:\\S+ ){0,4}(?:instrucciones|ordenes)|(?:hazme|haceme) reir|(?:di|deci|dime|decime) algo (?:gracioso|chistoso|lindo|divertido)|(?:finge|actua como|haz de cuenta|hace de cuenta)',
    ),
  ],
  [
    'ABOUT.tell',
    phrase(
      `(?!would you tell (?:him|her|them) )(?:will|would|do|are|can|could) you (?:going to |ever )?(?:tell|telling|rat|snitch|grass|report|reporting|inform) (?:on me|me to|(?:all )?this|${ANYBODY_EN}|${THEM_EN}|him|her|them|the police)|you (?:will not|would not|are not going to|not) (?:tell|tellin|telling) (?:${ANYBODY_EN}|${THEM_EN})|(?:le|se lo|les|lo) (?:vas|van|iras) a ${TOLD_ES}|vas a (?:${TOLD_ES})(?:lo|selo)? (?:a |algo|esto|nada)|(?:se lo|le) (?:cuentas|contas|dices|decis|diras|contaras) a|no (?:le|se lo) (?:digas|cuentes|vayas a (?:decir|contar)) a|me vas a delatar`,
    ),
  ],
  [
    'ABOUT.near',
    phrase(
      `(?:can|could|will|does|do|would|if|is) ${THEM_EN} (?:else )?(?:be able to |ever |get to |gets to )*(?:see|sees|read|reads|find|look at|gets?|know about|check) (?:\\S+ )?(?:this|it|that|what|me|my|these|everything)|(?:can|could|will|does|would) (?:he|she|they) (?:even |also |actually )?(?:see|read|find|check) (?:this|what i (?:write|wrote|type|say)|it here|this too|my (?:messages|chat|talk))|puede (?:el|ella) (?:ver|leer) (?:esto|lo que escribo)|(?:el|ella) (?:puede |va a )?(?:ver|leer) (?:esto|lo que (?:te )?escribo)|(?:lo|esto|la|lo que (?:te )?(?:escrib\\w+|pong\\w+|dig\\w+)|lo que (?:\\S+ ){1,3}lo) ${SEES_ES} (?:mis|mi|los|el|la) (?:${NEAR_ES})|(?:mis|mi) (?:${NEAR_ES}) (?:no )?(?:lo |la |esto )?${SEES_ES}(?: esto| lo que \\S+| mis \\S+)?(?= (?:$|[.,?]|o ))|(?:va|van) a (?:ver|leer) (?:esto )?(?:mis|mi) (?:${NEAR_ES})`,
    ),
  ],
  [
    'ABOUT.reads',
    phrase(
      `(?:can|could|will|does|do|would|if) ${ANYBODY_EN} (?:else )?(?:be able to |ever |actually |get to |gets to )*(?:see|sees|read|reads|look at|find|know about|check) (?:this|it|that|what|me|my|these|everything)|(?:is |are )?(?:anyone|anybody|someone|somebody|who|who else|a person|people|you guys) (?:is |are |actually |even |gonna |going to )*(?:reading|watching|listening|seeing|reads|sees|read|see) (?:this|it|that|what|these|my|here|in|us|me)|is (?:anyone|anybody|someone) (?:reading|watching|listening)|(?:are|is|do) (?:you|this|it) (?:\\S+ )?(?:record|recording|recorded|saving|tracking|listening|logging|spying)(?= )|(?:me )?(?:estas|esta|estan) (?:grabando|guardando|escuchando|espiando)|(?:do|does|will|would) (?:you|this|it|they|the app) (?:store|save|keep|sell|share|have) my|(?:guardan|guarda|guardas|tienen|venden|comparten|comparte) (?:mi|mis|todos? mis?) \\S+|where (?:does|do|will|is|are|goes) (?:\\S+ ){0,2}(?:what i|this|it|my (?:words|messages|answers|texts|data|stuff))(?: \\S+){0,4} (?:go|end up|stored|saved|kept|sent)|(?:a|adonde|donde) (?:donde )?(?:va|se va|van|queda|se guarda|se queda|quedan) (?:lo que|esto|todo esto|mis)|who (?:else )?(?:can |will |gets to )?(?:reads?|sees?)${CLAUSE}|who (?:can|will|gets to) (?:read|see)|is (?:this|it|all this) (?:really |actually |all )?(?:private|secret|confidential|anonymous|safe)|(?:lo|esto|la|lo que escribo|lo que pongo) ${SEES_ES} ${ANYBODY_ES}|(?:alguien|quien) (?:mas )?(?:lo |esto |la |me )?${SEES_ES}|(?:es|esto es|si es|si esto es) (?:privado|anonimo|secreto|confidencial)`,
    ),
  ],
  [
    'ABOUT.remember',
    phrase(
      '(?:do|will|can|would|could) you (?:even |still |ever |actually |really )*(?:remember|recall|forget|know (?:me|anything about me|who i am|about me|my name))|what do you know about me|(?:que|q) sabes de mi|sabes (?:algo de mi|quien soy|como me llamo)|you (?:will )?remember me|remember me (?:next|when|tomorrow|later)|te (?:acuerdas|acordas|acordaras|vas a acordar|olvidas)|me (?:recuerdas|recordas|recordaras|vas a (?:recordar|olvidar))|te vas a acordar',
    ),
  ],
  [
    'ABOUT.feel',
    phrase(
      '(?:a usted|a ti|a vos) (?:\\S+ )?(?:le|te) gustan?(?= )|(?:^|[.,?]) (?:y )?te gustan? \\S+(?: \\S+){0,3}(?= (?:$|[?]))|(?:tiene|tienes|tenes) (?:(?:usted|tu|vos) (?:familia|hijos|nietos|novia|novio|mama|papa|casa|amigos)|familia|hijos|quien (?:lo|la|te) (?:haya hecho|hizo|creo))(?= (?:$|[?]))|are you (?:even |really |actually )?(?:judging me|mad at me|annoyed|sentient|alive|conscious|self aware|happy|sad|lonely|bored|tired|ok|okay|in love|scared|single)|(?:do|can|could) you (?:even |really |actually |ever )?(?:feel(?! (?:me|daft|silly|stupid|foolish|weird|guilty|ashamed|odd|strange|lonely|like|as if|that)\\b)|have (?:feelings|emotions|a soul)|cry|sleep|dream|eat|get (?:sad|lonely|tired|bored|angry|mad)|fall in love|love|hate|die)|you have (?:feelings|emotions)|do you (?:even |really |actually )*(?:like|love|hate|judge|believe|miss|pity) (?:me|people|humans|being)|do you (?:even |really |actually |ever )*(?:care|mind)(?= (?:$|[.,?]|about|if|what|that|at))|(?:me )?(?:estas juzgando|juzgas|crees(?= \\?)|vas a juzgar|extranas)|(?:puedes|podes|podrias|sabes) (?:llorar|sentir|amar|sonar|reir|pensar|querer|enamorarte|morir)|(?:sientes|sentis|tienes|tenes) (?:algo|sentimientos|emociones|alma)|(?:estas|sos|eres|andas) (?:viv[oa]|consciente|feliz|triste|enamorad[oa]|casad[oa]|solter[oa]|celos[oa]|cansad[oa]|aburrid[oa])|(?:tienes|tenes) (?:novi[oa]|pareja|amigos|hijos|familia|mama|papa|cumpleanos|edad)|do you have (?:a )?(?:girlfriend|boyfriend|wife|husband|friends|kids|family|mom|birthday|crush)|are you (?:in love|married|single|dating)|te (?:importo|importa|aburres|aburris|cansas|pones triste|pones mal)|(?:lloras|duermes|dormis|suenas)(?= (?:$|[?,.]))',
    ),
  ],
  [
    'ABOUT.made',
    phrase(
      'who (?:made|built|wrote|created|runs|owns|programmed|designed|invented|pays|funds|checks) (?:for )?(?:you|this|it)|(?:is|was|are|were) (?:this|it|you|that|these)(?: \\S+)? (?:written|made|run|checked|built|reviewed|approved) by|(?:lo|te|esto|los) (?:hicieron|hizo|escribieron|escribio|revisan|revisaron) (?:\\S+ )?(?:medicos|psicologos|doctores|gente|alguien|expertos)|who (?:writes|wrote|picks|chooses|comes up with|makes up|makes|types) (?:(?:all|these|those|your|the|what) )+(?:answers?|lines?|replies|reply|words|texts?|messages|stuff|you say)|quien(?:es)? (?:escribe|escribio|escriben|escribieron|hace|elige|redacta|inventa) (?:tus|las|estas|esas|lo que) (?:respuestas|lineas|palabras|textos|mensajes|frases|dices|decis|contestas)|who is (?:behind|running) (?:this|you|it)|(?:quien|quienes) (?:te|lo|esto) (?:hizo|hicieron|creo|crearon|programo|programaron|invento|escribio|maneja|paga)|de quien (?:sos|eres|es (?:esto|la app))|quien esta (?:detras|atras)',
    ),
  ],
  [
    'ABOUT.free',
    phrase(
      `(?:is|are|was) (?:this|it|that|you|the app|all this|talking here)(?: \\S+)? (?:really |actually |all |for |still )*free|(?:this|it|you) (?:is |are )?free or|(?:does|do|will|would) (?:this|it|you|the app) (?:ever )?(?:cost|charge)|how much (?:does|is|do|will) (?:this|it|you|the app)(?: cost)?|do i (?:have|need) to pay|(?:sos|eres|es|esto es|es esto|la app es|la aplicacion es) (?:gratis|de pago|gratuit[oa]|pag[oa])|(?:cuanto|algo) (?:cuesta|vale|cuestas|sale|cobras|cobran)(?= (?:$|[.,?]|esto|usar|la|el))|me (?:cobras|cobran|van a cobrar|vas a cobrar|cobraran)|(?:hay que|tengo que|se) paga(?:r)?${CLAUSE}|^ (?:y )?(?:es|is it|its) (?:gratis|free) \\? $`,
    ),
  ],
  [
    'ABOUT.evidence',
    phrase(
      `(?:any|is there|got|have|some|what|the|where is) (?:\\S+ )?(?:evidence|proof|studies|study|research|science)(?= (?:$|[.,?]|that|for|behind|on|of|or|to))|(?:do|does|will) (?:you|this|it|that|talking (?:to|with) (?:you|this|it|a bot)|the app|any of this|these exercises) (?:even |actually |really |ever )*(?:do anything|work|help(?: anyone| people| at all)?)(?= (?:$|[.,?]|or|for anyone))|(?:hay|tienes|tenes|existe|dame|hubo) (?:\\S+ )?(?:evidencia|pruebas|estudios?|investigacion|ciencia)(?! para)|(?:esto|esta app|hablar contigo|hablar con vos) (?:realmente |de verdad |si )?(?:sirve|funciona|ayuda)(?: de algo| para algo)?(?: \\S+)? (?:\\?|o )|sirve (?:para|de) algo(?: esto| o|${CLAUSE})|esta (?:comprobado|probado|demostrado)`,
    ),
  ],
  [
    'ABOUT.asks',
    phrase(
      'why (?:do|did|are|would|must) you (?:even |always |keep |keep on |need to |have to )*(?:ask|asking|want to know|need to know)(?= )|(?:por que|porque|para que) (?:me )?(?:preguntas|preguntaste|estas preguntando|quieres saber|tengo que (?:decir|poner) (?:un|el) numero)',
    ),
  ],
  [
    'ABOUT.how',
    phrase(
      `how (?:do|can|are) you (?:even |actually )?(?:decide|deciding|choose|choosing|pick|picking|come up|know what to|work out)(?! (?:if i|my))|how do you work|(?:just|only|not just|prove) (?:\\S+ ){0,4}(?:a list|a script|scripted|canned|pre ?written|a program with)|(?:solo|nomas) (?:\\S+ )?(?:una lista|respuestas (?:hechas|guardadas|programadas))|where do (?:you get|your) (?:answers|lines|words|replies)|why do you (?:say|answer|write) (?:the )?(?:same|this|that|these)|como (?:decides|decidis|eliges|elegis|escoges|sabes|sabes vos|haces para) (?:\\S+ )?(?:que|lo que) (?:contestar|contestas|decir|decis|dices|responder|responde[s]?)|de donde sacas (?:lo que|las|tus|esas)|como (?:haces|funciona eso) (?:para )?(?:contestar|responder)`,
    ),
  ],
  [
    'ABOUT.normal',
    phrase(
      `is (?:it|this|that) (?:even |really |actually )?normal(?= (?:$|[.,?]|that|to|if|for|when))|(?:asked|asking|know|wonder|tell me) (?:\\S+ )?(?:if|whether) (?:it|this|that) is normal|is (?:it|that) (?:bad|wrong|weird|strange|awful|terrible|ok|okay|selfish|evil|horrible) (?:that i|of me|to (?:feel|want|wish|think|hate|miss|love|laugh|be|not))|am i (?:a |an |such a |just a )?(?:\\S+ )?(?:bad|terrible|horrible|awful|evil|selfish|monster|rotten) (?:person|mom|mother|father|dad|parent|daughter|son|friend|wife|husband|partner|sister|brother)?|(?:esta|es|sera|seria|estara) (?:\\S+ )?(?:mal|malo|raro|feo|terrible|egoista|normal) (?:que|si|seguir|querer|no)(?: \\S+){1,14} \\?|es normal(?= (?:$|[.,?]|que|sentir\\w*|pensar\\w*|odiar|querer|desear|tener|no|estar))|(?:pregunte|pregunto|preguntaba|saber|dime) (?:\\S+ )?si (?:es|era) normal|(?:esta|es) (?:mal|raro|feo|terrible|egoista) (?:que (?:yo )?(?:sienta|piense|quiera|desee|odie)|sentir|pensar|querer|desear)|(?:soy|me siento) (?:una |un )?(?:mala|mal) (?:madre|hija|hijo|padre|persona|amiga|amigo|esposa|esposo|hermana|hermano|mama|papa)`,
    ),
  ],
  [
    'ABOUT.others',
    phrase(
      `do you (?:think|reckon) (?:that )?(?:my \\S+|he|she|they|people|everyone|anyone|anybody|the others) (?:will|would|is|are|can|could|might|does|do|hates?|loves?|likes?|still|even|really|thinks?|knows?)|(?:^|[.,?]|mean|wonder if|and|but|so) (?:will|would) (?:my \\S+|he|she|they) (?:\\S+ ){0,2}(?:be (?:mad|angry|upset|sad|disappointed|ok|okay|hurt)|hate me|forgive|laugh|believe|understand|come back|leave|say no|want me|think|mind|care|get it)(?= )|what (?:will|would) (?:my \\S+|he|she|they|people|everyone|the others) (?:think|say)(?= )|(?:crees|piensas|te parece) que (?:\\S+ )?(?:mi \\S+|mis \\S+|el|ella|ellos|ellas|se|me|le|la gente|todos|los demas) (?:\\S+ )?(?:va|van|vaya|vayan|enoj\\w+|enfad\\w+|perdon\\w+|quier\\w+|odi\\w+|rei\\w+|entiend\\w+|cree\\w*|dej\\w+|vuelv\\w+)|(?:se va|se van) a (?:enojar|enfadar|reir|burlar|molestar)(?: \\S+){0,3} \\?|que (?:va|van) a (?:pensar|decir) (?:mi|mis|el|ella|ellos|la gente|todos|de mi|los demas)(?= )|(?:^|[.,?]|y) (?:se (?:va|van) a (?:reir|burlar|enojar|molestar)|me (?:va|van) a (?:perdonar|odiar|creer|dejar|entender))(?: \\S+){0,4} \\?`,
    ),
  ],
  [
    'ABOUT.human',
    phrase(
      '(?:are|is) (?:you|this|it|that) (?:just |really |even |actually |like |some |still |only )*(?:a |an |the )?(?:real |actual )?(?:\\S+ )?(?:ai|bot|robot|machine|computer|program|chatbot|chatgpt|gpt|llm|human|person|man|woman|girl|guy|siri|alexa|language model)|who (?:are|r) you(?: really| even| exactly| then)?(?= (?:$|[.,?]))|what (?:even |exactly |the hell |on earth |the heck )+(?:are|is) (?:you|this)(?= (?:$|[.,?]))|(?:y )?(?:usted|tu|vos) quien (?:es|eres|sos)(?= )|(?:what is|tell me) your name|(?:are you|u) (?:a )?(?:boy or|girl or|man or|woman or|male or|female or)|(?:eres|sos) (?:hombre|mujer|nino|nina|macho|hembra)|(?:tu |vos )?quien (?:eres|sos|es usted|eres tu)(?= )|como te llamas|cual es tu nombre|(?:eres|sos|es esto) (?:algo )?como (?:el |la |un |una |esa |ese |lo de )*(?:ia|chat\\S*|gpt|siri|alexa|bot|robot)|am i (?:talking|speaking|chatting) to (?:a |an )?(?:\\S+ )?(?:ai|bot|robot|machine|human|person|computer)|you (?:an|are an) ai|(?:eres|sos|es|es esto|esto es|hablo con|hablando con) (?:un |una )?(?:\\S+ )?(?:ia|robot|bot|maquina|programa|inteligencia artificial|chatgpt|persona real|human[oa]|persona de verdad)',
    ),
  ],
  [
    'ABOUT.can',
    phrase(
      `what (?:are|is) (?:you|this)(?: exactly| even| really| actually| then| anyway)*${CLAUSE}|para que (?:es|sirve) (?:esta|la) (?:app|aplicacion|pagina|cosa)|que es esta (?:app|aplicacion|pagina|cosa)|what (?:else )?(?:can|could|do) (?:you|this|it|u) (?:even |actually )?(?:do|help|offer)|what (?:are|is) (?:you|this|it) (?:even |actually )?for${CLAUSE}|what can i (?:do|use) (?:here|this for|with this)|how (?:can|do|could) you help|(?:que|q) (?:mas )?(?:puedes|podes|sabes) hacer|para que (?:sirves|servis|sirve esto)|que (?:haces|hace esto)${CLAUSE}|en que (?:me )?(?:puedes|podes) ayudar|como funcionas?(?: esto)?${CLAUSE}|que (?:eres|sos)(?: vos| tu)?${CLAUSE}`,
    ),
  ],
  [
    'ABOUT.acts',
    phrase(
      '(?:can|could|will|would) (?:you|u) (?:please |just |maybe )*(?:call|email|text|message|book|order|search|google|look up|look it up|remind me|send|talk to|ring|contact|translate|pay|check|print) (?:\\S+ ){0,3}(?:for me|me|him|her|them|it|my|the|a|an)|(?:puedes|podrias|podes|me puedes|me podrias) (?:llamar|mandar|buscar|recordarme|avisarme|escribirle|mandarle|llamarle|reservar|traducir|pagar|hablarle|hablar con|marcarle)',
    ),
  ],
  [
    'ABOUT.worth',
    phrase(
      `what good are you|what are you good for|what (?:use|help) are you|(?:de|para) que sirves|que ganas tu|(?:what is|is there|see) (?:the |any |no )?(?:point|use|good|sense) (?:of |in |to |for me )?(?:\\S+ )?(?:talk\\w*|writ\\w+|tell\\w*|typ\\w+|chat\\w*|using|to you|of you|you|this app|this bot|a bot|an app|a program)|why (?:would|should|do|does) (?:anyone|anybody|someone|people|i|somebody) (?:even |ever |bother )*(?:use|talk\\w*|writ\\w+|tell\\w*|typ\\w+|chat|need) (?:\\S+ ){0,3}(?:this|you|a bot|an app|an ai|a program|a machine|it)|why (?:talk|write|bother talking) (?:to|with) (?:you|a bot|an app|a machine|a program)|how (?:is|are|would|can|could) (?:talking to )?(?:you|this|it|a bot|an app|a program) (?:even |supposed to |going to |actually |possibly )*(?:help|be any help|be of use)(?: me)?${CLAUSE}|(?:de|para|pa) que (?:me )?(?:sirve|serviria|vale) (?:hablar|escribir|contar\\w*|hablarte|esto|platicar|chatear)|que (?:gano|saco|caso tiene|sentido tiene) (?:\\S+ )?(?:con )?(?:hablar|escribir|contar\\w*|hablarte|esto|platicar)|por que (?:\\S+ )?(?:hablaria|usaria|escribiria|hablar|usar) (?:\\S+ ){0,2}(?:esto|contigo|con (?:un|una|vos))|en que me (?:ayuda|ayudas|va a ayudar|sirve)`,
    ),
  ],
  [
    'ABOUT.button',
    phrase(
      `where(?: is| are| do i (?:find|see))? (?:that|the|this|your|those) (?:\\S+ ){0,2}buttons?|(?:what|which) buttons?${CLAUSE}|(?:cannot|do not|not) (?:see|find) (?:the|that|a|any|your) (?:\\S+ )?buttons?|no buttons?${CLAUSE}|donde (?:esta|estan|queda|veo) (?:ese|el|los|esos|la|las|tu) (?:\\S+ )?boton(?:es)?|(?:que|cual|cuales) boton(?:es)?${CLAUSE}|no (?:veo|encuentro|hay|me sale) (?:el|ese|ningun|los)? ?boton(?:es)?`,
    ),
  ],
];

const SCOLDS = [
  phrase(
    'you (?:already |just |literally )*(?:said|told me|asked) (?:that|this|it|me that|me this)(?: already| before| twice| again)|(?:eso )?ya (?:me )?(?:lo )?(?:dijiste|habias dicho|preguntaste|mencionaste)|otra vez lo mismo|(?:siempre|otra vez) (?:dices|lo mismo)|you (?:are |do not |not |know )?(?:\\S+ ){0,2}(?:thick|dumb|stupid|useless|rubbish|crap|shit|trash|daft|clueless|dense|pathetic|hopeless at|no help|not much help|broken|terrible|annoying)|you do not (?:know|get|understand) (?:much|anything|shit|a thing|nothing|nowt|it|me|what)|you not know (?:much|anything)|(?:this|that|it|the app|the bot) is (?:so |really |just |fucking |bloody |a )*(?:useless|stupid|dumb|pointless|crap|rubbish|shit|a joke|a waste of time|waste of time|no help|not helping|no good|no use)|(?:stupid|dumb|useless) (?:bot|app|robot|machine)|(?<!the )(?:stupid|dumb|useless) thing|no use to (?:me|anyone)|(?:eres|sos) (?:\\S+ )?(?:inutil|tont[oa]|burr[oa]|malisim[oa]|pesad[oa]|bob[oa]|bestia|idiota|estupid[oa]|cansin[oa]|un desastre)|que (?:inutil|tont[oa]|malo|mala|burr[oa]|pesad[oa]) (?:eres|sos|es esto)|no (?:sabes|cachas|entiendes|entendes|pillas|cazas) (?:nada|una|ni)|no sirves?(?: para nada)?(?= (?:$|[.,]))|no sirves?s (?:para )?nada|no servis(?: para nada)?|esto (?:no sirve|es una (?:mierda|porqueria|basura|perdida de tiempo|estupidez)|es inutil)|no (?:me )?(?:ayudas|estas ayudando|sirve esto|sirve de nada)|no sirve (?:esto|para nada|de nada)',
  ),
];

/** The step that answers a question about Harbor, wherever in a shorter text it stands; null for anything else. */
export function askedOfHarbor(words: string, text: string): string | null {
  if (text.length > LONGEST) return null;
  const asked = [...DOUBTS, ...ASKED, ...ASKS_WHO].filter(([, pattern]) => pattern.test(words));
  const [first] = asked;
  // A joke or a poem that is asked for with it does not swallow the question.
  const other = first?.[0] === 'ABOUT.write' ? asked.find(([step]) => step !== 'ABOUT.write') : undefined;
  return (other ?? first)?.[0] ?? null;
}

/** Whether a text scolds Harbor in plain words. */
export const scolds = (words: string, text: string): boolean =>
  text.length <= LONGEST &&
  SCOLDS.some((pattern) => pattern.test(withoutOwnBlame(words).replace(OF_ANYBODY, ' ')));
/** "Do you ever feel daft": of anybody, not of Harbor. */
const OF_ANYBODY = / (?:do|did) you (?:\S+ )?feel \S+(?= )/g;
