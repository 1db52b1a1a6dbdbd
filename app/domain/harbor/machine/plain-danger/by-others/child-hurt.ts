import { plainTest } from '../../plain/people';

const CHILD =
  '(?:(?:(?:my|our|her|his|their|the|a) )?(?:(?:great )?(?:grandson|granddaughter|grandkids?|grandchild\\S*|grandbaby)s?|(?:step|god)(?:son|daughter|child\\S*|kids?)|nephews?|nieces?)|(?:my|our|her|his|their|the|a|this|that|one|some|neighbou?rs) (?:\\S+ ){0,3}?(?:kids?|child|children|son|sons|daughters?|students?|pupils?|bab(?:y|ies)|toddler|kiddo|bairns?|weans?|(?:little|baby|small) (?:boy|girl|brother|sister|one|lad)s?|boy (?:next door|in my class)|(?:boy|girl) (?:in my class|i (?:teach|babysit|coach|mind)|at (?:my |the )?(?:school|nursery|daycare)))|(?:little|small) (?:boy|girl)s?)';
const NINO =
  '(?:(?:(?:mi|mis|su|sus|el|la|los|las|un|una|nuestr[oa]s?) )?(?:niet|nietecit|nietit|sobrin|sobrinit|ahijad|alumn|alumnit|hijastr|bisniet)[oa]s?|(?:al?|el|la|los|las|un|una|unos|mi|mis|su|sus|ese|esa|este|esta|del|otro|otra|nuestr[oa]s?) (?:\\S+ ){0,2}?(?:(?:nin|ninit|chiquit|chiquill|chamac|chamaquit|pelad|peladit|muchachit|criatur|hij|hijit|hermanit|cri|pequen|escuincl|gurrumin|patoj|cipot|guagu)[oa]s?|nen[ea]s?|nenit[oa]s?|escuincles?|pib(?:e|a|es|as|ito|ita)|bebes?|bebit[oa]s?|peques?|guris?))';
/** Those who may do it to a child. */
const GROWN =
  '(?:dad|daddy|father|stepdad|step dad|stepfather|mom|mum|mama|mommy|mother|stepmom|step mom|stepmother|boyfriend|girlfriend|husband|wife|ex|uncle|aunt|auntie|grandpa|grandad|granddad|grandma|grandmother|parents|nanny|babysitter|sitter|teacher|coach|pastor|partner|carer|guardian|man|guy|bloke|foster \\S+)';
const GRANDE =
  '(?:padrastro|madrastra|papa|papas|papi|padre|padres|mom|mama|mami|madre|novio|novia|marido|esposo|esposa|mujer|pareja|ex|tio|tia|abuelo|abuela|maestr[oa]|profe\\S*|entrenador|pastor|ninera|hombre|senor|senora|tipo|fulano|vecin[oa]|el|ella|alguien|quien)';
const HITS =
  '(?:hits?|hitting|beats?|beating|slaps?|slapping|kicks?|kicking|punch(?:es|ing)?|whips?|whipping|belts?|spanks? (?:\\S+ )?(?:hard|with)|hurts|hurting|abus(?:es|ing)|molest(?:s|ing|ed)|chok(?:es|ing)|locks|touches|touching|batters|leathers|smack(?:s|ing)|lays? (?:his |her )?hands? on)';
/** The pronoun is the one who is hit: "hits her head" is none. */
const ENDS =
  '(?= (?:$|[.,]|with|for|and|when|every|all|so|because|too|hard|up|again|at|in|till|until|on|a|daily|sometimes|to|or|but|badly|around|even|who|while|after|like|just|whenever|constantly|always|near|by|each|over|most|if))';
const HIT =
  '(?:hit|beaten|beat(?: up)?|slapped|kicked|punched|whipped|belted|hurt|abused|molested|starved|battered|touched|locked (?:up|in))';
const PEGA =
  '(?:peg(?:a|an|aba|aban|ando)|golpe(?:a|an|aba|aban|ando)|maltrat(?:a|an|aba|aban|ando)|cachete(?:a|an|ando)|azot(?:a|an|ando)|lastim(?:a|an|ando)|hac(?:e|en) dano|quem(?:a|an|aron)|encierra|encierran|toca|tocan|patea|patean|da con (?:el|la|un|una) (?:\\S+)|dan con (?:el|la|un|una) (?:\\S+)|casca|cascan|surra)';

/** Play, quarrels among children, and what was long ago. */
const HARMLESS =
  'thoughts?|images?|pictures? (?:in|of)|imagin\\S+|i (?:might|could|would|will)|urges?|pensamientos?|imagenes|at (?:chess|cards|fifa|uno|mario \\S+|tennis|football)|games?|chess|fifa|match|sports?|karate|judo|boxing|each other|other kids?|another (?:kid|boy|girl|child|student)|classmates?|bull(?:y|ies|ied|ying)|my (?:son|daughter|kid|toddler|baby|boy|girl|nephew|niece) (?:\\S+ )?(?:hits|beats|kicks|slaps|punches) (?:me|us|his|her|other|the (?:dog|cat))|used to|when (?:i|we|they|he|she) (?:was|were)|as (?:a )?(?:kid|child|children)|years ago|movie|film|book|series|show|news|joke|dream\\S*|if|it hurts|hurts me|breaks|what hurts|entre ellos|otros ninos|otro nino|companer\\S+|su herman\\S+|sus herman\\S+|juego|partido|pelicula|serie|libro|noticias?|broma|sone|sueno|cuando (?:era|eramos|yo era)|de (?:chic|nin|pequen)[oa]s?|hace anos|antes me|le pega (?:el sol|duro|fuerte (?:a|al)|a la (?:pelota|pared)|al (?:balon|perro|gato))|si (?:yo )?le pego|me toca|le toca (?:la|el|dormir|ir|banarse|a)|toca (?:el|la|los|las|en|piano|guitarra|bano)';

const DONE = plainTest(
  [
    `(?<!(?:^| )(?:i|we|me|to|of|about|not|never|nobody|would|thoughts) (?:\\S+ )?)${HITS} (?:up |on )?${CHILD}`,
    `${CHILD} (?:\\S+ ){0,12}?(?:${GROWN}|he|she|they|someone|somebody) (?:\\S+ ){0,2}?${HITS} (?:on )?(?:(?:him|her|them)${ENDS}|the (?:kids?|child|boy|girl|baby|little \\S+))`,
    `${CHILD} (?:\\S+ ){0,4}?(?:is|are|gets?|getting|being|been|was|keeps getting) (?:\\S+ ){0,2}?${HIT}(?! (?:by a (?:ball|car|bike)|in the (?:game|match)))`,
    `(?:who|that) (?:\\S+ ){0,2}?${HITS} (?:up |on )?${CHILD}|(?:is|are|been|keeps|somebody|someone|they) (?:\\S+ )?(?:hurting|harming|abusing|mistreating|neglecting|starving) ${CHILD}`,
    `(?:le|les|lo|la|los|las) (?:esta |estan |anda |andan |sigue |siguen )?${PEGA} (?:\\S+ ){0,5}?a ${NINO}`,
    `(?:${GRANDE}) (?:\\S+ ){0,2}?(?:le|les) (?:pego|golpeo|dio (?:una? )?(?:paliza|golpiza|cintarazos?|golpes?)) (?:\\S+ ){0,2}?a ${NINO}`,
    `${NINO} (?:\\S+ ){0,10}?(?:${GRANDE}) (?:\\S+ ){0,3}?(?:le|les|lo|la|los|las) (?:esta |ha |anda |sigue )?(?:${PEGA}|pego|golpeo|pegado|golpeado)(?! a )`,
    `${NINO} (?:\\S+ ){0,3}?(?:le|les|lo|la|los|las) (?:estan |andan |siguen |han )?(?:pegan|pegando|golpean|golpeando|maltratan|maltratando|azotan|lastiman|lastimando|pegado|golpeado|hacen dano|encierran)`,
    `(?:golpe(?:a|an|ando)|maltrat(?:a|an|ando)|peg(?:an|ando)le|peg(?:a|an)) (?:a )?${NINO}`,
  ],
  HARMLESS,
);

const MARK =
  '(?:marks?|bruis\\S+|welts?|burns?|handprints?|lumps?|cuts|black eye|moret\\S+|moraton\\S*|marcas?|verdugon\\S*|cardenal\\S*|quemaduras?|ronchas?|chichon\\S*|golpes)';
const MADE_BY =
  '(?:belt|cable|cord|stick|cane|switch|buckle|fingers?|hand|handprint|cigarettes?|cigs?|iron|cinto|cincho|cinchazos?|cinturon|cinturonazos?|correa|faja|cables?|cuerazos?|chancla|dedos|mano|cigarr\\S+|colilla|palo|plancha|hebilla)';
const UNEXPLAINED =
  '(?:(?:say|says|said|tells|told) (?:\\S+ ){0,3}?(?:fell|tripped|bumped)|(?:will not|does not|cannot|not) (?:\\S+ )?(?:say|tell|talk about) (?:\\S+ )?(?:how|who|what|it|me)|(?:back|home) from (?:his|her|their) (?:\\S+ )?(?:dad|father|mom|mother|mum)|(?:dice|dijo|dicen) (?:\\S+ )?que se (?:cayo|pego|tropezo|golpeo|resbalo)|(?:se |me )?(?:cayo|tropezo) me dijo|no (?:me )?(?:quiere|quiso) (?:decir|contar)|(?:vuelve|regresa|llega|viene) (?:\\S+ )?de (?:la casa de|con|casa de) su (?:papa|mom|mama|padre|madre))';
const ANY_CHILD = new RegExp(`(?:^| )(?:${CHILD}|${NINO})(?= )`);
const MARKED = plainTest(
  [
    `${MARK} (?:\\S+ ){0,8}?${MADE_BY}`,
    `${MADE_BY} ${MARK}`,
    '(?:hand|finger)s? ?prints? (?:on|around|all)',
    `${MARK}(?: \\S+){0,14}? ${UNEXPLAINED}|${UNEXPLAINED}(?: \\S+){0,10}? ${MARK}`,
  ],
  `${HARMLESS}|goal|ball|bike|bici|pelota|football|soccer|rugby|tattoo|school marks|good marks|stretch marks`,
);

const FRIGHT =
  '(?:hid(?:es|ing)?|shak(?:es|ing)|trembl\\S+|flinch\\S*|wets|wet (?:him|her)self|pees|peed|wetting|cowers?|freezes|(?:se (?:me |le )?)?escond\\S+|tiembl\\S+|temblando|se (?:me |le )?(?:orina|orino|hace (?:pipi|pis|chis|popo)|hizo (?:pipi|pis))|se encoge|se cubre)';
const BY_WHOM = `(?:when|whenever|every ?time|each time|as soon as|cuando|cada (?:vez )?que|en cuanto|al oir|si) (?:\\S+ ){0,8}?(?:(?:${GROWN}|he|she) (?:\\S+ )?(?:comes?|arrives?|gets|walks|picks|is|shows|turns|raises|lifts|shouts|yells)|(?:viene|venga|llega|llegue|entra|recoge|pasa|pase|grita|alza|levanta|oye|ve|escucha)(?: (?:por|a|al|el|la|de|que))* (?:\\S+ ){0,2}?(?:su |el |la |al )?${GRANDE}|(?:su |el |la )?${GRANDE} (?:\\S+ ){0,2}?(?:viene|venga|llega|llegue|entra|recoge|pasa|pase|grita|alza))|when(?:ever)? (?:anyone|someone|anybody|you|i) (?:\\S+ )?(?:lifts?|raises?|moves?)`;
const NOT_HOME =
  '(?:not|never|scared to|afraid to|begs? (?:me )?not to|terrified to) (?:want to |wanna )?(?:go|going|be taken|be sent) (?:back )?(?:home|(?:to )?(?:his|her|their) (?:\\S+ )?(?:dad|father|mom|mum|mother)s?\\S*)|(?:ya )?no (?:quiere|quieren) (?:ir|irse|volver|regresar|estar) (?:a|con|pa|para) (?:su |la |el )?(?:casa|\\S*papa\\S*|mom|mama|padre|madre|padrastro)';
const WETS_AGAIN =
  '(?:wets?|wetting|peeing|pees) (?:the bed|him ?self|her ?self|themsel\\S+)(?: again)?|se (?:me |le )?(?:orina|hace pipi|hace pis|mea|hace del bano)|bedwetting|nightmares?|pesadillas';
const AFRAID = plainTest(
  [
    `${FRIGHT}(?: \\S+){0,6}? ${BY_WHOM}`,
    `${BY_WHOM}(?: \\S+){0,8}? ${FRIGHT}`,
    `(?:${NOT_HOME})(?: \\S+){0,20}? (?:${FRIGHT}|${WETS_AGAIN})|(?:${FRIGHT}|${WETS_AGAIN})(?: \\S+){0,20}? (?:${NOT_HOME})`,
    `(?:afraid|scared|terrified|frightened) of (?:his|her|their) ${GROWN}|le (?:tiene|tienen) (?:\\S+ )?(?:miedo|pavor|terror|panico) (?:a su|al|a la) ${GRANDE}`,
  ],
  `thunder|storm\\S*|fireworks|dentist|doctor|vet|exam|grades?|truenos?|tormentas?|cohetes|dentista|medic[oa]|vacunas?|hide and seek|escondidas|escondite|santa|clown|payaso|dog|perro|${HARMLESS}`,
);
/** Who is no child any more: a partner of theirs is the one who does it. */
const GROWN_UP =
  /(?:^| )(?:(?:her|his) (?:\S+ )?(?:husband|wife|fiancee?)|(?:grown|adult) (?:son|daughter)|su (?:marido|esposo|esposa|mujer|suegra))(?= )/;

/**
 * Whether harm to a child is told by somebody who sees it: `told` by a blow or by marks, `feared` by the child's fright of
 * somebody. Null: neither, or it is no child.
 */
export function childHurt(words: string): 'told' | 'feared' | null {
  if (!ANY_CHILD.test(words) || GROWN_UP.test(words)) return null;
  if (DONE(words) || MARKED(words)) return 'told';
  return AFRAID(words) ? 'feared' : null;
}

/** Whether a child is spoken of, somebody's or their own. */
export const namesChild = (words: string): boolean => ANY_CHILD.test(words);
