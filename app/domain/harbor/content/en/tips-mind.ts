import type { MIND_TIP_STEPS } from '../../steps/tips';
import type { TipLines } from '../tip-words';

/** Tips for moods, and for any day: each one small thing that harms nobody. */
export const MIND_TIPS_EN: TipLines<typeof MIND_TIP_STEPS> = {
  'TIP.low': [
    'Do one small thing before you feel like it, such as to wash your face.',
    'Go out into the light for ten minutes in the first half of the day.',
    'Set one time to get up tomorrow, and one thing to do right after it.',
    'Do something you used to like for five minutes. It need not be fun yet.',
    'Send one person a picture or one line. You need not explain a thing.',
  ],
  'TIP.worry': [
    'Write the worry in one line, and next to it the first thing that can be done.',
    'Give it fifteen minutes at a set time, not in bed. Until then, tell it: later.',
    'Do one thing with your hands for ten minutes: dishes, plants, a drawer.',
    'Walk around the block once, and count the doors on the way.',
    'Pick one piece of it that you can do today. Leave the rest on the paper.',
  ],
  'TIP.anger': [
    'Walk fast for five minutes before you say a word.',
    'Hold something cold, and wait until you have counted to fifty.',
    'Write all of it in your notes, and send nothing before tomorrow.',
    'Say one line: I am too angry now, I will come back to it at six.',
    'Let your shoulders drop, open your hands, and breathe out slowly three times.',
  ],
  'TIP.self': [
    'Say it the way a good friend would say it to you, and write that line down.',
    'Write down one thing that you did today, however small. Do the same tomorrow.',
    'Hold today next to your own last month, and not next to another person.',
    'When the harsh voice starts, give it a name: there it is again. Then go on.',
    'Do one small thing that you can do well, for ten minutes.',
  ],
  'TIP.shame': [
    'Write it in one line, for you alone. On paper you can look at it.',
    'Tell the first line of it to one person who is kind. The rest can wait.',
    'If a part can be mended, take the smallest one first: one short line to them.',
    'Lift your head and look at a far point for a minute. Then do the next thing.',
    'Write down what you would say to a friend who had done the same.',
  ],
  'TIP.trauma': [
    'Look around, and say the day, the place and five things that you see.',
    'Hold something cold or rough, and tell yourself: this is now.',
    'Put a lamp on, and sit where you can see the door.',
    'Tell one person: today is hard, you need not ask, sit with me for a bit.',
    'Press both feet into the floor, and let the breath go out slowly.',
  ],
  'TIP.identity': [
    'Look for one group, also online, where people live the way you do.',
    'Tell one person you trust, and only as much of it as you like.',
    'Write one line about what is yours, whatever others say.',
    'Pick one thing that feels like you, and wear it or do it where you are safe.',
  ],
  'TIP.any': [
    'Drink a glass of water, and step outside for two minutes.',
    'Walk to the corner and back, and leave the phone at home.',
    'Write down what goes round in your head, in three lines, and put it away.',
    'Send one line to one person. It can be just hello.',
    'Pick the smallest thing that waits for you, and give it five minutes.',
    'Set an alarm for ten minutes, and until it rings do nothing at all.',
    'Put one thing back in its place. One is enough for now.',
    'Step into daylight for five minutes, also when it is cloudy.',
  ],
};
