import { opening, phrase } from '../typed-words';
import { namesWorry } from './worry-words';

const EN = [
  '(?:a |an |such a |had a )(?:\\S+ )?(?:cracking|belting|blinding|smashing|corking|champion|banging|ripper|bonzer|grand|brilliant|fantastic|wonderful|amazing|lovely|great) (?:day|week|weekend|night|morning|evening|time|afternoon|year|trip|party)',
  '(?:i am |am |am i |well |so |dead |proper |right |dead |we are |really )+(?:chuffed|buzzing|stoked|made up|over the moon|thrilled|ecstatic|tickled pink|elated|overjoyed|pumped)(?! (?:to bits )?(?:for|about (?:him|her|them)))',
  'over the moon|on cloud (?:nine|9)|chuffed to bits|made up with (?:it|that|my|our|the)|walking on air',
  '(?:took|won|got|came|bagged|landed) (?:the |a |us |me )*(?:first|1st|top|second|2nd|third|best)(?: (?:prize|place|in show|of all|spot))?(?= (?:at|in|for|with|$|[.,]))|(?:won|took home) (?:the|a|my|our) (?:cup|prize|medal|trophy|race|match|raffle|game|final|award|competition|contest)',
  '(?:turned|came) out (?:a treat|brilliant|great|lovely|perfect|amazing|beautiful\\w*)|went (?:brilliantly|like a dream|so well|really well|a treat)',
];
const ES = [
  'estoy (?:re |muy |tan |super |bien |requete)?(?:contentisim[oa]|felicisim[oa]|chocha|chocho|feliz de la vida|en las nubes|emocionadisim[oa]|rechocha|rechocho)|(?:contentisim[oa]|felicisim[oa])',
  '(?:gan|saqu|obtuv|consegu|logr)(?:e|amos|imos|o|aron|i) (?:el |la |un |una |mi )?(?:primer(?:o|a)?|segundo|tercer|mejor) (?:lugar|premio|puesto|nota)|(?:gane|ganamos) (?:el |la |un |una |mi |los )(?:\\S+ )?(?:premio|concurso|torneo|copa|partido|medalla|rifa|final|carrera|sorteo)',
  '(?:que |re |muy |estuvo |fue |quedo |salio )(?:\\S+ )?(?:bacan|bakan|padrisim[oa]|padre(?= (?:[.,]|$))|chevere|chido|buenisim[oa]|lindisim[oa]|genial|espectacular|de lujo|brutal|guay|barbaro|de maravilla|de diez|hermos[oa])',
  '(?:salio|quedo|me fue|nos fue|salieron|quedaron) (?:\\S+ )?(?:buenisim[oa]s?|bacan|de maravilla|de lujo|increible|espectacular|perfect[oa]s?|riquisim[oa]s?)',
];
const GOOD = phrase([...EN, ...ES].join('|'));
/** What takes the good back, or was only wished. */
const TAKEN_BACK = phrase(
  'but|though|until|except|supposed|should|wish|if|used to|would|was not|not|no longer|pero|aunque|hasta|salvo|deberia|ojala|si|antes|no|ya no|habria|hubiera',
);
/** Said beside good news, and no worry: nothing is wrong, hard to believe, or nobody there to tell it to. */
const BESIDE =
  / (?:(?:there is )?nothing (?:is )?(?:wrong|bad|the matter)|no (?:worries|problem)|cannot believe(?: it)?|(?:and )?(?:nobody|no one) (?:\S+ ){0,3}to tell(?: (?:it|that))?(?: to)?|no (?:me )?lo (?:puedo )?cre(?:o|er)|no (?:tengo|hay|tenia) a (?:quien|nadie)(?: (?:a quien )?(?:contar\w*|decir\w*))?|nadie a quien contar\w*|no pasa nada|nada malo)(?= )/g;

/** Whether plain words of gladness stand in a text, and no word of worry or of a turn beside them. */
export function tellsGoodNews(words: string): boolean {
  const told = words.replace(BESIDE, ' ');
  return GOOD.test(told) && !TAKEN_BACK.test(told) && !namesWorry(told);
}

const SAYS_GOOD = opening(
  '(?:(?:this|that|it)(?: is| was)|(?:this|that) (?:one )?is|(?:esto |eso )?(?:es|era|fue)) (?:all |a |really |very |actually |such a |something |algo |muy |una |un |todo )*(?:good|great|brilliant|lovely|happy|nice|wonderful|bueno|buena|lindo|bonito|alegre)(?: (?:thing|news|one|cosa|noticia))?',
);
const DISAGREES = phrase('no|nah|nope|eh|oh no|huh|what|que no|pero si|na');
const DECLINES = phrase('thanks|thank you|gracias|for now|por ahora|i am good|asi');
const FEWEST = 6;

/** "No no, it is good! We danced": what was taken for a burden is none. */
export const saysItIsGood = (words: string): boolean =>
  DISAGREES.test(words.slice(0, SOON)) &&
  SAYS_GOOD.test(words) &&
  !DECLINES.test(words) &&
  !namesWorry(words) &&
  !/ (?:but|pero (?!si )|not|if|aunque) /.test(words) &&
  words.trim().split(' ').length >= FEWEST;
/** In characters: where a "no" that disagrees stands. */
const SOON = 16;
