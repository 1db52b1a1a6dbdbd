import { plainTest } from '../../plain/people';

const HIGH =
  '(?:bridge|overpass|flyover|viaduct|cliffs?|edge of the cliff|roof(?:top)?|ledge|balcony|tower|multi ?storey|parking (?:garage|structure|deck)|car ?park|quarry|gorge|dam|pier|jetty|weir|canal|river|railway|railroad|rail line|(?:train |rail )?tracks|train line|level crossing|(?:subway|train|metro|tube) (?:platform|station|line)|trains?|platform|overlook|lookout)';
const ALTO =
  '(?:puentes?|viaducto|paso elevado|segundo piso|acantilados?|barranc[oa]s?|precipicio|azotea|techo|terraza|balcon|cornisa|torre|mirador|cantera|represa|presa|muelle|malecon|rio|vias?(?: del (?:tren|metro))?|rieles|carriles|anden(?:es)?|metro|tren|subte|cruce|paso a nivel)';

/** A place as the way: one of its names, or the spot that somebody has picked. */
export const placeNamed = plainTest(
  [
    `(?:it is|its|is|by|off|on|over|at|from|near|past|under|across|a|the|that|this|my|some(?:one|body)?) (?:\\S+ )??${HIGH}`,
    '(?:where|spot|place|bit|stretch|point|curve|bend) (?:\\S+ ){0,3}(?:(?:you|i|one) (?:could|can|would|d) (?:\\S+ )?(?:pull over|stop|climb|get (?:up|over|out|onto)|jump|step|go in|drive (?:off|into)|park)|i would (?:go|do it)|i picked|i chose)|(?:it is|its|is) (?:just )?(?:a|the|one|this) (?:place|spot|bend|drop)(?= (?:$|[.,]|not|on|near|by|i|out|up|past|where))|(?:into|in front of) (?:a|the|oncoming) (?:\\S+ )?(?:truck|lorry|train|traffic|tree|wall|bridge)|oncoming traffic',
    `(?:es|son|del?|en|por|desde|sobre|al|el|la|los|las|un|una|unas|ese|esa|mi) (?:\\S+ )??${ALTO}(?! (?:que|de) (?:mensajes|contacto))`,
    '(?:es|seria) (?:un|una|el|ese|este) (?:lugar|sitio|parte|curva|punto)(?= (?:$|[.,]|no|en|de|por|cerca|donde|que))|(?:donde|lugar|sitio|curva|parte) (?:\\S+ ){0,3}(?:(?:se puede|podria|puedo|uno puede|se podria) (?:\\S+ )?(?:parar|orillar\\S*|saltar|tirar\\S*|subir|bajar|brincar|estacionar\\S*)|lo haria|escogi|elegi)|(?:contra|debajo de|enfrente de) (?:un|el|la|una) (?:\\S+ )?(?:camion|trailer|tren|muro|arbol|metro)',
  ],
  '(?:not|no|never|nunca|ningun[ao]?|without|sin) (?:\\S+ ){0,2}(?:bridge|roof|tracks|cliff|place|puente|azotea|vias|lugar)|gave|gun|pistol|pills|pastillas|pistola|train(?:ing| to work)|(?:on|onto|over) the roof of my mouth|via (?:whats\\S*|mail|correo)|neighbou?r|vecin[oa]|my (?:sister|brother|mom|dad|friend|wife|husband)|mi (?:hermana|hermano|mama|papa|amig[oa]|esposa|esposo|mujer|marido)',
);

/** That nobody can take it or lock it up: an objection, and no person named. */
export const cannotBeHanded = plainTest(
  [
    '(?:cannot|can not|could not|not (?:possible|able)|no way to|impossible|how (?:do|does|would|can|could|am|are|is|the hell|on earth)|not something (?:you|i|one|anyone)|hard to|good luck|nobody can|no one can|not exactly)(?: \\S+){0,6} (?:hand\\S*|giv\\S+|give|lock\\S*|take|takes|keep\\S*|hold|hide|put|store)(?= )|not a (?:thing|object) (?:you|i|that)',
    '(?:no (?:se )?(?:puede|puedo|podria|hay (?:forma|manera|como)|es algo|hay quien)|imposible|como (?:voy a|le|lo|la|se|quieres|quiere|hago|carajos|diablos)|nadie puede|ni modo)(?: \\S+){0,6} (?:da\\S*|dar\\S*|entreg\\S+|guard\\S+|encerr\\S+|quit\\S+|escond\\S+|llev\\S+|prest\\S+|llave)(?= )|no es (?:una )?cosa que',
  ],
  'but i can|pero puedo|afraid|scared|ashamed|miedo|verguenza|reach|call|llamar|text',
);

/** Another way home than that place. */
export const goesAnotherWay = plainTest([
  '(?:other|another|different|longer|long|back) (?:way|road|route|street|roads|exit)|(?:go|drive|walk|get) (?:home )?(?:around|round)|(?:take|get|catch) (?:the |a )?(?:bus|highway|freeway|motorway|ferry|cab|taxi|uber|lift|ride|tunnel)|avoid (?:it|that|the \\S+)|stay (?:away|off|clear)',
  '(?:otro|otra|distint[oa]) (?:camino|ruta|via|calle|lado|parte|salida)|(?:dar|doy|daria) (?:la|una) vuelta|(?:tomar|tomo|agarrar|agarro|coger|cojo) (?:el |la |un |una )?(?:bus|camion|colectivo|autopista|taxi|uber|periferico)|(?:evitar|esquivar)(?:lo|la)?|no (?:pasar|paso|pasaria) por (?:ahi|alli|alla)',
]);
