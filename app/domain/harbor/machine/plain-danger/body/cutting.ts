import { plainTest } from '../../plain/people';

/** What else is cut. */
const OTHER_CUTS =
  'hair|grass|lawn|class|classes|school|lessons?|carbs|sugar|calories|costs|cake|paper|ties|contact|call|phone|pelo|pasto|cesped|clases?|llamada|comunicacion';

/** An urge to hurt oneself, or what could be done in its place. */
export const hasUrge = plainTest(
  [
    '(?:instead of|rather than|stop(?: myself)?|keep (?:myself )?from|resist(?:ing)?|without) (?:cutting|burning myself|scratching myself|hurting myself|self ?harm(?:ing)?)',
    '(?:feel(?:ing)? like|urges? to|urges? of|tempted to|itching to|need to|want to|wanting to) (?:cut|cutting|burn myself|scratch myself|self ?harm(?:ing)?)(?= (?:$|[.,]|rightnow|now|again|tonight|today|so|really|bad|badly|myself|my (?:arms?|wrists?|thighs?|legs?|skin)|but|and|that is))',
    '(?:en vez|en lugar) de (?:cortarme|lastimarme|hacerme dano|quemarme|rasgunarme|autolesionarme)|(?:ganas|impulsos?|necesidad|antojo) de (?:cortarme|lastimarme|hacerme dano|quemarme|rasgunarme|autolesionarme)|(?:como|que) (?:hago |puedo hacer )?(?:para|pa) no (?:cortarme|lastimarme|hacerme dano)|dejar de (?:cortarme|lastimarme|hacerme dano)',
  ],
  OTHER_CUTS,
);

/** What to do in its place, asked where it is known what "it" is. */
export const asksInstead = plainTest(
  '(?:what|anything|something|que) (?:\\S+ ){0,4}(?:instead|en (?:vez|lugar)(?: de eso)?)(?= )',
);

/** Blood or a wound goes before the urge. */
export const isBleeding = plainTest('bleed\\S*|blood|wound|deep|sangr\\S+|herida|profund[oa]');

/** Somebody has seen their arms: what was there, nobody has said. */
export const marksSeen = plainTest(
  [
    '(?:saw|seen|sees|noticed|spotted|found|asked (?:me )?about|asking about) (?:\\S+ )?my (?:arms?|forearms?|wrists?|thighs?|cuts|scars|marks|bandages?)',
    '(?:vio|vieron|ha visto|han visto|noto|notaron|descubrio|descubrieron|pregunto por|preguntaron por) (?:\\S+ )?(?:los|las|el|la|mis|mi) (?:brazos?|antebrazos?|munecas?|muslos?|cortes|cortadas|cicatrices)',
    '(?:long sleeves|sleeves down) (?:\\S+ ){0,2}(?:so (?:nobody|no one|noone|they)|to hide|even in summer|in summer|all summer)|manga larga (?:\\S+ ){0,2}(?:para|pa) (?:que no|tapar|esconder)',
  ],
  'tattoos?|tatuajes?|tan|sunburn|cast|yeso|broke|broken|muscles?|gym|rash|bites?|bracelet|pulsera|watch|sugar|drip|iv',
);

/** A wound of one's own making, told: "I cut myself", "the cuts sting". */
export const hasCut = plainTest(
  [
    'i (?:have |just |did |also |still )*(?:cut|burn(?:ed|t)?|hurt|scratched|harmed) (?:myself|my (?:arms?|wrists?|thighs?|legs?|skin))|i (?:\\S+ )?self ?harm(?:ed)?|the cuts? (?:is|are|sting\\S*|hurts?|burns?|look)|my cuts?(?= )',
    'me (?:he )?(?:corte|lol cortado|cortaba|hice (?:unos |un )?cortes?|hice dano|queme a proposito|lastime a proposito)|(?:los|mis) cortes(?= )|me (?:arden|duelen) los cortes',
  ],
  `${OTHER_CUTS}|shav\\S+|razor slipped|knife slipped|cook\\S*|chop\\S*|kitchen|onions?|tomato\\S*|bread|gardening|saw|glass|tin|can lid|accident\\S*|finger\\S*|thumb|dedos?|papel|cuchillo|unas?|afeit\\S+|cocin\\S+|cebollas?|sin querer|vidrio`,
);

/** It bleeds on, or is deep. */
export const bleedsOn = plainTest(
  '(?:will not|does not|is not|not|cannot) (?:\\S+ )?stop(?:ping)?(?: bleeding)?|(?:keeps?|still) bleeding|bleeding (?:a lot|badly|through|everywhere)|(?:kinda|kind of|really|pretty|quite|too|very|is|are) deep|no (?:para|deja) de sangrar|(?:sigue|esta) sangrando|sangra mucho|(?:muy|es|esta|medio) (?:hond|profund)[oa]',
);
