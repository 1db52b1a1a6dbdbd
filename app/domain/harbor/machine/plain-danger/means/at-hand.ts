import { plainTest } from '../../plain/people';

const PLACE =
  '(?:here|there|drawer|desk|table|counter|nightstand|bedside|bed|pillow|closet|wardrobe|door|lap|knees|hand|mouth|hip|waistband|truck|car|glove ?box|glove compartment|garage|shed|safe|loaded|beside|next|front of me|with me|on me|behind|under|waiting|company|listens|aca|aqui|ahi|mesa|escritorio|cajon|cargad[ao]|almohada|cama|colchon|ropero|placard|closet|puerta|mano|falda|rodillas|piernas|cintura|guantera|camioneta|carro|coche|auto|galpon|garaje|al lado|enfrente|conmigo|encima|debajo|abajo|atras|mesita|velador)';
const FIREARM =
  '(?:guns?|pistol|revolver|rifle|shotgun|handgun|firearm|glock|beretta|sig sauer|smith (?:and )?wesson|ruger|colt|taurus|mossberg|remington|winchester|ar ?15|desert eagle|(?:12|20|410|twelve|twenty) ga(?:uge)?|pistola|escopeta|revolver|fierro|fusca|cuete|chumbo|fusil|bersa|arma(?: de fuego)?)';
/** A number alone is a gun only as somebody's thing: "my 45", "la nueve". */
const CALIBRE =
  '(?:(?<!(?:en|por|de|a|calle|at|on|to|for|of|am|turned|aged?|bus|route) )(?:my|the|a|his|dads?|grandpas?|la|mi|una|el|un) (?:old |loaded |trusty |\\. |vieja |viejo )*(?:45|38|357|380|44|40|22|25|9 ?mm|nine|nueve|treinta y ocho|cuarenta y cinco|(?:22|38|45) special)(?: (?:special|cal|caliber|calibre|mm|milimetros|magnum|auto))?(?! (?:year|years|day|days|minute|minutes|min|hour|hours|am|pm|bus|route|line|percent|dollars|de la|anos?|dias?|horas?|pesos|minutos|y)))';
const NOT_THERE =
  '(?:no|not|never|without|sin|nunca|ningun[ao]?) (?:[^\\s.,]+ ){0,3}(?:have|got|own|there|tengo|hay|tiene|guns?|arma|armas|pistola|fierro|pistol)|police|policia|cops?|game|juego|airsoft|nerf|toy|juguete|water|sold|vendi|gave|entregue|range|hunting|caza|movie|pelicula|serie|museum|museo';

/** A firearm that is there, by its name, its make or its calibre. */
export const gunThere = plainTest(
  [
    `(?:${CALIBRE}|(?:my|the|a|an|old|loaded|got|dads?|fathers?|grandpas?|uncles?|husbands?|brothers?|his|her|la|el|mi|una|un|tengo) (?:\\S+ )?${FIREARM}) (?:\\S+ ){0,5}${PLACE}`,
    `(?:have|got|with|holding|loaded|tengo|con|agarre) (?:\\S+ )?(?:loaded )?${FIREARM}(?= (?:$|[.,]|and|y|in|on|en|right))`,
  ],
  NOT_THERE,
);

/** So near that no step lies between. */
export const inArmsReach = plainTest(
  'loaded|in my (?:hand|lap|mouth)|front of me|beside me|next to me|on me|with me|right here|(?:under|on) (?:the|my) (?:pillow|bed)|cargad[ao]|en (?:la|mi) (?:mano|falda|boca)|enfrente|al lado|conmigo|almohada|(?:aca|aqui) (?:mismo|nomas|conmigo)',
);

const PILLS =
  '(?:pills?|tablets?|tabs|meds|capsules|sleepers|pastillas?|pildoras?|comprimidos?|medicamentos?)';
const TOOLS =
  '(?:blades?|razors?|razor blades?|box ?cutter|scalpel|knife|cuchillas?|gillettes?|navajas?|cutter|bisturi|cuchillo)';
const ROPES = '(?:rope|noose|ligature|cord|soga|cuerda|lazo|mecate)';
const EDGE =
  '(?:bridge|overpass|parapet|railing|rail|ledge|rooftop|roof|edge|cliff|platform|train tracks|tracks|puente|baranda|barandal|cornisa|azotea|techo|terraza|vias|anden|precipicio|barranco|acantilado)';

/** Something else that could be used, counted, tied or in the hand; or a place where one stands. */
export const thingThere = plainTest(
  [
    `(?:counted|counting|conte|contando|contadas?) (?:\\S+ ){0,4}(?:${PILLS}|em|them)(?= )|las conte|(?:[1-9]\\d+|handful of|pile of|bottle of|un monton de|un punado de|un frasco de) (?:${PILLS}|pastas|pepas|pastis) (?:\\S+ ){0,8}${PLACE}|${PILLS} (?:\\S+ ){0,3}(?:lined up|in front of me|on my (?:knees|lap)|alineadas|en la mano|enfrente)`,
    `${ROPES} (?:\\S+ ){0,4}(?:up|tied|hung|hanging|ready|beam|rafters?|tree|waiting|colgad[ao]|atad[ao]|amarrad[ao]|list[ao]|viga|arbol|esperando)|(?:tied|hung|colgue|ate|amarre|colgada|hice) (?:\\S+ ){0,2}(?:${ROPES}|knot|nudo)`,
    `(?:(?:am|sat|sitting|standing|stood|up|out|here) (?:\\S+ )?(?:on|at|by) (?:the |a )?(?:\\S+ )?|(?:estoy|parad[ao]|sentad[ao]|subid[ao]|trepad[ao]|aca|aqui) (?:\\S+ )?(?:en|arriba de|sobre|al borde de) (?:la |el |las |una? )?(?:\\S+ )?)${EDGE}`,
    `${TOOLS} (?:\\S+ ){0,3}(?:in my (?:hand|pocket)|on my (?:wrist|arm|leg|thigh|skin|knee)|in front of me|right here|en la mano|en la muneca|en el brazo|aca|enfrente)`,
  ],
  '(?:no|not|never|without|sin|nunca|ya no) (?:[^\\s.,]+ ){0,3}(?:tengo|hay|have|got|on|at|there|estoy|conte)|as prescribed|doctor|medico|pharmac\\S*|farmacia|took|taken|tome|cooking|cocinando|painting|fishing|pescando|work|trabajo|bus|tren a|train to|climbing|tent|camping|boat|barco',
);

/** What they hurt themselves with was found or taken by others. */
export const toolFound = plainTest(
  [
    `(?<!(?:^| )i )(?:found|find|finds|finding|discovered|took|takes|saw|confiscated|caught me with) (?:\\S+ ){0,2}?(?:my|the|all my) (?:\\S+ )?(?:blades?|razors?|razor blades?|box ?cutter|scalpel|sharps|self harm (?:stuff|kit)|cutting (?:stuff|kit))`,
    '(?:found|took|saw) (?:the|my) (?:\\S+ )?(?:knife|scissors|lighter|glass|stuff) (?:that )?(?:i (?:use|used|cut|cut myself|hurt myself)|for cutting)',
    `(?:me|mis|mi) (?:\\S+ )?(?:encontr|hall|descubr|vi|pill|cach|agarr|quit|sac|revis|confisc)(?:o|aron|io|ieron|eron|aron|e)(?: \\S+){0,2}? (?:la|las|los|mis|mi|una|unas) (?:cuchill(?:a|ita)s?|gillettes?|navaj(?:a|ita)s?|hojas? de afeitar|cutter|hojitas|bisturi)|(?:mama|papa|vieja|viejo|madre|padre|abuela|hermana|hermano|profe|profesora|ellos|tia) (?:me )?(?:encontro|hallo|descubrio|vio|saco|agarro|encontraron) (?:la|las|mis|el) (?:cuchill(?:a|ita)s?|gillettes?|navaj(?:a|ita)s?|hojas? de afeitar|cutter|cosas? con (?:la|las|lo) que me corto)`,
    '(?:la navaja|las navajas|el cuchillo|la tijera|las tijeras|el vidrio|el encendedor) con (?:la|las|el|lo) que me (?:corto|cortaba|quemo|lastimo)',
  ],
  'lawn ?mower|mower|skate|skates|shav(?:e|ed|ing)|afeit(?:arme|o|ando)|beard|barba|saw blades?|fan|helicopter|wiper',
);
