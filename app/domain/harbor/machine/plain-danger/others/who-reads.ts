import { plainTest } from '../../plain/people';

const THEY =
  '(?:mom|mum|mama|mother|dad|father|parents|folks|sister|brother|husband|wife|boyfriend|girlfriend|partner|anyone|anybody|someone|somebody|people|school|they|she|he|others)';
const ELLOS =
  '(?:mama|papa|vieja|viejo|viejos|padres|madre|padre|hermana|hermano|novio|novia|marido|esposo|esposa|mujer|alguien|ella|el|ellos|abuela|tia)';
const THIS =
  '(?:this|it|that|everything|(?:my|the) (?:phone|chat|messages|texts|account|stuff)|what i (?:write|type|say))';

/** Who can read what is written here: asked, or feared of somebody. */
export const asksWhoReads = plainTest([
  '(?:is|are) (?:this|it|that|all this|(?:my|the) (?:chat|messages|talk)) (?:\\S+ )?(?:private|secret|confidential|anonymous)|(?:private|confidential|secret|anonymous) (?:[.,] )?(?:yes|or)|who (?:else |all )*(?:can |could |gets to |will )?(?:sees?|reads?|opens?|look at)',
  `(?:can|could|will|does|do|would|might|if|then|because|cannot because|so) (?:my )?${THEY} (?:\\S+ )?(?:see|sees|read|reads|find|finds|open|opens|get into) ${THIS}`,
  `(?:my )?${THEY} (?:always |will |would |can |could |does |just )?(?:reads?|checks?|goes through|go through|looks? (?:at|through)|sees?|gets? into|has) (?:\\S+ ){0,2}?(?:my (?:phone|messages|texts|chat|chats|account|password|stuff)|this(?= (?:$|[.,]|on|app|chat|then))|it on my phone)`,
  '(?:puede|pueden|podria|podrian|va a|van a) (?:ver|leer|enterar\\S*) (?:\\S+ ){0,3}(?:lo que (?:escribo|pongo|digo)|esto)(?= )',
  '(?:es|sera|queda) (?:\\S+ )?(?:privado|secreto|confidencial|anonimo)|quien (?:mas )?(?:lo )?(?:lee|ve|puede (?:leer|ver)|va a (?:leer|ver))',
  `${ELLOS} (?:\\S+ )?(?:(?:me|lo) )?(?:revisa|revisan|lee|leen|ve|ven|va a (?:leer|ver)|pueden? (?:leer|ver)|agarra|tiene) (?:\\S+ ){0,2}?(?:cel|celu|celular|telefono|movil|esto|chat|mensajes|clave|lo que (?:pongo|escribo|digo|mando))|(?:me|lo) (?:revisa\\S*|va a leer|puede leer|van a leer)(?= (?:$|[.,]|el|todo|mi))`,
]);

/** What is no answer, because it asks back, or says that Harbor has it wrong. */
export const asksBack = plainTest([
  '(?:^|[.,] )(?:what|huh|wtf|wut|pardon|say what)(?= (?:$|[.,]|do you|are you|does|did|is that|the|you))|(?:did|do|done|go|get|got) what|what (?:go|went|did|do you mean)|who said|(?:i )?(?:never|not|did not) (?:said|say|sent|send|text|texted|wrote|write|told|mean|meant)|not what i (?:said|say|meant|asked|am)|(?:that|you|this) (?:is|are|was) (?:\\S+ )?wrong|why (?:are |r |do )?you (?:\\S+ )?(?:ask|asking|say|saying|keep)|i (?:already )?(?:asked|said|told you)|on about|makes no sense|doesnt make sense',
  '(?:^|[.,] )(?:que|como)(?= (?:$|[.,]))|que (?:cosa|dices|decis|hablas|me preguntas)|de que (?:me )?(?:hablas|habla)|como que|quien (?:te )?dijo|(?:yo )?no (?:dije|mande|escribi|pude|he (?:dicho|mandado)|es lo que (?:dije|digo|pregunte))|eso no (?:es|era|fue)|te (?:lo )?(?:dije|pregunte|estoy (?:pidiendo|preguntando))|por que (?:me )?preguntas|no (?:te )?entiendo|que tiene que ver|no tiene sentido',
]);

/** The number to call, asked for in so many words. */
export const wantsTheNumber = plainTest(
  'what (?:is|was) (?:the|that|this) number|which number|(?:give|send|tell) me (?:the|a|that) number|(?:el )?numero (?:(?:de|en|para) \\S+ )?(?:cual|que) (?:es|era)|(?:cual|que) (?:es|era) (?:el )?numero|(?:pasame|dame|dime|mandame|decime) (?:el|un|ese) numero|(?:el )?numero (?:(?:de|en|para) \\S+ )?te (?:estoy )?(?:pid\\S+|pregunt\\S+)',
  'my (?:phone )?number|mi numero|phone number of|(?:his|her|their|su) number|(?:not|no) (?:have|tengo|want|quiero)',
);
