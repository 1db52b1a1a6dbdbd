import type { NEAR_STEPS } from '../../steps/near';
import type { WordsFor } from '../words';

const GO_ON = 'Go on';
const WORDS = 'Words I could say';
const WRITE = 'Let me write';
const MINE = 'What is mine to decide';
const HELP = 'Who helps families';
const SOLVE = 'Work it out in steps';

export const NEAR_EN: WordsFor<typeof NEAR_STEPS> = {
  NEAR: {
    say: [
      'So it is about them, not about you. You did not cause it, and you cannot stop it for them.',
      'To watch over someone like that wears you out. Your own rest counts, too.',
      'That is a lot to live with. What they do is theirs; what you put up with is yours.',
      'You cannot carry that for two people.',
    ],
    ask: [
      'What would be of use?',
      'What would make it easier for you?',
      'What shall we look at first?',
      'Which part is nearest to you?',
    ],
    choices: { mine: MINE, words: WORDS, help: HELP, rough: 'They scare me or get rough' },
  },
  'NEAR.mine': {
    say: [
      'Theirs: if they stop. Yours: your money, keys and rides, who sleeps where, and your own rest. Speak when they are sober, and say what you will do, not what they must do.',
      'You can say no to lies, loans and rides with them. You can go to bed, or to a friend. You need no leave from them for that.',
      'Pick one line that you can hold, such as no money for it. One that holds is better than five that do not.',
    ],
    choices: { words: WORDS, decide: 'For and against', help: HELP, write: WRITE },
  },
  'NEAR.help': {
    say: 'Al-Anon runs free groups for families and friends: {alanon}. SAMHSA talks with families, too, day and night: {samhsa}.',
    choices: { mine: MINE, words: WORDS, goOn: GO_ON },
  },
  'NEAR.car': {
    say: 'Nobody should be in a car with them then, and a child least of all. You may say no and keep the keys. If it is now, call {911}.',
    choices: { mine: MINE, words: WORDS, help: HELP },
  },
  'NEAR.unwell': {
    say: [
      'It is kind to think of them. Ask how they are, and then listen. You do not have to fix it.',
      'A short message is enough: I thought of you, how are you really. Then let them talk.',
    ],
    ask: ['What would help you with that?', 'What do you need for it?'],
    choices: {
      words: WORDS,
      danger: 'They may be in danger',
      me: 'It weighs on me, too',
      enough: 'That is enough',
    },
  },
  CRAVE: {
    say: [
      'Then this comes first. An urge climbs, stands and falls, mostly within half an hour. Some streets away from it that is easier.',
      'This first, then. It does not stay at its highest, and with some distance it falls sooner.',
    ],
    ask: ['What shall it be, right now?', 'Which of these, this minute?'],
    choices: { urge: 'Ride it out, step by step', person: 'Reach a person', goOn: 'Go on' },
  },
  'LOST.place': {
    say: [
      'A place that shuts takes its days along, and the faces one saw there. That is a loss, too.',
      'With it goes what a week hangs on. It is no small thing.',
    ],
    ask: ['What of it do you miss most?', 'Who was there with you?'],
    choices: { someone: 'Someone from there', step: 'Something for such a day', write: WRITE },
  },
  LOST: {
    say: ['I want to get this right.', 'I would rather not guess here.'],
    ask: ['What happened there?', 'Which is it?'],
    choices: {
      died: 'They died',
      parted: 'We parted',
      ill: 'They are ill',
      else: 'Something else',
    },
  },
  'CARING.line': {
    say: "The Alzheimer's Association talks with families day and night, for free: {alzheimers}. For other care, their doctor knows who can step in for a few hours.",
    choices: { kind: 'Something kind for me', person: 'Someone I could ask', goOn: GO_ON },
  },
  'CARING.nights': {
    say: [
      'Nights like that wear anyone out. Tell their doctor about the nights: often something can be done. And ask someone to take one night a week.',
      'You cannot do both the days and the nights for long. Sleep when they nap, and let one more thing wait.',
    ],
    choices: {
      line: 'A line for carers',
      person: 'Someone to take a night',
      kind: 'Something kind for me',
      write: WRITE,
    },
  },
  'CARD.school': {
    say: [
      'Many children do this, and it can be mended. Ask the teacher today for one grown-up who meets your child at the door each day. If the belly hurts each day, let a doctor look, too.',
      'It is hard on both of you. Find out what they fear: a person, a room, or being away from you. Then tell the teacher that one thing.',
    ],
    ask: ['What do you need now?', 'What shall we get ready?'],
    choices: {
      gate: 'What to do in the morning',
      call: 'Who to call there',
      words: WORDS,
      solve: SOLVE,
    },
  },
  'CARD.gate': {
    say: [
      'Pack and lay out the clothes at night. Keep the morning the same each day. At the gate: one hug, one line, such as I will be back at three, and then go. A long goodbye makes it harder.',
      'Let the same grown-up take your child by the hand. You go, also if there are tears: most stop soon after. Keep the home dull in school hours.',
    ],
    choices: { call: 'Who to call there', words: WORDS, solve: SOLVE, enough: 'That is enough' },
  },
  'CARD.schoolCall': {
    say: 'Call the school office in the morning. Ask for the class teacher, or for the one who looks after how pupils are. I have no number for it.',
    choices: { gate: 'What to do in the morning', words: WORDS, goOn: GO_ON },
  },
  BED: {
    say: 'A bed for tonight comes first. Call {bed}, free, any hour: they know shelters and food near you, also for parents with children.',
    ask: 'Is someone at home a danger to you?',
    choices: {
      danger: 'Yes, I am afraid of someone',
      street: 'No, I have no place',
      person: 'Someone I could ask',
      goOn: 'Go on',
    },
  },
  'BED.street': {
    say: 'Until you have a bed: a place with light and people, such as a bus station, a hospital lobby or a shop that stays open. If you are under 18, say so: they must find you a place.',
    choices: { person: 'Someone I could ask', words: WORDS, goOn: GO_ON },
  },
  BLACKMAIL: {
    say: 'The one who threatens does the wrong here, not you, also if you sent something. Do not pay and send nothing more: paying seldom ends it. Keep the messages and names as proof, then stop answering.',
    ask: 'How old are you?',
    choices: {
      young: 'I am under 18',
      adult: 'I am 18 or older',
      person: 'Someone I could tell',
      live: 'I do not want to live with this',
      goOn: GO_ON,
    },
  },
  'BLACKMAIL.young': {
    say: 'On {pictures} you can stop a picture from being spread, free, without your name. The picture stays on your phone. Tell one grown-up you trust: you are the one who was wronged.',
    choices: {
      person: 'Someone I could tell',
      words: WORDS,
      live: 'I do not want to live with this',
      goOn: GO_ON,
    },
  },
  'BLACKMAIL.adult': {
    say: '{picturesAdult} helps to stop a picture from being spread, free, and it stays on your phone. The police take it, too. Beware of anyone who wants money to help: that is often the next trick.',
    choices: {
      person: 'Someone I could tell',
      words: WORDS,
      live: 'I do not want to live with this',
      goOn: GO_ON,
    },
  },
  NUMBER: {
    say: 'I have no number for that. {whom}',
    choices: { words: 'What to say to them', solve: SOLVE, person: 'I want a person', goOn: GO_ON },
  },
};
