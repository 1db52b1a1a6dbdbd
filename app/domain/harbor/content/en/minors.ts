import type { MinorWords } from '../words';

/** What is said in another way to somebody under 18: a grown-up they trust comes first. The buttons stay. */
export const MINORS_EN: MinorWords = {
  HUMAN: {
    say: [
      'I am a program, so not me. A grown-up you trust comes first. {988} is free, at any hour, also when it is not an emergency.',
      'Tell a grown-up you trust, at home or at school. Day and night there is also {988}, at no cost.',
    ],
  },
  REACH: {
    say: 'A grown-up you trust comes first: at home, at school, or next door. One short line is enough, such as: I have a hard day, can we talk.',
    ask: 'Which grown-up comes to mind?',
  },
  PERSON: {
    say: [
      'A grown-up you trust comes first: at home, at school, or next door. You can say: I am not safe right now. Can you come, or stay on the phone with me?',
      'Any grown-up who is kind to you will do. Short words are enough: I need you, please come.',
    ],
    ask: ['Which grown-up would pick up?', 'Which grown-up could come?'],
  },
  'PERSON.next': {
    say: 'Then the next grown-up, no need to wait. {988} answers at any hour.',
  },
  'PERSON.line': {
    say: 'A teacher, a school nurse or a neighbor counts, too. If none of them can be reached now, call or text {988} and say: I am not okay.',
  },
  'SUI.who': {
    say: [
      'Good. Now one grown-up: at home, next door, or the counselor on the line.',
      'One grown-up is enough: someone you trust, or whoever answers {988}.',
    ],
    ask: ['Who can be with you, in the room or on the phone?', 'Which grown-up can you reach now?'],
  },
  HURT: {
    say: 'I am sorry. It is not your fault. Childhelp is for this: {childhelp}, call or text, any hour.',
    ask: 'Are you in danger this minute?',
  },
  'HURT.else': {
    say: 'Tell a grown-up you trust. Childhelp is there at any hour: {childhelp}. In danger now, call {911}.',
  },
};
