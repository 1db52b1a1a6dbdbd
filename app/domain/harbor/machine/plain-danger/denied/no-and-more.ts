import { plainTest } from '../../plain/people';

/** That there is nothing near them to use: "no tengo nada a mano". */
export const nothingAtHand = plainTest(
  [
    '(?:not|never) (?:have |got |have got )(?:anything|nothing|any of (?:it|that)) (?:like that |of that |dangerous )?(?:on me|here|near(?:by)?|around|at hand|close|within reach|in the (?:house|flat|place)|at home|to (?:use|do it with))|not even (?:an? )?(?:pill|aspirin|knife)|no (?:pills|guns?|blades|rope) (?:here|in the house|at home|around)|(?:there is |got |have )?nothing (?:on me|here|near(?:by)?|at hand|close by|within reach|in the house|around|to (?:use|do it with))(?! (?:for|worth|matters|left|keeps|makes|feels|is|but|helps|works|works|to (?:live|stay)))',
    'no (?:tengo|hay|me queda|traigo|guardo) nada (?:a (?:la )?mano|cerca|aca|aqui|conmigo|encima|en (?:la |mi )?casa|de eso|al alcance|con que)|(?:aca|aqui|en (?:la )?casa) no (?:tengo|hay) nada(?! (?:que|para mi|bueno))|nada (?:a (?:la )?mano|al alcance)|ni (?:una )?(?:pastillas?|cuchillos?|armas?|aspirinas?) (?:\\S+ )?(?:tengo|hay)',
  ],
  'but|pero|can (?:get|buy)|puedo (?:comprar|conseguir)|perder|lose|left to',
);

const DAY =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:the )?weekend|funeral|memorial|wake|wedding|birthday|bday|christmas|xmas|new years?(?: eve)?|thanksgiving|easter|holidays|anniversary|graduation|exams|payday|(?:the )?end of (?:the )?(?:week|month|year)|(?:the )?(?:\\d+(?:st|nd|rd|th)))';
const DIA =
  '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|fin de (?:semana|mes|ano)|velorio|velatorio|entierro|funeral|cumple(?:anos)?|navidad|nochebuena|fiestas|ano nuevo|boda|casamiento|aniversario|quincena|graduacion|examenes|bautizo|quinces?)';
/** A day until which they wait, or by which all is done: "before friday", "hasta el cumple de la nena y ya". */
export const dayNamed = plainTest(
  [
    `(?:ready|sorted|set|done|finished|finish|over|settled|order|waiting|wait|holding|hold|hanging|hang|here|around|gone|last|make it|only|stick|stay) (?:\\S+ ){0,4}(?:before|by|until|till|til|after)(?: (?:after|the|my|his|her|our|next|this|\\S+))?(?: \\S+)?? ${DAY}`,
    `not (?:\\S+ ){0,2}(?:until|till|til|before)(?: after)? (?:\\S+ ){0,2}${DAY}|the \\d+(?:st|nd|rd|th) is (?:a good|the|my) day|after (?:that|the \\d+(?:st|nd|rd|th)|${DAY}) (?:[.,] )?i am (?:done|finished|out|gone)`,
    `after ${DAY} (?:nobody|no ?one|none of (?:it|this)|it (?:will )?not|i (?:will )?not|you (?:will )?not)|(?:want|wanted) it to be (?:that|on (?:that|my|the)) (?:day|birthday)|(?:quiero|quisiera) que sea (?:ese|el|en mi|para mi) (?:dia|${DIA}|\\d+)|despues del? ${DIA} (?:ya )?(?:nadie|nada|no)`,
    `(?:tidy|tidied|cleaned(?: out)?|packed|given away) (?:\\S+ ){0,2}(?:by|before) (?:the |my |\\S+ )?${DAY}`,
    `(?:hoy|todavia|aun|antes) no (?:[.,] )?(?:\\S+ ){0,3}(?:hasta|despues del?)(?: que pase| despues del?)? (?:el |la |los |las |mi |su )?(?:\\S+ )?${DIA}|el \\d+ es (?:un buen|el|mi) dia|despues de (?:eso|${DIA}) (?:[.,] )?(?:ya (?:esta|termino|acabo|no estoy)|se acabo|se acaba|termino)`,
    `(?:aguant\\S+|esper\\S+|duro|llego) (?:a )?(?:el|la|los|las|al|mi|su) (?:\\S+ )?${DIA}`,
    `(?:list[oa]s?|arregl\\S+|termin\\S+|aguant\\S+|esper\\S+|resuelt\\S+|resolver|dejar|pagad\\S+|pagar|cerrad\\S+|cerrar|ordenad\\S+|ordenar|acabar|me quedo|estoy|duro|llego|queda) (?:\\S+ ){0,5}(?:antes del?|despues del?|hasta(?: que pase| despues del?)?|para) (?:el |la |los |las |mi |su )?(?:\\S+ )??${DIA}`,
  ],
  'appointment|therap\\S*|doctor|psych\\S*|counsel\\S*|gp|clinic|work|shift|job|boss|rent|essay|paper|homework|deadline at|party|visit\\S*|comes?|coming|(?:he|she|they|sister|brother|mom|dad|mother|father|friend|kids|hermana|hermano|mama|papa|amig[oa]|ella|ellos) (?:is |are |will be |se |esta |estan )?(?:\\S+ )?(?:here|around|stay\\S*|queda\\S*|aca|aqui|hasta)|see (?:my|him|her|them)|ver a mi|turno|cita|medic[oa]|terapia|psicolog\\S*|psiquiatr\\S*|trabajo|jefe|alquiler|renta|tarea|fiesta de|viene\\S*|visita\\S*|llega mi',
);

/** Others would be better off: a wish to die that is not named. */
export const burdenSaid = plainTest(
  '(?:better|easier|happier|calmer) (?:off )?(?:\\S+ )?without me|without me (?:\\S+ ){0,3}(?:better|easier|happier|drag\\S*)|(?:i am|being|just|only) (?:\\S+ )?(?:a |such a )?(?:burden|dead weight|waste of space)|dragging (?:them|everyone|everybody|my \\S+) down|sin mi (?:\\S+ ){0,4}(?:mejor|tranquil\\S+|bien|felices|aliviad\\S+)|(?:mejor|tranquil\\S+|felices) (?:\\S+ ){0,2}sin mi|les conviene (?:\\S+ ){0,2}(?:asi|que no)|soy (?:una |un )?(?:\\S+ )?(?:carga|estorbo|peso|lastre)',
  'not a burden|no soy (?:una |un )?(?:carga|estorbo)',
);

const CLOSE_ONES =
  '(?:they|theyd|everyone|everybody|everyones|all of them|(?:my|the|our) (?:\\S+ )?(?:kids?|children|family|wife|husband|partner|girlfriend|boyfriend|mom|dad|parents|mother|father|daughter|son|baby|girls|boys)|she|he|shed|hed)';
const LOS_SUYOS =
  '(?:todos|todas|ellos|ellas|mis (?:hijos|hijas|ninos|padres|papas)|mi (?:familia|mujer|esposa|esposo|marido|mama|papa|madre|padre|hija|hijo)|la (?:nina|bebe|familia)|el (?:nino|bebe))';
/** Those close to them would be better off without them, or with somebody else in their place. */
export const betterOffWithout = plainTest(
  [
    `${CLOSE_ONES} (?:(?:would|will|d|might|are|is|be|all|both|just|really|probably|honestly) )*(?:be )?(?:better|easier|happier|lighter) (?:off )?(?:without me|with (?:someone|somebody|anyone|anybody|another)(?= )|if i (?:was|were|am|wasnt|werent|just)? ?(?:not|gone|dead|never|left|disappeared|here)|once i am gone|not having me)`,
    `${LOS_SUYOS} (?:\\S+ ){0,2}(?:estarian?|vivirian?|serian?|irian?|quedarian?|descansarian?) (?:\\S+ ){0,3}(?:sin mi|si yo (?:no|me|ya|amaneciera|faltara|desapareciera)|con (?:otr[oa]|alguien))|(?:estarian?|vivirian?|serian?) (?:\\S+ ){0,2}(?:mejor|tranquil\\S+|felic\\S+) (?:sin mi|con (?:otr[oa]|alguien (?:que|mas|mejor)))`,
  ],
  'team|boss|class|coworkers?|equipo|jefe|coach|ex|not better|no estarian mejor',
);

/** A no to doing it: the word itself first, or what they will not do. "I am not calling anyone" is none. */
export const saysNo = plainTest(
  '^(?:(?:[.,]|oh|god|lol|ay|uy|mira|pues|bueno|well|um|eh) )*(?:no+|nah|nope|nop|nel|never|nunca|jamas)(?= )(?! (?:calling|call|llam\\S+|one|se|idea|clue))|not (?:going to )?(?:do|act|doing) (?:anything|it|that|on it)|no (?:voy a )?(?:hacer|hare|haria) nada',
);
