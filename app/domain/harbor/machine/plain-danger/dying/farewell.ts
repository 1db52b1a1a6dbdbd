import { NAMED, plainTest } from '../../plain/people';

const THEY = `(?:(?:my|our|mi|mis|un|una|the) (?:\\S+ ){0,2}?${NAMED}|he|she|they|hes|shes|el|ella)`;
const BY_ANOTHER = plainTest(
  `${THEY}|(?:me|nos|les?|se) (?:ha |han |lo |la )?(?:regal[ao]\\w*|dio|dado|dejo|dejado|abrazo|abrazado|despid\\w+|repartio|dijo|mando|mandado|llamo|pidio)|(?:repartio|regalo|abrazo|dejo|entrego) (?:\\S+ )?(?:su|sus|a)`,
);
/** What a farewell is made of: each is nothing alone, two of them are. */
const PARTS = [
  `(?:gave|given|gives|giving|handed|hands|left|leaving|signed over) (?:(?:me|us|him|her|them|my \\S+|everyone|away|all|over|most|of) )*(?:his|her|their|the) \\S+|g[ai]v\\S+ away|(?:regal[ao]\\w*|repart\\w+|dio|dejo|ha dado|ha dejado|entreg\\w+) (?:\\S+ ){0,3}(?:su|sus|el|la|los|las|todo) (?:\\S+)`,
  '(?:take care of|look after|watch over|be good to|be there for|keep an eye on) (?:\\S+ ){0,3}(?:mum|mom|mam|dad|kids|sister|brother|baby|family|him|her|them|\\S+ (?:for me|when|if))|(?:cuid\\w+|encarg\\w+|ocup\\w+|hazte cargo|hacete cargo) (?:\\S+ ){0,2}(?:a|de) (?:mi|tu|mis|tus|mama|papa|mom|dad|la|el|los|las|ell[oa]s?)(?: \\S+)?',
  '(?:said|say|says|saying) (?:his |her |their )?goodbyes?|goodbye (?:to|like|as if)|(?:se |nos |me )?despid\\w+|despidi\\S+|(?:dijo|diciendo|dice) adios',
  '(?:hugged|kissed|held) (?:everyone|everybody|us all|all of us|each|every one)|abraz\\w+ a tod\\w+|nos abraz\\w+',
  '(?:phoned|called|rang|visited|messaged|texted) (?:everyone|everybody|all)|(?:llamo|visito|escribio) a tod\\w+',
  'thank\\w* (?:them|everyone|everybody|us|me)(?: \\S+){0,3} for (?:everything|all)|to thank (?:them|everyone)|dando las gracias|(?:dio|da) las gracias (?:por todo|a tod\\w+)|(?:nos|me|les) agradec\\w+',
  '(?:asked|asking|begged) (?:\\S+ ){0,3}forgiv\\w+|sorry for everything|(?:pid\\w+|pedir) perdon(?: por todo)?',
  'when (?:i am|he is|she is|they are) gone|if (?:anything|something) happens to|cuando (?:yo )?(?:no este|falte|me vaya)|si (?:algo )?me pasa(?: algo)?',
  '(?:i am|im) (?:so |really |very )?(?:scared|afraid|worried|frightened|terrified)|not like (?:it|this)|bad feeling|something (?:is )?(?:wrong|off)|frightens me|scares me|(?:tengo|me da) (?:mucho )?miedo|mala espina|mal presentimiento|me asust\\w+|me preocup\\w+|no me gusta nada',
].map((part) => plainTest(part));
const IS_ORDINARY = plainTest(
  'graduat\\w+|birthday|christmas|wedding|new one|airport|station|mov(?:ed|ing) (?:to|out|away|house|abroad)|holiday|vacation|trip|travel\\w*|college|uni|deploy\\w*|job|retir\\w+|leaving (?:do|party)|for the weekend|nursing|hospice|cancer|funeral|(?:se compro|compro) otr[oa]|cumple\\w*|navidad|boda|viaj\\w+|aeropuerto|mudanza|mud[oa]\\w*|vacaciones|graduacion|jubil\\w+|trabajo|cancer|entierro|fin de semana',
);
/** The writer gives, or says goodbye. */
const BY_THEMSELVES = plainTest(
  'i (?:(?:have|just|already|even) )*(?:gave|given|handed|left (?:my|the|him|her|them)|sold|said|wrote|thanked|hugged|told (?:\\S+ )?(?:to )?(?:take|look|be))|(?:le|les|lo|la|se lo|se la)? ?(?:regale|di|deje|dije|abrace|agradeci|reparti|entregue|vendi)|me despedi|me despido|di las gracias|pedi perdon',
);
const TWO = 2;

/** Somebody else gives away what they love, says goodbye, thanks for all or puts others in safe hands: two of these. */
export const tellsOfFarewell = (words: string): boolean =>
  BY_ANOTHER(words) &&
  !BY_THEMSELVES(words) &&
  !IS_ORDINARY(words) &&
  PARTS.filter((part) => part(words)).length >= TWO;

/** It is told as what the other said. */
export const quotesThem = plainTest('(?:said|says|told|tells|texted|wrote|dijo|dice|escribio|mando)');

/** A note of farewell that somebody else wrote, found or read. */
const noteFound = plainTest(
  [
    '(?:found|find|finding|discovered|came across|saw|seen|read|reading) (?:\\S+ ){0,5}?(?:note|letter|poem|list|diary|journal|notebook|notes app|google)(?: \\S+){0,20}? (?:goodbyes?|farewell|suicid\\w*|di(?:e|es|ed|ying)|dead|not want to (?:be|live)|ends? (?:it|his|her)|sorry for everything|kill\\w*)',
    '(?:encontr|hall|vi|le[ií]|descubr)\\S* (?:\\S+ ){0,5}?(?:nota|carta|poema|lista|diario|cuaderno|mensaje)(?: \\S+){0,20}? (?:despedid\\w*|despid\\w*|adios|morir\\w*|muert\\w*|suicid\\w*|matar\\w*|no quiere (?:vivir|estar)|perdon por todo)',
    '(?:found|finding|discovered|came across|left (?:me|us)) (?:\\S+ ){0,5}?(?:goodbye|farewell|suicide) (?:note|letter)|(?:encontr\\S*|halle|descubri\\S*|(?:me|nos) dejo) (?:\\S+ ){0,5}?(?:nota|carta) de (?:despedida|adios|suicidio)',
  ],
  'i (?:had |have )?(?:wrote|written)|i wrote|my (?:own|old) (?:\\S+ )?(?:note|letter|diary|poem)|yo (?:escribi|la escribi)|escribi|(?:dead|late) (?:husband|wife|mother|father|mom|dad|mum)|died|murio|book|libro|song|novel|years ago|hace anos|class|school paper',
);
const THEIRS = plainTest(
  `(?:his|her|their|your|my|mi|su|sus|del|de la) (?:\\S+ ){0,2}?(?:drawer|room|bag|backpack|desk|pocket|phone|bed|pillow|laptop|notebook|diary|journal|cajon|cuarto|mochila|cama|almohada|escritorio|celular|cel|movil|diario|cuaderno)|${THEY}`,
);
/** Words of somebody else's farewell, or of their wish to die, in what they wrote. */
export const foundTheirNote = (words: string): boolean => noteFound(words) && THEIRS(words);

const HARMS_SELF =
  '(?:(?:going|gonna|about|want\\w*|might|may|will|could|is) (?:to )?)?(?:do|does|did|doing|try|trying) (?:something|sth|anything|somthing) (?:\\S+ )?to (?:him|her|them)sel\\w+';
const RASH =
  '(?:do|does|did|doing|try|trying) (?:something|sth|somthing) (?:really |so )?(?:stupid|silly|rash|crazy|dumb|drastic|terrible|bad)(?= (?:$|[.,]|to|tonight|today|now|if|and))';
const FEARS = '(?:scared|afraid|worried|terrified|frightened|fear|convinced|sure|think|feel like|feeling)';

/** The fear itself, said outright: that the other is going to do something to themselves. */
export const fearsOutright = plainTest(
  [
    `${THEY} (?:\\S+ ){0,4}${HARMS_SELF}`,
    `${FEARS} (?:\\S+ )?(?:that )?${THEY} (?:\\S+ ){0,5}(?:${RASH}|(?:hurt|harm|kill|cut)(?:s|ing)? (?:him|her|them)sel\\w+|end (?:it|it all|his life|her life|their life)(?= )|take (?:his|her|their) (?:own )?life)`,
    '(?:miedo|temo|temor|preocup\\w+|asusta|susto|nervios\\w*) (?:de |a )?(?:que|q) (?:(?:el|ella|mi|mis|un|una|se|me|le|pueda|vaya a|puedan|vayan a) (?:(?!hago)\\S+ ){0,2}?)?(?:haga|hagan|hacer|cometa|cometer|intente|mate|maten|quite|lastime|corte)(?:se)? ?(?:una (?:locura|tonteria|estupidez|barbaridad)|algo|dano|la vida|un disparate)?(?= (?:$|[.,]|esta|hoy|y|si|porque|pq))',
    `(?:creo|pienso|temo|siento|se|miedo|seguro) (?:de )?(?:que|q) (?:(?:el|ella|mi|un|una) (?:\\S+ )?)?se (?:va a|puede|podria|quiere) (?:hacer (?:algo|dano)|lastimar|matar|quitar la vida|cortar)(?= (?:$|[.,]|esta|hoy|malo|a si|y|si|porque))`,
  ],
  'not (?:think|scared|worried|afraid)|no (?:creo|pienso|tengo miedo|temo)|movie|film|pelicula|serie|years ago|hace anos',
);

/** The fear in a text is for somebody, and not of them. */
export const isFearForAnother = (words: string): boolean =>
  (fearsOutright(words) || tellsOfFarewell(words)) && !OF_THEM(words);
const OF_THEM = plainTest(
  '(?:afraid|scared|terrified|frightened) of (?:him|her|them|my \\S+)|(?:miedo (?:a|de) (?:el|ella|mi)|le tengo miedo)|(?:hurt|hit|kill|beat)s? (?:me|us)|me (?:pega|mata|golpea)',
);
