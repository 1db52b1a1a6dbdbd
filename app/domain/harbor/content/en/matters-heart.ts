import type { HEART_MATTER_STEPS } from '../../steps/matters-heart';
import type { WordsFor } from '../words';

const WRITE = 'Let me write';
const WORDS = 'Words I could say';
const THOUGHT = 'Look at one thought';

export const HEART_MATTERS_EN: WordsFor<typeof HEART_MATTER_STEPS> = {
  'MATTER.guilt': {
    say: [
      'Guilt puts all of it on one person. Some of it was in your hands, and some was not.',
      'Two lists can help: what was in your hands, and what was not. The second one is mostly longer than it looks at night.',
      'What is left in your hands can be made good in part: say it, say that it was you, and ask what would help now.',
      'To feel guilt shows that it matters to you. It does not say who you are.',
      'Those who went through it with you know parts that you do not see. One of them can look at it with you.',
    ],
    ask: [
      'What would ease it a little?',
      'Which part do you want to look at?',
      'What is left to do about it?',
    ],
    choices: { write: WRITE, thought: THOUGHT, words: WORDS, letter: 'A letter, to send or not' },
  },
  'MATTER.shame': {
    say: [
      'Most people would want to sink into the floor there. It says little about who you are.',
      'Shame makes one think that all of them saw it and will keep it in mind. Most were busy with themselves.',
      'Shame gets smaller once one kind person knows of it. You choose who, and how much.',
      'Think of a friend to whom this happened. What you would say to them is true for you, too.',
    ],
    ask: [
      'What would take some of it off you?',
      'How shall we look at it?',
      'What would be kind to you now?',
    ],
    choices: { write: WRITE, thought: THOUGHT, kind: 'Be kind to myself', person: 'Someone who may know' },
  },
  'MATTER.gambling': {
    say: [
      'Bets are built so that one goes on, and to lose like this can happen to anyone. One step today: leave your card with someone you trust.',
      'You can shut yourself out on the site or in the app: look for self-exclusion. In most places that takes a few minutes.',
      'The US line for gambling is {gambling}, free, day and night, also for the debts.',
      'The wish to win it back is the trap. What is gone is gone, and no new bet is the first win.',
      'If you owe someone, one true line is better than a good story: I lost it on bets, and I will pay it back bit by bit.',
    ],
    ask: ['What comes first?', 'Which step can be done today?', 'Whom could you let in on it?'],
    choices: { words: WORDS, urge: 'Ride out an urge', person: 'Someone who may know', write: WRITE },
  },
  'MATTER.theirTest': {
    say: [
      'The test is theirs, and you stand near. What helps most: food, sleep, and someone calm in the house.',
      'Calm down seldom calms anyone. You can say: I am here if you need me. Then let them be.',
      'Ask once what would help: to be quizzed, to be left alone, or a ride there. Then do just that.',
      'If their mind goes blank: feet on the floor, a long breath out, look at the first line. They can try that at home.',
      'Tell them that you like them just as much if it goes wrong. Say it before the day, not after.',
    ],
    ask: [
      'What would help you to stand near?',
      'What could you get ready for it?',
      'What would make these days easier at home?',
    ],
    choices: {
      words: WORDS,
      worry: 'Give my worry a time',
      breathe: 'Calm myself first',
      enough: 'That is enough',
    },
  },
  'MATTER.theirHealth': {
    say: [
      'It is their body, and it lands on you, too. To be near counts, also with no good words.',
      'Offer one thing with a name and a day: a ride, a meal, an hour in the waiting room. That is easier to take than a big offer.',
      'Let them say how they are, or not. You can ask: do you want to talk about it, or about something else.',
      'Write down what you want to ask the doctor, and go along if they want you there. Two people hear more.',
      'Keep one hour a day that is yours. Someone who stands by needs sleep and food, too.',
    ],
    ask: [
      'What would help you to be there?',
      'What do you need for yourself?',
      'What comes next for you two?',
    ],
    choices: { words: WORDS, worry: 'Give my worry a time', write: WRITE, person: 'Someone beside me' },
  },
};
