import { CLOSE, NAMED, plainTest } from '../../plain/people';

/** That nobody hurts them, or that Harbor read it wrong: said to that question, or in that flow. */
export const deniesHurt = plainTest(
  [
    '(?:nobody|no one|noone|no body|none) (?:\\S+ ){0,3}(?:hurt\\w*|hit\\w*|beat\\w*|touch\\w*|harm\\w*|abus\\w*|threat\\w*) (?:me|us|anyone|anybody)',
    '(?:he|she|they|husband|wife|it) (?:(?:does|do|did|is|are|was|has|would|will) )?(?:not|never) (?:\\S+ ){0,2}(?:hurt\\w*|hit\\w*|harm\\w*|abus\\w*|touch\\w*|beat\\w*)(?: me| us| anyone| anybody| like that)?',
    '(?:am |i am |we are )?(?:not|nobody is) (?:being )?(?:hurt|abused|beaten|in danger)|not (?:afraid|scared|frightened) of (?:him|her|them|anyone|anybody|my \\S+)',
    'nadie (?:me |nos )?(?:ha |lol |esta )?(?:hace|hizo|hecho|haciendo|pega|pego|pegado|pegando|golpe\\w*|toca|toco|tocado|lastim\\w*|maltrat\\w*|amenaz\\w*)',
    'no me (?:ha |lol |esta )?(?:hace|hizo|hecho|hacen|haciendo|pega|pego|pegado|golpe\\w*|lastim\\w*|maltrat\\w*|toca|haria) ?(?:nada|dano|nunca)?|nunca me (?:ha |lol )?(?:haria|hecho|hizo|pegado|pego|golpe\\w*|toc\\w*|levantado)|no le tengo miedo|no (?:estoy|corro) en peligro|no corro peligro',
  ],
  'but|pero|except|unless|sometimes|a veces|anymore|ya no|yet|todavia|aun|if|even|(?:only|just) (?:push\\S*|yell\\S*|shout\\S*|grab\\S*|words|once|threat\\S*|when)|abuse|maltrato|violencia|control\\S*|yells?|shouts?|screams?|grita|insulta\\S*',
);

/** "You read me wrong", of whatever was taken for danger. */
export const saysReadWrong = plainTest(
  [
    'misunderst\\w+|misread\\w*|(?:read|got|get|took|take|taking|understood|understand|heard) (?:me|it|that|this|my \\S+) (?:all |completely |totally )?wrong|wrong idea|not what i (?:mean|meant|said|am saying|wrote)|i (?:did )?not (?:say|said|mean|meant) (?:that|it like that)|nobody is (?:dying|in danger|going to die)|nothing like that|not like that|it is not that|false alarm',
    '(?:me )?(?:entend\\w+|leiste|leyo|interpret\\w+|tomaste) (?:todo )?mal|mal entendid\\w*|malentend\\w+|malinterpret\\w+|te equivoc\\w+|no (?:quise|queria|quiero) decir eso|no (?:dije|digo|he dicho) eso|no es eso|nada que ver|falsa alarma|nadie (?:se va a morir|esta en peligro|corre peligro)',
  ],
  'before|antes|everyone|todos|my (?:mom|dad|husband|wife|boss)|mi (?:mom|dad|marido|mujer|jefe)',
);

/** The same in words that only a misreading is told in: also within a longer text, at a question about the own life. */
export const saysMisread = plainTest(
  [
    'you (?:\\S+ )?(?:misunderst\\w+|misread\\w*|(?:read|got|get|took|take|understood|heard) (?:me|it|that|this) (?:all |completely |totally )?wrong|(?:got|have) the wrong idea)|not what i (?:mean|meant)|i (?:did )?not mean (?:that|it like that)',
    '(?:me )?(?:entendi(?:ste|o|do)|entendiste|leiste|leyo|tomaste|tomo) (?:todo )?mal|(?:me )?malinterpret\\w+|te equivoc\\w+ conmigo|no (?:es lo que )?quise decir(?: eso)?',
  ],
  'my (?:mom|dad|husband|wife|boss)|mi (?:mom|dad|marido|mujer|jefe)',
);

const GOOD = plainTest([
  `^(?:(?:[.,]|oh|god|ay|uy) )*(?:no|nope|nah) (?:\\S+ ){0,6}(?:(?:is|es|was|era) )?(?:(?:a|an|un|una|very|really|so|muy|tan) )*(?:good|kind|gentle|lovely|sweet|nice|wonderful|great|buen|buena|bueno|amable|tranquil[oa]|carinos[oa]) (?:\\S+ )?(?:wom[ae]n|man|person|guy|lady|mujer|hombre|persona|conmigo|to me|(?:${CLOSE}|${NAMED}))`,
]);
/** "No, she is a good woman": to the question, not once force was told. */
export const praisesThem = (text: string): boolean => GOOD(text);

const FEARS =
  /(?:^| )(?:afraid|scared|frightened|terrified|nervous|worried|miedo|asusta|da cosa|nervios\S*)(?= )/;
const OF_TELLING =
  /(?:^| )(?:(?:tell|telling|told|say|saying|explain|explaining|confess|admit|ask|asking|talk|talking|break it|come out) (?:\S+ ){0,3}?(?:my|him|her|them|to|it|that|about|the)|(?:how|what) (?:\S+ ){0,3}(?:tell|say|explain|break)|(?:decir|decirle|decirselo|contar|contarle|contarselo|explicar|explicarle|confesar\S*|pedir\S*|hablar con|hablarlo)|como (?:se lo|le) (?:digo|cuento|explico|pido))(?= )/;
/** The fear is of telling somebody something, not of them. */
export const fearsToTell = (text: string): boolean => FEARS.test(text) && OF_TELLING.test(text);
