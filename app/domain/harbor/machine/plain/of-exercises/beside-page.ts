import { phrase } from '../typed-words';

const SMALL =
  '(?:ok|okay|oh|ah|wow|well|yes|yeah|yep|so|really|very|pretty|quite|much|all|just|actually|honestly|it|that|this|they|these|is|are|was|looks?|sounds?|reads?|feels?|the|a|i|you|for|to|me|muy|bien|que|tan|re|bastante|mas|pues|si|ay|uy|oye|eso|esto|asi|lo|la|el|es|esta|estan|quedo|queda|quedaron|suena|se|ve|de|verdad|por|y|and|muchas|mil|a lot|lot|so much|con|ayuda|help|[.,])';
const PRAISE =
  '(?:thanks|thank you|thx|ty|cheers|gracias|good|great|nice|perfect|lovely|cool|brilliant|excellent|fine|better|right|true|beautiful|like|love|works?|helps?|helped|bonit[oa]s?|lind[oa]s?|buen[oa]s?|bueno|genial|perfect[oa]s?|excelente|padre|chido|chevere|bacan|guay|hermos[oa]|gusta|gusto|encanta|encanto|sirve|ayuda|ayudo|mejor|cierto|bien|correcto)';
const PRAISES = new RegExp(`^ (?:${SMALL} )*${PRAISE}(?: (?:${SMALL}|${PRAISE}))* $`);
const NOT_PRAISE = phrase('not|no|never|ni|nada|but|pero|too|demasiado');
/** Whether lines that are shown are praised, or thanks are given for them, and nothing else. */
export const praises = (words: string): boolean => PRAISES.test(words) && !NOT_PRAISE.test(words);

/** What was done today or now by somebody, with a person in it. */
const STORY = phrase(
  '(?:he|she|they|my \\S+|someone|somebody) (?:(?:just|then|even|also|only|still|never|already) )?(?:\\S+ed|said|told|came|went|left|got|had|was|were|took|gave|saw|did|made|found|lost|ran|sent)(?= )|(?:i|we) (?:just |also |then )?(?:got|went|had|saw|lost|found|met|came|woke|slept|cried|argued|fought|drove|moved|failed|passed)(?= )|(?:hoy|ayer|anoche|antier|antes|luego|despues|esta manana) (?:\\S+ ){0,4}?(?:\\S+(?:o|aron|ieron|e|i|aba|aban|ia|ian))(?= )|(?:mi|mis|el|ella|alguien) (?:\\S+ )?(?:me |se |le |nos )?(?:\\S{2,}(?:io|aron|ieron|aba)|dijo|hizo|vino|fue|puso|llamo|hablo|grito|conto|dejo)(?= )',
);
/** Said of the lines, of sending them, or of how they would be taken. */
const OF_LINES = phrase(
  'send\\w*|say\\w*|said like|tell\\w*|words?|lines?|sound\\w*|text|message|letter|page|wrote|written|write|read\\w*|that is|this is|it is|not what|cannot|could not|would|will|wont|if|suena|decir\\w*|digo|diga|soltar\\w*|mand\\w+|envi\\w+|linea\\w*|frases?|palabras?|mensaje|carta|pagina|escrib\\w+|eso|esto|asi|puedo|podria|va a|van a|no se lo|si',
);
const FEWEST = 4;

/** Whether something of the day is told beside a page, and nothing is said of it. */
export const tellsElse = (words: string): boolean =>
  words.trim().split(' ').length >= FEWEST && STORY.test(words) && !OF_LINES.test(words);
