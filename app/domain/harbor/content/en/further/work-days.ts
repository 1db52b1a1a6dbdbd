export const FURTHER_WORK_DAYS_EN = {
  'work.newJob': {
    told: [
      'You may know how to work and still not know where the paper is kept. It is odd to be the one who has to ask for everything.',
      'All day you learn names, ways and rules, and there are eyes on you too. No wonder if there is nothing left of you by evening.',
      'At lunch the others may talk about things from before you came. It is easy to feel like a guest there.',
    ],
    helps: [
      'Carry a small notebook and write down each thing you have to ask. Tomorrow, take two of them to one person in one go.',
      'Pick one person there who seems kind and say: "Please show me that once more, I want to get it right."',
      'Ask your boss for ten minutes this week. Say: "Tell me what matters most in my first month, so I can start with that."',
    ],
  },
  'work.back': {
    told: [
      'The place may look just as it did, and you may not be quite the same. The others mostly see that you are back.',
      'Somebody asks in the hall how you are, and there may be no short answer. So you say "fine" and walk on.',
      'Part of you can be at work while part is still somewhere else. Even plain tasks take more out of you then.',
    ],
    helps: [
      'Have one sentence ready for those who ask: "Thank you, today I would rather talk about work." You owe nobody the whole story.',
      'Ask your boss or the staff office if you can start with fewer hours or fewer tasks. If it was about your health, ask your doctor too.',
      'For each day of the first week, choose one task that has to get done. Halfway through, take ten minutes on your own.',
    ],
  },
  'work.lowPaid': {
    told: [
      'It is about money, and it can also be about how your work is seen. Both can go round in your head on the way home.',
      'When somebody else gets the raise or the post, you still have to say good morning the next day. That takes more than others notice.',
      'A low wage says what a firm pays. It does not say how well you do the job or how much you put in.',
    ],
    helps: [
      'Write down five things you did this year that helped at work. Bring that list when you ask for a talk about your pay.',
      'You can say: "I would like a date to talk about my pay." A date is easier to ask for than money.',
      'Ask a union or a job advice office what is usual pay for work like yours. Then you know where you stand before any talk.',
    ],
  },
  'work.shifts': {
    told: [
      'You may have to say "maybe" to every invitation, because you do not know your shifts. After a while free time can seem to be only on loan.',
      'Even a day off is not quite off if the phone may ring. Part of you stays ready the whole time.',
      'Sleep, meals, friends, all of it has to move when the shifts move. Keeping a life going around that is work too.',
    ],
    helps: [
      'Pick one small thing that stays the same on any shift, such as ten minutes outside after you get up. It gives the day a little shape.',
      'Say to the person who plans the shifts: "Please tell me by which day I will know next week\'s shifts." A short note works too.',
      "A union can tell you how late a shift may be changed where you live. For that talk, note this week's changes with the dates.",
    ],
  },
  'work.people': {
    told: [
      'You may swallow what you would like to say and keep your voice calm. Later, at home, the answer you did not give may come back.',
      'To somebody who is rude you may be just part of the desk. But it is a person who has to stand there and take it.',
      'Staying polite to somebody who is not takes real skill. It does not show up on any list of what you got done today.',
    ],
    helps: [
      'Have one calm sentence for such moments: "I will help you, and for that I need us both to be calm." Try it out loud once at home.',
      'Agree with somebody on your team on a word that means "take over for me". Then you can step out for two minutes.',
      'After a bad one, let cold water run over your hands and breathe out slowly. Then tell someone at work what was said, in two sentences.',
    ],
  },
  'work.lead': {
    told: [
      'Others can complain about the boss over lunch, and you are the boss. There may be nobody there you can say it all to.',
      'You may know things you cannot tell yet, and sit in the meeting as if nothing was up. That can leave you alone in a full room.',
      "A decision about somebody's job does not end with the meeting. It can come home with you and keep you awake at night.",
    ],
    helps: [
      'Find one person outside your work who also leads people, and ask for half an hour this week. Tell them the case without any names.',
      'Before a hard talk, write down the first two sentences, plain and short. Say the hard part first, and then be quiet and let the other person speak.',
      "If it is about somebody's job, ask the staff office or a work law adviser first. Ask them also what you must say and what you may not.",
    ],
  },
  'work.home': {
    told: [
      'Hours can go by without one spoken word that is not about a task. By evening your own voice can sound odd.',
      'At home there is no bus to catch at the end of work. So the work can sit there all evening, a few steps away.',
      'Nobody sees when you start early or stay late. It is easy to think that you have to prove you were there.',
    ],
    helps: [
      'Set an end for today. When it comes, do one thing you can see: put the work in a drawer, change your shirt, take a walk.',
      'Ask somebody from work for a ten minute call this week, with no topic and no list. Coffee time is a good time for it.',
      'Take one hour of work this week to a place with people, such as a library or a cafe. Even if you speak to no one, there are voices around.',
    ],
  },
  'study.choice': {
    told: [
      'The others may seem to know why they are there. You may sit in the same room and count the minutes.',
      'You have put time into it, and others may have put money or hope into it. That can make it hard to even say it aloud.',
      'To look at a choice again is not the same as giving up. You know things now that nobody could know when it began.',
    ],
    helps: [
      'For one week, write down each day one thing that was all right and one that was not. It may show if it is the subject, the place or something else.',
      'Ask at your school who gives advice about studies. You can say: "I am thinking about a change and want to know which ways there are."',
      'Talk to somebody who does the work or the course that draws you. Ask them to tell you about a plain Tuesday and not about the best day.',
    ],
  },
  'study.parents': {
    told: [
      "Then a grade is never just a grade. You may see your parents' faces before you even look at your own work.",
      'They may have given up a lot for this, and you know it. That can make it hard to say out loud what you want.',
      'It can get hard to tell which wishes are yours and which are theirs. You are allowed not to know that yet.',
    ],
    helps: [
      'Write down for yourself, and for nobody else, three things you would do if no one had a say in it. Put the page away for a few days.',
      'If it is safe to talk, start with one small true thing: "This course is hard on me right now." The rest can wait for another day.',
      'Look for someone your parents trust too, such as a teacher, an aunt or an uncle. You can ask that person to sit beside you when you talk to them.',
    ],
  },
  'study.home': {
    told: [
      'It can be small things: the smell of the kitchen, a voice in the next room. In the new place even the quiet sounds different.',
      'On the phone you may say that all is well, and then just sit there after the call. That can be the longest part of the day.',
      'Others may look as if they have friends and a place already. What goes on in their rooms at night, you cannot see.',
    ],
    helps: [
      'Give one thing from home a place in your room, such as a picture, a blanket or a cup. Put it where you see it in the morning.',
      'Go to the same place at the same time twice this week: a cafe, a gym, one table in the library. Faces you have seen before are easier to greet.',
      'Agree on times to call home, and tell one person there how it really is. Say: "You do not have to fix it, just listen for a bit."',
    ],
  },
  'study.late': {
    told: [
      'You may open the book when the others are in bed or the shift is over. The page gets what is left of you, and still you open it.',
      'In class you may be the one with the least time of all. You also know things that are in none of the books.',
      'Whatever you do, something else is waiting: the text, the job, the home. It can seem as if you are always late for one of them.',
    ],
    helps: [
      'Pick two half hours this week that belong to your studies, and tell those at home. Leave the phone in another room for that time.',
      'Ask your school what it does for people with a job or children. There may be more time for a task, or fewer courses at once.',
      'On a full day, read one page and write one sentence about it. Then close the book and count that as done.',
    ],
  },
} as const;
