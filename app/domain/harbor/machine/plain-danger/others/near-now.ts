import { NAMED, plainTest } from '../../plain/people';

/** The same test for any clause of a text that hangs on no "if": what one clause denies takes nothing back of another. */
const inAClause = (test: (text: string) => boolean) => (text: string) => {
  const clauses = text.split(/ [.,] | (?:but|pero) /).map((each) => ` ${each.trim()} `);
  return clauses.some((each, index) => test(each) && !IF.test(clauses[index - 1] ?? ''));
};
const IF = /^ (?:(?:and|y|but|pero) )?(?:if|when|si|cuando) /;

const WHO = `(?:he|she|they|we|hes|shes|theyre|wifes|(?:my |the |our |mi |la |el )?(?:\\S+ )?${NAMED}s?|[a-z]+s?)`;
const HOSPITAL =
  '(?:a and e|a e|er|e r|emergency(?: room)?|hospital|the regional|casualty|infirmary|clinic|ward|urgencias|la guardia|clinica|posta|cruz roja|emergencias)';
const CAR =
  '(?:car|van|taxi|cab|uber|truck|jeep|lorry|ambulance|bus|motor|carro|coche|auto|camioneta|taxi|troca|moto|combi|ambulancia)';

/** They are on the way to help, in something that drives. */
export const isOnTheWay = inAClause(
  plainTest(
    [
      `(?:we are|i am|now|am|sat|sitting|just got|got|get|right) (?:\\S+ ){0,2}(?:in|into|on) (?:the|a|his|her|my|our|an|their) (?:\\S+ )?${CAR}(?! (?:park|crash|accident))|(?:driving|drives|takin|taking|bringing|running|giving|brings) me (?:\\S+ ){0,4}(?:there|to|in|up|over|${HOSPITAL})|on (?:our|my|the|his|her) way (?:\\S+ ){0,3}(?:there|to|in|${HOSPITAL})|(?:going|headed|heading|off|driving) (?:\\S+ )?(?:to|for|towards) (?:\\S+ )?${HOSPITAL}|(?:nearly|almost) (?:there|at (?:\\S+ )?${HOSPITAL})`,
      `(?:vamos|voy|estamos|estoy|ya vamos|andamos|sali|salimos) (?:\\S+ ){0,3}(?:en|rumbo|camino|para|hacia|pal|al) (?:\\S+ )?(?:${CAR}|${HOSPITAL})|(?:me|nos) (?:esta |estan )?(?:llevando|lleva|llevan)(?: \\S+){0,4} (?:al|a|en|ya|${HOSPITAL}|${CAR})|(?:camino|rumbo) (?:a|al|del) (?:\\S+ )?${HOSPITAL}`,
    ],
    'should|if|can|could|will|would|cannot|not|never|nobody|no (?:voy|vamos|puedo|quiero|hay)|do (?:i|we)|si|tomorrow|manana|later|after|wait|cuando|tengo que ir|debo ir|alone in|fumes|engine|hose|garage|yesterday|ayer|last time|police|policia|cops',
  ),
);

/** They are where help is, or it has come to them. */
export const isAtHelp = inAClause(
  plainTest(
    [
      `(?:we are|i am|am|just got|got|we have|arrived|here|sat|sitting|waiting) (?:\\S+ ){0,3}(?:at|in|to|outside) (?:the |a )?${HOSPITAL}|(?:ambulance|paramedics?|doctor|nurse|crew) (?:is |are |has |have |just |now |is just )*(?:here(?= (?:$|[.,]|now|and|with|they|he|she|so))|arrived|at the door|outside|come in|with me|came)|(?:they|doctors?|nurses?) (?:have |are |is )?(?:taken me in|took me in|admitted me|putting (?:me on )?a drip|seeing me)`,
      `(?:ya )?(?:llegamos|llegue|estamos|estoy|ya estoy) (?:\\S+ )?(?:en|a|al) (?:el |la |las )?${HOSPITAL}|(?:llego|ya (?:esta|llego|estan)|esta aqui) (?:\\S+ )?(?:la ambulancia|el medico|la doctora|el doctor)|llegaron (?:los )?(?:paramedicos|de la ambulancia)|(?:la ambulancia|el medico|los paramedicos) (?:ya )?(?:llego|llegaron|esta aqui|estan aqui|esta afuera)|ya me (?:atienden|estan atendiendo|ingresaron|internaron)`,
    ],
    'if|when|should|will|would|was|were|last (?:time|week|year)|before|yesterday|ago|not|never|no|cuando|si|antes|ayer|hace|la otra vez|work|trabajo|works|his|her|visiting|mi (?:mama|papa) (?:esta|en)|open|opens|closed|closes|shut|only|could|can|cerrad\\S+|abre|cierra|podria|voy a|tendria que',
  ),
);

/** Somebody told by what they are to the person, or by a name and a word of being: not any word that stands before "here". */
const UP_WHO = `(?:(?:he|she|they|we|hes|shes|theyre|wifes|(?:my |the |our |mi |la |el )?(?:\\S+ )?${NAMED}s?) (?:is |are |now |just |finally )*|(?!(?:it|what|that|this|there|who|which|where|nobody|nothing|everything|all|dog|cat|one|time|road|number|door) )[a-z]+ (?:is|are|has) (?:now |just |finally )*|(?!(?:is|was|its|this|has|does|yes|always|lives|thats|whats|theres|lets|us|things|less|unless|nobodys) )[a-z]{3,}s (?:now |just |finally )*)`;
/** Somebody is awake, beside them, or getting ready to go with them. */
export const isSomebodyUp = inAClause(
  plainTest(
    [
      `${UP_WHO}(?:up(?: now)?|awake|out of bed|getting (?:up|dressed|ready)|dressed|here(?: now)?|(?:here )?with (?:me|us)(?: now)?|next to me|beside me|sitting with me|holding my hand)(?= (?:$|[.,]|now|and|she|he|they|yeah|yes|but|so|putting|already|i))|(?:woke|woken|got|roused) (?:her|him|them|my \\S+|the \\S+)(?: up)?(?= (?:$|[.,]|and|now|she|he|they|up))|(?:is |has |have |got |puts?|putting|pulling|finding|getting |grabbing |tying )+(?:on )?(?:his|her|their|my|me) (?:coat|shoes|boots|jacket|keys|car keys|socks)(?: on)?|(?:putting|puttin) (?:shoes|a coat|my shoes|a jacket) on me|(?:came|come|popped|been) (?:over|round|in|down|up) (?:to (?:me|us)|now|and|with)|stay(?:s|ing)? (?:the night|over|with me|here tonight)`,
      '(?:ya )?(?:se )?(?:desperto|levanto|esta despiert\\S+|anda despiert\\S+)|(?:la|lo|los|le) (?:desperte|levante|pare)|(?:esta|estan|anda) (?:aqui|aca|conmigo|a mi lado|junto a mi|sentad\\S+ conmigo)|se (?:esta|anda) (?:vistiendo|poniendo|alistando|cambiando)|(?:ya )?(?:vino|llego|bajo|subio|entro|salio) (?:mi|la|el|don|dona) \\S+|(?:mi|la|el) \\S+ (?:ya )?(?:vino|llego|esta aqui|bajo|entro)|se queda (?:a dormir|conmigo|esta noche|aqui)|(?:agarr|busc|tom)(?:o|a|ando) (?:las|sus) llaves',
    ],
    'not|never|no (?:se|la|lo|quiero|esta|hay)|what is up|(?:i|just|not) (?:give|gave|giving) up|nobody|naebody|nae|nadie|asleep|sleepin\\S*|dormid\\S+|durmiendo|if|when|should|could|would|cannot|si|cuando|deberia|dead|drunk|passed out|borrach\\S+|waiting|hope|ojala|wish|shadow|bugs?|spiders?|voice|police|policia|cops|dogs?|cats?|perr\\S+|gat[oa]|only|open|closed|closes|cerrad\\S+|no (?:viene|vino|llego)|in bed|goes to bed|would have|vendria|podria',
  ),
);

const CALL =
  '(?:rang|ringing|rung|called|calling|phoned|phoning|dialed|dialled|dialing|on to|on the phone (?:to|with))';
const FOR_HELP =
  '(?:999|911|112|000|111|108|an? ambulance|the ambulance|ambulance|doctor|the doctor|emergency|nhs|out of hours|poison control)';
/** Somebody near has called, or it is said when they come. */
export const isCalledFor = inAClause(
  plainTest(
    [
      `${WHO} (?:is |has |have |just |are |now |already )*${CALL} (?:\\S+ ){0,2}${FOR_HELP}|(?:they|ambulance|it|paramedics) (?:say|said|says|will be|is|are|be)(?: \\S+){0,3} (?:\\d+|ten|fifteen|twenty|thirty|half an|an|five|few|couple) (?:of )?(?:mins?|minutes?|hour)|(?:ambulance|paramedics) (?:\\S+ )?(?:booked|sent|coming|on (?:its|the|their) way)`,
      '(?:mi|la|el|ella|ya) (?:\\S+ )?(?:llamo|llamaron|marco|esta llamando|hablo|pidio) (?:\\S+ ){0,2}(?:a la |al |la |una |a una )?(?:ambulancia|911|112|emergencias|999|061|106|123|doctor|medico)|dicen que (?:\\S+ ){0,4}minutos|(?:llega|llegan|vienen|tarda|tardan) (?:\\S+ ){0,3}(?:minutos|media hora)',
    ],
    'not|never|no|nobody|nadie|if|should|could|would|si|cannot|wast\\S+|should have|wants to|last time|yesterday|ayer|ago|boss|work',
  ),
);

const THING =
  '(?:it|them|(?:the|my|his|all the|both) (?:\\S+ )?(?:guns?|shotgun|rifle|pistol|revolver|shells|cartridges|ammo|bullets|pills|tablets|meds|knife|knives|blades?|rope|keys?|box|bag))';
const COSA =
  '(?:(?:la|las|el|los|mi|mis|su) (?:\\S+ )?(?:escopeta|pistola|arma|rifle|revolver|cartuchos|balas|pastillas|medicinas|cuchillos?|navajas?|soga|cuerda|llaves?|caja|frasco))';
/** Somebody has come for what they could use, and has it. */
export const tookTheThing = inAClause(
  plainTest(
    [
      `(?<!i )(?:he|she|they|[a-z]+|(?:my |the )?(?:\\S+ )?${NAMED}) (?:has |have |just |already |now )*(?:took|taken|got|grabbed|picked up|collected|put|loaded|locked|has|holds?|carried) ${THING} (?:\\S+ ){0,5}(?:car|truck|van|safe|trunk|boot|home|away|up|with (?:him|her|them)|now|locked|off me|out of|shed|cabinet|pocket|house|next door)`,
      `(?:ha |lol |han |ya )?(?:cogido|cogio|llevado|se (?:ha |lol |la |las |lo |los )*(?:llevo|llevado)|agarro|agarrado|metio|metido|guardo|guardado|recogio|recogido|tiene) ${COSA}|(?:se|me) (?:la|las|lo|los) (?:ha |lol |han )?(?:llevo|llevado|llevaron|quito|guardo|guardado|recogio)|${COSA} (?:ya )?(?:la|las|lo|los) (?:tiene|guarda|guardo|metio|llevo)`,
    ],
    'if|will|would|could|should|can|cannot|not|never|nobody|no|nadie|si|podria|puede|quiere|wants? to|going to|va a|police took|i (?:took|got|grabbed|put|have|had)|my mouth|hide|hides',
  ),
);

/** Somebody is on the way to them, by what they wrote back. */
export const comesSoon = inAClause(
  plainTest(
    [
      '(?:be|is|are|here|there|over|coming|come|arrive\\S*) (?:\\S+ ){0,4}in (?:\\S+ )?(?:\\d+|ten|five|twenty|fifteen|half an|an|few|couple|thirty) (?:of )?(?:mins?|minutes?|hour)|(?:in|within) (?:\\d+|ten|five|twenty|fifteen|a few) (?:mins?|minutes) (?:he|she|they|\\S+) (?:is|will be|are|comes?)|(?:says?|said|wrote|texted|replied)(?: \\S+){0,3} (?:coming|on (?:his|her|their|the) way|be (?:here|there|over|round))',
      '(?:en|dentro de) (?:\\S+ )?(?:\\d+|cinco|diez|quince|veinte|treinta|media|unos|un) (?:minutos?|min|hora|ratito|rato) (?:\\S+ )?(?:esta|llega|viene|aqui|aca|estan|llegan)|(?:llega|viene|esta|aqui|cae|pasa) (?:\\S+ ){0,2}(?:en|dentro de) (?:\\S+ )?(?:\\d+|cinco|diez|quince|veinte|treinta|media|unos|un) (?:minutos?|min|hora|ratito|rato)|(?:dice|dijo|puso|contesto|(?:ha|lol) (?:puesto|dicho|escrito)|escribio) que (?:ya )?(?:viene|llega|esta aqui|sale)',
    ],
    'if|not|never|nobody|nadie|no (?:viene|llega|puede)|would|could|should|si|cannot|police|policia|cops|train|tren|bus|kill\\S*|husband is|he is (?:drunk|angry|mad)',
  ),
);

const KEEPS = '(?:take|keep|hold|have|look after|store|mind|collect|fetch|lock|hide|get)';
/** Who could take what they could use, told in whatever words: "my brother in law could, he has a cabinet". */
export const namesKeeper = plainTest(
  [
    `(?:(?:my|the|our|a) (?:\\S+ ){0,2}?(?:${NAMED}|in law|lady|man|woman|guy|pastor|landlord|priest)(?: (?:next door|in law|across the \\S+|from \\S+|upstairs|downstairs|who \\S+|\\S+))?|he|she) (?:could|can|would|might|will|is able to)(?= (?:$|[.,]|probably|maybe|${KEEPS}|i think|do|he|she|as|because))`,
    `(?:ask|give (?:it|them) to|leave (?:it|them) with|take (?:it|them) to|hand (?:it|them) to) (?:my|the|our) (?:\\S+ ){0,2}?(?:${NAMED}|in law|lady|man|woman|guy)`,
    `(?:llevar|guardar|dar|dej|tener|entregar|cuidar)\\S* (?:\\S+ ){0,3}(?:podria|puede|a) (?:mi|la|el|don|dona) (?:\\S+ ){0,3}?(?:${NAMED}|senora?|muchach\\S+|chic[oa]|dona|cura|padre)|(?:mi|la|el) (?:${NAMED}|senora?|muchach\\S+|chic[oa])(?: (?:de (?:al lado|enfrente|arriba|abajo|la esquina)|\\S+)){0,2} (?:(?:me )?(?:la|las|lo|los) )?(?:podria|puede|guardaria|llevaria|tendria|guarda|cuidaria)(?: \\S+){0,2}|(?:mi|la|el) (?:${NAMED}|senora?) (?:\\S+ ){0,7}me (?:la|las|lo|los) (?:guarda|guardaria|tendria|cuidaria|llevaria)|(?:podria|puedo) (?:dar|dejar|llevar|encargar|pedir)(?:se)?(?:le|la|las|lo|los) ?(?:\\S+ )?a (?:ella|el|mi|la)`,
  ],
  'could (?:not|never|kill|hurt|have|hear|see|be)|can (?:not|hear|see|never)|cannot|would (?:not|kill|never|be|hate|find|freak|die|worry|laugh|cry|miss)|no (?:podria|puede)|nobody|nadie|never|nunca|if|si (?:se|la|lo)|better off|mejor sin|find out|lend|prest\\S+',
);
