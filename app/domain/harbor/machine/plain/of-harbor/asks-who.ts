import { CLAUSE, phrase } from '../typed-words';

const YOU = '(?:you|ya|ye|yer|ure|yous|yall|this|it)';
const MACHINE =
  '(?:ai|a i|bot|robot|machine|computer|program|chatbot|chatgpt|algorithm|software|app|real|human|person|people|man|woman|dude|bloke|guy|lad|someone)';
const LIVING_EN =
  '(?:human|person|people|someone|somebody|anyone|anybody|man|woman|guy|bloke|dude|real (?:person|human|one))';
const THERE_EN =
  '(?:(?:on|at) the other (?:end|side)|behind (?:this|the screen|it|you|these|that)|(?:actually |really )?(?:typing|replying|answering|writing) (?:this|to me|me|back|these|all this|here|it)|(?:actually |really )?(?:typing|replying|answering)(?= (?:$|[?.,])))';
const LIVING_ES =
  '(?:alguien|una persona|un humano|gente|persona|humano|una maquina|un robot|un bot|una ia|robot|maquina|bot)';
const THERE_ES =
  '(?:(?:del|al|en el|de|a) (?:el )?otro lado|atras de (?:esto|la pantalla|vos|ti)|detras de (?:esto|la pantalla|vos|ti)|contestando(?:me)?|respondiendo(?:me)?|tecleando|escribiendome|leyendome)';

/** What Harbor is, however it is asked. */
const WHO_EN = [
  `(?:reckons?|thinks?|says?|said|told me|heard|swears?|bets?|claims?|read|reckon) (?:that )?${YOU} (?:are|is|r|were|was)? ?(?:just |really |only )*(?:an? )?${MACHINE} (?:\\S+ ){0,6}?(?:(?:are|r) (?:you|ya|yer)|is (?:it|that|this)(?: \\S+)?|true|right|really|yeah|y n)(?= \\?)`,
  `(?:is|are) (?:you|ya|ye|yer|yall) (?:\\S+ ){0,3}?(?:an? )?(?:ai|bot|robot|machine|computer|chatbot|human|person)(?= )`,
  `(?:is|are) (?:ya|yer|yall|you) (?:even |actually |really )?(?:real|human|alive)(?= (?:$|[?]|or))`,
  `${YOU} (?:even |actually |really |just )*(?:an? )?(?:real|ai|bot|robot|machine|human|person|real person|real human|computer)(?= (?:\\?|y n|or (?:not|no|what|real|an?|is|wot|human|person|bot|robot|ai|machine)))`,
  `(?:is|are) (?:there|this|it) (?:actually |really |even )*(?:an? |some |any )?(?:real |actual |live |living |poor )*${LIVING_EN} (?:else |in there |in \\S+ )?${THERE_EN}`,
  `is (?:this |it )?(?:an? |some |any )?(?:real |actual )*(?:human|person|man|woman|bloke|guy) (?:actually |really )?(?:typing|writing|answering|replying)(?= )(?: \\S+){0,3}? \\?`,
  `is (?:an? |some |any )?(?:real |actual )+(?:human|person|man|woman|bloke|guy) (?:actually |really )?(?:typing|writing|answering|replying)(?= )`,
  `(?:who|what) (?:the hell |the heck |on earth |even |exactly )?(?:am i|is it i am|are we) (?:actually |really |even |exactly )*(?:talking|speaking|chatting|writing|texting|typing)(?: to| with)?(?: here| right now| then| exactly| anyway)?${CLAUSE}`,
  `(?:am|was) i (?:actually |really |just )*(?:talking|speaking|chatting|writing|texting|typing) (?:to|with) (?:a |an |some )?(?:\\S+ )?${MACHINE}(?= )`,
  `who is (?:it )?(?:that is )?(?:actually |really )?(?:answering|replying|typing|writing)(?: to)?(?: me| this| back| here| these)?${CLAUSE}`,
];
const WHO_ES = [
  `(?:dice|dicen|dijo|cree|creen|piensa|jura|segun|escuche|lei) (?:\\S+ ){0,5}?que (?:tu |vos |usted )?(?:eres|sos|es) (?:un |una |puro |pura )?(?:robot|bot|maquina|ia|programa|persona|humano)(?: \\S+){0,5}? \\?`,
  `(?:eres|sos) (?:de verdad|real|de carne y hueso|humanit[oa]|alguien(?: real| de verdad)?)(?= (?:\\?|o))`,
  `(?<! (?:no se|se|tengo|tenia|tener|hay|nadie) (?:ni )?)(?:con|a) quien (?:estoy|ando) (?:hablando|chateando|platicando|escribiendo|escribiendole)(?: aca| aqui| entonces)?${CLAUSE}`,
  `^ (?:(?:y|oye|che|pero|a ver|hola|perdon|eh|bueno|[.,]) )*(?:con|a) quien (?:hablo|chateo|platico|le escribo|le hablo|hablamos)(?: aca| aqui)?(?= (?:$|[?]))`,
  `quien(?:es)? (?:es (?:el|la) que )?(?:me|nos) (?:contesta|responde|esta contestando|esta respondiendo|escribe|atiende)(?: aca| aqui| ahora| en esta app| por aqui| esto| en esto| del otro lado)*(?= (?:\\?|$))`,
  `(?:hay|esta) ${LIVING_ES} (?:real |de verdad |humana )?(?:ahi )?${THERE_ES}`,
  `(?:me |esto )?(?:lo )?(?:contesta|responde|escribe|atiende|maneja) ${LIVING_ES}(?: real| de verdad)?(?= (?:\\?|o (?:una?|es|que)))`,
  `(?:robot|bot|maquina|ia|humano|persona) o (?:que|q|no|persona|humano|robot|bot|maquina|gente|una persona|un robot)(?= (?:\\?|$))`,
];
/** A word or two, and nothing else: "robot y/n", "bot?". */
const WHO_ALONE =
  /^ (?:(?:mate|so|ok|hey|hi|yo|lol|bro|brother|dude|wey|che|oye|oiga|pero|but|and|y|a ver|hola|are|[.,]) )*(?:you |ya |u |sos |eres )?(?:an? |un |una )?(?:robot|bot|human|machine|ai|person|real|humano|maquina|persona|ia) (?:(?:y n|yes or no|si o no|y or n|s n|or not|o no|or what|or human|or person|or bot|or robot|mate|bro|wey|che|then) )*\? $|^ (?:(?:mate|so|ok|hey|lol|bro|brother|[.,]) )*(?:robot|bot|human|machine|ai|real|humano|maquina|persona) (?:y n|yes or no|si o no|y or n|s n|or not|o no)(?: [.?])? $/;

const OFFICE_EN =
  '(?:hr|insurance|insurers?|the insurance|(?:my |the |our )?(?:company|employer|police|government|church|landlord|uni|university|college|school|work|workplace|job|boss|manager|teachers?|principal|parents|mom|mother|dad|father|family|doctor|gp|nhs|medical record|file|records?|army|unit|visa office|home office|immigration|husband|wife|partner|ex|anyone|anybody|somebody|someone))';
const OFFICE_ES =
  '(?:rrhh|recursos humanos|(?:mi |mis |la |el |al |a la |los |las |a mi |a mis )?(?:escuela|colegio|cole|prepa|facultad|facu|universidad|uni|jefe|jefa|trabajo|empresa|seguro|aseguradora|obra social|isapre|eps|policia|gobierno|iglesia|mama|papa|papas|padres|familia|profes?|maestr[oa]s?|director|directora|doctor|doctora|migracion|marido|esposo|esposa|novi[oa]|alguien|alguien mas))';
const WRITTEN_EN =
  '(?:this|it|that|any of (?:this|it)|all (?:of )?this|what i (?:\\S+ )?(?:write|type|say|put|tell you)|my (?:chats?|messages?|words|answers?|data))';
const WRITTEN_ES =
  '(?:esto|todo esto|algo de esto|lo que (?:te |yo )?(?:escribo|digo|pongo|cuento|escriba|diga|ponga))';

/** Who gets to see what is written here. */
const READS_EN = [
  `(?:can|could|would) (?:you|ya|u|yall) (?:\\S+ )?(?:tell|say|let) (?:me |us )?(?:know )?(?:if|whether) (?:anyone|anybody|someone|somebody|people|others|they)(?: else)? (?:can|could|will|gets to|get to|might)(?: \\S+)? (?:see|read|look)(?= )`,
  `(?:anyone|anybody|someone|somebody|people) (?:else )?(?:can |could |gonna |going to |be able to |gets to )?(?:see|read|sees|reads|seeing|reading|look at) (?:it|this|that|these|what i \\S+)(?: \\S+){0,3} (?:\\?|or|privacy)`,
  `(?:does|do|will|would|is|did) ${WRITTEN_EN} (?:\\S+ )?(?:go|goes|get|gets|getting|end up|show up|going|sent|be sent|shared|be shared|shown|reported|be reported|passed|linked|connected|appear|stay)(?: (?:sent|back|reported|shared|passed|on|over|straight|shown|seen))* (?:to|with|on|by|at|in) ${OFFICE_EN}(?= )`,
  `(?:do|does|will|would|are|can) (?:you|ya|yall|they|this|it|the app) (?:\\S+ )?(?:send|share|report|pass|sell|give|show|hand) ${WRITTEN_EN} (?:on |over |back )?(?:to|with) ${OFFICE_EN}(?= )`,
  `(?:can|could|will|would|does) (?:hr|the insurance|insurance|my insurance|insurers|the police|the government|my school|the school|my company|my work|my uni|my college) (?:\\S+ )?(?:see|read|get|find|access|look at) ${WRITTEN_EN}(?= )`,
  `do (?:you|ya|they|yall) (?:even |ever |actually )?(?:save|store|keep|record|log|share|sell|track) (?:it|this|that|these|everything|all (?:of )?this|any of (?:this|it)|what i \\S+|stuff|data|chats?|messages|any data)${CLAUSE}`,
  `(?:is|are) (?:this|it|that|these|what i (?:write|type|say)|my (?:chats?|messages?)) (?:\\S+ )?(?:stored|saved|recorded|logged|kept|monitored|tracked|private|confidential|anonymous)(?= (?:$|[?.,]|somewhere|or|anywhere|here|like|right))`,
  'who (?:else )?(?:can |will |gets to |is going to |is )?(?:reads?|sees?|reading|seeing) (?:this|it|that|these|all this|what i \\S+|my \\S+)(?= )',
];
const READS_ES = [
  `${WRITTEN_ES} (?:\\S+ ){0,2}?(?:llega|va|se (?:va|manda|envia|comparte|pasa|reporta)|le llega|les llega|queda|aparece|sale|lo ven?|la ven?|lo leen?) (?:a |en |con )?${OFFICE_ES}(?= )(?: \\S+){0,3} \\?`,
  `(?:le|les|se lo) (?:llega|mandas|mandan|pasas|pasan|avisas|avisan|cuentas|cuentan|envias|envian|muestras|muestran|reportas|reportan) (?:\\S+ ){0,3}?a ${OFFICE_ES}(?= )(?: \\S+){0,3} \\?`,
  `(?:alguien|quien|nadie) (?:mas )?(?:puede |podria |va a |esta )?(?:ver|leer|lee|ve|viendo|leyendo|lo ve|lo lee|me lee) (?:esto|lo que (?:te )?(?:escribo|pongo|digo)|el chat|mis mensajes|aca|aqui)(?: \\S+){0,3}? \\?`,
  `(?:lo |esto lo )?(?:lee|ve|leen|ven) (?:alguien|otra persona|gente|una persona|mi jefe|mi jefa)(?: mas)? ?(?:esto|esto aca|aca)?(?= (?:\\?|o ))`,
  `(?:esto |todo )?(?:queda|se queda|se guarda|se graba|queda todo) (?:todo )?(?:grabado|guardado|registrado|anotado|en algun lado|en algun lugar)?(?: esto| en algun lado| aca| aqui)*(?= \\?)`,
  `(?:lo |esto lo |me )?(?:guardas|graban|grabas|guardan|compartes|comparten|vendes|venden) (?:esto|todo|lo que (?:te )?(?:escribo|digo)|mis datos|el chat)?(?= (?:\\?|o ))`,
];

/** What is kept of it, and what happens to it. */
const REMEMBERS = [
  'do (?:you|ya|yall) (?:even |ever |actually |really )*(?:remember|recall|know) (?:me|us|who i am|what i (?:said|told|wrote)|our|last time|my name)(?= )',
  '(?:do|does|are|is|will) (?:you|ya|this|it|the app) (?:\\S+ )?(?:learn|learning|train|trained|training|get(?:ting)? smarter) (?:\\S+ )?(?:from|on|off|by|with) (?:me|this|us|what|my|people|that|it|all this|talking)(?= )',
  '(?:aprendes|aprende|te entrenan|se entrena|te entrenas|entrenan) (?:\\S+ )?(?:de|con) (?:mi|esto|lo que|nosotros|la gente|mis \\S+|cada)(?= )',
  'te (?:acordas|acuerdas|vas a acordar|olvidas|olvidas) de (?:mi|lo que (?:te )?(?:dije|conte|escribi))(?= )',
];
const CLOSING = '(?:close|leave|shut|exit|quit|log out|log off|lock|turn off|switch off|put down|delete)';
const CLOSES = [
  `what (?:happens|does it do|will happen|if) (?:(?:to (?:this|it|what i \\S+)|if|when) )*(?:i )?(?:just )?${CLOSING}(?: (?:of|out))? (?:it|this|the (?:app|page|tab|chat|window|browser|phone|site)|my (?:phone|laptop|browser|account)|now|here)(?= )`,
  `(?:if|when) i ${CLOSING} (?:it|this|the (?:app|page|tab|chat|window|browser|phone|site)|my (?:phone|laptop|browser)) (?:[.,] )?(?:\\S+ ){0,3}(?:gone|lost|lose|deleted|saved|still (?:be )?(?:here|there)|come back|disappear)(?= )`,
  '(?:can|could) i (?:come|get|pick|carry) (?:\\S+ )?(?:back|on|up) (?:to (?:this|it) )?(?:later|tomorrow|another time|after)(?= (?:$|[?.,]))(?! with)',
  'que (?:pasa|pasara|pasaria) si (?:lo |la |me )?(?:cierro|salgo|apago|voy|desconecto|borro)(?: (?:de )?(?:esto|la (?:app|pagina|ventana|aplicacion|compu)|el (?:chat|celu|celular|telefono)|ahora|aqui|aca))*(?= (?:\\?|$))',
  'si (?:lo |la |me )?(?:cierro|salgo|apago) (?:\\S+ ){0,3}?(?:se (?:borra|pierde|guarda|va)|pierdo|queda|sigue)(?: \\S+){0,3} \\?',
];
const FREE = [
  '(?:do|does|will|would) (?:you|ya|this|it|the app) (?:\\S+ )?(?:cost|charge) (?:\\S+ )?(?:anything|something|money|me|much|a lot)(?= )',
  '(?:are|is) (?:you|ya|this|it) (?:like |actually |really )?(?:free|paid|for free)(?= (?:$|[?]|or|to use))',
  '(?:esto |la app |usar esto |hablar contigo |hablar con vos )?(?:cuesta|vale|cobra|cobran|cobras) (?:algo|plata|dinero|lana)(?= (?:\\?|$))',
  '(?:es|esto es|sos|eres) (?:gratis|de paga|de pago|pago|gratuito)(?= (?:\\?|o ))',
];

const MINUTES = [
  'how (?:long|many minutes) (?:do|does|is|are|will) (?:\\S+ )?(?:exercises?|sessions?|one of (?:these|them)|the whole thing|each one|a chat with you)(?: (?:take|last|go on|be))?(?= )',
  'cuanto (?:tiempo )?(?:dura|duran|tarda|tardan|lleva|llevan) (?:cada |un |el |los |las |una |tus )?(?:ejercicios?|sesion(?:es)?|cosa de estas|charla contigo)(?= )',
];
const MINUTES_ALONE = / (?:how long does (?:this|it) take|cuanto (?:tiempo )?(?:lleva|tarda) esto)(?: \?)? $/;

const any = (list: readonly string[]): RegExp => phrase(list.join('|'));

/** Questions about what Harbor is and what becomes of what is written, in ways of many lands; the first that fits. */
export const ASKS_WHO: readonly (readonly [step: string, RegExp])[] = [
  ['ABOUT.human', WHO_ALONE],
  ['ABOUT.human', any([...WHO_EN, ...WHO_ES])],
  ['ABOUT.reads', any([...READS_EN, ...READS_ES])],
  ['ABOUT.remember', any(REMEMBERS)],
  ['ABOUT.closed', any(CLOSES)],
  ['ABOUT.minutes', any(MINUTES)],
  ['ABOUT.minutes', MINUTES_ALONE],
  ['ABOUT.free', any(FREE)],
];
