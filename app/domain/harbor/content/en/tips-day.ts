import type { DAY_TIP_STEPS } from '../../steps/tips';
import type { TipLines } from '../tip-words';

/** Tips for what the day asks for: each one small thing that harms nobody. */
export const DAY_TIPS_EN: TipLines<typeof DAY_TIP_STEPS> = {
  'TIP.work': [
    'Write down the three things that must be done today. The rest may wait on a second list.',
    'Pick one hour this evening in which you read nothing from work. Set an alarm for it.',
    'Take the next break outside, even for five minutes, and leave the phone in your pocket.',
    'When a new task comes, name a day for it before you say yes.',
    'At the end of the day, write the first thing for tomorrow on a note, and leave the note at work.',
  ],
  'TIP.study': [
    'Set a timer for ten minutes and do only the first page. When it rings you may stop.',
    'Close the book and write down what you still know. That stays better than reading it again.',
    'Put the phone in another room for twenty minutes. Then take a break of five.',
    'Do the hardest part first, while you are fresh, and leave the easy part for the end.',
    'Ask one person in your class about one thing that you did not get.',
  ],
  'TIP.money': [
    'Open one letter, only one. Write the sum and the date on a sheet, and stop there.',
    'Put all the bills in one place and mark the date on each. The next date comes first.',
    'Call before the date, not after. Say what you can pay and when, and ask for a plan.',
    'Write down what you spend for three days. Change nothing yet, only look.',
    'Find one thing that you pay for each month and do not use. Stop that one today.',
  ],
  'TIP.stuck': [
    'Do only the first two minutes of it, such as to open the file. Then you may stop.',
    'Write the next move on a note, so small that it takes five minutes.',
    'Stand up, drink a glass of water, and start with what is nearest to your hand.',
    'Give it a time: at four I begin, at ten past four I may stop.',
    'Tell one person what you will begin, and at what time.',
  ],
  'TIP.good': [
    'Write down what went well, and one thing that you did for it.',
    'Tell one person about it today, in one line.',
    'Put a picture, a note or a song of it where you can find it again.',
    'Stop for one minute and look at it once more, before the day moves on.',
  ],
};
