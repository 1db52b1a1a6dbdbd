/**
 * What is said of danger in plain words that stand for themselves, whatever else was heard in the text and whatever stands
 * open: help is called for, somebody is hurting the person, something was taken, somebody else is meant. In the words the
 * rules are written in (`normalisePlain`): no accents, "ha" as "lol".
 */

const words = (list: string) => new RegExp(`(?:^| )(?:${list})(?= )`);
const HA = '(?:ha|lol|has|he|haya)';

/** The police, an ambulance or the number itself, asked for; or a cry for help and nothing else. */
export const callsForHelp = (text: string): boolean =>
  text.split(' ').length <= LONGEST_CALL && CALLS.test(text);
const LONGEST_CALL = 14;
const CALLS = new RegExp(
  [
    '^(?:[.,] )*(?:please |por favor |porfa(?:vor)? )?(?:911|112|999|socorro|auxilio|sos|mayday|emergency|emergencia|police|policia|ambulance|ambulancia)(?: (?:please|now|ya|ahora|help|ayuda|por favor|porfa|rapido|[.,]))* $',
    '(?:^| )(?:call|get|send|need|want|phone|ring|reach|llama|llame|llamen|llamar|manda|manden|envia|necesito|quiero|numero de|number (?:for|of)) (?:\\S+ ){0,3}(?:the police|police|cops|911|112|an? ambulance|ambulance|emergency services|la policia|policia|ambulancia|una ambulancia|emergencias)(?= )',
  ].join('|'),
);
/** It is told that they were called, or are not wanted. */
const NO_CALL = words(
  'not|never|afraid|scared|already|called|hate|no|nunca|miedo|ya|llame|llamamos|llamo|vino|vinieron|came|when|cuando|if|si|my (?:dad|husband|mom|brother|son) is|would|used to',
);
export const callsForHelpNow = (text: string): boolean => callsForHelp(text) && !NO_CALL.test(text);

const CLOSE =
  '(?:husband|wife|boyfriend|girlfriend|bf|gf|partner|fiancee?|ex|he|she|him|stepdad|stepfather|marido|esposo|esposa|novio|novia|pareja|mujer|padrastro|el|ella)';
const BODY_PART = '(?:neck|throat|cuello|garganta)';

/** Force, or the fear of it, by somebody close: said, not asked about. */
const HURT = words(
  [
    // hands on a neck
    `(?:hand|hands|mano|manos) (?:\\S+ ){0,3}(?:on|around|round|at|en|al|alrededor) (?:\\S+ ){0,2}${BODY_PART}`,
    `(?:grabbed|squeezed|held|apreto|agarro|aprieta|agarra) (?:\\S+ ){0,4}${BODY_PART}`,
    '(?:is|was|keeps|started|tried) (?:\\S+ )?(?:choking|strangling) (?:me|my (?:baby|kid|son|daughter|child))|(?:he|she) (?:choked|strangled|chokes|strangles) me',
    '(?:me|la|lo|nos) (?:esta|estaba|anda|quiso|intento|empezo a|trato de) (?:ahorc\\S+|estrangul\\S+|asfixi\\S+)|(?:me|la|lo) (?:ahorc[ao]|estrangul[ao])|(?:esta|estaba) (?:ahorcando|estrangulando|asfixiando) a (?:mi|mis|la|el|nuestr[ao])',
    // blows
    '(?:que )?(?:me|nos) (?:pega|pego|pegan|golpea|golpeo|golpean|cachetea|cacheteo|patea|pateo|empujo|tiro contra|jalo del pelo)(?! (?:mucho |muy |fuerte )?(?:el|la|los|las|un|una|duro|en los|bien|mal))',
    `(?:me|nos) ${HA} (?:pegado|golpeado|empujado|dado (?:una? )?(?:paliza|guantazo|bofetada|cachetada|tortazo|hostia|ostia|golpe|punetazo|patada|leche))`,
    '(?:me|nos) (?:dio|da|mete|metio|solto) (?:\\S+ )?(?:paliza|guantazo|bofetada|cachetada|tortazo|punetazo|patada|manazo|golpiza|cintarazo)s?',
    'se le (?:va|fue|iba) la mano',
    '(?:he|she|my \\S+) (?:hits|hit|beats|beat|slapped|slaps|punched|punches|kicked|kicks|shoved|shoves) (?:me|us|on me)(?! up| with a (?:song|bill|question|text))',
    // threats to the life
    `${CLOSE} (?:\\S+ ){0,3}(?:is going to|will|wants to|tried to|threatened to|said he will|swore (?:he|she) would) kill me`,
    `${CLOSE} (?:\\S+ ){0,3}(?:me (?:va a matar|quiere matar|mata|amenaz\\S+)|(?:quiere|jura|juro|amenaza con) matarme)`,
    'si (?:entra|vuelve|llega|despierta|se despierta|se entera|me encuentra|me ve|sabe|me oye) (?:\\S+ ){0,3}me (?:mata|pega|revienta)',
    'if (?:he|she) (?:wakes|comes|gets|finds|sees|hears|knows) (?:\\S+ ){0,5}(?:kill|hit|hurt|beat)s? me',
    // drink, and what comes with it
    '(?:toma|tomado|bebe|bebido|borracho|emborracha) (?:\\S+ ){0,8}(?:se pone (?:feo|violento|agresivo|malo|como loco)|gritando|grita|rompe cosas)|(?:drinks|drunk|drinking) (?:\\S+ ){0,8}(?:gets (?:mean|ugly|violent|scary|rough)|starts (?:yelling|screaming|throwing))',
    // fear
    '(?:afraid|scared|terrified|frightened) of (?:him|her|what (?:he|she) (?:will|might|could|does)|my (?:husband|wife|boyfriend|girlfriend|bf|gf|partner|fiance|ex|stepdad|stepfather|dad|father|mom|mother|brother))',
    `(?:le tengo|tengo|me da) (?:mucho |un )?miedo (?:, )?(?:a|de) (?:el|ella|mi (?:marido|esposo|novio|pareja|ex|padrastro|mujer|novia|esposa|papa|dad)|lo que (?:me )?haga)(?! (?:futuro|examen|trabajo|resultado))`,
    'me da miedo (?:mi (?:marido|esposo|novio|pareja|ex|padrastro)|el cuando|cuando (?:toma|bebe|llega|se enoja))',
    // a door between them
    '(?:rompio|esta rompiendo|esta golpeando|golpea|patea|esta pateando|tumbo|esta tumbando|va a tirar|quiere tirar) (?:\\S+ ){0,2}puerta',
    '(?:is )?(?:banging|pounding|kicking|beating) (?:on |at |in |down )?(?:the|my) (?:\\S+ )?door|(?:broke|breaking|kicked) (?:down |in )?the (?:\\S+ )?door',
    '(?:encerrad[ao]|escondid[ao]) en el (?:bano|cuarto|armario|closet|dormitorio)|(?:en el|me meti al|metida en el) bano con el (?:pestillo|seguro|cerrojo)|(?:locked|hiding) (?:\\S+ )?in the (?:bathroom|bedroom|closet|toilet|laundry)',
    // what is left of it
    '(?:tengo el|me (?:rompio|partio|revento)(?: el)?) (?:labio|ojo) (?:roto|partido|morado|hinchado|reventado)|me rompio (?:el labio|la nariz|un diente|la boca)|(?:he|she) (?:split|busted|broke|blacked) my (?:lip|nose|eye|tooth|arm|rib)',
  ].join('|'),
);
/** It was no hand: an idiom, a game, a creature, a thing, or somebody who is not close. */
const NOT_HURT = words(
  'domino\\S*|uno|scrabble|cribbage|chess|draughts|poker|cards|kart|games?|fantasy|horseshoes|futbol|mesa|espada|pool|noodle|chancla|tabla|carino|cuota|tarjeta|renta|gripa|misericordia|mercy|harder|raro|sol|frio|viento|olor|cancion|musica|ola|gato|gata|perro|perra|cat|dog|puppy|kitten|horse|toddler|baby hit|video ?game|movie|pelicula|serie|book|libro|soccer|football|boxing|karate|judo|sparring|dream|dreamt|sone|sueno|pesadilla|nightmare|years ago|hace anos|when i was (?:a )?(?:kid|little|child|small)|de (?:nin[oa]|pequen[oa]|chic[oa])|never|nunca|no me pega|not hit|lo digo de broma|(?:mom|mother|dad|father|madre|padre|boss|jefe|jefa|teacher|profe) (?:\\S+ )?(?:is going to|will|va a|me) (?:kill|matar|mata)',
);
/** In this minute. */
const HURT_NOW = words(
  'is (?:\\S+ )?(?:choking|strangling)|esta (?:ahorcando|estrangulando|asfixiando|golpeando|rompiendo|tumbando|pateando)|me esta (?:ahorcando|pegando|golpeando)|rompio (?:\\S+ ){0,2}puerta|broke (?:\\S+ ){0,3}door|(?:banging|pounding|kicking) (?:\\S+ ){0,3}door|si entra|right now|ahora mismo|outside (?:the|my)|alla afuera|va a (?:tirar|entrar)',
);

/** Whether somebody is hurting the person, or they fear it, by plain words; `now`: in this minute. */
export function hurtSaid(text: string): 'now' | 'said' | null {
  if (text.length > LONGEST || !HURT.test(text) || NOT_HURT.test(text)) return null;
  return HURT_NOW.test(text) ? 'now' : 'said';
}
const LONGEST = 300;

/** A quantity of something that is no dose, taken. */
const TAKEN = words(
  [
    '(?:took|taken|swallowed|downed|necked|ate) (?:\\S+ ){0,2}(?:half|most|all|the whole|whole|entire|rest) (?:of )?(?:(?:the|my|her|his|a|them|it|that) )?(?:\\S+ )?(?:box|bottle|packet|pack|strip|blister|jar|pills|tablets|meds|medication|lot)(?! (?:of )?(?:choc\\S*|cookies?|crisps|chips|cereal|donuts?|candy|wine|water|juice|milk|pizza|soda))',
    '(?:took|taken|swallowed|downed|necked) (?:a (?:load|bunch|handful|ton|lot|whole lot|shitload|pile)|loads|too many|way too many|so many|[1-9]\\d|[6-9]) (?:of )?(?:\\S+ ){0,2}(?:pills|tablets|meds|medication|capsules|paracetamol|tylenol|ibuprofen|them|xanax|benzos)',
    '(?:have |i )?(?:taken|took) an overdose|(?:have |i )overdosed',
    '(?:tome|tomado|trague|tragado|meti|comi) (?:\\S+ ){0,2}(?:media|toda|todo|casi toda|entera|un monton de|muchas|un puno de|un punado de|el resto de|[1-9]\\d) (?:\\S+ ){0,2}(?:caja|frasco|bote|pastillas|pastis|blister|tableta|pildoras|comprimidos)',
    '(?:me )?(?:tome|trague|comi) (?:la caja|el frasco|el bote|todas las pastillas|todas las pastis)|(?:me (?:he|lol) )?tom(?:e|ado) una sobredosis|(?:he|lol) tomado (?:de mas|demasiadas)|me tome demasiadas',
  ].join('|'),
);
const NOT_TAKEN = words(
  '(?:not|never|no|nunca|have not) (?:\\S+ )?(?:took|taken|take|taking|swallow\\S*|tome|tomado|trague)|years ago|last year|hace anos|chemist|pharmacist|antibiotic\\S*|course|cajita|del dia|morning|nurse|wings|drawer|prescri\\S*|receta\\S*|doctor said|(?:he|she|they|friend|mom|mum|dad|brother|sister|cousin|amig[oa]|hermana|hermano|mama|papa|dog|perro|unai) (?:\\S+ ){0,2}(?:took|has|have|swallowed|tomo|trago)',
);
/** With that danger already open, less says it. */
const TAKEN_IN_RISK = words(
  '(?:i (?:have )?|just |already )(?:took|taken|swallowed|downed) (?:some|them|it|half|all|most|a few|the lot|everything|\\d+)|(?:ya )?me (?:las|los) (?:tome|trague|he tomado)|(?:me )?tome (?:algunas|unas|varias|la mitad|todas)',
);
const NOT_BACK = words('away|back|down|out|photo|picture|break|walk|shower|advice');

/** Whether something was taken that may be poison; in open risk also by fewer words. */
export const takenSaid = (text: string, isRiskOpen: boolean): boolean =>
  text.length <= LONGEST &&
  !NOT_TAKEN.test(text) &&
  (TAKEN.test(text) || (isRiskOpen && TAKEN_IN_RISK.test(text) && !NOT_BACK.test(text)));

/** A body that may already have something in it. */
export const feelsIll = (text: string): boolean => text.length <= LONGEST && ILL.test(text);
const ILL = words(
  '(?:feel|feeling|i am|getting) (?:\\S+ )?(?:sick|dizzy|sleepy|drowsy|woozy|numb|faint|cold all over)|throwing up|threw up|cannot stay awake|me siento (?:\\S+ )?(?:mal del estomago|maread[ao]|con sueno|rar[ao])|(?:estoy|ando) (?:\\S+ )?(?:maread[ao]|vomitando)|tengo nauseas|me da vueltas|me estoy durmiendo',
);

/** A message for those who stay. */
export const leavesWord = (text: string): boolean => text.length <= LONGEST && LEAVES_WORD.test(text);
const LEAVES_WORD = words(
  '(?:tell|let) (?:my \\S+|them|him|her|everyone)(?: know)? (?:(?:that )?(?:i (?:love|loved|am sorry|tried)|it (?:was|is) not (?:her|his|their|your)|it is nobodys)|not to (?:cry|blame))|(?:dile|diganle|digan|decile|diles) a (?:mi|mis) \\S+ que (?:\\S+ ){0,2}(?:quiero|quise|amo|perdone|lo siento|no fue su culpa|no es su culpa)',
);

/** A firearm in the words of the street, or any weapon, as being there. */
export const weaponSaid = (text: string): boolean =>
  text.length <= LONGEST && WEAPON.test(text) && !NO_WEAPON.test(text);
const WEAPON = words(
  '(?:tengo|esta|hay|anda|guardo|queda|sigue|total tengo|con) (?:\\S+ ){0,3}(?:fierro|chumbo|cuete|fusca|canon|pistola|escopeta|revolver|arma)|(?:el|la|un) (?:fierro|chumbo|cuete|fusca|arma|escopeta|pistola) (?:\\S+ ){0,2}(?:esta|sigue|ahi|aca|aqui|cerca|al lado|cargad[ao]|de mi)|donde esta el arma|(?:the|a|my|his|dads) (?:gun|pistol|rifle|shotgun|glock|piece|strap) (?:\\S+ ){0,3}(?:here|there|loaded|drawer|closet|next|truck|nightstand|with me)',
);
const NO_WEAPON = words(
  '(?:no|nunca|sin|not|never|without) (?:\\S+ ){0,2}(?:tengo|hay|tiene|have|own|arma|pistola|fierro|gun)|policia|police|game|juego|airsoft|nerf|entregue|gave|sold|vendi|locked',
);
