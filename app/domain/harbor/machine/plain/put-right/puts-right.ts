import type { Topic } from '../../../../listener/labels';
import { CLAUSE, phrase } from '../typed-words';

/** What is well says that it is not about that: "i sleep fine". */
const IS_WELL: Readonly<Partial<Record<Topic, RegExp>>> = {
  sleep: phrase(
    `(?:i |me |we )(?:(?:do|can|actually|always|usually|still) )*(?:sleep|slept|am sleeping|sleeping) (?:\\S+ )?(?:fine|ok|okay|well|great|good|alright|all right|like a (?:baby|log|rock))(?! (?:when|if|but not|until))|(?:not|never) (?:have |had |got |a )*(?:any )?(?:trouble|problems?|issues?) (?:with |falling )?(?:sleep|asleep|sleeping)|sleep is (?:fine|ok|okay|good|not the (?:problem|issue|point))|(?<!no )(?:yo )?(?<!no )duermo (?:muy |super |re |bastante )?bien|no (?:tengo|es) (?:ningun |un )?problemas? (?:de|del|con el|para el?|para) (?:sueno|dormir)`,
  ),
  low: phrase(
    `i am not (?:low|down|blue|gloomy|depressed|sad)(?! (?:enough|yet))|i am not (?:low|down|blue|gloomy)${CLAUSE}|no (?:estoy|ando|me siento) (?:bajonead[oa]|de bajon|baj[oa]|decaid[oa])`,
  ),
  anger: phrase(
    'not (?:angry|mad|cross|furious) (?:with|at) (?:anyone|anybody|nobody|no one|him|her|them)|no (?:estoy|ando) (?:\\S+ )?(?:brav[oa]|enojad[oa]|molest[oa]|enfadad[oa]|furios[oa]|con rabia)(?= )|nadie (?:cruzo|hizo) nada|no tengo (?:rabia|enojo|bronca|coraje)',
  ),
  worry: phrase(
    '(?:not|no|never|todavia no|aun no|nunca) (?:\\S+ )?(?:go(?:ing)? blank|blank(?:ing)? out|me quedo en blanco|quedo en blanco)|i am not (?:worried|nervous|anxious|stressed)(?! (?:enough|yet))|no estoy (?:nervios[oa]|preocupad[oa]|ansios[oa]|estresad[oa])',
  ),
  lonely: phrase('i am not (?:lonely|alone)(?! (?:in|with) )|no (?:estoy|me siento) sol[oa](?! en)'),
  panic: phrase(
    'not (?:a |having a |any )*(?:panic|panicking|panic attack)|no (?:es|tengo|fue) (?:un )?(?:ataque de )?panico',
  ),
};

/** Whether a text says that all is well with a topic. */
export const isWellWith = (words: string, topic: Topic): boolean => IS_WELL[topic]?.test(words) ?? false;
/** The text without that. */
export const withoutWellWith = (words: string, topic: Topic): string => {
  const well = IS_WELL[topic];
  return well ? words.replace(well, ' ') : words;
};

const WELL_EN = '(?:fine|ok|okay|great|good|alright|all right|no problem|not the (?:problem|issue|point))';
const WELL_ES = '(?:bien|joya|genial|tranqui|tranquil[oa]|perfecto|de diez|de lujo|barbaro|ok)';
/** What is past says that it is not about that any more. */
const IS_PAST: Readonly<Partial<Record<Topic, string>>> = {
  work: 'trabajo (?:yo )?ya no tengo|me jubile|(?:estoy|soy) jubilad[oa]|i am (?:\\S+ )?retired|i retired|i do not (?:have a job|work) (?:any ?more|now)',
  study: 'ya no estudio|i am (?:done with|out of) school|(?:estudios|escuela|facu) ya no tengo',
};

/** That all is well with a topic, or that it is past, said by its names: "con la facu voy bien", "work is fine". */
export const allWellWith = (names: string, topic: Topic): RegExp =>
  phrase(
    [
      `(?:my |the |our )?(?:${names}) (?:is|are|was|has been|going|goes) (?:(?!not )\\S+ )?${WELL_EN}(?! (?:until|enough|when|if))`,
      `(?<!not (?:\\S+ )?)(?:fine|ok|okay|good|great|alright) (?:with|at|in) (?:my |the )?(?:${names})`,
      `(?:con |en |lo de )?(?:el |la |los |las |mi |mis )?(?:${names}) (?:(?!no )\\S+ )?(?:voy|va|van|vamos|anda|andan|ando|esta|estan|estoy|todo) (?:(?!no )\\S+ )?${WELL_ES}(?! (?:hasta|cuando|si))`,
      `(?<!no )(?:voy|ando|estoy|me va|vamos) (?:(?!no )\\S+ )?${WELL_ES} (?:con|en) (?:el |la |los |las |mi |mis )?(?:${names})`,
      `(?:${names}) no es (?:el|un|lo) (?:problema|tema|que)`,
      ...(IS_PAST[topic] ? [IS_PAST[topic]] : []),
    ].join('|'),
  );

/** What goes on about it in "family no, it is school" and "I was on about my mum, not my job". */
export const namedAndDenied = (names: string): RegExp =>
  new RegExp(
    [
      `(?:^|[.,]) (?:(?:y|pero|la|el|lo de|mi|my|the|and|but|oh|ah) )*(?:${names}) (?:no|not|nah|nope)(?= (?:$|[.,?]))`,
      `(?<=(?:about|said|meant|mean|told|asked|asking|talking|with|was|is|it|its|my|the|her|him|[.,])(?: \\S+){0,4})(?<! (?:do|does|did|can|could|would|will|cannot|i am)) not (?:about |with |because of |on |really |my |the |a |any )*(?:${names})(?= (?:$|[.,?]|and|i|lol|mate|pal|at|eh|so))`,
      `(?<=(?:es|era|hable|hablo|hablaba|hablando|dije|digo|conte|pregunte|lo de|de|mi|la|el|con|por|[.,])(?: \\S+){0,4})(?<! (?:ya|que|me|todavia|aun)) no (?:de |del |por |con |es |era |lo de |la |el |los |las |mi |mis |un |una )+(?:${names})(?= (?:$|[.,?]|y|ni|eh|che|po|wey|mijo))`,
    ].join('|'),
  );

/** It was taken wrongly, said in words that name nothing: Harbor does not listen, or gave good news where there was none. */
export const saysNotHeard = (words: string): boolean => NOT_HEARD.test(words);
const NOT_HEARD = phrase(
  `(?:are|r) (?:you )?(?:even )?not (?:even |really )?(?:listening|hearing|reading|getting)|(?:you|u) (?:are|is|r) not (?:even |really )?(?:listening|hearing|reading|getting)|(?:you|u) (?:did|do) not (?:even |really )?(?:listen|hear|read|get) (?:me|it|that|what|a)|(?:not|never) what i (?:said|asked|meant|told)|how (?:is|was) (?:that|this|it) (?:good|great|bad|sad|a|my|about|any)|(?:ok |okay )?different (?:one|question|thing|topic)|i (?:already )?(?:said|asked|told you) (?:you )?(?:about |if |how |what |it is |that |i )|no (?:me )?(?:escucha\\w*|entiende\\w*|entendiste|entendio|estas? (?:escuchando|entendiendo|leyendo)|oye\\w*|leiste)(?: nada| bien| ni papa)?(?= )|(?:yo )?(?:le|te) (?:hable|dije|conte|pregunte|hablaba|decia|pregunto|estoy (?:hablando|diciendo|preguntando)) (?:de|que|por|lo|si|era|es|como|cuant\\w+)|y dele con|otra vez con (?:eso|lo mismo|el|la)`,
);
/** The text without that. */
export const withoutNotHeard = (words: string): string => words.replace(NOT_HEARD, ' ');
