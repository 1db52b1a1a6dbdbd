import { withoutTheDead } from '../others/of-the-dead';
import { takesNoBack } from './flat-no';

const all = (...lists: string[]) => new RegExp(`(?<=^| )(?:${lists.join('|')})(?= )`, 'g');

const WHO_EN = '(?:who|whom|somebody|someone|anyone|anybody|(?:my|the) (?:own )?\\S+|him|her|them|myself|me)';
const A_QUIEN =
  '(?:(?:yo )?a (?:quien|quienes|alguien|nadie|mi|mis|la|el)(?: (?:mi )?\\S+)?|a mi (?:mism[oa]|\\S+))';
/** A bare word of the question is thrown back at the beginning of a clause only: "of course i want to die" is none. */
const FIRST = '(?<=^ |[.,?] )(?:(?:me|i|what|yo|que|to|a|el) )?';
const END_HERE = '(?= (?:$|[.,?]))';
/** The question's own words, asked back at it. */
const ECHO = all(
  '(?:and |but )?(?:who|whom|what) (?:would|am|could|should|will|do) i (?:be |even |ever |want to |going to )*(?:hurt|kill|harm|hit)(?:ing)?|(?:y |pero )?a quien (?:le |les |lo |la )?(?:voy a|quiero|querria|podria|iba a|haria|quisiera) (?:hacer(?:le)? (?:dano|mal|algo)|lastimar\\S*|matar\\S*|pegar\\S*|danar\\S*)',
  `(?:(?:me|i|to|you think i|you mean) )*(?:hurt|hurting|harm|harming|kill|killing|hit|hitting|attack|attacking|beat|beating) ${WHO_EN}${END_HERE}`,
  `(?:end|ending|take|taking) (?:which|what|whose|my|my own|the) life|(?:which|what|whose) (?:life|lives|voices?|urge|danger|harm|hurting|drink|drinking|pills|habit|plan|food problem)${END_HERE}`,
  `(?:hear|hearing|heard|see|seeing) (?:what|who|voices|things)${END_HERE}|${FIRST}(?:voices|suicide|suicidal|dying|die|kill(?:ing)? myself|dead)${END_HERE}`,
  `(?:stop|stopped|stopping|quit|quitting|drink|drinking|take|taking|took) (?:what|which)(?: \\S+)?${END_HERE}|(?:not eating|eating)(?: what| how)?${END_HERE}`,
  `(?:who|what) (?:is |was )?(?:hurting|hurts|hurt|hitting|hits|hit|beats|abuses) (?:me|who|whom)${END_HERE}|(?:hurting|hurts|hit|hits) me${END_HERE}|(?:afraid|scared|worried) (?:of|for|about) (?:what|who|whom)${END_HERE}|who (?:is |wants to |would |will )?(?:die|dies|dying|suicidal|in danger)${END_HERE}`,
  `(?:hacer(?:le|les)?|le hago|haria|haga) (?:el )?(?:dano|mal) ${A_QUIEN}|(?:lastimar|danar|matar|pegar|pegarle|lastimarle|golpear|herir|atacar)(?:le|lo|la|les)? ${A_QUIEN}|dano ${A_QUIEN}|miedo (?:de|a) (?:que|quien)${END_HERE}`,
  `(?:que|cuales|cual|d que) (?:voces|voz|vida|dano|peligro|bebida|trago|pastillas|ganas|impulso|plan)${END_HERE}|${FIRST}voces${END_HERE}|(?:oigo|oir|escucho|escuchar|oyes) (?:que|voces|cosas)(?: cosas?)?${END_HERE}`,
  `(?:quitarme|quitar|acabar con) (?:que|la vida|que vida|mi vida|la vida yo)${END_HERE}|${FIRST}(?:suicidarme|suicidio|matarme|morirme|morir|hacerme dano|lastimarme)(?: yo)?${END_HERE}`,
  `(?:dejar|deje|dejado|tomar|tome|tomado|parar) (?:de )?(?:que|tomar que|beber que)${END_HERE}|${FIRST}(?:no )?comer${END_HERE}|(?:quien|que) me (?:lastima|hace dano|pega|golpea|toca|hace algo|hizo dano|hace que)${END_HERE}|quien (?:se )?(?:quiere )?(?:muere|morir|matar|matarse|esta en peligro)${END_HERE}`,
);
/** An oath ends its clause, or what it was about comes after it: "god forbid i ever wake up" is none. */
const GOES_ON =
  '(?= (?:$|[.,?]|which|what|who|no|nobody|ending|hurt|i (?:am|was|just|only|said|asked|meant)|my|it is|yo|como|nadie|solo|te|le|es|hablo|a mi|mi))';
/** An oath against it. */
const OATH = all(
  '(?:(?:god|heaven|heavens|allah|lord|jehovah|la virgen) (?:for|4)bids?(?: bad thing)?|(?:god|the lord) (?:no|abeg|help you)|tufiakwa|abeg+|haba|chai|touch wood|knock on wood|perish the thought|astaghfirullah|wallahi no|mba|lai lai|not in jesus name|(?:i )?reject (?:it|that)(?: in jesus name)?|ke(?= (?:$|[.,?]))|(?:i )?(?:would|could) not (?:even )?(?:hurt|harm|kill|swat) a fly)' +
    GOES_ON,
  '(?:(?:que )?(?:ni )?(?:dios|diosito|la virgen|el senor) (?:no )?(?:lo )?(?:quiera|permita|mande|guarde)|(?:no )?(?:lo )?(?:quiera|permita) dios|dios (?:me|nos) (?:libre|guarde|ampare)|(?:toco|tocar|toca) madera|madre de dios|ave maria(?: purisima)?|virgen santa|la boca se te haga a un lado|(?:(?:si|yo|pero|que) )*ni (?:a )?una mosca(?: (?:mato|lastimo|le hago nada))?|(?:(?:si|yo|pero|que) )*no (?:mato|lastimo|le hago dano a|le hago nada a) (?:ni )?(?:a )?una mosca)' +
    GOES_ON,
);
/** That whoever asks such a thing is mad, or where it comes from. */
const MAD = all(
  '(?:(?:are |r )?(?:you|u) (?:\\S+ )?(?:mad|crazy|insane|nuts|daft|bonkers|okay|ok|serious|for real|kidding|joking|drunk|high|having a laugh|taking the (?:piss|mick|mickey))|(?:have|has) (?:you|it) (?:lost (?:it|your mind)|gone mad)|(?:is|was) (?:this|that|it) a joke)',
  '(?:where|how) (?:on earth |in the world |the (?:hell|fuck|heck) )?(?:did |do |does |has |are |is )?(?:that|this|you|it) (?:\\S+ )?(?:come|came|coming|get|got|getting|pull|find)(?: (?:that|this|it))?(?: (?:from|out of))?|what (?:on earth |the (?:hell|fuck|heck) )?(?:are|r|is) (?:you|u|this|it) (?:even )?(?:on about|talking about|saying|on|going on about|asking)|(?:what|why) (?:kind|sort) of (?:a )?question|why (?:would|do|are|did|should|you) (?:you |u |they )?(?:even |always |keep )?(?:ask|asking|think|thinking|say|saying)(?: (?:me|that|this|such|a|thing|something|it|like|i|would))*|why would i (?:ever |even )?(?:do (?:that|such a thing)|(?:want to )?(?:hurt|harm|kill|end) (?:my own )?\\S+(?: life)?)|what(?: \\S+)? makes you (?:think|ask|say)(?: (?:that|so))?',
  '(?:(?:no|nobody|no one|noone|i|never) (?:not |never )?|who |when did (?:i|anyone) )(?:ever )?(?:said?|says?|mentioned?|talked?|told you|wrote|spoke|speaking)(?: (?:that|anything|something|one word|a word|about|of|any|such|a|thing|like|dying|death|killing|hurting|harm|suicide|dead|voices|hearing|drinking|drink|anyone|anybody|myself|life))+',
  '(?:(?:vos|tu|usted|ustedes) )?(?:estas?|andas?|sos|eres|es) (?:\\S+ )?(?:loc[oa]s?|mal de (?:la cabeza|los nervios|la azotea)|chiflad[oa]|tocad[oa]|fumad[oa]|bob[oa]|pendej[oa]|boludo|en pedo|borrach[oa]|drogad[oa]|zafad[oa]|de broma|bromeando|jodiendo)|te (?:volviste|has vuelto|falta un tornillo|patina|fuiste)(?: \\S+)?|(?:que te (?:fumaste|tomaste|pasa))',
  '(?:de|d)?(?: )?(?:donde|dnd) (?:\\S+ )?(?:sac\\S+|salio|sale|viene)(?: (?:eso|esa|esto))?|(?:que|d que|de que) (?:me )?(?:estas? |esta )?(?:hablas|hablando|habla|decis|dices|dice|diciendo)(?: (?:eso|vos|tu))?|(?:nadie|yo no|yo nunca|quien|cuando) (?:[a-z]+ )?(?:dijo|dije|hablo|hable|menciono|mencione|ha dicho)(?: (?:nada|eso|algo|de|que|morir\\S*|muertes?|matar\\S*|hacer\\S*|dano|voces|tomar|beber|yo|a nadie))*|(?:por ?que|a que viene|y eso) (?:me )?(?:(?:preguntas|pregunta|preguntan)(?: (?:eso|semejante|algo|cosa|asi))*|eso|(?:iba|voy|querria|haria) (?:yo )?a?(?: \\S+){0,2})|(?:que|vaya) (?:clase de |tipo de )?pregunta(?: es esa| mas rara)?',
);
/** What it was about, told again. */
const MEANT = new RegExp(
  '(?:^| )(?:i (?:just |only |already |literally |am |was )*(?:said|told you|asked|asking|meant|mean|talking|telling|saying|talk|speak|speaking)|(?:it is|this is|that was|it was|its) (?:just |only |all |really )*(?:about|for|my|the|a|money|work)|(?:te|t|le|yo|solo|les) (?:\\S+ )?(?:estoy|estaba|dije|digo|decia|contaba|conte|hablo|hablaba|pregunte|pregunto|preguntaba)|(?:estaba|estoy) (?:hablando|diciendo|contando|preguntando)|(?:hablo|hablaba) (?:de|del)|(?:es|era|fue) (?:solo |nomas )?(?:por|sobre|de|lo|mi|la|el)|me refiero|(?:we|i) (?:am|are|was|were) (?:just |only )?(?:talking|asking|speaking)|nobody is|nadie (?:esta|se))(?= )',
);

/** What such a line does not hold: something confirmed, or left open. */
const CONFIRMS =
  /(?:^| )(?:yes|yeah|yep|yh|si(?= (?:$|[.,?]))|pues si|sometimes|a veces|maybe|perhaps|quizas?|tal vez|capaz que si|not sure|no se(?= (?:$|[.,?]|si))|i do not know|who would not|why not|por ?que no|i wish|ojala|deserves?|(?:se )?lo merece\S*|had it coming|wanted to|want to (?:hurt|kill|die|end|hit|stop|disappear)|would (?:if|love to)|thought about|pensado|lo pienso|no puedo mas|not worth|not (?:a )?living|no life|(?:have|has|is|got|with) no life|no es vida|no (?:hay|tengo) (?:ninguna )?vida|call this|(?:already|as good as|be|better off|rather be|inside) dead|muerta? (?:en vida|por dentro|ya)|in danger of|tonight|esta noche|the voices|las voces|they (?:say|tell)|me (?:dicen|ordenan|pegan|pega|toca)|do it|lo hago|lo haria|hates? me|scared|afraid|miedo|anymore|leave me alone|matters?|importa|left anyway|goodbye|adios|pills|pastillas|gun|plan)(?= )/;
/** Their own wish, or a voice that speaks, said as it is. */
const OWNED =
  /(?:^| )(?:(?:i|and|of course i|that i) (?:do |just |really |still )*(?:want|wish|need|plan|hope) to (?:die|kill|hurt|end|be dead)|(?:claro que|obvio que|y|si|que) (?:me )?quiero (?:morir\S*|matar\S*)|the voices? (?:say|tell|want|will)\S*|las voces (?:dicen|me|no))(?= )/;
/** Beside nothing but a doubt of who asks, this leaves it open. */
const UNCLEAR =
  /(?:^| )(?:they|them|ellos|ellas|if (?:he|she|it)|si (?:se|el|ella|me)|did(?= (?:$|[.,?]))|hears?|heard|oye\S*|oyen|find out|entera\S*|mata|today|tomorrow|hoy|manana|yet|todavia|though|aunque|but|pero|only|solo que|the (?:man|woman|one)|el (?:hombre|otro))(?= )/;
/** Something dark, whoever it is said of. */
const DARK =
  /(?:^| )(?:kill\S*|suicid\S*|d(?:ie|ies|ying|ead|ied)|hurt\S*|harm\S*|cut(?:s|ting)|overdos\S*|hit(?:s|ting)?|beat(?:s|ing)?|chok\S*|knife|bleed\S*|matar\S*|morir\S*|muert[oa]s?|muero|dano|lastim\S*|pega(?:r|n|rle)?|cort(?:o|arme)|golpe\S*|cuchill\S*|sangr\S*|viol\S*|amenaz\S*|threat\S*|end it|acabar con)(?= )/;
const LONGEST = 320;

/**
 * A no by a question or an oath: the question's own words thrown back at it, an oath, or a doubt of whoever asks such a thing;
 * two of these, or one with what it was about. Nothing in the line confirms it. Of plain words (`typed` with its question marks);
 * what is left of the line is what it tells. Null: it is no such no.
 */
export function askedBack(words: string): string | null {
  if (words.length > LONGEST) return null;
  const line = withoutTheDead(words);
  const kinds = [ECHO, OATH, MAD].filter((each) => line.search(each) >= 0);
  const [kind] = kinds;
  const isAlone = kinds.length < 2 && !MEANT.test(line);
  if (kind === undefined || (isAlone && (kind === ECHO || (kind === MAD && !isShort(line))))) return null;
  if (OWNED.test([MAD, OATH].reduce((left, each) => left.replace(each, ' '), line).replace(/ +/g, ' ')))
    return null;
  const rest = [MAD, OATH, ECHO].reduce((left, each) => left.replace(each, ' '), line).replace(/ +/g, ' ');
  const isOpen =
    (isAlone && kind === MAD && UNCLEAR.test(rest)) ||
    CONFIRMS.test(rest) ||
    DARK.test(rest) ||
    takesNoBack(` ${rest.replace(/\?/g, '.').trim()} `);
  return isOpen ? null : rest.replace(/^[ .,?]+/, '').trim();
}
const isShort = (words: string): boolean => (words.match(/[a-z]+/g)?.length ?? 0) <= SHORT;
const SHORT = 12;
