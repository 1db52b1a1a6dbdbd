import { plainTest } from '../../plain/people';
import { takesNoBack } from './flat-no';

const OPENS =
  '(?:(?:[.,]|what|wat|wtf|huh|wait|wow|omg|lmao|lmfao|god|oh|eh|er|um|lol|ha|well|jaja\\S*|haha\\S*|que|como|ay|uy|uf|oye|oiga|good|heavens|lord|hell|dios|mio|hombre|mujer|pues|bueno|a) )*';
const NOES =
  '(?:no+|nah+|naw|nope|nop|nel|nanai|que va|q va|para nada|nada que ver|claro que no|por supuesto que no|of course not|not at all|definitely not|absolutely not|jamas|en absoluto)';
const BEGINS_WITH_NO = plainTest(
  `^ ?${OPENS}${NOES}(?! (?:se|lo se|idea|clue|sure|one|ni|doubt|problem|estoy segur|sabria)(?= ))`,
);

/** It is somebody, after all: "no, it is my brother". */
const NAMES_WHOM = plainTest(
  '(?:it is|its|i mean|i meant|es|era|hablo de|digo|se trata de|me refiero a) (?:about |por )?(?:my|mi|her|him|ella|el)(?= )',
  'just|only|solo|nomas|nada mas|eso|fine|bien',
);

const HARM =
  '(?:die[sd]?|dying|dead|death|kill\\S*|suicid\\S*|hurts? (?:him|her|them)|harm\\S*|cuts?|cutting|blades?|razors?|pills?|tablets?|overdos\\S*|gun|rifle|rope|knife|jump\\S*|bridge|roof|hang|better off|letter|goodbyes?|farewell|g[ai]v\\S+ (?:\\S+ ){0,3}away|morir\\S*|muere|muert[oa]|matar\\S*|mata|suicid\\S*|(?:se|me) (?:cort\\S+|lastim\\S+|quem\\S+)|hac\\S+ dano|cuchill\\S*|pastillas|pistola|arma|soga|puente|azotea|veneno|carta|despid\\S*|adios|regal[ao]\\S*|no (?:quiere|aguanta)|ya no (?:quiere|aguanta|puede)|(?<!(?:not|never) )do(?:ing)? (?:something|sth|somthing)|(?:harm|to) (?:him|her|them)sel\\S+|hac\\S+ (?:algo|una (?:locura|tonteria)))';
/** Something of death, harm or a farewell is told. */
export const tellsHarm = plainTest(HARM);
const IS_WORRIED = plainTest(
  'worr\\w+|scared|afraid|fear\\w*|hopeless|(?:not|cannot) (?:eat|sleep|go on|cope|do (?:it|this))|(?:maybe|might|unless|except|though|but)|not (?:yet|now|today|sure)|i (?:do )?not know|idk|dunno|miedo|preocup\\w+|temo|(?:pero|aunque|a menos|quizas?|tal vez|capaz|no (?:lo )?se|ni idea|creo que si|todavia)',
);

/**
 * A "no" to the question whether they fear for somebody, with why not, or with what it is instead: nothing of danger comes
 * after it, and nothing takes it back.
 */
export const deniesFear = (words: string): boolean =>
  BEGINS_WITH_NO(words) &&
  !NAMES_WHOM(words) &&
  !tellsHarm(words) &&
  !IS_WORRIED(words) &&
  !takesNoBack(words);

/** The same, with the news that the other is well. */
export const saysTheyAreWell = (words: string): boolean => WELL(words) && deniesFear(words);
const WELL = plainTest(
  '(?:he|she|they|is|are|hes|shes|esta|anda|estan) (?:\\S+ ){0,2}(?:fine|ok|okay|grand|good|alright|well|happy|safe|bien|perfect[oa]|feliz|de maravilla)',
  'if|si|not (?:fine|ok|okay|good|well)|no (?:esta|anda) (?:\\S+ )?bien',
);

/** "No, but she cuts herself": what comes after the "no" is the answer. */
export const fearsAfterAll = (words: string): boolean => AFTER_ALL(words) && BEGINS_WITH_NO(words);
const AFTER_ALL = plainTest(`(?:but|pero|aunque|though|except|solo que) (?:\\S+ ){0,6}${HARM}`);

const SMALL_CHILD = plainTest(
  '(?:bab(?:y|ies|ys)|newborns?|infant|toddler|(?:little|wee) one|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten) (?:days?|weeks?|wks?|months?|mths?|mos?) old|bebes?|bebit[oa]|recien nacid[oa]|guagua|(?:tiene|tengo|de) (?:\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:dias|semanas|meses)|(?:he|she|hes|shes|she is|he is) (?:\\S+ )?(?:\\d+|two|three|four|five|six) (?:days?|weeks?|wks?|months?)|(?:him|her) in (?:his|her) (?:cot|crib)|cuna)',
);
/** A baby or a small child is spoken of: nobody asks whether that child thinks of dying. */
export const namesSmallChild = (words: string): boolean => SMALL_CHILD(words);

const NO_WISH = plainTest(
  '(?:not|never|no) (?:want|wanna|wanting|going|gonna|trying) to die|(?:no|nunca) (?:me )?(?:quiero|quisiera|voy a) (?:morir|morirme|matar|matarme)|nothing like that|nada de eso',
);
/** That they do not want to die themselves, whatever else stands in the text. */
export const deniesOwnWish = (words: string): boolean => NO_WISH(words) && !takesNoBack(words);
