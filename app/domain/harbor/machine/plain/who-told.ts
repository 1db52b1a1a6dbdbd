import type { Topic } from '../../../listener/labels';
import { phrase } from './typed-words';

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

/**
 * Who is told of first in plain words (`typedWords`), where a line about them fits the topic and was not said yet;
 * null for nobody.
 */
export function whoTold(words: string, topic: Topic, isSaid: (who: Who) => boolean): Who | null {
  if (NOWHERE.has(topic)) return null;
  const told = (Object.keys(WHO) as Who[])
    .filter((who) => NOT_THERE[who]?.has(topic) !== true)
    .map((who) => ({ who, at: words.search(WHO[who]) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const first = told[0]?.who ?? null;
  return first !== null && isSaid(first) ? null : first;
}
