import { CLOSE, NAMED, plainTest } from '../../plain/people';
import { fearsToTell } from '../denied/denies-hurt';
import { deniesSome, forceTold, withoutDenied } from './force';

const WHO = `(?:he|she|him|hes|shes|(?:my|ma|the|our) (?:${CLOSE}|${NAMED}|employer|landlord)|${CLOSE}|grandson)`;
const QUIEN = `(?:el|ella|mi ${CLOSE}|me|nos)`;
const PART =
  '(?:me|us|at me|on me|into me|my (?:\\S+ )?(?:head|face|arms?|hair|hand|hands|finger|fingers|wrist|wrists|neck|throat|leg|back|skin|lip|nose|eye|ribs?|stomach|belly|kid|kids|baby|son|daughter))';
const DOES =
  '(?:hits?|hitting|box|boxes|batter(?:s|ed)|scratch(?:es|ed)|pulling|holds|beats?|beating|slap(?:s|ped)|punch(?:es|ed)|kick(?:s|ed)|shov(?:es|ed)|push(?:es|ed)|grab(?:s|bed)|drag(?:s|ged)|chuck(?:s|ed)|thr(?:ows|ew)|throws things|bit|bites|burn(?:s|t|ed)|pinch(?:es|ed)|pinching|twist(?:s|ed)|chok(?:es|ed|ing)|strangl\\S+|smack(?:s|ed)|whack(?:s|ed)|headbutt\\S*|spat|spits|locked|locks|bust|busted|broke|breaks|split|pulled|pulls|put (?=me (?:thr(?:u|ough)|against|in (?:the )?hospital|on the floor)))';

/** Force, or the fear of it, by somebody close: said, not asked about. */
const HURT = plainTest(
  [
    `${WHO} (?:\\S+ ){0,3}${DOES} (?:things )?${PART}(?! up| off| down (?:about|with)| (?:up )?with (?:a |the )?(?:song|bill|question|text|news|idea)| (?:in|on|to) (?:bed|the (?:team|phone|list|spot|bus|guest|night|group|schedule|rota)|hold|charge|touch)| first)`,
    `${WHO} (?:\\S+ ){0,2}(?:came|come|comes|coming|goes|went|go) (?:at|for) me|took (?:his|her|the) belt|thr(?:ew|ows) (?:the|a|his|her|my) (?:\\S+ ){1,2}at (?:me|my)|black eye (?:off|from)|with me in it|(?:holds|holding|held) me down|(?:shows|showed|points|pointed) (?:me )?(?:the|a|his) (?:gun|knife)|(?:took|takes|keeps|keep|hides|hid) my (?:phone|keys|passport|papers|documents|money)(?: \\S+){0,8} (?:go anywhere|leave|lose the kids|cannot)|(?:made|makes|forces|forced) me (?:to )?(?:do (?:stuff|things)|have sex|sleep with)|(?:pinned|held) me down`,
    `${WHO} (?:\\S+ ){0,4}(?:is going to|going to|will|wants to|tried to|threatened to|swore (?:he|she) would) (?:kill|do) me(?: in)?(?! if (?:i|we) (?:do not|wear|forget|miss|am late))`,
    '(?:hand|hands|mano|manos) (?:\\S+ ){0,3}(?:on|around|round|en|al|alrededor) (?:\\S+ ){0,2}(?:my |mi |el )(?:neck|throat|cuello|garganta)|rough with me|rough w me',
    '(?:is|was|keeps|started) (?:\\S+ )?(?:choking|strangling) (?:me|my (?:baby|kid|son|daughter|child))',
    'if (?:he|she) (?:wakes|comes|gets|finds|sees|hears|knows) (?:\\S+ ){0,5}(?:kill|hit|hurt|beat)s? me|(?:turns|turning|keeps turning) up (?:\\S+ ){0,4}get me|waits? (?:for me )?outside my (?:work|house|job)',
    '(?:drinks|drunk|drinking) (?:\\S+ ){0,8}(?:gets (?:mean|ugly|violent|scary|rough)|starts (?:yelling|screaming|throwing))',
    `(?:he|${CLOSE}) (?:\\S+ ){0,4}throws? (?:things|stuff|(?:the |a )?(?:plates?|cups?|chairs?|glass\\S*))|(?:he|${CLOSE}) (?:\\S+ ){0,12}i am (?:\\S+ )?(?:afraid|scared)|(?:afraid|scared) when (?:he|my ${CLOSE})`,
    `(?:afraid|scared|terrified|frightened) of (?:him|her|what (?:he|she) (?:will|might|could|does)|my ${CLOSE})`,
    '(?:banging|pounding|kicking|beating) (?:(?:on |at |in |down )?(?:the|my) (?:\\S+ )?door|and shouting|n shouting)|(?:broke|breaking|kicked) (?:down |in )?the (?:\\S+ )?door|(?:locked|hiding) (?:\\S+ )?in the (?:bathroom|bedroom|closet|toilet|laundry)',
    // Spanish
    '(?:me|la|lo|nos) (?:esta|estaba|anda|quiso|intento|empezo a|trato de) (?:ahorc\\S+|estrangul\\S+|asfixi\\S+)|(?:esta|estaba) (?:ahorcando|estrangulando|asfixiando) a (?:mi|mis|la|el|nuestr[ao])',
    `(?:que |${QUIEN} )(?:me |nos )?(?:pega|pego|pegan|golpea|golpeo|golpean|cachetea|cacheteo|patea|pateo|empujo|zarandeo|zarandea|revienta|pellizca|muerde|arana|escupio|agredio)(?! (?:mucho |muy |fuerte |bien )?(?:un |una |al|que|la|el|lo|estar|ver|los|raro|duro la|a (?:llorar|mi|la|mis)|azulejo|con (?:la|el) (?:puerta|rodilla|mesa)))`,
    `(?:el|ella|mi \\S+|ayer|anoche|otra vez|me escupio y) (?:\\S+ ){0,3}me (?:agarro|jalo|arrastro|tiro|avento) (?:\\S+ )?(?:del pelo|del cabello|del cuello|del brazo|al piso|al suelo|contra|cosas)|me (?:tira|avienta|lanza) cosas|me levanta la mano|me (?:tomo|agarro) (?:\\S+ )?(?:fuerte )?del (?:brazo|cuello|pelo)|me va a (?:pegar|golpear|buscar a la casa)|me pega mi|(?:llega|viene|vuelve) (?:borracho|tomado|curado)|alguien me (?:esta )?amenaz\\S+|me (?:jala|jalonea|torcio|torcia|retuerce) (?:\\S+ ){0,2}(?:pelo|brazo|mano|muneca)|me cae a golpes?|me sac[ao] la (?:mugre|cresta|madre|mierda|chucha)|(?:correazos|cinturonazos|pinazos)|me toca donde no|partirme la cara|rondando (?:\\S+ ){0,4}(?:machete|cuchillo|arma|pistola)|no amaneces|me (?:escupe|jalonea)|la agarra conmigo|me da con (?:el|la|un|una) (?:cinto|cinturon|correa|palo|cable|chancla|faja)`,
    '(?:me|nos) (?:ha|lol|has|he|haya) (?:pegado|golpeado|empujado|amenazado|dado (?:una? )?(?:paliza|guantazo|bofetada|cachetada|tortazo|hostia|golpe|punetazo|patada|leche))',
    '(?:me|nos) (?:dio|da|mete|metio|solto) (?:\\S+ )?(?:paliza|guantazo|bofetada|bofeton|cachetada|tortazo|punetazo|pinas|patada|manazo|golpiza|cintarazo)s?',
    'se le (?:va|fue|iba) la mano(?! con (?:la sal|el azucar))|me (?:puso|saco) (?:el|un|la|una) (?:cuchillo|navaja|machete|pistola|arma)|me (?:quebro|rompio|partio) (?:un|el|la) (?:dedo|brazo|labio|nariz|diente|boca|costilla)|me dejo (?:el ojo|morad\\S+|la cara)',
    `(?:el|ella|mi ${CLOSE}) (?:\\S+ ){0,4}(?:me (?:va a matar|quiere matar|amenaz\\S+|va a quemar)|(?:quiere|jura|juro|amenaza con) matarme)|(?:me )?(?:dijo|dice|juro) que (?:\\S+ ){0,8}(?:me (?:mata|va a matar|va a quemar)|quemar con la casa)`,
    'si (?:entra|vuelve|llega|despierta|se despierta|se entera|me encuentra|me ve|me oye|lo dejo|la dejo) (?:\\S+ ){0,5}me (?:mata|pega|revienta)|(?:el )?me obliga (?:\\S+ ){0,3}(?:que no|diga que no|sexo|acostarme)',
    '(?:toma|tomado|bebe|bebido|borracho|emborracha) (?:\\S+ ){0,8}(?:se pone (?:feo|violento|agresivo|malo|como loco)|gritando|grita|rompe cosas|me toca a mi)|se pone (?:como loco|violento|agresivo) cuando (?:toma|bebe)',
    `le tengo (?:mucho |un )?miedo(?! (?:al|a la|a los|a las|a dios|a morir\\S*|a que|a estar|a ser) )|(?:tengo|me da) (?:mucho |un )?miedo (?:, )?(?:a|de) (?:el|ella|mi ${CLOSE})(?! (?:futuro|examen|trabajo|resultado))|mi ${CLOSE} (?:me|nos) da (?:mucho |tanto )?miedo|mi ${CLOSE} (?:\\S+ ){0,2}me (?:dio|casco|fajo) (?:otra vez|de nuevo|bien duro)(?= (?:$|[.,?]|y |delante|enfrente|anoche))|me da miedo (?:mi ${CLOSE}|el cuando|cuando (?:toma|bebe|llega))`,
    '(?:rompio|esta rompiendo|esta golpeando|golpea|patea|esta pateando|tumbo|esta tumbando|va a tirar|quiere tirar) (?:\\S+ ){0,2}puerta|me esta esperando afuera',
    '(?:encerrad[ao]|escondid[ao]) en el (?:bano|cuarto|armario|closet|dormitorio)|bano con el (?:pestillo|seguro|cerrojo)|tengo el (?:labio|ojo) (?:roto|partido|morado|hinchado|reventado)',
  ],
  'domino\\S*|uno|scrabble|cribbage|chess|draughts|poker|cards|kart|games?|fantasy|horseshoes|futbol|mesa|espada|pool|noodle|chancla|tabla|carino|cuota|tarjeta|renta|gripa|misericordia|mercy|harder|sol|frio|viento|olor|cancion|musica|ola|gato|gata|perro|perra|cat|dog|puppy|kitten|horse|toddler|video ?game|movie|pelicula|serie|book|libro|soccer|football|basketball|boxing|karate|judo|sparring|dream|dreamt|sone|sueno|pesadilla|nightmare|never|nunca|not hit|broma|examen|exam|joke|(?:jefe|jefa|boss|teacher|profe) (?:\\S+ )?(?:is going to|will|va a|me) (?:kill|matar|mata)|(?:mom|mother|mum|dad|father|mama|papa|madre|padre|wife|mujer|esposa) (?:\\S+ )?(?:is going to|will|va a|me) (?:kill|matar|mata)',
);
/** In this minute. */
const NOW = plainTest(
  'is (?:\\S+ )?(?:choking|strangling)|esta (?:ahorcando|estrangulando|asfixiando|golpeando|rompiendo|tumbando|pateando)|me esta (?:ahorcando|pegando|golpeando)|rompio (?:\\S+ ){0,2}puerta|broke (?:\\S+ ){0,3}door|(?:banging|pounding|kicking) (?:\\S+ ){0,3}(?:door|shouting)|si entra|right now|ahora mismo|outside (?:the|my) door|alla afuera|va a (?:tirar|entrar)',
);

/** "Is going to kill me", with an injury or a weapon beside it: no way of speaking. */
const MEANT = plainTest(
  '(?:kill me|me (?:va a |quiere )?mat(?:ar|a|e))(?: \\S+){0,12} (?:(?:broke|fractured|split) my \\S+|put me in (?:the )?hospital|with (?:a|the|his) (?:knife|gun|bat|belt)|(?:con|saco|tiene) (?:un|una|el|la|su) (?:cuchillo|navaja|pistola|arma|machete|bate|fierro)|me (?:rompio|quebro|partio) (?:el|la|un|una)|ya me (?:ha )?(?:pego|pegado|golpeo|golpeado))',
);

/** Whether somebody is hurting the person, or they fear it, by plain words; `now`: in this minute. */
export function hurtSaid(said: string): 'now' | 'said' | null {
  if (SO_THAT_NOT.test(said)) return 'said';
  const text = withoutDenied(said);
  if (MEANT(text)) return 'said';
  if (!forceTold(said) && (!HURT(text) || (fearsToTell(text) && !FEARS_THEM.test(text)))) return null;
  return NOW(text) ? 'now' : 'said';
}

/** What is asked for so that it does not come to blows. */
const SO_THAT_NOT =
  /(?:^| )(?:(?:para|pa) que (?:ya )?no (?:me|nos) (?:pegue|golpee|mate|lastime|maltrate)n?|so (?:that )?(?:he|she|they) (?:does not|do not|will not|would not|stops?) (?:hit|hitting|hurt|hurting|beat|beating) me)(?= )/;

/** What they might do in return is feared: that is fear of them, too. */
const FEARS_THEM =
  /(?:^| )(?:what (?:he|she|they) (?:will|might|could|would|does|do)|(?:he|she) (?:will|might|would|is going to) (?:hit|hurt|beat|kill|explode|lose it)|(?:hit|hits|hurts|beats|kill|kills) me|lo que (?:me )?(?:haga|hara|pueda hacer|puede hacer)|me (?:pega|pegue|mata|mate|golpee)|le tengo miedo|(?:tengo|me da) miedo (?:de|a) (?:el|ella)(?= (?:$|[.,]))|(?:afraid|scared|terrified) of (?:him|her)(?= (?:$|[.,])))(?= )/;

/** Force that is denied, with none told beside it. */
export const deniesForce = (said: string): boolean =>
  said.length <= LONGEST_DENIAL && deniesSome(said) && hurtSaid(said) === null;
const LONGEST_DENIAL = 60;
