import { NAMED, plainTest } from '../plain/people';

const THING =
  '(?:them|it|those|these|everything|the lot|the rest|em|(?:the|my|his|her|all the|all my) (?:\\S+ )?(?:pills|tablets|meds|medicine|medication|painkillers|gun|rifle|shotgun|pistol|knife|knives|blades?|razors?|rope|keys?|stuff|box|bottle|packets?))';
const COSA =
  '(?:(?:las|los|la|el|mis|mi|todas las|todos los) (?:\\S+ )?(?:pastillas|medicinas|medicamentos|pistola|escopeta|arma|cuchillos?|navajas?|cuchillas?|soga|cuerda|llaves?|caja|frasco|cosas))';
const NOT_I = '(?!i |we |you |nobody |no |who |yo |nadie |quien )';

/** A plan to hand what could be used to somebody, or to leave it with them. */
export const plansToGive = plainTest(
  [
    `(?:could|can|would|might|will|ill|il|gonna|going to|let me|maybe|should|suppose) (?:\\S+ ){0,3}(?:drop|give|chuck|leave|hand|take|bring|pass|bung|lob|sling|return|run|pop|drive|walk) ${THING} (?:\\S+ ){0,2}?(?:off |over |round |back |up |down )?(?:at|to|with|round|by|next door|across|over|for) ?`,
    `(?:could|can|would|might|will|gonna|going to|let me|maybe) (?:\\S+ ){0,2}give (?:him|her|them|my \\S+|\\S+) ${THING}`,
    `(?:^|[.,] |and |maybe |think |reckon |guess |suppose )${NOT_I}(?:\\S+ ){1,7}(?:could|would|can|will|might|said (?:he|she) (?:would|will|could)) (?:\\S+ )?(?:keep|hold|mind|look after|take|store|lock|have|hide|fetch|collect|grab|come (?:and )?get|hang on to) ${THING}`,
    `(?:se )?(?:las|los|la|lo) (?:podria|puedo|podriamos|voy a|puede|pueden) (?:\\S+ )?(?:dejar|dar|llevar|entregar|pasar|guardar|tener|cuidar|esconder)|(?:podria|puedo|podriamos|voy a|quiza|quizas|capaz) (?:\\S+ )?(?:dej|d|llev|entreg|pas)(?:ar)(?:se)?l[ao]s? (?:\\S+ ){0,2}(?:a|con|donde|en)|(?:podria|puedo|voy a) (?:dejar|dar|llevar|entregar) ${COSA} (?:a|con|donde|en)`,
    `me (?:las|los|la|lo) (?:guarda|guardaria|guardan|tendria|tiene|cuida|cuidaria|podria guardar|puede guardar|esconderia|esconde|recoge|recogeria)(?= )`,
  ],
  '(?:not|cannot|never|nobody|no one) (?:\\S+ ){0,2}(?:drop|give|leave|hand|take|bring|keep|hold|have)|take (?:them|it) all|(?:the )?(?:edge|bridge|ledge|river|lake|tracks|puente|rio|vias)|take them with|(?:in|into) my (?:mouth|arm|wrist|hand)|no (?:se )?(?:las|los|la|lo)|nadie|do i|should i|must i|tengo que|why|por que|para que',
);

/** The same, said shortly of a person and the thing, or of a safe that is somebody else's: "se la dejo al compadre". */
export const plansForIt = plainTest(
  [
    `(?:se |le |les )(?:la|lo|las|los) (?:dejo|doy|entrego|llevo|paso|encargo|dejare|voy a (?:dejar|dar|entregar|llevar|encargar)) (?:\\S+ ){0,2}(?:a|al|con|donde)|(?:le |les )(?:dejo|doy|entrego|llevo|encargo) ${COSA} a`,
    `(?:\\S+ )?(?:${NAMED}|he|she|they|\\S+) (?:\\S+ )?(?:has|have|got|keeps|owns) (?:a |his own |her own )?(?:gun |big )?(?:safe|lockbox|lock box|gun cabinet|locker|strong ?box)(?= )`,
    `(?:could|can|guess i could|might|maybe|will|ill) (?:\\S+ )?(?:walk|drive|run|take|bring|drop|carry) (?:it|them|${THING}) (?:over|round|across|there|to|by)`,
    `(?:mi|el|la|un|una) (?:\\S+ )?\\S+ (?:tiene|guarda) (?:una |su )?(?:caja fuerte|armero|caja con llave)`,
  ],
  'not|cannot|never|nobody|no|nadie|do i|should i|must i|tengo que|why|por que|i (?:have|got|keep)|tengo|my (?:own )?safe|edge|bridge|ledge|river|lake|tracks|puente|rio|vias|if|si',
);

/** Somebody is on the way to them. */
export const isComing = plainTest(
  "(?:he|she|they|he's|hes|shes|theyre|walt|\\S+) (?:is |are )?(?:comin|coming|driving|heading|rushing|walking) (?:over|round|by|here|now|for it|to get|to me)|(?:on|en) (?:his|her|their) way|(?:ya )?(?:viene|vienen) (?:para aca|pa aca|por (?:ella|el|ellas|eso|mi)|a (?:buscar|recoger)\\S*|en camino|llegando)",
  'if|not|no|never|nobody|police|cops|when|si|nadie|policia|night|morning',
);

/** Somebody has it already. */
export const someoneHasIt = plainTest(
  [
    `(?:^|[.,] |and |cos |because )${NOT_I}(?:\\S+ ){0,4}?(?:${NAMED}s?|he|she|they|police|pharmacist|pharmacy|chemist|neighbou?rs?) (?:(?:has|have|got|is got|holds?|is keeping|is holding|are holding|has got|keeps|took|picked up|collected) (?:\\S+ )?)(?:${THING}|(?:the|my) (?:keys?|code))`,
    `(?:gave|given|handed|dropped|left|brought|took) (?:the lot|everything|all of (?:it|them)|them all|it all|the rest) (?:\\S+ ){0,2}(?:to|with|at|off|over|round|back) ?`,
    `(?:la llave|las llaves|el arma|la pistola|la escopeta|las pastillas|el frasco|las|la|lo|los) (?:ya )?(?:la|las|lo|los)? ?(?:tiene|tienen|guarda|guardo|guardaron) (?:mi|la|el|ella|una|un)(?= )`,
    `(?:^|[.,] |and )(?:my|the|our) (?:\\S+ )?\\S+ (?:has|keeps|holds|got|carries|took) (?:${THING}|(?:the|my) keys?)|(?:mi|la|el) (?:\\S+ )?\\S+ (?:ya )?(?:tiene|trae|lleva|guarda) (?:las|la|los|el|mis) (?:llaves?|pastillas|medicinas|arma|pistola|caja)|(?:^|[.,] |y |pero )(?:el|ella|(?:mi|la|el) \\S+) (?:ya )?(?:la|lo|las|los) (?:tiene|guarda|guardo|trae|lleva)(?= )|le (?:di|deje|entregue|pase) (?:los|las|el|la|todo\\S*) (?:\\S+ ){0,4}a (?:mi|la|el|un|una)(?= )`,
    `se (?:las|la|lo|los) (?:di|dimos|deje|llevo|llevaron|quedo|entregue|pase)(?= )`,
  ],
  'not|never|no (?:se|la|las|lo|los)|want|quiero|if|si|could|would|podria|without|sin|i still|todavia|nobody|nadie',
);

/** A way, and not for today. */
export const notToday = plainTest(
  [
    'not (?:for |till |until )?(?:today|tonight|now|yet|this (?:week|minute))|(?:(?:hoy|ahora|todavia|aun|esta noche) no|no (?:es )?(?:para |por |va a ser )?(?:hoy|ahora|ahorita|todavia|aun|esta noche))(?= (?:$|[.,]))',
  ],
  'not (?:sure|know)|no (?:se|estoy segur)|maybe|quizas?|hope|if|si|cannot|no puedo|today (?:or|maybe)|not (?:now|yet) but',
);

/** What becomes of them is feared, if they ask for help. */
export const fearsPolice = plainTest(
  [
    '(?:what if|and if|if|will|would|do|does|are|afraid|scared|worried|not want|hate|in case|case) (?:\\S+ ){0,7}(?:police|cops?|feds|squad car|sectioned|section me|locked? (?:me )?up|lock me|commit me|committed|psych ward|mental hospital|handcuff\\S*|cuffs?|deport\\S*|arrest\\S*)',
    '(?:y si|si|miedo|no quiero|van a|me van|vendra|viene|vienen|seguro|luego|despues) (?:\\S+ ){0,7}(?:policia|patrulla|polis|tombos|pacos|encerrar\\S*|encierran|encierren|internar\\S*|internan|internen|manicomio|psiquiatrico|loquero|espos(?:ar|en|an)\\S*|deport\\S*|arrest\\S*|detien\\S*)',
  ],
  'please|por favor|he|she|husband|marido|el|ella|they are (?:here|coming)|need|necesito',
);
export const fearsForKids = plainTest(
  [
    '(?:take|taking|taken|lose|losing|remove|removing|get|social (?:services|workers?)|cps|child services|custody) (?:\\S+ ){0,4}(?:kids?|children|babies|baby|sons?|daughters?|little ones?|bairns|weans|custody|boys|girls)|social services|cps (?:come|called|involved)',
    '(?:quit(?:an|en|ar|aran|aron|e|a)|llev(?:an|en|aran)|(?:se|me) (?:los|las|lo|la) (?:lleva\\S*|quita\\S*)|perder|pierdo|sac(?:an|aran|en)|servicios sociales|asuntos sociales|custodia|tutela|icbf|el dif) (?:\\S+ ){0,4}(?:hij\\S+|nin\\S+|bebes?|chic[oa]s|chiquit\\S+|guaguas?|nen[eoa]s?|criaturas?|custodia)|servicios sociales|asuntos sociales',
  ],
  'i (?:will |can |could |would |am going to |have to |should |am )?(?:take|taking|get|getting)|(?:ready|dressed|to bed|to sleep|to my|to the|a casa de)|with me|conmigo|school|escuela|colegio|park|parque|doctor|bed|bath|dinner|walk',
);

/** Whether it comes back to them. */
export const asksForItBack = plainTest([
  '(?:keep|have|hold|take) (?:it|them|mine) (?:\\S+ )?(?:for good|for ever|forever|for keeps|off me|permanently)|(?:get|give|see|have) (?:it|them|mine) (?:me |to me )?(?:back|again)|when do i get|never (?:get|see) (?:it|them)',
  'me (?:la|lo|las|los) (?:devuelv\\S*|devolver\\S*|regres\\S*|dan de vuelta|quitan para siempre)|(?:la|lo|las|los) (?:recupero|recuperare|pierdo para siempre)|se (?:la|lo|las|los) quedan|para siempre',
]);
export const findsItSilly = plainTest(
  [
    '(?:daft|silly|stupid|childish|dumb|ridiculous|embarrass\\S+|pathetic|over the top|overkill|mortif\\S+|like (?:a|some) (?:kid|child|baby|toddler|bairn)|drama(?:tic)?|cringe|(?:think|thinks|thinking) (?:\\S+ )?i am (?:a )?(?:\\S+ )?(?:kid|child|baby|mad|crazy|nuts)|am a child)',
    '(?:me da|da) (?:\\S+ )?(?:cosa|verguenza|pena|corte|roche|oso)|(?:tont\\S+|ridicul\\S+|exagerad\\S+|infantil|estupid\\S+|absurdo|como (?:una? )?(?:nin[oa]|crio|cria|chiquit[oa]|bebe|escuincl[oa])|soy (?:un |una )(?:nin[oa]|escuincl[oa]|bebe|exagerad[oa])|parezco)',
  ],
  'want to die|my life|morir|my husband|mi marido',
);

/** They tried, and nobody answered. */
export const nobodyAnswers = plainTest(
  [
    'kept ringing|rang out|rings out|keeps ringing|(?:to|got|hit|only) (?:the |her |his |their )?voice ?mail|left (?:her |him |them |a |my \\S+ )+(?:voice ?mail|message|text|voice note|vn)|(?:line|phone|it) (?:is|was) (?:busy|engaged|off|dead)|(?:not|never|no one|nobody|noone|none) (?:\\S+ )?(?:pick\\S*(?: it)? up|answer\\S*|repl\\S*)|no (?:answer|reply|response)|put me on hold|on hold|hung up|cut me off|declined',
    '(?:no|nadie|ninguno|nunca) (?:me )?(?:contest\\S+|respond\\S+|atend\\S+|atiend\\S+|cog\\S+)(?: nadie)?|(?:suena|sono) y (?:suena|sono)|suena y nada|(?:buzon de voz|(?:va|fue|manda|mando|entra|salta|salto) (?:\\S+ )?al? buzon|contestador)|(?:da|sale|suena) ocupad[oa]|comunicando|apagado|le (?:deje|mande|he dejado) (?:un |una )?(?:audio|mensaje|recado|nota de voz)|en visto|me (?:tuvieron|dejaron) (?:en espera|esperando)|ni me pel\\S+|me ignor\\S+|ghosted me|left me hanging|me (?:colgo|colgaron|corto|cortaron)',
  ],
  '(?:text|call|wrote|got)(?:ed)? back|answered me|(?:me )?contestaron|will|would|going to|if|last time|before|la otra vez|antes|si',
);

/** It is too late at night, or they are asleep. */
export const tooLateAtNight = plainTest([
  '(?:cannot|not (?:want to|going to|gonna)|will not|should not|not|hate to|feel bad to) (?:\\S+ ){0,2}(?:wake|waking|get (?:her|him|them) up|disturb)|(?:everyone|they|she|he|all|everybody|mom|dad|house) (?:\\S+ ){0,2}(?:asleep|sleeping|in bed)|middle of the (?:bloody |fucking )?night|(?:it is |its |at )(?:like )?(?:[1-5]|two|three|four|five|half \\S+)(?: ?am| in the morning| at night)|too late to (?:call|ring|text|phone)',
  'no (?:(?:la|lo|los|las|le|les|voy a|quiero|puedo|pienso|me atrevo a) )+(?:\\S+ )?(?:despert\\S*)|(?:esta|estan|estaran|todos) (?:ya |todos )?(?:durmiendo|dormid\\S+|acostad\\S+)|son las (?:1|2|3|4|5|una|dos|tres|cuatro|cinco)(?= (?:$|[.,]|de la|y|am))|a estas horas|de madrugada|es (?:muy )?tarde para llamar',
]);

/** Somebody is up, or in the house. */
export const someoneIsNear = plainTest(
  [
    `(?:my|mi|the|la|el|our) (?:\\S+ )?\\S+ (?:(?:is|are|esta|anda) (?:\\S+ )?(?:up|awake|around|home|about|in (?:his|her|the next|the other) \\S+|despiert[oa]|en casa|cerca|abajo|en su cuarto))|(?:my )?${NAMED}s? (?:downstairs|upstairs|next door|in the (?:next|other) room|in (?:his|her) room|abajo|arriba)`,
    `(?:${NAMED}s?|companer[oa] de \\S+) (?:\\S+ )?(?:(?:is|are|will be|esta|estan|anda) (?:\\S+ )?(?:up|awake|around|home|in|next door|downstairs|upstairs|about|there|in the (?:next|other) room|despiert\\S+|en casa|cerca|abajo|arriba|libre|al lado|en (?:la|el) (?:\\S+ )?(?:sala|cuarto|lado|piso|cocina)))`,
  ],
  'not|never|no (?:esta|estan)|asleep|sleeping|dormid\\S+|durmiendo|never|if|si|hates?|drunk|borrach\\S+|in (?:hospital|prison|jail|trouble)|away|dead',
);

/** Others need it more, or their time is too good for this. */
export const isNoBother = plainTest([
  '(?:wast\\S+|tak(?:e|ing) up|using up) (?:\\S+ ){0,2}time|(?:people|others|somebody|someone|plenty|folk) (?:\\S+ ){0,4}(?:worse|need (?:it|them) more|real problems)|not (?:bad|serious|important|ill|sick) enough|be a (?:burden|pain|bother|nuisance)',
  '(?:perder|quitar\\S*|robar\\S*) (?:\\S+ )?(?:el |su )?tiempo|(?:gente|otros|otras|personas) (?:\\S+ ){0,3}(?:peor|mas mal|lo necesit\\S+)|no es para tanto|(?:ser|soy) (?:una )?(?:carga|molestia)',
]);

/** Nothing but "later": no goodbye, where something was asked. */
export const saysLater = (text: string): boolean => LATER.test(text);
const LATER =
  /^ ?(?:[.,] )*(?:(?:maybe|ok|not now|perhaps|quizas?|tal vez|mejor) (?:[.,] )*)?(?:laters?|later on|in a bit|in a while|not now|not yet|luego|despues|mas tarde|al rato|ahora no|ahorita no|todavia no)(?: (?:maybe|ok|please|mejor|quizas?|[.,]))* ?$/;

/** Somebody of a line, or who helps, is on the phone with them. */
export const isOnTheLine = plainTest(
  '(?:counsell?or|samaritans?|lady|woman|man|guy|bloke|operator|someone|somebody|nurse|doctor|consejer[oa]|senora?|alguien|chic[oa]|doctora?) (?:\\S+ ){0,4}(?:on the (?:line|phone|other)|on (?:here|chat)|en (?:el telefono|linea|la (?:otra )?linea)|al telefono)|(?:crisis )?chat (?:\\S+ ){0,10}(?:answering|talking|typing|replying|writing back)|chat de crisis (?:\\S+ ){0,6}(?:contestando|respondiendo|escribiendo)',
  'if|could|would|not|no|want|quiero|podria|si|before|antes',
);
