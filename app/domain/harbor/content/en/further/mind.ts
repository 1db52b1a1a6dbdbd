export const FURTHER_MIND_EN = {
  'low.noEnergy': {
    told: [
      'From outside it can look lazy. Inside it is wanting to and not being able to, all day long.',
      'A message gets heavier each day it lies there. Soon the shame costs more than the answer would.',
      'What gets done on such a day counts for more than it looks. Feet on the floor can be the hardest part of a week.',
    ],
    helps: [
      'Set the bar for today at teeth, water and one thing to eat. With no strength, that is a full day of work.',
      'On the way back from the bathroom, open the curtain and wash your face. It is done before the head says no.',
      'A doctor can look for other causes, too: blood, thyroid, sleep, medicines. Say since when, and what you can no longer do.',
    ],
  },
  'low.empty': {
    told: [
      'Music, food, people are all there, and nothing answers. That is not being ungrateful.',
      'To laugh along at the table is work, too. Nobody sees how much a smile can cost.',
      'Joy can be away for a long time and still return. Mostly it begins small, with one song or one smell.',
    ],
    helps: [
      'Do a thing you used to like for ten minutes, and do not wait to like it. The doing often comes first, the joy later.',
      'Tell a doctor: nothing gives me pleasure, and name the month it began. With a date it is easier for them to act.',
      'Ask a friend for company without talk, a drive or a film. Say before that you may be quiet, and that it is not about them.',
    ],
  },
  'low.crying': {
    told: [
      'Tears like that choose the car, the bathroom, the line at the store. And then you have to go back in with a dry face.',
      'To be asked what is wrong, and to have no answer, can be worse than the tears. So people begin to hide.',
      'A day of tears tires you out like hard work. The heavy head after it is real.',
    ],
    helps: [
      'For those who ask, keep one line: it comes and goes, you need not do anything. Then you owe no reason.',
      'Mark in a calendar when it comes, and how the night before was. After two weeks, show that page to a doctor.',
      'On workdays, ask one colleague to cover ten minutes when you step out. Cold water on the eyes and wrists first.',
    ],
  },
  'worry.everything': {
    told: [
      'The head calls it getting ready. But it runs the same round, and nothing is more ready after it.',
      'People say stop thinking about it. If that worked, nobody would worry for longer than a minute.',
      'It sits in the body as well: the jaw, the stomach, the shoulders. No wonder there is little strength left by evening.',
    ],
    helps: [
      'Take one worry to its end: if it happens, what comes first, and who helps. Around the third step there is often a plan.',
      'Guess on Monday what will go wrong this week, and check on Sunday. The list of what came true is mostly short.',
      'Tell the person you ask for comfort: no comfort please, ask me for the next step. Comfort wears off in an hour.',
    ],
  },
  'worry.date': {
    told: [
      'In the head it takes place twenty times, and mostly goes wrong. In life it takes place once.',
      'Shaky hands and a tight stomach mean the body gets ready. Others see far less of it than it seems from inside.',
      'Until then each free hour has this in it. Even the good days before it are only half free.',
    ],
    helps: [
      'Practice only the first two sentences aloud, until they come on their own. The rest mostly follows.',
      'Settle the small things today: clothes, papers, the way there, when to get up. On the day nothing has to be decided.',
      'Plan the hour right after it: who you call, what you eat. Then the head can see past the date.',
    ],
  },
  'worry.health': {
    told: [
      'Anyone who watches a body closely finds something each day. The healthy ones ache and skip now and then, too.',
      'A clear test brings calm for a day or a week. Then comes the doubt whether they looked in the right place.',
      'Fear makes real signs: a fast heart, a tight chest, a light head. So they are not made up, and not always an illness.',
    ],
    helps: [
      'Ask the doctor two things: which signs mean come in, and which can wait. Put the answer on the wall and go by it.',
      'Leave out looking up signs online for a week. The rare and the worst come first there, because people click on it.',
      'Stay with one doctor for this, with the next visit already set. What is not urgent goes on the list for that day.',
    ],
  },
  'worry.children': {
    told: [
      'When you cannot see them, the head fills in the rest. With children it often picks the worst.',
      'You cannot go along to school, to work or into their nights. To care that much and not steer is hard.',
      'They seldom see what goes on in you while they are out. And if they do, they may call it nagging.',
    ],
    helps: [
      'If they are out alone, agree on one sign of life, such as a thumb by text at ten. It costs them a second and saves you an evening.',
      'Say it once, as a wish and not as a list. What is said for the tenth time is mostly not heard.',
      'Ask someone who knows them from elsewhere: a teacher, an aunt, a doctor. They often see a part that home does not.',
    ],
  },
  'worry.world': {
    told: [
      'The phone brings all of it into the kitchen at any hour. No head is made for so much pain from far away.',
      'To look away seems cold, and to go on looking helps no one. You end up stuck between the two.',
      'Around you they talk about the weather. It is odd to fear what others hardly mention.',
    ],
    helps: [
      'Take the news once a day, read and not watched, and never in bed. What matters will still be there at noon.',
      'Choose one matter and one group near you that works on it. Two hours a month there often do more than ten hours of reading.',
      'If it touches people you know, set a time to call them. Turn off the alerts for all else and keep one source.',
    ],
  },
  'worry.tooMuch': {
    told: [
      'One by one, things could be done. All at once, each of them shouts: me first.',
      'Then you stand in the middle of it and end up wiping the table. Heads do that when too much comes in.',
      'Others may think that you cope, so more gets put on top. No is hard to say when nobody sees the pile.',
    ],
    helps: [
      'Check each thing for what happens if it waits a week. Where the answer is nothing, it leaves the list today.',
      'Make three piles: only I can, someone else can, nobody must. Give one away from the second pile today.',
      'When someone brings the next thing, say: fine, and what can I drop for it. That is a fair line at work and at home.',
    ],
  },
  'anger.unfair': {
    told: [
      'It keeps playing: what was said, and what you could have said. The heat comes back each time.',
      'On top of that you have to stay polite, or be called difficult. That is a second wrong.',
      'Such anger knows quite well which line was crossed. To be told to calm down misses that.',
    ],
    helps: [
      'Put it into five lines: what was done, when, who saw it, and no word that judges. Others can act on such a page.',
      'Decide what you want: the thing made right, a word of regret, or an end to it. Each is asked of someone else.',
      'Find out who is one level above: a manager, an office, a board. Ask how a complaint is filed, and for a receipt.',
    ],
  },
  'anger.exploded': {
    told: [
      'One minute of noise, and then hours with their face in your head. The quiet after it can be the worst part.',
      'Often it was the last drop and not the thing itself. That explains it, and still it may have hurt someone.',
      'To look straight at it is uncomfortable. It is also what makes a different next time possible.',
    ],
    helps: [
      'Say it short: I shouted, and that was wrong of me. No but after it, and they do not have to answer. It works with children, too.',
      'Find your sign from ten seconds before: jaw, heat, a louder voice. Agree on one word that means ten minutes apart.',
      'If things flew or someone was afraid, ask a doctor or counselor this week for help with anger. They know this well.',
    ],
  },
  'anger.neighbours': {
    told: [
      'Even when it is quiet, you wait for it to begin again. So the calm hours are spoiled, too.',
      'It sounds small when told, and it is large to live with. Those who laugh can close their door.',
      'Hold the line, wrong desk, send it again. Hours go by, and the one on the phone did not cause it either.',
    ],
    helps: [
      'Keep a log for two weeks: date, hour, what, how long. A landlord or an office can use that more than anger.',
      'Go over once, not while it is on, with one wish: after ten, please turn the bass down. Often they do not know.',
      'With offices and firms, get the name, the date and a case number each time. Then send the same in writing.',
    ],
  },
} as const;
