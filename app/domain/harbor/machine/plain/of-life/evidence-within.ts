import type { Situation } from '../../../../meanings/situations';
import { beginning, DRINK, KIDS } from '../word-starts';
import { lossTold } from './lost-things';

const BABY =
  'baby|babies|newborn|born|birth|weeks? old|months? old|\\d+ ?(?:wk|week|mo|month)|breast|colic|bottle|feed|nappy|bebe|recien|nacid|nacio|pecho|teta|toma|mamadera|biber|guagua|panal|meses|semanas|parto';

/** Situations in a body or a mind, each with beginnings of words of which one has to stand in what was told. */
export const EVIDENCE_WITHIN: Readonly<Partial<Record<Situation, { test(words: string): boolean }>>> = {
  'grief.recent': { test: lossTold },
  'grief.longAgo': { test: lossTold },
  'grief.suddenly': { test: lossTold },
  'grief.parent': {
    test: (words) =>
      lossTold(words) &&
      beginning('mom|dad|mother|father|parent|mama|papa|madre|padre|viej[oa]|jefit|ma(?= )|pa(?= )').test(
        words,
      ),
  },
  'grief.child': { test: (words) => lossTold(words) && beginning(KIDS).test(words) },
  'grief.partner': {
    test: (words) =>
      lossTold(words) &&
      beginning(
        'husband|wife|partner|spouse|boyfriend|girlfriend|fianc|widow|marri|together|espos|marid|mujer|novi|pareja|viud|compan|anos juntos|viej[oa]|casad',
      ).test(words),
  },
  'grief.patient': beginning(
    'patient|ward|resident|client|ambulance|hospital|shift|nurs|doctor|care home|pacient|guardia|turno|enferm|clinica|medic|abuelit',
  ),
  'body.pain': beginning(
    'pain|hurt|ach|sore|flare|migra|headache|throb|stab|burn|dolor|duel|dolia|migran|punz|arde|ciatic|back',
  ),
  'body.waiting': beginning(
    'wait|result|biops|scan|test|specialist|referral|appointment|call|esper|resultad|estudio|examen|lista|turno|analisis|cita',
  ),
  'body.treatment': beginning(
    'treat|surg|chemo|operat|radi|dialys|infus|op(?= )|procedure|transplant|tratam|quimio|cirug|oper|dialisis|trasplant|radioter|sesion',
  ),
  'body.fertility': beginning(
    'baby|babies|pregnan|ivf|cycle|trying|period|fertil|egg|embry|conceiv|embaraz|bebe|ciclo|regla|inseminac|in vitro|test|quedar|ovul',
  ),
  'newborn.noSleep': beginning(BABY),
  'newborn.couple': beginning(`${BABY}|${KIDS}`),
  'newborn.advice': beginning(`${BABY}|${KIDS}`),
  'newborn.pregnant': beginning(
    'pregnan|due|weeks|birth|expecting|bump|baby|trimester|embaraz|parto|semanas|barriga|bebe|nacer|meses|test',
  ),
  'sleep.thoughts': beginning(
    'think|thought|mind|head|brain|worr|spin|rac(?:e|ing)|over and over|loop|pens|pienso|cabeza|mente|vuelta|preocup|rumi|cosas',
  ),
  'sleep.sunday': beginning(
    'sunday|monday|tomorrow|exam|interview|next day|(?:first|last|big) day|before|eve(?= )|(?:in|at) the morning|work|school|domingo|lunes|manana|siguiente|vispera|antes de|la noche anterior|entrevista|examen|trabaj|escuela|colegio|clase',
  ),
  'sleep.tooMuch': beginning(
    '(?:9|1[0-9]|nine|ten|eleven|twelve|thirteen|fourteen|fifteen) ?(?:h|hour|hr)|(?:all|whole|entire|half the|most of the) (?:day|weekend|morning|time)|too (?:much|long)|a lot|lots|so much|noon|midday|lunch|afternoon|overslee|overslept|sleep(?:ing)? (?:long|more|in(?= )|through|past)|slept (?:long|in(?= )|through|past)|always (?:sleep|tired)|(?:9|1[0-9]|nueve|diez|once|doce|trece|catorce) ?h|mucho|demasiad|tod[oa] (?:el|la) (?:dia|manana|finde|tarde)|mediodia|tarde|de mas|siempre|quedo dormid|sigo (?:cansad|con sueno)|out of bed|get up|de la cama|levant',
  ),
  'sleep.snore': beginning(
    'snor|nois|loud|heat|hot|neighb|music|dog|bark|street|fan(?= )|traffic|party|ronc|ruid|calor|vecin|music|perr|ladr|calle|fiesta|trafic|zancud|mosquit',
  ),
  'low.winter': beginning(
    'winter|dark|rain|grey|gray|sun|weather|cold|autumn|november|december|january|february|light|invierno|oscur|lluv|lluev|gris|sol(?= )|clima|frio|otono|nubla|noviembre|enero|julio|junio|diciembre',
  ),
  'low.crying': beginning('cr(?:y|ied|ies)|tear|weep|wept|sob|bawl|llor|lagrim|llanto'),
  'low.meds': beginning(
    'med|pill|tablet|dos[ei]|ssri|sertral|antidep|prozac|zoloft|lexapro|past|antidep|psiquiatra|escital|fluoxet|lithium|litio|mg(?= )',
  ),
  'worry.date': beginning(
    'tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|next|until|till|interview|result|court|appointment|date|exam|days|test|meeting|soon|coming|today|tonight|wait|the \\d+|on the|in \\d|wedding|flight|surgery|operation|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|proxim|entrevista|juicio|cita|examen|dias|falta|reunion|pronto|hoy|esper|el \\d+|boda|vuelo|cirugia|operacion|turno|hasta|prueba|viene|audiencia|mes(?= )',
  ),
  'worry.health': beginning(
    'health|heart|cancer|lump|symptom|doctor|google|pain|chest|ill(?= )|illness|disease|sick|mole|tumou?r|test|body|headache|brain|salud|corazon|bulto|sintom|medic|dolor|pecho|enferm|lunar|cuerpo|duele|cabeza|googl|grave',
  ),
  'worry.world': beginning(
    'news|war(?= )|wars|world|climate|politic|election|govern|planet|headline|noticia|guerra|mundo|clima|polit|elecc|gobierno|pais|planeta|crisis',
  ),
  'worry.driving': beginning(
    'driv|car(?= )|cars|road|motorway|highway|lift|elevator|bus|train|plane|fly|flight|bridge|tunnel|street|bike|subway|tube|underground|wheel|manej|conduc|auto|carro|coche|ascensor|elevador|metro|tren|avion|vol[aoe]|calle|puente|ruta|carretera|moto|micro(?= )|camion|colectivo|volante|subte',
  ),
  'self.age': beginning(
    'age|ageing|old|birthday|turn|\\d0(?= )|grey|wrinkl|years|forty|fifty|sixty|thirty|edad|viej|cumpl|anos|canas|arrugas|cuarenta|cincuenta|sesenta|treinta',
  ),
  'shame.money': beginning(
    'money|debt|owe|card|pay|broke|afford|rent|loan|poor|bill|cash|wage|food bank|benefit|dinero|plata|deud|deb|pag|tarjeta|luca|pasta|guita|lana|varo|pobre|sueldo|fiad|alquil|cobr|prest',
  ),
  'trauma.accident': beginning(
    'accident|crash|car(?= )|attack|robb|mugg|fire|assault|ambush|fall|fell|flood|quake|knife|gun|storm|hit|choq|asalt|rob[oa]|incend|terremoto|atropell|ataque|ataca|sismo|temblor|explo|caida|moto|cuchill|pistola|inundac|huracan',
  ),
  'trauma.childhood': beginning(
    'child|kid|dad|father|mother|mom|grew up|growing|home|little|young|years|step|when i was|school|nin[oa]|chic[oa]|papa|mama|padre|madre|casa|crec|padrastro|pequen|de (?:nin|chic)|abuel|tio',
  ),
  'drink.sober': beginning(
    `sober|dry|quit|stop|alcohol free|sobri|dej|no tom|no beb|sin (?:tom|beb)|days|dias|${DRINK}`,
  ),
  'food.noAppetite': beginning(
    'eat|ate|food|appetite|hungr|meal|swallow|lunch|dinner|breakfast|stomach|com[oei]|comid|hambre|apetito|bocado|trag|estomago|pasa(?:r)? (?:nada|la)|almuerz|cena',
  ),
  'food.binge': beginning(
    'binge|ate|eat|fridge|kitchen|stuff|food|biscuit|cookie|crisps|chocolate|com[ie]|comid|atrac|nevera|refri|heladera|trag|galleta|pan(?= )',
  ),
  'identity.papers': beginning(
    'visa|paper|status|asylum|permit|residen|deport|ice(?= )|immigra|embassy|citizen|passport|stay|daca|green card|papel|asilo|permiso|migra|pasaporte|nie(?= )|refugi|extranjeria|ciudadan|la migra|amparo',
  ),
  'identity.faith': beginning(
    'god|faith|church|pray|belie|religi|mosque|temple|pastor|priest|bible|imam|dios|fe(?= )|iglesia|rez|cre[eio]|misa|culto|templo|cura(?= )|biblia|senor',
  ),
  'identity.language': beginning(
    'accent|languag|english|spanish|speak|word|talk|understand|acento|idioma|ingles|espanol|habl|palabra|entiend|pronunci',
  ),
  'stuck.phone': beginning(
    'phone|scroll|tiktok|insta|screen|youtube|video|reel|gam|app|internet|netflix|online|cel(?= )|celular|movil|telefono|pantalla|redes|jueg|jug|serie|facebook|twitter',
  ),
  'other.clutter': beginning(
    'clutter|mess|clean|tid|room|hous|dish|laundry|pile|box|stuff|flat|home|floor|desord|limpi|orden|casa|cuarto|plat|ropa|caja|cosas|mugre|piso|cocina|polvo',
  ),
};
