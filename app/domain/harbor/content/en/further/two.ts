export const FURTHER_TWO_EN = {
  'partner.apart': {
    told: [
      'The call ends and the screen goes dark. The room is just as it was, and your partner is not in it.',
      'You may keep the big news for the call, and the small things get lost. Nobody there knows about the bus or the soup.',
      'When you meet again, it is meant to be good at once, and there is so little time. It can take a day just to get used to each other.',
    ],
    helps: [
      'Once a day, send a small thing that needs no reply. It can be the view you have, a line from a book, the noise of the street.',
      'Set a time this week to do something at once, such as cook or watch a film with the call on. It does not have to be a talk.',
      'Agree on the next date to meet, or on a day when you will look for one. Put it where you can see it on a bad evening.',
    ],
  },
  'partner.children': {
    told: [
      'In most things a couple can look for the middle. In this one it can be hard to see where the middle is.',
      "It can be a good evening, and then a pram or a child's shout is enough. The subject is back in the room.",
      'There may be good reasons on your side and on the other, and that makes it no easier. A quarrel with a stranger would be simpler.',
    ],
    helps: [
      'If it is safe to talk, take turns on a calm day: one talks for ten minutes, the other listens and says what they heard. No answers that evening.',
      'Write down what you wish for and what scares you about it. Keep it to yourself at first, so that you know your own side.',
      'A couples or family advice centre will talk with both of you, or with you alone. Ask for one first talk, and not for a decision.',
    ],
  },
  'partner.ill': {
    told: [
      'The person is there, and still you can long for how it was before. It is hard to say that aloud, because it may sound cold.',
      'Others ask how your partner is. Few may ask who does the shopping, sits up at night and keeps the voice down.',
      'You can be tender at noon and have no strength by six. Both are part of looking after somebody so close.',
    ],
    helps: [
      'Ask one person for one fixed thing, such as the shopping on Fridays or an hour with your partner. Use that hour for something far from illness.',
      'Say to your partner: "We do not have to talk, I will just stay here with you for a bit." Tea or a short walk can be enough.',
      "Ask your partner's doctor, or your own, what help there is for family. There may be a group for partners, where you need not explain it all.",
    ],
  },
  'partner.closeness': {
    told: [
      'There can be two people awake in one bed, and each knows that the other is awake. A hand on the blanket can be a lot to think about.',
      'To ask is hard, and not to want to is hard too. On either side there can be shame.',
      'On screens and in jokes it always looks easy. So it is a thing hardly anyone tells even a good friend, and you are telling it.',
    ],
    helps: [
      'Nobody owes anybody sex, and that goes for couples too. If you want, plan one night of closeness and no more, such as a film under one blanket.',
      'Talk about it outside the bedroom, maybe on a walk. Begin with: "I am not asking for anything now, I just want us to be able to talk."',
      'If there is pain, illness or a change in the body, you can tell a doctor. For the rest there is couples or sex counselling, and you can go alone too.',
    ],
  },
  'partner.family': {
    told: [
      'What was said may have been small. That your partner was quiet, or said yes to it, can be what you take home with you.',
      'It is an odd way to be alone, with your partner in the same room. You look across the table, and the look does not come back.',
      'To want somebody on your side is not to ask them to leave their family or friends. It is a very plain wish.',
    ],
    helps: [
      'If it is safe to talk, pick one day and one wish: "On Sunday I needed one word from you." Leave the other days out.',
      'Before the next time, agree with your partner on a sign, such as a hand on the arm. It means: I need you beside me now.',
      'Tell a friend who is on no side in this what went on. Or ask for a talk at a couples advice centre, where you can also come alone.',
    ],
  },
  'breakup.mine': {
    told: [
      'The one who is left may get comfort. The one who ended it may only get asked for reasons.',
      'At noon it can be clear, and at night not clear at all. An old song or an empty shelf is enough.',
      'You may see their face from that day again and again. Not wanting to hurt somebody and still having to go can both be true.',
    ],
    helps: [
      'Write down in plain words why you ended it, and keep that page to yourself. On a night full of doubt, read it first and wait for the morning.',
      'When at night you want very much to write to them, put it in a note to yourself. Look at it again at noon.',
      'Tell a friend both sides of it: what makes you sad and what is lighter now. Say: "You do not have to tell me if it was right."',
    ],
  },
  'breakup.contact': {
    told: [
      'The phone lights up, and your stomach reads the name first. Three words can fill a whole evening.',
      'If you still share a house or a job, you meet at the door or in the hall. It is hard to part from somebody whose cup is next to yours.',
      'Half of you may want to answer and half may want quiet. To look at the screen and put it down again takes strength too.',
    ],
    helps: [
      'You do not have to answer today. Leave the phone in another room for an hour, and show the message to a friend before you decide anything.',
      'If you share a house or a job, keep to what has to be settled: keys, dates, tasks. You can say: "Let us stay with the practical things today."',
      'If the messages scare you or do not stop, keep them and show them to someone you trust. A help line for victims can tell you which steps are safe.',
    ],
  },
  'breakup.dating': {
    told: [
      'You may tell the same three stories to one new person after another. On the way home you wonder what you got dressed up for.',
      'Somebody can write every day, and then nothing comes, with no word why. You are left to make up the reasons on your own.',
      'A message that does not come says nothing about what you are like. There are no reasons in it.',
    ],
    helps: [
      'Take the apps off your first screen for one week. Give one of those evenings to somebody who knows you already.',
      'For a first meeting, choose a place with people and just one hour, and tell a friend where you are. That also makes it easier to leave.',
      'After a silence, you can close it yourself with one line: "I have not heard from you, so I will leave it here." Then put that chat away.',
    ],
  },
} as const;
