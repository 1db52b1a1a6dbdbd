import { type Feeling, FEELINGS } from '../../../content/told-ids';
import { phrase } from '../typed-words';
import { isAffirmed } from './affirmed';

const GUILT = phrase(
  '(?:feel|feeling|felt|so|really|am) (?:\\S+ ){0,2}guilty|guilty|the guilt|(?:is|was|all|it) (?:all |totally |completely |kind of |really )*my (?:own )?fault|i blame myself|(?:cannot|never|not) (?:\\S+ )?forgive myself|could have killed (?:him|her|them|someone|somebody|a|my|the)|could(?:ve| have) done more|(?:such a |a |the worst |an awful |a terrible |the )(?:terrible |bad |awful |rubbish |horrible |shit )+(?:mom|mother|dad|father|parent|person|friend|daughter|son|sister|brother|husband|wife|nurse)|(?:feel|feeling|felt) (?:so |really |very |just )?(?:bad|awful|terrible|rotten|horrible) (?:about|for) (?:it|what|him|her|them|that|doing|leaving|not)|regret (?:it|what|that|saying)|por mi culpa|(?:es|fue|era|toda|todo) (?:\\S+ )?mi culpa|la culpa (?:es|fue) mia|(?:siento|tengo|me da|me come|con|mucha) (?:\\S+ ){0,2}culpa|culpable|(?:no me lo perdono|no me perdono|no me lo voy a perdonar)|remordimientos?|cargo de conciencia|(?:mala|pesima|mal|pesimo|terrible) (?:madre|padre|hij[oa]|amig[oa]|persona|mama|papa|herman[oa])|(?:lo|la) pude (?:haber )?matar|pude haberl[oa] matado|podria haberl[oa] matado|me arrepiento|arrepentid[oa]|me siento (?:\\S+ )?mal por',
);
const SHAME = phrase(
  'ashamed|embarrass(?:ed|ing)|so embarrassed|humiliated|mortified|the shame|(?:feel|feeling|felt|am) (?:\\S+ ){0,3}(?:piece of shit|idiot|an idiot|loser|fool|so stupid)|verguenza|avergonzad[oa]|me da (?:mucha |tanta )?pena (?:lo|que me|haber|con)|(?:que|tremendo) (?:roche|oso|bochorno|papelon)|humillad[oa]|abochornad[oa]|trame la tierra|soy (?:un|una) (?:mierda|basura|porqueria|idiota)',
);
const NO_SHAME = phrase(
  'sin ?verguenza|poca verguenza|verguenza ajena|(?:what a|such a|a|crying) shame|shame on (?:him|her|them|you)',
);

const WORDS: Readonly<Record<Feeling, RegExp>> = {
  guilt: GUILT,
  shame: SHAME,
  fear: phrase(
    'scared|afraid|terrified|frightened|dread(?:ing)?|panicking|worried sick|bricking it|so worried|petrified|miedo|asustad[oa]|aterrad[oa]|cagad[oa] de miedo|me asusta|me aterra|temo|pavor|aterra',
  ),
  anger: phrase(
    'angry|furious|raging|livid|fuming|pissed off|so pissed|mad at|so mad|seething|enojad[oa]|enfadad[oa]|rabia|furios[oa]|encabronad[oa]|coraje|(?:me da|tengo|con|una) bronca|cabread[oa]|arrech[oa]|emputad[oa]|encachimbad[oa]|recalient[e]|molest[oa]',
  ),
  loneliness: phrase(
    'lonely|loneliness|(?:feel|feeling|so|all) alone|(?:me siento|estoy|ando) (?:\\S+ ){0,2}sol(?:a|o|ita|ito)|(?:aca|aqui) (?:\\S+ ){0,3}sol(?:a|o|ita|ito)|soledad',
  ),
  sadness: phrase(
    'sad|heartbroken|gutted|devastated|in tears|(?:cannot|not) stop crying|been crying|triste|tristeza|destrozad[oa]|no paro de llorar|estoy llorando|pena inmensa|dolid[oa]',
  ),
  tiredness: phrase(
    'exhausted|knackered|worn out|shattered|burn(?:t|ed) out|drained|so tired|wiped out|agotad[oa]|(?:muy|tan|re|bien) cansad[oa]|rendid[oa]|reventad[oa]|molid[oa]|hech[oa] polvo',
  ),
  emptiness: phrase('(?:feel|feeling|so) empty|numb|vaci[oa]|hueco'),
  hurt: phrase(
    '(?:it|that|this|really|so) (?:really |still |just )?(?:hurts?|stings?|stung)|(?:feel|feeling|felt|so) hurt|me (?:duele|dolio)(?= (?:mucho|un monton|en el alma|que|demasiado|caleta|burda|harto|banda|$|[.,]))|herid[oa]|lastimad[oa]',
  ),
  envy: phrase('jealous|envious|envy|celos[oa]?|envidia'),
  relief: phrase('relieved|(?:a|such a|the) relief|alivio|aliviad[oa]'),
  pride: phrase('(?:so|really|am|very) proud|orgullos[oa]'),
  joy: phrase('(?:so|really|am|very) (?:happy|excited)|over the moon|feliz|que alegria|content[oa]'),
};

/** The first feeling, in the order of the list, that somebody names as their own in plain words; null for none. */
export function feelingTold(words: string): Feeling | null {
  const told = words.replace(NO_SHAME_ALL, ' ');
  return FEELINGS.find((each) => isAffirmed(told, WORDS[each]) || isSaidWithNo(each, told)) ?? null;
}
const NO_SHAME_ALL = new RegExp(NO_SHAME, 'g');

/** Words of guilt that hold a "no" of their own. */
const isSaidWithNo = (feeling: Feeling, words: string) => feeling === 'guilt' && UNFORGIVEN.test(words);
const UNFORGIVEN = phrase(
  '(?:cannot|never|not|will not|could not) (?:\\S+ )?forgive myself|no me (?:lo )?(?:perdono|perdonare|voy a perdonar|puedo perdonar)|no (?:\\S+ )?forgiving myself',
);
