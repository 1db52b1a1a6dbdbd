import { plainTest } from '../../plain/people';

const DRUG =
  '(?:pills?|advil|motrin|nurofen|co ?codamol|sleeping (?:medicine|tablets?|pills?)|medicine|painkiller|gamot|tablets?|meds|medication|capsules|sleepers|painkillers|panadols?|tylenols?|paracetamol|acetaminofen|ibuprofen\\S*|aspirins?|xanax|benzos?|valium|morphine|oxy\\S*|codeine|tramadol|sertraline|antidepressants|insulin|insulina|pastillas?|pastis|pildoras|comprimidos|clona|clonazepam|rivotril|lorazepam|alprazolam|medicina|medicinas|medicamento|remedios?|calmantes?|pepas|gotas|para dormir|de dormir|de la presion)';
const POISON =
  '(?:bleach|rat poison|poison|sniper|pesticide|antifreeze|weedkiller|drain cleaner|stuff (?:from )?under the sink|cloro|lejia|lavandina|veneno|raticida|insecticida|thinner|acido muriatico)';
const TOOK =
  '(?:took|taken|take|swallowed|swalowed|downed|necked|popped|chugged|finished|injected|drank|ate|had|done|tome|tomado|tomao|trague|tragado|tragarme|meti|eche|heche|zampe|empuje|pinche|cogi|mandarme|comi|baje|clave|mande|puse|bebi|mezcle)';
const MUCH =
  '(?:half|most|all|every|everything|plenty|very much|full|em all|whole|entire|rest|loads?|bunch|handful|ton|lot|lots|too many|so many|way more|packs?|packets?|boxes|box|bottle|strips?|months worth|at once|one after another|media|toda|todo|todas|todos|entera?o?|monton|muchas|chingo|puno|punado|resto|cajas?|frasco|bote|pomo|tira|bottle|too|tableta|blister\\S*|no se cuantas|de una|de mas|\\d\\d+|[6-9])';

/** Something taken that is no dose. */
const TAKEN = plainTest(
  [
    `${TOOK} (?:\\S+ ){0,6}${MUCH} (?:\\S+ ){0,4}${DRUG}`,
    `${TOOK} (?:\\S+ ){0,4}${DRUG} (?:\\S+ ){0,4}(?:at once|in one go|all of (?:it|them)|de una|de golpe|todas|enteras?|con (?:una botella|alcohol|ron|vodka))`,
    `${TOOK} (?:\\S+ ){0,3}(?:half|all of|the whole|the entire) (?:the |my |her |his |a |them |it )?(?:box|bottle|packet|pack|strip|blister|cabinet|cabnet|frasco|bote|pomo|tira|caja|blister)`,
    `${TOOK} (?:\\S+ ){0,3}(?:everything|all) in the (?:cabinet|cabnet|medicine|bathroom)\\S*|${TOOK} (?:\\S+ ){0,4}months worth|todo lo que habia en el botiquin|lo d?e? un mes`,
    `(?:drank|drunk|drink|swallowed|swalowed|chugged|bebi|tome|trague|tomado) (?:\\S+ ){0,3}${POISON}`,
    '(?:took|taken|swallowed|swalowed|downed|necked|popped) (?:\\S+ ){0,2}(?:a load|loads|[1-9]\\d)(?: of (?:them|it|those))?(?= (?:$|[.,]|and|n|now|already|pills))',
    '(?:all )?(?:the )?(?:pills|tablets|meds) (?:are|r) in me|las tengo adentro|(?:no quede|no quedo) ni una(?: \\S+){0,4} comi|there is none left(?= [.,]? ?$)',
    `(?:have |i )?(?:taken|took) an overdose|(?:i |have )overdosed(?! on (?:sugar|choc|cookies|christmas))|me (?:he |lol )?tom(?:e|ado) una sobredosis|me empastille|me pase (?:con|de) (?:las? |los? )?(?:gotas|perico|coca|pastillas|dosis|${DRUG})`,
    'estomago lleno de? pastillas|me (?:zampe|trague|tome|baje|meti|mande) (?:\S+ ){0,2}(?:el |la |los )?(?:frasco|bote|pomo|tira|caja|bottle|blister)(?: entera?o?| completa?o?)?|me tome una tras otra|(?:tome|tomado) (?:demasiad[oa]s?|too lo que)|se me fue la mano con (?:la medicina|las pastillas|la dosis|los calmantes)|me tome (?:demasiadas|de mas|la caja|el frasco|el bote)|(?:me )?(?:baje|trague|tome) el (?:frasco|bote|blister) entero?a?',
    `me (?:las |los |la |lo )?(?:trague|tome|comi|clave|mande|baje) (?:\\S+ ){0,3}(?:pastis|pastillas|del corazon|de dormir|d mi|de mi)(?: \\S+){0,2}(?:abuela|mama|papa|padre|madre|dormir)?`,
  ],
  '(?:not|never|no|nunca|have not) (?:\\S+ )?(?:took|taken|take|taking|swallow\\S*|tome|tomado|trague)|years ago|last year|hace anos|chemist|pharmacist|antibiotic\\S*|course|cajita|del dia|every morning|this morning|nurse|wings|drawer|away|prescri\\S*|receta\\S*|doctor said|as (?:the )?doctor|azucar|sugar|choc\\S*|cookies|freno|frenos|(?:he|she|they|friend|mom|mum|dad|brother|sister|cousin|amig[oa]|hermana|hermano|mama|papa|dog|perro) (?:has |have |just |se )?(?:took|taken|swallowed|tomo|trago)',
);
const SOME = '(?:a few|a couple|some|several|a handful|a bunch|two or three|three or four|\\d+)';
const THEN =
  '(?: (?:already|earlier|now|just|before|tonight|today|so far|(?:an |\\S+ )?(?:hours?|minutes?|mins?|while) ago|ago|tbh|lol|i think))*(?= (?:$|[.,]|and|but|not|so|while|an|a|then))';
const UNAS =
  '(?:(?:unas|unos) (?:cuantas|cuantos|pocas|pocos)|varias|varios|algunas|algunos|un par|dos o tres|tres o cuatro|unas(?! \\S{4,})|bastantes|\\d+)';
const LUEGO =
  '(?: (?:ya|hace (?:un )?(?:rato|poco|\\S+ \\S+)|antes|hoy|ahora|creo|de (?:esas|ellas|las pastillas|las de \\S+)|pastillas))*(?= (?:$|[.,]|y|pero|no|asi|pa|para))';
/** With that danger already open, less says it. */
const TAKEN_IN_RISK = plainTest(
  [
    '(?:i (?:have )?|just |already |have )(?:took|taken|swallowed|swalowed|downed|did) (?:some|them|em|it|half|all|most|a few|the lot|everything|too many|loads|\\d+)|i did it(?= (?:$|[.,]))|me (?:las|los) (?:tome|trague|he tomado|comi)|(?:me )?tome (?:algunas|varias|la mitad|todas|unas)(?= (?:$|[.,]|ya|y|pero|hace|antes|pastillas|de (?:las|esas|ellas)))|lo hice(?= (?:$|[.,]))|took (?:a lot|alot|something)|i took something',
    `(?:(?:i |already |just |have )|(?<!\\S ))(?:had|took|taken|ate|eaten|swallowed|popped) (?:already )?${SOME} of (?:them|those|it|these|(?:the|my|her|his|moms|dads) (?:\\S+ )?(?:pills|tablets|meds))${THEN}`,
    `(?:i |already |just |have )(?:took|taken|swallowed|popped) (?:already )?${SOME}${THEN}`,
    `(?:me )?(?:las |los )?(?:he toma(?:do|o)|hemos tomado|tome|trague|he traga(?:do|o)) (?:ya )?${UNAS}${LUEGO}|(?:${UNAS}) (?:ya )?(?:me )?(?:las |los )?(?:he toma(?:do|o)|he traga(?:do|o)|tome|trague)(?= (?:$|[.,]|ya|y|hace|antes))`,
  ],
  '(?:not|never|no|nunca) (?:\\S+ )?(?:took|taken|take|swallow\\S*|tome|tomado|trague|hice|did)|back|away|down|photo|picture|break|walk|shower|advice|screenshot',
);

/** Whether something was taken that may be poison; in open risk also by fewer words. */
export const takenSaid = (text: string, isRiskOpen: boolean): boolean =>
  TAKEN(text) || (isRiskOpen && TAKEN_IN_RISK(text));

/** Of what was named before: "i had a couple". */
export const tookOfIt = plainTest(
  `(?:i |already |just |have )(?:had|ate|eaten) (?:already )?${SOME}${THEN}`,
  'not|never|no',
);

/** A body that may already have something in it. */
export const feelsIll = plainTest(
  '(?:feel|feeling|i am|getting) (?:\\S+ )?(?:sick|dizzy|sleepy|drowsy|woozy|numb|faint|cold all over|weird)|throwing up|threw up|cannot stay awake|me siento (?:\\S+ )?(?:mal del estomago|maread[ao]|con sueno|rar[ao])|(?:estoy|ando) (?:\\S+ )?(?:maread[ao]|vomitando)|tengo nauseas|me da vueltas|me estoy durmiendo|se me duermen las manos',
);
