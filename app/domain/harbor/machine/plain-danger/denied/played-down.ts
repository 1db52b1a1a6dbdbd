import { CLOSE, NAMED, plainTest } from '../../plain/people';

const SMALL_EN =
  '(?:just|only|bit of|little|was|some|(?:nothing|not) (?:big|bad|serious|much|major)(?: [,.])?) (?:(?:a|one|the|little|bit|of|tiny|small) )*(?:push|shove|slap|smack|grab|yank|tug|kick|shake|pushing|shoving|shouting)';
const SMALL_ES =
  '(?:solo|nomas|nada mas|apenas|fue|era|un) (?:(?:me|fue|fueron|era|dio|un|una|unos|unas|el|la|pequeno|leve|poco de|como|nada|mas|que) )*(?:empujon\\S*|empujoncito|jalon\\S*|jaloneo|manotazo|cachetada|bofetada|zape|apreton|sacudon|zamarreo|golpecito|tiron|guantazo)';
const LEFT =
  '(?:bruis\\w*|purple|black and blue|swollen|black eye|marks?|cut|split|limp\\w*|morad[oa]\\w*|moret\\w+|cardenal\\w*|hinchad[oa]|marcad[oa]|marcas?|rasgun\\w*|ojo negro|verde)';
const INTO =
  '(?:i )?(?:hit|caught|banged|fell|went) (?:my \\S+ )?(?:on|against|into|over)? ?(?:the|a) (?:door|wall|table|cupboard|counter|stairs?|floor|fridge|bed)|me (?:pegue|golpee|di|cai) (?:\\S+ )?(?:con|contra|en|por) (?:la|el|las) (?:puerta|pared|mesa|escaleras?|piso|suelo|mueble|cama|mesada)';
const NO_HOME =
  'game|match|partido|juego|futbol|football|soccer|rugby|boxing|judo|karate|train|subway|bus|metro|colectivo|micro|queue|fila|gig|concert|recital|crowd|dog|cat|perr[oa]|gat[oa]|toddler|school yard|chico de la escuela';

/** A blow made small: "only a shove", "solo fue un empujón". */
const isSmall = plainTest([SMALL_EN, SMALL_ES], NO_HOME);
const hasLeft = plainTest([LEFT, INTO]);
/** A blow that is made small, with what it left to see or what they were thrown against. */
export const playsDownForce = (words: string): boolean => isSmall(words) && hasLeft(words);
/** The same in answer to whether somebody hurts them: there the word alone says it. */
export const namesSmallForce = (words: string): boolean => isSmall(words);

const HE = `(?:he|she|hes|shes|el|ella|(?:my|mi) (?:${CLOSE}|${NAMED}))`;
/** They keep small and quiet so that the other does not flare up, or are held by a threat. */
export const keepsQuiet = plainTest(
  [
    '(?:keep|kept|keeping) (?:my (?:mouth|head|trap) (?:shut|down)|quiet|out of (?:his|her) way)|(?:stay|staying|stayed|get|go|going|went) (?:very |real |so )?(?:quiet|small|out of (?:his|her) way)(?: (?:and|when|till|until))?|bite my tongue',
    '(?:me )?(?:quedo|quedar|quedarme|quedarse|quedo una|una se queda|se queda|quedaba) (?:\\S+ )?(?:callad\\w+|calladit\\w+|quiet\\w+)|mejor (?:me )?call\\w+|no (?:le )?(?:digo|contesto|respondo) nada (?:para|pa) (?:que )?no',
    `(?:know|tell|knows) (?:\\S+ )?(?:when|from|by) (?:\\S+ ){0,4}(?:${HE} )?(?:is |in )?(?:in a mood|mood|shuts? the door|drunk|been drinking|kicks? off)|(?:sabe|se|conozco) (?:\\S+ )?cuando (?:viene|llega|esta) (?:\\S+ )?(?:de malas|de mal (?:genio|humor|modo)|enojad[oa]|tomad[oa]|borrach[oa]|bravo)`,
    '(?:it is|its|is|gets?|he is|hes) (?:\\S+ )?(?:worse|mean|nasty|bad) when (?:he|she) (?:drinks|is drunk|has had|been drinking)|(?:cuando|si) (?:toma|bebe|esta tomad[oa]|llega tomad[oa]) (?:\\S+ ){0,2}(?:es |se pone |es mucho )?peor|(?:es|se pone) peor (?:cuando|si) (?:toma|bebe|viene tomad[oa])',
    `(?:me )?(?:encierro|escondo|meto al bano|encerramos) (?:\\S+ ){0,4}|(?:${HE}) (?:\\S+ ){0,4}(?:will )?(?:takes?|taking|take) (?:the|my|our) (?:kids?|child|children|baby|boy|girl|son|daughter) (?:away|off me|from me)|(?:dice|dijo|amenaza) (?:\\S+ ){0,3}(?:que )?(?:me|nos) (?:va a )?quit\\w+ (?:a )?(?:la|el|los|las|mi|mis) (?:nin\\w+|hij\\w+|nen\\w+|bebe|chic\\w+)`,
  ],
  `boss|jef[ea]|teacher|profe|coach|bully|neighbou?rs?|vecin\\S+|meeting|reunion|class|clase|baby sleeps|${NO_HOME}`,
);

/** "Me dio otra vez", of somebody close, with nothing that was given. */
export const hitAgain = plainTest(
  `(?:mi (?:\\S+ )?(?:marido|esposo|esposa|novio|novia|pareja|ex|padrastro|papa|mama|hijo|hermano)|el|ella) (?:\\S+ ){0,3}me (?:volvio a dar|(?:dio|da) (?:otra vez|de nuevo|duro|fuerte|bien duro))(?= (?:$|[.,]|anoche|ayer|hoy|y|porque|delante))`,
);
