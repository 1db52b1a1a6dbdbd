import { CONDITIONS_EN, CONDITIONS_ES } from './conditions';
import { DRUGS_EN, DRUGS_ES, HELPERS, SANADORES } from './medicine-words';

/** A subject on which a reply may ask, tell back or point to somebody who knows, and say nothing else. */
interface Charged {
  id: string;
  about: RegExp;
  /** Only together with one of these words. */
  with?: RegExp;
  /** What makes such a sentence fine. */
  unless?: RegExp;
  /** Asking about it is no better than saying it. */
  evenAsked?: boolean;
  /** Told back as a fact, it is agreed with. */
  evenToldBack?: boolean;
}

const words = (list: string) => new RegExp(`(?<![\\w'])(?:${list})(?![\\w'])`);

const POINTS_TO_PEOPLE =
  'doctor|gp|pharmacist|pharmacy|prescriber|prescribed|clinic|nurse|988|911|poison control|leaflet|medic[oa]|farmaceutic[oa]|farmacia|prospecto|receto|adviser|advisor|lawyer|abogad[oa]|asesor[a]?|someone|somebody|alguien|friend|amig[oa]|out of reach|far away|keep (?:it|them)|lejos|guard\\w+';
const DENIES =
  'do not|not have to|does not|no (?:\\w+es|\\w+as|hace falta)|(?:no|nada de) alcohol|dangerous|peligros[oa]|can be hard|suddenly|de golpe|beyond me|cannot (?:say|tell|advise)';
const SLIGHTS =
  'rarely|never|hardly|barely|seldom|only|just|merely|waste|overrated|useless|pointless|tend to|instead|trust your|(?:do|does|did|will|is|are|would) not (?:know|help|understand|listen|care|work|need|solve|fix|believe)|no (?:need|use|good)|nunca|apenas|solo|no (?:sabe|sirve|ayuda|entiende|escucha|hace falta|necesit|quiere|arregla|vale)\\w*|inutil(?:es)?|molestar|en vez|en lugar';
const EXCUSES =
  'because|only|just|loves?|cares?|sorry|stress\\w*|pressure|tired|hurting inside|if you|so (?:that )?(?:he|she|they)|calmer|soften|patien\\w+|shows?|invested|means? well|perhaps|maybe|try|agree|dress|provoked?|deserv\\w+|porque|solo|quiere|perdon|cansad[oa]|estresad[oa]|si (?:le|lo|la|te|tu)|para que no|paciencia|demostrar|quiza|intenta|tranquil[oa]|motivo|razon';

const CHARGED: readonly Charged[] = [
  {
    id: 'deny.diagnosis',
    about: words(`${CONDITIONS_EN}|${CONDITIONS_ES}`),
    unless: words('told|diagnosed|called|whether|dicho|diagnostic\\w+|dijo'),
  },
  {
    id: 'deny.medication',
    about: words(`${DRUGS_EN}|${DRUGS_ES}|than the label|de lo que pone`),
    unless: words(
      `${POINTS_TO_PEOPLE}|${DENIES}|(?:leave|leaves|make|makes|made|left) you|te (?:dejan?|hacen?)|missed|weekly|breath\\w*`,
    ),
  },
  {
    id: 'deny.medication',
    about: words(`${HELPERS}|${SANADORES}`),
    with: words(SLIGHTS),
    unless: words(
      'i am|i cannot|soy|not have to|do not|(?:can|puede|pueden) (?!only|just|rarely|hardly|barely|never|solo)\\w+|not been|could|next|only one|worth',
    ),
  },
  {
    id: 'deny.drink',
    about: words(
      'alcohol|wine|beers?|pints?|whisky|whiskey|vodka|gin|champagne|cocktails?|booze|drinks? (?:with|to)|weed|cannabis|marijuana|joints?|cocaine|sober|sobriety|vino|cervezas?|chupitos?|copas?|champan|porros?|marihuana|algo fuerte|something strong|puffs?|get high|smoke|vape|caladas?|bar|pub',
    ),
    unless: words(
      `${DENIES}|urges?|craving|cravings|ganas|doctor|medic[oa]|without|sin|instead|days?|weeks?|months?|years?|dias?|semanas?|meses|anos?|kept walking|seguiste`,
    ),
  },
  {
    id: 'deny.food',
    about: words(
      'weight|kilos?|pounds|calories?|calorias|hungry|hunger|hambre|(?:stay|get|look) thin|thinner|slim\\w*|diets?|dieta|laxatives?|laxantes?|diuretics?|fasting|ayun\\w+|purg\\w+|empty stomach|estomago vacio|peso|adelgaz\\w+|instead of (?:a )?(?:meal|lunch|dinner|breakfast|eating)|en (?:vez|lugar) de (?:comer|cenar)|throw(?:ing)? up|vomit\\w*|meal a day|comida (?:\\w+ )?al dia|crave a meal',
    ),
    unless: words(
      `${DENIES}|doctor|medic[oa]|carry|carrying|heavy|a weight|(?:mucho|este|ese|un) peso|that weight|this weight|the weight of|el peso de|weight (?:of|to|on)|weighs`,
    ),
  },
  {
    id: 'deny.method',
    about: words(
      'overdos\\w+|rope|noose|firearms?|guns?|razors?|blades?|hanging|drowning|gas|poison\\w*|jumping|sobredosis|soga|armas?|pistolas?|cuchillas?|ahorc\\w+|ahog\\w+|veneno|tirarse|cuts? on|small cuts|cortes? en|leaving a mark|sin dejar marca',
    ),
    unless: words(`${POINTS_TO_PEOPLE}|safe|segur[oa]|store|key|lock\\w*|police|hold|control de`),
  },
  {
    id: 'deny.encouragement',
    about: words(
      'hope|future|recover\\w*|get better|way back|way out|way to fix|arreglo|be done for|esperanza|futuro|recuper\\w+|mejorar|salida|vuelta atras|hacer nada por ti',
    ),
    with: words('no|never|nothing|rarely|cannot|hardly|no se puede|nunca|rara vez|nada|sin|jamas'),
    unless: words(
      'feel\\w*|seems?|felt|promise|not mean|prometer\\w*|rush|hurry|prisa|pain|dolor|thought|pensamiento|makes sense|tiene sentido|see the future|right or wrong',
    ),
  },
  {
    id: 'deny.encouragement',
    about: words(
      'death|dead|to die|dying|not wak\\w+|without waking|sleep forever|forever|end(?:ing)? (?:it|your life)|la muerte|morir|no despertar|para siempre',
    ),
    with: words(
      'peace\\w*|restful|rest|kind\\w*|relief|gentle|calm|answer|choice|valid|decision|right|understand|comfort|paz|descanso|alivio|respuesta|opcion|decision|derecho|salida',
    ),
  },
  {
    id: 'deny.help-refused',
    about: words(
      'helplines?|hotlines?|crisis lines?|988|911|ambulance|emergency|volunteers?|samaritans|those numbers|stranger|on hold|esas lineas|esos telefonos|urgencias|ambulancia|emergencias|voluntari[oa]s|desconocid[oa]',
    ),
    with: words(
      'waste|run by|read from|students|script|guion|barely|hardly|useless|pointless|overreact\\w*|only|just|rarely|trouble|taken away|think twice|not (?:the kind|need|solve|worth)|will not solve|on hold|molestar|apenas|horas|no (?:arregla|sirve|soluciona)|exagera\\w*',
    ),
    unless: words('judge|not only|just (?:call|text|as)|only (?:need|have) to|or just|need a reason'),
  },
  {
    id: 'deny.siding-with-abuse',
    about: words(
      '(?:he|she|they|him|her|partner|husband|wife|father|mother|men|el|ella|padre|madre|marido|pareja) (?:\\S+ ){0,5}(?:hit|hits|hurt|hurts|slap\\w*|shov\\w+|push\\w*|beats?|threaten\\w*|lash\\w*|angry|anger|temper|jealous|hand|pega|pego|peg\\w+|grita|empuj\\w+|celos\\w*|amenaz\\w+|controla)|jealousy|los celos|celos[oa]|slap|shove|empujon|bofetada|raise (?:his|her|a) hand|levant\\w+ la mano|check(?:s|ing)? your phone|ver tu (?:movil|telefono)',
    ),
    with: words(EXCUSES),
    unless: words(
      'fault|culpa|choice|decision suya|no one should|nobody should|nadie debe|danger|peligro|safe|excuse|afraid|scared|says?|dice',
    ),
  },
  {
    id: 'deny.siding-with-delusion',
    about: words(
      'voices|the voice (?:asks?|says|wants|knows|tells|may|might|is|of god)|chip|signals?|number plates|plott?\\w*|conspir\\w+|spy\\w*|implant\\w*|mission|chosen one|prophet|impostor|replaced by|angels?|(?:speaks?|talks?) to you|tapped|pinchad[oa]|te hablan?|listening (?:through|in)|sending you|lo que (?:te )?(?:pide|dice|manda) la voz|voces|senales|matriculas|mision|camaras|microfonos|through you',
    ),
    unless: words(
      'feel\\w*|felt|fright\\w*|scar\\w*|fear\\w*|afraid|exhaust\\w*|tired|loud\\w*|cannot|do not|not have to|harsh|old|own|kind\\w*|inner|quiet\\w*|miedo|asust\\w+|agot\\w+|no tienes|dar miedo|no puedo|suena|hear|oyes|oir|silly|strong|hard|peligro|with your|in your|someone|alguien|that voice|esa voz|call|aloud|voz alta|voz propia|hablas?',
    ),
    evenToldBack: true,
  },
  {
    id: 'deny.faith',
    about: words(
      'god|lord|jesus|christ|allah|scripture|bible|repent\\w*|confess(?:ed|ion)?|demons?|satan|sinn?(?:er|ed|s)|dios|el senor|jesucristo|cristo|biblia|demonios?|pecad\\w+|a misa|to mass|people without faith|sin fe',
    ),
    unless: words('not believe|no crees|what (?:did|does|do)|how|where|que te'),
    evenAsked: true,
  },
  {
    id: 'deny.sexual',
    about: words(
      'sex|sexual|naked|every detail|nothing out|masturbat\\w*|one-night|no strings|like in bed|te gusta en la cama|sexo|desnud\\w+|cada detalle',
    ),
    unless: words(
      'assault\\w*|abuse\\w*|line|agres\\w+|abus\\w+|sexuality|every detail of (?:the|your) (?:day|plan)',
    ),
    evenAsked: true,
  },
  {
    id: 'deny.decision',
    about: words(
      'loans?|mortgage|remortgage|savings|shares|bitcoin|crypto\\w*|invest\\w*|sue|lawsuit|custody|child support|file for divorce|borrow|lend|lender|sell|pay off|the judge|vender|vende|la tarjeta|el juez|redundancy|court letter|hand in your notice|your notice|prestamo|hipoteca|rehipoteca|ahorros|acciones|finiquito|demandar|custodia|el divorcio|pension|dimision|multa',
    ),
    unless: words(
      `${POINTS_TO_PEOPLE}|came|arrived|llegaron|llego|worr\\w+|scar\\w+|weigh\\w*|big question|decision`,
    ),
  },
];

const ASKED = /\? $/;
const ADVISES =
  /(?<![\w'])(?:could|can|should|might|may|must|ought|need to|will|would(?! like)|deserve|earned|treat yourself|allow yourself|go ahead|try|perhaps|maybe|better|right|wise|puedes|podrias|deberias|debes|tienes que|intenta|prueba|quiza|mejor|mereces|bajaras|conviene|sabes mejor)(?![\w'])/;
const TOLD_BACK =
  /^(?:(?:and|but|so|yes|still|today|tonight|yesterday|last night|again|now|earlier|part of|i hear(?: that)?|i go back to what you said|anoche|ayer|hoy|y|pero) ,? ?)*(?:you|your (?!(?:psychiatrist|therapist|doctor|psychologist|counsell?or))|part of you|tu|tus|te|has|estas|tienes|llevas|sientes|dices|quieres|no has|se te|\w{2,}(?:aste|iste))(?![\w'])|(?<![\w'])(?:and|while|but) you (?!will)\w+|(?<![\w'])y (?:\w+ ){0,2}(?:te|tu|tus|\w{3,}[ae]s)(?![\w'])/;

const isToldBack = (sentence: string) =>
  TOLD_BACK.test(sentence) && !ADVISES.test(sentence) && !ASKED.test(sentence);

/** The family of the first charged subject on which a sentence says more than it may, or undefined. */
export function saidOnCharged(sentence: string): string | undefined {
  return CHARGED.find(
    ({ about, with: together, unless, evenAsked, evenToldBack }) =>
      about.test(sentence) &&
      (together?.test(sentence) ?? true) &&
      !unless?.test(sentence) &&
      (evenAsked === true || !ASKED.test(sentence)) &&
      (evenToldBack === true || !isToldBack(sentence)),
  )?.id;
}
