import { NAMED, plainTest } from '../../plain/people';

const PET =
  '(?:dogs?|cats?|pets?|horses?|birds?|fish|rabbit|hens|goats?|perr[oa]s?|gat[oa]s?|caballo|pajaros?|mascotas?)';
const THING = `(?:${PET}|(?:bass )?boat|truck|car|bike|motorbike|van|tractor|rv|trailer|guitar|piano|violin|drums|records|vinyls?|tools?|toolbox|rods?|ring|watch|necklace|jewell?ery|medals?|camera|books|collection|console|laptop|stuff|things|belongings|clothes|plants|keys|savings|land|farm|house|papers|recipes|photos|stethoscope|mouthpiece)`;
const COSA = `(?<!en (?:(?:la|mi|el|su) )?)(?:${PET}|lancha|camioneta|carro|coche|auto|moto|bici|guitarra|piano|discos|vinilos|herramientas?|alicates|canas?|anillo|reloj|collar|joyas|medallas?|camara|libros|atlas|coleccion|consola|computadora|cosas|pertenencias|ropa|plantas|macetas|geranio|llaves|ahorros|terreno|casa|papeles|fotos|radio\\S*|fonendo|cuaderno)`;
const GAVE =
  '(?:gave|given|giving|handed|handing|sold|selling|donated|rehomed|willed|signed over|passed on|got rid of|found (?:a )?(?:good )?homes? for)';
const DI =
  '(?:di|he dado|regale|he regalado|reparti|entregue|lleve|pase|herede|done|vendi|traspase|deje|he dejado)';

/** What is theirs given away, signed over, or everything put in order: on its own it asks nothing. */
export const givesAway = plainTest(
  [
    `${GAVE} (?:away )?(?:\\S+ ){0,4}${THING}|${GAVE} (?:away )?(?:it all|everything|all of it|most of it)`,
    `(?:in law|${NAMED}s?|he|she|they|neighbou?rs?|guy|somebody|someone|\\S+ family) (?:\\S+ )?(?:took|has|have|gets|got|is (?:taking|keeping|having)|will (?:have|take|keep)|can have|is getting) (?:the|my|both|all (?:the|my)) (?:\\S+ )?${THING}`,
    `(?:title|deeds?|house|truck|car|boat|account|policy|phone|lease)s? (?:\\S+ ){0,4}(?:in|into|to|under) (?:my |his |her |their )?(?:${NAMED}s?|his|her|their|\\S+s) name`,
    '(?:(?:got|have|is|its|everything|affairs|papers|put) (?:\\S+ ){0,3}(?:squared away|sorted out|settled up|in order|wrapped up|tied up|taken care of))|(?:it all|everything|all) (?:is )?(?:squared|sorted|settled|paid off|signed)',
    '(?:cancell?ed|closed|shut down|ended|stopped) (?:\\S+ ){0,2}(?:phone|line|lease|contract|subscriptions?|accounts?|gym|insurance|mail|rent|cards?)|paid (?:everyone|everybody|them all|all of them) (?:back|off)|paid (?:back |off )?(?:everything|all) i owed?|wrote (?:down )?(?:\\S+ ){0,2}passwords',
    `(?:me |te |le |les |se )?(?:lo |la |los |las )?${DI} (?:\\S+ ){0,5}${COSA}(?= )|${DI} (?:todo|mis cosas|todas mis cosas)`,
    `(?:deje|dejo|tengo|he dejado|esta|queda) (?:\\S+ ){0,2}(?:arreglad[oa]s?|ordenad[oa]s?|pagad[oa]s?|en orden|en regla|a nombre de)|(?:todo|papeles|cuentas|asuntos) (?:\\S+ ){0,2}(?:en orden|en regla|arreglad\\S+)|puse (?:\\S+ ){1,4}a nombre de`,
    '(?:cancele|cerre|di de baja|entregue) (?:\\S+ ){0,2}(?:linea|plan|celular|cel|telefono|contrato|suscripci\\S+|cuentas?|tarjetas?|renta|gimnasio|departamento)|pague (?:\\S+ ){0,3}(?:deudas?|todo lo que debia|lo que debia)',
    `(?:se quede|se queden|quedate|quedense) con (?:mi|mis|el|la|los|las) (?:\\S+ )?${COSA}`,
    `(?:mi|la|el) (?:\\S+ )?${NAMED} (?:ya )?(?:se (?:llevo|queda con|quedo con)|tiene) (?:al?|a la|el|la|los|las|mi|mis) (?:\\S+ )?${COSA}(?= )|(?:al?|el|la) ${PET} (?:ya )?(?:se (?:lo|la) (?:llevo|di|deje)|(?:lo|la) (?:tiene|deje))`,
  ],
  'garage sale|yard sale|birthday|christmas|moving (?:house|out|in|to)|downsiz\\S*|charity shop|upgrade|borrow\\S*|lent|will give|want to (?:give|sell)|never|cumpleanos|navidad|mudanza|mudamos|prest\\S+|permut\\S+',
);

/** That it is for good, or that nothing of it will be needed any more. */
export const isForGood = plainTest(
  '(?:gave|sold|left|di|deje|regale|entregue|reparti) (?:\\S+ ){1,10}(?:gave|sold|left|di|deje|regale|entregue|vacie|emptied)|funer\\S*|entierro|claves|passwords?|(?:para|for) (?:el que|whoever|who) (?:viene|comes)|todos (?:los|mis)|nothing left|no me queda|(?:for good|for ever|forever|finished with|done with|not (?:going to |gonna |will )?(?:need|use)|will not need|no use for|all my|all of my|everything|my \\S+ and (?:all )?my|so (?:nobody|they|no one)|when i am|after i|keep it|to remember|para siempre|ya (?:no )?(?:lo |la |los |las )?(?:voy a )?(?:necesit|us)\\S*|no me (?:va|van) a (?:servir|hacer falta)|ya (?:son|es) (?:suy|de)\\S*|tod[oa]s? (?:mis|lo mio)|mis cosas|para que (?:nadie|no|se acuerd)\\S*|cuando (?:yo )?(?:no|falte|me vaya)|pa ell[oa]s?|recuerdo)',
);
