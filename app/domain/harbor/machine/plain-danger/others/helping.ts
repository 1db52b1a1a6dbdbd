import { NAMED, plainTest } from '../../plain/people';

const THEM = `(?:him|her|them|el|ella|(?:my|mi|the|la) ${NAMED})`;
const HELP =
  '(?:911|988|112|999|091|061|000|108|police|cops|ambulance|paramedics|emergency (?:services|line)|the emergency|policia|ambulancia|patrull\\w*|samu|emergencias|urgencias|bomberos)';

/** What somebody who helps another tells of what they did, or asks; the first that fits. */
const HELPING: readonly (readonly [what: HelperSays, test: (text: string) => boolean])[] = [
  [
    'night',
    plainTest(
      `(?:should|can|could|do|may|is it (?:ok|okay|safe) to|must) (?:i |we )?(?:\\S+ ){0,3}(?:leave|go|sleep|stay|keep) (?:\\S+ ){0,4}(?:alone|by (?:him|her|them)sel\\w+|home|(?:her|his|their) (?:room|place|house)|with ${THEM}|over|tonight|the night)|i should (?:sleep|stay) (?:\\S+ ){0,3}(?:or what|room|with)|what about tonight|(?:la|lo|le) (?:puedo )?dej(?:o|ar|arla|arlo) (?:en |a )?(?:sola|solas|casa|esta noche|dormir)|(?:puedo|debo|deberia|tengo que) (?:dejarl[oa]|quedarme|dormir|irme)(?: \\S+){0,4}|me quedo (?:con (?:el|ella)|a dormir|esta noche)|y esta noche|duermo (?:con|en)`,
    ),
  ],
  [
    'yes',
    plainTest(
      `(?:if|when|what if|in case) (?:he|she|they|${THEM}) (?:says?|tells?|answers?) (?:me )?(?:yes|that (?:he|she|they)|it is true)|(?:and )?if it is (?:a )?yes|si (?:me )?(?:dice|contesta|responde) que si|y si (?:es|me dice) (?:que )?si|(?:he|she|they) (?:said|told|says|answered) (?:me )?(?:yes|that (?:he|she) (?:does|is))(?= (?:$|[.,]|and))|(?:me )?(?:dijo|contesto|respondio) que si(?= (?:$|[.,]|y))`,
    ),
  ],
  [
    'near',
    plainTest(
      `(?:(?:my|his|her|their|mi|su) (?:\\S+ )?${NAMED}|somebody|someone|alguien) (?:\\S+ )?(?:is|are|esta|estan|vive|lives) (?:\\S+ ){0,4}(?:with ${THEM}|there|in the (?:house|flat|next room) with|con (?:el|ella)|ahi|alla|alli|en la (?:misma )?casa)(?= (?:$|[.,]|y|and|now|con))`,
      'if|si|not|nobody|nadie|before|antes',
    ),
  ],
  [
    'words',
    plainTest(
      'what (?:do|should|can|would) i (?:even )?(?:send|text|write|put)|(?:q|que) le (?:pongo|escribo|mando|respondo)|how (?:do|should) i word',
    ),
  ],
  [
    'tell',
    plainTest(
      `(?:should|do|can|could|shall|must) i (?:\\S+ )?(?:tell|let|call|warn|ask) (?:my|his|her|their|the|mom|dad)|(?:le|se lo) (?:digo|cuento|aviso|pido)(?: entonces)? a (?:mi|su|la|el|mama|papa|mom|dad)|(?:kill|hate|never forgive) me (?:if|for|when)|(?:me (?:va a )?(?:matar|mata|odiar|odia)|no me (?:va a )?perdona\\S*) (?:\\S+ )?(?:si|por|cuando)`,
    ),
  ],
  [
    'ask',
    plainTest(
      `(?:put|give|plant|get) (?:\\S+ ){0,3}(?:idea|ideas|thought|it in) (?:\\S+ ){0,3}(?:head|mind|him|her|them)?|(?:make|making|makes) it worse (?:if|by|when) (?:i ask|asking)|asking (?:\\S+ )?(?:make|makes) (?:it|him|her|them) worse|how (?:do|can|should|would) i (?:even )?(?:ask|bring it up|say it|start)|what (?:do|should|can) i (?:say|ask|text|write)(?: to)? ${THEM}|(?:dar|meter|poner|meterle|darle) (?:\\S+ )?(?:la )?idea|como (?:se lo |le |la |lo )?(?:pregunto|digo|hablo)|que le (?:digo|pregunto)|empeor\\w* si (?:le )?pregunto`,
    ),
  ],
  [
    'here',
    plainTest(
      `(?:i am|we are|sitting|am|sat|being|staying) (?:now |here |right |right here |still |sitting |back |already |at home |staying |currently |in (?:the|her|his) \\S+ )*(?:with|beside|next to) ${THEM}(?= (?:$|[.,]|now|and|in|right|on|until|till))|(?:she|he|they) (?:is|are) (?:\\S+ )?(?:with me|here with|next to me|beside me|in my arms|at my (?:place|house|home))|(?:she|he|they) (?:is|are|fell) (?:\\S+ )?(?:asleep|sleeping|lying|sitting|crashed|staying|crashing) (?:\\S+ )?(?:on|in|at) (?:my|our)|(?:se quedo dormid[oa]|esta durmiendo|duerme|esta acostad[oa]|se durmio) (?:aqui |aca )?(?:en|conmigo)|se queda (?:hoy |esta noche |a dormir )?(?:en|con|aqui)(?: \\S+){0,6} (?:mi|nosotros|conmigo|casa)|se queda conmigo|(?:he|she|they) (?:is|are) (?:\\S+ ){0,5}(?:at|with) (?:ours|mine|us|our (?:place|house)|my (?:place|house))|i (?:got|am) (?:here|there|to (?:his|her|their) \\S+)(?= (?:$|[.,]|now|and))|i am (?:\\S+ )?(?:at|outside|inside|in) (?:his|her|their) (?:place|house|flat|home|door|apartment|room|dorm)|(?:he|she|they) opened the door|(?:he|she|they) (?:just |finally )?(?:opened(?: up| the door)?(?= (?:$|[.,]|and))|let me (?:in|sit|stay)|is letting me (?:in|sit|stay)|is (?:crying|sobbing|leaning) (?:on|in|into) my)|(?:crying|sobbing) (?:on|in|into) my (?:shoulder|arms|lap)|me (?:abrio|ha abierto|dejo entrar|deja (?:sentar\\w*|estar))|ya (?:me )?abrio|(?:llorando|llora) (?:en|sobre) mi (?:hombro|pecho|brazos)|i found ${THEM}|(?:estoy|estamos|ya estoy|sigo) (?:\\S+ )?(?:con (?:el|ella|mi \\S+)|a su lado|en su (?:casa|depto|departamento|piso|cuarto))(?= (?:$|[.,]|ahora|y|ya|en))|(?:esta|lo tengo|la tengo|ya esta) (?:aqui )?(?:conmigo|a mi lado)|(?:llegue|ya llegue|llegamos)(?= (?:$|[.,]|y|a su|con))|lo encontre|la encontre`,
    ),
  ],
  [
    'called',
    plainTest(
      `(?:i |we |have |already |just )(?:called|rang|phoned|dialed|told|alerted) (?:\\S+ ){0,2}${HELP}|${HELP} (?:[^\\s.,]+ ){0,4}(?:coming|on (?:the|its|it is|their) way|sent|sending|are here|is here|en camino|vienen|viene|van?(?= (?:$|[.,]|para|pa|hacia|ya|saliendo|en))|llego|llegaron|mandan|mandaron)|(?:llame|llamamos|avise|avisamos|marque|he llamado|ya llame|hable) (?:\\S+ ){0,2}${HELP}|(?:mandan|mandaron|envian|viene|vienen|sending|they send) (?:\\S+ ){0,3}${HELP}|ya (?:llame|llamamos|avise)(?= (?:$|[.,]|y))|i called(?= (?:$|[.,]|and|already))`,
    ),
  ],
  [
    'way',
    plainTest(
      `(?:i am |am |we are )?(?:on my way|on our way|heading (?:there|over|to)|driving (?:there|over|to)|running (?:there|over|to)|going (?:there|over|now|to (?:her|his|their) \\S+|to see ${THEM}))|i will go to (?:her|his|their) \\S+|(?:voy|salgo|vamos|estoy yendo|corro|manejo|salgo ya) (?:\\S+ ){0,2}(?:para (?:alla|alli|su)|pa (?:alla|su)|hacia|a su|a verl[oa]|alla|alli)|en camino a su|ya voy(?= (?:$|[.,]|para|a su))|should i go (?:there|over|to)|voy yo`,
    ),
  ],
  [
    'silent',
    plainTest(
      `(?:left|leaves|leaving) (?:me )?on (?:read|seen)|(?:saw|seen|read|opened) (?:it|my (?:messages?|texts?|msgs?)|the (?:message|text)) (?:\\S+ ){0,4}(?:not|nothing|no|never)|(?:he|she|they) (?:has )?(?:read|seen|opened) it(?= (?:$|[.,]|but|and))|blue (?:ticks|checks)|(?:clavo|dejo|dejaron|deja) (?:\\S+ )?(?:el |en )?visto|en visto|lo (?:leyo|vio)(?= (?:$|[.,]|y|pero))|palomitas azules|(?:phone|cell) (?:is )?(?:now )?(?:off|dead)|apag\\S+ (?:el|su) (?:telefono|celular|cel|movil)|telefono apagado|visto y nada|no (?:answer|reply|replies) (?:yet|to)|(?:not|never) (?:replied|repl\\w+|text\\w* back|written back)`,
    ),
  ],
  [
    'answered',
    plainTest(
      `(?:he|she|they|${THEM}) (?:just |finally |has )?(?:answered|replied|picked up|texted back|wrote back|called (?:me )?back)(?! (?:not|nothing))|(?:me )?(?:contesto|respondio|atendio|devolvio la llamada)(?= (?:$|[.,]|y|que|mi|por|al|dice))|got (?:a|an) (?:answer|reply)`,
      'not (?:answer|repl|pick)\\w*|no (?:me )?(?:contest|respond|atend)\\w*|que si|yes',
    ),
  ],
  [
    'afraid',
    plainTest(
      `i am (?:so |really |very |just |only )?(?:scared|afraid|shaking|terrified|worried sick|freaking out|crying|panicking)|(?:estoy|ando) (?:\\S+ ){0,2}(?:temblando|asustad\\w+|cagad\\w+|muert\\w+ de miedo|aterrad\\w+|llorando|en shock|nervios\\w+)|tengo (?:mucho )?miedo|my hands (?:are )?shak\\w+|me tiemblan`,
    ),
  ],
];
export type HelperSays =
  | 'night'
  | 'near'
  | 'words'
  | 'tell'
  | 'yes'
  | 'ask'
  | 'here'
  | 'called'
  | 'way'
  | 'silent'
  | 'answered'
  | 'afraid';

/** What a helper says, all that fits. */
export const helperSays = (text: string): ReadonlySet<HelperSays> =>
  new Set(HELPING.filter(([, test]) => test(text)).map(([what]) => what));
