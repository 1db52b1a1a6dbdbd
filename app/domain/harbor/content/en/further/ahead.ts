export const FURTHER_AHEAD_EN = {
  'stuck.tooMany': {
    told: [
      'Each idea shines while it is new. Then the next one comes, and the last one joins the pile.',
      'From outside it can look like too little work. Inside it can be loud all day, with everything calling at once.',
      'To begin takes drive, and you have done it again and again. The pile only shows what is still open.',
    ],
    helps: [
      'Write all of it on one sheet. Circle one thing for this week, and put the sheet in a drawer.',
      'Choose the thing that is closest to done, and work on it for twenty minutes. Stop when the time is up, done or not.',
      'Pick one plan that may rest, and say it out loud: "Not this year." You can keep the note about it in a box.',
    ],
  },
  'stuck.job': {
    told: [
      'You may have handed in your notice in your head many times. Then there is the rent, and people who count on you.',
      'To stay costs something, and to go costs something. It is no wonder if you stand in the doorway.',
      'To be careful is not the same as to be a coward. There may be a lot that hangs on that pay.',
    ],
    helps: [
      'Take a step that nobody has to know about: read one job advert to the end. Mark what in it you can already do.',
      'Find somebody who does the kind of work you want, and ask for half an hour. Let them tell you what a plain Tuesday is like.',
      'A career advice service can go through it with you, even if nothing is decided. Bring one page: what should stay and what should change.',
    ],
  },
  'stuck.phone': {
    told: [
      'The thumb goes on by itself while you already want to stop. Afterwards you may hardly know what you looked at.',
      'Then there is the dull head, and the thing you had meant to do. You may scold yourself, and pick it up again.',
      'Those apps are made to be hard to put down. If you get stuck there, that is no proof of a weak will.',
    ],
    helps: [
      'Tonight, let the phone sleep at the other end of the room. If somebody may need you, leave the ring on and turn the screen down.',
      'Take one app off the first page of your phone, only for this week. The hand then has to stop for a moment and search.',
      'Choose what your hands will do the next time: make tea, draw, fold clothes. Put it ready where the phone usually lies.',
    ],
  },
  'good.better': {
    told: [
      'It may be one good night or one week with some light in it. After a hard time that is a great deal.',
      'A good week can be hard to trust. You can enjoy it and still keep one hand on the rail.',
      'You noticed it, and you said it. After a hard stretch it is easy to pass over a good day.',
    ],
    helps: [
      'Write down in a few words what these days are like and what you did in them. Keep it where you can find it on a bad day.',
      'Keep one thing just as it is, for instance the walk or the bedtime. Nothing new has to be added this week.',
      'Tell one person who knows about the bad days: "It is better just now." If a doctor treats you, tell them too, and change nothing on your own.',
    ],
  },
  'good.made': {
    told: [
      'While the hands are busy, the head can be quiet for a bit. At the end there is something to touch, taste or use.',
      'If a bit of it is crooked, that belongs to it. It shows that a person was there and did it.',
      'At some moment it held, or rose, or came up green. That moment belongs to you.',
    ],
    helps: [
      'Take a photo of it, or put it where your eye falls on it. You can look at it on a dull day.',
      'Show it to somebody, or give a piece of it away. You do not have to add what went wrong.',
      'Pick the next small thing and lay out what you need for it. It can wait there until you are in the mood.',
    ],
  },
  'good.friend': {
    told: [
      'Somebody called, or listened, or held out a hand again. Such a thing can change how the rest of the day looks.',
      'A good talk takes two. Half of it was you: how you listened, and what you dared to say.',
      'After a quarrel or a long silence, one plain sentence can mean a lot. It does not have to settle all the rest.',
    ],
    helps: [
      'Send a line tomorrow: "It was good to talk with you." It needs no answer, and you can leave it at that.',
      'Write down the one sentence that did you good, with the date. You can read it again on a quiet day.',
      'Agree on a next time and keep it small, like a call or a short walk. A quarter of an hour is enough.',
    ],
  },
  'other.clutter': {
    told: [
      'You look at the heap and do not know where to start. So you shut the door, and the thought of it comes along.',
      'A ring at the door can be a fright. You may not have let anybody in for a while, because of the state of things.',
      'A home is never done for good: the plates and the laundry come back. To fall behind with that is no fault of character.',
    ],
    helps: [
      'Set a clock for ten minutes and clear one spot only, like the sink or a chair. When it rings, stop and leave the rest.',
      'Take one bag and go through one room for rubbish only. Nothing else has to be sorted or decided today.',
      'Ask somebody to be there while you tidy. You can say: "You do not have to help, just sit here with me."',
    ],
  },
  'other.neighbour': {
    told: [
      'At first things may not be where the hand looks for them. Even sleep can be strange, with other sounds behind the wall.',
      'Who washes up, who is loud, whose shelf it is. Such small things can grow large when they are there every day.',
      'A home should be a place where the shoulders can drop. To wish for quiet and a corner of your own is no luxury.',
    ],
    helps: [
      'Make one corner yours this week, with a lamp, a blanket or a picture. Go there first when you come in.',
      'If you are safe with them, bring up one thing only, at a calm time. You can say: "It would help me if it was quiet after ten."',
      'Say hello to the same two or three people in the house or the shop. Learn one name this week, and use it the next time.',
    ],
  },
} as const;
