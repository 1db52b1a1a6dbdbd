import { asksIfItCounts, asksWhetherToTell } from '../asked-of-telling';
import { asksMeaning } from '../of-life/told-plainly';
import { CLAUSE, phrase } from '../typed-words';

const LONGEST = 180;

/** Where a question of its own begins: at the start, after a mark, or after a word that leads on. */
const BEGINS =
  '(?:^| (?:[.,?]|so|and|but|or|like|then|well|ok|anyway|idk|maybe|harbor|honestly|just|pero|y|o|entonces|pues|bueno|oye|ay)) ';
const asking = (list: string): RegExp => new RegExp(`${BEGINS}(?:${list})(?= )`);

const IT_EN =
  '(?:it|this|that|things|the pain|the feeling|this feeling|the hurt|the ache|the guilt|the missing|missing (?:him|her|them)|being sad)';
const PASSES_EN =
  '(?:pass|get (?:any |a bit |a little )?(?:better|easier|less|lighter|old)|go away|stop(?: hurting)?|ease(?: up| off)?|end|fade|wear off|settle|calm down|heal|hurt less)';
const PASSES_ES =
  '(?:pasa|pasara|pasar|quita|quitara|quitar|acaba|acabara|acabar|termina|terminara|terminar|mejora|mejorara|mejorar|cambia|cambiara|cura|curara|curar|calma|calmara|calmar)';

const WHETHER_BAD =
  'dumb|stupid|silly|lame|childish|ridiculous|pathetic|cringe|cringey|embarrassing|petty|weird|corny|cheesy|awkward';
const WHETHER_BAD_ES =
  'tonto|tonta|tonteria|ridicul[oa]|infantil|una estupidez|una tonteria|una pavada|una bobada|cursi|patetic[oa]|exagerad[oa]|dramatic[oa]|rar[oa]|bob[oa]|pendejada|una pendejada';

/** Direct questions about a life, by how they are asked; the first that fits. */
const ASKED: readonly (readonly [step: string, RegExp])[] = [
  [
    'ASKED.favor',
    phrase(
      `(?:too much|rude|mean|unfair|cheeky|ok|okay|a lot|fair) (?:of me )?to ask(?= (?:$|[.,?]|him|her|them|my|for|someone|if))|am i asking (?:for )?too much|(?:can|could|may) i (?:just |even |really )?ask (?:him|her|them|my \\S+|someone|a friend|for help)(?: \\S+){0,8} \\?|(?:sera|es|seria|no es|no sera) (?:\\S+ )?(?:mucho|demasiado|abuso|abusar|pasarme|mala onda|feo) (?:\\S+ )?(?:pedir\\w*|preguntar\\w*)|(?:puedo|podria|esta bien|estaria bien|esta feo|quedo mal si) (?:yo )?(?:\\S+ )?(?:pedir|pido|pedirle|pedirles|pedirselo)(?: \\S+){0,8} \\?|es mucho pedir`,
    ),
  ],
  [
    'ASKED.pass',
    phrase(
      `how (?:much )?long(?:er)? (?:does|do|will|is|until|till|before|can|am i|must|should) (?:\\S+ ){0,6}(?:last|lasts|take|takes|go on|going on|feel|hurt|stay|over|${PASSES_EN}|like this|this way)|(?:will|does|do|can|is|when will|when does|would) ${IT_EN} (?:ever |going to |gonna |really |just |eventually |start to |start )*${PASSES_EN}|(?:will|do|does) (?:i|you|one|people|anyone) (?:ever |really |just )*(?:get over|stop (?:missing|thinking about|feeling)|feel (?:better|normal|like myself|less))|(?:would|do|can|could) you (?:say|think|tell me) (?:if |that )?(?:${IT_EN}) (?:will |ever |really )*(?:gets?|eases?|passes|heals) (?:any |a bit |a little )?(?:better|easier|less|lighter)?|when (?:does|will|do) (?:${IT_EN}|i) (?:ever |finally )*(?:${PASSES_EN}|feel (?:better|normal))`,
    ),
  ],
  [
    'ASKED.pass',
    phrase(
      `cuanto (?:tiempo )?(?:dura|duran|durara|tarda|tardara|tarda uno|falta|voy a estar|va a durar|tiempo (?:dura|tarda|lleva|toma|pasa))|cuando (?:se (?:me )?)?(?:va a )?${PASSES_ES}|(?:se (?:me )?(?:va a )?|(?:esto|eso|el dolor|la pena|la tristeza) (?:se )?(?:me )?(?:va a )?|algun dia (?:se )?(?:me )?(?:va a )?)${PASSES_ES}(?: \\S+){0,4} \\?|(?:voy a|podre|puedo) (?:superar\\w*|dejar de (?:extranar\\w*|pensar\\w*|sentir\\w*|llorar))(?: \\S+){0,5} \\?`,
    ),
  ],
  [
    'ABOUT.others',
    asking(
      `will (?:he|she|they|my \\S+|people|everyone) \\S+|what if (?:he|she|they|people|everyone|everybody|nobody|no one|someone|my \\S+|the (?:others|teacher|boss|class|kids))|y (?:que )?si (?:el|ella|ellos|ellas|mi \\S+|nadie|todos|alguien|la gente|se (?:enoja|enojan|enfada|rie|rien|burla|burlan|molesta|entera|enteran|ofende)|me (?:dice|dicen|ve|ven|rechaza|odia|deja|deja de|mira|miran|ignora|contesta|ignoran)|dice|dicen|no (?:quiere|quieren|puede|contesta|me (?:contesta|quiere|cree|creen|entiende)|le (?:gusta|intereso|importa)))`,
    ),
  ],
  [
    'ABOUT.others',
    asking(
      '(?:does|do|is|are) (?:he|she|they|my \\S+) (?:even |really |still |just |actually |ever )*(?:likes?|loves?|hates?|wants?|cares?|miss(?:es)?|thinks?|mad|angry|upset|disappointed|cheating|lying|into|interested|ignoring|avoiding|using|over) (?:\\S+ ){0,5}\\?|(?:does|do) (?:he|she|they) (?:even |really |still |actually )*(?:like|love|hate|want|miss) (?:me|us)|is (?:he|she) (?:mad|angry|upset|into|cheating|lying|ignoring|avoiding)(?: \\S+){0,3}',
    ),
  ],
  [
    'ABOUT.others',
    phrase(
      `sera que (?:me|se|le|ya no me|no me) (?:\\S+ ){1,8}\\?|(?:le|les) (?:gusto|intereso|importo|caigo)(?: \\S+){0,3} \\?|me (?:quiere|odia|engana|miente|extrana|esta (?:evitando|ignorando|mintiendo|usando|enganando))(?: \\S+){0,3} \\?|(?:crees|piensas|te parece|sera) que (?:\\S+ ){0,3}(?:se (?:moleste|molesta|molestara|ofenda|enoje|enfade|ria|burle)|acepte|aceptara|quiera|querra|diga que (?:si|no)|me (?:ayude|crea|entienda|perdone|conteste|quiera|extrane))|(?:se va|se van) a (?:ofender|molestar|reir|enojar)(?: \\S+){0,3} \\?`,
    ),
  ],
  [
    'ASKED.if',
    asking(
      'what if|y (?:que )?si(?! (?:quieres|quiere|te|le|mejor|no te|vamos|hacemos|hablamos|claro|gracias|es|soy|puedo|quiero|[.,])|$)',
    ),
  ],
  [
    'ASKED.sure',
    phrase(
      `how (?:do|does|can|would|will|could|did) (?:i|one|anyone|anybody|people|someone|a person) (?:ever |even |really |actually )*(?:know|be sure|tell)(?= (?:$|[?.,]|if|when|that|whether|what is|it is|which))|how (?:do|can) you (?:ever |even |really )*(?:know|tell|be sure) (?:if|when|whether)|how am i supposed to know|como (?:se (?:sabe|puede saber|si|cuando)|puedo (?:saber|estar segur[oa])|sabe (?:uno|una|la gente|alguien)|sabes? (?:si|cuando)|saber|estar segur[oa]|puede (?:uno|una) saber)(?= (?:$|[?.,]|si|uno|una|que|cuando|cual|de))`,
    ),
  ],
  [
    'ABOUT.advice',
    phrase(
      `(?<!(?:what|how|where|who|when|why) )should i (?!(?:say|tell (?:him|her|them) (?:that|when|how)|ask (?:you|harbor)))(?:\\S+ ){1,20}\\?|(?:do you think|you think|do you reckon|reckon) (?:that )?(?:i should|i can|i could|it is (?:a good|worth|too|wise|smart)|it would be)|would you tell (?:him|her|them)|(?<!(?:how|what|when|where) )would you (?!(?:tell|report|call|remember|say|write|please|mind|be able|like|help|stop|know|understand|inform|rat)\\b)\\S+|is it worth (?:it|calling|seeing|going|trying|telling|asking|staying)|is it (?:a good|a bad) idea|(?:tu|vos|usted) (?:\\S+ )?(?:harias|irias|dirias|casarias|quedarias|dejarias|volverias|llamarias|perdonarias|aceptarias|venderias|\\w{3,}rias)|(?:te|lo|la|le) (?:\\w{3,}rias)(?: tu| vos)?(?: \\S+){0,4} \\?|(?:crees|piensas|te parece|opinas) que (?:yo )?(?:debo|deberia|tengo que|debiera|puedo|haga|vaya|diga|llame|sea|esta bien|estaria|es (?:buena|mala)|seria|me conviene|vale la pena|hago bien|hice bien|hago mal|hice mal|la|lo|le)|puedo (?:faltar|irme|no ir|dejarlo|dejarla|decir que no|quedarme|cancelar|salirme|renunciar)(?: \\S+){0,6} \\?|(?:debo|deberia|debere|me conviene|conviene|vale la pena|es buena idea|sera buena idea|hago bien|hice bien|hago mal|hice mal)(?: \\S+){0,14} \\?`,
    ),
  ],
  [
    'ASKED.if',
    asking(
      '(?:will|am) i (?:going to |ever going to )?(?:fail|failing|make it|pass|lose|be (?:ok|okay|alright|all right|fine)|mess|regret|end up|get (?:fired|in trouble|caught|kicked|the))(?= )|(?:voy a|me va a|me van a) (?:reprobar|lograr\\w*|perder|salir|arrepentirme|correr|echar|despedir|pasar)(?: \\S+){0,6} \\?',
    ),
  ],
  [
    'ABOUT.advice',
    asking(
      '(?:le|la|lo|se lo|me) (?:mando|escribo|llamo|digo|pido|hablo|busco|dejo|voy|quedo|compro|marco) (?:\\S+ ){0,4}o (?:no|espero|mejor|me)|can i (?:just )?(?:leave|skip|stay home|say no|quit|go home|cancel|not go|stop going|bail|miss)|(?:tu|vos|usted) (?:\\S+ )?que (?:harias?|crees|cree|piensas|piensa|opinas|opina|dices|dice|pensas)|que (?:harias?|opinas?|cree|crees|piensas?) (?:tu|vos|usted)|should i (?!(?:say|tell (?:him|her|them) (?:that|when|how))\\b)\\S+',
    ),
  ],
  [
    'ASKED.silly',
    phrase(
      `(?:is|was|would) (?:it|that|this) (?:be )?(?:\\S+ )?(?:${WHETHER_BAD})(?= (?:$|[.,?]|to|if|that|of))|am i (?:just |being |so |too |really |a bit |totally )*(?:silly|stupid|dumb|weird|dramatic|overreacting|over reacting|overthinking|ridiculous|sensitive|too sensitive|paranoid|petty|childish|pathetic|needy|clingy|lazy)(?= )|is that (?:just )?me being|(?:es|soy|estoy|sera|seria|sueno|suena) (?:\\S+ )?(?:${WHETHER_BAD_ES}|exagerando)(?: \\S+){0,12} \\?|(?:do|did) you (?:ever |also |not )*feel (?:daft|silly|stupid|foolish|weird|odd|strange)|(?:estoy )?(?:exagero|exagerando)(?: \\S+){0,2} \\?`,
    ),
  ],
  [
    'ASKED.why',
    asking(
      `why (?:do|does|did|am|is|are|was|were|cannot|can|would|has|have|must) (?!you |u |this app|anyone (?:use|talk|bother))\\S+|why (?:me|now|him|her|us|always|is it always)${CLAUSE}|(?:por que|porque) (?!no (?:me )?(?:contestas|respondes|entiendes)|me (?:dices|preguntas|hablas)|preguntas|dices|tu )(?:\\S+ ){1,16}\\?`,
    ),
  ],
];

/** Whether somebody should be seen by a doctor. */
const DOCTOR = phrase(
  '(?:should|do|does|need|needs|better|worth|see|seeing|take|have to|call|go to|going to) (?:\\S+ ){0,4}(?:a|the|my|our) (?:doctor|gp|er|hospital|clinic|nurse|therapist|vet)|(?:debo|deberia|tengo que|hay que|conviene|mejor|llev\\w+|ir|voy|llam\\w+) (?:\\S+ ){0,4}(?:al|a la|un|una|el) (?:medic[oa]|doctora?|hospital|urgencias|clinica|terapeuta|psicolog[oa])',
);
export const asksForDoctor = (words: string): boolean =>
  words.includes(' ? ') ? DOCTOR.test(words) : SHOULD.test(words) && DOCTOR.test(words);
const SHOULD = phrase('should|do i need|debo|deberia|tengo que|hay que|conviene');

/** What is worth more than a general answer. */
const GRAVE =
  / (?:hit|hits|hurt me|hurts me|kill|kills|die|dies|dead|dying|suicide|overdose|rape|raped|beat|beats|gun|knife|do it to myself|worth living|pega|pegue|golpea|mata|mate|matar|muere|muero|morir|suicid\w+|viol\w+|pistola|vivir)(?= )/;

/** Whether a word in it is worth more than a general answer, or than none. */
export const soundsGrave = (words: string): boolean => GRAVE.test(words);

/** The step that answers a direct question about a life in a shorter text; null for anything else. */
export function askedOfLife(words: string, text: string): string | null {
  if (text.length > LONGEST || soundsGrave(words)) return null;
  if (asksMeaning(words, text)) return 'ASKED.word';
  if (asksWhetherToTell(words)) return 'ASKED.tell';
  if (asksIfItCounts(words)) return 'ASKED.counts';
  return ASKED.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const ASKS_EN =
  /^ (?:(?:so|and|but|ok|well|then|like|lol|hey|hi|yeah|no|wait|also|honestly|idk|[.,]) )*(?:what|why|how|when|where|who|which|do|does|did|is|are|was|were|am|can|could|will|would|should|have|has) (?:is|are|was|do|does|did|can|should|would|will|i|you|u|he|she|it|we|they|that|this|there|my|the|your|people|anyone|someone|one|dogs|cats|kids|men|women|other|others|everyone)(?= )/;
const ASKS_ES =
  /^ (?:(?:y|pero|pues|,) )*(?:what if|y (?:que )?si|si) (?:tiene|me|se|no|le|el|ella|he|she|they|i|it|my) |^ (?:(?:y|pero|oye|ok|bueno|pues|entonces|hola|no|si|a ver|[.,]) )*(?:como (?:le|se|hago|puedo|sabe|sabes)|cuando (?:se|va|voy)|cual (?:es|seria)|quien|cuanto|donde|sera que|acaso)(?= )/;

const ASKED_AGAIN = phrase(
  '(?:le|la|lo|se lo|me) (?:mando|escribo|llamo|digo|pido|hablo|busco|dejo|voy|quedo|compro|marco) (?:\\S+ ){0,4}o (?:no|espero|mejor|me)|(?:i am |i was )?(?:just|only) (?:asking|asked|wondering)|that is not what i asked|i asked (?:you )?(?:if|what|how|whether|a)|(?:solo|nomas|nada mas) (?:te )?(?:pregunto|preguntaba|pregunte|quiero saber|queria saber)|te (?:pregunte|estoy preguntando)|no me (?:has )?(?:contestaste|respondiste|contestado|respondido)|no me (?:ha )?(?:contestado|respondido)|you (?:never|did not|have not|still have not) (?:even )?answer\\w*(?: me| my| that| it| about| the)?|(?<=^ (?:(?:pero|y|oiga|oye|no|ya) )*)no me (?:contesto|respondio)',
);

/** Whether a text asks something at all. */
export const isQuestion = (words: string): boolean =>
  words.includes(' ? ') ||
  (!NOT_KNOWN.test(words) && [ASKS_EN, ASKS_ES, ASKED_AGAIN].some((pattern) => pattern.test(words)));
/** "I do not know why I am here": nothing is asked. */
const NOT_KNOWN =
  /^ (?:(?:and|but|well|hi|hey|[.,]) )*(?:idk|i (?:really |just )?(?:do not|dont) know|no idea|not sure|no se) (?:why|what|how|where|when|who|por que|que|como) /;
