import { NAMED, plainTest } from '../../plain/people';

/** What a text about an end of life, about harm, or about giving up has in it: with one of these no frame is harmless. */
const DARK = plainTest([
  'd(?:ie|ying|eath|ead|ied)|kill\\S*|suicid\\S*|end (?:it|my|things|everything)|liv(?:e|ing)|alive|exist\\S*|disappear\\S*|vanish\\S*|wake (?:up)?|hurt\\S*|harm\\S*|cut(?:s|ting)?|pills?|tablets?|overdose|gun|rope|knife|blade|jump\\S*|bridge|roof|gone|goodbye|farewell|better off|without me|no point|the point|hopeless|give up|gave up|cannot go on|carry on|hits?|beat\\S*|slap\\S*|rap(?:e|ed)|touch\\S*|forc(?:e|ed|es)|afraid of|scared of|threat\\S*|lock(?:s|ed)?|voices?|tell(?:s|ing) me to|burden|funeral|will|note|letter|remember me|forget me|anymore|any more|tired of|it all|all of it|(?:all|everything) to (?:stop|end)|blood|weapon|throat|neck|poison',
  'mori\\S*|muer\\S+|matar\\S*|me mat(?:o|e|a)|suicid\\S*|viv(?:ir|o|a)|vida|exist\\S*|desaparec\\S*|despert\\S*|dano|danar\\S*|cort(?:ar\\S*|o|e|arme)|pastillas?|arma|pistola|soga|cuerda|cuchillo|saltar|puente|azotea|adios|despedi\\S*|mejor sin|sin mi|sentido|rendir\\S*|no (?:puedo|aguanto|doy) mas|ya no|(?:que )?todo (?:pare|acabe|termine|se acabe)|acab\\S*|termin\\S*|pega\\S*|golpe\\S*|viol\\S*|toca|obliga|miedo a|amenaz\\S*|encerr\\S*|voces|oigo|carga|sangre|testamento|carta|cansad[oa] de|hart[oa] de|veneno|cuello',
]);

export const isDark = (text: string): boolean => DARK(text);

/** A question about how one lives, a correction, or news of where the family is: nothing in it is a danger by itself. */
const FRAMES = plainTest([
  '(?:waiting|wait|waits) (?:\\S+ ){0,4}(?:results?|biopsy|scan|news)|esperando (?:\\S+ ){0,4}(?:resultados?|biopsia|noticias)',
  '(?:do|does|will) (?:they|it|that place|you) (?:have|do|run|offer) (?:that|those|it|one|ones|them|any) (?:here|near|nearby|around|in|for|at)(?= )',
  '(?:is it|is that|is this|was it|would it be|am i|are we) (?:\\S+ )?(?:wrong|bad|normal|ok|okay|weird|odd|mean|selfish|silly|rude|allowed|possible|fair|too much|too late|a bad \\S+|an awful \\S+) (?:to|that|if|of|for|not|feeling|being|being)',
  '(?:would|will|is) (?:it|that) (?:be )?(?:\\S+ )?(?:mad|crazy|insane|weird|stupid|silly|daft|odd|awkward) (?:to|if i) (?:just )?(?:tell|ask|text|message|call|talk to|come clean to) \\S+|(?:seria|es|sera) (?:\\S+ )?(?:loco|locura|raro|tonto) (?:decir|contar|pedir|llamar|escribir)\\S*',
  '(?:can|could|will|how do|how can|how would|when will|when do) (?:i|it|we|one) (?:ever )?(?:stop|quit|change|fix|pay|manage|tell|get (?:out|over|used|back)|learn|make it up)(?= )',
  '(?:what|and what|but what) (?:if|happens|do i do|do we do|can i do|should i do|would you do) (?:\\S+ )+(?:operation|surgery|exam|test|results?|interview|meeting|trip|flight|job|landlord|boss|school|court|bank|payment|rent|mortgage|baby|birth|wedding|doctor)',
  '(?:i )?(?:asked|asking|am asking|was asking|meant to ask|only ask|only asked) (?:you )?(?:about|if|whether|how|what|for)|(?:you )?(?:got|took|read|understood|have|heard) (?:that|it|me|this) (?:all )?wrong|not what i (?:said|asked|meant|am asking)|you (?:did )?not (?:understand|get|read) (?:me|it|that|what)',
  '(?:the |my )?(?:family|folks|parents|relatives) (?:is|are|lives?|all) (?:all )?(?:in|up|down|over|back|far)',
  '(?:mortgage|rent|bill|loan|payment|car payment|deposit|wages|pay) (?:goes|comes|is due|due|gets taken|is)',
  '(?:esta|estaba|esta|seria|es|sera) (?:\\S+ )?(?:mal|normal|malo|mala|raro|egoista|posible|grave|tonto|justo|demasiado) (?:que|tener|sentir\\S*|pensar|querer|odiar|si|no|estar|ser|de)',
  '(?:puedo|podre|se puede|como (?:puedo|hago para|le hago para)|cuando voy a|podria) (?:\\S+ )?(?:parar|dejarlo|dejar de \\S+|cambiar|arreglar\\S*|pagar\\S*|superar\\S*|decirle|decirselo)',
  '(?:y )?(?:que (?:hago|pasa|hacemos|puedo hacer)|y) si (?:\\S+ )+(?:operacion|cirugia|examen|resultados?|entrevista|reunion|viaje|vuelo|trabajo|casero|jefe|escuela|juicio|banco|renta|hipoteca|parto|boda|medico)',
  '(?:(?:lo que )?(?:quiero|necesito|quisiera)(?: es)? saber (?:que|como) (?:hago|hacer|puedo hacer|le hago)|(?:que|como) (?:hago|puedo hacer|le hago)) (?:cuando|si) (?:me (?:da|viene|agarra|pasa|ataca)|pasa|vuelve|empieza)|(?:want to know |need to know )?what (?:do|can|should|am) i (?:to )?(?:do )?(?:when|if) it (?:comes|hits|starts|happens|gets)',
  '(?:te |solo |solo te |le )?pregunt(?:o|e|aba)(?: (?:si|por|que|como|sobre|cuando|a ti))?|no (?:me )?(?:entendiste|entiendes|leiste)|(?:me )?entendiste mal|no (?:dije|pregunte|es) eso|no estoy (?:decidiendo|preguntando|hablando)',
  `(?:la |mi )?(?:familia|gente|parientes|${NAMED}s?) (?:\\S+ )?(?:esta|estan|vive|viven|anda|andan|quedo|quedaron) (?:\\S+ )?en \\S+`,
  '(?:hipoteca|renta|alquiler|cuota|recibo|pago|sueldo|nomina) (?:sale|se cobra|vence|toca|es|llega|pasa)',
  `(?:wife|husband|partner|girlfriend|boyfriend|esposa|esposo|mujer|marido|pareja|novia|novio) (?:\\S+ ){0,3}(?:not|no|never|nunca) (?:\\S+ ){0,3}(?:hold|carry|feed|pick|look|bond|wash|change|cargar\\S*|abrazar\\S*|mirar\\S*|amamantar\\S*|banar\\S*|dar\\S*) (?:\\S+ ){0,3}(?:baby|newborn|daughter|son|bebe|nin[oa]|hij[oa]|beba)`,
  '(?:everyone|everybody|they all|the whole \\S+|todos|todas|todo el mundo|la oficina) (?:\\S+ )?(?:heard|saw|listened|laughed|escuch\\S+|escux\\S+|oyo|oyeron|vio|vieron|se rio|se rieron)|(?:lo|la|me) (?:escuch\\S+|escux\\S+|oyeron|vieron) (?:todos|todas)',
]);

/** The same kind of question, about dying or being gone: "is it normal to want to disappear". */
export const isDarkQuestion = (text: string): boolean => ASKS_IF_NORMAL(text) && DARK(text);
const ASKS_IF_NORMAL = plainTest(
  '(?:is it|am i|is that) (?:\\S+ )?(?:wrong|bad|normal|ok|okay|weird|selfish) (?:to|that|if|for)|(?:esta|es) (?:\\S+ )?(?:mal|normal|malo|raro|egoista|pecado) (?:que|querer|pensar|sentir|desear)',
);

/** Whether a text is a plain question about a life, a correction, or everyday news, and has no word of danger in it. */
export const isHarmlessFrame = (text: string): boolean => FRAMES(text) && !DARK(text);

/** A breathing exercise that is refused is no breath that fails. */
export const refusesBreathing = plainTest(
  [
    'breathing (?:thing|stuff|exercise\\S*|again|is (?:not )?(?:going to|gonna)|will|would|does|not help|one)|(?:think|want|need|like|do|another|more|your|some|no) (?:\\S+ )?breathing',
    'respirar (?:no|ahora no|otra vez)|(?:ejercicio|cosa|eso) de respira\\S*',
  ],
  'cannot|trouble|hard to|struggling|chest|lips|no puedo|me cuesta|pecho',
);

/** That no body is in trouble: said to a question about it. */
export const deniesPain = plainTest(
  '(?:nobody|no one|noone|nothing) (?:\\S+ ){0,3}(?:hurts?|aches?|pain)|no (?:chest )?pain|nadie (?:\\S+ ){0,3}duele|no (?:me |le )?duele|sin dolor',
);

/** What somebody wrote, sent or said, told by who got it: the danger is theirs. */
export const passesOnWords = plainTest([
  `(?:sent|wrote|texted|left|messaged|told) (?:me|us|my \\S+|her|him) (?:(?:a|this|an|the) )?(?:\\S+ )?(?:text|message|note|voice note|voice message|voicemail|audio|msg|letter)? ?(?:saying|that says?|where (?:he|she|they) says?|saying that)`,
  '(?:me|nos|le) (?:ha |lol )?(?:mando|mandado|envio|escribio|escrito|dejo|dejado|paso) (?:\\S+ )?(?:audio|mensaje|nota|texto|msj|whatsapp|wasap|carta|voz)? ?(?:\\S+ )?(?:diciendo|donde dice|que dice|en (?:el|la) que dice)',
]);

/** A letter they wrote themselves is theirs, whoever it is for. */
export const wroteLetters = plainTest(
  [
    '(?:^|[.,] |i |have |been |just |and |done )(?:wrote|written|writing|writ|did|finished) (?:\\S+ ){0,3}(?:a |the |my |some |all )?(?:letters?|notes?)|letters? (?:to|for) (?:my|each|all|everyone|the kids)|something (?:to (?:keep|remember|have)) (?:from|of|me by|by)|have something (?:from|of) me',
    '(?:les |le )?(?:escribi|deje|he escrito|hice|termine|estoy escribiendo) (?:\\S+ ){0,3}(?:cartas?|notas?)|(?:algo|un recuerdo) (?:mio|de mi)(?= (?:$|[.,]|para|pa))|para que (?:tengan|les quede|se queden con|guarden) (?:algo|un recuerdo)',
  ],
  `he|she|they wrote|his|her note|(?:my|the) ${NAMED} (?:wrote|left)|school essay|teacher|boss|landlord|bank|solicitor|council|insurance|complaint|resignation|cover|application|santa|doctor|thank you|jefe|banco|renuncia|queja|abogad\\S+`,
);
