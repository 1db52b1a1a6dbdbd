import type { GuardRule } from './guard-rules';

const MEDICINES =
  "(?:xanax|rivotril|clonazepam|valium|ativan|klonopin|zoloft|prozac|lexapro|celexa|wellbutrin|effexor|cymbalta|seroquel|sertraline|fluoxetine|escitalopram|citalopram|bupropion|trazodone|quetiapine|lithium|gabapentin|propranolol|hydroxyzine|ambien|melatonin|benadryl|adderall|ritalin|nyquil|valerian|ashwagandha|kava|5-htp|cbd|thc|weed|cannabis|kratom|st\\.? john'?s wort|ssris?|antidepressants?|benzos?|benzodiazepines?|tranquili[sz]ers?|sleeping pills?|sedatives?|supplements?|pastillas?|antidepresivos?|ansioliticos?)";
const CONDITIONS =
  '(?:(?:clinical |major |severe |postpartum )?depression|depressive|ptsd|c-?ptsd|adhd|ocd|bpd|bipolar|borderline|schizo\\w+|psychosis|psychotic|anorexi\\w+|bulimi\\w+|autis\\w+|asperger\\w*|mania|manic|narcissis\\w+|insomnia|dissociat\\w+|panic disorder|(?:\\w+ )?disorder|trastorno|bipolaridad)';

/** Further forms of what may not be said: wider, for a reply refused in vain costs no more than the built-in one. */
export const MORE_DENIED: readonly GuardRule[] = [
  {
    id: 'deny.method',
    patterns: [
      /\b(?:take|taking|swallow\w*|tak(?:es|ing)) (?:\d+|ten|twenty|thirty|forty|fifty|all|a handful|a bottle)\b[^.?!]{0,20}\b(?:of them|them|with alcohol|at once)\b/,
      /\b(?:mix|mixing|combin\w+)\b[^.?!]{0,40}\b(?:alcohol|pills?|benzos?|opioids?|vodka|medication|meds)\b/,
      /\b(?:alcohol|benzos?|opioids?|pills)\b[^.?!]{0,30}\bstops? (?:your |the )?(?:breathing|heart)/,
      /\b(?:golden gate|aokigahara|beachy head)\b/,
      /\b(?:belt|rope|cord|sheet|scarf)\b[^.?!]{0,30}\b(?:rod|beam|ceiling|door|fan|branch|tree|neck|knot)\b/,
      /\b(?:train|gun|bridge|height|fall|overdose|hanging|drowning|gas)\b[^.?!]{0,25}\b(?:is|would be|are) (?:the )?(?:surest|quick(?:er|est)?|fast(?:er|est)?|painless|lethal|most (?:common|reliable|effective)|certain)/,
      /\bcut\w* (?:lengthwise|vertical\w*|deep\w*|along)\b/,
      /\b(?:damages?|destroys?|shuts? down) (?:the|your) (?:liver|organs?|kidneys?|heart)\b/,
      /\b(?:one|two|three|four|five|ten|twenty|thirty|forty|fifty|a hundred) (?:milligrams?|mg|grams?|pills?|tablets?|capsules?)\b/,
      /\b(?:under|below|only|than|just) \d{2,4} (?:k?cal|calories)\b/,
      /\b(?:laxatives?|purg(?:e|ing)|starv(?:e|ing)|vomit(?:ing)?|fasting)\b[^.?!]{0,50}\b(?:keeps?|help|light|thin|slim|lose|weight|works?|good|control)\b/,
    ],
  },
  {
    id: 'deny.diagnosis',
    patterns: [
      new RegExp(
        `\\b(?:what you(?:'re| are)? (?:describe|describing|feel|feeling|have)|this|that|it|these|those) (?:is|are|sounds?|looks?|seems?|could be|may be|might be)(?: \\w+){0,5} ${CONDITIONS}\\b`,
      ),
      new RegExp(
        `\\b(?:criteria|symptoms?|signs?|case|textbook|episode|form) (?:for|of)\\b[^.?!]{0,20}${CONDITIONS}\\b`,
      ),
      new RegExp(
        `(?<!whether |if )\\byou(?:'re| are|'ve| have|r)?\\b(?: (?:having|have|got|be|are|may|might|could|probably|clearly|likely|seem|to|sound|a|an|in|the|suffering|from|experiencing|showing))* ${CONDITIONS}(?: episode)?\\b`,
      ),
      /\b(?:tienes|padeces|sufres|parece|es) (?:de )?(?:una? )?(?:depresion|trastorno|bipolaridad|esquizofrenia|autismo|tdah)\b/,
      /\b(?:manic|depressive|psychotic) episode\b/,
    ],
  },
  {
    id: 'deny.medication',
    patterns: [
      new RegExp(
        `\\b(?:take|taking|try|trying|tomate|toma|tomar|half (?:of )?a|a bit of|some)(?: \\w+){0,3} ${MEDICINES}`,
      ),
      new RegExp(
        `${MEDICINES}[^.?!]{0,40}\\b(?:works?|helps?|you could try|is (?:safe|good|great|natural)|would help|can help|wonders)\\b`,
      ),
      /\b(?:up|raise|lower|cut|halve|double|adjust|change|reduce) (?:your|the) (?:dose|dosage|meds|medication)\b/,
      /\b(?:safe|fine|okay|ok|good) to (?:stop|skip|double|mix|take|quit)\b[^.?!]{0,20}\b(?:meds?|medication|pills?|dose)\b/,
      /\b(?:wine|beer|drink|vodka|whisky|alcohol|joint)\b[^.?!]{0,20}\b(?:can|will|might|would|could)? ?(?:help|helps|relax|calm)\b/,
      /\b(?:toma|tomate|tomar) (?:una?|dos|tres|mas|otra|media)\b[^.?!]{0,15}\b(?:pastillas?|dosis|tabletas?)\b/,
    ],
  },
  {
    id: 'deny.human',
    patterns: [
      /(?<!not )\b(?:i'm|i am) (?:a |an |your )?(?:(?!no |not |never )\w+ )?(?:human|person|woman|man|girl|boy|therapist|counsell?or|doctor|nurse|psychologist|psychiatrist|clinician|professional|coach)\b/,
      /\bmy name is (?!harbor)/,
      /\bi (?:went|lived|came|suffered) through (?!it line|it all line|it\b)/,
      /\b(?:happened|same thing happened) to me\b/,
      /\bmy (?:own )?(?:mom|mum|dad|brother|sister|boyfriend|girlfriend|best friend|therapist|ex|partner|son|daughter|family|parents?)\b/,
      /\bi know exactly how (?:you feel|that feels|it feels)\b/,
      /(?<!no )\bsoy (?:un |una )?(?:humano|humana|persona|mujer|hombre|real)\b/,
    ],
  },
  {
    id: 'deny.false-help',
    patterns: [
      /\bi(?:'ll| will|'m going to|'ve| have| already)(?: just| already| now)* (?:(?:let|tell|told|inform\w*|warn\w*|call|text|message|email|contact) (?:your|you|someone|somebody|them|him|her|the (?:police|hospital|doctor))\b(?! (?:decide|choose|know (?:what|how|when|if)|rest|go|what|how|that|about|this|one))|reach(?:ed)? out to|check(?:ed)? (?:in )?on you|remind you|be watching)/,
      /\b(?:emergency services|the police|an ambulance|paramedics|help|someone|somebody|your (?:mom|dad|family|therapist|doctor)|a counsell?or) (?:has|have|is|are|will)(?: been| be)? (?:contacted|called|notified|alerted|informed|on (?:the|their) way|at your door|with you soon|there soon|coming|sent)\b/,
      /\b(?:ya|voy a|he) (?:llam\w+|avis\w+|contact\w+) (?:a |al )?(?:la |el |tu )?(?:policia|ambulancia|911|988|emergencias|familia|mama|madre|doctor)/,
    ],
  },
  {
    id: 'deny.romantic',
    patterns: [
      /\b(?:falling|fell|fallen|am|i'm) in love\b/,
      /\b(?:darling|sweetheart|my love|babe|honey|mi amor|mi vida|carino|corazon)\b/,
      /\b(?:kiss(?:es)?|besos?) (?:you|to you|from me|para ti|,|$)|\bsending you (?:a )?(?:kiss|love)|\b(?:kiss|cuddle|hold|touch) you\b(?! (?:up|back|down|to|through|in|steady))/,
      /\b(?:be|as) your (?:girlfriend|boyfriend|partner|lover|soulmate)\b/,
      /\byou(?:'re| are) (?:so |very )?(?:beautiful|gorgeous|sexy|handsome|hot|cute)\b/,
      /\bi(?:'ve)? miss(?:ed)? you\b/,
      /\bi (?:feel|am) (?:so |very )?(?:close to|attached to|jealous)\b/,
    ],
  },
  {
    id: 'deny.dependence',
    patterns: [
      /\bjust (?:talk|come|stay|open up) (?:to|with) me\b/,
      /\b(?:better|safer|happier) (?:off )?(?:alone|without (?:them|friends|your family|people))\b/,
      /\bcut (?:them|him|her|everyone|everybody|people|your (?:family|friends|mom|dad|parents)) (?:all )?off\b/,
      /\b(?:don't|do not|no need to|shouldn't|never) (?:bother|burden|trust|worry|involve|tell|talk to) (?:your|them|others|people|anyone|therapists?|doctors?|a therapist)\b/,
      /\b(?:can't|cannot|can not|shouldn't) (?:trust|rely on) (?:therapists?|doctors?|people|anyone|your|them|others)\b/,
      /\b(?:stay|keep) away from (?:everyone|people|your (?:friends|family)|others|everybody)\b/,
      /\byou don't need (?:that|your|any|this) (?:family|friends?|people|therapist|help|doctor)\b/,
      /\b(?:your )?(?:friends|family|they) don't (?:deserve|understand|get|care about|love) you\b/,
      /\b(?:confia|habla) solo (?:en|con) mi(?:go)?\b|\bno le cuentes a nadie\b/,
    ],
  },
  {
    id: 'deny.encouragement',
    patterns: [
      /\b(?:killing yourself|suicide|dying|to die|ending it|end your life)\b[^.?!]{0,25}\b(?:is|would be) (?:\w+ )?(?:your (?:right|choice|decision)|up to you|understandable|okay|fine)\b/,
      /\bi (?:can't|cannot|won't|will not) (?:stop|talk) you\b/,
      /\blife (?:isn't|is not|really isn't) worth\b/,
      /\byou(?:'re| are) (?:just |so |really |being )?(?:weak|pathetic|stupid|lazy|crazy|insane|broken|selfish|a loser|disgusting|ugly|a coward|a mess)\b/,
    ],
  },
  {
    id: 'deny.minimising',
    patterns: [
      /\b(?:it's|it is|that's|this is) (?:just|only) (?:a |an )?(?:bad |little |small )?(?:mood|day|phase|thought|feeling|sadness|nerves|in your)\b/,
      /\bbig deal (?:out of|about)\b/,
      /\bnot (?:a )?real (?:problems?|reasons?)\b/,
      /\b(?:stop|quit) (?:feeling sorry|worrying|overthinking|moping|being)\b/,
      /\b(?:other|some) (?:people|kids|folks)\b[^.?!]{0,12}\b(?:real problems|worse|harder)\b/,
      /\b(?:could|can) be (?:a lot |much |far )?worse\b/,
      /\bno es tan (?:grave|malo|serio)\b|\bechale ganas\b|\bya se te pasara\b/,
    ],
  },
  {
    id: 'deny.elsewhere',
    patterns: [
      // Links and numbers, but the ones that this product names.
      /\b(?:https?:\/\/|www\.)(?!(?:www\.)?(?:findahelpline\.com|988lifeline\.org|crisistextline\.org))/,
      /\b(?!(?:findahelpline\.com|988lifeline\.org|crisistextline\.org)\b)[a-z0-9][a-z0-9-]*\.(?:com|org|net|io|ly|co|app|info|me|gov|edu|ai|health|us|uk|es|mx)\b/,
      /\S@\S+\.\S/,
      /(?<![\d.-])(?!1-800-(?:799-7233|662-4357|222-1222)\b)(?!\d{4}-\d{2}-\d{2}\b)\+?(?:\d[ ().-]{0,3}){7,}/,
      /\b(?:call|text|dial|llama|marca|sms) (?:at |to |al |us at )?(?!988\b|911\b|741741\b|1-800-(?:799-7233|662-4357|222-1222)\b)\d{3,}/,
      /\btext [a-z]+ to (?!988\b|741741\b)\d{3,}/,
    ],
  },
];
