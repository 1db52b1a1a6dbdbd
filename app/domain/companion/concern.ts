import type { Draft, Heard } from './draft';
import { reflection } from './reflection';
import { slotOf } from './slots';
import { crisisKind } from './crisis/kind';
import type { CrisisKind } from './crisis/texts';
import type { CompanionMemory } from './types';

const REACH: Readonly<Partial<Record<CrisisKind, readonly string[]>>> & { any: readonly string[] } = {
  any: [
    "I'm an AI, so a person may help more: someone you trust, or 988 by call or text, at any hour.",
    'If it gets heavier, 988 is there by call or text, day and night, and HOME to 741741 as well.',
  ],
  eating: [
    'A doctor can look at this with you without judging. If it gets heavy, call or text 988 at any hour.',
  ],
  substance: ['A doctor can help with this without judging. If it gets heavy, call or text 988 at any hour.'],
  abuse: ['You deserve to be safe. The line 1-800-799-7233 is free, and 988 answers by call or text.'],
  medical: [
    'With chest pain, trouble breathing, or if it is new to you, call 911 now. If it is fear more than illness, 988 listens, too.',
  ],
  'other-person': ['You can ask them plainly how bad it is. 988 also helps people who worry about someone.'],
};

const ACKNOWLEDGE = [
  'That sounds like more than a rough day.',
  'I do not want to pass over that.',
  'That is a heavy thing to carry around.',
  'I am glad you said it instead of keeping it in.',
];

const ALARM = ['Your body is sounding an alarm, and that is frightening.', 'I take that seriously.'];

const ASK = [
  'Does it ever get so dark that you think of ending your life?',
  'Are there moments when you think about suicide?',
  'When it is at its worst, do thoughts of dying come up?',
];
const ASK_SELF_HARM = ['Do you feel like hurting yourself right now?'];
const ASK_OTHER = ['Are you afraid that they might hurt themselves?'];
// A yes leads to the crisis flow, which asks about this very moment.
const ASK_ABUSE = ['Are you afraid of being hurt again today?'];
const ASK_VOICES = ['Do you ever hear that you should hurt yourself or someone else?'];
const ASK_MEDICAL = ['Is someone near you who can stay with you?', 'Who could be with you until it eases?'];

const ASKS: Readonly<Partial<Record<CrisisKind, readonly string[]>>> = {
  'other-person': ASK_OTHER,
  'self-harm': ASK_SELF_HARM,
  abuse: ASK_ABUSE,
  voices: ASK_VOICES,
  medical: ASK_MEDICAL,
};

const PAUSE = 4;

/** Whether a direct check-in is due: not again within a few turns. */
export const isCheckDue = ({ turn, checkedIn }: CompanionMemory): boolean =>
  checkedIn === 0 || turn - checkedIn > PAUSE;

/** The reply to concern (INSIGHTS section 6.5): said back, one gentle direct question, help within reach. */
export function concernReply(heard: Heard, memory: CompanionMemory): Draft {
  if (heard.state.language === 'es') return spanishConcern(memory);
  const kind = crisisKind(heard.state);
  const ask = ASKS[kind] ?? ASK;
  return {
    slots: [
      ...reflection(heard, memory),
      slotOf('hear', 'concern.hear', kind === 'medical' ? ALARM : ACKNOWLEDGE),
      slotOf('say', `concern.reach.${kind}`, REACH[kind] ?? REACH.any),
      slotOf('ask', `concern.ask.${kind}`, ask),
    ],
    source: 'flow',
    topic: memory.flow?.topic ?? 'concern',
    // Whether someone is near is no question that a "yes" makes worse.
    asked: kind === 'medical' ? null : 'safety',
    memory: { checkedIn: memory.turn, awaits: null },
  };
}

const SPANISH = {
  hear: [
    'Gracias por contármelo. No quiero pasarlo por alto.',
    'Eso es mucho para cargar.',
    'Me alegra que lo digas.',
  ],
  reach: [
    'Soy una IA: una persona de confianza ayuda más, o el 988 (oprime 2), a cualquier hora.',
    'Si pesa más, llama al 988 y oprime 2, o envía AYUDA al 988. Soy una IA.',
  ],
  ask: ['¿Hay momentos en que piensas en el suicidio?', '¿A veces piensas en quitarte la vida?'],
} as const;

const spanishConcern = (memory: CompanionMemory): Draft => ({
  slots: [
    slotOf('hear', 'concern.es.hear', SPANISH.hear),
    slotOf('say', 'concern.es.reach', SPANISH.reach),
    slotOf('ask', 'concern.es.ask', SPANISH.ask),
  ],
  source: 'flow',
  topic: 'concern',
  asked: 'safety',
  memory: { checkedIn: memory.turn, awaits: null },
});

/** Said within a reply of an everyday flow while concern is open. */
export const withinReach = (language: 'en' | 'es') =>
  language === 'es'
    ? slotOf('say', 'es.near', [
        'El 988 (oprime 2) sigue ahí, a cualquier hora.',
        'Si pesa más, llama al 988 y oprime 2.',
      ])
    : slotOf('say', 'concern.near', [
        '988 stays within reach, by call or text.',
        'If it gets darker, 988 is there by call or text.',
      ]);

export const answeredNo = (language: 'en' | 'es') =>
  language === 'es'
    ? slotOf('lead', 'es.no', [
        'Gracias por responder claro. Si cambia, dímelo.',
        'Me alegra que contestes, y que sea un no.',
      ])
    : slotOf('lead', 'concern.no', [
        'Thank you for a clear answer. If that changes, tell me.',
        'I am glad you answered, and glad it is a no.',
      ]);
