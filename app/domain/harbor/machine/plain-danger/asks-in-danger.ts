import { NAMED, plainTest } from '../plain/people';

const DRINK =
  '(?:drink|sherry|vodka|whisk\\S+|gin|rum|brandy|wine|beers?|pint|cider|dram|nip|naggin|half|wee one|shot|swally|bevvy|trago|traguito|copa|copita|cerveza|cervecita|chela|birra|vinito|vino|ron|tequila|mezcal|aguardiente|vodka|cana|vasito|palit?os?|tragit?os?|buch(?:e|ito|es)|sorb(?:o|ito)|roncito|tequilita|mezcalito|tantito|tot|sip|snifter|wee drop|drop|can|tinnie)';
const MEDS =
  '(?:xanax|valium|benzos?|klonopin|ativan|\\S{2,}azepam|alprazolam|zolpidem|ambien|clona\\S*|rivotril|tafil|tramadol|oxy\\S*|sleepers|sleeping (?:pills|tablets)|sleep aids?|pastillas? para dormir|calmantes?|tranquilizantes?)';
const LENT = `(?:(?:her|his|their|some of her|one of her|one of his|(?:my|the) (?:\\S+ )?${NAMED}(?: s)?(?: own)?) (?:own )?(?:(?!the )\\S+ )?(?:pills?|tablets?|meds|sleepers)|(?:my )?(?:old|leftover|left over) (?:\\S+ )?(?:pills?|tablets?|meds|prescription)|(?:sus|una de sus) (?:pastillas?|medicinas?)|(?:pastillas?|medicinas?) (?:de (?:mi|ella|el|la)|viejas|que (?:me )?sobraron|que eran de))`;
const IT = `(?:${DRINK}|${MEDS}|${LENT})`;
/** Not asked of a little, but of all of it; and what was taken already. */
const MORE_THAN_THAT =
  'all (?:of )?(?:the|my|them|it|his|her)|every|the lot|whole (?:bottle|box|pack\\S*)|too many|how many|enough to|todas|todo el frasco|toda la caja|cuantas|kill\\S*|die|never wake|end it|matar\\S*|morir\\S*|no despertar';

/** Whether they may take a drink, or pills that are not prescribed to them now, to feel better or to sleep. */
export const asksToTake = plainTest(
  [
    `(?:should|can|could|may|might|do|shall|will|would|what if|if|suppose) i (?:just |maybe |not |\\S+ ){0,3}(?:have(?! to)|had|take|took|try|pop|neck|sip|down|use|drink) (?:\\S+ ){0,4}${IT}`,
    `would (?:\\S+ ){0,5}${IT} (?:\\S+ ){0,3}(?:help|stop|settle|calm|take|do)|${IT} (?:\\S+ ){0,7}(?:take the edge|edge (?:off|aff)|settle (?:me|it)|calm (?:me|it)|help me (?:sleep|rest)|would (?:that|it) (?:help|stop|take|settle|calm))`,
    `(?:give|gives|giving|gave|offer(?:s|ed|ing)?|hand(?:s|ed|ing)?) me (?:\\S+ ){0,5}${IT}`,
    `(?:do|should|can|could) i (?:take|have|drink) (?:it|them|one|the \\S+)(?: \\S+){0,2} (?:or not|yes or no)|${IT} (?:[.,] )?(?:yes or no|si o no)|(?:yes or no|si o no) (?:\\S+ ){0,4}${IT}`,
    `(?:(?:y )?si|puedo|podria|debo|deberia|y) (?:me )?(?:\\S+ )?(?:tomo|tomar(?:me)?|echo|echar(?:me)?|bebo|beber(?:me)?|meto|chupo|zampo) (?:\\S+ ){0,4}${IT}`,
    `(?:me (?:tomo|echo|bebo)) (?:\\S+ ){0,4}${IT} (?:\\S+ ){0,4}(?:se me (?:quita|pasa)|me (?:calma|ayuda|sirve)|o no)|${IT} (?:\\S+ ){0,4}(?:se me (?:quita|pasa)|me (?:calmaria|calma|ayudaria|quitaria)|para (?:dormir|calmar\\S*|aguantar))`,
    `me (?:da|de|quiere dar|ofrece|ofrecio|dio|puede dar|va a dar) (?:\\S+ ){0,4}${IT}|(?:me )?(?:la|lo|las|los) tomo o no`,
  ],
  `${MORE_THAN_THAT}|(?:i )?(?:already|have) (?:took|taken|had)|ya me (?:tome|tomo)|(?:gives|gave) me (?:the )?(?:creeps|ick)|half (?:an hour|the|of|past)|as prescribed|my doctor (?:said|gave|prescribed)|i would (?:kill|die) for|used to|last (?:night|week)|anoche|water|agua`,
);

const PAPERS =
  '(?:papers?|visa|status|immigration|documents?|legal|id|passport|green card|social security|papeles|documentos|migracion|pasaporte|residencia|identificacion)';
/** Whether they would be asked for papers, or handed to those who send people away. */
export const asksOfPapers = plainTest(
  [
    `(?:ask|asks|asking|need|check|want|demand|require) (?:\\S+ ){0,4}${PAPERS}|(?:report|reports|call|calls|tell|tells|tip off|work with|working with|send|sends|hand\\S*|inform|contact) (?:\\S+ ){0,3}(?:ice(?! (?:cream|pack|cubes?|cold))|immigration|border)|(?:ice|immigration|border patrol) (?:\\S+ )?(?:come|comes|find|finds|know|get|gets|be called|take)|(?:get|be|getting|being|have|has|had) (?:me |us )?deported|deport (?:me|us)|send (?:me|us) back`,
    '(?:without|no|have no|not have|not got) (?:\\S+ )?papers|undocumented|illegal(?:ly)? here|here illegal\\S*',
    `(?:pregunt\\S+|pid\\S+|pedir\\S*|exig\\S+|checan|revisan|hay que (?:dar|mostrar|ensenar)) (?:\\S+ ){0,4}${PAPERS}|(?:le |les )?(?:dicen|dice|avisan?|llaman?|reportan?|denuncian?|cuentan|pasan|trabajan) (?:\\S+ ){0,3}(?:a |con )?(?:migracion|la migra|inmigracion|ice)|(?:viene|vienen|llega|manda\\S*) (?:\\S+ )?(?:migracion|la migra|inmigracion)|(?:me|nos) (?:van a )?(?:deport\\S+|mandan (?:para|pa|de vuelta|a mi pais))`,
    '(?:no tengo|sin|no tenemos) (?:los )?papeles|indocumentad\\S+|(?:soy|estoy|ando) ilegal',
  ],
  'term papers?|wallpaper|newspaper|my papers are due|divorce papers|exam\\S*|homework|papeles del (?:coche|carro|banco|auto)|papeles de (?:la casa|divorcio)',
);

/** Whether the line, or a call to it, brings the police. */
export const asksOfPolice = plainTest(
  [
    '(?:will|would|do|does|are|is|if) (?:they|the (?:line|hotline|counsel\\S+|people)) (?:\\S+ ){0,5}(?:call|send|bring|tell|contact|involve|report (?:it |him |her |me )?to|get) (?:\\S+ ){0,3}(?:police|cops|feds|guards|garda\\S*)|(?:if|when) i (?:call|ring|phone|text) (?:\\S+ ){0,6}(?:police|cops)|(?:police|cops) (?:\\S+ )?(?:come|coming|turn up|show up|get called) (?:if|when) i',
    '(?:si|cuando) (?:yo )?(?:les )?(?:llamo|marco|hablo|escribo) (?:\\S+ ){0,5}(?:policia|patrulla)|(?:mandan|llaman|avisan|le dicen|viene|llega|traen) (?:\\S+ ){0,3}(?:policia|patrulla)(?= (?:$|[.,]|si|o|a))',
  ],
  'i (?:already )?called (?:the )?(?:police|cops)|should i call|they are (?:here|coming|outside)|ya llame|on (?:the|their) way',
);

const WHO_HEARS =
  '(?:job|work|boss|manager|school|teacher|parents|mom|dad|mother|father|family|husband|wife|landlord|church|insurance|jefe|jefa|trabajo|patron|patrona|escuela|colegio|papas|padres|mama|papa|familia|marido|esposo|esposa)';
/** Whether a line or a hospital tells those around them. */
export const asksWhoIsTold = plainTest([
  `(?:will|would|do|does|can|could|are) (?:they|the (?:line|hotline|hospital|doctors?|counsel\\S+|nurse|nurses)) (?:\\S+ ){0,3}(?:tell|call|contact|inform|ring|phone|notify|let) (?:\\S+ )?${WHO_HEARS}`,
  `(?:le |les )?(?:dicen|avisan|cuentan|llaman|van a (?:decir|avisar|llamar|contar)|informan) (?:\\S+ )?a (?:mi|mis|la|el) ${WHO_HEARS}|se (?:entera|enteran|va a enterar|van a enterar) (?:\\S+ ){0,2}(?:mi|mis|el|la) ${WHO_HEARS}`,
]);

const THEY = '(?:they|the (?:hospital|doctors?|nurses?|er|ward)|anybody|anyone)';
/** Whether this is worth anybody's help: they make too little of it, or fear to be in the way. */
export const fearsToBeTooMuch = plainTest(
  [
    `(?:would|will|do|can) ${THEY} (?:even |really |actually )*(?:take|see|treat|admit|help|laugh|turn|send|bother|want)(?: \\S+){0,3} (?:me|us|in|away|home|fool|drunk|somebody|someone|like me)|wast\\S+ (?!my )(?:\\S+ ){0,4}(?:time|ambulance|bed|doctor\\S*)|(?:they|them|doctors?|nurses?|hospital\\S*|ambulances?) (?:\\S+ )?(?:have|has|got|have got) (?:\\S+ )?(?:enough (?:to do|on)|better things|real|sicker|proper)|(?:not|never|no|nae) (?:\\S+ ){0,3}(?:ambulance|doctor|hospital|999|911|112|a and e) (?:for|over|just|because)|(?:just|only|but|is|it is) (?:a |an |the |a bit of |a touch of )*(?:jitters|hangover|shakes|collywobbles|dose of flu)|few spiders|make a fuss|be a nuisance|not (?:bad|sick|ill|serious) enough`,
    '(?:me|nos) (?:atienden|reciben|atenderian|recibirian|van a (?:atender|recibir|hacer caso|mandar (?:para|pa) (?:la )?casa)|hacen caso)|(?:gastar|desperdiciar|molestar|perder|ocupar|quitar\\S*) (?:\\S+ ){0,3}(?:ambulancia|medicos?|doctor\\S*|tiempo|cama)|tienen (?:\\S+ )?(?:cosas|enfermos|gente) (?:mas|peor|de verdad)|(?:solo|nomas|nada mas|es|son) (?:es |son |una |la |los |puros |simple )*(?:cruda|resaca|goma|guayabo|cana|temblorina|nervios)(?= (?:$|[.,]|nomas|y|no))|no es para tanto|por una (?:cruda|resaca|goma|tontera)|tan (?:poco|poca cosa)',
  ],
  'not (?:just|only)|ya no|no (?:es|son) (?:solo|nomas)',
);

/** How long it takes, and whether it passes by itself. */
export const asksIfItPasses = plainTest([
  'how long (?:does|do|will|would|until|till|before|is|am|can) (?:\\S+ ){0,6}(?:last|lasts|take|takes|pass|go|stop|stops|over|better|gone|bad|this)|(?:does|will|would|can) (?:it|this|that|they|the \\S+) (?:just |not )*(?:go|pass|stop|settle|ease|wear off|clear)(?: away| off| down)? (?:\\S+ )?(?:by itself|on (?:its|it is) own|itself|alone|anyway|soon|in the end|by morning|tomorrow|overnight)|when (?:does|will) (?:it|this) (?:stop|end|pass|go)|(?:over|past|through) the worst|(?:fine|grand|ok|okay|right) (?:in|after) (?:a |\\S+ )?(?:week|days?|couple)|sleep it off|ride it out',
  'cuanto (?:\\S+ )?(?:dura|tarda|tiempo|falta|demora)|cuando (?:se )?(?:me )?(?:pasa|quita|termina|acaba)|se me (?:pasa|quita|pasara)(?= (?:[.,] ?)*$)|se (?:me )?(?:pasa|quita|va|pasara|quitara) (?:sol[oa]|con el tiempo|durmiendo|en unos dias|al rato)|(?:ya )?paso lo peor|con dormir se',
]);

/** What to do until somebody is there. */
export const asksUntilThen = plainTest([
  'what (?:do|should|can|shall|am) (?:i|we) (?:\\S+ ){0,3}(?:till|til|until|while|whilst|in the mean ?time|meantime|before (?:they|he|she)|for the next)|(?:until|till|while|in the mean ?time) (?:\\S+ ){0,6}what (?:do|should|can) (?:i|we)|(?:anything|what) (?:\\S+ ){0,3}(?:while|till|until) (?:i|we|they|he|she) (?:wait|come|get|arrive)',
  '(?:que|y que) (?:\\S+ ){0,2}(?:hago|hacemos|puedo hacer|debo hacer) (?:\\S+ )?(?:mientras|hasta que|que (?:lleg|veng|teng)\\S+|en lo que|entretanto)|(?:mientras|hasta que|en lo que) (?:\\S+ ){0,4}(?:que hago|que hacemos)',
]);

/** How to say it to somebody who should take the thing, or come. */
export const asksHowToSay = plainTest([
  'how (?:do|would|could|can|does|should|on earth do) (?:i|you|one|a man|a person) (?:\\S+ ){0,2}(?:ask|tell|say|put|phrase|get|word|explain)|what (?:do|should|would|can|am) i (?:\\S+ )?(?:say|tell|write|text)|(?:not|no|dunno) (?:know )?(?:\\S+ )?(?:how to (?:ask|say|tell|put)|what to (?:say|tell|write))|would have to (?:explain|tell him|tell her|say why)',
  'como (?:\\S+ )?(?:(?:se )?(?:le|les|lo|la) (?:digo|pido|explico|cuento|hablo|planteo|escribo)|se (?:lo |la )?(?:dice|pide|llama|cuenta|digo|pido|explico))|que (?:se )?(?:le|les) (?:digo|escribo|pongo|cuento)|no se (?:\\S+ )?(?:como (?:decir|pedir|explicar|hablar)\\S*|que (?:decir|escribir|poner)\\S*)|(?:tendria|tengo) que (?:explicar|decir|contar)(?:le|selo|les)? (?:para que|por que|todo|el motivo)',
]);
