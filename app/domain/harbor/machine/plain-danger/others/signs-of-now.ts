import { NAMED, plainTest } from '../../plain/people';

const DAY =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|weds?|thurs?|fri|yesterday|last night|the weekend|lunes|martes|miercoles|jueves|viernes|sabado|domingo|ayer|anteayer|antier|anoche)';
const DAYS =
  '(?:two|three|four|five|several|some|a few|couple of|\\d|dos|tres|cuatro|cinco|varios|unos) (?:days|dias)';
const ROOM = '(?:door|room|bathroom|bedroom|garage|shed|puerta|cuarto|pieza|habitacion|bano)';

const ASKED_EN =
  '(?:says?|said|tells?|telling|told|texts?|texted|wants?|asked|asking|message|voice ?note|sent)';
const ASKED_ES =
  '(?:dice|dijo|diciendo|diciendome|pide|pidio|pidiendo|pidiendome|mando|audio|mensaje|escribio|encargo|quiere|deja|dejo)';
/** Two of what is only put in order for good: whose the beast will be, what is paid, that one forgives. */
const KEEP_EN =
  '(?:keep|take|have|mind|look after|feed) (?:his|her|their|the) (?:dog|cat|animals|horse|birds|plants|car|keys)';
const KEEP_ES =
  '(?:me |nos )?(?:quede|quedes|quedemos|cuide|cuidemos|encargue|lleve) (?:yo )?(?:con|a|de)? ?(?:el|la|los|las|al|del|su|sus) (?:perr\\S+|gat\\S+|mascotas?|animales|caballo|carro|auto|coche|casa|llaves|cosas)';
const PAID_EN =
  '(?:everything|it all|bills?|rent|funeral|debts?) (?:is |are |has been |all )*(?:paid|sorted|settled|in order|taken care)|paid (?:off )?(?:everything|all|the bills|the rent)';
const PAID_ES =
  '(?:dejo|deja|dejado|tiene|esta|queda)(?: ya)? tod[oa] (?:\\S+ )?(?:pag[oa]|pagad[oa]|arreglad[oa]|listo|en orden|saldad[oa])|pago (?:todas )?(?:todo|las deudas|sus deudas|el alquiler|la renta)';
const FORGIVE_EN = '(?:forgive (?:him|her|them|me)|(?:he|she) is sorry|sorry for everything)';
const FORGIVE_ES = '(?:(?:lo|la|le|me) perdon(?:e|es|emos|en|ame)|perdonad[oa]|perdon por todo)';
const two = (a: string, b: string, c: string) =>
  `(?:${a}) (?:\\S+ ){0,12}(?:${b}|${c})|(?:${b}) (?:\\S+ ){0,12}(?:${a}|${c})|(?:${c}) (?:\\S+ ){0,12}(?:${a}|${b})`;
const FAREWELL_ASKED = `${ASKED_EN} (?:\\S+ ){0,8}(?:${two(KEEP_EN, PAID_EN, FORGIVE_EN)})|${ASKED_ES} (?:\\S+ ){0,8}(?:${two(KEEP_ES, PAID_ES, FORGIVE_ES)})`;
/** One of them alone: told by who fears for them, it is one to open for. */
export const putsInOrder = plainTest(
  [
    `${ASKED_EN} (?:\\S+ ){0,8}(?:${KEEP_EN}|${PAID_EN}|${FORGIVE_EN})`,
    `${ASKED_ES} (?:\\S+ ){0,8}(?:${KEEP_ES}|${PAID_ES}|${FORGIVE_ES})`,
  ],
  'holiday|vacaciones|viaje|trip|moving|muda|mudanza|weekend|finde|while (?:he|she|they) (?:is|are)|mientras|hospital|surgery|operacion|trabajo|work',
);

/** What is told of somebody that may mean now; each of them alone may mean nothing. */
const SIGNS: readonly (readonly [SignOfNow, (words: string) => boolean])[] = [
  [
    'locked',
    plainTest(
      [
        `${ROOM} (?:is |still |was |are |has been |been )*(?:\\S+ )?(?:locked|bolted|barricaded|jammed)|locked (?:him|her|them)sel\\S+|(?:locked|bolted) (?:the|his|her|their) (?:\\S+ )?${ROOM}|(?:is|are) locked in`,
        `${ROOM} (?:\\S+ )?(?:con (?:llave|pestillo|seguro|cerrojo|candado)|cerrad[oa] (?:con|por dentro)|trancad[oa]|atrancad[oa])|se (?:encerro|ha encerrado|tranco)|(?:esta|sigue) encerrad[oa]|(?:echo|puso) (?:el|la) (?:pestillo|llave|cerrojo|seguro)`,
      ],
      'not locked|no esta cerrad\\S+|unlocked|i (?:am |have )?locked|me encerr\\S+',
    ),
  ],
  [
    'behind',
    plainTest(
      '(?:through|behind|outside|at|knock\\w* (?:on|at)) (?:the|his|her|their) (?:\\S+ )?door|(?:toco|golpeo|tocando|golpeando|detras de|a traves de|por) (?:a )?(?:la|su) puerta',
    ),
  ],
  [
    'silent',
    plainTest([
      '(?:not|never|nobody|stopped|stops) (?:\\S+ ){0,2}(?:answer|answers|answering|answered|reply|replying|replied|respond|responding|responded|open|opening|opened|pick(?:ing|ed)? up|texting back)|no (?:answer|reply|response|sound|sign of life)|nothing back|(?:goes|going|went) (?:straight )?to voicemail|phone (?:is )?(?:off|dead)',
      'no (?:me |nos |le |les )?(?:contesta|contestan|contesto|responde|responden|respondio|abre|abrio|atiende|coge)|ni (?:contesta|responde|abre)|dejo de (?:contestar|responder)\\S*|no da senales|(?:telefono|celular|movil) apagado|no (?:quiere|ha querido) abrir',
    ]),
  ],
  [
    'sudden',
    plainTest(
      [
        '(?:there (?:was|is)|heard|hear|was) (?:a|an|this|that|another|some|something like a) (?:\\S+ )?(?:thud|bang|crash|thump|gunshot|shot|scream|heavy fall)|(?:a |loud |big |massive )+(?:thud|thump)|something (?:\\S+ )?(?:heavy )?(?:fell|hit the floor)|(?:music|crying|sobbing|screaming|shouting|noise|tv|telly|shower|talking) (?:\\S+ )?(?:stopped|went off|went quiet|gone quiet|cut out)|(?:gone|went|got|is) (?:all|very|really|dead|suddenly|completely|too) (?:quiet|silent)|suddenly (?:quiet|silent|nothing)|(?:cannot|not) hear (?:him|her|them|anything) (?:any ?more|now)',
        'de (?:repente|golpe|pronto) (?:\\S+ ){0,3}(?:silencio|callo|nada|calla\\S*)|se (?:callo|quedo todo en silencio)(?= (?:$|[.,]|de|y|ya))|(?:se )?(?:oyo|escucho|oi|escuche|sono|oimos|escuchamos) (?:como )?(?:un |una )(?:\\S+ )?(?:golpe|golpazo|disparo|estruendo|porrazo|caida|ruido fuerte|ruido seco|tiro)|ya no se (?:oye|escucha)|(?:musica|llanto|gritos|tele) (?:\\S+ )?(?:paro|pararon|se corto|ceso|se apago)',
      ],
      'car|engine|fridge|boiler|neighbou?rs? (?:music|tv)|party|fireworks|thunder|cat|dog|motor|nevera|fiesta|cohetes|trueno|gat[oa]|perr[oa]',
    ),
  ],
  [
    'farewell',
    plainTest(
      [
        `(?:texted|messaged|sent|wrote|posted|text|message|msg|voice ?note|voicemail|story|letter|said to) (?:[^.]+ )?(?:(?:look after|take care of|watch over|be good to|be there for) (?:everyone|everybody|them all|each other|(?:the|my|our) (?:\\S+ )?(?:kids|${NAMED}|cat|dog)|mum|mom|mam|dad|him|her|them)|sorry for everything|(?:goodbye|bye) (?:everyone|everybody|all|forever|for ever)|love you all|thank(?:s| you) (?:all )?for everything|not (?:have to |need to )?worry about me any ?more|on the other side|not your fault|you were (?:all )?the best|forgive me)`,
        `(?:mando|escribio|envio|publico|puso|dejo|mensaje|audio|nota|whatsapp|msj|historia) (?:[^.]+ )?(?:cuid(?:en|a|ame|alo|ala|enlos|enmelos|enme|ad) (?:\\S+ )?(?:a |de )?(?:todos|mi|mis|mama|papa|los|las|la|el|ell[oa]s)|perdon(?:en|ame|enme)? por todo|adios a todos|(?:los|las|os) quiero (?:mucho )?a tod[oa]s|gracias por todo|ya no se (?:van a )?preocup\\S+ por mi|no (?:es|fue) culpa de (?:nadie|ustedes))`,
        FAREWELL_ASKED,
      ],
      'i (?:texted|sent|wrote|posted|messaged)|(?:yo )?(?:escribi|mande|envie|puse)|leaving (?:do|party|card)|retir\\w+|graduat\\w+|last day (?:at|of)|holiday|airport|vacaciones|jubil\\w+|grandma died|funeral',
    ),
  ],
  [
    'gave',
    plainTest(
      [
        `(?:gave|give|gives|giving|given|have|has|take|keep|handed) (?:\\S+ ){0,5}(?:his|her|their|hers|theirs|it|them)(?: \\S+){0,8} (?:not|never|no longer) (?:\\S+ ){0,2}need (?:it|them|that|those|any of it|anything)(?! (?:in|at|for|until|till|while|this|over|during|because|since|there|on) )|no (?:more )?use for (?:it|them) where (?:he|she|they)|(?:given|gave|giving|gives) (?:away )?(?:all (?:of )?|everything )(?:his|her|their) (?:\\S+ )?(?:things|stuff|clothes|books|games|records|tools|belongings|possessions)`,
        '(?:regalo|regalando|regala|dio|dado|dando|repartio|repartiendo|quedar\\S*|quede|dejo) (?:\\S+ ){0,6}(?:su|sus|la|el|los|las|todo)(?: \\S+){0,10} no (?:lo |la |los |las |le |les )?(?:va a |iba a |vaya a )?(?:hacer falta|hara falta|haria falta|necesit\\S+|ocup\\S+)(?! (?:en|para|porque|hasta|alla) )|(?:regalo|repartio|regalado|repartido|regalando|repartiendo) tod(?:o|a|as|os) (?:lo suyo|lo que tenia|sus? (?:cosas|libros|discos|juegos|ropa|coleccion|herramientas))',
      ],
      'new (?:one|job|house|flat|car|phone|place)|upgrad\\w+|moving|moved|abroad|uni|college|outgr\\w+|too small|broken|bought|charity|car ?boot|retir\\w+|emigrat\\w+|army|care home|nursing home|se compro|mud[oa]\\w*|mudanza|viaja|estudiar|i (?:gave|give|have given|will not need)|(?:yo )?(?:regale|di|reparti)|died|dead|murio|fallecio',
    ),
  ],
  [
    'unseen',
    plainTest([
      `(?:not|nobody|no one|none of us|never) (?:\\S+ ){0,4}(?:seen|heard from|come out|came out|left (?:his|her|their|the) (?:room|house|flat|bed)|been (?:out|seen|home|in)|shown up|turned up)(?: \\S+){0,6} (?:since (?:last )?${DAY}|(?:for|in) ${DAYS})|missing since`,
      `no (?:lo |la |le |se le |los |hemos |sale |ha |han )*(?:vemos|visto|ve|vi|sale|salido|aparece|aparecido|sabemos nada|sabe nada)(?: \\S+){0,5} (?:desde (?:el )?(?:${DAY})|hace ${DAYS}|en ${DAYS})|(?:lleva|van|hace) ${DAYS} (?:sin (?:salir|contestar|aparecer|dar senales|responder)|que no (?:sale|contesta|lo|la|aparece|sabemos|responde))`,
    ]),
  ],
];
export type SignOfNow = 'locked' | 'behind' | 'silent' | 'sudden' | 'farewell' | 'gave' | 'unseen';

const THEM = plainTest(
  `he|she|they|him|her|his|hers|their|my (?:\\S+ )?${NAMED}|(?:mi|la|el|un|una) (?:\\S+ )?${NAMED}|el|ella|su|sus|se|le|lo|la`,
);
/** A story, a beast, a shop, another time, a child in a sulk. */
const ELSE = plainTest(
  'years? ago|last year|when i was|used to|hace (?:unos )?anos|cuando era|movie|film|series|episode|book|novel|dream\\w*|pelicula|serie|libro|novela|shop|store|office|bank|landlord|company|customer|client|seller|delivery|courier|tienda|banco|oficina|empresa|casero|cliente|tantrum|sulk\\w*|grounded|berrinche|castigad[oa]|hide and seek|escondid[oa]s',
);

/** What is told of somebody else that may mean now. `isKnown`: it is known whom it is about, and need not be said again. */
export const signsOfNow = (words: string, { isKnown = false } = {}): ReadonlySet<SignOfNow> =>
  (isKnown || THEM(words)) && !ELSE(words)
    ? new Set(SIGNS.filter(([, test]) => test(words)).map(([sign]) => sign))
    : new Set();
