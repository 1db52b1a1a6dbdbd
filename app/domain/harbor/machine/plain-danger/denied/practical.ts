import { NAMED, plainTest } from '../../plain/people';
import { withoutTheDead } from '../others/of-the-dead';
import { isDark } from './harmless-frame';

/** What to say to somebody, or what to do about a choice: asked of Harbor. */
const ASKS_WHAT_TO_SAY = plainTest([
  '(?:what|how) (?:do|should|can|could|would|am|to) (?:i )?(?:even |supposed to |best |just |ever )*(?:say|tell|ask|put|bring|word|text|write|phrase|approach|answer|explain|talk|reply|respond|get (?:him|her|them) to|let (?:him|her|them) know)|(?:is|was) it too late to (?:just |even )*(?:ask|tell|call|say|text|write|apologi\\S+|invite|make up)|(?:should|shall|do|would) i (?:just |even )*(?:ask|tell|call|text|say|go|stay|move|renew|invite|apologi\\S+|reply|write|visit|take (?:it|the job)|bring)|would it be (?:ok|okay|weird|odd|rude|mean|bad|daft) (?:to|if i) (?:just )?(?:ask|tell|call|text|say|invite)|(?:i am |only |just )*asking (?:you )?(?:if|whether|how|what) i (?:should|can|could|say|tell|do)',
  `(?:que|como) (?:le|les|se lo|lo|la) (?:digo|pido|cuento|escribo|contesto|explico|pregunto|planteo|hago (?:ver|entender))|a (?:mi|la|el|mis) (?:\\S+ )?${NAMED} (?:que|como) (?:le|les|se lo)|como (?:hago|le hago|puedo|podria) (?:\\S+ ){0,3}(?:decir|pedir|hablar|para que|explicar|contar|preguntar)\\S*|(?:se lo|le) (?:digo|pido|pregunto|cuento) o (?:no|mejor)|(?:sera|es|seria) (?:muy |ya |demasiado )*(?:tarde|raro|feo|mal) (?:para |si )?(?:le |la |lo )?(?:pregunt|dec|llam|escrib|invit|pid)\\S+|(?:deberia|tendria que|convendra|conviene) (?:\\S+ )?(?:decir|pedir|preguntar|llamar|hablar|ir|invitar)\\S*|(?:me voy|voy|me mudo|acepto|renuevo) o (?:no|me quedo)|no se como (?:decir|pedir|contar|explicar|preguntar|hablar)\\S*`,
]);

/** What others in their place do, or how to bring somebody to something. */
const ASKS_WHAT_OTHERS_DO = plainTest([
  '(?:what|how) (?:do|did|does|would|have|are) (?:the )?(?:other|most|normal|you|your) (?:\\S+ )?(?:parents?|mums?|moms?|dads?|people|families|women|men|couples|folks|teachers|nurses|carers|managers)(?: (?:do|handle|manage|cope|say|deal|get|did|doing))?|how (?:do|can|could|should|would|am|to) (?:i |we |you |one |people )?(?:\\S+ )?(?:get|make|stop|keep|help|teach|persuade|convince|encourage|deal with|handle|settle|calm) (?:him|her|them|a \\S+|my \\S+|our \\S+|the \\S+|this \\S+)(?= )|any (?:tips|ideas|tricks|advice) (?:for|on|how)|what (?:works|worked|helps|helped) (?:for|with)|what do (?:i|we|you) do (?:at|when|about|with) (?:that|this|he|she|they|him|her|them|my|a)',
  '(?:que|como) (?:hacen|hace|hicieron|hacian|le hacen|manejan|lo manejan) (?:los |las |la )?(?:otr[oa]s|demas|gente|padres|mamas|papas|madres|familias|ustedes)|como (?:hago|le hago|hacemos|puedo|consigo|logro|se hace|se consigue) (?:\\S+ )?(?:para )?(?:que )?(?:el |la |lo |mi |mis |se |un |una )*(?:\\S+ )?(?:duerma|se duerma|se quede|coma|obedezca|haga|escuche|entienda|pare|deje|acueste|venga|ayude|baje|respete|pague|devuelva|estudie|calme|calmar\\S*|dormir\\S*)|algun(?:os)? (?:truco|trucos|consejo|consejos|tip|tips) (?:para|con)|que (?:sirve|funciona|les funciono|le funciono) (?:con|para)',
]);

/** Harbor's last reply is said back, corrected or protested against. */
const CORRECTS = plainTest([
  'what do you mean(?= )|(?:that is|thats) not what i (?:said|asked|meant|mean|am asking)|i (?:just |already |literally )*(?:said|told you|asked|wrote)|you (?:are )?not (?:\\S+ )?(?:listen\\S*|read\\S*|understand\\S*|get\\S*|hear\\S*)|(?:i am|im) (?:asking|talking) (?:if|about|whether|how|what)|where (?:did|do) you get that|not (?:me|about me) (?:[.,] )?(?:it is|its) (?:him|her|them|my \\S+)|you (?:\\S+ )?(?:keep|kept) (?:on )?(?:sending|saying|giving|telling|asking|showing) (?:me )?(?:the )?same',
  'me (?:sigues|seguis|sigue|vuelves a|volves a|estas) (?:mand\\S+|dic\\S+|decir|dando|dar|contest\\S+|respond\\S+|repit\\S+|preguntando) (?:siempre )?lo mismo|(?:siempre|otra vez) (?:me )?(?:dices|decis|mandas|contestas|respondes) lo mismo|(?:te|t|le|os) (?:lo )?acabo de (?:decir|contar|explicar)|(?:ya )?(?:te|t|le) (?:lo )?(?:dije|digo|he dicho|conte|explique)|no me (?:estas |esta )?(?:entiend\\S+|entend\\S+|escuch\\S+|lees|leiste)|no (?:he dicho|dije|pregunte|es lo que) (?:eso|dije|pregunte)?|(?:te|le) (?:estoy |estaba )?(?:pregunt(?:o|aba|ando|e)|habl(?:o|aba|ando))|que (?:dices|decis|dice)(?= )|(?:no es|eso no es) lo que (?:te )?(?:dije|pregunte|digo)',
]);

/** Idioms in which a dark word means nothing dark. */
const IDIOMS =
  /(?<=^| )(?:(?:te|t|le|me|os|lo|acabo|acabas|acaba|acaban) ?(?:lo )?(?:acabo|acabas|acaba)? ?de (?:decir|contar|explicar|llegar|leer|ver)|sin (?:acabar|terminar) (?:a|en|con) (?:\S+ )?(?:gritos?|pelea|golpes de|bronca|malas)|(?:acabar|terminar|acabamos|terminamos) (?:a gritos|peleando|en pelea)|no sooner|where (?:he|she|we|they|i) lives?|(?:vive|viven|vivo|vivimos) (?:en|con|a|lejos|cerca|al lado|sola?|solo)|(?:lives?|living) (?:in|with|at|near|next|far|around|by|ten|five|\d+)|(?:he|she|it|they|we|that|this|who|there) will|will (?:he|she|it|they|you)|en la vida|cut (?:me|him|her) off|in touch|voicemail|voice note)(?= )/g;

/** What no such question has in it beside what is dark anyway: fear, ways, farewells, something settled. */
const STILL = plainTest([
  'scared|afraid|terrified|frighten\\S*|fear\\S*|panic\\S*|in danger|safe|unsafe|forgiv\\S*|sorry for (?:what|tomorrow|tonight|it all)|take care of|look after|love (?:you|them) all|miss me|last (?:time|words?|thing|night|wish)|find me|decided|made up my mind|ready (?:for|to)|tonight|(?:about|for) tomorrow|how (?:many|much|high|deep|long (?:does|do|will|would) it)|dose|done (?:with|for)?(?= (?:$|[.,]|it|this|everything|life))|i am (?:so )?done|over (?:it|with)(?= )|out of (?:here|it)|the end|not (?:be|want to be) (?:here|around)|worth it|pointless|worthless|cannot (?:do|go|take|cope|stop|keep|stand|bear|breathe)|drunk|drinks|bleed\\S*|follow(?:s|ing)? me|stalk\\S*|watch(?:es|ing) me|weapons?|bruis\\S*|marks|choke\\S*|grab\\S*|scream\\S*|push\\S*|shov\\S*|naked|secret|myself|in case|for good|before i (?:go|leave|am)|why i (?:am|was|left)|not be around|go(?:es|ing)? off on|lose it|explode\\S*|if (?:something|anything) happens|when i am not',
  'miedo|temo|asust\\S*|terror|panico|peligro|perdon\\S*|a salvo|cuid(?:en|e|a|ar) (?:de |a |al )|los quiero|me extran\\S*|ultim[oa]s?|despid\\S*|cuando (?:yo )?(?:ya )?no est\\S*|me encuentr\\S*|decidid[oa]|ya lo decidi|list[oa]s? para|esta noche|(?:lo|por lo) de (?:manana|hoy|anoche)|dosis|cuant[oa]s (?:pastillas|me|se)|no (?:puedo|aguanto|doy|soporto)|no vale la pena|borrach\\S*|sangr\\S*|me sigue|me vigila|empuj\\S*|grit(?:a|o|an)(?= )|jal(?:a|o|on\\S*)|escond\\S*|secreto|pegu\\S*|pegar\\S*|pego|pelea fuerte|golpe\\S*|maten|mate(?= (?:$|[.,]|a))|explot\\S*|se altere|se enoje|por si (?:me|algo)|si (?:me )?pasa algo|no me duele|en paz|descans\\S*',
]);

/**
 * Whether a text asks what to say or do about people, or sets Harbor's last reply right, and has no word in it of dying, harm,
 * means, fear, farewells or not being able to go on.
 */
export function isPractical(words: string): boolean {
  if (!ASKS_WHAT_TO_SAY(words) && !ASKS_WHAT_OTHERS_DO(words) && !CORRECTS(words)) return false;
  const rest = withoutTheDead(words).replace(IDIOMS, ' ');
  return !isDark(rest) && !STILL(rest);
}
