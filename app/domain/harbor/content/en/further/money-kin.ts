export const FURTHER_MONEY_KIN_EN = {
  'money.bill': {
    told: [
      'You may do the sums on the way, in the shower, at night. They come out the same, and still you count again.',
      'The bill lies on the table and seems to look at you. Even things that have nothing to do with it are harder to enjoy.',
      'One letter, and the sums of the whole month are wrong. Nobody can put money aside for each thing that breaks or has to be paid.',
    ],
    helps: [
      'Today, read the whole bill once and write down the date, the sum and the phone number. As a first step that is enough.',
      'Call or write to them before the date: "I cannot pay this all at once. Please tell me what you can do." Note who you spoke to.',
      'A free debt advice service can look at it with you and say what comes first. Take the bill along as it is, with all its pages.',
    ],
  },
  'money.office': {
    told: [
      'You may tell your story to one person, then to the next, then to a machine. Each time it starts from zero.',
      'You can spend half an hour on the phone with the same tune. Then the line goes dead, and you start again.',
      'Asking for what may be yours by law is not begging. Even so, all those questions about your life can sting.',
    ],
    helps: [
      'Put all the papers of this case in one folder or bag today. On the front, write the case number and who said what on which day.',
      'Send a short letter or mail: "Please tell me which papers you still need and when I will get an answer." Keep a copy with the date.',
      'A social advice centre can read such letters with you and knows the forms. Ask if somebody can go with you or sit beside you for the call.',
    ],
  },
  'money.partner': {
    told: [
      'A receipt on the table, and the air in the kitchen can change. It starts with a sum, and soon it is about much more.',
      'When something about money is kept hidden, by one or the other, it sits at the table too. Even small talk gets careful.',
      'Other couples do not show their bank papers to anyone. So it can look as if this only happens in your home.',
    ],
    helps: [
      'If it is safe to talk, set half an hour on a calm day, with one topic only. Start with: "I want us to look at the same numbers."',
      'Before you talk, think of one thing you need to know and one thing you can give. Two things are enough for one evening.',
      'A couples or debt advice service will also talk with you alone. If talk about money is scary at home, call from some other place first.',
    ],
  },
  'family.inlaws': {
    told: [
      'You are family and guest at the same table. One remark about the soup or the children, and you have to think what you may say.',
      'Your partner may have loved these people since long before you came. So every word about them has to be picked with care.',
      'After a visit the way home can be very quiet. You go over each sentence again, and it is hard to explain what was so bad.',
    ],
    helps: [
      'Have one polite sentence for remarks: "We do it our own way at home." Say it once, in a calm voice, and then talk of something else.',
      'Before the next visit, agree with your partner on the time when you will leave. A plain reason will do, such as an early start.',
      'Tell your partner about one moment and not about the whole family: "When that was said at lunch, I needed you beside me." Choose a quiet hour.',
    ],
  },
  'family.sibling': {
    told: [
      'You can have a job and a key of your own. One sentence from them, and you are nine years old again.',
      'When one gets the praise and the other gets the tasks, it is known at the table. It is hard to speak of it and not sound small.',
      'When parents need help, the load does not share itself out. Whoever does a lot also has to keep in mind who did what.',
    ],
    helps: [
      'If it is about care for your parents, write down what you do in one week. Then ask for one thing with a day: "Please take the visit on Tuesday."',
      'Say what you need without the old stories: "I need an answer from you by Friday." One wish, and no list of what was.',
      'Tell somebody who is not family how it is, such as a friend or a counsellor. With them you do not have to weigh your words.',
    ],
  },
  'family.leftHome': {
    told: [
      'You may still buy too much bread and listen for the door at night. Your hands and ears have not been told yet.',
      'For years the day got its shape from them: school, meals, lifts. Now the clock goes on and asks for nothing.',
      'You can be glad for them and still stand in the door of an empty room. The one does not cancel the other.',
    ],
    helps: [
      'Send them a picture or a line about something small, such as the rain or a cat you saw. Leave it at that, and they can answer when they like.',
      'Pick one evening this week that used to be theirs. Spend it with people: at a class, in a choir, on a walk with a friend.',
      'Leave the room as it is for now, if you like. Today, lay the table in a new way or sit in another chair.',
    ],
  },
  'family.blended': {
    told: [
      'You may cook, drive and wait up, and still not be the one they call. There is no good word for what you are to them.',
      'There are rules from here, rules from the other home, and birthdays to split. Whichever way it is done, somebody can be left out.',
      'Love for your partner does not spread to the children by itself, or from them to you. To be slow with each other is not to fail.',
    ],
    helps: [
      'Do one small thing with one child this week, without the others: walk a dog, make toast, fix a bike. Let the child choose if there is talk.',
      'Ask your partner for one evening about house rules only. Begin with: "Let us agree on two rules, and you tell them to your children."',
      'A family advice centre knows homes like this. You can go there alone first and say what you would not say at the table.',
    ],
  },
  'family.teen': {
    told: [
      'There may have been talk at bedtime once. Now there may be just a shrug, and you try to read it like a letter.',
      'At two in the morning you may look for light under the door. You do not know if going in would help or make it worse.',
      'Every rule can turn into a fight. To start again at breakfast, with a plate and a good morning, takes more than it looks.',
    ],
    helps: [
      'Knock, leave a snack at the door and say: "I am in the kitchen if you want company." Then go, without a word about school or the phone.',
      'Choose the one rule that matters most to you this week, and let two small ones rest. Tell your teenager which one it is and why, in two sentences.',
      'Call the school and ask for the class teacher or the counsellor. Say: "Before I do anything, I would like to know how things look from your side."',
    ],
  },
  'family.holidays': {
    told: [
      'The shops and the songs all say how the day should be. In line with your basket, you can be somewhere quite different.',
      'There may be an empty chair, or one where you would rather see nobody. You look away and pass the bread.',
      'You may start to count the days weeks before. By the time it comes, you have been through it ten times in your head.',
    ],
    helps: [
      'Decide now which part of the day you will go to and which you will leave out. You can say: "I will come for coffee and leave at six."',
      'Ask one person to be there for you that day. You send them one word, they call you, and so you can step outside for a bit.',
      'Plan something small of your own for before or after: a walk, a candle, a film, a call. If somebody is not there, it can be something for them.',
    ],
  },
  'family.inherit': {
    told: [
      'It is a clock, a set of plates, some rooms. It is also who was there, who was asked and who was seen.',
      'There may have been no time to grieve, and there are lists and letters already. The two do not fit into one week.',
      'To want one certain thing is not greed. A chipped cup can mean more to you than the house.',
    ],
    helps: [
      'Write down two or three things that mean something to you, and why. Take the page to the next talk, so you do not have to look for words there.',
      'Before you sign anything, you can say: "I would like to have this looked at first." Ask a notary, a lawyer or a legal advice office.',
      'Ask for a talk with someone neutral at the table, such as a mediator or a friend all of you trust. One hour, one topic, and no meal around it.',
    ],
  },
  'family.estranged': {
    told: [
      'People ask about family, just to be kind, and you have to choose what to say. Each short answer leaves nearly all of it out.',
      'For a thing like this there is no date and no card. The person is out there, and each birthday goes by without them.',
      'It can be a relief and a wound in the same week. You do not have to pick one so that others can follow.',
    ],
    helps: [
      'Write a letter with all that you would say, and do not send it. Put it away for a week, and then see what you want to do with it.',
      'Have a short sentence for those who ask: "We are not in touch, and I would rather not talk about it." Then ask them about their week.',
      'Before any step, talk it over with somebody outside, such as a counsellor or an old friend. Say what you hope for and what you could not bear again.',
    ],
  },
} as const;
