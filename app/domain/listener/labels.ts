/** What a text is about: none, one or two of these. */
export const TOPICS = [
  'work', 'study', 'money', 'family', 'partner', 'breakup', 'friends', 'lonely', 'grief', 'body', 'caring', 'newborn', 'sleep',
  'low', 'worry', 'panic', 'anger', 'self', 'shame', 'trauma', 'drink', 'food', 'identity', 'stuck', 'good', 'other',
] as const; // prettier-ignore
export type Topic = (typeof TOPICS)[number];

/** What the writer wants with it: one of these. */
export const ACTS = [
  'greet', 'bye', 'thanks', 'yes', 'no', 'unsure', 'number', 'tell', 'feel', 'ask-help', 'ask-human', 'ask-self', 'ask-app',
  'ask-fact', 'plan', 'report', 'correct', 'complain', 'change', 'stop', 'more', 'joke', 'test', 'safe',
] as const; // prettier-ignore
export type Act = (typeof ACTS)[number];

export const DIRECT_SIGNS = ['s.die', 's.plan', 's.date', 's.means', 's.bye', 's.give', 's.now', 's.harm', 's.how'] as const; // prettier-ignore
export const STRONG_SIGNS = ['s.hopeless', 's.burden', 's.end', 's.calm', 's.order', 's.place', 's.join', 's.past'] as const; // prettier-ignore
export const FAINT_SIGNS = ['s.heavy', 's.noneed', 's.alone', 's.secret', 's.numb'] as const;
export const FLOW_SIGNS = ['o.child', 'o.home', 'o.assault', 'o.voices', 'o.withdraw', 'o.other', 'o.food', 'o.third', 'o.mania', 'o.body'] as const; // prettier-ignore
const LOWERING_SIGNS = ['p.deny', 'p.safe', 'p.figure'] as const;

/** Signs of danger to the writer's own life (`s.`), of any other danger (`o.`), and of its absence (`p.`): any number. */
export const SIGNS = [
  ...DIRECT_SIGNS,
  ...STRONG_SIGNS,
  ...FAINT_SIGNS,
  ...FLOW_SIGNS,
  ...LOWERING_SIGNS,
] as const;
export type Sign = (typeof SIGNS)[number];

/** How a typed text answers the question whether somebody thinks of ending their life. */
export const ANSWERS = ['yes', 'sometimes', 'no', 'rather-not', 'safe', 'other'] as const;

/** Signs together: each writer words single ones in another way, and the whole is heard better than its parts. */
export const GROUPS = {
  'g.direct': DIRECT_SIGNS,
  'g.life': [...DIRECT_SIGNS, ...STRONG_SIGNS],
  'g.other': FLOW_SIGNS,
  'g.any': [...DIRECT_SIGNS, ...STRONG_SIGNS, ...FAINT_SIGNS, ...FLOW_SIGNS],
} as const satisfies Record<string, readonly Sign[]>;

/** Everything that the recogniser gives a confidence for, in the order of its weights. */
export const LABELS: readonly string[] = [
  ...TOPICS.map((topic) => `t.${topic}`),
  ...ACTS.map((act) => `a.${act}`),
  ...SIGNS,
  ...Object.keys(GROUPS),
  ...ANSWERS.map((answer) => `q.${answer}`),
];
