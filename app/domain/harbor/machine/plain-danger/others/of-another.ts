import { CLOSE, NAMED, plainTest } from '../../plain/people';

/** "Her" may be hers, and "el" an article: alone they are somebody only where the words end, or go on about them. */
const ALONE = '(?= (?:$|[.,]|not|no|who|that|que|quien|my|mi|por|and|y|lol))';
const ANYBODY = `(?:(?:him|her|he|she|hes|shes|el|ella)${ALONE}|(?:my|mi|mis|un|una|a|the|ese|esa) (?:\\S+ )?${NAMED}|${NAMED}${ALONE}|some(?:one|body) else|otra persona|alguien mas)`;

/** Said to a question about themselves: somebody else is meant. */
export const saysNotMe = plainTest([
  'wrong person|i not [.,] (?:he|she) (?:does|is|did)|no me (?:[.,] )?$|not the one|not (?:for |about )?(?:me|i|myself)(?= (?:$|[.,]|po|it|is|my|him|her|he|she|them|bro|brother|love|dude|man))|no (?:por|de|a) mi (?:no )?(?=(?:hablo|me pasa|$|[.,]))|de mi no hablo|no hablo de mi|no (?:se trata|es|era|va) (?:de|por|sobre) mi(?= (?:$|[.,]|es|sino))|lo dice mi|a mi no me pasa|no soy yo|yo no(?= (?:$|po|pos|pues|wey|weon|soy|es|el|ella|mi|pienso (?:$|[.,]|eso|en eso|asi)|[.,] (?:el|ella|mi|es|$)))|(?:me|yo) (?:[.,] )?no(?= [.,] (?!dios|que|como|gracias|nunca|jamas|por|no|nunca|claro|para|never|i |god|of|not|just)[a-z])',
  `(?:it is|its|it was|i am only asking|asking|is|i meant|i mean|meant|(?<!(?:talk|talks|talked|talking|think|thinking|thought|dream|dreamt|joke|jokes) )about|said|pregunto|hablo|digo|dije(?: que)?(?: (?:era|es))?|i said|es|era|fue|es pa|me refiero)(?: (?:about|for|because of|bcos of|por|de|d|pa|para|a|it is|was))? ${ANYBODY}`,
  `(?:no|nope|nah|nel|na)(?: [.,])* (?:\\S+ )?(?:she|he|ella|el|my ${NAMED}|mi ${NAMED})(?: (?:does|is|did|es|si|$|[.,]))`,
  `${ANYBODY} (?:is|es|si|no|is not)(?: (?:the one|el que|la que|quien|not|$|[.,]))|it is (?:about )?\\S+ (?:who|she|he)(?= )|(?<!what )i (?:meant|ment) (?:\\S+ )?\\S+(?= (?:$|[.,]))|it is (?:this|a|the|some) (?:girl|guy|boy|lad|kid|man|woman|lady|fella|old man)`,
]);

/** Said to a question about hurting themselves: somebody did it. */
export const doneByAnother = plainTest([
  `(?:he|she|they|him|her|${CLOSE}|somebody|someone|people|lads|${NAMED}) (?:\\S+ ){0,2}(?:did|done|doing|does|hurts?|hurting|kicked|cut|pushed|gave me|held|bust|burnt|hit|who|that)`,
  `(?:it was|it is|its|was|fue|fueron|from) (?:him|her|them|he|she|el|ella|ellos|(?:my|mi|el|un) (?:\\S+ )?${NAMED}|my ${CLOSE}|my \\S+|mi ${CLOSE})`,
  '(?:el|ella|otro|alguien|me lo|eso me lo|policia) (?:\\S+ ){0,2}(?:hizo|hicieron|hace|lastima|golpe\\S+|quemo|empujo|rasguno|agredio|corto)|me (?:lo )?(?:hizo|hicieron|golpe\\S+|aventaron|empujo|agredio|dejo asi|corto el|rasguno)|cosa (?:de|d) el|hurt by|cuando el llego',
  `(?:cut|cuts|hurts?|hurting|hits?|kick|kicked|burns?|burnt|push|pushed|beats?|scratch\S*|bit|slap\S*) me|(?:him|her|them|he|she) (?:\S+ )?(?:do|does|did) it|not myself [.,] (?:him|her)|me (?:lo |la |las |los )?(?:quemo|quema|empujaron|agarro|dio|echo|lastima|ahorco|hizo|hace|pegaron|pego|dejo|tiene|mordio|pateo)|mi ${CLOSE} fue|(?:son|es) (?:de|d) mi ${CLOSE}|no [.,] (?:him|her|ella|el) (?:$|[.,])|el (?:de las marcas|que me hace dano)`,
]);

/** Somebody of theirs says, wants or does it. */
const OTHER_SPEAKS = plainTest(
  `(?:(?:(?:my|mi|mis|un|una|a|the) (?:best |mejor )?)${NAMED}(?: mi[oa])?|he|she|they)(?: \\S+){0,2} (?:said|says|told|texted|wrote|sent|posted|is saying|keeps? say\\S*|keeps talking|wants? to|is going to|is thinking|is giving|gave|is on|is at|cries|cryin\\S*|dice|dijo|habla de|me dijo|me (?:ha|lol) (?:dicho|escrito|pasado|dado|contestado|mandado)|me (?:escribio|escribe|paso|dio|mando)|quiere|esta|anda|se quiere|se kiso|guarda)|(?:dice|dijo|dicen|me dice|me dijo|says|said|told me) (?:que|that|he|she|they)|(?:se|lo|la) quiere (?:matar|morir)`,
);
const OWN_WISH = plainTest(
  'i (?:want|wish|am going to|will|have been|think about|feel|cannot|might)|i am (?:done|tired|going)|me quiero|me siento|yo tambien|me too|no puedo|voy a|(?:estoy|ando|sigo|vivo|soy) (?:\\S+ )?(?:pensando|cansad[oa]|hart[oa]|agotad[oa]|mal|triste|rot[oa]|(?:la|el) que)',
);

/** Whether what sounds like danger is somebody else's, by the words around it, and nothing in it is the writer's own wish. */
export const isOfAnother = (text: string): boolean =>
  (saysNotMe(text) || OTHER_SPEAKS(text)) && !OWN_WISH(text);

const THEIRS = `(?:(?:guy|lad|girl|boy|man|woman|kid|fella|person|bloke) (?:\\S+ ){1,4}|guy on my crew|(?:my|mi|un|una|the|our|a) (?:\\S+ ){0,2}?${NAMED}|he|she|they|hes|shes|someone|somebody|alguien)`;

/** Somebody else who may be about to: asked about, or opened as that. */
export const fearsForAnother = plainTest(
  [
    `${THEIRS} (?:\\S+ ){0,8}(?:kill (?:him|her|them)sel\\S+|(?:hurt|cut|burn|harm)(?:s|ing)? (?:him|her|them)sel\\S+|wants to die|not want to (?:live|be here)|(?:take|end|ending) (?:his|her|their) (?:own )?life|better off without (?:him|her|them)|we be better off|wrote a (?:note|letter)|(?:his|her|their) last (?:night|day|msg|message)|(?:tried|tries) (?:it )?before|bandages on|looking up ways|no see \\S+|(?:go|going|gone) (?:already )?to heaven|rather join|wish i was dead|no point now|would be (?:fine|better) without (?:him|her|them)|eat a bullet|not see (?:the|any) point|cannot go on|is going to (?:jump|do it)|will follow|full of scratches|something to (?:him|her|them)sel\\S+|somthing to hersel\\S+|went off with the (?:rope|gun|car)|suicidal|overdosed|giving (?:everything|stuff|his|her) \\S*away)`,
    `${THEIRS} (?:\\S+ ){0,8}(?:se quiere (?:matar|morir|ahorcar)|no quiere (?:vivir|seguir)|mejor estaria muert[oa]|habla de (?:colgarse|matarse|morirse)|marcas en las munecas|es una carga|acabar con (?:eso|todo)|se (?:quema|corta|lastima|hace dano)(?! (?:la luz|la llamada))|se despid\S+|adios a todos|regalo toda su|hablaba de morirse|se acaba to\S+|mejor sin (?:el|ella)|guarda pastillas|se tiro una vez|no quiere vivir|se hace tajitos|como morir|escopeta|hasta que sangra|se lanza al|carta (?:\\S+ ){0,3}adios|diciendo adios|pa tomarselas|para tomarselas|intento (?:matarse|1 vez|una vez|suicid\\S*)|lo intento|ultimo dia|(?:se )?(?:quiso|kiso) (?:ahorcar|matar)|no va a molestar|no le va a hacer falta|pens\\S+ en (?:matarse|morirse|suicidarse|quitarse la vida))`,
    'carta de mi (?:\\S+ ){1,2}(?:diciendo|que dice) adios|(?:found|read) (?:his|her|their|a) (?:note|letter)',
  ],
  'movie|film|serie|pelicula|novela|book|libro|song|cancion|game|juego|news|noticias|years ago|hace anos|before i was born',
);

/** Somebody else, at a place or with a thing that kills. */
export const isAnotherAtTheEdge = plainTest(
  `(?:(?:he|she|they|${NAMED}) (?:is|are)|esta|dice que esta|says (?:he|she) is|is) (?:\\S+ ){0,2}(?:on|at|en) (?:the |el |la |un |una |a )?(?:bridge|roof|ledge|tracks|puente|azotea|tejado|techo|balcon|vias|cornisa)|hes on the bridge|(?:he|she|they) (?:has |have |just )?(?:took|taken|swallowed|drank|downed) (?:\\S+ ){0,2}(?:a (?:load|bunch|lot|ton|bottle|box)|loads|lots|everything|all (?:of|the|his|her)|a whole|too many)|se (?:tomo|trago|bebio|metio) (?:\\S+ ){0,2}(?:un monton|todo|todas|muchas|muchos|un frasco|una caja|un bote|no se cuantas)|(?:he|she|they|${NAMED}) (?:has |have |just )?(?:took|taken|swallowed) (?:\\S+ ){0,3}(?:pills|tablets|overdose)|(?:he|she|they) (?:is cutting|has (?:a|the) gun)|se (?:tomo|trago) (?:\\S+ ){0,3}(?:pastillas|veneno|cloro)|se corto las venas|tiene (?:un arma|una pistola)`,
);

/** Whom the talk has been about all along, said to who took it for their own: "I am talking about my housemate". */
export const talksOfAnother = plainTest(
  `(?:talking|speaking|asking|worried|telling you|on) about (?:(?:my|the|our) (?:\\S+ )?${NAMED}|him|her|them)(?= )|(?:hablo|hablaba|(?:estoy|estaba) hablando|pregunto|preocupa) (?:de|por|sobre)? ?(?:(?:mi|el|la) (?:\\S+ )?${NAMED}|el|ella)(?= (?:$|[.,]|que|no|y|se|ya|lleva|esta))`,
);
