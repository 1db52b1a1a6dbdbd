import { plainTest } from './people';

const WHO =
  '(?:he|she|el|ella|my (?:husband|wife|boyfriend|girlfriend|bf|gf|partner|fiancee?|ex)|mi (?:marido|esposo|esposa|novio|novia|pololo|polola|pareja|mujer|ex))';
const PHONE =
  '(?:(?:my|the|mi|mis|el|los|la) )?(?:phone|cell|texts|messages|location|dms|cel|celu|celular|telefono|movil|mensajes|whatsapp|whats|ubicacion|redes)';

/** Watched, kept from people, from money or at home by a partner, also without a hit. */
export const isControlled = plainTest(
  [
    `${WHO} (?:\\S+ ){0,3}(?:checks?|goes through|go through|reads?|looks through|tracks?|took|takes|hides|hid|revis[ao]|me revis[ao]|checa|me checa|espia|quita|me quit[ao]|esconde|me esconde|controla|me controla) (?:\\S+ )?${PHONE}(?! (?:bill|case|charger|contract|number))`,
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
