import { plainTest } from '../../plain/people';

/** A medicine by its kind, by the ending of its name, or by what it is for. */
const MEDICINE =
  '(?:pills?|tabs|tablets?|tabletas?|meds?|medication|medicines?|capsules?|capsulas?|drops|gotas|sleepers|sleeping (?:pills?|tablets?|stuff|meds?)|painkillers?|antidepressants?|benzos?|xanax|valium|ambien|nytol|benadryl|melatonina?|ibuprofen\\S*|panadols?|tylenols?|aspirins?|aspirinas?|paracetamol\\S*|acetaminof\\S+|insulina?|lithium|litio|warfarin\\S?|metformin\\S?|clona|rivotril|pastillas?|pastis|pildoras?|comprimidos?|medicinas?|medicamentos?|remedios?|calmantes?|somniferos?|(?:[^\\s.,]{3,}(?:azepam|azolam|oxetin[ea]?|tralin[ea]?|triptil\\w+|triptyl\\w+|triptal\\w+|tiapin[ea]?|zapin[ea]?|pidem|clone|clona|codon[ea]?|morph\\w+|morfina|pril|olol|profen\\S*|gabalin[ea]?|pentin[ea]?|triptan|statin[ea]?|zodone|zodona|trigine|methazine|ramol|madol|codamol|nytol|mycin)s?))';
const TOOK =
  '(?:took|taken|take|had|have had|swallowed|popped|necked|downed|done|used|tome|tomado|tomao|trague|eche|meti|mande)';
const COUNT =
  '(?:[4-9]|\\d\\d+|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|half a dozen|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|media docena|una docena)';
/** Too many, or double, of it. */
const TOO_MANY = `(?:too many|way too many|too much|a few (?:more|extra|too many)|(?:some|a couple|a few|\\d+|two|three|four|five) extra|an extra (?:few|couple|\\d+|two|three|four)|double (?:the|my|what)|twice (?:the|my|what)|triple (?:the|my)) (?:\\S+ ){0,4}?(?:${MEDICINE}|dose|doses)|more ${MEDICINE} than (?:i|the|it|my|they)|mas ${MEDICINE} (?:de|que) (?:las?|los?|el)`;
const OVER = [
  '(?:more|mor|mroe|extra|over) than (?:i (?:should|shud|ought|was|am|normally|usually|meant|would)|(?:the |my )?(?:dose|doctor|label|box|packet|leaflet|usual|normal|limit|prescri\\S+)|(?:it|they|you) (?:says?|said|should|are)|prescribed|usual|normal|recommended|supposed|directed|told|allowed)',
  TOO_MANY,
  '(?:over|above|past) (?:the|my) (?:\\S+ )?dose|(?:doubled|tripled) (?:up )?(?:on )?(?:the|my) (?:dose|\\S+)|(?:double|triple|two|three) (?:the )?doses?|overdid (?:it with )?(?:the|my)',
  `mas (?:${MEDICINE} )?(?:de (?:las|lo|los|la) (?:que (?:me )?(?:debia|debo|deberia|tocaba\\S*|toca|tengo|tomo|me (?:toca|tocaba\\S*|manda\\S*|receta\\S*|dijo|dieron)|dice|es|dijo)|debid[oa]s?|recetad[oa]s?|indicad[oa]s?|normal|cuenta|dosis|habitual|recomendad[oa]s?)|que (?:la dosis|lo))|(?:de mas|demasiad[oa]s|doble (?:dosis|de la dosis|de lo)|el doble|el triple|la dosis doble|dos dosis|tres dosis)`,
];
const OVER_ANY = `(?:${OVER.join('|')})`;
/** Nothing to eat or drink, no work, no photo: of those one may take more than one should. */
const OTHERWISE =
  '(?:biscuits?|cookies?|cakes?|chips|crisps|sweets|sugar|chocolates?|coffees?|teas?|beers?|wines?|drinks?|pints?|shots?|glasses|bites?|slices?|calls?|shifts?|hours?|days?|weeks?|classes|lessons|courses?|photos?|pics?|pictures?|steps?|notes?|breaks?|time|money|work|orders|customers|vitamins?|gummies|galletas?|tragos?|copas?|cervezas?|chelas?|birras?|vinos?|cafes?|cafecito|tequilas?|helados?|dulces?|horas?|dias?|fotos?|turnos?|clases?|vitaminas?)';
/** Long ago, by order, by a doctor who knows, not done, or only feared. */
const HARMLESS =
  '(?:not|never|no|nunca|have not|without) (?:\\S+ )?(?:took|taken|take|taking|had|tome|tomado|tomar|me tome)|(?:last|the other) (?:week|month|year|summer|winter)|(?:years?|months?|weeks?) ago|(?:la|el) (?:semana|mes|ano) (?:pasad[oa])|hace (?:\\S+ )?(?:anos?|meses|mes|semanas?)|once when|when i was|cuando era|de (?:chic|nin)[oa]|doctor (?:knows|said|told|says|upped|raised|put)|(?:el|la|mi) (?:medic[oa]|doctora?) (?:\\S+ )?(?:sabe|dijo|subio|aumento|mando)|as (?:it|the (?:doctor|box|label)) says?|as (?:directed|prescribed)|como (?:dice|manda|indica)|(?:a|per|each|every) (?:day|night|morning|week)|every ?day|al dia|por dia|por noche|cada (?:dia|noche|manana)|if i|what if|afraid|scared|(?:can|could|may|want to|going to|do|might|shall|should i|would) (?:i )?(?:\\S+ )?(?:take|have|swallow)|(?:puedo|podria|quiero|voy a|debo|deberia) (?:\\S+ )?tom\\S+|si (?:me )?tomo|forgot|olvid\\S+|dog|cat|perr[oa]|gat[oa]|(?:he|she|they|friend|mom|mum|dad|brother|sister|cousin|amig[oa]|hermana|hermano|mama|papa) (?:has |have |just |se )?(?:took|taken|swallowed|had|tomo|trago)';
const NOT_HERE = `${HARMLESS}|(?:more|extra|few|many|much|couple|some|dozen|\\d+|double|mas|unas|unos|demasiad[oa]s|doble) (?:\\S+ )?(?:of )?(?:the |de )?${OTHERWISE}(?! (?:ago|later|after))|${OTHERWISE} de (?:mas|sobra)`;

/** More of a medicine than the dose, told plainly: whatever it was taken for. */
const OVER_DOSE = plainTest(
  [
    `${TOOK} (?:\\S+ ){0,6}?${OVER_ANY} (?:.* )?${MEDICINE}`,
    `${TOOK} (?:\\S+ ){0,6}?${TOO_MANY}`,
    `${MEDICINE} (?:\\S+ ){0,8}?${TOOK} (?:\\S+ ){0,4}?(?:${OVER_ANY}|too many|a few (?:more|extra)|de mas)`,
    `(?:pills|tablets|pastillas|pildoras|tabletas) (?:\\S+ ){0,7}?(?:i|me|y) ${TOOK} (?:them all|all of them|todas|todos|toda la caja)`,
    `${TOOK} (?:\\S+ ){0,4}?(?:${OVER_ANY}) (?:\\S+ ){0,6}(?:knock me|to sleep|sleep|out cold|dormir\\S*|descansar|tranquiliz\\S+|calm\\S*)`,
    `${TOOK} (?:\\S+ ){0,4}?(?:(?:more than|over|above|double|twice|past) (?:the|my) (?:\\S+ )?dose|mas de la dosis|doble dosis|(?:mi|la) dosis doble)`,
    `(?:me )?(?:las |los |la |lo )?(?:he |lol )?${TOOK} (?:\\S+ )?de mas(?= (?:$|[.,]|y|pero|pa|para|anoche|hoy|ayer|las|los|de|pastillas))`,
    `me (?:pase|he pasado|lol pasado) (?:\\S+ ){0,2}(?:con|de) (?:la |las |los |el |mis? )?(?:\\S+ )?(?:dosis|${MEDICINE})|se me (?:fue|paso) la mano con (?:la |las |los |el |mis? )?(?:dosis|${MEDICINE})`,
    `(?:take|took|taken|tome|tomado) (?:\\S+ ){0,2}(?:an )?overdose`,
    `(?:doubled|doubling|tripled|overdid|overdone|doble|duplique|triplique) (?:it )?(?:up )?(?:on |with |de |con )?(?:(?:the|my|me|las?|los?|el|mis?) )?(?:\\S+ )?(?:${MEDICINE}|dose|doses|dosis)`,
  ],
  NOT_HERE,
);

/** A number of them at once that is no dose. */
const COUNTED = plainTest(
  [
    `(?:took|taken|had|swallowed|popped|necked|downed) (?:about |like |maybe |around )?${COUNT} (?:or (?:\\S+ )?|to )?(?:\\S+ )?(?:of )?(?:(?:the|them|those|my|me|her|his) )?(?:\\S+ )?${MEDICINE}`,
    `(?:me )?(?:tome|tomado|trague|eche|meti|mande) (?:como |unas |unos )?${COUNT} (?:de )?(?:(?:las|los|mis|esas|esos|la) )?(?:\\S+ )?(?:de )?${MEDICINE}`,
    `${MEDICINE} (?:\\S+ ){0,5}?(?:i )?(?:think i |i think )?(?:took|had|taken|tome|me tome) (?:about |like |maybe |como )?${COUNT}(?= (?:$|[.,]|of|or|de|and|y|i))`,
  ],
  NOT_HERE,
);

/** Whether more than the dose was taken, by words that need no talk of dying around them. */
export const overDoseSaid = (words: string): boolean => OVER_DOSE(words) || COUNTED(words);

/** What a body tells that may have too much in it, where it is known that something was taken. */
export const feelsDull = plainTest(
  '(?:bit|little|lot|very|so|really|feel|feeling|felt|am|getting|going|gone|kinda|all|still) (?:\\S+ )?(?:swimmy|sleepy|drowsy|woozy|floaty|spacey|wobbly|groggy|dopey|fuzzy|foggy|heavy|numb|dizzy|lightheaded|out of it|spaced out|sick|sluggish|slow|hot|cold|shivery)|(?:head|room|everything) (?:is )?(?:\\S+ )?(?:spinning|swimming)|heart (?:is )?(?:\\S+ )?(?:racing|pounding|slow)|cannot (?:keep|stay) (?:\\S+ )?(?:awake|eyes|open)|slurring|(?:estoy|me siento|ando|me noto|medio|algo|un poco|bien|toda?) (?:\\S+ )?(?:maread[ao]|atontad[ao]|dormid[ao]|adormilad[ao]|adormecid[ao]|aturdid[ao]|grogui|flojit?[ao]|lent[ao]|ido|ida|rar[ao]|borros[ao]|volad[ao]|pesad[ao])|(?:me da|tengo|con) (?:\\S+ )?(?:sueno|mareo|nauseas|vertigo|taquicardia)|me da vueltas|se me (?:cierran|nubla|duermen)',
);

/** What was taken is asked about: whether it is too much, whether to worry. */
export const asksOfTaken = plainTest(
  '(?:should|do|shud|need) (?:i|we) (?:be )?(?:\\S+ )?(?:worr(?:y|ied)|concerned|scared|bothered|call|go|ring)|(?:is|was) (?:that|it|this) (?:\\S+ )?(?:a lot|too (?:much|many)|dangerous|bad|ok|okay|safe|fine|an overdose|harmful|serious)|(?:will|would|can|could) (?:it|that|they|these) (?:\\S+ )?(?:hurt|harm|kill|do (?:me|anything)|be (?:ok|okay|fine|dangerous))|(?:am i|will i be) (?:\\S+ )?(?:ok|okay|fine|alright|in danger)|(?:es|sera|seria|era) (?:\\S+ )?(?:mucho|mucha|demasiado|peligros[oa]|malo|grave|normal|una sobredosis)|(?:me|te) (?:\\S+ )?(?:preocup\\S+|hara dano|hace dano|pasara algo|va a pasar algo|puede pasar|asusto)|(?:hay|tengo) que (?:preocup\\S+|ir|llamar)|(?:hace|hara|haran|hacen) (?:dano|mal|algo)|(?:estare|voy a estar) bien|pasa algo',
);

/** The thing itself is named. */
export const namesMedicine = plainTest(MEDICINE);

/** That dying was not what it was for: for the body that changes nothing. */
export const wasNotToDie = plainTest(
  '(?:not|never|nowt|nothing|no) (?:\\S+ ){0,3}(?:like that|kill\\S*|die|dying|suicid\\S*|end (?:it|my)|on purpose|that|meant)|(?:just|only) (?:want|wanted|needed|trying|after) (?:\\S+ ){0,3}(?:sleep|kip|rest|calm|peace|relax|pain|quiet)|to (?:help me )?(?:sleep|calm|relax)|by (?:accident|mistake)|accident\\S*|knock me out|(?:no|nada) (?:\\S+ ){0,4}(?:matar\\S*|morir\\S*|suicid\\S*|de eso|asi|a proposito|es eso)|(?:solo|nomas|nada mas) (?:\\S+ )?(?:queria|quiero|quise|era|necesitaba|es|pa|para) (?:\\S+ ){0,3}(?:dormir\\S*|descansar\\S*|calmar\\S*|tranquil\\S*|relajar\\S*|dolor)|(?:para|pa) (?:poder )?(?:dormir\\S*|descansar|calmarme|relajarme)|sin querer|por error|eso no',
);

/** So many a day, as it is prescribed. */
export const isDaily = plainTest(
  `i take (?:\\S+ ){0,3}${MEDICINE} (?:\\S+ ){0,3}?(?:a|per|each|every) (?:day|night|morning|week)|(?:me )?tomo (?:\\S+ ){0,3}${MEDICINE} (?:\\S+ ){0,3}?(?:al dia|por dia|diarias|cada (?:dia|noche|manana))`,
  'today|tonight|just|at once|all|hoy|de golpe|todas',
);
