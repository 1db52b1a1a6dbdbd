import { phrase } from '../typed-words';

const LONGEST = 200;

const LIE_EN =
  '(?:lie|lying|fib|fibbing|pretend|pretending|make (?:something|things|stuff) up|not tell(?:ing)?|hide|hiding|keep (?:it|that|things) from)';
const LIE_ES =
  '(?:mentir\\w*|mient[oa]\\w*|menti\\w*|decir\\w* una mentira|mentiras?|mentirit\\w+|ocult\\w+|inventar\\w*|no decir\\w*|engan\\w+)';
const OK_EN =
  '(?:(?:so |that |really |very |too |just |ever )*(?:ok|okay|alright|all right|fine|wrong|bad|awful|terrible|horrible|mean|selfish|cruel|a sin|evil|unfair))';
const OK_ES =
  '(?:(?:tan |muy |muy feo |de verdad )*(?:mal|bien|feo|malo|malisimo|horrible|egoista|cruel|pecado))';
const LIE = phrase(
  `(?:is|was|would|will) (?:it|that) (?:be )?${OK_EN} (?:to|if|that|of me to|for me to) (?:\\S+ ){0,5}?${LIE_EN}|(?:can|may|should) i (?:just |ever )*${LIE_EN} to (?:her|him|them|my)|am i (?:allowed|wrong|bad) (?:to|for) ${LIE_EN}|(?:esta|estaria|sera|es|hago|estoy) (?:${OK_ES} )(?:si |que |en |al )?(?:\\S+ ){0,5}?${LIE_ES}|(?:puedo|se vale|se puede) (?:\\S+ ){0,2}?${LIE_ES}`,
);
const OKAY = phrase(
  `(?:is|was|would) (?:it|that) (?:be )?${OK_EN} (?:that i|if i|of me|to (?:want|feel|be|wish|not|say|leave|need|enjoy|like|skip|stop|put|take|send|let|laugh|have))|am i (?:wrong|bad|awful|terrible|horrible|selfish|mean|cruel|evil|allowed)(?= (?:$|[.,?]|for|to|because|that|if|or))|(?:esta|estaria|estara|sera|es) ${OK_ES} (?:que yo|que|si|de mi parte|quer\\w+|sent\\w+|pens\\w+|dej\\w+)|(?:hago|hice|estoy) mal(?= (?:si|en|por|al|con|$|[?]))|(?:soy|sere) (?:muy |una? )*(?:egoista|cruel|malvad[oa])(?= (?:$|[.,?]|por|si|al))`,
);
const ROLE_EN =
  '(?:daughter|son|mom|mother|mum|dad|father|parent|wife|husband|partner|girlfriend|boyfriend|friend|sister|brother|person|human|nurse|teacher|boss|carer|grandmother|grandma|grandfather|aunt|uncle|neighbor|neighbour)';
const ROLE_ES =
  '(?:hij[oa]|madre|mama|padre|papa|espos[oa]|mujer|marido|pareja|novi[oa]|amig[oa]|herman[oa]|persona|gente|enfermer[oa]|maestr[oa]|abuel[oa]|ti[oa]|jef[ea]|cuidador[ae]?)';
const BAD = phrase(
  `(?:am i|i am|does (?:it|that|this) make me|do you think i am|was i) (?:just |being |such |really |a |an |that )*(?:bad|terrible|awful|horrible|rubbish|shit|crap|rotten|lousy|useless|evil|selfish) ${ROLE_EN}|(?:soy|sere|seria|me hace|me vuelve|fui) (?:tan |muy |una? )*(?:mal[oa]?|pesim[oa]|horrible|terrible) ${ROLE_ES}|(?:soy|sere|fui) (?:una? )?${ROLE_ES} (?:mal[oa]|horrible|terrible|pesim[oa])`,
);

/** Of more than a doubt about oneself it is not answered in general. */
const GRAVER = phrase(
  'suicid\\w*|kill\\w*|die|died|dying|dead|wake up|exist|disappear|vanish|gone|cut|cutting|burn\\w*|hurt(?:ing)? (?:myself|him|her|them|my|the)|hit\\w*|hits|slap\\w*|shook|shake|punch\\w*|starv\\w+|purg\\w+|throw(?:ing)? up|pills?|tablets?|drunk|drinking|drink|drugs?|weed|gun|rape\\w*|touch(?:ed|es|ing)?|baby|morir\\w*|muer[aoet]\\w*|matar\\w*|mato|despertar|existir|desaparecer|cortar\\w*|corto|pegu\\w+|pego|pegar\\w*|golpe\\w+|vomit\\w+|pastillas?|tomar|beber|drogas?|pistola|viol\\w+|toc(?:ar|o|aba)\\w*|lastim\\w+',
);

/** What somebody asks of themselves: whether they may lie, whether it is bad, whether they are. Null: none of these. */
export function askedOfSelf(words: string, text: string): 'ASKED.lie' | 'ASKED.okay' | 'ASKED.bad' | null {
  if (text.length > LONGEST) return null;
  const isGraver = GRAVER.test(words);
  if (LIE.test(words)) return SELF_HARM.test(words) ? null : 'ASKED.lie';
  if (isGraver) return null;
  if (BAD.test(words)) return 'ASKED.bad';
  return OKAY.test(words) ? 'ASKED.okay' : null;
}
/** Of a lie about a death it may be asked, of one that hides a danger not. */
const SELF_HARM = phrase(
  'suicid\\w*|kill\\w*|cut|cutting|pills?|drinking|drugs?|therapist|doctor|police|terapeuta|medico|doctora?|policia|matar\\w*|pastillas?|cort\\w+|drogas?',
);
