import { opening, phrase } from '../typed-words';

const LONGEST = 160;
const DONE = opening(
  '(?:(?:all |just |i am )?done|i (?:just |have )?(?:did|done|finished)(?= (?:it|that|this|so|the|$|[.,]))|(?:just )?did (?:it|that|this|so|the (?:minute|thing))|finished|managed (?:it|that)|(?:ya )?(?:lo|la) (?:hice|he hecho|acabe|termine)|(?:ya )?(?:hecho|list[oa]|termine|acabe|cumplid[oa])|ya(?= (?:$|[.,]|esta|quedo|termine|acabe)))',
);
/** It was not done, or is asked about. */
const NOT_DONE = phrase(
  'not done|nothing|not yet|could not|cannot|no pude|no puedo|todavia no|aun no|nada|[?]',
);

/** Whether a text says that the open step is done, whatever is told behind it. */
export const saysDone = (words: string, text: string): boolean =>
  text.length <= LONGEST && DONE.test(words) && !NOT_DONE.test(words);

const IT = '(?:it|that|this|them|the (?:\\S+ )?\\S+|my (?:\\S+ )?\\S+|what was left|all of it|the rest)';
const THEM = '(?:lo|la|los|las|todo|el|mi|mis|una?|al)';
const DEED = phrase(
  `(?:poured|tipped|dumped|chucked|threw|flushed|emptied|binned|washed|gave|handed|put|locked) ${IT} (?:all |right |straight )?(?:away|out|down|back|off|over|in the (?:bin|trash|sink|toilet|car)|to (?:my|the|a|his|her) \\S+)|(?:i )?(?:left|walked (?:out|away)|got out|went out)(?: of| from)? (?:the |that )(?:\\S+ )?(?:shop|store|pub|bar|bookies|casino|party|house|table|aisle|place|corner)|walked (?:away|out|past)|(?:i )?(?:deleted|uninstalled|blocked|banned|cancelled|canceled) (?:the|that|my|his|her|him|it|them|myself)|(?:ya )?(?:${THEM} )?(?:tire|bote|vacie|derrame|eche|avente|devolvi|borre|bloquee|elimine|desinstale|regale)(?= (?:$|[.,]|lo|la|el|al|todo|por|en|las|los|mi|a|de))|(?:ya )?(?:me )?(?:sali|fui|aleje) (?:de|del) (?:\\S+ )?(?:tienda|bar|cantina|casino|fiesta|lugar|super|antro|esquina|casa|ahi|alli|mesa)|(?:ya )?le (?:di|entregue|deje) (?:las?|los?|el|mis?) (?:\\S+ )?(?:tarjetas?|botellas?|celular|telefono|llaves?|cartera|dinero|plata|lata|paquete)`,
);
/** It was a wish, or somebody else's deed. */
const NOT_OWN = phrase(
  '(?:wish|should|could|would|want(?:ed)? to|going to|will|almost|nearly|if|he|she|they) (?:have |i )*(?:poured|threw|thrown|left|gave|given|pour|throw)|(?:quisiera|deberia|casi|ojala|si) (?:\\S+ )?(?:lo |la )?(?:tire|bote|fui|di)|not|never|no (?:lo|la|me|le)',
);

/** Whether somebody tells of what they did against an urge: poured it away, left the place, gave the means to somebody. */
export const didAgainst = (words: string): boolean => DEED.test(words) && !NOT_OWN.test(words);

const NEAR = phrase(
  '(?:glass|bottle|can|beer|wine|drink|vodka|it|app|cards?|pack|cigarettes?|stuff|bag) (?:is |are )?(?:\\S+ )?(?:still )?(?:there|here|in front of me|on the table|next to me|staring at me|looking at me|in my hand|in the (?:fridge|kitchen|house))|(?:vaso|botella|lata|cerveza|vino|copa|celular|app|caja|paquete|bolsa) (?:\\S+ ){0,2}?(?:ahi|aqui|alli|enfrente|al lado|en la (?:mesa|mano|cocina|refri|heladera|nevera))|(?:ahi|aqui|alli) (?:sigue|esta|tengo) (?:la|el|mi) (?:vaso|botella|lata|cerveza|copa|celular|paquete|caja)',
);
/** Whether what the urge is for stands near them. */
export const standsNear = (words: string): boolean => NEAR.test(words);
