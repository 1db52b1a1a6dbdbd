import type { MATTER_STEPS } from '../../steps/matters';
import type { WordsFor } from '../words';

const WRITE = 'Let me write';
const WORDS = 'Words I could say';
const SOLVE = 'Work it out in steps';
const GO_ON = 'Go on';
const CALL = 'Who I can call';
const GRIEF = {
  memory: 'One memory of them',
  letter: 'A letter to them',
  write: WRITE,
  person: 'A person beside me',
};

export const MATTERS_EN: WordsFor<typeof MATTER_STEPS> = {
  'MATTER.bills': {
    say: [
      'Bills that cannot be paid press all day and night. {bed} knows who helps with rent, power and food near you, day and night, for free.',
      'Sort it by harm: home and heat first, then food, then the rest. The others can wait a while, even when their letters are loud.',
      'Many landlords and power firms take a part now and a date for the rest. Ask before the day it is due, and get the answer in writing.',
      'Write down three sums: what you have, what is due this week, and what is still to come. On paper it stops spinning.',
    ],
    ask: [
      'What do you want to sort first?',
      'Which part is the most urgent?',
      'Which of them calls the loudest?',
    ],
    choices: { call: CALL, words: WORDS, solve: SOLVE, write: WRITE },
  },
  'MATTER.food': {
    say: [
      'Food comes before any bill. {bed} can name a place near you that gives food today. The call is free, day or night.',
      'Children can often eat at school for free. One call to the school office is enough to ask.',
      'SNAP and WIC help with groceries. {bed} can tell you how to ask for them, and where to eat until they begin.',
      'To take food is no shame. It is there for weeks like this one.',
    ],
    ask: [
      'What would make today easier?',
      'What do you need to ask for it?',
      'What else is there to sort out?',
    ],
    choices: { words: WORDS, solve: SOLVE, person: 'Someone I could ask', write: WRITE },
  },
  'MATTER.jobless': {
    say: [
      'To be without work wears you down, and it says little about you.',
      'If the job ended, ask the labor office about pay for the time without one. Ask soon: often it counts from the day you ask.',
      'Two hours for the search at a fixed time is enough for a day. The rest may be for other things.',
      'Tell three people that you look for work. Many jobs are found through someone one knows.',
    ],
    ask: ['What would be a good next move?', 'What shall we begin with?', 'Which of these fits today?'],
    choices: { step: 'One small step', solve: SOLVE, words: WORDS, write: WRITE },
  },
  'MATTER.blank': {
    say: [
      'A mind that goes blank is in alarm. It has not lost what you know.',
      'Put your first two lines on a card and learn only those. Once you have begun, the rest comes more easily.',
      'If it goes blank: stop, feel both feet, breathe out, look at the card. A pause feels long to you and short to them.',
      'Say it once out loud, standing up, to a wall or to a friend. Out loud it stays.',
      'If someone laughs, you may wait and go on. Most people in the room hope that you get through.',
    ],
    ask: [
      'What shall we have ready for it?',
      'What would make it easier to stand there?',
      'What do you want to do until then?',
    ],
    choices: {
      speak: 'Before I speak to people',
      ground: 'Come back to the room',
      worry: 'Give the worry a time',
      write: WRITE,
    },
  },
  'MATTER.pet': {
    say: [
      'I am sorry for the empty place. An animal like that is part of each hour of the day.',
      'The quiet and the empty place are part of it. Nothing has to be cleared away today.',
      'Some keep the collar, some put up a photo, some plant something. There is no wrong way to keep them.',
      'Many ask if they could have done more. One can only act on what one knew that day.',
    ],
    ask: [
      'What would you like to do for them?',
      'What do you need today?',
      'What would be good in the quiet?',
    ],
    choices: GRIEF,
  },
  'MATTER.loss': {
    say: [
      'I am sorry that they are gone. Someone who was there every day is missing in every room.',
      'Clothes, shoes, a chair: nobody can set you a date for them. They can stay until you are ready.',
      'In the first weeks meals and sleep get mixed up. A little food at fixed hours helps the body.',
      'Many talk to them out loud, or lay a place for them. That is not strange.',
      'You can keep one box as it is, and let someone help with the rest when you want to.',
    ],
    ask: [
      'What would be good in this hour?',
      'What is there that you could lean on today?',
      'What do you wish for tonight?',
    ],
    choices: GRIEF,
  },
  'MATTER.teen': {
    say: [
      'A child who stays in bed and goes quiet is hard to watch. Something weighs on them, and you saw it.',
      'Sit with them for ten minutes, with no word of school. You can say: I see it is hard, and I am not angry. Then be quiet.',
      'If it has gone on for two weeks, or food and sleep are off, let a doctor look. Tell the school, too: they can help with the way back.',
      'It is seldom the fault of one person, and blame helps neither of you. Ask them plainly if they think about dying. To ask does not plant it.',
      'One small thing a day is enough at first: a shower, a short walk, one meal at the table.',
    ],
    ask: ['What would help you with it?', 'What do you want to get ready?', 'Which part comes first?'],
    choices: { words: WORDS, danger: 'I fear for their life', solve: SOLVE, write: WRITE },
  },
  'MATTER.eating': {
    say: [
      'Eating like that can do harm, also when nobody sees it: to the heart and the teeth. Let a doctor look this week.',
      'The ANAD line is for eating and the body: {eating}, on weekdays, free.',
      'With a doctor you can be short: how often, since when, and if you have fainted. You may ask what your family will be told.',
      'If you faint, have chest pain, see blood, or keep no water down for a day: go to an emergency room the same day.',
    ],
    ask: [
      'What do you need for that?',
      'What would be the next small thing to say?',
      'Which of these could you do today?',
    ],
    choices: {
      body: 'I have fainted, or my heart acts up',
      words: WORDS,
      kind: 'Be kind to myself',
      write: WRITE,
    },
  },
  'MATTER.baby': {
    say: [
      'Lay the baby in the crib, on the back, and go to another room for ten minutes. That is safe, and it is right. Parents can call {parents}, day and night.',
      'Drink some water and breathe out slowly. Look in after ten minutes. Then pick the baby up, or wait once more.',
      'Go through it once: fed, dry, too warm, a fever, something that pinches. With a fever or a new kind of cry, call the doctor.',
      'Who steps away when it gets too much is a good parent. Ask one person to hold the baby for an hour today.',
    ],
    ask: ['How is it for you now?', 'What do you need in this minute?', 'What would be a rest?'],
    choices: {
      danger: 'I am afraid of what I may do',
      breathe: 'Breathe for two minutes',
      person: 'Someone who can take over',
      write: WRITE,
    },
  },
  'MATTER.birth': {
    say: [
      'After a birth many fall into a deep low. It is an illness, nobody brought it on, and it can be treated. {parents} helps families, any hour.',
      'Their doctor or midwife can be told plainly: since the birth there is no joy, and the baby is too much. You may make that call.',
      'Take one fixed feed each night, so that there are five hours of sleep in one piece. Sleep does more than good words.',
      'If they speak of dying or of harm to the baby, or hear or see strange things: someone has to be with them, and call {911}.',
    ],
    ask: ['What would ease it at home?', 'What do you need for that call?', 'Which part comes first today?'],
    choices: {
      danger: 'I fear for their life',
      words: 'Words I could say',
      person: 'Someone who could help',
      write: WRITE,
    },
  },
  'MATTER.papers': {
    say: [
      'To live with that fear is a weight each day. Some things are yours to know and to plan.',
      'At home you do not have to open the door unless they show a paper signed by a judge. Ask them to slide it under the door.',
      'You may stay silent and ask for a lawyer. Do not run, do not lie, and sign nothing that you do not understand.',
      'Make a plan for the family: who picks up the children, one phone number known by heart, and the papers in one place.',
      '{bed} can name free legal help near you. Ask for a lawyer, not a notary.',
    ],
    ask: [
      'What would make you feel a bit safer?',
      'What do you want to prepare?',
      'What comes first for your family?',
    ],
    choices: {
      call: CALL,
      solve: 'A plan for my family',
      breathe: 'Breathe for two minutes',
      write: WRITE,
    },
  },
  'MATTER.hangover': {
    say: [
      'The day after: water, some food, a dark room, and no big choices.',
      'What was said at night looks worse in the morning. Most of them recall less of it than you do.',
      'Part of the low mood on such a day comes from the drink. It mostly lifts with sleep.',
      'If it needs a word, one line tomorrow does it: I had too much, and that was out of line.',
    ],
    ask: ['What is it like for you?', 'What would be good now?', 'What else is there?'],
    choices: {
      more: 'It is more than the drink',
      kind: 'Be kind to myself',
      often: 'It happens too often',
      enough: 'That is enough',
    },
  },
  'MATTER.evening': {
    say: [
      'Evenings like that are long, and a house can get very quiet.',
      'Some give the evening a fixed thing: a radio show, soup at seven, a short call on the same day each week.',
      'A place where people know your face helps: a library, a choir, a meal at a senior center. {bed} knows what is near you.',
      'To talk to a cat or to a photo counts. It keeps a voice in the house.',
    ],
    ask: ['What would make this evening shorter?', 'What could you try this week?', 'What sounds like you?'],
    choices: {
      step: 'One small thing for tonight',
      value: 'What matters to me',
      person: 'Someone I could reach',
      write: WRITE,
    },
  },
  'CALL.bed': {
    say: [
      '{bed} is a free phone line in the US that knows who helps near you with rent, power, food and legal questions. If it all gets too much: {988}, at any hour.',
      'It is a phone line, so it does not matter how far away it is. They ask for your zip code and look up what is near you.',
    ],
    choices: { words: 'What to say to them', person: 'I want a person', goOn: GO_ON },
  },
  'CALL.eating': {
    say: 'For eating it is the ANAD line, on weekdays: {eating}. At any other hour {988} answers, also when it is not an emergency.',
    choices: { words: 'What to say to them', person: 'I want a person', goOn: GO_ON },
  },
  'CALL.parents': {
    say: 'For parents it is {parents}, by call or text, at any hour. When it all gets too much, {988} answers, too.',
    choices: { person: 'I want a person', goOn: GO_ON },
  },
  TRIED: {
    say: '',
    ask: [
      'Shall we do one of these now?',
      'Is there one that you would try?',
      'Which would be worth ten minutes?',
    ],
    choices: { think: 'Think it through', person: 'Ask a person' },
  },
};
