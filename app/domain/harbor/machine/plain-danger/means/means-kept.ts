import { plainTest } from '../../plain/people';

const PILLS =
  '(?:pills?|tablets?|tabs|meds|medicines?|medications?|capsules|painkillers|sleepers|opioids|oxy\\S*|xanax|insulin|insulina|pastillas?|pastis|pildoras?|comprimidos?|medicinas?|medicamentos?|remedios?|pepas|calmantes|clona\\S*|rivotril|tramadol|\\S{3,}(?:azepam|azolam|codon[ea]|cetamol\\S*))';
const OTHERS =
  '(?:ropes?|noose|blades?|razors?|razor blades?|scalpel|kniv?fe|knives|box ?cutter|guns?|pistol|rifle|shotgun|soga|cuerda|mecate|lazo|cuchillas?|navajas?|gillettes?|bisturi|cuchillos?|pistola|escopeta|arma|veneno|raticida|poison)';
const THING = `(?:${PILLS}|${OTHERS})`;
const WORD = '[^\\s.,]+';

const FURNITURE =
  '(?:drawer|cupboard|cabinet|nightstand|bedside|wardrobe|closet|shelf|shelves|desk|dresser|jar|tin|box|bag|backpack|purse|handbag|bottle|safe|cajon|cajones|gaveta|alacena|armario|ropero|placard|closet|comoda|botiquin|estante|repisa|escritorio|frasco|lata|caja|bolsa|bolso|cartera|mochila|mesita|mesilla|velador|buro|neceser)';
const ROOM =
  '(?:bathroom|kitchen|bedroom|room|hall|hallway|garage|shed|attic|basement|car|house|home|flat|apartment|bed|pillow|table|counter|bano|cocina|cuarto|habitacion|dormitorio|pieza|pasillo|garaje|galpon|sotano|coche|carro|auto|casa|cama|colchon|almohada|mesa)';
const NEAR =
  '(?:here|there|next to me|beside me|near me|with me|in front of me|within reach|around|left(?: over)?|leftover|aca|aqui|ahi|al lado|conmigo|a mano|enfrente|encima|sobraron|sobran|quedan|quedaron|queda|quedo)';
const PLACE = `(?:${FURNITURE}|${ROOM}|${NEAR})`;

const NOT_THERE = `(?:not|no|never|without|sin|nunca|ningun[ao]?|ni|out of) (?:(?:have|had|got|any|hay|tengo|ni|are|is|there|no|mas|un|una|the|las|los|even|keep) )*${THING}|${PILLS} (?:\\S+ )?(?:changed|upped|lowered|adjusted|cambiaron|subieron)|(?:at|in|en|a) (?:her|his|their|your|su|(?:la )?casa de|my \\S+ s?) ?(?:place|house|flat|casa)|se (?:las |los |la |lo )?(?:llevo|llevaron|quedo con|quedaron con)|(?:he|she|they|mom|mum|dad|sister|brother|wife|husband|friend|roommate) (?:\\S+ )?(?:took|holds|hid|locked|flushed|threw)|bajo llave|locked (?:up|away)|(?:for|para) (?:the|my|el|la|los|mi) (?:trip|dog|cat|viaje|perr[oa]|gat[oa])|pill ?box|pastillero|on time|a sus horas|first aid`;

/** Something that could be used is named as kept, left over, or near. */
export const keptNear = plainTest(
  [
    `${THING} (?:${WORD} ){0,9}${PLACE}`,
    `(?:there is|there are|theres|hay|tengo|tenia|i have|have|got|we have|has|keep|quedan?|sobraron|leftover|left over|aqui|aca|ahi) (?!to |que )(?:${WORD} ){0,4}(?:bottle|box|packs?|packets?|stash|lot|bunch|full|caja|cajas|frasco|bolsa|monton|tira|blister|llena?|saved|kept|stashed|guardad[ao]s?|juntad[ao]s?|escondid[ao]s?|left|old|viej[ao]s)? ?(?:${WORD} ){0,3}${THING}`,
    `(?:box|jar|caja|bote|frasco|bolsa) (?:${WORD} )?(?:llen[ao]|full) (?:${WORD} ){0,3}(?:${FURNITURE})`,
    `(?:saved|saving|stashed|stashing|hid|hidden|hiding|collected|collecting|hoard\\S*|stockpil\\S*|put by|keep|keeping|kept|been keeping) (?:${WORD} ){0,4}${THING}`,
    `(?:junt|guard|escond|acumul|ahorr)(?:e|o|ando|ad[ao]s?|aba) (?:${WORD} ){0,4}${THING}|(?:las|los) (?:(?:fui|he|tengo|estoy|voy|venia) )?(?:junt|guard|escond|acumul|ahorr)(?:e|o|ando|ad[ao]s?) (?:${WORD} ){0,4}(?:${FURNITURE}|${ROOM})`,
  ],
  NOT_THERE,
);

/** Where it is, said without its name: "they are still in the drawer", "ahí siguen". */
export const keptThere = plainTest(
  [
    `(?:they|it|those|these|it all|them) (?:is|are|s) (?:${WORD} ){0,2}(?:in|on|under|inside|behind|at) (?:${WORD} ){0,3}${FURNITURE}|(?:they|those|it) (?:is|are) (?:still |all |just |right )*(?:here|there|next to me|beside me)(?= (?:$|[.,]))`,
    `(?:estan|esta|siguen|sigue|quedaron|quedan|quedo|las tengo|los tengo|lo tengo|la tengo|las deje|los deje) (?:${WORD} ){0,3}${FURNITURE}|(?:las|los|lo|la) (?:tengo|deje) (?:${WORD} ){0,4}${ROOM}|(?:ahi|aqui|aca) (?:mismo )?(?:estan|siguen|las tengo|los tengo)|(?:estan|siguen) (?:ahi|aqui|aca)(?= (?:$|[.,]|las|los|todas))|(?:estan|siguen) (?:ahi|aqui|aca) (?:las|los) que (?:quedan|sobran|sobraron)`,
  ],
  NOT_THERE,
);

/** They want to hand it to somebody. */
export const wantsToGive = plainTest(
  '(?:want|like|love|prefer|rather) (?:to )?(?:give|hand|leave) (?:\\S+ ){1,4}(?:to|with)|(?:quiero|quisiera|prefiero|me gustaria) (?:dar|entregar|dej)\\S*',
  'not|no (?:quiero|quisiera)',
);
/** A full box of something in a drawer. */
export const namesFullBox = plainTest(
  '(?:box|jar|bottle|caja|bote|frasco|bolsa) (?:\\S+ )?(?:llen[ao]|full)|full (?:box|bottle|jar)',
);

/** Medicine by its name. */
export const namesPills = plainTest(PILLS);

const DOES =
  '(?:do something|do anything|get rid|get them|get it|give|hand|hide|lock|throw|put|move|take them|flush|keep them|out of|away from|haga|hago|hacer algo|sac\\S+|saque|tir\\S+|dar\\S*|entreg\\S+|escond\\S+|guard\\S+|bot\\S+|lleve\\S*|llevar\\S*|deshac\\S+|lejos|fuera de)';
const ASKS =
  '(?:should|shud|do i|shall i|would it|is it|is that|must i|better (?:if|to)|need to|or not|overkill|over the top|too much|silly|dramatic|stupid|deberia|debo|tengo que|hace falta|conviene|sera (?:mejor|que)|seria (?:mejor|bueno)|es mejor|es exagerad[oa]|exagero|o es|o no|mejor)';
const IT = `(?:${THING}|them|they|it|those|las|los|lo|eso|\\S+(?:las|los)|\\S*(?:me|se)(?:las|los))`;

/** Whether it should be put out of reach is asked. */
export const asksForDistance = plainTest([
  `${ASKS} (?:\\S+ ){0,6}${DOES} (?:\\S+ ){0,5}${THING}|${ASKS} (?:\\S+ ){0,6}(?:${THING}) (?:\\S+ ){0,6}${DOES}|${DOES} (?:\\S+ ){0,5}${THING} (?:\\S+ ){0,4}${ASKS}`,
]);
/** The same, of something that was named before. */
export const asksForItsDistance = plainTest([
  `(?:should|do i need to|must|would it be (?:better|safer|silly|too much) (?:if|to)) (?:\\S+ ){0,3}(?:be out of|get (?:${IT}) (?:out|away)|get rid of ${IT}|give ${IT}|hand ${IT}|lock ${IT}|hide ${IT}|throw ${IT}|flush ${IT}|move ${IT})|(?:deberia|debo|tengo que|hace falta|sera mejor|mejor) (?:\\S+ ){0,3}(?:sacarl[ao]s|tirarl[ao]s|darl[ao]s|darsel[ao]s|entregarl[ao]s|esconderl[ao]s|guardarl[ao]s|botarl[ao]s|l[ao]s (?:saco|tiro|doy|boto|escondo|entrego))`,
]);
