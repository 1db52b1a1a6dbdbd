import { NAMED, plainTest } from '../../plain/people';

const DRINK =
  '(?:drink(?:s|ing|in)?|booz\\S*|bevv\\S*|sauce|swally|alcohol|vodka|whisk\\S+|grouse|gin|rum|brandy|wine|vino|beers?|ale|cider|lager|cans|tinnies|liquor|spirits|hooch|buckfast|tequila|mezcal|bottles?|naggin|tomar|beber|trago|tragos|bebida|chupe|chelas?|cervezas?|ron|pisco|aguardiente|guaro|cana|copas?|botellas?|escabio|pisto|grappa|grapa|fernet|ginebra|singani|chicha|pulque|chelada|caguamas?|gota|tomaba|bebia|drop)';
/** Pills that a body comes to need: to stop these at once may be dangerous whatever the dose. */
const HABIT =
  '(?:xanax|valium|benzos?|klonopin|ativan|\\S{2,}azepam|alprazolam|zolpidem|ambien|zopiclone|clona\\S*|rivotril|tafil|tramadol|oxy\\S*|opioids?|opiates|methadone|metadona|heroin\\S*|fentanyl\\S*|pregabalin\\S*|lyrica|phenobarb\\S*|sleepers|sleeping (?:pills|tablets)|pastillas para dormir)';
const PILLS = `(?:${HABIT}|pills|tablets|tabs|meds|medication|pastillas|pepas|pastis|medicinas|tranquilizantes|calmantes)`;
const IT = `(?:${DRINK}|${PILLS})`;
const DAYS = '(?:days?|nights?|hours?|weeks?|dias?|noches?|horas?|semanas?)';
const WEEKDAY =
  '(?:(?:last )?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|weekend|week|night)|yesterday|the other day|(?:el |este )?(?:domingo|lunes|martes|miercoles|jueves|viernes|sabado|finde)|ayer|anoche|antier|anteayer)';

const STOPPED = plainTest([
  `(?:knocked|nocked|kicked|packed|jacked|gave|given|chucked) (?:the |my |it |all )*(?:${IT} )?(?:on the head|in the bin|in|up|off)(?: ${IT})?(?= )`,
  `(?:stopped|quit|gave up|given up|came off|come off|been off|am off|got off|laid off|swore off|ditched) (?:\\S+ ){0,3}${IT}`,
  `(?:not|never|nae|no) (?:\\S+ )?(?:had|touched|taken|drank|drunk|tasted) (?:a |any |one |my |the |no )*(?:drop|sip|${IT}) (?:\\S+ ){0,3}(?:since|for|in)`,
  `(?:no more|nae mair|not a drop|nothing|none) (?:\\S+ ){0,10}since ${WEEKDAY}`,
  `(?:days?|nights?|hours?) (?:\\S+ )?(?:sober|dry|clean|off|without|with no|no) (?:\\S+ ){0,3}(?:${IT}|now|so far|$|[.,])`,
  `${DRINK} (?:that |is what )?i (?:have )?(?:stopped|quit|gave up)(?= )|(?:trago|alcohol|vino|pastillas) que (?:deje|he dejado)`,
  'cold turkey|went cold',
  `(?:run|ran) out of (?:\\S+ )?${HABIT}|(?:se me )?(?:acab|termin)(?:aron|o) (?:\\S+ ){0,2}${HABIT}`,
  `(?:deje|he dejado|pare|corte|largue|solte|abandone) (?:\\S+ ){0,3}${IT}`,
  `(?:lo|la|las) (?:deje|he dejado|corte|solte|pare) (?:\\S+ ){0,2}(?:de golpe|en seco|de una|de un dia|hace|desde|${WEEKDAY})`,
  `(?:llevo|van|voy|tengo|hace|ya) (?:\\S+ ){0,3}${DAYS} (?:\\S+ ){0,2}(?:sin|que no|limpi[oa]|seco|seca)(?: \\S+){0,3}? (?:${IT}|gota|tomo|bebo|tomado|bebido|nada)`,
  `(?:desde|de|del|desde el) (?:el )?${WEEKDAY} (?:\\S+ ){0,3}(?:no|sin|ni) (?:\\S+ ){0,2}(?:${IT}|gota|tomo|bebo|tomado|bebido|probado)|no (?:\\S+ ){0,2}(?:tomo|bebo|tomado|bebido|pruebo|probado) (?:\\S+ ){0,3}(?:desde|hace)`,
]);
/** Poured or thrown away: it was stopped where it was daily, or days ago. */
const POURED = plainTest([
  `(?:poured|tipped|emptied|chucked|flushed|binned|dumped|threw) (?:\\S+ ){0,5}(?:down the|away|out|in the|${PILLS})`,
  `(?:tire|vacie|bote|eche|regale) (?:\\S+ ){0,5}(?:fregadero|lavabo|inodoro|cano|desague|basura|pileta|tarja|sumidero|wc)`,
]);
const SINCE = plainTest(
  `${DAYS} (?:since|ago|now)|(?:since|desde|hace|on|last) (?:\\S+ )?(?:${WEEKDAY}|${DAYS})|${WEEKDAY}|${HABIT}`,
);
const AMOUNT = '(?:\\S+ ){0,7}(?:a|each|every|per|al|por|cada|the) ?(?:single )?(?:day|night|dia|noche)';
const DAILY = plainTest([
  `${DRINK} ${AMOUNT}|(?:a|un|una|\\d+|two|three|dos|tres) (?:bottle|litre|liter|box|crate|botella|litro|caja|cuarto|porron) (?:\\S+ ){0,4}(?:a|each|every|per|al|por|cada) (?:day|night|dia|noche)|(?:botella|litro|caja|cuarto) (?:\\S+ ){0,3}(?:diari[oa]|a diario)`,
  `(?:dr[aiu]nk(?:ing)?|on (?:the )?\\S+|tomaba|bebia|tomando|bebiendo|took|taking) (?:\\S+ ){0,5}(?:every (?:single )?(?:day|night)|daily|all day|todos los dias|todas las noches|cada (?:dia|noche)|a diario|diario)`,
  `(?:every (?:day|night)|daily|todos los dias|todas las noches|a diario|cada noche|cada dia) (?:\\S+ ){0,4}${IT}`,
]);
/** Of these it is no matter how often. */
const ON_HABIT = plainTest(HABIT);
const ON_IT = plainTest(IT);
const ON_PILLS = plainTest(PILLS);

/** Only wished, planned, asked or denied; long ago; or done by somebody else. */
const NOT_DONE = new RegExp(
  `(?:^| )(?:(?:if|wish|should|would|could|cannot|will|gonna|to|before|until|when|how|never|not (?=(?:stopped|quit|given|gave|yet))|nunca|si|ojala|hasta|cuando|como|quiero|voy a|debo|deberia|puedo|no he|no lo) (?:\\S+ ){0,3}(?:stop\\S*|quit\\S*|give up|given up|gave up|come off|came off|dejado|deje|dejar\\S*|parar|pare|cortar\\S*|corte)|(?:years?|months?|anos?|meses|mes) (?:ago|back|sober|dry|clean|sin|que|atras)|(?:hace|in|for|llevo) (?:\\S+ )?(?:years?|months?|anos?|meses)|last (?:year|month|time)|el ano pasado|la otra vez|smok\\S*|fum\\S+|cigar\\S*|coffee|coke zero|soda|sugar|refresco|azucar|cafe|gluten|milk|leche|tea|birth control|anticonceptiv\\S+)(?= )`,
);
const OTHERS = new RegExp(
  `(?:^| )(?:he|she|they|who|hes|shes|ella|(?:my|mi|his|her|our|the|su) (?:\\S+ )?${NAMED})(?: (?!i |and |so |thinks? |says? |said |y |que )\\S+){0,3} (?:stopped|quit|gave|given|came|poured|knocked|went|dropped|drank|drinks|is off|has not|lleva|dejo|paro|tiro|toma|tomaba|bebe|bebia|no (?:toma|bebe))(?= )`,
);

const sentencesOf = (text: string) => text.split(/ [.] ?/).map((each) => ` ${each.trim()} `);

/** Whether they say that they have stopped drink or pills these days, all at once: done, their own, and not long ago. */
export const stoppedTold = (text: string): boolean => {
  if (!ON_IT(text)) return false;
  const isKnown = dailyTold(text) || SINCE(text);
  if (dailyTold(text) && NO_MORE.test(text) && !NOT_DONE.test(text)) return true;
  return sentencesOf(text).some(
    (each) =>
      (STOPPED(each) || (isKnown && POURED(each))) &&
      !NOT_DONE.test(each) &&
      !OTHERS.test(each) &&
      !ELSE.test(each),
  );
};
/** Told in two sentences: that there is no more, and since when. */
const NO_MORE = new RegExp(
  `(?:^| )(?:no more|nae mair|never again|nunca mas|ya no mas) .*(?:since|desde) ${WEEKDAY}(?= )`,
);
/** What else is poured away. */
const ELSE = / (?:tea|coffee|milk|soup|te|cafe|leche|sopa) /;
/** Whether they drank or took it every day. */
export const dailyTold = (text: string): boolean =>
  sentencesOf(text).some((each) => DAILY(each) && !OTHERS.test(each));
/** Whether what was stopped are pills: there is a box to show. */
export const namesPillsStopped = (text: string): boolean =>
  ON_HABIT(text) || (ON_PILLS(text) && stoppedTold(text));
/** Whether pills are named that nobody should stop at once. */
export const namesHabit = (text: string): boolean => ON_HABIT(text);

const SHAKES =
  '(?:my |the |both |me )?hands?(?: \\S+){0,2} (?:shak\\S+|trembl\\S+|jump\\S+|gaun|going|goin|gone|all over|(?:will|do|would) not (?:stay|stop|hold|keep) ?\\S*|like (?:the clappers|a leaf|jelly))|the shakes|(?:they|i) (?:am |is )?shak(?:e|ing)(?: \\S+){0,2} (?:bad|so|that|like|all over|leaf|i)|(?:could|can) ?not (?:even )?(?:hold|lift|carry) (?:a|the|my) (?:cup|kettle|tea|mug|glass|spoon|fork|pen|phone)|(?:spilt|spilled|spilling) (?:the |my )?(?:tea|coffee|water)|me (?:tiembl\\S+|tirit\\S+) (?:\\S+ ){0,3}(?:manos?|cuerpo|piernas|todo|toda|feo|mucho)|(?:manos?|cuerpo|pulso)(?: \\S+){0,3} (?:tiembl\\S+|tembl\\S+)|temblor\\S+|temblader\\S*|temblequ\\S+|(?:manos?|cuerpo|pulso)(?: me| se me)? (?:bail\\S+|brinc\\S+|salt\\S+|vibr\\S+)|no (?:\\S+ ){0,2}puedo (?:\\S+ )?(?:con )?(?:ni )?(?:la |el )?(?:tac\\S+|tazas?|cucharas?|vaso|pocillo)|no (?:\\S+ ){0,3}(?:sostener|agarrar|sujetar) (?:\\S+ )?(?:vaso|taza|cuchara|cafe)';
const SOAKED =
  '(?:soak\\S*|drench\\S*|sweat\\S*|wring\\S*) (?:\\S+ ){0,3}(?:sheets?|bed|pillow|mattress|shirt|through|buckets)|sweat (?:\\S+ )?(?:pouring|running|dripping)|sweat(?:ing|in) (?:\\S+ )?(?:like|loads|something|cobs|bricks|all night)|drenched in sweat|(?:pouring|dripping) (?:with |in )?sweat|(?:sabanas|cama|colchon|pijama|almohada) (?:\\S+ )?(?:empapad\\S+|mojad\\S+|chorre\\S+)|empap\\S+ (?:\\S+ ){0,3}(?:sudor|sabanas|cama)|sud(?:o|ando|or\\S*|e) (?:\\S+ ){0,2}(?:frio|a chorros|a mares|como|toda la noche)|banad[oa] en sudor';
const BEINGS =
  '(?:bugs?|spiders?|rats?|mice|ants|snakes?|shadows?|wee|dogs?|cats?|man|woman|child|kid|figures?|faces?|people|beetles|flies|bichos?|aranas?|aranitas?|ratas?|ratones|hormigas?|culebras?|sombras?|perr\\S+|gat\\S+|caras?|cucarachas|moscas)';
const SEES = `(?:see|sees|seein|seeing|saw|seen) (?:\\S+ ){0,3}(?:(?:bugs?|spiders?|rats?|mice|ants|snakes?|shadows?|figures?|faces?|beetles)(?: \\S+){0,4} (?:on|in|along|crawl\\S+|run\\S+|wall|curtain|floor|lino)|things (?:\\S+ ){0,3}(?:not|are not))|(?:bugs?|spiders?|rats?|ants|snakes?|beetles) (?:\\S+ ){0,3}(?:on|over|in|along|up) (?:\\S+ )?(?:lino|curtains?|walls?|ceiling|bed|floor|skin|me|corner)|(?:there was|there is|seen|saw|seeing) (?:\\S+ ){0,3}${BEINGS} (?:\\S+ )?(?:in|on|by) the (?:corner|room|wall|end of)|(?:that |the )(?:dog|cat|man|woman) again|hallucinat\\S+|alucin\\S+|(?:hear|hearing|heard) (?:voices|music|things|people)(?: \\S+){0,4} (?:not|nobody|empty|no one)|(?:talking|chatting|spoke|speaking|talked) to (?:\\S+ ){0,10}(?:dead|passed|died|buried)|(?:dead|late) (?:\\S+ )?(?:husband|wife|mother|father|mum|mam|mom|dad|brother|sister|son|daughter)(?: \\S+){0,2} (?:sat|sitting|standing|stood|was|is) (?:\\S+ ){0,2}(?:in|on|at|by) (?:the|my) (?:\\S+ )?(?:bed|chair|room|end|door|window|kitchen)|(?:veo|vi|viendo|aparec\\S+|andan|camin\\S+) (?:\\S+ ){0,4}(?:bichos?|aranas?|aranitas?|ratas?|ratones|hormigas?|culebras?|sombras?|cucarachas)(?= )|(?:veo|vi|viendo) (?:\\S+ ){0,4}${BEINGS} (?:\\S+ ){0,2}(?:en (?:la|el)|que no)|(?:bich\\S+|aran\\S+|animal\\S+|insectos|hormigas?|ratas?|ratones|cucarachas|culebras?|sombras?|gusanos) (?:\\S+ ){0,3}(?:por|en|de|sobre) (?:la |el |las |los |mi |mis )?(?:pared\\S*|cama|techo|piso|suelo|cortinas?|cobija|sabanas?|esquina|rincon|cuarto|pieza|piel|brazos?)|(?:le |les )?(?:estuve|estaba|estoy|anduve|quede|pase la noche) (?:hablando(?:le)?|platicando(?:le)?|conversando)(?: \\S+){1,14} (?:murio|muert[oa]|fallecio|difunt[oa]|falleci\\S+|que en paz descanse)|(?:oigo|escucho) (?:voces|musica|gente)|hablando con (?:\\S+ ){0,5}(?:muert\\S+|difunt\\S+|fallec\\S+|murio)`;
const FITS =
  '(?:had|have|having|took|taking) (?:a |another |some kind of )(?:fit|seizure|convulsion)|(?:me dio|tuve|me dieron) (?:un |una |unas )?(?:ataque|convulsi\\S+)|convulsion\\S+';
const SHOWN = plainTest(
  [SHAKES, SOAKED, SEES, FITS],
  'gym|workout|running|marathon|exam\\S*|interview|presentation|stage|cold outside|freezing|summer|heat(?:wave)?|movie|film|game|halloween|zoo|pet|attic|pest|exterminator|landlord|gimnasio|correr|calor|examen\\S*|entrevista|frio afuera|pelicula|juego|fumig\\S+|zoologico',
);
const DENIED = new RegExp(
  `(?:^| )(?:(?:no|not|never|nothing|without|stopped|sin|ningun|ya no|nada de|nor|ni) (?:(?!stop|even|keep|para|dej|puedo)\\S+ )?(?:shak\\S+|the shakes|sweat\\S*|fever|fits?|seizures?|tembl\\S+|tiembl\\S+|sud\\S+|fiebre|see\\S*|hallucinat\\S+|veo|hands))(?= )`,
);
const NOT_THEIRS = new RegExp(
  `(?:^| )(?:(?:his|her|their|sus|baby s|dogs?) (?:\\S+ )?(?:hands?|body|manos)|a (?:mi|su) (?:\\S+ )?${NAMED} le|(?:he|she|(?:my|mi) ${NAMED}) (?:\\S+ )?(?:shak\\S+|trembl\\S+|seeing|saw|sees|tiembl\\S+|suda|ve)|(?:hands?|shak\\S+|trembl\\S+) (?:\\S+ ){0,2}(?:with|from|of) (?:anger|rage|fear|fright|cold|nerves|laugh\\S+|excite\\S+))(?= )`,
);

/** Whether a body shows what it does without its daily drink or pills: shaking, soaked sheets, what is not there, a fit. */
export const bodyShows = (text: string): boolean =>
  SHOWN(text) &&
  !NOT_THEIRS.test(text) &&
  text.split(/ [.] | (?:but|pero) /).some((each) => {
    const clause = ` ${each.trim()} `;
    return SHOWN(clause) && !DENIED.test(clause);
  });
