import { type Event, EVENTS } from '../../../content/told-ids';
import { withoutCompared } from '../compared';
import { CLAUSE, phrase } from '../typed-words';
import { isAffirmed } from './affirmed';

const DAY_EN =
  '(?:birthday|bday|christmas|xmas|thanksgiving|new years?(?: eve)?|easter|eid|diwali|valentines?|holidays|anniversary)';
const DAY_ES =
  '(?:cumple(?:anos)?|navidad|nochebuena|ano nuevo|reyes|san valentin|dia de la madre|dia del padre|fiestas|aniversario)';
const ALONE = '(?:alone|on my own|by myself|sol[oa]|solit[oa]|nobody|no one|nadie)';
const ROW =
  '(?:row|argument|fight|falling out|bust up|blow up|barney|quarrel|spat|tiff|screaming match|ding dong)';
const BET =
  '(?:football|footy|horses?|slots?|pokies|fruit machines?|roulette|blackjack|poker|cricket|nfl|nba|match|game|races?|casino|scratch ?cards?|sports ?book|draft ?kings|fan ?duel|bet ?365|bets?|betting|dogs|parlays?|accas?|crypto casino|online casino|stake)';
const BET_ES =
  '(?:apuestas?|casino|bingo|ruleta|poker|tragamonedas|tragaperras|maquinitas?|maquinas|slots?|timba|quiniela|caballos|carreras|partido|bet ?365|betano|codere|casa de apuestas|garito|juego online)';
const LOST = '(?:lost|blew|blown|dropped|put|threw|burned|burnt|wasted|gone|down|done|spent|stuck)';
const LOST_ES =
  '(?:perdi|perdimos|perdidos|fundi|jugue|gaste|deje|aposte|queme|tire|volvi a jugar|reviente|patine|se me fue)';
const SUM =
  '(?:\\d+\\w*|everything|all|it all|my|the|half|a grand|grand|thousands?|hundreds?|wages|rent|savings)';

const WORDS: Readonly<Record<Event, RegExp>> = {
  died: phrase(
    '(?:died|passed away|passed)(?= )|(?:is|are) dead(?! (?:to|tired))|murio|fallecio|se me (?:fue|murio)|se murio|la muerte de',
  ),
  cheated: phrase(
    '(?:cheat(?:ed|ing|s)|stepped out|cheatin) on me|(?:having|had|has|been having) an affair|(?:slept|sleeping) with (?:someone|somebody|another|my)|me (?:engano|engana|fue infiel|es infiel|puso (?:los cuernos|el cuerno)|pone los cuernos|cago con otra)|infidelidad|me monto los cachos|me pego los cuernos',
  ),
  gambled: phrase(
    `i (?:\\S+ )?(?:gambled|bet) (?:\\S+ ){0,5}${SUM}|i (?:have been|am|was|keep|started|been) (?:\\S+ )?(?:gambling|betting)|(?:cannot|not|never|to) (?:\\S+ )?(?:stop|quit) (?:gambling|betting)|had a bet on|chasing (?:my )?losses|gambled (?:\\S+ ){0,3}(?:away|it)|(?:gambling|betting) (?:problem|addiction|debts?|again)|${LOST} (?:\\S+ ){0,5}(?:on|at|in|to|with) (?:\\S+ ){0,2}${BET}|me jugue (?:\\S+ ){0,3}(?:plata|sueldo|aguinaldo|dinero|quincena|lana|todo|paga|ahorros|renta|arriendo|alquiler)|(?:no puedo|quiero|cuesta|dejar|parar|paro) (?:\\S+ ){0,2}(?:de )?(?:apostar|apostando|jugar en|las apuestas|el juego)|${LOST_ES} (?:\\S+ ){0,8}(?:en|al|a|con) (?:\\S+ ){0,2}${BET_ES}|recai en el juego|ludopat\\w+`,
  ),
  mistake: phrase(
    '(?:i|ive|have|just|really|and) (?:\\S+ ){0,2}(?:messed (?:it )?up|screwed (?:it )?up|fucked (?:it )?up|cocked (?:it )?up|stuffed (?:it )?up|mucked (?:it )?up|made (?:\\S+ ){0,4}(?:mistakes?|error|blunder)|dropped the ball)|i (?:\\S+ )?(?:gave|sent|ordered|booked|paid|cut|signed|shipped|wrote|filed) (?:\\S+ ){0,5}(?:the )?wrong \\S+|gave (?:\\S+ ){0,4}the wrong (?:dose|meds?|medication|medicine|pills|drug|injection|tablets?)|me equivoque|la (?:regue|cague|embarre|lie|pifie|defeque|recague)|meti la pata|cometi (?:\\S+ ){0,2}errore?s?|me mande (?:una|un|la) (?:\\S+ )?(?:cagada|macana|moco|error)|mande mal (?:el|la|los|las)|le di (?:\\S+ ){0,4}(?:dosis|medicina|medicamento) (?:\\S+ )?equivocad[oa]|fue (?:un )?error mio',
  ),
  hurt: phrase(
    '(?:took|take) my eyes? off|(?:on my watch|because of me)(?= )|i (?:\\S+ )?(?:dropped|ran over|knocked over) (?:my|the|a) (?:\\S+ )?(?:baby|toddler|kid|son|daughter|dog|cat|child|cyclist|resident|patient)|i (?:\\S+ )?(?:snapped|shouted|yelled|screamed|lost it|blew up) (?:at|with) (?:my|the|him|her|them)|(?:le|les) (?:grite|conte su secreto|falle)|grite a (?:mi|mis|los)|sin querer (?:\\S+ ){0,3}(?:lastime|heri|rompi|atropelle|ofendi|queme)|(?:lo|la|le) (?:lastime|heri|ofendi|queme) sin querer|se me (?:cayo|quemo|escapo) (?:el|la|mi)',
  ),
  leftOut: phrase(
    `(?:left|leave|leaving|leaves|leavin) me out|(?:was|am|got|feel|felt|been|being|feeling) left out|(?:did not|does not|do not|not|never) (?:even )?invite(?:d)? me|(?:was|am) not (?:even )?invited|(?:everyone|everybody|all of them) (?:\\S+ ){0,3}(?:but|except) me|(?:ghosted|ghosting|blanked|blanking|ignored|ignoring|ignores|excluded|blocked) me|(?:chat|group|party|trip|dinner) without me|no me (?:\\S+ )?(?:invitaron|invito|avisaron|incluyeron|incluyen|invitan)|me (?:dejaron|dejan|dejo) (?:de lado|fuera|afuera|plantad[oa]|en visto)|me (?:excluy\\w+|ignoran?|ignoro|ignoraron|hicieron el vacio|hacen el vacio|hace la ley del hielo|aplico la ley del hielo|clavo el visto|bloqueo|bloquearon)`,
  ),
  lied: phrase(
    '(?:lied|lies|lying|been lying|lyin) (?:straight )?to (?:me|us|my face)|me (?:mintio|mintieron|miente|mienten|ha mentido|han mentido|estuvo mintiendo|vio la cara|metio un cuento|chamullo)',
  ),
  left: phrase(
    '(?:left|dumped|dumping|walked out on|broke up with|split up with|finished with) me(?! (?:out|alone|a|the|with|on|behind|here|at|in|for dead))|(?:me|nos) (?:dejo|corto|termino|boto|planto|pateo)(?= (?:por|hoy|ayer|hace|despues|de un|y|sin|$|[.,]))',
  ),
  putDown: phrase(
    '(?:put|puts|putting) me down|belittl\\w+ me|humiliat\\w+ me|mock(?:ed|s|ing)? me|compar(?:es|ed|ing|e) me (?:to|with)|made me (?:feel|look) (?:\\S+ )?(?:small|stupid|like an idiot|tiny|useless)|(?:made|makes) fun of me|laugh(?:ed|s|ing) at me|looks? down on me|me (?:humill\\w+|menospreci\\w+|ningune\\w+|compara\\w*|hizo quedar mal|hace menos|rebaj\\w+|ridiculiz\\w+|dejo en ridiculo|bajonea|basure\\w+)|se (?:burlo|burlan|burlaron|rio|rieron|rien) de mi',
  ),
  shouted: phrase(
    '(?:shout(?:ed|ing|s)?|yell(?:ed|ing|s)?|scream(?:ed|ing|s)?|went off|laid into|tore into|bawled|blew up|kicked off|had a go) (?:\\S+ )?(?:at |on )?(?:me|us)|(?:chewed|bawled|told|ripped) (?:me (?:out|off|apart)|into me)|me (?:grito|gritaron|chillo|regano|reto|cago a pedos|cago a puteadas|puteo|echo (?:la|una) bronca|insulto|insultaron|cago a gritos|pego (?:un|unos|una) (?:grito|gritos|regano|puteada))',
  ),
  quarrel: phrase(
    `(?:had|having|have|got into|getting into|into|another|after|been in|in) (?:\\S+ ){0,3}${ROW}(?! (?:for|against))|(?:fell|fallen|falling) out (?:with|over|and|again)|(?:argued|rowed|quarrell?ed|fought|arguing|rowing|fighting|quarrell?ing) (?:\\S+ ){0,2}with (?:my|him|her|them|the|our)|(?:we|and i|and me) (?:\\S+ ){0,2}(?:argued|fought|fell out|had words|rowed|quarrell?ed)|(?:me pelee|nos peleamos|me agarre|nos agarramos|discuti|discutimos|me trence) (?:\\S+ ){0,4}con|nos (?:peleamos|agarramos)(?= )|discutimos(?= )|(?:tuve|tuvimos|hubo|con|otra|una|tremenda) (?:\\S+ ){0,2}(?:pelea|discusion|bronca|pleito|agarron|trifulca|pelotera|broncon|encontronazo) (?:\\S+ ){0,4}con (?:mi|mis|el|la)|(?:he|hemos) (?:discutido|peleado|renido) con|me he (?:peleado|enfadado) con`,
  ),
  forgot: phrase(
    `i (?:\\S+ )?forgot (?:\\S+ ){0,4}(?:${DAY_EN}|to (?:pick|call|tell|pay|take|give|lock|turn|collect|ring))|(?:se me olvido|olvide|se me paso) (?:\\S+ ){0,4}(?:${DAY_ES}|recoger|buscar|llamar|avisar|pagar|cita|darle|cerrar)`,
  ),
  hardToSay: phrase(
    '(?:have|got|need|has) to (?:tell|break it to|come clean to|own up to|confess to) (?:my|him|her|them|the)|(?:not know|no idea) how to tell|how (?:do|can|should) i tell (?:my|him|her)|(?:scared|afraid|dreading|terrified) (?:to|of) tell(?:ing)?|(?:tengo que|debo|me toca|hay que|voy a tener que) (?:\\S+ )?(?:decirle|contarle|confesarle|decirles|contarles|decirselo)|no se como (?:decirle|contarle|decirles)',
  ),
  waits: phrase(
    `(?:wait(?:ing)?|awaiting) (?:\\S+ )?(?:on|for|to) (?:\\S+ ){0,5}(?:results?|news|biopsy|verdict|decision|hear(?: back)?)|waiting to hear|(?:espero|esperando|esperamos|pendiente de|a la espera de) (?:\\S+ ){0,4}(?:resultados?|noticias|respuesta|biopsia|analisis|estudios)`,
  ),
  exam: phrase(
    '(?:exams?|midterms?|gcses?|a levels?|finals?|(?:the |my |her |his |their )sats?|sats|mcats?|boards?|neet|jee|driving test|test|interview|audition|recital|viva|orals?|resits?|resitting|examen(?:es)?|(?<!al )final(?= (?:el|de|manana|en|esta|$|[.,]))|parcial(?:es)?|oposicion(?:es)?|psu|paes|selectividad|evau|ebau|prueba|rinde|da la prueba|da el examen|entrevista|recital)',
  ),
  health: phrase(
    '(?:chemo|chemotherapy|cancer|tumou?r|surgery|operation|operated|biopsy|stroke|heart attack|dementia|alzheimers?|parkinsons?|in hospital|in the hospital|icu|intensive care|diagnosed|quimio|quimioterapia|tumor|lo operan|la operan|operan|operacion|cirugia|internad[oa]|hospitalizad[oa]|en el hospital|infarto|derrame|acv|demencia|uci|terapia intensiva|diagnosticaron|enferm[oa]|muy mal del)',
  ),
  jobLost: phrase(
    '(?:i |just |and i )(?:\\S+ )?(?:got|was|been|am) (?:\\S+ )?(?:fired|sacked|laid off|let go|made redundant|canned)|lost my (?:\\S+ )?job|(?:they|he|she|boss) (?:\\S+ )?(?:fired|sacked) me|me (?:corrieron|echaron|despidieron|botaron|rajaron|liquidaron)(?= (?:del?|hoy|ayer|$|[.,]|y|por|sin))|perdi (?:el|mi|la) (?:trabajo|chamba|pega|laburo|curro|empleo)',
  ),
  jobAtRisk: phrase(
    '(?:will|theyll|hell|might|could|may|gonna|going to|to) (?:\\S+ )?(?:sack|fire|replace|lay) me|(?:lose|losing) (?:my|the) (?:job|licen[cs]e|registration|shifts?)|(?:take|strip) my (?:licen[cs]e|registration)|get (?:fired|sacked|the sack)|me (?:corran|corren|corra|echen|echan|despidan|despiden|boten|botan|vayan a (?:correr|echar)|van a (?:correr|echar|despedir))|perder (?:el|mi|la) (?:trabajo|chamba|pega|laburo|curro|empleo|jale)|quedarme sin (?:trabajo|chamba|pega|laburo|curro)',
  ),
  moneyLost: phrase(
    '(?:scammed|conned|robbed|ripped off)(?= )|lost (?:all )?(?:my|our) (?:\\S+ )?(?:savings|money|deposit)|(?:me )?(?:estafaron|robaron|timaron|asaltaron|choriaron|afanaron)|perdi (?:\\S+ )?(?:mis ahorros|mi dinero|toda la plata|la plata|el dinero)',
  ),
  alone: phrase(
    `${DAY_EN} (?:\\S+ ){0,5}${ALONE}|${ALONE} (?:\\S+ ){0,4}${DAY_EN}|${DAY_ES} (?:\\S+ ){0,4}${ALONE}|${ALONE} (?:\\S+ ){0,4}${DAY_ES}`,
  ),
  far: phrase(
    `far (?:away )?from (?:home|my family|my folks|everyone|my people)|homesick|miss(?:ing)? (?:home|my (?:country|town|village|people))${CLAUSE}|(?:estoy|vivo|tan|muy|ando) (?:\\S+ )?lejos de (?:mi|casa|todos|los mios)|(?:extrano|anoro) (?:tanto )?(?:a )?mi (?:casa|tierra|pais|pueblo|familia|gente|barrio|hogar)|echo de menos (?:a )?mi (?:casa|tierra|pais|pueblo|familia|gente)|soy de \\S+ y (?:estoy|vivo) (?:\\S+ )?(?:aca|aqui|en)`,
  ),
};

/** The first event, in the order of the list, that plain words tell of; null for none. */
export const eventTold = (words: string): Event | null => EVENTS.find((each) => tellsOf(words, each)) ?? null;
export const tellsOf = (words: string, event: Event): boolean =>
  isAffirmed(event === 'died' ? withoutCompared(words) : words, WORDS[event]);
