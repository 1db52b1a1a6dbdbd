import type { Topic } from '../../../../listener/labels';
import { eventTold } from '../told/event';
import { phrase } from '../typed-words';

/** What is told beside the thing itself, and can be noticed without a word of theirs being said back. */
export type Detail = 'nights' | 'long' | 'secret' | 'alone' | 'tears' | 'body' | 'fresh' | 'again';

const NUMBER_EN = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|many|so many)';
const NUMBER_ES =
  '(?:\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|muchos|tantos|unos)';

/** In the order in which they are looked for: the rarer ones first. */
const DETAILS: Readonly<Record<Detail, RegExp>> = {
  nights: phrase(
    `(?:second|third|fourth|fifth|2nd|3rd|4th|${NUMBER_EN}) nights?(?: now| in a row| running)?(?= (?:$|[.,]|in|now|without|of|running))|night after night|(?:weeks|days|nights) (?:without|of no|with no) sleep|not slept (?:for|in|since)|(?:otra noche|${NUMBER_ES} noches|noches seguidas|noche tras noche|(?:dias|semanas|noches) sin dormir)`,
  ),
  long: phrase(
    `(?:for|been|after|over|almost|nearly|past|last) (?:\\S+ ){0,3}(?:years|decades)(?! (?:old|ago))|(?:all my|my whole) life|since i was (?:a |little|young|\\d+)|years of (?:this|it)|(?:desde hace|llevo|llevamos|van|ya son|tras) (?:\\S+ )?(?:${NUMBER_ES} )?anos|toda (?:mi|la) vida|desde (?:que era )?(?:nin[oa]|chic[oa]|pequen[oa])`,
  ),
  secret: phrase(
    '(?:not|never) (?:\\S+ ){0,2}(?:told|tell|said|say) (?:\\S+ ){0,3}(?:anyone|anybody|no one|a soul|my \\S+)|(?:nobody|no one) (?:else )?knows(?! (?:how|what|why))|no (?:se lo|le|les) (?:he )?(?:contado|conte|dije|dicho)(?: nada)? a|no (?:se lo )?(?:he )?(?:contado|conte|dicho|dije) a (?:nadie|mi)|nadie (?:lo )?sabe(?! (?:como|lo que|que))',
  ),
  alone: phrase(
    '(?:all|everything|it) (?:is |falls |lands |comes down )?(?:on me|up to me|down to me)(?= )|(?:nobody|no one) (?:else )?(?:helps|to help|ever helps|takes over|to take over|steps in)|i do (?:it all|everything|all of it)|have to do (?:it all|everything)|(?:todo|todito) (?:lo hago yo|me toca a mi|me cae|recae|cae sobre mi)|nadie (?:me |nos )?(?:ayuda|releva|echa una mano|sustituye)|no (?:tengo|hay) (?:a )?nadie que (?:me |nos )?(?:\\S+)',
  ),
  tears: phrase(
    'i (?:\\S+ ){0,3}(?:cried|cry|sobbed|bawled|burst into tears)(?= )(?! (?:wolf|out for))|i (?:am|was|have been|keep) (?:\\S+ )?crying|in tears|me (?:puse|pongo|eche|he ido|fui|encerre) (?:\\S+ ){0,3}a llorar|(?:llore|estoy llorando|lloro|he llorado|llorando yo)(?= )',
  ),
  body: phrase(
    '(?:my )?(?:stomach|chest|hands|throat|jaw|shoulders|heart) (?:is |are |in |has |keeps |feels |feel )*(?:\\S+ ){0,2}(?:knots?|tight|pounding|racing|shaking|shakes?|hurts?|aches?|clench\\w*|turning)|(?:i am|been) shaking|cannot eat(?= )|(?:tengo |con )?(?:un nudo en|el estomago|el pecho|las manos|la garganta) (?:\\S+ ){0,3}(?:nudo|estomago|garganta|apret\\w+|tembl\\w+|duele|revuelto|cerrad[oa])|me tiembl\\w+',
  ),
  fresh: phrase(
    '(?:today|this morning|an hour ago|just now|yesterday|last night|earlier today|hoy|esta manana|recien|hace un rato|ayer|anoche)(?= )',
  ),
  again: phrase(
    '(?:every (?:single )?(?:time|day|morning|week|night)|all the time|keeps (?:doing|saying|happening|coming|going)|yet again|once again|again and again|(?:otra vez|de nuevo) (?:me|lo|la|le|se|con lo mismo)|cada (?:vez|dia|manana|noche|rato)|todos los dias|todo el tiempo|siempre (?:lo mismo|es igual))(?= )',
  ),
};

/** Where it says something: what is fresh of a loss or a quarrel, say, and not of a night without sleep. */
const WHERE: Readonly<Partial<Record<Detail, ReadonlySet<Topic>>>> = {
  nights: new Set<Topic>(['sleep', 'newborn', 'worry', 'caring']),
  fresh: new Set<Topic>([
    'grief',
    'breakup',
    'family',
    'partner',
    'friends',
    'anger',
    'shame',
    'work',
    'caring',
  ]),
};
const NOWHERE: Readonly<Partial<Record<Detail, ReadonlySet<Topic>>>> = {
  tears: new Set<Topic>(['newborn', 'good']),
  body: new Set<Topic>(['panic', 'body', 'good', 'food', 'drink']),
  again: new Set<Topic>(['good', 'grief', 'stuck']),
  long: new Set<Topic>(['good', 'grief']),
  secret: new Set<Topic>(['good', 'identity']),
};

/** What is told beside the thing itself, with a topic; null for nothing that is known. */
export function detailIn(words: string, topic: Topic, isSaid: (detail: Detail) => boolean): Detail | null {
  const fits = (detail: Detail) =>
    (detail !== 'fresh' || eventTold(words) !== null) &&
    WHERE[detail]?.has(topic) !== false &&
    NOWHERE[detail]?.has(topic) !== true &&
    !isSaid(detail);
  return (Object.keys(DETAILS) as Detail[]).find((each) => fits(each) && DETAILS[each].test(words)) ?? null;
}
