import { phrase } from '../typed-words';

const LONGEST = 200;

/** What people are asked about, or Harbor: no thing that works or does not. */
const NO_THING =
  '(?:i|you|u|he|she|it|they|we|that|this|these|those|anyone|anybody|somebody|someone|people|everyone|nobody|god|therapy|therapist|counsel\\w*|doctor|police|harbor|app|bot|talking|crying|writing|breathing|exercises?|life|love|violence|line|hotline|medication|medicine|meds|antidepress\\w*|pills?|drugs?|alcohol|drinking|beer|wine|weed|him|her|them|my|your|his|their|mom|dad|boss|wife|husband|boyfriend|girlfriend|kid|kids|son|daughter|mother|father|school|anything|something|nothing|which|what)';
const THING = `(?:(?!${NO_THING} |[.,?] )\\S+ ){1,6}?`;
const ACTUALLY = '(?:(?:actually|really|even|ever|just|truly|honestly|still) )*';
const DOES_SO =
  '(?:work|works|help|helps|do (?:anything|something|much|a thing)|make (?:a|any) difference|matter|count|beat)';

const NADIE =
  '(?:yo|tu|vos|usted|el que|ella|eso|esto|terapia|psicolog\\w*|medic[oa]|doctora?|pastillas?|medicament\\w+|medicina|alcohol|tomar|beber|cerveza|vino|droga\\w*|llorar|hablar|escribir|respirar|ejercicios?|vida|amor|linea|mi|mis|su|sus|tus|policia|harbor|aplicacion|app|algo|nada)';
const COSA = `(?:(?!${NADIE} |(?:me|te|se|le|voy|quedo) |[.,?] )\\S+ ){1,6}?`;

const ASKS = [
  phrase(
    `(?<=^ |[.,?] | (?:so|and|but|ok|then|or|wait|also|hey|hi|harbor|like) )(?:does|do|would|will|can|could) (?:the |a |an |some |taking |using |having |wearing |drinking (?!alcohol))*${THING}${ACTUALLY}${DOES_SO}(?= )`,
  ),
  phrase(
    `(?:is|are) (?:a |an |the )*${THING}${ACTUALLY}(?:any )?(?:good|useful|better|worth it|worth trying|enough) (?:for|against|than|to) (?:\\S+ ){1,8}[?]`,
  ),
  phrase(
    `(?:${THING}or ${THING})(?:[.,?] )?(?:which (?:one|is better|of (?:the )?(?:two|them)|works)|what is better)`,
  ),
  phrase(
    `(?:which|what) (?:one )?(?:is|works) better(?: for \\S+)? ?[,.:]? ?(?:a |an |the )*${THING}or (?!${NO_THING} )\\S+`,
  ),
  phrase(
    `(?:sirven?|ayudan?|funcionan?|hacen? algo|valen? la pena) (?:de algo |algo |de verdad |realmente )*(?:el|la|los|las|un|una|usar|poner|ponerse) ${COSA}(?:\\S+ ){0,8}?[?]`,
  ),
  phrase(
    `(?:el|la|los|las|un|una) ${COSA}(?:de verdad |realmente |si )?(?:me |te )?(?:sirven?|ayudan?|funcionan?|hacen? algo|valen? la pena)(?: \\S+){0,6} [?]`,
  ),
  phrase(
    `que (?:es|sera|va|conviene|funciona|sirve) (?:mejor|mas) ?,? ?(?:para \\S+ ?,? ?)?(?:el |la |los |las |un |una )?${COSA}o (?:el |la |los |las |un |una )?(?!${NADIE} )\\S+`,
  ),
  phrase(`${COSA}o ${COSA}(?:[.,?] )?cual (?:de (?:los|las) dos|es mejor|conviene|sirve|va mejor|elijo)`),
];
/** What a word of a body in danger, or of a choice of one's own life, makes of it. */
const GRAVER = phrase(
  'die|dies|dying|kill\\w*|overdos\\w*|hurt\\w*|bleach|poison\\w*|withdraw\\w*|pregnan\\w*|baby|chest pain|quit\\w*|leave|stay|move|marry|divorce|morir\\w*|mat\\w+|sobredosis|veneno|embaraz\\w*|bebe|abstinencia|dejar\\w*|quedar\\w*|irme|mudar\\w*|casar\\w*',
);

/** Whether it is asked if a thing of every day works, or which of two is better. */
export const asksWhatWorks = (words: string, text: string): boolean =>
  text.length <= LONGEST && !GRAVER.test(words) && ASKS.some((pattern) => pattern.test(words));

/** Whether a drink with caffeine and a nap are asked about together: of neither alone. */
export const mixesNapAndCoffee = (words: string): boolean => NAP.test(words) && COFFEE.test(words);
const NAP = phrase('(?:power )?naps?|napping|siestas?');
const COFFEE = phrase('coffee|caffeine|espresso|energy drinks?|cafe|cafecito|cafeina|mate|red bull');

/** "I asked about the coffee": what was answered is not what was asked. */
export const saysAskedElse = (words: string): boolean => ASKED_ELSE.test(words);
const ASKED_ELSE = phrase(
  '(?:i )?(?:was asking|asked|am asking|meant|mean) (?:you )?(?:about|for|if|whether) (?:\\S+ )?|(?:that is|thats) (?:\\S+ )?(?:again|not what i asked|not my question)|(?:te |le )?(?:pregunte|preguntaba|pregunto) (?:por|si|lo de|del|sobre)|(?:eso )?no (?:es|era) lo que (?:te |le )?pregunt\\w+|no te pregunte eso',
);
