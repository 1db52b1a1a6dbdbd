import { plainTest } from '../../plain/people';

const THEY = '(?:he|she|they|hes|shes|my \\S+|el|ella|mi \\S+)';
const MEANS_TAKEN =
  '(?:pills?|tablets?|meds|medicines?|medication|drugs|something|stuff|bleach|pastillas?|medicin\\w+|medicament\\w+|remedios?|cloro|veneno|algo|cosas)';

/** What somebody who helps another asks or tells in between, in the order of what comes first; each with the line for it. */
const ASIDES: readonly (readonly [lead: string, test: (words: string) => boolean])[] = [
  [
    'third.taken',
    plainTest(
      [
        `${MEANS_TAKEN} (?:maybe|perhaps|i think|prob\\w*)|(?:maybe|perhaps|possibly|some|prob\\w*) (?:the |some |her |his )?pills|(?:took|taken|take|taking|swallowed|swallow|had) (?:\\S+ ){0,3}${MEANS_TAKEN}|(?:^|[.,] )(?:pills|tablets|meds|pastillas)(?= (?:[.,] ?)*$)|empty (?:\\S+ )?(?:packets?|packs?|bottles?|blister\\w*|box\\w*)|overdos\\w+`,
        '(?:se )?(?:tomo|tomado|trago|tragado|metio|bebio|tomara) (?:\\S+ ){0,3}' +
          MEANS_TAKEN +
          '|pastillas (?:quizas?|tal vez|a lo mejor|creo)|(?:quizas?|tal vez|a lo mejor|capaz) (?:\\S+ )?pastillas|(?:blister|caja|frasco|bote)s? (?:\\S+ )?vaci\\w+|sobredosis',
      ],
      '(?:not|never|no) (?:\\S+ ){0,2}(?:take|taken|took|swallow\\w*|tomo|tomado|trago)|i (?:took|take|have taken|swallowed)|(?:yo )?(?:me )?tome|(?:take|took) (?:\\S+ ){0,3}(?:away|from (?:him|her))',
    ),
  ],
  [
    'third.weapon',
    plainTest(
      `(?:${THEY}|there is|hay) (?:\\S+ ){0,3}(?:has|got|have|tiene|agarro|saco|with|holding|con|is) (?:\\S+ ){0,3}(?:gun|pistol|rifle|shotgun|knife|blade|weapon|machete|pistola|escopeta|arma|cuchillo|navaja|revolver)|(?:gun|pistol|rifle|shotgun) (?:\\S+ ){0,3}(?:in|at|there|under|next)|(?:tiene|hay|agarro) (?:\\S+ ){0,2}(?:pistola|escopeta|arma|cuchillo|navaja|revolver|machete)`,
      '(?<!(?:gun|pistol|rifle|shotgun|pistola|escopeta|arma|revolver) .*)(?:sharpener|razor|sacapuntas|rasurador\\w*|rastrillo|afeitar|gillette|(?:cuts?|cutting) (?:her|him|them)sel\\w+|se (?:esta |anda )?cort(?:a|ando))(?!.* (?:gun|pistol|rifle|shotgun|pistola|escopeta|arma|revolver) )|(?:no|not|never|without|sin|any) (?:\\S+ ){0,3}(?:weapon|gun|knife|arma|pistola|cuchillo)|gave|handed|locked|took|entrego|quite|quito',
    ),
  ],
  [
    'third.phone',
    plainTest(
      '(?:take|taking|confiscate|keep|give|hand|let) (?:\\S+ ){0,4}(?:phone|mobile|cell|ipad|laptop|tablet)(?! (?:number|call))|(?:(?:le|se lo|se) )?(?:quito|saco|retiro|confisco|devuelvo|dejo|quitarle|sacarle|devolverle|dejarle) (?:\\S+ )?(?:movil|celu\\S*|cel|telefono|tablet|compu\\S*)',
      'my phone|mi (?:movil|cel\\S*|telefono)',
    ),
  ],
  [
    'third.goIn',
    plainTest([
      '(?:do|should|shall|can|must|could) i (?:just )?(?:go (?:in|up|into|to (?:his|her|their) room)|knock|open the door|enter|walk in)|go in or|(?:or|just|give|should i) (?:leave|let|give)? ?(?:him|her|them) (?:be|alone(?! (?:\\S+ ){0,2}(?:night|tonight))|(?:some |a bit of )?space|calm)(?! (?:\\S+ ){0,2}(?:night|tonight))|(?:door|room) (?:is )?(?:\\S+ )?(?:closed|locked|shut)|locked (?:him|her|them)sel\\w+|locked the door',
      '(?:entro|paso|subo) (?:\\S+ ){0,5}o (?:la|lo|le|mejor|no)|(?:la|lo) dejo (?:\\S+ )?(?:tranquil[oa]|en paz|sol[oa]|estar|a su aire)(?! (?:\\S+ ){0,2}noche)|toco (?:a )?la puerta|le doy (?:su )?espacio|puerta (?:\\S+ )?(?:cerrada|con (?:llave|pestillo|seguro))|se (?:encerro|ha encerrado)|(?:debo|deberia|tengo que) (?:entrar|tocar)',
    ]),
  ],
  [
    'third.sentAway',
    plainTest([
      '(?:tells?|told|shouts?|shouted|yells?|yelled|screams?|screamed|says|wants) (?:at )?(?:me )?(?:to )?(?:get out|get lost|leave|go away|fuck off|piss off|out)|(?:kicks?|throws?|pushes|kicked|sends?) me out|(?:not|never) (?:let|want|lets|wants) me (?:\\S+ ){0,3}(?:in|there|here|stay|near|sleep|close|around)|slam\\w* the door',
      'me (?:grita|grite|dice|diga|pide|pida|manda|mande) (?:\\S+ ){0,2}(?:me vaya|irme|salga|largue|fuera|a la mierda)|me (?:echa|eche|corre|corra|saca|saque|bota|bote)|no (?:me deja|quiere que|me quiere)(?: \\S+){0,4} (?:entrar|duerma|cerca|ahi|quede|este|ver|a su lado)|que me vaya',
    ]),
  ],
  [
    'third.tomorrow',
    plainTest([
      '(?:tomorrow|monday|in the morning) (?:\\S+ ){0,9}(?:school|work|class|college|doctors?|gp|therapist|counsell?or|hospital)|(?:school|work|class|college|doctors?|gp) (?:\\S+ ){0,3}(?:tomorrow|monday|in the morning)|what (?:about|do i do) tomorrow',
      '(?:manana|el lunes) (?:\\S+ ){0,9}(?:cole|colegio|escuela|insti\\S*|clases?|uni\\S*|trabajo|medic[oa]|doctora?|psicolog[oa]|urgencias|hospital)|(?:cole|colegio|escuela|insti\\S*|clases?|medic[oa]|doctora?) (?:\\S+ ){0,3}(?:manana|el lunes)|y manana que|que hago manana',
    ]),
  ],
  [
    'third.police',
    plainTest([
      '(?:police|cops|911|999|ambulance|calling|call them) (?:\\S+ ){0,8}(?:worse|trouble|arrest\\w*|shoot\\w*|hurt (?:him|her|them)|lock\\w*|take (?:him|her|them)|scare\\w*|freak)|(?:will|would|wont|does|what if|if) (?:\\S+ )?(?:the )?(?:police|cops)(?: \\S+){0,6} (?:worse|arrest\\w*|shoot\\w*|trouble|hurt)|make it worse (?:if|to) (?:i )?(?:call|calling)',
      '(?:policia|911|112|patrulla|ambulancia) (?:\\S+ ){0,8}(?:empeor\\w+|peor|detien\\w+|arrest\\w+|dispar\\w+|llev\\w+|asust\\w+|encierr\\w+)|empeor\\w+ (?:\\S+ ){0,4}(?:policia|llam\\w+)',
    ]),
  ],
  [
    'third.right',
    plainTest([
      `${THEY} (?:would|will|is going to|gonna|might) (?:\\S+ )?(?:hate|(?:never|not) (?:\\S+ )?(?:forgive|speak|talk|trust)|be (?:\\S+ )?(?:mad|angry|furious|pissed|livid))|hell (?:hate|never)|hate me(?= (?:$|[.,]|if|for|forever))`,
      '(?:me (?:va a )?(?:odiar\\w*|odie|odia)|no me (?:va a )?(?:perdonar\\w*|perdona|vuelve a hablar|hable mas)|se (?:va a|puede) (?:enojar|enfadar|molestar))',
    ]),
  ],
];
const MOST = 2;

/** The lines for what a helper asks or tells in between: two at most, the gravest first. */
export const helperAsks = (words: string): string[] =>
  ASIDES.filter(([, test]) => test(words))
    .map(([lead]) => lead)
    .slice(0, MOST);

const TOLD_WISH = plainTest(
  '(?:not|never) (?:want|wants|wanna) (?:to )?(?:live|be (?:here|alive|around)|exist|go on|wake)|(?:want|wants|wanted) to (?:die|end it|kill (?:him|her|them)sel\\w+|not be here)|cannot (?:do (?:it|this)|go on|take (?:it|this)) any ?more|wish\\w* (?:\\S+ ){0,3}dead|(?:no|ya no) quier\\w+ (?:\\S+ )?(?:vivir|seguir|estar|existir|despertar)|(?:quiere|queria) (?:morir\\w*|matarse|quitarse la vida)|se quiere (?:morir|matar)|ya no (?:puede|aguanta) mas',
);
/** The other has said that they do not want to live. */
export const toldTheirWish = (words: string): boolean => TOLD_WISH(words);
const ASKS_TODO = plainTest(
  '(?:what|how) (?:do|should|can|could) (?:i|we|you) (?:\\S+ )?(?:do|help|say)|what now|tonight|help(?= (?:$|[.,]))|que (?:hago|hacemos|puedo hacer|debo hacer|tengo que hacer)|como (?:le |la |lo )?ayudo|esta noche',
);
/** They say it of another and ask what to do: the steps of tonight are the answer. */
export const asksForTonight = (words: string): boolean => TOLD_WISH(words) && ASKS_TODO(words);
