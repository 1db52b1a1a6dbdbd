import { plainTest } from '../../plain/people';

const KIN =
  '(?:friend|mate|bestie|sister|sis|cousin|neighbou?r|aunt|auntie|mom|mum|mother|dad|father|grandma|coworker|colleague|boss|teacher|pastor|amiga|amigo|hermana|prima|primo|comadre|compadre|vecina|vecino|tia|mama|madre|papa|abuela|companera|jefa|cunada|suegra|madrina)';
/** One person knows of it already. */
export const knowsTold = plainTest(
  [
    `(?:my|the|a|one) (?:\\S+ )?${KIN} (?:\\S+ ){0,2}(?:already )?(?:knows|is aware|has known|saw (?:it|the marks))|(?:i )?(?:told|have told|spoke to|confided in) (?:my|a|the) (?:\\S+ )?${KIN}`,
    `(?:mi|una|la) (?:\\S+ )?${KIN} (?:\\S+ ){0,2}(?:ya )?(?:lo )?(?:sabe|esta enterada|esta al tanto)|(?:ya )?(?:le|se lo) (?:conte|dije|he contado) a (?:mi|una|la) (?:\\S+ )?${KIN}`,
  ],
  'not|never|nobody|no one|no (?:lo )?sabe|no (?:le|se lo)|nadie|if|should|si|would|him|tells him|le dice a el',
);

const PAPER =
  '(?:passports?|papers|birth certificate|certificate|documents?|ids?|visa|green card|bank ?card|cards|money|acta|papeles|pasaportes?|documentos?|cedula|dni|ine|credencial|tarjetas?|partida)';
/** Papers or money that they cannot get at. */
export const papersHeld = plainTest(
  [
    `${PAPER} (?:\\S+ ){0,6}(?:locked|under lock|hidden|in (?:his|her) (?:safe|drawer|room)|(?:he|she) (?:has|keeps|took|hid|holds))|(?:he|she|my \\S+) (?:\\S+ ){0,2}(?:has|keeps|took|hid|hides|locked|locks|holds) (?:\\S+ ){0,3}${PAPER}|(?:not have|no access to|cannot get|cannot find|without) (?:\\S+ ){0,2}(?:passports?|birth certificate|documents)`,
    `${PAPER} (?:\\S+ ){0,6}(?:bajo llave|escondid\\S+|(?:la|lo|las|los) (?:tiene|guarda|escondio|quito)|(?:tiene|guarda) el)|(?:el|ella|mi \\S+) (?:me )?(?:\\S+ )?(?:tiene|quito|escondio|guarda|guardo|retiene) (?:\\S+ ){0,4}${PAPER}|me (?:quito|escondio|retiene|guardo) (?:\\S+ ){0,3}${PAPER}|no tengo (?:el|la|las|los) (?:acta|pasaporte|documentos|partida)`,
  ],
  'exam|homework|divorce papers|he has money|tiene dinero|lots of money|mucho dinero|lost (?:his|her)',
);

const YOUNG =
  '(?:kids?|child|children|son|daughter|baby|toddler|boys?|girls?|little (?:one|girl|boy)|wean|bairns?|nin[oa]s?|hij[oa]s?|bebe|chiquit[oa]s?|nen[ea]s?|chamac[oa]s?|criaturas?|guagua|peque\\S*)';
/** A child is there: shouted at, hit, or frightened. */
export const childThere = plainTest(
  [
    `(?:shouts?|shouting|yells?|yelling|yelled|screams?|screaming|screamed|hits?|hit|hurts?|slaps?|slapped|grabs?|grabbed|shakes?|threw|throws) (?:\\S+ ){0,3}(?:my|the|our) (?:\\S+ ){0,2}${YOUNG}|(?:my|the|our) (?:\\S+ )?${YOUNG} (?:\\S+ ){0,6}(?:scared|frightened|terrified|afraid|cries|crying|cried|wets?|wet|peed|hides?|hiding|shak\\S+|trembl\\S+|saw|sees|hears|heard|watch\\S*|under the (?:bed|table))|(?:shouts?|yells?|screams?) at (?:her|him|them),? too|(?:wet|peed|pissed) (?:herself|himself|themselves|the bed)`,
    `(?:grita|gritan|grito|pega|pego|asusta|zarandea|jalonea|insulta|regana) (?:\\S+ ){0,3}(?:a )?(?:la|mi|el|los|las|mis) (?:\\S+ )?${YOUNG}|(?:le )?(?:grita|pega|grito|pego) (?:\\S+ )?a (?:ella|el|ellos) tambien|(?:la|mi|el|los|mis) (?:\\S+ )?${YOUNG} (?:\\S+ ){0,7}(?:miedo|susto|asust\\S+|llora\\S*|pipi|orin\\S+|mojo|esconde\\S*|escucha\\S*|oye|ve todo|vio|tiembla\\S*)|se hizo (?:\\S+ )?(?:pipi|pis)|(?:del|de) (?:puro )?(?:susto|miedo) (?:\\S+ ){0,3}(?:${YOUNG})`,
  ],
  'school play|movie|film|pelicula|not (?:at|in front of) (?:the|my)|never (?:the|my|in front)|nunca (?:a|delante)|no (?:le )?(?:pega|grita) a|when i was|cuando (?:yo )?era|(?:other|neighbou?rs?|another) (?:\\S+ )?(?:kid|child)',
);

/** They cannot call, or not from the phone they have. */
export const cannotCall = plainTest([
  '(?:checks?|sees?|looks at|goes through|monitors|tracks|controls) (?:\\S+ )?(?:calls|call log|phone bill)|(?:cannot|can not|not able to|no way to) (?:\\S+ )?(?:call|ring|phone|talk|speak)|(?:no|not any|no) (?:phone|credit|minutes|signal)(?= (?:$|[.,]|of my own|left))',
  '(?:me )?(?:checa|revisa|ve|controla|escucha|rastrea) (?:\\S+ )?(?:llamadas|recibo)|no (?:(?:le|les|lo|la|los|me) )?(?:puedo|podria) (?:\\S+ )?(?:llamar|marcar|hablar)|(?:no tengo|sin) (?:telefono|saldo|celular|credito)|me quito el (?:telefono|celular|movil)',
]);
/** It is asked whether that counts. */
export const asksIfThatCounts = plainTest(
  '(?:does|do|would|is) (?:that|this|it|those) (?:\\S+ )?(?:count|abuse|matter|bad)|(?:eso|esto|eso tambien|tambien) (?:\\S+ )?cuenta|cuenta (?:eso|tambien|o (?:no|que))|es (?:maltrato|violencia|grave)',
);
