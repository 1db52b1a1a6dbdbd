import type { PICK_STEPS } from '../../steps/pick';
import type { WordsFor } from '../words';

const OPENING = {
  weighs: 'Something weighs on me',
  sleep: 'I cannot sleep',
  calm: 'I want to calm down',
  step: 'One small step',
  look: 'Just looking',
};

export const PICK_EN: WordsFor<typeof PICK_STEPS> = {
  OPEN: {
    say: 'I am Harbor. I work with buttons and short exercises that people wrote. You can type, too, but I may not get all of it.',
    ask: 'What brings you here?',
    choices: OPENING,
  },
  'OPEN.again': {
    say: ['From the top, then.', 'Here is the beginning again.', 'A new start, with the same buttons.'],
    ask: ['What is it this time?', 'What shall it be?', 'What is on your mind?'],
    choices: OPENING,
  },
  GREET: {
    say: [
      'Hello. I am a program, here to help you sort the day.',
      'Hello to you. Harbor has no small talk, but it has buttons.',
      'A greeting back from a program.',
    ],
    ask: ['What would you like to do?', 'How can this page be of use?', 'What is today about?'],
    choices: OPENING,
  },
  'CHAT.you': {
    say: [
      'Kind of you to ask. A program has no days, good or bad.',
      'Same as ever: I am a program, so nothing is up with me.',
      'With me it is always the same day. Thank you for asking.',
    ],
    ask: ['How is yours?', 'And how are things with you?', 'How does it look with you?'],
    choices: {
      weighs: 'Something weighs on me',
      step: 'One small step',
      exercise: 'A short exercise',
      look: 'What you can do',
    },
  },
  'CHAT.likes': {
    say: [
      'I eat, drink and watch nothing: I am a program. A nice question all the same.',
      'None, and that is the dull part of being a program.',
      'A program has no taste in things. People have more to tell there.',
    ],
    ask: ['What about you?', 'What is yours?', 'What would you pick?'],
    choices: {
      weighs: 'Something weighs on me',
      step: 'One small step',
      exercise: 'A short exercise',
      look: 'What you can do',
    },
  },
  CHAT: {
    say: [
      'I am a poor one to chat with. A program has no weather and no team.',
      'There is nothing to solve in that, and that is fine.',
      'I read it, and an ordinary day is good news.',
    ],
    ask: ['Is there something to do here today?', 'Would you like one of these?', 'Shall we use the minute?'],
    choices: {
      weighs: 'Something weighs on me',
      step: 'One small step',
      exercise: 'A short exercise',
      look: 'What you can do',
    },
  },
  'CHAT.tell': {
    say: [
      'I make a poor partner for that: a program of few words. But there is room here to tell.',
      'For company I am a bit thin. Telling works here, a little or a lot.',
    ],
    ask: ['What would you tell first?', 'What goes on around you today?'],
    choices: { write: 'A page of my own', person: 'A person', enough: 'That is enough' },
  },
  'CHAT.memory': {
    say: [
      'That one comes with a smile, and with the gap that stays.',
      'A thing like that keeps them near for a moment.',
    ],
    ask: ['What else belongs to that memory?', 'What more comes back of those days?'],
    choices: { write: 'Write it down', enough: 'That is enough' },
  },
  PICK: {
    say: '',
    ask: [
      'What is it closest to?',
      'Which of these comes near?',
      'Where does it press most?',
      'Which of them is on your mind?',
      'Where shall we look first?',
      'What has taken up most of the day?',
    ],
    choices: {
      worry: 'Worry or stress',
      low: 'Low or empty',
      people: 'People: family, love, friends',
      loss: 'Losing someone',
      else: 'Something else',
    },
  },
  'PICK.people': {
    say: '',
    ask: ['Who is it about?', 'Which people?'],
    choices: {
      family: 'My family',
      partner: 'My partner',
      breakup: 'A love that ended',
      friends: 'Friends',
      lonely: 'Having nobody near',
    },
  },
  'PICK.2': {
    say: '',
    ask: ['Or one of these?', 'Is it nearer to one of these?', 'Which of the next five?'],
    choices: {
      work: 'Work, school or money',
      body: 'Sleep, body, or a habit',
      self: 'Anger, guilt, or who I am',
      stuck: 'I cannot get going',
      else: 'None of these',
    },
  },
  'PICK.work': {
    say: '',
    ask: ['Which of them takes up most room?', 'Which of the three?'],
    choices: { work: 'Work', study: 'School', money: 'Money' },
  },
  'PICK.body': {
    say: '',
    ask: ['Which part of it?', 'Where in the body, or when?'],
    choices: {
      sleep: 'Sleep',
      body: 'Pain or illness',
      panic: 'Waves of panic',
      drink: 'Alcohol, drugs, betting',
      food: 'Eating',
    },
  },
  'PICK.self': {
    say: '',
    ask: ['Which name fits best?', 'What would you call it?'],
    choices: {
      anger: 'Anger',
      self: 'Being hard on myself',
      shame: 'Guilt or shame',
      trauma: 'Something that happened',
      identity: 'Being different',
    },
  },
  'PICK.3': {
    say: ['If none fits, your own words are fine.', 'Lists have gaps. You can also type it below.'],
    ask: ['Is it one of the last ones?', 'Or is it here?'],
    choices: {
      caring: 'Caring for someone',
      newborn: 'A baby or a pregnancy',
      good: 'Something good',
      write: 'Let me just write',
    },
  },
};
