import type { BODY_TIP_STEPS } from '../../steps/tips';
import type { TipLines } from '../tip-words';

/** Tips for the body and its nights: each one small thing that harms nobody. */
export const BODY_TIPS_EN: TipLines<typeof BODY_TIP_STEPS> = {
  'TIP.body': [
    'Write down three questions for the doctor, and take the sheet with you.',
    'Do half of what you planned, and rest before it hurts more.',
    'Note for three days when it is better and when it is worse. A doctor can use that.',
    'Change how you sit or lie each half hour, as long as it does not hurt.',
    'Tell one person today how it is, in one line, and what would help.',
  ],
  'TIP.sleep': [
    'Get up at the same hour tomorrow, also after a bad night. It sets the clock of the body.',
    'Use earplugs or let a fan run. One steady noise covers the others.',
    'Make the room dark, let some fresh air in, and turn the clock so that you cannot see it.',
    'If you lie awake for long, get up and sit in dim light. Go back when you are sleepy.',
    'Put the phone out of reach half an hour before bed, and dim the light.',
    'Write down what tomorrow needs before you lie down. Then it stands on paper.',
  ],
  'TIP.panic': [
    'Put both feet on the floor, and let the breath out longer than you let it in.',
    'Name five things that you see, out loud if you can.',
    'Hold your wrists under cold water for half a minute.',
    'Stay where you are, if it is safe there, and wait. A wave of fear goes down by itself.',
    'Sit near a person, and say one line: give me five minutes.',
  ],
  'TIP.drink': [
    'Put it off by ten minutes, and keep your hands busy until then.',
    'Call or text one person first, and only then go out.',
    'Take another way home, one that does not pass the place.',
    'Eat something first. On an empty stomach an urge is louder.',
    'Leave your cards and cash with a person you trust tonight.',
  ],
  'TIP.food': [
    'Eat the next meal at a table, with somebody near if you can.',
    'Put the scales out of sight for a week, or give them to somebody.',
    'After a meal, do something quiet with a person for half an hour.',
    'Mute one account that makes you look at your body in a bad way.',
    'Tell one person, in one line, that food is hard just now.',
  ],
};
