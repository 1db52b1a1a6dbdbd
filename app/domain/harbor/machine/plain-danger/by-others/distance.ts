import { plainTest } from '../../plain/people';

const ROOMS =
  'kitchen|bathroom|bedroom|hallway|hall|corridor|living room|lounge|garage|basement|attic|car|garden|yard|porch|balcony|stairs|upstairs|downstairs|outside|lobby|street|step|doorstep|sidewalk|pavement|bench|park|shop|store|sofa|couch|bed|banqueta|acera|vereda|banca|parque|tienda|cocina|bano|cuarto|dormitorio|habitacion|pasillo|sala|salon|garaje|coche|carro|jardin|patio|arriba|abajo|afuera|fuera|calle|escalera|portal|sofa|cama|mesilla|drawer|cajon';
const PLACE = `(?:(?:\\S+ ){0,2}(?:in|at|on|en|to|al|a) )?(?:(?:the|my|our|a|el|la|mi|un|una) )?(?:\\S+ )??`;
const THINGS =
  '(?:pills|tablets|meds|medicine|medication|gun|pistol|rifle|knife|knives|rope|blades?|razors?|stuff|pastillas|medicinas|pistola|escopeta|arma|cuchillos?|cuerda|soga|navajas?|cuchillas?)';
const ME_AT = new RegExp(
  `(?:^| )(?:i am|we are|am|sitting|sat|(?:i (?:have )?|have )(?:went|gone|came|come|moved|walked|ran|got)(?: (?:down|out|over|up|through|back))?|(?:yo )?(?:baje|sali|vine|subi|fui)|estoy|me (?:he |lol )?(?:puesto|pasado|sentado|venido|puse|pase|sente|vine|baje|sali|movi|cambie)) ${PLACE}(${ROOMS})(?= )`,
);
const THING_AT = new RegExp(
  `(?:^| )(?:they|it|${THINGS}) (?:\\S+ )?(?:is|are|was|were|stay|stays|left|esta|estan|siguen|sigue|quedaron|quedo) ${PLACE}(${ROOMS})(?= )|(?:^| )(?:estan|siguen|quedaron|estan todas) (?:en|al) (?:el|la|mi) (${ROOMS})(?= )`,
);

/** They are in one place, and what they could use in another. */
export function isApart(text: string): boolean {
  const mine = ME_AT.exec(text)?.[1];
  const found = THING_AT.exec(text);
  const its = found?.[1] ?? found?.[2];
  return mine !== undefined && its !== undefined && mine !== its && !GOES_BACK.test(text);
}
const GOES_BACK =
  /(?:^| )(?:(?:go|going|get|getting|fetch|grab|take|taking|use|reach) (?:\S+ ){0,2}(?:back|them|it|there|one)|voy (?:a|por)|volver|vuelvo|buscarl[ao]s?|cogerl[ao]s?|tomarl[ao]s?|usarl[ao]s?)(?= )/;

const GONE_TO =
  '(?:mailbox|mail box|letter ?box|post ?box|car|trunk|boot|bin|trash|garbage|dumpster|garden|yard|shed|outside|away|neighbou?r\\S*|next door|pharmacy|chemist|toilet|sink|drain|safe|locker|porch|landing|downstairs|upstairs|river|bag outside|police|sister\\S*|brother\\S*|mom\\S*|mother\\S*|dad\\S*|garage|basement|attic|(?:another|other|next) room|friend\\S*|roommate\\S*|flatmate\\S*|wife|husband|out)';
const LEJOS =
  '(?:buzon|coche|carro|auto|maletero|cajuela|basura|basurero|contenedor|jardin|afuera|fuera|vecin[oa]|farmacia|inodoro|water|vater|wc|cobertizo|trastero|lejos|patio|garaje|sotano|bodega|otro cuarto|otra habitacion|llave|caja fuerte|abajo|arriba|rellano|portal|policia|hermana|hermano|mom|dad|amig[oa]|companer[oa])';
/** What could be used was put out of reach: done, not planned. */
export const isOutOfReach = plainTest(
  [
    `(?:put|left|stuck|dropped|locked|threw|thrown|tossed|chucked|flushed|gave|given|handed|returned|poured|taken|took|hid|shoved|moved) (?:it|them|those|everything|the (?:whole|entire) (?:packet|box|bottle|lot|bag)|(?:all )?(?:the|my|of the|of my) (?:\\S+ )?${THINGS}) (?:\\S+ ){0,5}${GONE_TO}`,
    `(?:i )?(?:gave|handed|have given|have handed) (?:her|him|them|mom|dad|my \\S+) (?:(?:all )?(?:the|my) )?(?:\\S+ )?${THINGS}`,
    `(?:flushed|binned|trashed|locked away|thrown away|thrown out) (?:it|them|(?:the|my) ${THINGS})|(?:it|they|${THINGS}) (?:is|are) (?:gone|locked (?:away|up)|out of (?:the house|reach)|in the (?:mailbox|letter ?box|bin|trash|dumpster)|with (?:my|the|a) (?:neighbou?r|sister|brother|mom|dad|friend|roommate))`,
    `(?:las|los|lo|la) (?:he |ha |lol |hemos )?(?:dej|met|puse|puesto|tire|tirado|di|dado|bote|botado|guard|entreg|llev|saque|sacado|eche|echado|baj|escond|subi)\\w* (?:\\S+ ){0,5}${LEJOS}`,
    `(?:deje|dejado|tire|tirado|meti|metido|di|dado|bote|guarde|entregue|saque|eche|puse|puesto|lleve|baje) (?:todas |todos )?(?:las|los|la|el|mis|mi) (?:\\S+ )?${THINGS} (?:\\S+ ){0,5}${LEJOS}|(?:${THINGS} (?:ya )?no|ya no) (?:las|los|la|lo) tengo|${THINGS} (?:estan|esta) (?:con (?:mi|la|el) \\S+|bajo llave|fuera de casa|en (?:el buzon|la basura|casa de))`,
  ],
  '(?:(?:going|want|have|able|need) to|could|can|might|will|should) (?:put|give|throw|flush|lock|get|go|take|reach)|but i can (?:get|go)|i know where|still (?:have|got)|(?:voy|quiero|puedo|podria|deberia|tengo que) (?:a )?(?:dejar|tirar|dar|entregar|guardar|sacar|ir|volver|cogerlas|buscarlas)|se donde|todavia tengo|me quede con|kept|ones? left',
);

/** They say where they are, at a step that asks them to go from it: a place with room around them. */
export const isElsewhere = (text: string): boolean =>
  ME_AT.test(text) && SAFE_ROOM.test(text) && !NAMES_THING.test(text) && !GOES_BACK.test(text);
const NAMES_THING = new RegExp(
  `(?:^| )(?:${THINGS}|with (?:it|them)|con (?:eso|ello|ellas?|ellos?)|holding|in my hand|en la mano)(?= )`,
);
/** What was put away is thought of as within reach: it is near again. */
export const fetchesIt = plainTest(
  '(?:go|going|will|can|could|might) (?:\\S+ ){0,2}(?:get|fetch|grab|take|find|use) (?:it|them)(?: back)?|(?:go|going|went|get|getting) (?:it |them )?back (?:for|to) (?:it|them|the)|i (?:know where (?:it|they) (?:is|are)|took them back|got (?:it|them) back)|(?<!no )(?:puedo|voy a|podria|fui a|iba a) (?:\\S+ ){0,3}(?:buscarl[ao]s?|cogerl[ao]s?|sacarl[ao]s?|recuperarl[ao]s?|por (?:ell[ao]s?|eso))|(?:volver|vuelvo) (?:a )?por (?:ell[ao]s?|eso)|las (?:volvi a|fui a)',
  'not|cannot|never|no (?:puedo|voy)|help|someone|my (?:sister|brother|mom|dad|friend)',
);
const SAFE_ROOM =
  /(?:^| )(?:kitchen|hallway|hall|corridor|living room|lounge|garden|yard|porch|outside|downstairs|lobby|street|step|doorstep|sidewalk|pavement|bench|park|shop|store|banqueta|acera|vereda|banca|parque|tienda|sofa|couch|light|cocina|pasillo|sala|salon|jardin|patio|abajo|afuera|fuera|calle|portal|luz)(?= )/;

/** Whether they have to give it to somebody: a question, no thing at hand. */
export const asksToHandOver = plainTest(
  `(?:do i|should i|must i|do i really|have to|need to|why) (?:\\S+ ){0,4}(?:give|hand|hide|lock|throw|put|move|get rid) (?:\\S+ ){0,4}(?:pills|tablets|meds|medicine|it|them|gun|knife|away|up|over|out)|(?:tengo que|debo|hace falta|hay que|tendria que|por que) (?:\\S+ ){0,3}(?:dar(?:se)?l\\S*|dar|entregar\\S*|esconder\\S*|guardar\\S*|sacar\\S*|tirar\\S*)`,
);
