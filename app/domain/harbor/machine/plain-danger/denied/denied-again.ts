import { plainTest } from '../../plain/people';

const SELF_DEATH =
  '(?:die|dying|kill(?:ing)? myself|end (?:it|my life)|suicid\\S*|morir|morirme|matar|matarme|suicid\\S*|quitarme la vida)';
/** In so many words that they do not want to die, also behind a "but I told you". */
const NOT_TO_DIE = plainTest(
  [
    `(?:not|never|nae|nor) (?:\\S+ ){0,4}${SELF_DEATH}|(?:am|i am) not suicidal|want to live`,
    `(?:no|nunca|ni|tampoco) (?:(?:me|yo|es|quiero|quisiera|voy|a|que|de|por|para|pa|pienso|estoy|busco|queria|en) ){0,5}${SELF_DEATH}|quiero vivir`,
    '(?:morir|morirme|matarme|suicidarme) (?:(?:eso|pues|la verdad) )*(?:no|nunca|jamas)(?= (?:quiero|pienso|voy|$|[.,]))',
  ],
  'sometimes|a veces|(?:why|how) (?:would|should|could) i|anymore|if|si no|yet|todavia|not want to live|no quiero (?:vivir|seguir)|not know|no se si|tonight|hoy no|ya no quiero',
);
/** What comes after it, and takes it back. */
const AFTER =
  /(?:die|dying|myself|suicid\S*|suicidal|morir|morirme|matar|matarme|vida)(?: [.,])* (?:but|pero|only|except|aunque|though|solo que|just want|solo quiero que)(?= )/;

/** Whether it is denied that they want to die, with nothing behind it that opens it again. */
export const deniesDyingAnyway = (words: string): boolean => NOT_TO_DIE(words) && !AFTER.test(words);

/** Done for relief: so that the pressure goes down, the head grows quiet. */
export const isForRelief = plainTest([
  '(?:takes?|taking|take) the edge off|(?:it|that) (?:\\S+ )?(?:helps|calms|quiets|numbs|eases|relieves|settles)(?: (?:me|it|things|my head|down|the (?:pain|pressure|noise)))?(?= )|(?:for|is) (?:the )?relief|to (?:\\S+ )?(?:calm|cope|feel (?:better|something|less|anything|normal)|let (?:it|the \\S+) out|get (?:it|the \\S+) out|take my mind|quiet|release|ease|numb)|(?:lets?|gets?) (?:it|the (?:pressure|pain|steam)) out|so (?:that )?(?:it|the (?:pressure|noise|pain)) (?:stops|goes|eases|calms)|brings? (?:it|the pressure|me) down|makes? (?:it|my head) (?:go )?quiet',
  '(?:pa|para) (?:que )?(?:se me |me )?(?:baj[ea]\\S*|quit[ea]\\S*|calm[ea]\\S*|pas[ea]\\S*|aliv\\S+|desahog\\S+|descarg\\S+|sac[ao]\\S*|solt\\S+|aguant\\S+|relaj\\S+|sentir\\S*|sienta|tranquiliz\\S+|apag\\S+|callar?)|(?:me|lo) (?:baja|quita|calma|alivia|tranquiliza|relaja|desahoga|apaga|ayuda a)(?= )|es (?:para|pa|por) (?:el )?(?:alivio|calmar\\S*|la presion)|asi (?:se me |me )(?:pasa|baja|quita|calma|alivia)|baja(?:r(?:me)?)? la presion',
]);

/** "It", done by themselves. */
export const doesSomething = plainTest(
  '(?:i |just |only )(?:\\S+ )?(?:do|did|cut|scratch|burn|hurt|hit|pinch|bite)(?= )|(?:it|that) (?:just|only|really|kind of|takes|helps|calms)|(?:lo|me) (?:hago|hice|corto|cortaba|quemo|rasguno|pego|arano|pellizco|lastimo)|(?:es|e|era|eso es|solo es) (?:solo )?(?:pa|para)|asi (?:se )?me|eso (?:me )?(?:\\S+ )?(?:baja|calma|alivia|ayuda)',
);

const TIRED =
  '(?:tired|sick|weary|exhausted|done|fed up|worn out|knackered) (?:\\S+ )?(?:of|with|from) (?:\\S+ )?(?:living|life|being alive|existing|it all|waking up)|(?:life|living) (?:\\S+ )?(?:tires|wears|exhausts) me|tired of (?:everything|all of it)|(?:cansad[oa]|hart[oa]|agotad[oa]|aburrid[oa]|fastidiad[oa]|podrid[oa]|chat[oa]) (?:\\S+ )?(?:de|con) (?:\\S+ )?(?:vivir|la vida|esta vida|existir|estar viv[oa]|todo)|(?:vivir|la vida) (?:\\S+ )?(?:me )?(?:cansa|pesa|agota)';
/** "No. But tired of living I am": no wish to die, and a weight all the same. */
export const isTiredOfLiving = plainTest(
  TIRED,
  'not (?:\\S+ )?(?:tired|sick) of|no (?:estoy|ando) (?:\\S+ )?(?:cansad|hart)\\S+',
);
const TIRED_WORDS = new RegExp(`(?:^| )(?:${TIRED})(?= )`, 'g');
/** The rest of such a text. */
export const withoutTired = (words: string): string => words.replace(TIRED_WORDS, ' ');

/** A no at the beginning, however it is dressed. */
export const beginsWithANo = (words: string): boolean =>
  /^ ?(?:(?:[.,]|oh|ay|uy|god|well|pues|bueno|mira|look) )*(?:no+|nah|nope|nope|na|nel|not (?:that|like that|really|exactly)|never|nunca|jamas|tampoco|para nada|claro que no|que va)(?= )/.test(
    words,
  );
