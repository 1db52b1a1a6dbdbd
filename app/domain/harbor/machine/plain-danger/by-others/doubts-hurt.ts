import { asksIfItCounts } from '../../plain/asked-of-telling';
import { NAMED, plainTest } from '../../plain/people';

/** Whether what is done to them is normal. */
export const asksIfNormal = plainTest([
  '(?:is|was|are) (?:it|this|that|he|she|they|any of (?:it|this|that)|all (?:this|that)|what (?:he|she) (?:does|did)) (?:even |really |all |actually |just )*(?:normal|not normal|ok|okay|alright)(?= (?:$|[.,?]|or|for|then|in|between|with|what))|(?:do|does) (?:all |other |most |every )*(?:couples?|boyfriends?|husbands?|men|people|families) do (?:that|this|it)',
  '(?:es|sera|seria|era) (?:algo )?(?:normal|comun)(?= (?:$|[.,?]|o|eso|esto|en|entre|lo|que (?:te|me|le|un|una|el|ella|lo)))|(?:eso|esto) (?:es|esta) (?:normal|bien)|(?:todas las|otras|las demas) parejas (?:hacen|son|pasan)',
]);

const BIG = plainTest([
  '(?:making|made|make) (?:a |such a |this |it |too )*(?:big|huge|much|bigger)(?: a| of a)? ?(?:thing|deal|fuss|drama)?(?: out)? of (?:it|this|that|nothing|things)|blowing (?:it|this|things) (?:up|out)',
  '(?:hago|haciendo|armo|armando) (?:un |una |mucho |tanto |demasiado )*(?:drama|tormenta|escandalo|problema|historia|lio)|(?:de|por) (?:la )?nada (?:hago|armo)|no (?:es|fue|sera) para tanto|(?:sera que|capaz|a lo mejor|quizas?|creo que|tal vez) (?:yo |estoy )?(?:exagero|exagerando|dramatizo)',
]);
const ONCE = plainTest([
  '(?:it was|was|that was|happened|did it) (?:only |just |like )*(?:once|one time|the once|the one time)|(?:only|just) (?:the )?(?:once|one time)',
  '(?:fue|paso|era) (?:solo |nomas |nada mas )*una (?:sola )?vez|una (?:sola )?vez (?:nomas|nada mas)|(?:does|do|did) (?:that|this|it) (?:\\S+ )?count|(?:eso|esto) (?:\\S+ )?cuenta',
]);
const BLAME = plainTest([
  '(?:wind|winding|wound) (?:him|her|them) up|provok\\S+ (?:him|her|them|it)|my (?:own )?fault|(?:asked|asking|ask) for it|i (?:deserve|deserved) it|i (?:pushed|got) (?:him|her) (?:to it|going|mad|angry|worked up)',
  '(?:es|fue|era|sera) (?:todo )?(?:por )?(?:mi culpa|culpa mia)|(?:lo|la) provo\\S+|me lo (?:busque|buscaba|mereci|merezco|merecia)|yo (?:lo|la) (?:hice|puse|saque) (?:\\S+ )?(?:enojar|enojad[oa]|de quicio|molest[oa]|mal)',
]);
/** Whether it counts, whether they make too much of it, or whether it is their own doing. */
export const doubtsHurt = (words: string): boolean =>
  asksIfItCounts(` ${words}`) || BIG(words) || tellsOfHurt(words);
/** The same by words that only somebody says to whom it was done: that it was once, or their own doing. */
export const tellsOfHurt = (words: string): boolean => ONCE(words) || BLAME(words);

/** A text that begins with a no. */
export const beginsWithNo = (words: string): boolean => NO.test(words);
const NO =
  /^ ?(?:[.,] )*(?:(?:um+|uh+|oh|god|omg|eh|ay|uy|pues|well|ok|okay|hm+|dios|no mames) (?:[.,] )*)*(?:no+|nope|nah|not|nothing|never|nel|nunca|nada|ningun[oa]|jamas)(?= )/;
/** "Nothing like that", or only the pushing: to a question about something graver. */
export const saysNothingLike = plainTest([
  '(?:nothing|not|never|none) (?:like|of|as bad as) (?:that|this|those|it)|(?:just|only|it was|just like) (?:the |a |some )*(?:push\\S*|shov\\S*|grab\\S*|shout\\S*|yell\\S*|slap\\S*|phone)',
  '(?:nada|ninguna) (?:asi|de (?:eso|esas?|ese tipo)|por el estilo|parecido)|no (?:tanto|llego a eso|llega a eso|ha llegado a eso)|(?:solo|nomas|nada mas) (?:me |fue |fueron |el |los |un |unos )*(?:empuj\\S*|jalon\\S*|grit\\S*|agarr\\S*|zamarre\\S*|cachetad\\S*)|(?:el|los|un|unos) (?:empujon\\S*|jalon\\S*|gritos?) (?:nomas|nada mas)',
]);
/** Nobody does anything to them, in those words. */
export const saysNobody = plainTest(
  '(?:nobody|no one|noone|nadie)|mis(?:read|understood|understand\\S*)|wrong idea|(?:read|got|took|understood) (?:me|it|that|this) (?:all )?wrong|entend\\S+ mal|malentend\\S+|malinterpret\\S+|te equivoc\\S+',
);
/** Of the neck or of a weapon, whatever is said of it. */
export const namesNeckOrWeapon = plainTest(
  'neck|throat|chok\\S*|strangl\\S*|knife|knives|gun|guns|weapon|blade|bat|cuello|garganta|ahorc\\S*|cuchillo|navaja|arma|pistola|machete|bate',
);

/** That it was done, said again: "he did push me". */
export const insistsOnForce = plainTest(
  [
    `(?:he|she|they|my ${NAMED}) (?:really |actually |still )*did (?:really |actually )*(?:push|shove|hit|grab|slap|hurt|kick|punch|choke|throw|drag) (?:me|my|things|stuff)|(?:he|she) (?:pushed|shoved|hit|grabbed|slapped|kicked|hurt) me(?= (?:$|[.,]|though|and|that|once|so|but|in))`,
    '(?:si|claro que|de verdad|en serio) (?:que )?me (?:empuj|peg|golpe|agarr|jal|lastim|cachete|avent)\\S+(?= (?:$|[.,]|y|esa|una|si|en|pero|el|ese|contra))',
  ],
  'game|match|partido|juego|dream|sone',
);
/** Home is where they are afraid. */
export const fearsHome = plainTest(
  [
    '(?:scared|afraid|frightened|terrified|nervous|dread\\S*) (?:to go|of going|to be|going|to come|of coming) (?:back )?home|not (?:want to |feel safe )?(?:go|going|at) home (?:when|because|tonight|with) (?:he|she|him|her)',
    '(?:miedo|pavor|terror|panico) (?:de )?(?:volver|ir|llegar|regresar|entrar|estar) (?:a|en) (?:mi |la )?casa',
  ],
  'grades?|report card|exam|notas|boletin|dark|oscur\\S*|ghosts?|fantasmas?|walk\\S*|street|calle|alone in the dark',
);

const SECRET =
  '(?:without (?:him|her|them|anyone|anybody|my \\S+) (?:ever |even )?(?:finding out|knowing|seeing|noticing|hearing|finding)|(?:so|and) (?:that )?(?:he|she|they|my \\S+) (?:does not|do not|will not|cannot|never|not) (?:find out|finds out|know|knows|see|notice|hear)|behind (?:his|her) back|sin que (?:el |ella |mi \\S+ |se |lo |me )*(?:entere|enteren|sepa|sepan|vea|note|de cuenta|escuche|oiga|descubra))';
const ASKS_FOR =
  '(?:talk|talking|speak|chat|text|write|call|help|advice|line|hotline|someone|somebody|hablar|llamar|ayuda|consejo|linea|alguien|pedir)';
const WITHOUT_THEM = plainTest(`${ASKS_FOR} (?:\\S+ ){0,14}${SECRET}`);
/** Help is asked for, and that the other does not come to know of it. */
export const asksInSecret = (words: string): boolean => WITHOUT_THEM(words);
/** Somebody is asked for who knows about such things. */
export const asksWhoKnows = plainTest([
  '(?:someone|somebody|people|person|anyone|anybody|a line|a hotline) (?:who|that) (?:knows?|understands?|deals? with|gets?|works? with|is trained (?:in|for)) (?:\\S+ )?(?:about )?(?:this|these|that|it|things like|stuff like)',
  '(?:alguien|gente|persona|linea|quien) (?:que )?(?:sepa|sabe|saben|entienda|entiende|conozca|atienda) (?:\\S+ )?(?:de |del |sobre |con )?(?:esto|estas|estos|eso|tema|estas cosas)',
]);

/** Who hurts them is not there now. */
export const isElsewhere = plainTest(
  '(?:he|she|they|hes|shes) (?:is |are |has |will be |went |gone )*(?:at (?:work|his|her|the|a|school)|out(?= )|away|not (?:here|home|in|back)|gone|on (?:a )?(?:shift|trip)|abroad|asleep at)|(?:esta|anda|se fue|salio|trabaja) (?:\\S+ )?(?:en (?:el|la|su) (?:trabajo|oficina|turno|chamba|bar|casa de)|trabajando|afuera|fuera|de viaje|lejos|a trabajar)|no (?:esta|vuelve|llega|viene) (?:aqui|aca|en casa|ahora|hasta|hoy)?',
);
