import type { Rule } from './rule';

/** What Spanish says around the grave words. */
export const QUIET_ES: Rule[] = [
  {
    id: 'es.quiet-wish',
    category: 'suicide',
    level: 'crisis',
    patterns: [
      'arrepiento|lamento|odio|pesa de? ~1 seguir|estar|haber ~2 viva|vivo|nacido|nacida|despertado|sobrevivido',
      'quisiera|ojala|quiero|espero|desearia que? ~2 carro|coche|camion|tren|autobus|bus|auto|rayo|cancer|algo|alguien ~1 me ~1 atropellara|atropelle|mate|matara|lleve|llevara|pase|cayera|parta',
      'ojala me atropelle|atropellara|muriera|mate|maten|mataran|caiga',
      'cerrar|cierro los ojos ~3 no|nunca|para ~1 abrir|abrirlos|despertar|siempre',
      'no quiero|espero|creo|voy ~1 llegar|cumplir|ver ~2 manana|navidad|anos|cumpleanos|otro_ano|ano_nuevo $|los|vivo|viva|de',
      'no me veo ~1 vivo|viva|llegando|cumpliendo ~3',
      'estar|estaran|estarian|viviran|viviran|seran mejor|felices|tranquilos cuando|si|el_dia_que ~2 muera|muero|no_este|vaya|falte|desaparezca',
      'ir|irme|reunirme|estar con ~4 cielo|en_el_mas_alla',
      'imagino|imaginandome|imaginar|veo|visualizo|sueno ~2 colgandome|colgarme|ahorcandome|ahorcarme|muriendo|muerta|muerto|saltando|matandome|cortandome|tirandome|aventandome',
      'pensar|pensando|pienso ~1 en la? muerte|morir ~4 como_hacerlo|hacerlo|como_lo|cuando',
      'dejar de estar|vivir|existir',
      'ya no voy a ~1 molestar|estorbar|ser|dar',
      'preocuparse|preocupen|preocupes ~1 por mi ~1 nunca|mas|despues',
    ],
  },
  {
    // Not to wake as the better end of the night, also in passing.
    id: 'es.not-waking',
    category: 'suicide',
    level: 'concern',
    isUndeniable: true,
    patterns: [
      'si no|ya_no|nunca|jamas ~1 me? despierto|despertara|despertase|despertaba|amanezco|amaneciera|levanto|levantara ~1 mejor|alivio $|viste|sabes|la_verdad|asi|igual|para_mi|para_todos|y|pero|de_una',
      'si no|ya_no|nunca|jamas ~1 me? despierto|despertara|despertase|amanezco|amaneciera ~2 no_pasa|no_pasaria|da|daria|estaria|seria|que ~2 nada|igual|bien|mal|lo_mismo|alivio|descanso',
      'mejor|alivio|descanso ~1 si|que ya? no|nunca me? despierto|despertara|despierte|amanezco|amaneciera|amanezca $|viste|sabes|manana|y|pero|nunca|mas',
      'ganas|deseando|esperando|pidiendo|rogando|rezando|quisiera ~1 de|a|para|que? no|nunca ~1 despertar|despertarme|amanecer|despierte|amanezca',
    ],
  },
  {
    id: 'es.follow',
    category: 'suicide',
    level: 'concern',
    subject: 'self',
    patterns: [
      'muere|muera|muriendo|falte ~4 voy|ire|marcho con el|ella|ellos|ellas $',
      'voy|ire con el|ella|ellos|ellas ~1 cuando|si ~1 muera|muere|falte',
      'quiero|quisiera irme|ir|reunirme con ~6 cielo|murio|fallecio',
      'si ~3 cancer|biopsia|tumor|diagnostico|resultado|resultados ~5 acabo con todo|esto',
      'duele mucho? morir|morirse|ahogarse|ahorcarse|colgarse|desangrarse !de_amor|de_risa|de_pena',
    ],
  },
  {
    id: 'es.breathing',
    category: 'suicide',
    level: 'crisis',
    isUndeniable: true,
    patterns: ['no quiero respirar mas|nunca $'],
  },
  {
    id: 'es.abuse-danger',
    category: 'abuse',
    level: 'crisis',
    subject: 'self',
    patterns: [
      'marido|esposo|esposa|novio|novia|pareja|ex|padrastro|vecino ~3 dijo|dice|amenaza|amenazo|jura|juro|grito|grita|quiere|prometio|intento ~5 matar|matarme|ahorcarme|estrangularme|dispararme|apunalarme',
      'me ~1 quiso|intento|trato ~1 de? ahorcar|estrangular|apunalar|quemar|ahorcarme|estrangularme',
      'me apreto|apretaba|apretó|agarro|tomo|ahorco|estrangulo ~2 cuello|garganta',
      'me ahorco|estrangulo|violo|violaron',
      'padrastro|papa|tio|primo|hermano|abuelo|vecino ~1 me toca|toco|tocaba|manosea|manoseaba|viola|violo',
    ],
  },
];
