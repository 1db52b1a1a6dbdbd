import { CLAUSE, opening, phrase } from '../typed-words';

const TRADE_EN =
  'therapists?|counsell?ors?|shrinks?|psychologists?|psychiatrists?|doctors?|nurses?|therapy|social workers?';
const TRADE_ES = 'psicolog[oa]s?|terapeutas?|doctor|doctora|medic[oa]s?|psiquiatras?|terapia';
const SHAM_EN = 'fake|pretend|so called|robot|ai|computer|online|digital|virtual|phoney|phony';

/** What doubters and newcomers ask of Harbor, and how they say that they doubt; the first that fits. */
export const DOUBTS: readonly (readonly [step: string, RegExp])[] = [
  [
    'ABOUT.therapist',
    phrase(
      `(?:are|r) (?:you|u) (?:\\S+ ){0,7}(?:${TRADE_EN})(?= )|(?:this|it|you|that) (?:is |are |was )?(?:\\S+ ){0,5}(?:${SHAM_EN}) (?:\\S+ )?(?:${TRADE_EN})(?= )|(?:fake|pretend) (?:[.,?] )*(?:${TRADE_EN}) (?:[.,?] |thing )*(?:are|is) (?:you|this|it)|(?:${TRADE_EN}) [.,?] (?:are|is) (?:you|this|it)|(?:eres|sos|es usted|usted es|usted|esto es|es esto|sera|seras|sera esto) (?:(?:un|una|como|algo|asi|tipo|otro|otra|el|la|de|esos|esas|acaso|o) )*(?:${TRADE_ES})(?= )`,
    ),
  ],
  [
    'ABOUT.gpt',
    phrase(
      `(?:is|are|is not|are not) (?:this|it|that|you) (?:\\S+ ){0,3}(?:chat ?gpt|gpt|gemini|copilot|an? ai chat\\S*)(?= )|(?:this|it) (?:is )?(?:just |only |basically )+(?:chat ?gpt|gpt)|(?:no )?(?:sera|seras|eres|sos|es) (?:esto |este |tu |vos )?(?:(?:el|la|un|una|ese|otro|de) )*(?:chat ?gpt|gpt)`,
    ),
  ],
  [
    'ABOUT.evidence',
    phrase(
      `(?:do|does|did) (?:these|this|those|any of (?:this|these|it)|all this|it|you) (?:(?:stuff|things?|exercises?|apps?|programs?|bots?) )?(?:even |actually |really |ever |honestly )*(?:work|help)(?: people| anyone| anybody| at all| folk| folks)*(?= (?:$|[.,?]|or))|asked (?:you )?(?:if|whether) (?:it|this|these|you) (?:even |actually |really )?(?:works?|helps?|do anything)|(?:esto (?:\\S+ ){0,4}|puro |efecto )placebo|(?:la evidencia|las pruebas|los estudios) (?:\\?|(?:que|de que|cientific\\w+) \\S+)|(?:pregunte|pregunto|preguntaba|dime|quiero saber|contesta) si (?:esto |eso |de verdad |en serio )*(?:funciona|sirve|ayuda)|(?:funciona|sirve|ayuda) (?:de verdad |a alguien |de algo |para algo |en serio )+(?:esto|esta app|todo esto)|(?:de verdad|en serio|realmente) (?:esto )?(?:le |te |les )?(?:funciona|sirve|ayuda)(?: a alguien| de algo| para algo)?(?: esto)?(?= (?:$|[.,?]))`,
    ),
  ],
  [
    'ABOUT.typing',
    phrase(
      `(?:can|may|could|is it (?:ok|okay|alright|all right|fine)(?: to| if| for me to)?) (?:i )?(?:just )?(?:write|type|talk|text|speak)(?: \\S+){0,3} (?:normal|normally|how i (?:talk|speak)|like i (?:talk|speak)|as i (?:talk|speak)|my own words|any way i (?:like|want))|(?:puedo|se puede|podria) (?:escribir|hablar)(?:te|le)? (?:\\S+ ){0,2}(?:normal|como hablo|a mi manera|como quiera|con faltas)`,
    ),
  ],
  [
    'ABOUT.typing',
    /^ (?:(?:hello|hi|hola|oiga|joven|dear|please|by the way|[.,]) )*(?:(?:excuse|sorry (?:for|about)|forgive|pardon) (?:my|the) (?:bad |poor )?(?:english|spelling|grammar|writing|typing|mistakes)|my (?:english|spelling|writing) (?:is |it is )?(?:\S+ ){0,2}(?:good|bad|poor|terrible|perfect)|(?:perdon|perdone|disculp\w+) (?:por )?(?:las |mis |mi )?(?:faltas|ortografia|espanol)|escribo con (?:\S+ )?faltas)(?: dear| love| please)?(?: [.,])* $|(?:spelling|english|grammar|faltas|ortografia|espanol) (?:\S+ ){0,8}(?:do you understand|can you read|is that ok|is it ok|is that a problem|me entiende|me entiendes|se entiende|importa|pasa algo)(?: \S+){0,3} \? /,
  ],
  [
    'ABOUT.made',
    phrase(
      'who (?:came|comes) up with (?:all )?(?:this|these|you|it|that)|quien(?:es)? (?:invento|inventaron|penso|armo|creo) (?:todo )?(?:esto|lo que (?:me )?(?:dices|decis|dice)|la app|esta app|estos ejercicios)|(?:real|actual|proper) (?:psychologists?|doctors?|therapists?|experts?) or',
    ),
  ],
  [
    'ABOUT.others',
    phrase(
      `(?:crees|cree|piensas|sera|te parece|tu crees|sabes si|(?:pregunte|pregunto|saber|preguntaba) si) (?:que )?(?:\\S+ ){0,2}(?:esta|este|estara|sigue|anda|siga) (?:\\S+ )?(?:enojad|molest|enfadad|brav|sentid|celos|resentid|arrepentid|ofendid)\\w*|(?:estara|estaran) (?:\\S+ )?(?:enojad|molest|enfadad|brav|resentid|ofendid)\\w*|(?:todavia |aun |ya no |algun dia )*(?:pensara en|se acordara de|me (?:extranara|querra|odiara|perdonara|llamara|escribira|buscara)|(?:me )?volvera(?: a (?:hablar\\w*|llamar\\w*|buscar\\w*|escribir\\w*|querer\\w*))?)(?: \\S+){0,4} (?:\\?|$)|(?:crees|piensas|te parece) que (?:me |ella |el )?(?:me )?(?:vuelva|regrese|vuelve|regresa|odia|extrana|quiere|perdona|llame|escriba)(?= )`,
    ),
  ],
  [
    'ABOUT.others',
    opening(
      '(?:does|do|did) (?:he|she|they) (?:even |still |ever |really |actually |just )*(?:hate|love|miss|like|think (?:of|about)|care about|want|remember|regret)(?: (?:me|us|it|him|her))?(?: \\S+){0,3}(?= (?:$|[.,?]))|(?:is|are) (?:he|she|they) (?:still |just |really )*(?:mad|angry|cross|upset|annoyed|fed up|off) (?:with|at) (?:me|us)|will (?:he|she|they) (?:ever |still )*(?:come back|talk to me|call|forgive me|write|ring|want me|speak to me)',
    ),
  ],
  [
    'ABOUT.diagnose',
    phrase(
      `(?:is|could|can|might|would) (?:this|that|it|what i have) (?:\\S+ ){0,2}(?:depression|burn ?out|anxiety|ptsd|adhd|bipolar|menopause|autism|a breakdown)(?= )|am i (?:\\S+ ){0,2}(?:depressed|bipolar|autistic)(?= )|(?:es|sera|seria|esto es|tengo|tendre) (?:\\S+ )?(?:depresion|ansiedad|burnout|menopausia|bipolar\\w*)(?: \\S+){0,10} (?:\\?|o)|(?:estoy|estare|ando) (?:\\S+ )?(?:deprimid[oa]|depre)(?: \\S+){0,2} (?:\\?|o)`,
    ),
  ],
  [
    'ABOUT.doubt',
    phrase(
      `(?:do not|never|cannot say i|not) (?:really |much |exactly |quite )?(?:believe|buy|hold|put much stock|have (?:much )?faith|go in for|go) (?:in |into |with |in for |for )?(?:this|these|any of this|all this|such) (?:kind of |sort of |type of )?(?:stuff|things?|apps?|thing|malarkey|nonsense|talk)|(?:mumbo jumbo|hogwash|psychobabble|malarkey|poppycock)|(?:i am|bit|very|pretty|quite|rather) (?:a )?(?:sceptic|skeptic|sceptical|skeptical)(?= )|(?:this|it|all this) (?:is |sounds like |all )*(?:a |just )*(?:load|bunch|lot) of (?:\\S+ )?(?:nonsense|rubbish|bull\\w*|crap|baloney|rot)|no (?:le )?(?:creo|confio|tengo (?:mucha )?fe|me fio)(?: mucho| nada| tanto| demasiado)? (?:en|de|a) (?:esto|estas? (?:cosas?|aplicacion(?:es)?|apps?|maquinas?|programas?)|estos programas)(?= )|(?:soy|estoy) (?:\\S+ ){0,2}esceptic[oa]|(?:esto|eso) es puro (?:cuento|verso)${CLAUSE}`,
    ),
  ],
  [
    'ABOUT.can',
    phrase(
      `what (?:(?:exactly|actually|even) )*(?:do you|is it (?:exactly |that )?you) (?:actually |exactly |even )?do(?= (?:exactly |actually |anyway |then |here |for people )*(?:$|[.,?]))|what (?:does one|do people|do you|do i|am i meant to|am i supposed to) do (?:here|on here|in here|with this)|que (?:es lo que )?hace (?:usted|ustedes|exactamente|aqui|aca)(?: exactamente| aqui| aca)*${CLAUSE}|y usted que (?:es lo que )?hace(?: exactamente)?${CLAUSE}|que se (?:puede )?hace[r]? (?:aqui|aca)|usted que es lo que (?:hace|haces)(?= )`,
    ),
  ],
];

/** Whether it is asked what those who made it are by trade. */
export const asksTrade = (words: string): boolean => TRADE.test(words);
const TRADE = phrase(
  `${TRADE_EN}|engineers?|programmers?|computer (?:lads?|people|guys?|folks?)|experts?|professionals?|coders?|techies|${TRADE_ES}|doctores|ingenier[oa]s?|programador\\w*|expertos?|profesionales|informaticos?`,
);

/** Whether what is asked about is a low mood. */
export const asksOfJoy = (words: string): boolean => LOW.test(words);
const LOW = phrase('depress\\w+|depresion|deprimid[oa]|depre');

/** "How are you": a greeting, whatever mark it has. */
export const isGreetingQuestion = (words: string): boolean => GREETS.test(words);
const GREETS = opening(
  'how are (?:you|things|u)|how is it going|how do you do|you (?:ok|okay|alright)|what is up|sup|wassup|como (?:estas|esta|andas|anda|vas|va|te va|le va)|que tal|que onda|que hay|todo bien',
);
