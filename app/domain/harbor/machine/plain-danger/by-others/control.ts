import { plainTest } from '../../plain/people';

const WHO =
  '(?:he|she|el|ella|my (?:husband|wife|boyfriend|girlfriend|bf|gf|partner|fiancee?|ex)|mi (?:marido|esposo|esposa|novio|novia|pololo|polola|pareja|mujer|ex))';
const PHONE =
  '(?:(?:my|the|mi|mis|el|los|la) )?(?:phone|cell|texts|messages|location|dms|cel|celu|celular|telefono|movil|mensajes|whatsapp|whats|ubicacion|redes)';

/** Watched, kept from people, from money or at home by a partner, also without a hit. */
export const isControlled = plainTest(
  [
    `${WHO} (?:\\S+ ){0,3}(?:checks?|goes through|go through|reads?|looks through|tracks?|took|takes|hides|hid|revis[ao]|me revis[ao]|checa|me checa|espia|quita|me quit[ao]|esconde|me esconde|controla|me controla) (?:\\S+ )?${PHONE}(?! (?:bill|case|charger|contract|number))`,
    `${WHO} (?:(?:has|got|have|se|me) )*(?:keeps|kept|holds on to|has|got|guarda|se queda con|tiene) (?:all )?(?:my phone|my passwords?|my (?:bank )?card|mi celular|mi telefono|mis (?:claves|contrasenas)|mi tarjeta)`,
    '(?:pay|wages?|salary|paycheck|stipend|money|benefits|sueldo|nomina|salario|pago|quincena) (?:\\S+ ){0,2}(?:goes|go|paid|gets paid|comes|va|cae|llega|deposit\\S+) (?:straight )?(?:in|into|to|on|a|en) (?:(?:his|her) account|(?:su|la) cuenta(?: de (?:el|ella))?)',
    `${WHO} (?:\\S+ ){0,3}(?:tells me who i can|decides who i|says who i can|me dice con quien (?:puedo|hablo|salgo)|decide con quien)`,
    `${WHO} (?:\\S+ ){0,2}(?:will not let me|does not let me|never lets me|no me deja|no me dejaba) (?:see|talk to|leave|work|go out|have (?:friends|money)|visit|salir|trabajar|ver a|hablar con|tener (?:amig\\S+|dinero)|visitar)`,
    '(?:revis[ao]|checa|controla|quita|espia) (?:\\S+ )?(?:el cel|mi cel|el celular|mi celular|el telefono|mi telefono|mis mensajes)(?: \\S+){0,6} (?:me dice|no me deja|con quien)',
  ],
  'mom|mother|dad|father|mama|papa|madre|padre|teacher|profe|tecnico|repair|fixed|arregl\\S+',
);

const PARTNER =
  '(?:husband|hubby|wife|boyfriend|girlfriend|bf|gf|partner|fiancee?|marido|esposo|esposa|novio|novia|pololo|polola|pareja)';
const OF_PARTNER = plainTest(`(?:my|ma|mi) (?:\\S+ )?${PARTNER}`);
const AVOIDS_ANGER = plainTest([
  '(?:not|never) (?:set|piss|wind|tick) (?:him|her|them) off|(?:not|never) (?:make|get|upset|anger) (?:him|her|them) (?:mad|angry|jealous|upset|going)|so (?:that )?(?:he|she|my \\S+) (?:does|will|is) not (?:get|go|be|kick|blow|start|lose)(?: \\S+)? (?:off|mad|angry|jealous|crazy|it|up)?|(?:walk|walking|tiptoe|tiptoeing) on (?:eggshells|egg shells)|eggshells',
  '(?:para|pa) (?:que|q) (?:\\S+ )?no se (?:enoje|enfade|moleste|ponga|altere|encele|prenda|encabrone|cabree)|como (?:hago|le hago) (?:\\S+ ){0,3}no (?:se|lo|la) (?:enoje|enfade|enojar|enfadar)|(?:ando|vivo|voy|camino) (?:\\S+ )?con (?:pies de plomo|cuidado)',
]);
const TEMPER = plainTest(
  'jealous\\w*|controlling|temper|eggshells|kicks? off|blows? up|scary|furious|rages?|set (?:him|her) off|celos\\w*|como loc[oa]|agresiv[oa]|violent[oa]|explota|se pone (?:mal|feo|re mal|muy mal|loc[oa])|control\\w*',
);

/** They ask how to keep a partner from getting angry, with a temper or jealousy told beside it. */
export const keepsThemCalm = (words: string): boolean =>
  OF_PARTNER(words) && AVOIDS_ANGER(words) && TEMPER(words);

const GRITA = '(?:chilla|grita|insulta|humilla|chillaba|gritaba|insultaba)';
/** Shouted down, frightened or belittled by somebody at home, or the question whether that counts. */
export const isFrightenedAtHome = plainTest(
  [
    `me ${GRITA} (?:\\S+ ){0,4}(?:no (?:valgo|sirvo)|inutil|para nada|mierda|puta|estupid[oa]|gord[oa]|loca)|(?:${GRITA}|bebe|toma|enoja|enfada|grit[ao]) (?:\\S+ ){0,8}(?:tira|avienta|rompe|lanza|revienta) (?:las |los |mis )?(?:cosas|platos|vasos|sillas|muebles)|(?:tira|avienta|rompe|lanza) (?:cosas|platos|vasos|sillas)(?: \\S+){0,8} (?:esconde|esconden|llora|lloran|asusta|miedo)`,
    '(?:hij[oa]s?|nin[oa]s?|nen[ea]s?|peques?|bebe) (?:\\S+ ){0,5}(?:se esconden?|se asustan?|tiembl\\S+) (?:\\S+ ){0,6}(?:cuando|si|porque|cada vez) (?:\\S+ ){0,4}(?:grita|chilla|bebe|toma|llega|enoja|enfada|discut\\S+|golpea)',
    '(?:si )?(?:esto|eso|lo que (?:me )?hace) (?:\\S+ )?(?:es|seria|cuenta como|cuenta) (?:un )?(?:maltrato|abuso|violencia)|me (?:esta maltratando|maltrata|maltrataba)|soy (?:una )?(?:mujer )?maltratada',
    '(?:he|she|my \\S+) (?:\\S+ ){0,3}(?:yells|screams|shouts|yelled|screamed|shouted) (?:at me )?(?:\\S+ ){0,3}(?:that i am|i am|that im|im) (?:\\S+ )?(?:worthless|useless|stupid|fat|crazy|nothing|a (?:whore|slut|bitch))|calls me (?:a )?(?:\\S+ )?(?:whore|slut|worthless|useless|stupid|bitch)',
    '(?:the |my )?(?:kids?|daughter|son|little one|girls?|boys?) (?:\\S+ ){0,3}(?:hides?|hiding|hid) (?:\\S+ ){0,4}(?:when|room|under|bed|closet|whenever)(?: \\S+){0,8} (?:he|she|dad|husband|shouts?|screams?|drinks?|starts?|angry)',
    '(?:she|he|they|\\S+) (?:will|would|does|do) not (?:want to )?(?:be|stay|go) (?:(?:left|in (?:a|the|the same) room|alone|home|anywhere|near) )+(?:\\S+ ){0,2}?(?:with|w) (?:him|her|my (?:stepdad|uncle|moms? \\S+))|(?:no quiere|no se quiere) (?:quedar(?:se)?|estar) (?:sol[oa] )?con (?:el|mi padrastro|mi tio|su (?:padrastro|tio))',
    '(?:is|was) (?:this|that|it|what he does|what she does) (?:\\S+ )?(?:abuse|abusive|domestic violence)|am i (?:being )?abused|(?:does|do) (?:this|that|it) count as (?:abuse|violence)',
  ],
  'boss|jef[ea]|teacher|profe|coach|neighbou?rs?|vecin\\S+|movie|pelicula|serie|dog|cat|perr[oa]|gat[oa]|hide and seek|escondidas|thunder|storm|tormenta|truenos?|cohetes|fireworks|work|trabajo',
);
