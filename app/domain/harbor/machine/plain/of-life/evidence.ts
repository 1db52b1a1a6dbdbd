import type { Situation } from '../../../../meanings/situations';
import { beginning, DRINK, KIDS, PARTNER } from '../word-starts';
import { EVIDENCE_WITHIN } from './evidence-within';

/** Situations around a person, each with beginnings of words of which one has to stand in what was told. */
const EVIDENCE_AROUND: Readonly<Partial<Record<Situation, RegExp>>> = {
  'work.boss': beginning(
    'boss|manag|supervis|gaffer|lead|director|chief|head|owner|chef|foreman|principal|superior|hr(?= )|jef|encargad|patron|gerent|capataz|duen|capo|coordinador',
  ),
  'work.people': beginning(
    'customer|client|patient|guest|passenger|public|caller|people|parents|diner|punter|tourist|usuari|pacient|huesped|pasajer|gente|publico|turista|comensal|padres',
  ),
  'work.lead': beginning(
    'lead|manag|boss|team|staff|charge|promot|employ|supervis|director|owner|crew|equipo|jef|cargo|emplead|lider|gerent|coordin|encargad|ascend|duen|decid|decision',
  ),
  'work.home': beginning(
    'home|remote|desk|alone|zoom|nobody|no one|casa|remot|teletrabaj|escritorio|sol[oa](?= )|nadie|pantalla',
  ),
  'work.newJob': beginning(
    'new|start|first|begin|began|join|nuev|empec|empez|empiez|primer|recien|entre(?= )|arranc|comenc|comienz',
  ),
  'work.back': beginning(
    'back|return|after|leave(?= )|again|volv|vuelv|regres|reincorpor|despues|retom|licencia',
  ),
  'work.shifts': beginning(
    'shift|rota|roster|schedul|hours|night|early|late|turno|horario|noche|guardia|rol(?= )|franco|descans',
  ),
  'study.parents': beginning(
    'parent|mom|dad|mother|father|famil|folks|padre|papa|mama|viej|madre|tia|abuel|orgullo',
  ),
  'study.home': beginning('home|famil|away|far|miss|casa|lejos|extran|pueblo|mi tierra|volver'),
  'money.debt': beginning(
    'debt|owe|owing|loan|credit|card|collector|interest|pay|borrow|arrear|bill|deud|deb|prest|tarjeta|credit|cobr|interes|cuota|fia|endrog|endeud|pag',
  ),
  'money.home': beginning(
    'rent|landl|evict|house|home|flat|mortgage|apartment|mov|deposit|foreclos|lease|roof|street|alquil|renta|arriend|arrend|casa|piso|depa|desaloj|hipotec|caser|duen|embarg|techo|mud|echar|calle',
  ),
  'money.family': beginning(
    `famil|mom|dad|mother|father|parent|sister|brother|cousin|send|support|abuel|mama|papa|madre|padre|herman|prim[oa]|mand|envi|manten|sobrin|${KIDS}`,
  ),
  'money.partner': beginning(`${PARTNER}|we(?= )|us(?= )|nos(?= )|ella|el(?= )`),
  'family.ownChild': beginning(`${KIDS}|he(?= )|she(?= )|him|her(?= )`),
  'family.teen': beginning(`teen|1[2-9]|thirteen|fourteen|fifteen|sixteen|door|adolesc|puerta|quinc|${KIDS}`),
  'family.leftHome': beginning(
    'mov|left|leav|nest|gone|uni|college|empty|fue|fueron|ido|idos|vaci|nido|mud|independ',
  ),
  'family.inlaws':
    / (?:in laws?|inlaws|\S+ in law|(?:his|her|husbands|wifes|boyfriends|girlfriends|partners) (?:\S+ )?(?:mother|mom|family|parents|dad|father|sister|brother)|suegr\w+|cunad\w+|nuera|yerno|su familia|famil\w+ (?:de|del) \S+)/,
  'family.sibling': beginning('brother|sister|sibling|twin|herman|mell|gemel|carnal'),
  'family.blended': beginning(
    `step|ex(?= )|half|stepkid|hijastr|padrastr|madrastr|media|medio|his kids|her kids|sus hij|hij\\w+ de|${KIDS}`,
  ),
  'family.holidays': beginning(
    'christmas|xmas|thanksgiv|easter|holiday|new year|eid|diwali|birthday|dinner|feast|navidad|nochebuena|fiesta|ano nuevo|pascua|reyes|cumple|cena|asado',
  ),
  'family.inherit': beginning(
    'inherit|will(?= )|estate|house|shar|probate|land|things|herenc|testament|hered|casa|repart|terreno|notar|sucesion|cosas',
  ),
  'family.far': beginning(
    'far|abroad|countr|miles|away|distan|visa|flight|home|there|overseas|lejos|pais|alla|extran|migr|fronter|vuelo|otro lado|kilomet',
  ),
  'partner.cheated': beginning(
    'cheat|affair|messag|lied|lying|other (?:woman|man|girl|guy)|slept|sleeping with|text|phone|trust|unfaith|behind my back|engan|infiel|cuern|mensaj|otr[oa](?= )|amante|menti|confi|traici|celular',
  ),
  'partner.apart': beginning(
    'distan|far|away|abroad|deploy|miles|offshore|overseas|lejos|otra ciudad|otro pais|viaj|afuera|embarc|kilomet',
  ),
  'partner.children': beginning(`baby|babies|pregnan|bebe|embaraz|famil|padre|madre|${KIDS}`),
  'partner.ill': beginning(
    'ill(?= )|illness|sick|cancer|hospital|stroke|disease|depress|diagnos|surgery|treatment|enferm|operac|diagn|depres|infart|derrame|accident|tratam',
  ),
  'partner.closeness': beginning(
    'sex|close|intim|touch|bed|libido|desire|cuddl|kiss|toc|cama|dese|ganas|carici|cerc|beso|abraz',
  ),
  'breakup.divorce': beginning(
    'divorc|lawyer|solicitor|paper|separat|custody|court|settle|abogad|papel|separ|custodia|juez|tenencia|juicio|juzgado',
  ),
  'breakup.mine': beginning(
    'i (?:\\S+ )?(?:left|ended|broke|finished|dumped|walked|called)|(?:yo )?(?:lo|la|le|los) (?:deje|corte|termine)|(?:deje|corte|termine|rompi)|me fui|fui yo|yo (?:lo|la) ',
  ),
  'breakup.dating': beginning(
    'date|dating|app(?= )|apps|tinder|bumble|hinge|meet|swip|match|ghost|cita|conoc|salir|sali|aplicac|ligar|ligue',
  ),
  'breakup.movedOn': beginning(
    'new|someone|somebody|dating|engag|married|moved on|with|other|girlfriend|boyfriend|photo|pic|otr[oa]|nuev|novi|cas|sali|foto|alguien|pareja|rehiz|rehac|seguir|siguio',
  ),
  'friends.bullied': beginning(
    'bull|pick|laugh|mock|teas|name|hit|push|shov|mean|group|hate|kick|spit|burl|ri[eo]|molest|peg|empuj|insult|acos|apod|mete|dicen|ponen|grup',
  ),
  'lonely.newPlace': beginning(
    'new|mov|city|town|countr|here|arriv|mud|nuev|ciudad|pueblo|pais|llegu|aca|aqui|barrio',
  ),
  'lonely.weekend': beginning(
    'weekend|saturday|sunday|friday|evening|holiday|bank holiday|free|finde|fin de semana|sabado|domingo|viernes|tarde|feriado|libre|puente|noche|night',
  ),
  'worry.partner': beginning(PARTNER),
  'anger.partner': beginning(PARTNER),
  'anger.child': beginning(KIDS),
  'anger.neighbours': beginning(
    'neighb|upstairs|downstairs|next door|above|below|nois|music|dog|flat|street|vecin|arriba|abajo|ruid|musica|perr|depart|edificio|calle|pared|wall',
  ),
  'worry.children': beginning(KIDS),
  'caring.child': beginning(`${KIDS}|autis|disab|discapac|he(?= )|she(?= )`),
  'caring.siblings':
    /^(?=.* (?:brother|sister|sibling|herman|rest of (?:the|my) family|nobody else|nadie mas))(?=.* (?:car(?:e|ing|er)|look(?:ing)? after|all falls|help|turns|visit|do it all|left to me|cuid|atiend|atend|hago cargo|ayud|turn|visit|encarg|todo (?:yo|cae)))/,
  'caring.guilt': beginning('home|care|nurs|facility|residen|hogar|asilo|geriatr|ancian|guarder'),
  'other.pet': beginning(
    'dog|cat|pup|kitten|pet(?= )|pets|horse|rabbit|hamster|bird|parrot|vet(?= )|animal|fish|tortoise|guinea|perr|gat[oa]|mascota|caball|conej|veterinar|loro|cachorr|pajar|pez|tortug',
  ),
  'drink.alone': beginning(DRINK),
  'drink.party': beginning(`${DRINK}|hung|hangover|cruda|resaca|guayabo|party|fiesta|last night|anoche`),
};

/** What may not stand beside it: then it is something else that was told. */
const AGAINST: Readonly<Partial<Record<Situation, RegExp>>> = {
  'work.people': beginning(
    'i owe|we owe|owe (?:him|her|them|the)|supplier|debt|(?:le|les|yo) (?:\\S+ )?deb[oe]|debo|proveedor|surt|fiad|endrogad|deuda',
  ),
  'breakup.fresh': beginning('years? ago|(?:two|three|four|five|\\d+) years|hace (?:\\S+ )?anos?'),
  'newborn.noSleep':
    / (?:toddler|(?:1[89]|2\d|3\d) months|(?:\d|two|three|four|five|six|seven) ?(?:yr|yrs|year|years)(?: old)?|(?:dos|tres|cuatro|cinco|seis|\d) anos|anitos)(?= )/,
  'food.noAppetite': beginning('binge|atracon|ate (?:everything|it all|the whole)|comi todo|stuff(?:ed|ing)'),
  'sleep.tooMuch':
    / (?:(?:no|not|little|less|barely|hardly|without|never|poco|sin|casi no|nada de) (?:\S+ )?(?:sleep|slept|sleeping|sueno|dorm\w+|duerm\w+)|cannot (?:\S+ )?sleep|awake|up since|no pude|no puedo|insomn\w+|desvel\w+|despiert\w+)/,
};

/** Whether the words bear out a situation that is easily taken for another: what its line claims was told. */
export const hasEvidence = (situation: Situation, words: string): boolean => {
  const needed = EVIDENCE_AROUND[situation] ?? EVIDENCE_WITHIN[situation];
  return needed?.test(words) !== false && AGAINST[situation]?.test(words) !== true;
};

/** Whether a situation is only taken where its claim stands in the words. */
export const needsEvidence = (situation: Situation): boolean =>
  situation in EVIDENCE_AROUND || situation in EVIDENCE_WITHIN;
