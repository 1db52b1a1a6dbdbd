import { CLOSE, NAMED } from '../../plain/people';
import { isDark } from './harmless-frame';

const all = (...lists: string[]) => new RegExp(`(?<=^| )(?:${lists.join('|')})(?= )`, 'g');

const WEARS =
  '(?:body|back|feet|foot|legs?|knees?|hands?|arms?|shoulders?|cuerpo|espalda|pies|pie|piernas?|rodillas?|manos?|brazos?|hombros?|cintura|lomo|huesos)';
/** The body after a day of work, and nothing about a life. */
export const WORN_OUT = all(
  `(?:ya )?no (?:puedo|doy|me da|me dan|siento|aguanto)(?: mas| una| abasto)?(?: ni)?(?: (?:con|de|el|la|los|las|mi|mis|este|esta|estos|estas|ni|del))* ${WEARS}`,
  `(?:my |the |these |this |both |with |in |i )*(?:cannot (?:feel |take |do )?(?:any ?more |it )*(?:with |in )?)?(?:my |these |this |the )*${WEARS} (?:is |are |hurts?|aches?|killing me|kills me|done|done for|dead|gone|shot|wrecked)+(?: (?:done|dead|gone|shot|wrecked|killing me|on fire))?`,
  '(?:i am |im |am |dead |so |just |all )*(?:dead on my feet|wiped(?: out)?|knackered|worn out|shattered|beat from work|a zombie|zombie|dead tired|stick a fork in me(?: i am done)?)',
  '(?:ando|estoy|vengo|llegue|llego|quede|soy|toda|todo|bien|medio|re)(?: (?:bien|medio|re|super|hech[oa]))* (?:muert[oa]|molid[oa]|rendid[oa]|reventad[oa]|hech[oa] polvo|hech[oa] trizas|un zombi|una zombi|fundid[oa]|tronad[oa])(?: de (?:cansanci[oa]|sueno|la espalda|tanto trabajo))?',
);

/** Somebody or something is missed by a sound, a smell, a sight. */
export const MISSED = all(
  '(?:(?:y |and )?(?:ahora |now )?(?:daria (?:lo que (?:fuera|sea)|cualquier cosa|todo)|que no daria|lo que daria|i would give anything|id give anything|what i would(?: not)? give|give anything)) (?:por|para|to|for) (?:volver a |poder |just |another |one more |a )*(?:oir|escuchar|ver|oler|probar|hear|smell|see|taste|minute|word|row|cup|ese|esa|ruido|that)(?: (?:de nuevo|otra vez|again|now))?',
  '(?:fijese(?: usted)? |mire |asi |y )?(?:como|que|asi) es la vida|cosas de la vida|that is life|such is life',
);

const THINGS =
  '(?:exam(?:s|en|enes)?|test|homework|essay|deadline|presentation|class|job|work|boss(?:es)? emails?|commute|traffic|monday|meeting|shift|heat|cold|hangover|stairs|gym|diet|alarm|wifi|rent|tarea|tareas|ensayo|entrega|clase|examencito|parcial|final|curro|chamba|laburo|trabajo|trafico|lunes|reunion|turno|calor|frio|resaca|cruda|escaleras|dieta|alarma|despertador|renta|mate|ingles|matematicas|mates|quimica|fisica)';
const KILLS =
  '(?:(?:is|are|will|va a|van a|me|esta|estan|going to|gonna|literally|literalmente|just|about to) )*(?:kill(?:s|ing)? me|be the death of me|me (?:va|van) a matar|me (?:mata|matan)|me (?:esta|estan) matando|matando|matar)';
/** A thing that kills nobody, and somebody at home who will be cross. */
export const KILLS_ME = all(
  `${THINGS}(?: (?:of|de|in|at|que|on|para) \\S+| \\S+){0,6}? ${KILLS}`,
  `(?:my |the |mi |el |la )?(?:mom|mum|mother|dad|father|sister|brother|boss|teacher|landlady|wife|coach|mama|papa|madre|padre|vieja|viejo|hermana|hermano|jef[ea]|maestr[oa]|profe|profesor[a]?|esposa|mujer) (?:\\S+ ){0,2}?${KILLS} (?:when|if|for|cuando|si|por|como) (?:i |he |she |they |it |se |le |lo |la |yo |no )*(?:sees?|finds?|hears?|late|arrive|forget|forgot|break|broke|scratch\\S*|not \\S+|come|am late|entera|ve|vea|sepa|llego|llegue|olvido|olvide|rompo|rompi|ray\\S+|perd\\S+|saco|repruebo)`,
);

const WISH = all(
  '(?:me )?(?:quiero|voy a|quisiera|dan ganas de) (?:morir(?:me)?|matar(?:me)?|pegar(?:me)? un tiro|tirarme)|me (?:mato|muero|pego un tiro)',
  '(?:i )?(?:want to|wanna|would like to|could|will|going to|gonna|makes? me (?:want to|wanna)|about to) (?:just |literally )?(?:die|kill myself|shoot myself|jump (?:off a bridge|out (?:of )?(?:the|a) window))|(?:just )?(?:kill|shoot) me(?: now)?',
);
const CAUSE = all(
  `(?:con|por|de|with|from|because of|of|at) (?:(?:este|esta|ese|esa|el|la|los|las|estos|estas|tanto|tanta|tantos|puto|puta|maldito|maldita|pinche|this|that|the|these|all|stupid|bloody|my|mi) )*(?:${THINGS}|metro|bus|camion|subte|cole|tren|entrevista|zoom|internet|app|lluvia|song|cancion|mosquitos|noise|ruido|queue|fila|cola|emails?|group chat)`,
  'de (?:la )?(?:verguenza|risa|hambre|sueno|calor|frio|aburrimiento|pena ajena|ternura|oso|sed|antojo)|of (?:embarrassment|boredom|shame|laughter|hunger|cringe|heat)',
);
/** A trifle that it begins with: "this traffic makes me want to die". */
const BEGINS = new RegExp(
  `^ ?(?:this|the|that|este|esta|ese|esa|el|la) (?:\\S+ )?${THINGS}(?: alone| again| otra vez)?(?= )`,
);
const LAUGH = /(?:^| )(?:lol|lmao|rofl|xd+|jaja\S*|haha\S*|jeje\S*|ha)(?= )/g;
const MEANT =
  /(?:^| )(?:en serio|de verdad|neta|literal en serio|no es broma|sin broma|i mean it|serious(?:ly)?|for real|not (?:joking|kidding)|no bromeo|ya|nadie|sol[oa]|todo|siempre|nobody|no one|alone|everything|always|anyway|tonight|today|esta noche|hoy|plan\S*|cannot|aguanto)(?= )/;

/** The words of dying where a trifle or a laugh about one stands beside them, and nothing dark: it is asked, not taken. */
export function isExaggerated(words: string): boolean {
  const rest = words.replace(WISH, ' ');
  if (rest === words || words.length > LONGEST || MEANT.test(rest)) return false;
  const untold = rest.replace(CAUSE, ' ').replace(BEGINS, ' ');
  if (isDark(untold.replace(LAUGH, ' '))) return false;
  const beside = untold.replace(LAUGH, ' ').match(/[a-z]+/g)?.length ?? 0;
  return untold !== rest || (rest.match(LAUGH) !== null && beside >= FEW && !PEOPLE.test(untold));
}
const LONGEST = 200;
const FEW = 3;
/** Who hurts or leaves is no trifle. */
const PEOPLE = new RegExp(`(?:^| )(?:${CLOSE}|${NAMED})(?= )`);

/** The words of dying, and that they are meant. */
export const isMeant = (words: string): boolean =>
  words.length <= LONGEST && words.search(WISH) >= 0 && IN_EARNEST.test(words);
const IN_EARNEST =
  /(?:^| )(?:en serio|de verdad|de veras|la neta|no es broma|no bromeo|i mean it|i am serious|am serious|for real|not (?:joking|kidding)|no joke)(?= )/;
