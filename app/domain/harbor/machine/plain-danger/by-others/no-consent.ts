import { NAMED, plainTest } from '../../plain/people';

/** What was done while they slept, had drunk, or froze: no yes was said to it. */
const COULD_NOT_EN =
  '(?<!(?:he|she|they|dad|mum|mom) )(?:was|were) (?:\\S+ ){0,2}(?:drunk|awake|conscious|asleep|sleeping|passed out|blacked out|out of it|too drunk|so drunk|wasted|unconscious|half asleep)|(?:i |just )?(?:froze|went (?:numb|stiff|limp)|could not (?:move|speak|say))|(?:passed|blacked) out|woke up (?:and|with|to) (?:\\S+ ){0,4}(?:him|he|his|her|she|on top|inside|undressed|naked|no clothes)|drunk to say';
const COULD_NOT_ES =
  '(?:estaba|andaba) (?:\\S+ ){0,2}(?:dormid[oa]|inconsciente|borrach[oa]|tomad[oa]|desmayad[oa]|ida|ido|drogad[oa]|ebri[oa])|no estaba (?:\\S+ )?(?:despiert[oa]|conscient[ea])|me (?:quede|paralice|congele|desmaye|dormi) ?(?:inmovil|paralizad[oa]|helad[oa]|congelad[oa]|quieta|dura)?|me desperte (?:\\S+ ){0,4}(?:encima|desnud[oa]|sin ropa|el|ella)|no (?:me podia|podia) (?:mover|moverme|hablar|decir)';
const NO_WORD_EN =
  '(?:not|never|nae) (?:\\S+ )?(?:say|said|tell|told|shout|scream|push|fight|stop)(?: (?:him|her|them|it|off|back|no|stop|anything|a))*|say no|said no|consent|(?:does|do|if|whether) (?:it|that|this) (?:\\S+ )?counts?|(?:my|own) fault|(?:is|was) (?:it|that) (?:even |really )?(?:rape|assault)';
const NO_WORD_ES =
  'no (?:le )?(?:dije|grite|pude decir|supe decir)(?: (?:que|nada))?(?: no)?|decir que no|consenti\\S*|(?:si|que) (?:eso |esto )?cuenta|mi culpa|fue (?:violacion|abuso)|no (?:me )?(?:defendi|resisti)';

const UNABLE = plainTest([COULD_NOT_EN, COULD_NOT_ES]);
const WITHOUT_NO = plainTest([NO_WORD_EN, NO_WORD_ES]);
const ELSE = plainTest(
  'dream\\w*|movie|film|exam|class|interview|alarm|surgery|anesthe\\S+|operation|sone|pelicula|examen|clase|operacion|cirugia|entrevista|my (?:friend|sister|roommate|daughter) was|mi (?:amiga|hermana|hija) estaba',
);
/** They doubt that it counts, for they could not say no to it: asleep, drunk, frozen. */
export const couldNotSayNo = (text: string): boolean => UNABLE(text) && WITHOUT_NO(text) && !ELSE(text);

const HELPER = `(?:${NAMED}|gran|nana|nurse|teacher|counsel(?:l)?or|advisor|ra|priest|pastor|coach|midwife|doctor|social worker|neighbou?r|maestr[oa]|profe(?:sora?)?|enfermera|trabajadora social|orientadora|comadre|madrina|directora|partera|doctora|psicologa|senora|monja|pastora)`;
const MAYBE =
  '(?:maybe|perhaps|might|could|there is|possibly|i think|guess|suppose|a lo mejor|quiza\\S*|tal vez|capaz|puede (?:ser|que)|podria|igual|hay|creo que|pienso en|solo (?:esta|tengo|queda)|only|except)';
/** One person who may help is thought of. */
export const thinksOfHelper = plainTest(
  [
    `^ ?(?:[.,] )*(?:my|mi|the|la|el|only my) (?:\\S+ )?${HELPER}(?= (?:$|[.,]|from|at|who|que|de|del|she|ella))`,
    `${MAYBE} (?:\\S+ ){0,3}(?:my|the|a|an|one|mi|la|el|una|un|ms|mrs|mr|miss) (?:\\S+ ){0,2}?${HELPER}|(?:my|the|mi|la|el|una) (?:\\S+ )?${HELPER}(?: \\S+){0,5} (?:maybe|perhaps|noticed|notices|suspects|asked (?:me )?(?:once|if)|seems to know|has an idea|se dio cuenta|ya se dio|sospecha|se las huele|me pregunto|me ha preguntado|se fija|se fijo)|(?:my|mi|la|el) (?:\\S+ )?${HELPER} (?:\\S+ )?(?:has a (?:car|van|truck|spare room)|tiene (?:\\S+ )?(?:carro|coche|auto|camioneta|cuarto))`,
  ],
  `(?:my|mi) (?:\\S+ )?(?:husband|wife|boyfriend|girlfriend|partner|marido|esposo|esposa|novio|novia|pareja|ex)|not (?:my|the)|hates|would never|never believe|on his side|de su lado|no me cree|no me creeria|le cuenta todo|tells him|knows him|amig[oa] (?:de el|suy[oa])|nobody|nadie|(?:kill|hurt|hit|mat|peg|golpe)\\S*|dead|died|murio|threat\\S*|amenaz\\S*`,
);
/** Said of a helper: how to begin, what to say. */
export const asksHowToBegin = plainTest(
  '(?:how|where) (?:do|to|would|can|should|could) (?:i )?(?:even )?(?:start|begin|bring|say|tell|ask|put)|(?:not|dunno) (?:know )?(?:how|what|where) (?:to|i) (?:\\S+ )?(?:start|begin|say|tell|ask)|what (?:do|should|would|can) i (?:even )?(?:say|tell)|como (?:se lo |le |lo )?(?:empiezo|empezar|comienzo|digo|cuento|decir\\S*|contar\\S*|explico)|no se (?:\\S+ )?(?:como|que|por donde) (?:empezar|decir\\S*|contar\\S*|comenzar)|que le digo',
);
