/**
 * Whether what a text says is about somebody else, by its own words. In the words the rules are written in: no accents, "ha"
 * as "lol".
 */

const LONGEST = 300;
const words = (list: string) => new RegExp(`(?:^| )(?:${list})(?= )`);

const NAMED =
  '(?:friend|friends|mate|bestie|buddy|brother|sister|cousin|son|daughter|kid|classmate|roommate|coworker|colleague|neighbou?r|nephew|niece|uncle|aunt|dad|mom|mum|husband|wife|boyfriend|girlfriend|amig[oa]|colega|hermano|hermana|hermanit[oa]|prim[oa]|hij[oa]|companer[oa]|vecin[oa]|sobrin[oa]|ti[oa]|papa|mama|novi[oa]|marido|espos[oa])';
/** It says itself that somebody else is meant. */
const NOT_ME = words(
  `(?:it is |its |i am |yo |a |soy |es |eso )?(?:not (?:for |about )?me|no (?:por|de|a) mi|no soy yo|yo no)(?: (?:$|[.,]|it|is|my|him|her|he|she|them|love|bro|brother|es|el|ella|mi|sino|lol|tio|tia|[a-z]+ [.,]?$))|(?:it is|is|its) (?:him|her|them|my ${NAMED})(?: ,)? not me|(?:it is|i mean|about|for) my ${NAMED}|(?:es|hablo de|digo|me refiero a|lo digo por|es por) (?:mi|un|una) ${NAMED}`,
);
/** Somebody of theirs says, wants or does it. */
const OTHER_SPEAKS = words(
  `(?:(?:my|mi|mis|un|una|a|the) (?:best |mejor )?${NAMED}(?: mi[oa])?|he|she|they)(?: \\S+)? (?:said|says|told|texted|wrote|sent|posted|is saying|keeps saying|keeps talking|wants to|is going to|is thinking|is giving|gave|is on|is at|dice|dijo|me dijo|me (?:ha|lol) (?:dicho|escrito|pasado|dado|contestado|mandado)|me (?:escribio|paso|dio|mando)|quiere|esta|anda|se quiere)`,
);
const DICE_QUE = words(
  '(?:dice|dijo|dicen|me dice|me dijo|says|said|told me) (?:que|that|he|she|they)|(?:se|lo|la) quiere (?:matar|morir)',
);
const OWN_WISH = words(
  'i (?:want|wish|am going to|will|have been|think|feel|cannot|might)|i am (?:done|tired|going)|(?:me )?quiero|me siento|yo tambien|me too|no puedo|voy a|estoy (?:pensando|cansad[oa]|harto|harta)',
);

/** Whether a text corrects who is meant: "not me, my friend". */
export const saysNotMe = (text: string): boolean => text.length <= LONGEST && NOT_ME.test(text);

/** Whether what sounds like danger is somebody else's, by the words around it, and nothing in it is the writer's own wish. */
export const isOfAnother = (text: string): boolean =>
  text.length <= LONGEST &&
  (saysNotMe(text) || OTHER_SPEAKS.test(text) || DICE_QUE.test(text)) &&
  !OWN_WISH.test(text);

/** Somebody else, at a place or with a thing that kills, or out of reach. */
export const isAnotherAtTheEdge = (text: string): boolean => text.length <= LONGEST && EDGE.test(text);
const EDGE = words(
  `(?:(?:he|she|they|${NAMED}) (?:is|are)|esta|dice que esta|says (?:he|she) is|is) (?:\\S+ ){0,2}(?:on|at|en) (?:the |el |la |un |una |a )?(?:bridge|roof|ledge|tracks|puente|azotea|tejado|techo|balcon|vias|cornisa)|(?:he|she|they|${NAMED}) (?:has |have |just )?(?:took|taken|swallowed) (?:\\S+ ){0,3}(?:pills|tablets|overdose)|(?:he|she|they) (?:is cutting|has (?:a|the) gun)|se (?:tomo|trago) (?:\\S+ ){0,3}(?:pastillas|veneno|cloro)|se corto las venas|tiene (?:un arma|una pistola)`,
);
