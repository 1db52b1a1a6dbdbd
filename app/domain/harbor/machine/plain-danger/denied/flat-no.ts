import { plainTest } from '../../plain/people';

/** A no, and then the thing itself after all: "no, but I think about it", "no... well, sometimes". */
export const thenSometimes = plainTest([
  '(?:only|just|solo|nomas|nada mas|puros?) (?:(?:the|some|los|unos|en) )?(?:thoughts?|thinking|ideas|pensamientos?|pienso|pensando|lo pienso|en mi cabeza)(?= (?:$|[.,]))',
  '(?:^|[.,] |but |well |pero |bueno |though |aunque )(?:\\S+ ){0,2}(?:sometimes|at times|now and then|some (?:days|nights)|a veces|a ratos|de vez en cuando|hay (?:dias|noches))',
  '(?:maybe|perhaps|i guess|quizas?|tal vez|supongo|puede)(?= (?:(?:[.,] )*$|so|yes|sometimes|que si))',
  '(?<!(?:not|never|no|nunca|am not|have not|did not) )(?:think|thinking|thought|dream|wonder|wondering|fantasi\\S+) (?:\\S+ )?(?:about|of) (?:it|that|dying|death|not)(?! at all)',
  '(?<!(?:not|never|no|nunca|tampoco) )(?:lo (?:pienso|he pensado|pense|imagino|considero)|pienso en (?:eso|ello|morir\\S*)|me dan ganas|se me (?:pasa|paso|cruza|cruzo|ocurre))',
]);

/** A no that is for now, or that has something in it which is none. */
const LEFT_OPEN = plainTest([
  'cannot (?:do|take|go on|keep|stand|bear) (?:\\S+ )?(?:this|it|like this|on|going)(?: anymore| any more| much longer| like this| any longer)|(?:ya )?no (?:puedo|aguanto|doy) (?:ya )?mas(?! (?:con|de) )',
  '(?:not|no|ni) (?:yet|today|tonight|now|this week|exactly|exactamente)|(?:todavia|aun|hoy|ahora|ahorita|por ahora|esta noche) no|(?:no|not) (?:por|for) (?:ahora|hoy|now|today)',
  '(?:guts|courage|nerve|brave|coward|dare|too (?:scared|chicken|afraid)|valor|valiente|cobarde|me atrev\\S*|agallas|huevos)',
  '(?:want|wish|need|like|quiero|quisiera|ojala) (?:\\S+ ){0,3}(?:stop|end|over|pare|acabe|termine)|disappear\\S*|vanish\\S*|desaparec\\S*|not wake|(?:no )?despertar\\S*|forbid (?:that )?i (?:ever |should |do )?(?:wake|live|survive|get better|am still)|(?:quiera|permita|mande) que (?:no )?(?:yo )?(?:despierte|amanezca|siga|viva)|be gone|not be here|no estar(?= (?:$|[.,]|aqui|aca|mas))',
  '(?:not (?:really )?(?:mind|care)|no me importa\\S*) (?:if|whether|that|dying|si|que|morir\\S*|not)|(?:not|no me) (?:mind|importaria)(?= (?:$|[.,]))',
  '[.,] (?:well|bueno|pues|i (?:do )?not know|idk|no se|not sure|i mean|o sea|almost|casi)(?= (?:[.,] ?)*$)',
]);

/** Whether a "no" is taken back by what comes with it. */
export const takesNoBack = (words: string): boolean => thenSometimes(words) || LEFT_OPEN(words);

const OPENS =
  '(?:(?:[.,]|what|wat|huh|wait|wow|omg|god|oh|eh|er|um|lol|ha|jaja\\S*|haha\\S*|que|dices|dice|como|ay|uy|oye|oiga|hostia|joder|cono|puta|madre|virgen|santisima|good|heavens|lord|hell|dios|mio|pero|hombre) )*';
const NOES =
  '(?:(?:no+|nah|nope|nop)(?= (?:$|[.,]|(?:i|it|that|just|not|way(?! out)|po|pues|hombre|mate|dear|para|como|ni|solo|man|lol|dude|thanks|estoy|es|no|nah|what|why|where) ))|absolutely not|definitely not|certainly not|of course not|hell no|not(?= [.,])|claro que no|por supuesto que no|para nada(?! (?:sirvo|valgo|sirve))|que va|nada que ver|en absoluto|jamas|ni de broma|ni loc[oa]|ni hablar)';
const FLAT = new RegExp(`^ ?${OPENS}${NOES} |(?:^|[.,] )(?:${NOES}|god no) (?:[.,] )*$`);
/** How somebody says it who is taken aback, or who says what it was about. */
const MEANT = plainTest([
  '^ ?(?:not|no) (?:[.,] )*(?:why|where|how could)|(?:i )?(?:do )?not know what to (?:do|say)|(?:what|wat|huh|wait|wow|omg|god|lol|que|como|eh) (?:[.,] )*(?:no|nah|nope)(?= )|(?:absolutely|definitely|certainly|of course) not|hell no|no way(?! out)|at all|claro que no|por supuesto que no|para nada|que va|nada que ver|en absoluto|como (?:crees|cree(?: usted)?|se (?:te|le) ocurre)|(?:virgen|dios|jesus) (?:santisima|santo|mio|bendito|mia)|ave maria|ni (?:lo mande )?dios(?: lo quiera)?|god no|ni de broma|ni loc[oa]|ni hablar|dios me libre|god forbid',
  'where (?:did|does) that come|why (?:would|are|do|did) you (?:\\S+ )?(?:ask|asking|think|say)|(?:de )?donde sac\\S+|por que (?:me )?preguntas|que pregunta',
  '(?:i|we) (?:asked|meant|mean|was (?:talking|asking)|only asked)|(?:te |le |yo |solo )+(?:pregunte|preguntaba|hablaba|decia|(?:estoy|estaba) (?:contando|hablando|diciendo|preguntando))|(?:it is|its|is|i am) (?:just|only)|just (?:the|my|a|work|tired|knackered|bored)|(?:es|estoy|ando|era) (?:solo|nomas|nada mas)|(?:solo|nomas) (?:es|estoy|ando)|(?:i )?(?:love|like|amo|me gusta) (?:my |mi )?(?:life|living|vida|vivir)|i just not know what',
]);
/** What no plain denial has in it. */
const DANGER = plainTest(
  'bridge|roof|rope|gun|pills|knife|blade|tonight|settled|ready|decided|plan|letters?|goodbye|without me|better off|peace|quiet(?:er)? now|puente|azotea|soga|pistola|pastillas|cuchillo|esta noche|decid\\S+|lista|listo|cartas?|adios|sin mi|en paz',
);

/** A denial that leaves nothing open, in more words than a bare no: "what?? no, it is just the job". */
export const isFlatNo = (words: string): boolean =>
  FLAT.test(words) && MEANT(words) && !takesNoBack(words) && !DANGER(words);

/** "It is not one problem, it is loads": that puts a word right, and says no to nothing. */
export const putsCountRight = (words: string): boolean => COUNTS.test(words);
const COUNTS =
  /^ ?(?:(?:pos|pues|bueno|well|no|ay|uf|[.,]) )*(?:no (?:es|son) (?:un|una|uno|un solo|una sola)(?: \S+)? [.,]? ?(?:son|es que son|sino)|(?:it is )?not (?:a|one|just one|just a)(?: \S+)? [.,]? ?(?:it is|its|they are|there are|but))(?= )/;
