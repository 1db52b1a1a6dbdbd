import type { Lines } from './flow';

/** The end of every topic's conversation: what happens once something small is on the table. */
export const CHOSEN: Lines = ['{Choice}, then.', '{Choice} it is.', 'You chose {choice}.', 'Okay: {choice}.'];

export const ASK_AGAIN: Lines = ['Would a few small ideas be welcome?', 'Shall I name a few small ideas?'];

export const CHOSEN_WHEN: Lines = [
  'When could that fit in?',
  'When would be the easiest time for it?',
  'What time of day would suit it?',
  'Where in your day could it go?',
];

export const OWN_HOW: Lines = [
  'Your own idea tends to fit best. Keep it as small as you like.',
  'It came from you, so it has a fair chance. Small is fine.',
  'I like that it is yours. Half of it would count, too.',
];

export const OWN_ASK: Lines = [
  'What is one small thing that might make the next hours a little easier?',
  'If you picked one tiny thing for today, what would it be?',
  'What would be a kind next step, by your own measure?',
];

export const NO_IDEAS: Lines = [
  'No ideas from me, then.',
  'Fine, I keep my ideas to myself.',
  'That is okay. You know this better than I do.',
];

export const NONE_OF_THEM: Lines = [
  'None of those, and that is fine.',
  'Fair enough, they do not fit.',
  'Okay, we leave those where they are.',
];

export const SMALLEST: Lines = [
  'You do not have to decide. The smallest would be {choice}.',
  'No rush. If it helps, the lightest of them is {choice}.',
];

export const SMALLEST_ASK: Lines = ['Shall we go with that one?', 'Would that one be all right?'];

export const OBSTACLE: Lines = [
  'Having a time makes it more real.',
  'Good, now it has a place in the day.',
  'That is a clear plan, and a small one.',
];

export const NO_TIME: Lines = [
  'It does not need a fixed time.',
  'No time yet is fine. It can wait for a good moment.',
];

export const OBSTACLE_ASK: Lines = [
  'What might get in the way?',
  'What could make it hard to do?',
  'What would you tell yourself if you did not feel like it?',
];

export const CLOSE: Lines = [
  'If it gets in the way, half of it still counts.',
  'If it does not work out, that is news and not a failure.',
  'A tiny version of it is still the real thing.',
  'If the day turns out hard, you may shrink it or drop it.',
];

export const CLOSE_WITH_CHOICE: Lines = [
  'You came with {label}, and you leave with {choice}.',
  'We began with {label}. What you take along is {choice}.',
  'So: {choice}, because of what you told me about {label}.',
];

export const CLOSE_WITHOUT_CHOICE: Lines = [
  'We began with {label}, and you said plainly how it is. That is something.',
  'You put words to {label} today. Nothing has to be solved by tonight.',
];

export const AFTER_WITH_CHOICE: Lines = [
  'Come back and tell me how {choice} went, also if it did not happen.',
  'I will remember {choice}. You can tell me about it when you feel like it.',
  'Good luck with {choice}. I am here for the next part, too.',
];

export const AFTER_WITHOUT_CHOICE: Lines = [
  'We can leave {label} here for today. I am around when you want to go on.',
  'That may be enough of {label} for now. The door stays open.',
];

/** How a short answer is taken before the next step. */
export const LEADS: Readonly<Record<'yes' | 'no' | 'unsure' | 'maybe' | 'refusal', Lines>> = {
  yes: ['Okay.', 'Good to know.', 'All right.', 'Thanks for saying so.'],
  no: ['Okay, not that.', 'All right, no.', 'No is a fine answer.', 'Okay.'],
  unsure: [
    'Not knowing is fine.',
    'You do not have to know.',
    'That is hard to put into words.',
    'No clear answer is okay.',
  ],
  maybe: ['A maybe is fine.', 'Somewhere in between, then.', 'Partly, then.', 'Okay, a bit of both.'],
  refusal: ['Then we leave that.', 'You do not have to.', 'Okay, we skip it.', 'That stays yours.'],
};

/** Around their own words. */
export const ECHO: Lines = ['{Phrase}.', 'I hear that {phrase}.'];
export const ECHO_FRAGMENT: Lines = ['{Phrase}.', '{Phrase}, yes.'];
export const ECHO_HARSH: Lines = [
  'Right now it feels like {phrase}.',
  'Part of you says {phrase}.',
  'There is this thought that {phrase}.',
];

export const BACK_TO_WORDS: Lines = [
  'Earlier you said {phrase}.',
  'You told me before that {phrase}.',
  'I go back to what you said: {phrase}.',
];
export const BACK_TO_CHOICE: Lines = [
  'Earlier you chose {choice}.',
  'You still have {choice} in your pocket.',
];
export const BACK_TO_TOPIC: Lines = ['We began with {label}.', 'You came here with {label}.'];

export const NEW_TOPIC: Lines = [
  'Then let us turn to {label}.',
  'Okay, {label}, then.',
  'We can talk about {label}.',
];
