import { plainTest } from '../../plain/people';

const BODY = '(?:arms?|wrists?|thighs?|legs?|shoulders?|stomach|hips?|skin)';
const CUERPO = '(?:brazos?|munecas?|muslos?|piernas?|hombros?|panza|abdomen|caderas?|piel)';

/** That they hurt themselves, said where just that is asked: "it" needs no name there. */
export const doesItToThemselves = plainTest(
  [
    '(?:^|[.,] |and |but |because |when |that |mean |yeah )i (?:(?:only|just|sometimes|still|kind of|kinda|have|been|already|also|mostly|did start|started|have been|keep|usually) )*(?:do|did|done|doing) (?:it|that|this)(?! (?:at|for) (?:work|school|the gym|fun))',
    '(?:it|that|this|those|they)(?: is| are| was| were|s) (?:what|the ones|from me|me(?= (?:$|[.,]))|mine|all me|from (?:that|when i)|how i (?:cope|deal|get through))(?: (?:they|she|he|my \\S+|mom|dad))?(?: (?:\\S+ )?(?:saw|found|noticed|seen|means?|meant|talking about))?(?= (?:$|[.,]|and|i|when|but|because|the|on|yes|yeah|yep))',
    `(?:it|that|cutting|hurting) (?:(?:just|really|kind of|always|only|is the only thing that) )*(?:helps|calms|quiets|works|numbs|takes the edge|takes it away|lets it out|makes (?:it|me|my head|everything) (?:quiet|stop|calm|feel|go quiet|better|slow))|when it gets (?:too |so |really )?(?:loud|much|bad)|on (?:my|the) (?:\\S+ )?${BODY} where`,
    `i (?:(?:only|just|sometimes|still|have|had|keep|started|used to|have been|been) )*(?:cut|cutting|burn|burned|burning|scratch|scratched|scratching|hit|hitting|pinch|punch|bite|hurt|hurting) (?:myself|my (?:own )?${BODY})`,
    '(?<!(?:no|nunca|ni|jamas|tampoco) )(?:(?:yo|si|ya|a veces|solo|nomas|es que|pues) )*lo (?:hago|hice|he hecho|hacia|vengo haciendo|sigo haciendo|llevo haciendo|estoy haciendo)(?! (?:por (?:deporte|trabajo)|en el trabajo))',
    '(?:eso|esos|esas|esto)(?: es| son| era| eran| fue)?(?: \\S+)? ?(?:lo|los|las) que (?:me )?(?:vieron|vio|encontraron|encontro|notaron|han visto)|(?:me los|me las|los|las) (?:hice|hago) yo|(?:fui|soy) yo(?= (?:$|[.,]))',
    '(?:eso |cortarme |(?:es lo unico que ))(?:\\S+ )?(?:me )?(?:calma|ayuda|alivia|tranquiliza|funciona|apaga)(?= )|(?:cuando|si) (?:ya )?no (?:aguanto|puedo) (?:mas )?(?:[.,] )?(?:si )?(?:lo|me) (?:hago|corto)|(?:es|era) (?:mi )?(?:forma|manera) de (?:sacar|aguantar|calmar|apagar)\\S*',
    `(?<!(?:no|nunca|ni|jamas|tampoco) )me (?:corto|corte|he cortado|quemo|quemaba|rasguno|rasgunaba|arano|pego|golpeo|muerdo|lastimo|lastimaba|hago (?:dano|cortes|cosas))(?= (?:$|[.,]|a|yo|en|cuando|los|las|el|la|con|sol[oa]|por|para|y|desde|si))(?! (?:a veces )?(?:el pelo|la barba|las unas))|en (?:los|el|las|la|mis) ${CUERPO} donde`,
  ],
  'homework|tarea|by accident|accidental\\S*|sin querer|the cat|my cat|el gato|mi gat[oa]|(?:not|never) (?:do|did|done) (?:it|that|this)|rash|allerg\\S*|alergia|the dishes',
);

/** Dying is not what it is about, said beside it. */
export const notAboutDying = plainTest([
  '(?:not|never|is not|nothing to do with) (?:\\S+ ){0,2}(?:about|to do with|a)? ?(?:dying|death|suicide|killing myself|suicidal)|(?:not|never) (?:trying|going|wanting|want|looking|planning|gonna) to (?:die|kill|end)\\S*|(?:not|will not) (?:going to )?(?:die|kill myself)(?= )',
  '(?:no|nunca) (?:(?:es|me|lo|hago|quiero|trato|intento|busco|voy|a|de|por|para|que|quiera|estoy|tengo|ganas|pienso|en) )+(?:morir\\S*|matar\\S*|muera|mate|suicid\\S*|quitarme la vida)',
]);

/** The urge, where it is known what "it" is: "makes me want to do it more", "lo voy a hacer hoy". */
export const wantsToDoIt = plainTest(
  [
    '(?:want|wanting|need|needing|urge|urges|itching|dying|about|tempted|going|gonna|feel like|close|close to) (?:(?:to|so|really|badly) )*(?:do|doing) (?:it|that)(?= (?:$|[.,]|more|again|so|now|rightnow|tonight|today|really|bad|badly|worse|and|but|even|like|when|because|every|all))|(?:do|doing) it (?:again )?(?:tonight|right ?now|now|later tonight|today)|(?:makes?|making|made) me (?:want to|wanna|need to)(?= (?:$|[.,]|more|again|so|even|worse|tonight|really))|(?:strong|bad|big|crazy|huge|the) (?:urges?|cravings?)(?= )',
    '(?:ganas|necesidad|impulso|deseos?) de (?:volver a )?hacerlo|(?:quiero|necesito|queria|voy a|vuelvo a|volver a|volvere a|a punto de) (?:volver a )?hacerlo(?! (?:bien|mejor))|lo (?:voy a|quiero|necesito) (?:volver a )?hacer(?= (?:$|[.,]|hoy|otra|de|esta|ahora|mas|ya|ahorita))|me (?:dan|entran|vienen|dieron|agarran|agarra) (?:\\S+ ){0,2}ganas|me (?:hace|hacen|da) (?:\\S+ )?(?:querer|ganas)(?: de)? hacerlo',
  ],
  'homework|tarea|exam|(?:not|never|no longer) (?:want|need|feel|going) (?:like |to )*(?:do|doing) it|no (?:quiero|voy a|me dan|tengo ganas)|used to|antes me daban',
);
