import type { THEIRS_STEPS } from '../../steps/theirs';
import type { WordsFor } from '../words';

const NOW = 'It is happening now';
const CALM = 'Calm my body';
const STOP = 'Stop here';

export const THEIRS_EN: WordsFor<typeof THEIRS_STEPS> = {
  'CHILD.other': {
    say: 'Call Childhelp at {childhelp}, or {911}. You do not need proof to ask for help.',
    choices: { tell: 'I will call', now: NOW, notSo: 'No child is being hurt' },
  },
  'CHILD.next': {
    say: [
      'Stay calm, listen, and say that it is not their fault. Ask little, and do not face the one who does it. Note what you saw, and when.',
      'It counts that somebody sees it. If the child tells more, only listen. What you saw and when is worth writing down.',
    ],
    choices: { now: NOW, calm: CALM, stop: STOP, notSo: 'No child is being hurt' },
  },
  'HURT.other': {
    say: 'You can call for someone else, too: {home}, at any hour. In danger now: {911}.',
    choices: { their: 'What I can do for them', now: NOW, notSo: 'Nobody is being hurt' },
  },
  'HURT.their': {
    say: [
      'Talk to them when they are alone. Say that you believe them, and that it is not their fault. Do not face the other one for them: that can make it worse.',
      'They choose when and how, and you can stay near. Agree on a word that means: call {911} for me.',
    ],
    choices: { now: NOW, calm: CALM, stop: STOP, notSo: 'Nobody is being hurt' },
  },
  'HURT.seen': {
    say: 'Call {911} now. Tell them the place, and what is going on. Do not step between them.',
    choices: { called: 'I called', notSo: 'Nobody is being hurt' },
  },
};
