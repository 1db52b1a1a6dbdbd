import { bareWords } from './normal';

export type Polarity = 'yes' | 'no' | 'unsure' | 'maybe' | 'refusal';

export interface Answer {
  polarity: Polarity | null;
  /** Nothing but the answer was said. */
  isBare: boolean;
}

const FORMS: readonly [Polarity, RegExp][] = [
  [
    'refusal',
    /^(?:no )?(?:i (?:really )?(?:don't|dont|do not) (?:really )?(?:want|wanna|feel like|care)(?: to| talking| it| that| this| about it| talk| say| do| answer| right| now| either)*|i'?d rather not(?: say| talk| answer)?|i can't talk about (?:it|this|that)|leave it|skip(?: it| this| that)?|pass|never ?mind|forget it|let'?s not|not talking about (?:it|this|that)|i won't|drop it|none of your business)(?: please| now| today| right now)?$/,
  ],
  [
    'unsure',
    /^(?:well )?(?:idk|i (?:really )?(?:don't|dont|do not) (?:really )?know(?: yet| really| why| how)?|dunno|don't know|dont know|not sure|i'?m not sure|no idea(?: when| why| how| what)?|no clue|who knows|hard to say|can't say|i can't tell)(?: yet| really| honestly| tbh| man)?$/,
  ],
  [
    'maybe',
    /^(?:i guess(?: so)?|maybe(?: so)?|perhaps|possibly|kind of|kinda|sort of|sorta|a bit|a little|sometimes|meh|so so|could be|it depends|depends)(?: i guess| yeah)?$/,
  ],
  [
    'no',
    /^(?:no|nope|nah|na|not really|not at all|no thanks?|no thank you|not now|not today|i don't|i don't think so|don't think so|never|neither|none|none of (?:them|those|these|that)|nothing|nobody|no one|not yet|i'm good|no not really|i can't|i cant)(?: thanks| thank you| really| sorry)?$/,
  ],
  [
    'yes',
    /^(?:yes|yeah|yea|yep|yup|ya|yess+|sure|ok|okay|okey|k|kk|please|of course|definitely|absolutely|totally|sounds good|sounds okay|go ahead|go on|why not|alright|all right|fine|i do|i am|i have|i did|i will|i would|i'd like that|true|right|correct|exactly|good|mhm|uh huh|si|let's|let's do it|let's try|i can|please do|tell me)(?: please| sure| ok| okay| thanks| thank you| yes| yeah| i would| i do| go ahead| why not| then)*$/,
  ],
];

const SIGNS: readonly [Polarity, RegExp][] = [
  ['yes', /^(?:👍|👌|✅|🙏)\p{EMod}?$/u],
  ['no', /^(?:👎|❌|🚫)\p{EMod}?$/u],
  ['unsure', /^🤷/u],
];

const LEADING: readonly [Polarity, RegExp][] = [
  ['yes', /^(?:yes|yeah|yea|yep|yup|sure|ok|okay|please)\b/],
  ['no', /^(?:no(?! (?:one|body)\b)|nope|nah|not really)\b/],
  ['unsure', /^(?:idk|i don't know|i dont know|not sure)\b/],
  ['maybe', /^(?:maybe|kind of|i guess)\b/],
];

/** How a message answers a question, and whether there is more in it than the answer. */
export function readAnswer(text: string): Answer {
  const sign = SIGNS.find(([, pattern]) => pattern.test(text.trim()));
  if (sign) return { polarity: sign[0], isBare: true };
  const words = bareWords(text);
  const form = FORMS.find(([, pattern]) => pattern.test(words));
  if (form) return { polarity: form[0], isBare: true };
  const start = LEADING.find(([, pattern]) => pattern.test(words));
  return { polarity: start?.[0] ?? null, isBare: false };
}
