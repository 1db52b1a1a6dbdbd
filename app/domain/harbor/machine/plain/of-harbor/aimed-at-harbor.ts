import { typedWords } from '../typed-words';

/** What a sentence typed in an exercise says to Harbor: about the step, the lines, the way it was answered, or a goodbye. */
export type AimKind = 'sounds' | 'fits' | 'whom' | 'form' | 'left' | 'deletes' | 'complains' | 'said' | 'bye';

/** What of a text is said to Harbor, and what is left of it as it was typed. */
export interface Aimed {
  kinds: readonly AimKind[];
  rest: string;
}

const SMALL =
  '(?:no|nah|wait|hold on|hello|hey|hi|mm+|hm+|um+|eh|ah|oh|ay|er|well|so|and|but|ok|okay|right|anyway|sorry|lol|honestly|actually|please|just|then|harbor|pls|oye|oiga|espera|perdon|a ver|pero|y|bueno|pues|ya|si|vale|listo|mira|che|wey|tia|tio|por favor|ahora|entonces|[.,?])';
const whole = (list: string) => new RegExp(`^ (?:${SMALL} )*(?:(?:${list})(?: ${SMALL})* )+$`);
/** A longer sentence tells something, whatever else it says. */
const LONGEST_SENTENCE = 130;
/** Words, as many as that at most, with no mark among them. */
const words = (most: number) => `[a-z0-9']+(?: [a-z0-9']+){0,${most - 1}}`;
const THAT = '(?:that|this|it|these|those)';
const THEM = '(?:her|him|them|my (?:\\S+ )?\\S+|somebody|someone|anyone)';

const SOUNDS = whole(
  `(?:does|do|would|will|did|is) ${THAT} (?:sound|sounding|come (?:across|over|off)|read|seem) (?:as |like |too |a bit |really |kind of |so )*${words(6)}|(?:can|could|may|should) i (?:really |even |just )*(?:say|tell|put|write|send|ask) (?:${THAT} |${THEM} |to ${THEM} |like ${THAT} )+without ${words(4)}|(?:how|what) (?:do|can|would|could) i (?:say|put|write|word|phrase) ${THAT} without ${words(4)}|(?:eso|esto|asi) (?:no )?(?:suena|se oye|se lee|queda|cae) (?:muy |medio |tan |demasiado |como )*${words(3)}(?= \\?)|(?:se lo |le |les |lo )?(?:puedo|podria|debo|se puede) (?:decir|poner|escribir|mandar|pedir)(?:le|les|selo|lo)?(?: eso| esto| asi)* sin ${words(4)}|(?:como|que) (?:se lo |le |lo )?(?:digo|pongo|escribo)(?: eso| esto| asi)* sin ${words(4)}`,
);
const FITS = whole(
  `(?:is|was) ${THAT} (?:really |even )?(?:what|how|where|the (?:bit|part|line|thing|place)|right for) (?:\\S+ ){0,2}?(?:i|you|they|she|he|we|it|goes|to|for)(?: \\S+){0,4}|(?:does|do|would|will|can|could) ${THAT} (?:really |even |also )?(?:work|fit|go|belong|count|do)(?: (?:here|there|in|as|with|that|this|it|the|line|bit|step|one|now))*|(?:can|could|may|should) i (?:really |even |just )*(?:say|tell|put|write|send)(?: ${THAT}| to ${THEM}| ${THEM})+|(?:have|did|am) i (?:said|put|written|do|doing|wrote|get|got) (?:${THAT} )?(?:right|wrong|ok|okay|well)(?: or not)?|(?:eso|esto|asi|ahi) (?:es |era )?(?:lo que |donde |como )?(?:va|entra|cabe|sirve|vale|cuenta|pongo|digo|escribo|le digo|(?:ella|el|ellos|ellas|mi \\S+) (?:va a |van a )?(?:lee|leer|ve|ver|recibe))(?: (?:aqui|aca|ahi|bien))*(?= \\?)|es (?:eso|esto) lo que ${words(4)}|(?:se puede|puedo|podria) (?:poner|escribir|decir)(?:lo)? (?:eso|esto|asi)(?= \\?)|(?:lo |la )?(?:puse|dije|hice|escribi) bien(?: o no| o mal)?(?= \\?)`,
);
const WHOM = whole(
  `(?:to |for )?who(?:m)? (?:do|would|should|am|can|could) i (?:even |supposed to |meant to )*(?:say|tell|ask|send|write|show|give)(?: ${THAT})?(?: to)?|(?:do|should) i (?:write|say|put|address|send) ${THAT} (?:to|about|as if) (?:\\S+ ){1,2}or ${words(4)}|(?:y |pero )?a quien (?:se lo |le |lo )?(?:digo|cuento|escribo|mando|pido|dirijo)(?: (?:eso|esto))?|(?:se lo|le) (?:escribo|digo|hablo) a (?:\\S+ ){1,2}o ${words(4)}|a (?:las|los|mis|mi) ${words(4)}(?= \\?)`,
);
const FORM = whole(
  `(?:does|do|must|should|has) (?:${THAT}|i|they|my line) (?:have to|need to|got to)?(?: )?(?:be|write|put|say) (?:only |just |in |about |all |very )*(?:one|1|two|short|long|a|full|whole|proper|everything|english|spanish|true|nice|perfect)(?: \\S+){0,4}|how (?:long|short|much) (?:does|do|should|must) (?:${THAT}|i) ${words(3)}|(?:only |just )?one (?:line|sentence|word) or ${words(3)}|(?:tiene|tienen|debe|deben|tengo) que (?:ser|escribir|poner) (?:solo |nomas |muy |una sola |una |un |algo )*${words(3)}(?= \\?)|(?:que tan |cuanto de )?(?:largo|corto) ${words(3)}(?= \\?)|una (?:sola )?(?:linea|frase|palabra) o ${words(3)}`,
);
const LEFT = whole(
  '(?:how many|how much) (?:more|of these|of them|are left|is left|steps|questions|longer)(?: (?:more|of these|of them|are|is|there|left|to go|do|i|you|have|questions|steps))*|(?:are|is) (?:there|it) (?:many|much|a lot) (?:more|left|longer)(?: \\S+){0,3}|how long (?:is|does|will|would) (?:this|it|that)(?: (?:take|last|all|going to))*|is (?:it|this|that) (?:very |really )?long|(?:cuantas|cuantos|cuanto) (?:preguntas |pasos |mas |tiempo |es |son |dura |tarda |falta |faltan |queda |quedan |hay |esto |eso |para terminar |para acabar |de esto )*(?:preguntas|pasos|tiempo|es|son|dura|tarda|falta|faltan|queda|quedan|mas|hay|esto|acabar|terminar)|(?:es|son|va a ser|dura) (?:muy |mucho |bien )?(?:larg[oa]|tardad[oa]|mucho)(?: esto| eso)?(?= \\?)|falta mucho(?: para \\S+)?|ya (?:casi|mero) (?:acaba|termina|acabamos|terminamos)',
);

const LAST =
  '(?:that|this|it|them|everything|all of it|all of that|(?:that |the |my )?(?:last|previous) (?:one|line|bit|part|thing|sentence|answer)|(?:that|this) (?:bit|part|line|one|sentence)|what i (?:just )?(?:wrote|put|said)|the (?:bit|part) (?:\\S+ ){1,5})';
const DELETES = whole(
  `(?:can you |could you |you can |i want to |let us )?(?:delete|erase|remove|scratch|undo|bin|get rid of|scrap|strike|wipe|take|take out|cross|cross out) ${LAST}(?: out| off| again)?|(?:puedes |podrias |quiero )?(?:borra|borre|borrar|elimina|elimine|eliminar|quita|quite|quitar|tacha|saca|anula)(?:lo|la|los|las|me|melo)?(?: (?:eso|esto|todo|lo ultimo|lo anterior|(?:esa|esta|la ultima) (?:parte|linea|frase|respuesta)|lo que (?:puse|escribi|dije)))*(?: (?:ultimo|de ahi))?`,
);
/** A thing in their lives that somebody could be asked to delete. */
const THING =
  /(?:photo|foto|pic|video|vide|post|publicac|message|mensaje|chat|screenshot|captura|sticker|account|cuenta|comment|comentario|story|stories|historia|number|numero|app)/i;

const ASKED_WHAT =
  '(?: (?:a quien|que|como|cuando|si|por que|algo|otra cosa|to who|who|what|how|if)(?: \\S+){0,4}?)?';
const COMPLAINS = whole(
  `(?:you|u) (?:did not|never|have not|still have not|do not|still not|not|just) (?:even |really |actually )?(?:answer(?:ed|ing)?|reply|replied|respond(?:ed)?)(?: (?:me|my question|that|to me|it|what i asked|the question))*|(?:you|u) (?:just |completely |totally )?(?:ignored|skipped|missed|dodged) (?:me|my question|what i asked|that|it|the question)(?: (?:there|again|completely))*|(?:that|this|it) is not what i (?:asked|meant|wanted)(?: you| about| for)*|not what i (?:asked|meant)(?: you)?|i asked you (?:something|a question|who|what|how)(?: \\S+){0,4}|(?:no|nunca) me (?:contestas(?:te)?|contesto|respondes|respondiste|respondio|hiciste caso|haces caso|leiste)(?: (?:nada|a eso|lo que (?:te )?pregunte|la pregunta|mi pregunta))*|te (?:hice una pregunta|estoy preguntando|pregunte)${ASKED_WHAT}|(?:y )?ni caso|(?:eso |esto )?no (?:es|fue|era) lo que (?:te |yo )*(?:pregunte|dije|pedi|queria)|(?:ignoraste|no contestaste|no respondiste) (?:mi pregunta|lo que (?:te )?pregunte)`,
);

const SAID = whole(
  'i (?:have )?(?:already |just |literally )*(?:told|gave|given|said|wrote|written|put|did|typed|answered|listed)(?: (?:you|it|that|them|all|the|three|two|both|of|before|already|just|now|above|so|this|ones|ways))*|(?:those|that|these) (?:were|was|are) (?:all |the )*(?:three|two|both|of them)(?: of them)?|(?:eso |esas |esos )?ya (?:te |se |os )?(?:lo |la |los |las )?(?:dije|puse|di|conte|escribi|hice|mande|respondi|conteste|habia dicho)(?: (?:el|la|los|las|todas|todos|tres|dos|ambas|eso|antes|arriba|ahorita|ahi|maneras|formas|recien|todo))*|ya (?:estan|van|son) (?:las |los )?(?:todas|todos|tres|dos)',
);

const THANKS =
  '(?:(?:muchas|mil) )?(?:thanks|thank you|ty|thx|cheers|ta|gracias)(?: (?:a lot|so much|very much|again|mil|for (?:this|that|the (?:help|chat|talk|time|ear)|everything|listening|your (?:help|time)|today|now)|por (?:todo|la ayuda|el paro|esto|eso|escuchar(?:me)?|el rato|tu (?:tiempo|ayuda)|ayudar(?:me)?)))*';
const GOES = `(?:(?:i am|i will be|i will|i am going to|i should|i had better|i better|i need to|i have to|i have got to|i got to|got to|have to|need to|better|i ought to|time to) )?(?:(?:off|going|heading|away|go|head|get) (?:(?:to|off|for|back) (?:(?:bed|sleep|work|home|school|now|the sack) ?)+|now|home|going|some sleep)|off|go|run|dash|leave|turn(?:ing)? in|sleep|crash|log(?:ging)? off|hit the (?:hay|sack))(?: (?:now|then|soon|to bed|to sleep))*|bed ?time(?: for me)?|time for bed|(?:good )?night(?: night)?|bye(?: bye)?|goodbye|see (?:you|ya)(?: later| tomorrow)?|(?:ya )?(?:me )?(?:tengo que|debo|toca) (?:ir|irme|dormir|dormirme|salir|colgar|cerrar)(?: (?:ya|a (?:dormir|trabajar|la cama)))*|(?:ya )?me (?:voy|duermo|acuesto|despido|retiro|desconecto|piro|abro)(?: (?:ya|a (?:dormir|acostar|acostarme|descansar|la cama|mi cama|trabajar)|a mi casa|de aqui|nomas))*|(?:ya )?(?:voy a|a) (?:dormir(?:me)?|acostar(?:me)?|descansar|la cama)(?: ya)?|buenas noches|adios|chao|chau|nos vemos|hasta (?:manana|luego|pronto)`;
const BYE = whole(`${THANKS}|${GOES}`);
const HAS_THANKS = new RegExp(` ${THANKS} `);
const HAS_GOES = new RegExp(`(?<=^| |[.,] )(?:${GOES})(?= (?:$|[.,]|${SMALL}))`);
/** "Anyway, I am off": said of the talk and of no step. */
const CLOSES = /^ (?:(?:ok|okay|right|well|anyway|so|and|bueno|listo|vale|pues|ya|[.,]) )+(?=\S)/;
/** That one of them is the best: a choice among what was said. */
const IS_BEST =
  /^ (?:(?:la|el|the|esa|ese|that|y|and|pero|but|so) )+(?:\S+ ){1,5}(?:es|is|seems|parece|era) (?:\S+ )?(?:buen[oa]|mejor|best|good|one|it|nicest|easiest|cheapest) (?:[.,] ?)*$/;

const PATTERNS: readonly (readonly [AimKind, RegExp])[] = [
  ['complains', COMPLAINS],
  ['deletes', DELETES],
  ['said', SAID],
  ['whom', WHOM],
  ['sounds', SOUNDS],
  ['form', FORM],
  ['left', LEFT],
  ['fits', FITS],
];
const UNSURE =
  /^ (?:(?:mm+|hm+|um+|eh|ay|pues|well|[.,]) )*(?:i (?:really )?do not know|not sure|no idea|idk|dunno|i dunno|(?:yo )?no se|ni idea|nose)(?: (?:tbh|really|honestly|la verdad|verdad|[.,]))* $/;
/** After a not-knowing: how an answer begins. */
const ANSWERS =
  /^\W*(?:just|maybe|perhaps|i guess|for (?:him|her|them)|to |that (?:he|she|they)|que |solo|nomas|quiz[aá]|a lo mejor|tal vez)/i;
/** "ok.", "anyway" before the line itself. */
const LEADS_IN = /^(?:(?:ok|okay|anyway|well|so|right|bueno|pues|listo|vale|ya)\b[\s,.]*)+/i;
const LONGEST = 300;

/** Sentences, as they were typed. */
const sentencesOf = (text: string): string[] => text.match(/[^.!?;\n]+[.!?;\n]*\s*/g) ?? [text];

/** Whether a goodbye to Harbor is in these words and nothing else; a bare "go to sleep" may be an answer. */
const isBye = (words: string): boolean =>
  words.length <= LONGEST_SENTENCE &&
  BYE.test(words) &&
  HAS_GOES.test(words) &&
  (HAS_THANKS.test(words) || CLOSES.test(words));

/**
 * What of a text typed in an exercise is said to Harbor, sentence by sentence, and the rest of it. Each sentence has to
 * be nothing else, so that a line for somebody is never taken for one. Null: all of it may be the answer.
 */
export function aimedIn(text: string): Aimed | null {
  if (text.length > LONGEST) return null;
  if (isBye(typedWords(text))) return { kinds: ['bye'], rest: '' };
  const kinds: AimKind[] = [];
  const left: string[] = [];
  let unsure = '';
  for (const sentence of sentencesOf(text)) {
    const words = typedWords(sentence);
    const kind =
      words.length > LONGEST_SENTENCE ? undefined : PATTERNS.find(([, pattern]) => pattern.test(words))?.[0];
    if (kind) kinds.push(kind);
    else if (left.length === 0 && UNSURE.test(words)) unsure = sentence;
    else left.push(sentence);
  }
  const rest = left.join('').replace(LEADS_IN, '').trim();
  const isAnswer = unsure === '' || ANSWERS.test(rest);
  if (kinds.length === 0) return unsure !== '' && rest !== '' && isAnswer ? { kinds, rest: text } : null;
  if (!isAnswer) return { kinds, rest: '' };
  return { kinds, rest: isEmpty(rest) ? '' : rest.replace(/[\s?.]+$/, '') };
}
const isEmpty = (rest: string): boolean => new RegExp(`^ (?:${SMALL} )*$`).test(typedWords(rest));

/** Whether what is left beside "I told you" only picks one of what was told. */
export const picksOne = (rest: string): boolean => IS_BEST.test(typedWords(rest));

/** Whether "delete that" may be what somebody is asked for. */
export const namesThing = (texts: readonly string[]): boolean => texts.some((text) => THING.test(text));

/** Whether what is shown is to go, or to stay. */
export function deletesShown(words: string): 'delete' | 'keep' | null {
  if (NOT_DELETED.test(words)) return 'keep';
  return DELETES_HERE.test(words) ? 'delete' : null;
}
const VERB =
  '(?:delete|erase|remove|scratch|bin|scrap|wipe|get rid of|borra|borre|borrar|elimina|elimine|eliminar|quita|quite|quitar)';
const NOT_DELETED =
  / (?:(?:do not|never|not) (?:(?:want to|you|dare|please|ever) )*(?:delete|erase|remove|scratch)|(?:no|nunca) (?:(?:lo|la|los|las|me|quiero|vayas a) )*(?:borres|borrar\w*|elimines|eliminar\w*|quites|quitar\w*))(?= )/;
const DELETES_HERE = new RegExp(
  `^ (?:(?:${SMALL}|better|mejor|actually|just) )*(?:(?:can|could) you |i want to |quiero |puedes )?${VERB}(?:lo|la|los|las)?(?: (?:that|this|it|them|one|all|everything|eso|esto|todo|please))*(?= (?:[.,?]|$|lol|its|it|salgo|me|que|porfa|por|please|no|did|because|i|y|and|para|todo))`,
);

/** Another subject, asked about in the midst: "and what about my son?" */
export const asksOfOther = (text: string): boolean => {
  const [first = ''] = sentencesOf(text);
  return OTHER.test(typedWords(first));
};
const OTHER = new RegExp(
  `^ (?:${SMALL} )*(?:(?:what|how) about (?:my|the thing with|all that with) (?:\\S+ ){1,3}|(?:con |de |del |lo de |lo del |para )?(?:mi|mis|lo de|el tema de) (?:\\S+ ){1,3}?que )(?:${SMALL} )*$`,
);

/** A number of how heavy it is now, and that they go. */
export const goesAfterwards = (words: string): boolean => GOES_ANYWHERE.test(words);
const GOES_ANYWHERE = new RegExp(
  ` (?:${GOES}|off to bed|turn in|going to sleep|buenas noches|a dormir|me voy|bye|goodbye|good night)(?= )`,
);
