import { phrase } from '../typed-words';

/** What is wrong with lines that are shown: they are to be changed, said better, or are only what was typed. */
export type PageComplaint = 'change' | 'reword' | 'same';

const IT_EN =
  '(?:it|this|that|them|these|those|the (?:lines?|text|message|letter|page|words|wording|\\S+ (?:line|bit|part|one)))';
const NICER =
  '(?:nicer|better|softer|kinder|politer|shorter|clearer|simpler|warmer|less \\S+|more \\S+|another way|in other words|differently|properly|prettier|well)';
const REWORD = phrase(
  `(?:can|could|would|will|please|pls) (?:you |u )?(?:please |just |maybe )*(?:re ?word|re ?write|re ?phrase|polish|improve|fix up|shorten|soften|correct|clean up)(?: ${IT_EN})?|(?:re ?word|re ?write|re ?phrase|polish) ${IT_EN}|(?:put|say|write|word|phrase|make|turn) ${IT_EN}(?: \\S+){0,3} (?:sound |read |a bit |a little |into something |for me )*${NICER}|(?:make|have) ${IT_EN} (?:sound|read) \\S+|(?:redact\\w+|reescrib\\w+|reformul\\w+|pul(?:ir|irlo|irla|e|elo)|mejor(?:ar|arlo|alo|ala|ame)|arregl(?:ar|arlo|alo|ala|amelo)|corrig\\w+|correg\\w+)(?: (?:lo|la|los|las|eso|esto|el|mi|las|un|poco|mejor))*|(?:pon|di|escrib|hac|haz|ponl|dil)\\w*(?: \\S+){0,3} (?:mas (?:bonit|suave|amable|corto|corta|clar|lind|elegant|formal|sencill|cariños|carinos)\\w*|de otra (?:forma|manera)|con otras palabras|menos \\S+)|(?:que )?suene (?:mas |menos |mejor|bonito|bien)\\w*`,
);
const SAME = phrase(
  `(?:giv(?:e|es|ing)|gave|show(?:s|ing)?|repeat(?:s|ing)?|say(?:s|ing)?|send(?:s|ing)?|tell(?:s|ing)?|read(?:s|ing)?|copy\\w*|paste\\w*|copied|pasted) (?:\\S+ ){0,3}(?:the )?(?:exact |very )?(?:same(?: thing| words| lines?| stuff)?|what i (?:just |already )?(?:wrote|said|typed|put|told)|my (?:own )?words)(?: back)?|(?:that|this|it) is (?:just |only |literally |exactly |still )*(?:what i (?:just |already )?(?:wrote|said|typed|put|told)|my (?:own )?words|the same(?: thing)?|the same as (?:before|what i wrote))|(?:those|these) are (?:just |only |literally )*(?:my (?:own )?words|what i (?:wrote|typed|said))|you (?:just |only |literally )*(?:copied|pasted|repeated|changed nothing|did nothing)|(?:eso|esto|es|son|me) (?:\\S+ )?(?:(?:solo |exactamente |justo |puro |pura )*(?:lo (?:mismo|que (?:yo )?(?:escribi|puse|dije|te (?:dije|puse|escribi)))|mis (?:propias |mismas )?palabras|lo que (?:acabo de|ya) \\S+))|(?:me )?(?:das|devuelves|repites|dices|muestras|pones|copiaste|repetiste|pegaste) (?:otra vez |de nuevo |exactamente |solo )*(?:lo mismo|lo que (?:yo )?(?:puse|escribi|dije)|mis (?:propias )?palabras)|no (?:cambiaste|hiciste|cambio) nada`,
);
const CHANGE = phrase(
  `(?:can|could|may|how (?:do|can|could|would)|where (?:do|can)|want to|need to|like to|let me|have to) (?:i )?(?:\\S+ )?(?:change|edit|fix|redo|alter|adjust|rewrite|correct|amend|retype|start over|do (?:it|this|that) (?:again|over))(?: ${IT_EN})?|(?:you|it|u) (?:left|kept|still (?:has|have|says)|put|included|forgot to (?:take|cut|remove)) (?:\\S+ ){1,8}(?:in|there|in (?:it|there|the \\S+)|out)(?= (?:$|[.,?]|lol|can|and|but))|(?:take|leave|cut|strike|drop) (?:\\S+ ){0,2}(?:the|that|my) (?:\\S+ ){1,4}(?:bit|part|line|word|sentence|thing|one)(?: out)?|it (?:still )?(?:says|has|got) (?:\\S+ ){1,6}(?:in it|in there)|(?:that|this|the (?:first|second|third|last|\\S+)) (?:line|bit|part|sentence|word) (?:is|was) (?:wrong|not right|bad|too \\S+|off)|(?:lo |la |los |las )?(?:puedo|podria|se puede|como|quiero|quisiera|dejame|necesito|tengo que) (?:\\S+ )?(?:cambi|edit|corregi|modific|rehac|arregl)\\w*|(?:dejaste|pusiste|quedo|metiste|sigue|se quedo) (?:lo|la|el|eso|esa|ese|mi|un|una|ahi|puesto|puesta) (?:\\S+ ){0,6}(?:ahi|adentro|puest[oa]|de|parte|dentro|en)(?= )|(?:quita|saca|borra|quitale|sacale|quitar|sacar) (?:la parte|lo|esa parte|la frase|la palabra|eso|esa frase|esa linea|la linea) (?:de|del|que|con|donde) \\S+|(?:esa|esta|la (?:primera|segunda|ultima)) (?:linea|frase|parte|palabra) (?:esta|va|quedo|suena) (?:mal|feo|fea|rara|raro|muy \\S+)`,
);

/** What is said against the lines that are shown: whether they can be changed or said better, or that they are their own words. Null: nothing. */
export function pageComplaint(words: string): PageComplaint | null {
  if (REWORD.test(words)) return 'reword';
  if (SAME.test(words)) return 'same';
  return CHANGE.test(words) ? 'change' : null;
}
