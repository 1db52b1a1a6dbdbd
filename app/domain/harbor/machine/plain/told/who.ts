import type { Person } from '../../../content/told-ids';
import { phrase } from '../typed-words';

const OWN_EN =
  '(?:my|our|me|ma|mi) (?:(?:own|little|big|older|younger|oldest|youngest|eldest|poor|old|only|dear|twin|step|lovely|stupid|whole) )?';
const OWN_ES =
  '(?:mi|mis|nuestra|nuestro|nuestros) (?:(?:propi[oa]|pobre|unic[oa]|mejor|querid[oa]|mism[oa]) )?';
const OF_MINE_ES = '(?: (?:mi[oa]|nuestr[oa]))';
const DOES =
  '(?= (?:and|is|was|has|keeps|said|says|wants|never|always|will|does|did|just|screamed|shouted|yelled|told|thinks|who|went|had|put|made|gave|left|lied|$|[.,]))';
/** With "my", or bare at a sentence's beginning and after "me and", "with", "and": "boss screamed at me". */
const en = (words: string) =>
  `${OWN_EN}(?:${words})|(?:[.,]|me and|and|with|from|told|tell|but|so) (?:${words})${DOES}`;
const es = (words: string) =>
  `${OWN_ES}(?:${words})|(?:el|la|los|las|una?|unos|unas) (?:${words})${OF_MINE_ES}`;
const both = (english: string, spanish: string) =>
  new RegExp(` (?:${en(english)}|${es(spanish)})(?= )|^ (?:${english})${DOES}`);

const WORDS: Readonly<Record<Person, RegExp>> = {
  inlaws: both(
    '\\S+ in law|inlaws|in laws|mil|fil',
    'suegr[oa]s?|suegris|cunad[oa]s?|nueras?|yernos?|familia politica|consuegr[oa]s?',
  ),
  ex: both(
    'ex(?: (?:husband|wife|boyfriend|girlfriend|partner))?',
    'ex(?: (?:marido|esposa|esposo|novi[oa]|pareja|mujer))?',
  ),
  mother: both(
    '(?:mom|mam|mama|mother|mommy|mammy|mummy|amma)s?',
    'mama|madre|mami|mamita|viejita|jefita|ama',
  ),
  father: both('(?:dad|father|daddy|papa|pop|appa)s?', 'papa|padre|papi|papito|viejito|jefito|apa'),
  parents: both('parents|folks|mom and dad|dad and mom', 'papas|padres|viejos|jefes papas'),
  sister: both('sisters?|sisses', 'herman(?:a|as|ita)|carnala'),
  brother: both('brothers?', 'herman(?:o|os|ito)|carnal'),
  baby: both('baby|newborn|toddler|infant|bairn', 'bebe|beba|bebita|guagua|peque|bebecito'),
  daughter: both('daughters?|girl|lass|wee girl', 'hij(?:a|ita)|nena|chamaca|muchachita'),
  son: both('sons?|boy|lad|wee man', 'hij(?:o|ito)|nene|chamaco|muchachito|cabro chico'),
  children: both(
    'kids?|child|children|teenager|teen|teens',
    'hijos|hijas|chamacos|ninos|nin[oa]|peques|chicos|crios|pibes|gurises|nenes',
  ),
  partner: both(
    '(?:husband|wife|partner)s?|boyfriend|girlfriend|fiancee?|missus|misses|spouse|fella|other half|old man|lady',
    'marido|espos[oa]|mujer|pareja|novi[oa]|senora|polol[oa]|chic[oa]|companer[oa] de vida|prometid[oa]',
  ),
  bossF: phrase(es('jefa|patrona|encargada|supervisora|gerenta')),
  boss: both(
    'boss|manager|supervisor|gaffer|team lead|foreman|line manager',
    'jefe|patron|encargado|supervisor|gerente',
  ),
  colleagues: phrase(
    `${OWN_EN}(?:coworkers?|co workers?|colleagues?|workmates?|team|crew)|(?:people|girls|guys|lads|someone) at work|${OWN_ES}(?:companer[oa]s? (?:de (?:trabajo|la oficina|curro|chamba|laburo|pega)|del (?:trabajo|laburo|curro))|equipo)`,
  ),
  teacher: both(
    'teachers?|professors?|prof|tutor|lecturer|advisor',
    'profes?|profesor|profesora|maestr[oa]|tutor|tutora|seno',
  ),
  grandmother: both(
    'grandma|grandmother|nana|nan|gran|granny|nonna',
    'abuela|abuelita|abue|nonna|nona|lela|yaya',
  ),
  grandfather: both('grandpa|grandfather|grandad|granddad|gramps', 'abuelo|abuelito|nonno|nono|yayo|tata'),
  relative: both(
    'aunt|auntie|aunty|uncle|cousins?|niece|nephew|grandson|granddaughter|grandkids?|stepdad|stepmom|stepmother|stepfather|stepson|stepdaughter|step (?:dad|mom|son|daughter)|family',
    'ti[oa]s?|prim[oa]s?|sobrin[oa]s?|niet[oa]s?|padrastro|madrastra|hijastr[oa]|padrin[oa]|madrina|comadre|vieja|familia',
  ),
  roommate: both(
    'roommates?|flatmates?|housemates?',
    'companer[oa]s? de (?:piso|cuarto|casa|depto)|roomies?|rumis?',
  ),
  friends: both(
    'friends|mates|besties|buddies|pals|friend group',
    'amig[oa]s|amiguis|compas|cuates|parceros|patas|panas',
  ),
  friendF: phrase(es('amiga|amiguita|parcera|comadre')),
  friend: both(
    '(?:best )?(?:friend|mate|bestie|buddy|pal|bff)|best (?:friend|mate)',
    'amigo|amiguito|parcero|compa|cuate|parce|pana|pata|colega',
  ),
  neighbors: phrase(`(?:my|our|the|a) (?:\\S+ )?neighbou?rs?|(?:mi|mis|el|la|los|las|un|una) vecin[oa]s?`),
  animal: both(
    'dogs?|doggy|cats?|puppy|pup|kitten|pets?|horse|rabbit',
    'perr(?:[oa]s?|it[oa]s?)|gat(?:[oa]s?|it[oa]s?)|mascota|caballo|cachorr[oa]',
  ),
  patient: phrase('(?:a|my|the|one of my) (?:\\S+ )?(?:patients?|pt|resident)|(?:una?|mi|el|la) paciente'),
  customer: phrase('(?:a|my|the) (?:\\S+ )?(?:customers?|clients?)|(?:una?|mi|el|la) client[ea]'),
};

/** Everybody who is told of in plain words (`typedWords`), the first one first. */
export function peopleTold(words: string): Person[] {
  return (Object.keys(WORDS) as Person[])
    .map((who) => ({ who, at: words.search(WORDS[who]) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ who }) => who);
}
