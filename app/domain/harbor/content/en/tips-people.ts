import type { PEOPLE_TIP_STEPS } from '../../steps/tips';
import type { TipLines } from '../tip-words';

/** Tips for what there is with people: each one small thing that harms nobody. */
export const PEOPLE_TIPS_EN: TipLines<typeof PEOPLE_TIP_STEPS> = {
  'TIP.family': [
    'Choose a calm moment, not the middle of a fight, and say one thing only.',
    'When it gets loud, say: I need a break. Then go, and come back once it is calm.',
    'Ask for one small thing with a day and an hour. It is easier to answer than a big talk.',
    'Write what you want to say in one line. Read it once before you meet.',
    'Set a time at which the visit ends, and name it when you arrive. That makes it easier.',
  ],
  'TIP.partner': [
    'Say one thing that you need, and begin with I. Leave the old list for another day.',
    'Pick a time when both of you are rested. Ask for fifteen minutes without phones.',
    'When it heats up, take twenty minutes apart, and say when you will be back.',
    'Do one small thing together today that needs no words, such as a walk.',
    'Leave the message unsent for an hour. Then read it once more.',
  ],
  'TIP.breakup': [
    'Mute the profile for a week. You do not have to block anybody.',
    'Put the things that bring it back in one box, and the box out of sight.',
    'Plan something small for the hardest hour of the day: a call, a walk, a show.',
    'Write the message in your notes and do not send it. Look at it again tomorrow.',
    'Eat and go to bed at the same times as before. That keeps the day in one piece.',
  ],
  'TIP.friends': [
    'Send one short line to one of them, with no blame in it, and ask for a talk this week.',
    'Ask one of them, not the whole group. With one person it is easier.',
    'Wait an hour before you answer. What is written calmly is read more calmly.',
    'Ask somebody you like for one small thing, such as lunch on Friday.',
    'Say what you saw, not what you think they meant. Then let them answer.',
  ],
  'TIP.lonely': [
    'Send one message that asks for nothing: I saw this and thought of you.',
    'Spend half an hour where people are, such as a library or a park. You need not talk.',
    'Go to the same place at the same time each week. That way faces get known.',
    'Say one line to somebody today, in a shop, at the bus stop or on the stairs.',
    'Call one person, and say at the start that you only have five minutes.',
  ],
  'TIP.grief': [
    'Do one thing today the way they liked it: a cup, a song, a walk.',
    'Eat something warm and drink water. It is easy to forget both now.',
    'Tell one person one story about them, and say their name.',
    'Give it a time: ten minutes with a photo, and then something for your hands.',
    'Leave one thing undone today. It can wait until next week.',
  ],
  'TIP.caring': [
    'Ask one person for one hour this week, with a day and a time.',
    'Sit down for ten minutes while they sleep, and do nothing useful.',
    'Write what has to be done on one sheet, so that somebody else could do it.',
    'Go out of the door for five minutes a day, while someone is there.',
    'Call one place this week, such as the clinic, and ask what help there is for you.',
  ],
  'TIP.newborn': [
    'When the baby sleeps, lie down too, for ten minutes. The dishes can wait.',
    'If it gets too much, lay the baby on its back in the crib and step out for five minutes.',
    'Ask one person for one thing: a warm meal, or an hour with the baby.',
    'Eat and drink something each time the baby has eaten.',
    'Step outside with the baby for five minutes, into air and daylight.',
  ],
};
