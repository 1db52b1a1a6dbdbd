import { phrase } from '../typed-words';

const LONGEST = 240;

/** Where a request begins: at the start, after a mark, or after a word that leads on. */
const STARTS =
  '(?<=^ |[.,?] |(?: (?:so|ok|okay|then|please|just|and|but|well|hey|hi|harbor|idk|y|pero|bueno|pues|oye|oiga|che|porfa|favor|entonces|ok|ay|hola|mejor) ))';
const GIVE =
  '(?:(?:can|could|will|would) (?:you|u) )?(?:please |pls |just |maybe )*(?:give|tell|send|throw|share|show|hit|lend)(?: (?:me|us))?(?: with)? (?:just |only )?';
const HAVE =
  '(?:(?:do |have )?(?:you|u) (?:have |got |have got |know )?|got |have you |what is |need |(?:i )(?:just |only |really )*(?:need|want|would like|could use|am after|will take) )(?:just |only )?';
const KIND_OF =
  '(?:(?:one|a|an|any|some|another|1|your|the|best|top|quick|fast|short|simple|small|little|tiny|single|good|practical|useful|more|cheap|easy|other|different|real) )+';
const TIP = '(?:tips?|tricks?|hacks?|pointers?|(?:piece|bit|word) of advice)';
const FOR =
  '(?= (?:$|[.,?]|for|on|about|please|pls|that|how|i can|with|when|against|now|right|today|tonight|then|thanks|before|so|to (?:get|fall|sleep|calm|stop|help|start|feel|cope|not|make|deal|focus|relax|keep|say|talk|ask)))';

const DA =
  '(?:(?:me )?(?:puedes|podes|podrias|puede|podria|quieres) )?(?:me )?(?:das?|des|dar|dame|deme|darme|dime|decime|digame|decirme|pasa|pasame|paseme|tira|tirame|echame|regalame|suelta|tienes|tenes|tiene|hay|conoces|quiero|necesito|quisiera|busco|ocupo|con) (?:me |solo |nomas |aunque sea |tan solo |al menos )*';
const UN =
  '(?:(?:un|uno|una|algun|algunos|alguna|otro|otra|el|tu|su|unos|mejor|solo|buen|pequeno|simple|rapido|corto) )*';
const CONSEJO = '(?:consejos?|consejito|tips?|trucos?|truquito|recomendacion)';
const PARA =
  '(?: (?:rapid[oa]|rapidito|cort[oa]|cortito|simple|practic[oa]|util|facil|sencill[oa]|solo|buen[oa]|chiquito))*(?= (?:$|[.,?]|para|pa|por|de (?:algo|como)|que|ya|ahora|ahorita|hoy|contra|con|y|sobre|porfa|nomas|nada mas|no mas|por favor|gracias|amig\\w+|harbor))(?! que (?:me|le|nos) (?:dio|da|dieron|dan|dijo))';

const WORKING = '(?:that |which )?(?:(?:actually|really|just|even) )*(?:works?|helps?|will (?:work|help))';
const NOW =
  '(?:right now|now|today|tonight|this minute|in a minute|quickly|ahora(?: mismo)?|ahorita(?: mismo)?|ya(?: mismo)?|hoy|esta noche|rapido)';

const ASKS = phrase(
  [
    `(?:${STARTS}|${GIVE}|${HAVE})${KIND_OF}${TIP}${FOR}`,
    `(?:${STARTS}|${GIVE})${TIP} (?:for|on|about|please|pls|to (?:get|fall|sleep|calm|stop))`,
    `${GIVE}(?:something|one (?:thing|line)|1 thing|a thing|anything) ${WORKING}`,
    `${GIVE}(?:something|one thing|1 thing) (?:quick|short)(?= (?:$|[.,?]|for|that|please))`,
    `${STARTS}(?:just )?(?:something|one thing|1 thing) (?:quick |small |simple |short )*(?:that (?:works|helps)) ${NOW}`,
    `what can i (?:even |actually |really )?(?:do|try) (?:about|for|with|against) (?:(?![.,?] )\\S+ ){1,5}${NOW}(?= (?:$|[.,?]))`,
    `what (?:actually |really )?works (?:right now|quickly|fast|in five minutes|for (?:\\S+ ){1,4}[?])`,
    `(?:${STARTS}|${DA})${UN}${CONSEJO}${PARA}`,
    `(?:${STARTS}|${DA})(?:algo|una (?:sola )?cosa)(?: \\S+)? que (?:me |de verdad |realmente )*(?:sirva|ayude|funcione|sirve|ayuda|funciona)(?= (?:$|[.,?]|ya|ahora|ahorita|hoy|rapido|para|de verdad|aqui|en el))`,
    `${DA}(?:algo|una (?:sola )?cosa) (?:rapid[oa]|cort[oa])(?= (?:$|[.,?]|para|que|porfa|por|ya))`,
    `que (?:puedo hacer|hago|se puede hacer) (?:con|para|contra|por) (?:(?![.,?] )\\S+ ){1,6}(?:ahora mismo|ahorita(?: mismo)?|ya mismo|en este momento|ahora)(?= (?:$|[.,?]))`,
  ].join('|'),
);
/** Tips that are not wanted, were given by somebody, or are money. */
const NOT_ASKED = phrase(
  `(?:not|never|without|stop|enough|hate|sick of|tired of|sin|nada de|ni|odio|hart[oa] de|basta de) (?:(?![.,?] )\\S+ ){0,4}(?:tips?|tricks?|hacks?|pointers?|advice|consejos?|trucos?)|no (?:more |quiero |me des |me de |mas |necesito |necesit\\w+ )+(?:\\S+ )?(?:tips?|consejos?|trucos?|advice)|(?:he|she|they|everyone|everybody|people|my \\S+|el|ella|ellos|todos|todo el mundo|mi \\S+) (?:always |just |keeps? |siempre |ya )*(?:gave|give|gives|giving|offered|told|tells|shared|me (?:da|dan|dio|dieron|daba))(?: \\S+){0,4} (?:tips?|tricks?|advice|pointers?|consejos?|trucos?)|tip (?:jar|money|of)|tipped|in tips|tips (?:were|was|are down|from (?:the )?tables?)`,
);

/** Whether one short thing that works is asked for, now and without a list. */
export const asksForTip = (words: string, text: string): boolean =>
  text.length <= LONGEST && ASKS.test(words) && !NOT_ASKED.test(words);

/** Whether another one is asked for, in a few words, where a tip was given. */
export const asksForAnother = (words: string): boolean => ANOTHER.test(words);
const ANOTHER =
  /^ (?:(?:ok|okay|no|nah|well|hm+|fine|thanks|thank you|cool|bueno|ya|pues|dale|gracias|vale|si|yes|yeah|please|y|and|[.,]) )*(?:(?:give|tell|show) me )?(?:(?:can|could) (?:i|you) (?:have |get |give me )?)?(?:i )?(?:another(?: one| tip)?|one more(?: tip)?|more(?: tips)?|next(?: one)?|a different one|something else(?: then)?|(?:i )?(?:already |have |did |do |tried |done |tried that |do that )*(?:that|this|it)(?: one)? (?:already|does not work|did not work|never works|is no (?:use|good))|(?:i )?(?:already|have already) (?:do|did|tried|done|have tried)(?: (?:that|this|it))?|(?:did|tried|done) (?:that|this|it)(?: one)?(?: already)?|(?:dame |dime |damela )?(?:otr[oa]|uno mas|otro mas|otro consejo|mas)|ya (?:lo )?(?:hice|hago|hago eso|hice eso|probe|lo probe|probe eso)(?: eso)?|(?:eso )?no (?:me )?(?:sirve|funciona|ayuda)|algun[oa] mas)(?: (?:please|pls|porfa|por favor|thanks|gracias|then|now|[.,?]))* $/;
