import { NAMED, plainTest } from '../../plain/people';

const ME_STRICT = plainTest(
  [
    '(?:^|[.,] )(?:no [.,] )?(?:me|myself|yo mism[oa]|a mi)(?! [.,] (?:no|not|nah|nope) )(?= (?:[.,] )?(?:$|[.,]))|it is (?:about |for )?me(?= (?:$|[.,]|who|that|not|i|and))|i am the one(?! (?:who|that) (?:found|called|is worried|worries|told|saw))|(?:i am|i mean|i meant|talking|asking|it is|this is|was|about) (?:talking |asking |only )?(?:about|for) (?:me|myself)(?= (?:$|[.,]|not|i|and|now))|i (?:mean|meant) (?:me|myself)(?= (?:$|[.,]|not))|me [.,] not (?:him|her|them|my)|not (?:him|her|them) [.,] (?:it is )?me|it is (?:about )?myself|(?:i am )?the one (?:in danger|not safe|who wants|who is (?:tired|not)) |mine not (?:his|hers)',
    'soy yo(?! (?:quien|el que|la que) (?:llam|esta (?:preocup|con)|encontr|le |lo |la ayud))|yo soy (?:la|el) que|(?:es|hablo|digo|pregunto|va|se trata) (?:sobre|por|de|d) mi(?= (?:$|[.,]|no|y))|a mi me pasa|me refiero a mi|(?:^|[.,] )(?:no [.,] )?yo(?= (?:$|[.,] (?!no)))|la que (?:esta|no esta) (?:mal|a salvo) soy yo|me pasa a mi',
  ],
  'not (?:about |for )?me|no soy yo|no (?:es|va|era|se trata) (?:por|sobre|de) mi|no hablo de mi|worried about|preocupad[oa] por|scared for',
);
const NOT_THEM = plainTest(
  `(?:not|no es|no era|no hablo de|no se trata de|nothing to do with|nada que ver con) (?:about |for )?(?:my|mi|the|la|el) ${NAMED}`,
);
const ANOTHER = new RegExp(`(?:^| )(?:he|she|they|el|ella|(?:my|mi) ${NAMED})(?= )`, 'g');

/** "It is me, not my sister": the danger that was taken for somebody else's is their own. */
export const saysMe = (text: string): boolean =>
  ME_STRICT(text) || (NOT_THEM(text) && (text.match(ANOTHER)?.length ?? 0) <= 1);
