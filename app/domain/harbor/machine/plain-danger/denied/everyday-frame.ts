import { keepingLast } from '../../../../meanings/last-answer';
import { NAMED } from '../../plain/people';
import { KILLS_ME, MISSED, WORN_OUT } from './exaggeration';
import { isDark } from './harmless-frame';

const all = (...lists: string[]) => new RegExp(`(?<=^| )(?:${lists.join('|')})(?= )`, 'g');

const HARBOR =
  '(?:(?:a |an |the |this |these |those |your |any )*(?:bot|chatbot|robot|machine|computer|program|app|software|buttons?|exercises?|questions?|website|thing|breathing|chat)|you|to you|(?:un |una |el |la |los |las |este |esta |estos |estas |esto |a )*(?:bot|robot|maquina|computadora|programa|app|aplicacion|botones|ejercicios?|preguntas|chat|escribirte|hablarte|contarte|contigo))';
const SENSE =
  '(?:point|use|sense|good|pointless|useless|silly|sentido|caso|gracia|sirve|servir|utilidad|funciona|placebo|evidencia|cuento)';
/** The use of Harbor itself, or of its exercises, is asked or doubted. */
const OF_HARBOR = all(
  `(?:not |no |see |dont |what |is |the |le |veo |tiene |que |a |de |el |feels |any )*${SENSE} (?:(?:of|in|is|it|to|en|de|a|le|con|me|va|asking|talking|telling|typing|writing|chatting|speaking|using|doing|hablar\\S*|contar\\S*|escribir\\S*|esto|this|that|with|my problems?) )*${HARBOR}`,
  '(?:why|what) (?:am|did|would) i (?:\\S+ )?(?:on here|here for|downloaded?|download(?:ed)? this|tell\\S* (?:this|my problems) to)|(?:ni |no )?se (?:ni )?(?:para|pa) que (?:baje|instale|abri|escribo|entre|estoy escribiendo)(?: (?:esto|aqui|aki|aca))?|(?:esto|this) (?:\\S+ ){0,2}(?:sirve|works?|funciona)(?: o es (?:puro |pura |un )?\\S+(?: \\S+)?)?',
);

const FEELING =
  '(?:envidia|celos|tristeza|miedo|flojera|rabia|culpa|verguenza|aburrimiento|enojo|coraje|nervios|pena|jealousy|envy|anger|sadness|fear|shame|guilt|boredom|embarrassment|pride|orgullo|jealous|angry|sad|worried|lazy|low|down|depressed|unhappy|triste|deprimid[oa]|mal)';
/** What it is not, by its name, and nothing more. */
const NOT_IT = all(
  `(?:it is |its |that is |i am |im |no |not |tampoco )*(?:no|not|tampoco) (?:es |son |fue |era |estoy |really |exactly )*${FEELING}(?: (?:exactly|exactamente|eh|really))?`,
);

/** An exercise is refused, as one among others. */
const REFUSED = all(
  '(?:not|no) (?:want|wanna|quiero|pienso|voy a)(?: to)? (?:(?:do|breathe|hacer|respirar) )?(?:any|none|or any|ni nada|nada|ninguno)(?: de| of) (?:that|those|these|them|eso|esos|esas|esto)',
  '(?:not|no) (?:want|wanna|quiero)(?: to)? (?:breathe|respirar) (?:or any of that|and all that|ni nada de eso|contigo|otra vez|again with you|ni eso|ni esas cosas)',
);

/** A call that was cut: hung up on somebody. */
const ON_WHOM = '(?: (?:on|with|to|a|al|con) (?:him|her|them|me|us|papa|amma|el|ella|(?:my|mi|su) \\S+))?';
const CUT_CALL = all(
  `cut(?:s|ting)? (?:(?:the|his|her|my|their|a|that) )?(?:phone ?call|call|phone|line)s?${ON_WHOM}`,
  `(?:(?:le|me|les|nos|se|la) )*(?:corte|corto|cortaron|cortarle|cortar|cuelgo|colgue) (?:(?:la|el|una) )?(?:llamada|telefono|comunicacion)${ON_WHOM}`,
);

/** A way of calling somebody a fool. */
const A_FOOL = all(
  '(?:is |are |was )?(?:an? )?(?:complete|total|absolute|right|proper|utter) (?:weapon|tool|melt|donkey)',
);

/** How a message is to sound: nobody is in despair for that. */
const TO_SOUND = all(
  '(?:(?:i |we )?(?:do )?not want to|without|not to|to not|and not|not) (?:be )?(?:sound|sounding|come across|coming across|seem|seeming|look|looking|appear|appearing) (?:as |like |too |so |that |all )*desperate(?: \\S+ (?:text|message|note to (?:him|her)))?',
  '(?:sin|no quiero|para no|pa no|y no|no) (?:que )?(?:sonar|suene|parecer|parezca|verme|verse|quedar|escucharme|oirme)(?: (?:tan|muy|como|una?))* desesperad[oa]',
);

/** That they are not leaving the talk, but have just begun it. */
const JUST_CAME = all(
  'no me (?:estoy yendo|voy|iba|fui)(?: (?:todavia|aun|a ningun lado))? (?:[.,] )?(?:(?:que|si|pues|yo) )*(?:acabo de|apenas|recien) (?:llegar|llegue|llego|llegando|entrar|entre|entro|empezar|empece|empiezo)',
  '(?:(?:i am|i was|was|am|i) )*not (?:leaving|going(?: anywhere| off)?|off) (?:[.,] )?(?:(?:i|have|am|only|just|literally) )+(?:got|come|came|arrived|joined|started)(?: (?:here|on|in|this))?',
);

/** Little to tell: the place is quiet, and that is said of the place. */
const LITTLE = all(
  '(?:not|nothing|nowt|no|poco|nada|dont) (?:have |hay |tengo |se |much |mucho |que |really |nuevo )*(?:to )?(?:say|tell|write|report|decir|contar|poner|escribir)',
  '(?:just |its |it is |gone |very |all |todo |esta |muy )*(?:quiet|callado|tranquil[oa]|silencio) (?:here|house|street|evening|day|week|night|on this street|in the house|por aca|por aqui|la casa|la calle)(?: now)?',
);

/** Work and care as they come round, day after day. */
const ROUND = all(
  `(?:looks?|looking) after (?:\\S+ ){0,3}(?:kids?|mums?|moms?|parents|people|own|children|${NAMED}s?)(?: for a living)?|for a living|(?:\\d+|twelve|ten|doce|diez) (?:hours|horas) (?:of|de|cuidando) (?:\\S+ ){0,3}\\S+|cuid(?:o|ando) (?:a )?(?:\\S+ )?(?:ancianos|ninos|enfermos|${NAMED}s?)`,
);

/** A question is let go of, and somebody or something else is asked. */
const ASKS =
  '(?:i |ill |i will |i am going to )?(?:ask|google|look (?:it )?up|call the (?:office|bank|doctor|school)|(?:le |se lo )pregunto|lo (?:busco|veo|consulto|googleo))';
const ASKED = `(?:myself|google|colleague|teacher|office|boss|doctor\\S*|pharmacist|neighbou?r|vecin[oa]|banco|${NAMED})`;
const LET_GO = all(
  `(?:(?:ok|okay|no|ya|never|mind|forget|leave|dejalo|bueno|da|igual|pasa|nada|not|matter|doesnt|importa|olvidalo|fine|right|it|is|does|skip) )+(?:[.,] )?(?:(?:manana|tomorrow|i will|thanks|ok) )?${ASKS}(?: \\S+){0,3}`,
  `${ASKS} (?:(?:it|at|a|al|con|en|mi|my|the|la|el|un|a|manana|tomorrow) )*${ASKED}(?: \\S+)?`,
);

/** Somebody else's pain or end, asked or told with the words of a sickroom. */
const THEIR_PAIN = all(
  `(?:does|do|will|would|did) (?:it|that|this|he|she|they|the \\S+|my ${NAMED}) (?:\\S+ )?(?:hurt|feel|suffer)(?: (?:it|them|him|her|anything|much|at the end|the (?:dog|cat|pet)|my ${NAMED}))+|(?:le|les) (?:va a |van a )?(?:duele|dolera?|duelen)|sufren?(?: al final)?`,
);
const SICKROOM = all(
  `(?:(?:mom|mum|dad|gran|nan|grandma|grandpa|she|he|we|the dog|the cat|my ${NAMED}|mi ${NAMED}) (?:is |are |has |esta |lleva )?(?:now )?(?:in|at|en|on) (?:the |a |el |la |cuidados )*(?:hospice|ward|icu|hospital|paliativos|terapia|palliative care|morphine|drip))|(?:she|he) sleeps mostly|(?:the vet|nurse|doctor) says (?:its |it is )?(?:time for the (?:dog|cat)|days|weeks)|(?:mi )?${NAMED} (?:ya )?no come|cuanto (?:les|le) queda(?: cuando \\S+ \\S+)?`,
);

/** Hunger, cold or boredom rather than that: a way of saying no to a job, a place, a favor, and not to food. */
const RATHER = all(
  '(?:prefiero|preferiria|antes|primero) (?:me )?(?:morirme|morir|muero) de (?:hambre|sed|frio|aburrimiento|sueno) (?:antes )?(?:que|a|de)(?! (?:que )?(?:engord\\S*|com\\S+|subir|pesar|seguir|vivir|estar))(?= )',
  '(?:i |would |id |i would )*(?:rather|sooner) (?:starve|die of (?:hunger|boredom|thirst|cold)|freeze to death|starve to death) than(?! (?:eat|gain|get|weigh|go on|live|keep))(?= )',
);

/** Clothes, a lead, a picture: what hangs at its place. */
const HANGS =
  '(?:lead|leash|collar|coat|jacket|hat|cap|bag|keys?|scarf|dress|shirt|sweater|jumper|towel|robe|apron|picture|photo|painting|clock|lamp|lights|plant|washing|laundry|curtains?|calendar|poster|bike|guitar|stocking|wreath|harness|uniform|backpack|umbrella)';
const CUELGA =
  '(?:correa|collar|abrigo|chaqueta|chamarra|campera|saco|gorra|sombrero|bolso|mochila|llaves?|bufanda|vestido|camisa|sueter|toalla|bata|delantal|cuadro|foto|reloj|lampara|planta|ropa|cortinas?|calendario|afiche|bici|guitarra|arnes|uniforme|paraguas)';
const HANGING = all(
  `${HANGS}s? (?:(?:is|are|was|were|still|just|that|always|left|kept) )*hanging (?:there|up|(?:by|in|on|at|from|behind|near|over|beside) (?:the |its |his |her |my |our |a )*\\S+)|(?:still )?hang(?:s|ing)? (?:his|her|my|the|our|their) ${HANGS}s?`,
  `${CUELGA} (?:(?:sigue|esta|estaba|todavia|aun|siempre|quedo|que|ahi) )*colgad[oa]s?(?: ahi| alli| (?:al lado de|junto a|en|de|detras de|cerca de|por) (?:la |el |su |mi )?\\S+)?`,
);

/** The voice of a boss or an ex that goes round in the head, and is to stop: nobody is heard who is not there. */
const VOICE = all(
  '(?:not|stop|without|quit) (?:(?:have to|be|hear|hearing|listen to|listening to) )+(?:his|her|their|my \\S+|that \\S+|the \\S+) (?:stupid |bloody |damn )?voices?(?: (?:in|inside|around|going round) my head| all (?:day|night)| anymore| again)*|get (?:his|her|their|my \\S+) (?:stupid )?voice out of my head',
  'no (?:oir|escuchar|tener que (?:oir|escuchar)) (?:mas )?(?:su|la|esa) voz(?: (?:de (?:mi |ese |esa |el |la )?\\S+|en (?:la|mi) cabeza|todo el dia))*',
);

/** What no everyday sentence has beside it. */
const MORE =
  /(?:^| )(?:decid\S+|settled|in me|inside|at peace|en paz|adentro|everything|nothing matters|nada importa|anything|want out|bother|with (?:him|her)|forever|everyone|siempre|tonight|esta noche|myself|i want|quiero|ready|lista|listo)(?= )/;

const frames = (words: string, patterns: readonly RegExp[], restAtMost = Infinity): boolean =>
  words.length <= LONGEST &&
  patterns.some((pattern) => {
    const rest = words.replace(pattern, ' ');
    return (
      rest !== words && wordsIn(rest) <= restAtMost && !MORE.test(rest) && !isDark(rest.replace(PLAIN, ' '))
    );
  });
const wordsIn = (text: string) => text.match(/[a-z]+/g)?.length ?? 0;
const LONGEST = 250;
/** A goodbye for the night, and "will" that is no last will. */
const PLAIN =
  /(?<=^| )(?:(?:algo|mensaje|texto) (?:\S+ )?corto|good ?night|adios|goodbye|bye|will (?:i|you|he|she|it|we|they|my)|(?:i|you|he|she|it|we|they) will)(?= )/g;

const ALL = [
  OF_HARBOR,
  NOT_IT,
  REFUSED,
  LITTLE,
  CUT_CALL,
  A_FOOL,
  TO_SOUND,
  JUST_CAME,
  ROUND,
  LET_GO,
  THEIR_PAIN,
  SICKROOM,
  WORN_OUT,
  KILLS_ME,
  MISSED,
  RATHER,
  HANGING,
  VOICE,
];
/** An everyday kind of sentence, with nothing dark beside it: of Harbor's use, of what it is not, of the daily round. */
export const isEveryday = keepingLast((words) => frames(words, ALL));

/** The same, and hardly a word beside it: what was only learned of it says nothing. */
export const isOnlyEveryday = keepingLast((words) => frames(words, ALL, FEW));
const FEW = 4;

/** That the call was cut, and nothing dark beside it: said to a question that took it for something else. */
export const meansTheCall = (words: string): boolean => frames(words, [CUT_CALL]);

/** Kinds of which even a rule hears something else: "good night" after a question let go of, and somebody else's pain. */
export const isEverydayAfterAll = (words: string): boolean => frames(words, [LET_GO, THEIR_PAIN, VOICE]);

const LAUGH = /(?:^| )(?:lol|xd+|jaja\S*|haha\S*|jeje\S*|ha)(?= )/;
const UNSENT =
  /(?<=^| )(?:la carta que no envio|(?:a|the) letter (?:that )?i (?:do )?not send|unsent letter|una carta)(?= )/g;
/** In jest, and nothing dark in it but the name of an exercise. */
export const isInJest = (words: string): boolean =>
  LAUGH.test(words) && words.length <= LONGEST && !MORE.test(words) && !isDark(words.replace(UNSENT, ' '));
