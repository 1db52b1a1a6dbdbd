import type { BODY_TOPIC_STEPS } from '../../steps/topics';
import type { WordsFor } from '../words';

export const BODY_TOPICS_EN: WordsFor<typeof BODY_TOPIC_STEPS> = {
  'TOPIC.body': {
    say: [
      'Pain and waiting use up a lot of strength.',
      'A body that does not play along changes every plan.',
      'Trouble with the body is work, with no day off.',
    ],
    ask: ['What would make this hour easier to bear?', 'What could be kind to you now?'],
    choices: {
      kind: 'Be kind to myself',
      breathe: 'Breathe slowly',
      write: 'Let me write',
      step: 'One small thing I can do',
    },
  },
  'TOPIC.sleep': {
    say: [
      'Nights like that make days long.',
      'Sleep does not come by trying harder.',
      'After a bad night, everything else looks bigger.',
    ],
    ask: ['What shall we try?', 'Which fits this hour?'],
    choices: {
      sleep: 'Something for the night',
      worry: 'Park a worry until tomorrow',
      breathe: 'Breathe slowly',
      write: 'Empty my head in writing',
    },
  },
  'TOPIC.panic': {
    say: [
      'This wave is strong, and it will come down. Let us breathe first.',
      'A panic wave rises, peaks and passes. The breath comes first.',
      'Your body has sounded an alarm. We start with the breath, or with what you can see.',
    ],
    ask: ['Which first?', 'Where do you want to begin?'],
    choices: { breathe: 'Breathe', ground: 'Look around me', person: 'A person', body: 'It may be my heart' },
  },
  'TOPIC.drink': {
    say: [
      'It is good that you say it.',
      'Urges come in waves, and no wave stays at the top.',
      'One day does not decide the next one.',
    ],
    ask: ['What would help in this hour?', 'What is the next small thing?'],
    choices: {
      urge: 'Ride out an urge',
      step: 'One small step',
      person: 'Someone who may know',
      write: 'Write it honestly',
      near: 'It is someone near me',
    },
  },
  'TOPIC.food': {
    say: [
      'Eating can get tangled up with feelings.',
      'Food and the mirror can take up a whole day.',
      'Many people fight with eating or with their body, mostly in silence.',
    ],
    ask: ['What would be gentle now?', 'What would turn the noise down?'],
    choices: {
      kind: 'Be kind to myself',
      ground: 'Get out of my head',
      write: 'Let me write',
      person: 'Tell a person',
    },
  },
};
