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
