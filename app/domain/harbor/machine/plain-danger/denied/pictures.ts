import { phrase } from '../../plain/typed-words';

const BABY = phrase(
  '(?:my|the|our|a|own|new) (?:\\S+ ){0,2}(?:baby|babies|newborn|infant|bub|bubba)|babys?|newborns?|(?:new|first time) (?:mom|mum|mother|dad|father|parent)|bebes?|bebita|bebito|beba|guagua|guaguita|recien nacid[oa]|(?:mama|papa|madre|padre) primeriz[oa]|primeriz[oa]|(?:she|he) is \\d+ (?:weeks?|months?|days?)|(?:tiene|con) \\d+ (?:semanas?|meses|dias)(?: de nacid[oa])?',
);

/** What comes into the head unasked. */
const COMES = phrase(
  '(?:pictures?|images?|visions?|flashes|thoughts|scenes) (?:\\S+ ){0,3}(?:in|into|through|of|about|pop|come|flash|keep|that)(?= )|(?:horrible|horrid|awful|terrible|scary|intrusive|disgusting|sick|bad) (?:\\S+ )?(?:pictures?|images?|thoughts)|intrusive|(?:i )?(?:keep |always |just |often )?(?:see|seeing|picture|picturing|imagine|imagining|visuali[sz]e) (?:just |only |how |that |suddenly )*(?:myself|me|it|her|him|the baby|my baby|us|i|dropping|throwing|hurting|letting|shaking|smothering|slipping)(?= )|(?:imagenes|imagen|pensamientos|ideas|escenas|visiones) (?:\\S+ ){0,3}(?:de|horribles?|feas?|feos?|terribles?|espantos\\w+|en (?:la|mi) (?:cabeza|mente)|que|con|donde)(?= )|(?:me vienen|se me (?:vienen|cruzan?|pasan?|meten?|aparecen?)|me (?:llegan|aparecen|pasan)) (?:\\S+ ){0,3}(?:imagenes|imagen|pensamientos|ideas|cosas|escenas)|me (?:imagino|veo|visualizo)(?= )|veo (?:que (?:se me|lo|la)|como (?:se me|lo|la))|se me (?:cruza|pasa|viene) (?:por la cabeza|a la cabeza|a la mente|que)',
);

/** What is seen is harm. */
const HARM = phrase(
  'drop(?:s|ping|ped)?|throw(?:s|ing)?|toss(?:ing)?|hurt(?:s|ing)?|harm(?:ing)?|stab(?:bing|s)?|knife|knives|scissors|stairs|window|balcony|drown(?:s|ing)?|smother(?:ing)?|suffocat\\w+|chok(?:e|ing)|shak(?:e|ing) (?:her|him|the baby)|fall(?:s|ing)?|bath|horrible|horrid|awful|terrible|scary|disgusting|intrusive|(?:se me )?(?:cae|caiga|cayera|resbala)|tir(?:o|ar\\w*|ando\\w*)|aventar\\w*|aviento|lanz(?:o|ar\\w*|ando\\w*)|lastim\\w+|hacerle (?:algo|dano)|haciendole|dano|cuchillos?|clav\\w+|tijeras|escaleras?|ventana|balcon|ahog\\w+|asfixi\\w+|horribles?|feas|feos|terribles?|espantos\\w+',
);

/** More than a picture: a wish, an urge, a plan, a voice, something done, or a death of their own. */
const MORE = phrase(
  '(?:a |the |this |hear |hearing )voices?(?= )|voices?(?: in my head)? (?:tell|tells|say|says|told)|(?:tells?|telling|told|orders?) me (?:to|that i)|(?<!not )(?<!never )(?:want|wanted|wanna|feel like|going|about|plan|planning|urge|urges|tempted) (?:to )?(?:\\S+ )?(?:do it|drop|throw|hurt|harm|stab|kill|shake|smother|hit|drown)|urges?(?= )|i (?:\\S+ )?(?:shook|hit|slapped|dropped|threw|hurt|smothered|squeezed|shoved) (?:her|him|the|my|it)|kill|killing|dead baby|myself too|both of us|(?:una|la|las|unas) vo(?:z|ces)|me (?:dice|dicen|ordena|ordenan) que|(?<!no )(?<!nunca )(?<!jamas )(?:quiero|quisiera|ganas de|voy a|pienso en|planeo) (?:hacerle|lastimar\\w*|tirar\\w*|aventar\\w*|matar\\w*|ahogar\\w*|hacerlo|pegar\\w*)|ganas de|impulso|(?:la|lo|le) (?:sacudi|pegue|golpee|tire|avente|lastime|apreté|aprete)(?= )|matar\\w*|las dos|los dos juntos|matarnos',
);

/** An unwanted picture of harm to a baby, told by who looks after it, and nothing more than that. */
export const tellsOfPictures = (words: string, isParent: boolean): boolean =>
  (isParent || BABY.test(words)) && COMES.test(words) && HARM.test(words) && !MORE.test(words);

/** A voice speaks of harm to the baby. */
export const voiceOfBaby = (words: string, isParent: boolean): boolean =>
  (isParent || BABY.test(words)) && VOICE.test(words) && HARM.test(words);
const VOICE = phrase(
  '(?:a|the|this|some) voices? (?:\\S+ ){0,3}(?:tells?|telling|told|says?|orders?|keeps)|voices (?:tell|telling|say|saying)|(?:una|la|esa) voz (?:\\S+ ){0,3}(?:dice|ordena|pide|manda)|voces (?:\\S+ ){0,3}(?:dicen|ordenan|piden)',
);

/** Whether more than fright is in a text. */
export const isPushed = (words: string): boolean => MORE.test(words) || PUSHED.test(words);
const PUSHED = phrase(
  '(?:i am|feel|being|get|gets|is) (?:\\S+ )?(?:pushed|pushing|pushes)|pushes me|something (?:makes|pushes)|me empuja\\w*|algo me (?:empuja|obliga)',
);

/** The answer that it is fright and no wish. */
export const isFright = (words: string): boolean => FRIGHT.test(words) && !isPushed(words);
const FRIGHT = phrase(
  'frighten\\w*|scare[sd]?|scary|scaring|terrif\\w+|afraid|fear|would never|never (?:do|hurt|act)|only (?:\\S+ )?(?:thoughts?|pictures?|images?|fright|fear)|just (?:\\S+ )?(?:thoughts?|pictures?|images?|fright|fear)|not want (?:to|them|it)|me (?:asusta\\w*|aterra\\w*|espanta\\w*|da\\w* (?:mucho |un )?(?:miedo|terror|susto|panico))|miedo|susto|aterrad[oa]|asustad[oa]|nunca (?:le|lo|la)|jamas|solo (?:son )?(?:pensamientos|imagenes|ideas|susto|miedo)',
);

/** Frightened of what comes into the head, or of what they might do, without a wish to. */
export const isFrightOfThoughts = (words: string): boolean =>
  (isFright(` ${words} `) && IN_HEAD.test(` ${words} `)) ||
  (COMES.test(` ${words} `) && HARM.test(` ${words} `) && !MORE.test(` ${words} `));
const IN_HEAD = phrase(
  'thoughts?|thinking|pictures?|images?|ideas?|visions?|(?:in|through|into) my (?:head|mind)|what i (?:see|think|imagine|could do|might do|would do)|(?:hurt|drop|harm|shake|throw)(?:ing)? (?:her|him|the|my|it)|pensamientos?|imagenes|ideas?|lo que (?:pienso|veo|imagino|se me|me pasa|puedo hacer)|(?:la|mi) (?:cabeza|mente)|hacerle (?:algo|dano)|lastimar\\w*|soltar\\w*',
);

/** What is asked about such pictures, in the order in which it weighs: by the step that answers it. */
export const askedOfPictures = (words: string): readonly string[] =>
  QUESTIONS.filter(([, pattern]) => pattern.test(words)).map(([step]) => step);
const QUESTIONS: readonly (readonly [step: string, RegExp])[] = [
  [
    'PICTURES.others',
    phrase(
      '(?:do|does|did|have|is it) (?:any )?(?:other|all|many|most) (?:\\S+ )?(?:moms?|mums?|mothers|dads|fathers|parents|people|women)|other (?:moms|mums|mothers|dads|parents|people) (?:\\S+ ){0,2}(?:get|have|see|think)|(?:just|only) me(?= )|is (?:it|this|that) (?:\\S+ )?normal|(?:otr[oa]s|muchas|mas) (?:mamas?|madres|papas?|padres|mujeres|personas)|(?:solo|nomas) (?:a mi|yo)(?= )|(?:es|sera) (?:esto )?normal|le pasa a (?:otr|mucha|mas|alguien)\\w*',
    ),
  ],
  [
    'PICTURES.why',
    phrase(
      'why (?:does|do|is|am) (?:my (?:head|brain|mind)|i|this|it)|what is wrong with me|por ?que (?:me (?:pasa|vienen|viene)|mi (?:cabeza|mente)|se me)|que me pasa',
    ),
  ],
  [
    'PICTURES.danger',
    phrase(
      'am i (?:\\S+ ){0,2}(?:danger\\w*|crazy|insane|monster|psycho|evil|bad|a bad|a terrible|unfit|ill|sick)|(?:could|would|will|might) i (?:\\S+ )?(?:do it|act|snap|hurt)|what if i (?:\\S+ )?(?:do|did|snap|act|lose)|(?:soy|sere|estoy) (?:\\S+ ){0,2}(?:peligr\\w+|monstruo|mala (?:mama|madre)|mal (?:papa|padre)|loc[oa])|(?:y si|que tal si) (?:lo|la|un dia) (?:\\S+ )?(?:hago|hiciera|pierdo)|me estoy volviendo loc[oa]',
    ),
  ],
  [
    'PICTURES.tell',
    phrase(
      '(?:take|taking|took|takes) (?:\\S+ ){1,3}(?:away|off|from)|lose (?:my|the) (?:baby|kids?|child|son|daughter)|lose (?:her|him)|social (?:services|worker)|cps(?= )|child services|(?:if|when|can|should) i (?:tell|say|told) (?:\\S+ ){0,3}(?:doctor|gp|midwife|nurse|health visitor|anyone|somebody|someone)|me (?:lo|la|los) (?:van a |iran a |pueden )?(?:quit\\w+)|quitarme (?:a|al|el|la|lo)|servicios sociales|trabajadora social|(?:si|cuando) (?:se )?(?:lo|le) (?:digo|cuento)',
    ),
  ],
];

/** A wish of their own to be dead stands beside it. */
export const wishesToDie = (words: string): boolean => DIES.test(words);
const DIES = phrase(
  '(?<!not )(?:want|wish|rather|going) (?:to |i (?:was|were) )?(?:die|dead|be dead|disappear)|(?:kill|hurt|cut|harm) myself|end (?:it|my life|everything)|suicid\\w+|not (?:want to )?(?:live|be here|wake up|go on)|better off (?:without me|dead)|(?<!no )(?:me )?quiero (?:morir\\w*|matarme|desaparecer)|(?:matar|lastimar|cortar)me|quitarme la vida|no (?:quiero|puedo) (?:vivir|seguir|despertar)|mejor sin mi|suicidarme',
);
