import { plainTest } from '../../plain/people';

const WHOM =
  '(?:my \\S+|anyone|anybody|someone|somebody|no ?one|her|him|them|mum|mom|mam|dad|people|(?:the )?(?:police|cops|school|social|authorities|hospital))';

/** Whether Harbor tells somebody of it is asked, or hoped against. */
export const asksOfTelling = plainTest([
  `(?:will|would|are|do|does|did|can|going|gonna|is|u|you|if|hope|promise)(?: \\S+)? (?:you|u|harbor|this|it|the app|ya|not)(?: \\S+){0,3} (?:tell|telling|call|calling|contact|inform|message|report|text|ring|phone|snitch|grass|notify|alert)(?: on me| it| this)?(?: to)? ?${WHOM}|(?:you|u) (?:(?:will|wont|are|not|going|gonna|to|never) ){1,4}(?:tell|call|contact|inform|report|ring|text) ${WHOM}`,
  '(?:will|can|does|could) (?:my \\S+|mum|mom|dad|they|he|she|anyone|anybody|somebody) (?:\\S+ )?(?:find out|know about (?:this|it)|get told|be told|hear (?:about|of) (?:this|it))',
  '(?:(?:no|y|uste|usted|tu|vos|me|se) )*(?:le|les|lo|la|se lo|se la) (?:va|vas|van|vai|ira|iras|vaya|vayas) a (?:decir|contar|avisar|llamar|chismear|acusar|soltar)(?: (?:nada|eso|esto))?(?: a)?|(?:le|les|se lo) (?:dices|dice|cuentas|cuenta|decis|contas|diras|dira|diga|digas|avisas|avisa|contaras) (?:\\S+ )?a (?:mi|mis|nadie|alguien|alguno)|(?:vas|va) a (?:llamar|avisar|contar|decir)(?:le|les|lo)?(?: \\S+)? (?:a )?(?:mi|nadie|alguien|la policia|alguno)|(?:mi|mis) \\S+ (?:no )?se (?:va|van|enter\\S+|vaya)(?: a)?(?: enterar\\S*)?(?= (?:$|[.,]|verdad|de))|se (?:entera|va a enterar|enteran) (?:\\S+ )?(?:mi|alguien|todos)|quien (?:mas )?se entera',
]);

/** An answer that was not given is asked for. */
export const asksForTheAnswer = plainTest(
  'answer (?:me|my question|the question|what i asked)|(?:contest|respond)\\S*(?:me|eme)(?: \\S+)?|contestame\\S*|respondeme\\S*|(?:no )?me (?:contestaste|respondiste|has contestado)|i asked (?:you )?(?:about|if|whether)|te pregunte (?:por|si|lo)',
);

/** The fear that to ask puts the idea there. */
export const fearsTheIdea = plainTest([
  '(?:giv(?:e|ing)|put(?:ting)?|plant(?:ing)?|get(?:ting)?) (?:\\S+ ){0,2}(?:the |an |that |any |more )?ideas?(?: \\S+)?(?= )|(?:ideas?|thought) (?:in|into) (?:his|her|their) (?:head|mind)|(?:make|makes|making) (?:him|her|them) (?:\\S+ )?(?:do it|think (?:of|about) it)|push (?:him|her|them) (?:to|into|over)',
  '(?:le |les )?(?:doy|dar|de|diera|meto|meter|meta|pongo|poner|siembro|sembrar|dandole|metiendole|meterle|darle|ponerle)(?:le|les)? (?:\\S+ )?(?:la |esa |una |mas |malas )?ideas?|(?:idea|ideas|pensamiento) (?:en|a) (?:la |su )?cabeza|(?:lo|la) (?:empujo|empujar) a|y si (?:por )?preguntar\\S* (?:lo|se)',
]);

/** A body that shakes, in somebody who drinks. */
export const isShaky = plainTest(
  '(?:hands?|fingers?|legs?|body|i am|am|whole) (?:\\S+ ){0,3}(?:shak(?:e|es|ing|y)|trembl\\S+|jitter\\S*)|the shakes|sweat(?:s|ing|y)|(?:me )?(?:tiembl\\S+|temblor\\S*|tembladera|sud(?:o|ando|ores))|(?:manos?|pulso) (?:\\S+ ){0,2}(?:temblando|tiembla\\S*|temblorosas?)',
);
/** Whether that is normal, or a problem, is asked. */
export const asksIfProblem = plainTest([
  '(?:is|are) (?:that|it|this|those|they) (?:\\S+ )?(?:normal|ok|okay|bad|common|usual|a (?:bad )?(?:sign|problem)|withdrawal\\S*|serious)|(?:have|do|got) i (?:\\S+ )?(?:a )?problem|(?:am i|does that make me|means i am) (?:an? )?(?:\\S+ )?(?:alcoholic|alkie|addict\\S*|drunk|hooked|dependent)|got a problem|should i (?:be )?worr\\w+|what (?:is|does) (?:that|it) mean|why (?:are|do|is) (?:my|they)',
  '(?:es|sera|eso es) (?:\\S+ )?(?:normal|malo|grave|comun|un problema|abstinencia)|(?:tengo|tendre) (?:\\S+ )?(?:un )?problema|(?:soy|sere) (?:una? )?(?:\\S+ )?(?:alcoholic[oa]|borrach[oa]|adict[oa])|(?:por que|que) (?:\\S+ )?(?:sera|significa|quiere decir|pasa)|me (?:tengo que |debo )?preocup\\S+',
]);
export const namesDrink = plainTest(
  'drink(?:s|ing)?|drank|drunk|bottle|glass|wine|beer|vodka|whisky|whiskey|gin|rum|booze|alcohol|pint|pour(?:ed)?|sober|beber|bebo|bebi|tomar|trago|copa|vaso|botella|vino|cerveza|chela|ron|tequila|alcohol|aguardiente|licor|sobri[oa]',
);

const TIME =
  '(?:today|tonight|this (?:morning|afternoon|evening)|last night|yesterday|the other (?:day|night)|(?:on |last )?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|weekend)|(?:a (?:few|couple)|two|three|\\d+) (?:\\S+ )?(?:days|nights|hours) ago|just now|earlier|an hour ago|hoy|anoche|antenoche|antier|anteayer|ayer|esta (?:manana|tarde|noche|madrugada)|(?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|el otro dia|hace (?:un rato|una hora|unos dias|(?:dos|tres|\\d+) (?:dias|noches|horas))|(?:esta|la) semana|this week|hace poco|recien)';
/** A time of these days. */
export const wasLately = plainTest(TIME);
/** Longer ago than that. */
export const wasLongAgo = plainTest(
  '(?:months?|years?) ago|long ago|last (?:month|year|summer|winter)|a while (?:ago|back)|when i was|ages ago|hace (?:\\S+ )?(?:meses|mes|anos?|tiempo|mucho)|el (?:mes|ano) pasado|cuando (?:era|tenia)',
);

/** What could be used, or where, told in an answer to when. */
export const wasAtIt = plainTest(
  '(?:with|had|up on|up at|on top of|down by|down at|outside on|holding|held|looked at|looking at|staring at|counted|counting|by|opened|open|opening|got out|took out|in my hand|at the edge|sat (?:out )?(?:in|on|by)|stood (?:on|at|by)) (?:\\S+ ){0,5}(?:cabinet|safe|guns?|rifle|shotgun|pistol|pills|tablets|meds|box|bottle|rope|belt|cord|knife|blades?|razor|bridge|roof|ledge|edge|balcony|tracks|platform|river|cliff|car|engine|garage|shed|barn|drawer)|(?:con|tenia|tuve|mirando|mire|viendo|contando|conte|saque|abri|abiert[ao]|agarre|parad[oa] (?:en|al)|sentad[oa] (?:en|al)|subi|al borde|en (?:la|el)) (?:\\S+ ){0,5}(?:pistola|escopeta|arma|rifle|gabinete|caja fuerte|pastillas|frasco|soga|cuerda|cinturon|lazo|cuchillo|navaja|hoja|puente|azotea|techo|borde|orilla|balcon|vias|rio|precipicio|cochera|galpon|bodega|cajon)',
);
/** Nothing but not knowing, at the end. */
export const trailsOff = (words: string): boolean => OFF.test(words);
const OFF =
  /(?:^|[^ ] )(?<!(?:que|como|por que|quien|donde|what|why|how|who|where|when|if|si) )(?:(?:la verdad|pues|y|la neta|and|but|honestly|so|pero) )*(?:no se(?: la verdad| yo)?|nose|idk|i (?:do )?not know|dunno|not sure|no sabria(?: decir\S*)?|ni idea|quien sabe|hard to say|vai a saber|a saber) ?(?:[.,] ?)*$/;
