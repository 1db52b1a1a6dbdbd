import { plainTest } from '../../plain/people';

const PART =
  '(?:bum|bottom|ass|arse|butt|backside|behind|rear|breasts?|boobs?|chest|tits|crotch|thighs?|waist|hips?|legs?|knee|skirt|dress|shirt|blouse|top|trousers|pants|jeans|bra|privates?|private parts|inner thigh|lower back)';
const PARTE =
  '(?:cintura|atras|por detras|detras|nalgas?|trasero|culo|pompis|pompas|cola|poto|gluteos?|pechos?|senos?|tetas?|chichis?|busto|piernas?|muslos?|entrepierna|partes|cadera|falda|blusa|pollera|donde no|por debajo|abajo)';
const TOUCHES =
  '(?:touch(?:ed|es|ing)?|grab(?:bed|s|bing)?|grop(?:ed|es|ing)|squeez(?:ed|es|ing)|pinch(?:ed|es|ing)|slap(?:ped|s)|smack(?:ed|s)|strok(?:ed|es|ing)|felt|feels|rub(?:bed|s|bing)|brush(?:ed|es)(?: against)?|pat(?:ted|s)|cupped|tickl\\S+)';
const TOCA =
  '(?:agarr\\S+|toc(?:o|a|aba|ado|an|aron)|manose\\S+|sob(?:o|a|aba|eo|ea)|roz\\S+|acarici\\S+|apret\\S+|pellizc\\S+|nalgue\\S+|cogi\\S+|tom(?:o|aba) (?:de|por)|puso (?:la|las|una) manos?|pas(?:o|a|aba) (?:la|una) mano|met(?:io|e|ia) (?:la )?mano)';
/** Play, care, work and those who may; a turn that was theirs. */
const OTHERWISE =
  'my (?:\\S+ )?(?:husband|wife|boyfriend|girlfriend|partner|hubby)|mi (?:\\S+ )?(?:marido|esposo|esposa|mujer|novio|novia|pareja)|toddler|baby|nephew|niece|dog|cat|puppy|massage|physio|doctor|nurse|tailor|dance|dancing|wrestling|judo|bebe|sobrin[oa]|perr[oa]|gat[oa]|masaje|doctora?|medic[oa]|fisio|bail\\S+|costurera|dream\\S*|sone|pelicula|movie|heart|corazon|(?:touched|moved) by';

const TOUCHED = plainTest(
  [
    `${TOUCHES} (?:me )?(?:on |by |at |in |around )?(?:my|the|me) (?:\\S+ )?${PART}|${TOUCHES} me (?:up|down there|where|inappropriat\\S+|there|without|in a way|from behind|like that|and i (?:froze|did not))`,
    `(?:put|puts|putting|ran|runs|slid|slides|stuck|had|laid|places?|placed|shoved|keeps|left|rested|slipped) (?:\\S+ )?(?:his|her|a|their|he) hands? (?:\\S+ )?(?:up|down|along|near|against|between|on|under|in|into|inside|over|between|across|around|round) (?:me |my |the )(?:\\S+ )?${PART}`,
    'groped me|felt me up|feels me up|copped a feel|got handsy with me|(?:rubbed|pressed|pushed|rubs|presses) (?:himself |herself |up )*against me|hands (?:all )?over me|(?:only|just) (?:touched|groped|grabbed) me(?= (?:$|[.,]|though|and|but|it|he|on|once))|(?:he|she|they|somebody|someone|guy|man|boss|manager|supervisor|coworker|customer|uncle|teacher|coach) (?:\\S+ )?touched me(?= (?:$|[.,]|and|but|at|in|on))',
    `me ${TOCA} (?:\\S+ ){0,4}${PARTE}|me (?:manose\\S+|nalgue\\S+|met(?:io|e|ia) (?:la )?mano|dio (?:una )?nalgada|toquete\\S+|arrim\\S+)`,
    '(?:solo|nomas|nada mas|unicamente|apenas) me (?:toco|toca|agarro|rozo|sobo)(?= (?:$|[.,]|no|y|pero|por|sin|asi|un|una vez|ahi|la|el))|(?:el|ella|jefe|patron|encargado|supervisor|companero|cliente|tipo|senor|tio|profe\\S*) (?:\\S+ )?me toco(?= (?:$|[.,]|y no|sin|asi))',
    `me (?:puso|pone|pasa|paso|metio|mete|planto) (?:\\S+ )?manos? (?:\\S+ ){0,3}${PARTE}`,
  ],
  OTHERWISE,
);
const NOT_WORSE =
  /(?:^| )(?:(?:no|ni|tampoco|nunca) (?:\S+ ){0,6}?(?:viol(?:o|a|aron|ado|ada|acion)|abus\S+)|(?:not|never|no) (?:\S+ ){0,3}(?:rap\S+|assault\S*|sex))(?= )/g;
const WORSE = plainTest(
  'rap(?:e|ed|es|ing)|forced|made me|penetrat\\S+|inside me|finger\\S*|had sex|sexo|viol(?:o|a|aron|ada|acion)|obligo|dentro de mi|drugged|drogo|unconscious|pinned|held me down',
);

/** A touch that was not wanted, told in plain words. */
export const touchedSaid = (words: string): boolean => TOUCHED(words);
/** And no more than that. */
export const isOnlyTouch = (words: string): boolean =>
  TOUCHED(words) && !WORSE(words.replace(NOT_WORSE, ' '));

/** "It was not that, he only touched me": what is said of it is no more than that. */
export const saysOnlyTouch = plainTest(
  '(?:only|just) (?:touch\\S*|grop\\S*|grabb\\S*|a touch|a hand|put (?:his|her) hand\\S*|his hand\\S*)|(?:not|never) (?:\\S+ ){0,3}(?:rap\\S+|that bad|like that|go that far|the hospital)|(?:solo|nomas|nada mas|unicamente) (?:\\S+ )?(?:me )?(?:toc\\S+|manose\\S+|agarr\\S+|roz\\S+|fue (?:un toque|la mano|tocar\\S*))|no (?:me )?(?:\\S+ ){0,3}(?:viol(?:o|a|aron|ado|ada|acion)|hizo (?:eso|mas|nada mas)|paso de ahi|llego a (?:tanto|mas))',
);

/** Who hurts a child may be one of these. */
export const namesElder = plainTest(
  '(?:my|the|a|mi|el|un|ma) (?:\\S+ )?(?:step ?(?:dad|father|brother)|dad|father|uncle|grandpa|grandfather|teacher|coach|priest|tutor|cousin|brother|padrastro|papa|padre|tio|abuelo|profe\\S*|maestro|entrenador|cura|pastor|primo|hermano)',
);

/** Somebody at work did it. */
export const namesBoss = plainTest(
  '(?:boss|manager|supervisor|foreman|team leader|employer|coworker|co worker|colleague|workmate|customer|client|jef[ea]|patron\\S*|encargad[oa]|supervisor\\S*|gerente|capataz|dueno|companer[oa] (?:de|del) trabajo|cliente)',
);

/** What it may cost to tell of it: the work, the shifts, the papers. */
export const fearsForJob = plainTest([
  '(?:los(?:e|ing)|lost|get|getting|fired|sack\\S*|keep) (?:\\S+ ){0,2}(?:job|work|shifts?|hours|visa|position|place)(?= )|(?:get|be|got|am|getting|gets) (?:\\S+ )?(?:fired|sacked|let go|laid off)|(?:fire|sack|dismiss) me|need (?:the|this|my) (?:job|money|work)|cannot (?:afford|risk) (?:\\S+ )?(?:lose|losing|job)',
  '(?:perder|pierdo|pierda|quedar\\S*|quedo|me quede) (?:\\S+ ){0,3}(?:trabajo|chamba|empleo|pega|laburo|puesto|curro|jale)|me (?:echan|echen|corren|corran|despid\\S+|botan|boten|sacan|van a (?:echar|correr|despedir|botar))|(?:necesito|ocupo) (?:\\S+ )?(?:el |la |este |esta )?(?:trabajo|chamba|empleo|pega|laburo|jale|plata|dinero)',
]);
