import { plainTest } from '../../plain/people';

const HELP =
  '(?:911|988|112|999|091|061|000|108|107|066|police|cops|ambulance|an ambulance|paramedics|emergency(?: services)?|poison(?: control)?|the (?:operator|dispatcher|hospital|doctor|nurse)|help|la policia|policia|la ambulancia|una ambulancia|ambulancia|emergencias|urgencias|bomberos|toxicologia|el samu)';
const END = '(?= (?:$|[.,]|and|but|i|im|y|pero|tengo|now|right|ahora|will|does|what|que|lol))';
const NOW = '(?: (?:them|now|right now|rn|already|it|up|ya|ahora|mismo|ahorita|ahi|alla|yo|in|to|a|al))*';

/** They are calling for help, or on the line. */
export const callsHelp = plainTest(
  [
    `(?:^|[.,] |ok |okay |k |yes |yeah |yep |fine |alright |right |sure |im |i am |am |just |now |well |we are )(?:calling|ringing|dialing|phoning|callin|ringin)(?:${NOW} ${HELP}|${NOW})${END}`,
    `(?:on|on the|got|in) (?:the )?(?:phone|line|call) (?:now )?(?:with|to) (?:\\S+ )?(?:them|${HELP})|(?:i am|im|am) (?:now )?(?:on|talking|speaking) (?:with|to) (?:them|${HELP})|(?:they|the operator|the dispatcher|${HELP}) (?:picked up|answered|is on the line|are on the line)|(?:going to|gonna|will|ill) (?:call|ring|phone)(?: (?:them|${HELP}|now|right now))+${END}`,
    `(?:^|[.,] |ok |okay |vale |bueno |si |dale |ya |listo |bien )(?:ahora |ya |yo )*(?:voy a llamar|llamo|marco|estoy llamando|estoy marcando|llamando|marcando|los llamo|les llamo|ahorita llamo)(?:${NOW} ${HELP}|${NOW})${END}`,
    `(?:estoy|ando|sigo) (?:\\S+ )?(?:al telefono|en la linea|en linea|en llamada|hablando) con (?:ellos|\\S+ del ${HELP}|el ${HELP}|la operadora|el operador|${HELP})|(?:me )?(?:contesto|contestaron|atendio|atendieron) (?:el |la |en )?(?:${HELP}|operador[ao])`,
  ],
  'not|never|cannot|nobody|no (?:voy|llamo|puedo|quiero|los|la|lo)|should|if|si (?:llamo|voy)|keeps?|stop|back|por que|why|tomorrow|manana|boss',
);

/** Somebody has asked them not to call: an emergency is no day for that. */
export const wasToldNotToCall = plainTest(
  '(?:said|says|told me|tells me|asked me|wants me) (?:that |to |i should |they |he |she )*(?:not|never|stop) (?:\\S+ ){0,2}(?:call|calling|ring|text|bother|come)|(?:dijo|dice|pidio|ha dicho|dijeron|pidieron) (?:\\S+ )?que no (?:\\S+ ){0,2}(?:llam\\S+|moleste\\S*|escrib\\S+|busque|vaya)',
);

/** Somebody was sent, or is on the way. */
export const helpIsComing = plainTest(
  [
    `(?:they|someone|somebody|help|ambulance|paramedics|police|cops|${HELP}) (?:is |are |said |say |will be |have |has )*(?:\\S+ )?(?:sending|sent|coming|on (?:the|their|its|it is) way|dispatched|being sent)|(?:put|patched|transferred|passed|connected) (?:me|it|us) (?:through|on|over|to)|transferred me|(?<!should )(?:she|he|they|we|wife|husband|mum|mom|dad|son|daughter|neighbou?r|friend) (?:is |has |have |just |already )*(?:rang|rung|phoned|called|dialed|dialled)(?: (?:for|the|an|a))* ${HELP}|they (?:say|said|reckon|told me)(?: (?:it is|about|like|around|within|another|its))* \\d+ (?:min\\S*|mins)|(?:they are|ambulance is) (?:about )?\\d+ min\\S*(?: away| out)?`,
    '(?:ya )?vienen (?:ya|en camino|para (?:aca|alla|aqui)|hacia)|ya (?:vienen|estan viniendo)|(?:(?<!\\S )|[.,] )(?:vienen|estan viniendo)(?= (?:$|[.,]|en|ya))|(?:mandan|mandaron|van a mandar|mandando|mandaran|envian|enviaron|van a enviar|enviando) (?:a )?(?:alguien|una?|la|gente|ayuda|patrulla|ambulancia|policia|un movil)|(?:ambulancia|patrulla|policia|ayuda|bomberos) (?:ya )?(?:viene|va|vienen|esta en camino|en camino|sale|salio)|me (?:pasaron|transfirieron|comunicaron) (?:con|a)',
  ],
  'not|never|nobody|no (?:vienen|viene|mandan|va)|nadie|if|should|do not want|what if|si (?:vienen|viene)|without',
);
/** What to do until they are there, asked. */
export const asksUntil = plainTest([
  '(?:and now|now what|what now|y ahora|ahora que)(?= (?:[.] ?)*$)',
  '(?:what|anything|something) (?:\\S+ ){0,5}(?:do|doing) (?:\\S+ ){0,2}(?:till|until|til|while|before|meantime|in the mean)|(?:till|until|while) (?:they|i|we) (?:\\S+ ){0,4}(?:what|do i)|how do i (?:\\S+ ){0,3}(?:till|until|while) ',
  'que (?:hago|hacemos|puedo hacer|debo hacer)(?: \\S+){0,2} (?:mientras|hasta que|en lo que)|(?:mientras|hasta que (?:llegan|lleguen|vienen|vengan)|en lo que (?:llegan|vienen)) (?:\\S+ ){0,4}que (?:hago|hacemos)',
]);

/** The same, said with who it is: of somebody who hurts them "they are coming" is no help. */
export const namesHelp = plainTest(`${HELP}|min(?:s|utes)?|sending|mandan|mandaron|patrulla`);

/** The other was found, is looked after, or answered and is well. */
export const isFound = plainTest(
  [
    'found (?:him|her|them)|got to (?:him|her|them)|(?:he|she|they) (?:was|were|got) found|(?:he|she|they|hes|shes) (?:is |are |being |in |at |on |taken |going )*(?:in |to |at |on )?(?:the |an? )?(?:ambulance|hospital|er|a and e|stretcher)',
    `(?:answered|picked up|called back|texted back|replied|with (?:the )?(?:paramedics|police|doctors?)|found) (?:\\S+ ){0,4}(?:is |are )?(?:ok|okay|safe|fine|alive|breathing|home|alright|well)|(?:he|she|they) (?:is |are )?(?:alive|breathing)`,
    '(?:lo|la|los) (?:encontraron|hallaron|encontre|encontro|hallo|encontramos|alcanzaron)|(?:esta|va|iba|lo llevan|la llevan|lo tienen|la tienen|ya) (?:\\S+ )?(?:en|a|al) (?:la |el |una |un )?(?:ambulancia|hospital|clinica|urgencias|guardia)',
    '(?:contesto|respondio|atendio|aparecio|me llamo|encontr\\S+) (?:\\S+ ){0,4}(?:esta )?(?:bien|a salvo|viv[oa]|respira\\S*|en casa)|(?:ya )?(?:esta|sigue) (?:viv[oa]|respirando)',
  ],
  `not|never|nobody|dead|body|no (?:lo|la|esta|contesta|respira)|todavia no|aun no|muert[oa]|sin vida|unconscious|inconsciente|hope|ojala|if|what|cuando|when|wish|before|last (?:week|year|month)|used to`,
);

const THEM = `(?:him|her|them|(?:my|mi|su|la|el) \\S+|\\S+)`;
/** What to say to the other, once they can be spoken to. */
export const asksWhatToSay = plainTest([
  `what (?:do|should|can|would|could) i (?:even )?(?:say|tell)(?: to)? ${THEM} (?:when|if|once|as soon) (?:he|she|they|i)|what (?:do|should|can|would|could) i (?:even )?say to (?:him|her|them|my \\S+)(?= (?:$|[.,]|now|when|if))|what (?:do|should|can) i tell (?:him|her|my \\S+)(?= (?:$|[.,]|now|when|if))`,
  '(?:y )?que le (?:digo|puedo decir|debo decir)(?: (?:a \\S+(?: \\S+)?|yo))?(?: (?:si|cuando|en cuanto) \\S+)?(?= (?:$|[.,]|ahora|si|cuando))',
]);

/** The other is far, or it is asked whether the number works from here. */
export const isFarAway = plainTest(
  [
    '(?:another|different|other|diff) (?:state|city|country|town|province|county|coast)|(?:hours?|hrs|miles|km|kilometers|states) (?:away|from (?:me|here|us)|drive)|far away|(?:so|too|very) far|long way (?:off|away)|other side of the (?:country|state|world)|(?:does|will|can|is|do) (?:the )?(?:911|999|112) (?:\\S+ ){0,2}(?:work|reach|help|even)|out of state|overseas|abroad',
    '(?:otr[oa]) (?:estado|ciudad|provincia|pais|pueblo|departamento|region|comuna)|a (?:\\S+ )?(?:horas?|kilometros|km) (?:de (?:aqui|aca|mi|donde|distancia|casa)|en)|(?:vive|esta|queda|estoy) (?:\\S+ )?(?:lejos|lejisimos)|(?:sirve|funciona|vale) (?:el |llamar al )?(?:911|112|999)',
  ],
  'not (?:so |that )?far|no (?:esta |vive )?lejos',
);

/** Fear of being scolded, judged, kept or reported by who helps. */
export const fearsBlame = plainTest(
  [
    '(?:yell|yelling|shout|shouting|scream|be (?:\\S+ )?(?:mad|angry|cross|furious|disappointed)|judge|judging|blame|lecture|laugh|look down|tell (?:me )?off|have a go)(?: (?:at|with|on))? me|tell(?:ing)? me off|(?:get|be|getting) in(?:to)? (?:\\S+ )?trouble|(?:arrest|charge|report|section|commit|lock|keep|detain|deport) me|get arrested|be arrested|what (?:will|would|are|do) (?:they|the \\S+) (?:going to |gonna )?(?:do|say) (?:to|with|about)? ?me|what will they do',
    'me (?:van a |vayan a |vaya a |iran a |pueden )?(?:ret(?:ar|an|en)|regan(?:ar|an|en)|rega(?:nar|nan|nen)|grit(?:ar|an|en)|juzg(?:ar|an)|juzguen|criti\\S+|echar la bronca|echen la bronca|bron\\S+|denunci(?:ar|an|en)|det(?:ener|ienen|engan)|encerr(?:ar|aran)|encierr(?:an|en)|arrest(?:ar|an|en)|deport(?:ar|an|en)|miren mal|cuestion\\S+)|que (?:me )?(?:van a hacer|haran|hacen) ?(?:me|conmigo|ahi|alla)?|meter(?:me)? en (?:problemas|lios)|se van a (?:enojar|enfadar|molestar|burlar)',
  ],
  '(?:he|she|my \\S+|dad|mom|husband|el|mi \\S+) (?:will|would|is going to|gonna|me va a)',
);

/** Money, insurance or papers stand in the way. */
export const fearsCost = plainTest([
  '(?:no|not have|without|not got|lost|have no)(?: (?:any|my|health|medical))* (?:insurance|papers|visa|money for|coverage)|cannot afford|(?:ambulances?|hospitals?|it|er|that|bill|bills) (?:\\S+ )?(?:costs?|is expensive|will cost|are expensive)|(?:charge|bill) me|undocumented|illegal(?:ly)?|deport\\S*|immigration|how much (?:is|does|will|would) (?:it|an ambulance|the)',
  'sin papeles|no tengo (?:papeles|seguro|obra social|prevision|mutua|visa|residencia|dinero para|plata para|con que pagar|para pagar)|indocumentad[oa]|(?:cuanto )?(?:me )?(?:van a cobrar|cobran|cobren|cuesta|sale) (?:\\S+ ){0,4}(?:ambulancia|hospital|urgencias|eso|mucho|car\\S+|dineral|fortuna)|cuanto (?:me )?(?:cobran|cuesta|sale)|deport\\S+|migracion|la migra|no (?:lo )?puedo pagar',
]);
