import type { Topic } from '../../../../listener/labels';
import { phrase } from '../typed-words';
import { isScenery } from './scenery';

/** Who a telling is about, beside the one who tells. */
export type Who =
  | 'mother'
  | 'father'
  | 'parents'
  | 'sister'
  | 'brother'
  | 'child'
  | 'partner'
  | 'ex'
  | 'friend'
  | 'boss'
  | 'colleague'
  | 'teacher'
  | 'grandparent'
  | 'inlaw'
  | 'neighbor'
  | 'roommate';

const MY =
  '(?:my|our) (?:(?:own|little|big|older|younger|oldest|youngest|eldest|poor|old|only|dear|two|three) )?';
const MI = '(?:mi|mis|nuestra|nuestro|nuestros) (?:(?:propia|propio|pobre|unica|unico|dos|tres) )?';

const WHO: Readonly<Record<Who, RegExp>> = {
  inlaw: phrase(
    `${MY}(?:\\S+ in law|inlaws|in laws)|(?:mother|father|sister|brother|daughter|son) in law|${MI}(?:suegr[oa]s?|cunad[oa]s?|nueras?|yernos?)`,
  ),
  ex: phrase(`${MY}ex(?: \\S+)?|${MI}ex(?: \\S+)?`),
  mother: phrase(
    `${MY}(?:mom|mam|mama|ma|mother|mommy|mammy)|(?:mom|mam|mammy) (?:is|was|keeps|says|said|wants|never|always|will|does|did|thinks|has)|${MI}(?:mama|madre|ma|ama|mami|vieja|viejita|jefita)`,
  ),
  father: phrase(
    `${MY}(?:dad|father|daddy|pa|papa|da)|(?:dad|daddy) (?:is|was|keeps|says|said|wants|never|always|will|does|did|thinks|has)|${MI}(?:papa|padre|pa|apa|papi|viejo|viejito|jefito)`,
  ),
  parents: phrase(`${MY}(?:parents|folks)|${MI}(?:papas|padres|viejos)`),
  sister: phrase(`${MY}(?:twin )?sisters?|${MI}(?:hermanas?|hermanita)`),
  brother: phrase(`${MY}(?:twin )?brothers?|${MI}(?:hermanos?|hermanito)`),
  child: phrase(
    `${MY}(?:sons?|daughters?|kids?|child|children|boys?|girls?|teenager|teen|lad)|${MI}(?:hij[oa]s?|nin[oa]s?|chic[oa]s|chamac[oa]s?|peques?)`,
  ),
  partner: phrase(
    `${MY}(?:husband|wife|partner|boyfriend|girlfriend|fiancee?|missus|spouse)|${MI}(?:marido|espos[oa]|mujer|pareja|novi[oa]|senora)`,
  ),
  boss: phrase(
    `${MY}(?:boss|manager|supervisor|team lead)|${MI}(?:jef[ea]|patron|encargad[oa]|supervisor|supervisora)`,
  ),
  colleague: phrase(
    `${MY}(?:coworkers?|co workers?|colleagues?|workmates?|team)|(?:people|girls|guys|lads) at work|${MI}(?:companer[oa]s? (?:de (?:trabajo|la oficina|curro|chamba|laburo))|colegas?|equipo)`,
  ),
  teacher: phrase(
    `${MY}(?:teachers?|professors?|tutor|supervisor at uni|advisor)|${MI}(?:profes?|profesor|profesora|maestr[oa]|tutor|tutora)|(?:la|el) (?:profe|maestr[oa])`,
  ),
  grandparent: phrase(
    `${MY}(?:grandma|grandmother|nana|nan|gran|granny|grandpa|grandfather|grandad|granddad|grandparents)|${MI}(?:abuel[oa]s?|abue|abuelit[oa]|nonn?[oa])`,
  ),
  roommate: phrase(
    `${MY}(?:roommates?|flatmates?|housemates?)|${MI}(?:companer[oa]s? de (?:piso|cuarto|casa|depto)|roomies?|rumis?)`,
  ),
  friend: phrase(
    `${MY}(?:best )?(?:friends?|mates?|bestie|buddy|pal)|a friend of mine|${MI}(?:mejor )?(?:amig[oa]s?|amiguis|parcer[oa]s?|compas?)`,
  ),
  neighbor: phrase(`(?:my|our|the|a) (?:\\S+ )?neighbou?rs?|(?:mi|mis|el|la|los|las|un|una) vecin[oa]s?`),
};

/** Of these another word about the same people would be one too many, or out of place. */
const NOWHERE = new Set<Topic>([
  'grief',
  'good',
  'trauma',
  'newborn',
  'panic',
  'body',
  'sleep',
  'drink',
  'food',
]);
const NOT_THERE: Readonly<Partial<Record<Who, ReadonlySet<Topic>>>> = {
  partner: new Set<Topic>(['partner', 'breakup', 'identity']),
  ex: new Set<Topic>(['breakup']),
  friend: new Set<Topic>(['friends']),
  grandparent: new Set<Topic>(['caring']),
};

const KIN =
  '(?:mom|mam|mother|dad|father|parents|folks|sisters?|brothers?|sons?|daughters?|kids|husband|wife|partner|boyfriend|girlfriend|boss|manager|colleagues?|coworkers?|teacher|professor|gran|grandma|grandpa|grandmother|grandfather|flatmate|roommate|housemate|friends?|mates?|best friend|neighbou?rs?|mama|madre|papa|padre|padres|viej[oa]|herman[oa]s?|hij[oa]s?|marido|espos[oa]|mujer|pareja|novi[oa]|jef[ea]|companer[oa]s?|profe|maestr[oa]|abuel[oa]s?|suegr[oa]s?|cunad[oa]s?|amig[oa]s?|vecin[oa]s?|roomie)';
/** Somebody who helps, is asked, or only has the place: the matter is another. */
const ONLY_BESIDE = phrase(
  `${KIN} (?:\\S+ ){0,2}?(?:(?:could|can|will|would|might|may|said (?:she|he|they) (?:could|can|will|would)) (?:\\S+ )?(?:help|hold|take|keep|watch|mind|look after|lend|drive|pick|have|store|come|stay|do it)|helps?|helped|is helping|supports?|lends?|lent|drives me|picks? (?:\\S+ )?up|minds? the|(?:is|are|has been|have been|was) (?:(?:such|so|really|very|a|an|my|always|the) )*(?:saint|angel|star|rock|great|lovely|amazing|brilliant|kind|good to me|supportive|helpful|best|there for me)|(?:says?|said|thinks?|told me) (?:that )?(?:i|to) (?:should|ought|need|talk|try|see))|(?:en |a |desde |donde |por )?(?:lo|casa|la casa|el cuarto|el bano|el sofa) de (?:mi|mis) ${KIN}|(?:my|our) ${KIN}s (?:house|place|flat|sofa|couch|spare room|kitchen|bathroom|car)|(?:stay\\w*|living|live|moved in|sat|sleeping|sleep) (?:\\S+ )?(?:at|with) (?:my|our) ${KIN}|(?:thanks to|thank god for|apart from|except for|gracias a|menos mal que (?:esta|tengo a)|aparte de) (?:my|our|mi|mis) ${KIN}|${KIN} (?:\\S+ ){0,2}?(?:me (?:ayuda|ayudan|ayudo|apoya|apoyan|acompana|presta|presto|echa una mano|cuida|da una mano|hace el aguante|recomendo|dijo que (?:hable|hablara|pruebe|probara|busque))|(?:es|son|ha sido) (?:un|una|mi|un gran) (?:sol|sant[oa]|angel|apoyo|amor|capo|crack|tesoro)|(?:puede|podria|podrian|pueden) (?:\\S+ )?(?:ayudar\\w*|guardar\\w*|cuidar\\w*|prestar\\w*|quedar\\w*|llevar\\w*|tener\\w*))`,
);
/** Fear and force have a question of their own, and no line about how people are. */
const FEARED = phrase(
  `(?:scared|afraid|terrified|frightened) of (?:him|her|them|my)|(?:hits?|hit|beats?|shoves?|shoved|pushe[sd]|slaps?|slapped|chokes?|choked|threatens?|threatened) (?:me|us|him|her|the kids)|(?:me|nos|le|les) (?:pega|pego|pegan|golpea|golpeo|empuja|empujo|amenaza|amenazo|da miedo|dan miedo|dio otra vez|da otra vez|insulta)|(?:le|les) tengo miedo|miedo (?:a|de) (?:mi|el|ella)`,
);

/**
 * Who is told of first in plain words (`typedWords`), where a line about them fits the topic and was not said yet;
 * null for nobody.
 */
export function whoTold(words: string, topic: Topic, isSaid: (who: Who) => boolean): Who | null {
  if (NOWHERE.has(topic) || ONLY_BESIDE.test(words) || FEARED.test(words)) return null;
  if (isScenery(words)) return null;
  const told = (Object.keys(WHO) as Who[])
    .filter((who) => NOT_THERE[who]?.has(topic) !== true)
    .map((who) => ({ who, at: words.search(WHO[who]) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const first = told[0]?.who ?? null;
  return first !== null && isSaid(first) ? null : first;
}
