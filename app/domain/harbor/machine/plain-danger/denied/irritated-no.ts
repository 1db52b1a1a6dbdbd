import { putsCountRight, takesNoBack } from './flat-no';
import { isDark } from './harmless-frame';

const LONGEST = 160;
const all = (...lists: string[]) => new RegExp(`(?:^|[.,] | )(?:${lists.join('|')})(?= )`, 'g');

/** How somebody sounds who is taken aback by the question. */
const TAKEN_ABACK = all(
  '(?:a |that is |thats |is that |its )*(?:bit|little|way|rather) (?:too )?(?:much|over the top|heavy|dramatic|extreme|strong|intense|far|ott)|over the top|ott|steady(?: on)?|whoa+|woah+|jeez|geez|blimey|crikey|wtf|what the (?:hell|fuck|heck)|excuse me|come on|calm down|chill|relax|hold on|hang on|dude|bloody hell|that escalated(?: quickly)?|where (?:did|does|has) that (?:come|came) from|who said (?:that|anything|i)|nobody said (?:that|anything)|lol|lmao|haha\\S*|huh|eh+|what(?: [.,])+|what no|god|jesus|christ',
  'que (?:decis|dices|dice|decia|onda|cosas|exagerad[oa]|dramatic[oa]|pregunta)(?: eso)?|no (?:manches|mames|jodas|inventes|friegues|chingues|joda)|como (?:se (?:te|le) ocurre|crees|cree)|anda ya|nada que ver|exagerad[oa]|tranqui\\S*|para el carro|vaya pregunta|ni al caso|ehh+|uy+|ay|no hombre|hombre|que va|que (?:[.,] )+|de donde sac\\S+|donde sac\\S+|oye|epa|ala|hala|jaja\\S*|jeje\\S*|dios|loco|wey|guey|che|po|weon|boludo',
);
const NO = all(
  'no+(?= (?:[.,]|no|man|mate|way|lol|dude|che|loco|hombre|wey|i|it|its|not|just|that|es|te|solo|nomas|yo|nah|pues|po|ni))|nah|nope|naw|nel|que no|claro que no|para nada|of course not|god no|hell no|no way|never',
);
/** What it was about instead. */
const ABOUT = all(
  '(?:it is|its|this is|was|it was|i am|im|i was|we were|were) (?:just |only |all |really |simply )*(?:about|talking about|on about|going on about|asking about|talking|joking|skint|broke|bored|knackered|hungry|moaning|venting|to do with|the|my)',
  'i (?:just |only |actually |simply )*(?:meant|asked|mean|was asking|was talking|said|was on)',
  '(?:es|era|fue|va|iba) (?:solo |nomas |nada mas |simplemente |puro )*(?:por|sobre|de|lo de|el|la|un|una)',
  '(?:(?:te|le|yo|solo|nomas) )*(?:hablo|hablaba|pregunto|preguntaba|pregunte|decia|digo|dije|me refiero|me referia|(?:estoy|estaba) (?:hablando|preguntando|contando|diciendo)) (?:solo |nomas )?(?:de|del|por|como|si|sobre|lo|que|a|al)',
);
/** What no such answer has in it, about whatever it is. */
const STILL =
  /(?:^| )(?:way out|salida|everything|all of it|por todo|de todo|life|myself|a mi mism[oa]|yeah|yes|yep|si [.,]|pues si|sometimes|a veces|maybe|quiza\S*|puede que|he pensado|thought about|crossed|a bit(?! (?:too )?(?:much|over|heavy|dramatic|extreme|strong|intense|far))|un poco|cannot|no puedo|sort of|kind of)(?= )/;

/**
 * An irritated no to the question about the own life, with what it was about instead: "bit much, it's the rent", "qué
 * decís, te hablo de mi hija". Nothing in it is dark, or leaves the answer open.
 */
export function isIrritatedNo(words: string): boolean {
  if (words.length > LONGEST || !saysAbout(words) || putsCountRight(words)) return false;
  const isNo = words.search(TAKEN_ABACK) >= 0 || words.search(NO) >= 0;
  return isNo && !STILL.test(words) && !takesNoBack(words) && !isDark(words.replace(SWEARS, ' '));
}
const saysAbout = (words: string): boolean => words.search(ABOUT) >= 0;
const SWEARS = /(?<=^| )(?:what the hell|bloody hell|hell no)(?= )/g;
