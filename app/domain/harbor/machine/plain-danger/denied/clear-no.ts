import { plainTest } from '../../plain/people';
import { tellsHarm } from './denies-fear';
import { takesNoBack } from './flat-no';
import { isDark } from './harmless-frame';

const LONGEST = 220;

/** Nothing but the question said back, and the denial of it, in the idioms of many places. */
const IDIOM =
  '(?:q(?:ue)? (?:\\S+ ){1,5}ni (?:q(?:ue)? )?(?:\\S+ )?(?:nada|nino(?: muerto)?|ocho cuartos|leches|narices|mierdas?|cuernos|carajos?|pepinos?|\\S+)|ni (?:q(?:ue)? )?nino muerto|ni (?:loc[oa]s?|muert[oa]|ebri[oa]|de (?:broma|cona|chiste|pedo|vaina|joda|coña)|en (?:broma|suenos|pedo|sueno)|hablar|por asomo|a palos|que estuviera loc[oa]|dios lo (?:quiera|permita|mande)|lo mande dios)|(?:como|q|que) (?:se (?:te|le) ocurre|crees|cree(?: usted)?|va a ser)|(?:dios|jesus|la virgen) me (?:libre|guarde)|claro que no|por supuesto que no|para nada(?! (?:sirvo|valgo|sirve|bueno))|pa nada|nada que ver|que va|en absoluto|de ning(?:un|una) (?:modo|manera)|jamas(?: de los jamases)?|(?:no|que) (?:hombre|mujer|mija|mijo|chico|joven|senor\\S*|po|pues|vale|che|tio|tia|boludo|chamo|mi (?:amor|nina|rey)) no|as if|(?:oh )?(?:god|heavens|lord|christ|jesus|hell|good (?:god|lord|heavens|grief)) no+|(?:god|heaven) forbid|hell no+|no way(?! out)(?: jose)?|absolutely not|definitely not|certainly not|of course not|not (?:at all|a chance|remotely|in the slightest|be (?:daft|silly|ridiculous|soft|stupid))|not on your (?:life|nelly)|(?:away|get away|go away|get on) (?:with (?:you|ye|yourself|that|yer \\S+))|away (?:and )?(?:boil|bile|jump) \\S+|give over|get lost|on yer bike|behave yourself|catch yourself on)';
/** It was said already. */
const SAID =
  '(?:(?:ya )?(?:te |le |les )?(?:lo )?(?:dije|he dicho|acabo de decir|digo|estoy diciendo) (?:ya )?que no|ya (?:te |le )?dije(?: que no)?|i (?:already |just |literally |have )*(?:said|told you) (?:no|nope|i am not|it is not)|(?:asked|answered) (?:that )?already)';
/** A way of speaking, and no more. */
const FIGURE =
  '(?:(?:es|era|fue|solo es|nomas es) (?:solo |nomas |nada mas |un |una )*(?:forma|manera|modo|dicho|decir|expresion|broma|chiste)(?: de (?:decir|hablar|expresarse|habla))?(?: nomas)?|(?:forma|manera|modo) de (?:decir|hablar)|lo dije (?:de|en) (?:broma|joda|chiste)|(?:aca|aqui) (?:lo )?(?:decimos|se dice) (?:\\S+ ){0,10}|no (?:es|era) literal(?:mente)?|not literal(?:ly)?|(?:just|only|it is|its|was) (?:just |only )?(?:a |an )?(?:figure of speech|expression|saying|way of (?:speaking|talking|putting it)|turn of phrase|joke|hyperbole|phrase)|figure of speech|way of (?:speaking|talking)|i (?:was|am) (?:just |only )?(?:joking|kidding|exaggerating|being dramatic)|(?:estaba|estoy) (?:bromeando|exagerando|jodiendo|de broma))';
/** That they will do nothing, and that nothing of it is so. */
const WILL_NOT =
  '(?:no (?:me )?voy a (?:hacer(?:me)?|matar(?:me)?|morir(?:me)?) (?:nada|dano)?|no me (?:hare|haria) nada|(?:i am )?not going to (?:do (?:anything|it|nothing)|hurt myself|kill myself|die)|(?:dano|peligro) ninguno|ningun (?:dano|peligro)|(?:no )?(?:i do |i am )?not want to die|no (?:me )?quiero morir(?:me)?|nobody is (?:dying|in danger)|(?:i am )?not (?:suicidal|in danger))';
/** That it is not asked again. */
const NO_MORE =
  '(?:no (?:me )?(?:preguntes|pregunte|vuelvas a preguntar|sigas con|sigas preguntando) (?:mas )?(?:\\S+ )?(?:eso|esto|por eso|eso mas|lo mismo|mas)?|deja(?:te)? de (?:preguntar(?:me)?|insistir)(?: (?:eso|lo mismo|por eso))?|(?:ya )?(?:para|basta|corta(?:la)?|parale|pare) (?:con|de) (?:eso|lo de eso|preguntar\\S*|lo mismo|la pregunta)|(?:stop|quit|enough) (?:\\S+ )?(?:asking|with (?:that|the questions?|this))(?: me)?(?: (?:that|this))?|(?:do )?not ask (?:me )?(?:that |this |it )?(?:again|any ?more|anymore)|(?:no more|enough) (?:of )?(?:that|those|these)? ?questions?)';
/** What "kills" in these is nothing but annoying. */
const KILLS =
  '(?:lo (?:unico )?que (?:me |nos )?(?:mata|jode|revienta) es|(?:what|the thing that) kills me is|(?:is|are|was) killing (?:me|us)|me (?:esta )?matando el)';
const LAUGH =
  '(?:lol|lmao|haha\\S*|jaja\\S*|jeje\\S*|ha|xd+|omg|wtf|rofl|para|oye|ay|uy|what|wat|eh+|che|joder|hostia|hombre|mujer|wey|guey|boludo)';
const PLAIN =
  '(?:no+|nah+|naw|nope|nop|nel|nanai|negativo|never|nunca)(?! (?:se|lo se|idea|clue|sure|one|body|doubt|estoy segur\\S+|sabria|puedo|aguanto|doy|se si|veo|tengo|hay|today|tonight|yet|hoy|todavia|but|pero|only|solo|just thoughts|i do not know|more|mas|way out|hope|point|longer|me importa|quiero (?:seguir|vivir|estar))(?= ))';
/** The question said back beside a denial. */
const ECHO =
  '(?:q(?:ue)? |what |how |me )?(?:quitarme la vida|matarme|me quiero matar|quiero morir(?:me)?|morirme|suicid\\S+|kill(?:ing)? myself|end(?:ing)? my life|hurt(?:ing)? (?:myself|me)|hacerme dano|suicide|want to die|muerto)';

const all = (list: string) => new RegExp(`(?:^|(?<= ))(?:${list})(?= )`, 'g');
const IDIOMS = all(IDIOM);
/** What goes on after such a no: a mark, or what it was about instead. */
const GOES_ON = `(?= (?:$|(?:[.,]|${LAUGH}|no+|nah|i (?:am|was|only|meant|asked|want (?:help|to know))|it (?:is|was)|that is|my|mi|solo|nomas|es|era|the|thanks|gracias|man|mate|dude|joven|hija|hijo|mij[oa]|senor\\S*|tia|tio|po|pues|como|why|stop|hablo|te (?:estoy|hablo|pregunto)|me refiero|le (?:hablo|pregunto)|yo)(?: |$)))`;
const OPENS = new RegExp(`^ ?(?:(?:${LAUGH}|[.,]) )*${PLAIN}${GOES_ON}`);
const CLAUSE = new RegExp(
  `(?:^|[.,] )(?:(?:${LAUGH}) )*(?:no+|nah+|nope|nel) (?:(?:${LAUGH}|hombre|mujer|no) )*(?=$|[.,])`,
);
const SAID_NO = all(SAID);
const FIGURES = all(FIGURE);
const STRIP = [all(KILLS), FIGURES, IDIOMS, SAID_NO, all(WILL_NOT), all(NO_MORE), all(ECHO), all(LAUGH)];
/** What such an answer tells beside its denial. */
export const besideDenial = (words: string): string =>
  STRIP.reduce((rest, each) => rest.replace(each, ' '), words).replace(/ +/g, ' ');

/** Whether they ask not to be asked that again. */
export const asksNoMore = plainTest(NO_MORE);
/** Whether it was said to be a way of speaking. */
export const saysFigure = (words: string): boolean => words.length <= LONGEST && words.search(FIGURES) >= 0;

/** What no such answer has in it, whatever else is said. */
const OPEN =
  /(?:^| )(?:but i|pero (?:si|a veces|yo|ya|me)|only thoughts|just thoughts|solo (?:lo )?pienso|sometimes|a veces|maybe|quizas?|tal vez|no se(?= (?:$|[.,]|si))|i do not know|idk|not sure|scared|afraid|miedo|goodbye|adios|pills|pastillas|gun|arma|tonight|esta noche|plan|cannot (?:go on|do this|take)|no (?:puedo|aguanto|doy) mas|what is the point|para que|better off|sin mi|mejor muert[oa]|hate myself|me odio|yeah|yes|si (?:$|[.,]))(?= |$)/;

/**
 * A clear no, whatever tone it has: an idiom of denial, a no with a laugh or with anger, said again, or a way of speaking owned.
 * Nothing in it is dark beside what it denies, and nothing takes it back.
 */
export function isClearNo(words: string): boolean {
  if (words.length > LONGEST) return false;
  const isNo =
    words.search(IDIOMS) >= 0 ||
    words.search(SAID_NO) >= 0 ||
    OPENS.test(words) ||
    CLAUSE.test(words) ||
    (saysFigure(words) && new RegExp(`(?:^| )${PLAIN}`).test(words));
  if (!isNo) return false;
  const rest = ` ${besideDenial(words).trim()} `;
  return !OPEN.test(rest) && !takesNoBack(rest) && !isDark(rest) && !tellsHarm(rest);
}

/** The same with nothing but the word at its beginning for it: shorter, and only where the rest is harmless. */
export const isEmphaticNo = (words: string): boolean =>
  isClearNo(words) &&
  (words.search(IDIOMS) >= 0 || words.search(SAID_NO) >= 0 || asksNoMore(words) || saysFigure(words));
