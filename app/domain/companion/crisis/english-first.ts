import type { CrisisKind, CrisisLines } from './texts';

const HELP = 'You can call or text 988 at any hour, or text HOME to 741741.';

/** The first reply to each kind, after the acknowledgement. */
export const ENGLISH_FIRST: Readonly<Record<CrisisKind, CrisisLines>> = {
  suicide: {
    hear: [
      `I'm an AI, and this deserves people: someone you trust, and a doctor or counselor. ${HELP} If calling is hard, a text is enough.`,
      `I'm an AI, so please let a person in, too: someone you trust, and a doctor or counselor. ${HELP} If you cannot talk out loud, text.`,
    ],
    ask: ['Are you thinking of ending your life right now?', 'Do you feel you might act on it today?'],
    asked: 'safety',
  },
  'self-harm': {
    hear: [
      `Hurting yourself is often a way to get through something too big. If a wound is deep, that needs care now. I'm an AI, so please tell someone you trust, or a doctor. ${HELP} If calling is hard, text.`,
    ],
    ask: ['Do you feel like hurting yourself right now?'],
    asked: 'safety',
  },
  voices: {
    hear: [
      `That must be frightening, and you do not have to obey it. I'm an AI. Please get near someone you trust and see a doctor today. ${HELP} If calling is hard, text. In danger, call 911.`,
    ],
    ask: ['Are you being told to hurt yourself or someone else right now?'],
    asked: 'safety',
  },
  'harm-to-others': {
    hear: [
      `You said it before anything happened. Put space between you and them: another room, outside. I'm an AI, so please reach a person you trust and a doctor or counselor. ${HELP} If calling is hard, text. If you are about to act, call 911.`,
    ],
    ask: ['Are you close to acting on it right now?'],
    asked: 'safety',
  },
  abuse: {
    hear: [
      `It is not your fault. I'm an AI, so please tell a person you trust, or a doctor. In danger, call 911. The domestic violence line is 1-800-799-7233. ${HELP} If calling is not safe, text.`,
    ],
    ask: ['Are you in danger right now?'],
    asked: 'safety',
  },
  eating: {
    hear: [
      `Food has become a fight, and that is worth real help. I'm an AI, so please see a doctor soon and tell someone you trust. ${HELP} If calling is hard, a text is enough.`,
    ],
    ask: ['Do you feel faint or very weak right now?'],
    asked: 'safety',
  },
  substance: {
    hear: [
      `I'm not here to judge. If you took too much, call 911 or Poison Help at 1-800-222-1222 now. I'm an AI, so please bring in someone you trust and a doctor. ${HELP} If calling is hard, text.`,
    ],
    ask: ['Are you in danger from what you took?'],
    asked: 'safety',
  },
  medical: {
    hear: [
      `This may need help within minutes. I'm an AI and cannot check you: please call 911, or have someone near you call. Stay with a person you trust, and tell the doctor all of it. ${HELP} If calling is hard, text 911 where that works.`,
    ],
    ask: ['Are you in danger right now?'],
    asked: 'safety',
  },
  'other-person': {
    hear: [
      `You can ask them plainly about suicide: asking does not plant it. Listen, stay close, and bring in a doctor and someone they trust. I'm an AI. 988 helps you help them: call or text. So does HOME to 741741. If calling is hard, text. In danger, call 911.`,
    ],
    ask: ['Are they in danger right now?'],
    asked: 'safety',
  },
};
