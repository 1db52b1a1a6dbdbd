export const FURTHER_COURSE_EN = {
  'identity.comingOut': {
    told: [
      'Watching each word is tiring: which name, which friend, which weekend. It is a second job that nobody sees.',
      'Those who hear it have had a minute with it, not years. Their first response is not always their last one.',
      'Not telling yet is not lying. To keep something until there is a safe place for it is good sense.',
    ],
    helps: [
      'Start with the person most likely to take it well, not the one who matters most. Then you are two for the next talk.',
      'Before you tell people you depend on, know where you could sleep for a few nights. Keep some money and your papers near.',
      'Choose the words ahead: I want you to know something about me, and you need not answer now. A letter counts too.',
    ],
  },
  'identity.notAccepted': {
    told: [
      'One remark is over in a second and can stay for days. The answer one wanted comes at night.',
      'Often it is small enough to deny, and then they call you too sensitive. That is a second hurt on top.',
      'Your face, your accent, whom you love or how you pray did not cause it. It shows what they learned, not what you are.',
    ],
    helps: [
      'Where it is safe, have one calm line: tell me what you mean by that. Then wait, and let them hear their own words.',
      'If it was at work or school, note it that same day: date, place, words, who was there. Then take it to the office in charge.',
      'Ask one person who was there: next time, please say something too. Many freeze at first, and act when asked.',
    ],
  },
  'identity.papers': {
    told: [
      'It can sit in small things: a knock, a form, a police car. The body stays on watch.',
      'Everything gets planned in pencil: a lease, a school, a trip home. Few others know how much that tires.',
      'A paper can say what you may do. It cannot say what you are worth, or where you have roots.',
    ],
    helps: [
      'Ask anyone who takes money to help with papers to show their license, and get a receipt. In the US, a notary is not a lawyer.',
      'Keep a copy of each paper in two places. One is with someone you trust, one is a photo on a locked phone.',
      'If you fear being stopped, make a plan: one number learned by heart, and who would look after home and kids. Having it can calm.',
    ],
  },
  'stuck.bored': {
    told: [
      'Rest is good after something. With nothing before it, it stops being rest, and the clock gets slow.',
      'Others envy free time, so it is hard to complain about it. But a day wants a reason to get dressed.',
      'Being bored is often strength that has no place to go. To be needed by someone is a real need.',
    ],
    helps: [
      'Pick one thing with other people and a set hour: a class, a choir, the food bank. Call this week and ask to try it once.',
      'Offer what you know how to do, by the hour: sewing, forms, bikes, homework. A library or school often knows who needs it.',
      'Set two things for tomorrow: one out of the house before noon, one to finish by evening. The rest can stay open.',
    ],
  },
  'stuck.decision': {
    told: [
      'The mind goes over it in the shower, at red lights, at two in the morning. Then evening comes, and it is no further.',
      'Often both ways cost something. Then it is not that you cannot decide, but that there is something to lose.',
      'Advice is easy for those who will not live with the result. Few choices are as final as they look at night.',
    ],
    helps: [
      'Live one day as if you had chosen the first way, tell no one, and note how it sits. The next day, try the other.',
      'Find the real last day for it, and what happens if you choose nothing. Not choosing is a choice too, with a price.',
      'Name the one fact you need most, and who has it. One call often does more than a page of pros and cons.',
    ],
  },
  'stuck.start': {
    told: [
      'Each time you pass it or think of it, it takes a little strength. Not doing it is work too.',
      'Others say it takes only ten minutes. The ten minutes are not the hard part, the first one is.',
      'Stalling is seldom laziness. When people are tired, sad or loaded down, the small things are the first to stop.',
    ],
    helps: [
      'Do one kind of thing only: all the cups, or all the trash. There is nothing to think about, and you see it go.',
      'For a call or a form, put the number, the paper and a pen on the table today. The call itself is for tomorrow at ten.',
      'Choose three things that may stay undone this week, and say so aloud. That makes the fourth one easier.',
    ],
  },
  'stuck.routine': {
    told: [
      'The weeks go by with nothing to tell them apart. Then it is another season, and the last one left no trace.',
      'Nothing is wrong enough to complain about, and that makes it hard to say. A life can work and still seem far away.',
      'Days that repeat often hold up a lot: a wage, a home, someone else. It is fair to want a part of them that is yours.',
    ],
    helps: [
      'Change one fixed thing this week: another way home, another store, dinner in another spot. The mind keeps what is new.',
      'Put one thing on the calendar three weeks from now that is good to wait for. Tell one person, so that it holds.',
      'Think of something you used to like and dropped. On Saturday, do the smallest piece of it for half an hour.',
    ],
  },
  'good.news': {
    told: [
      'It may take days until it sinks in. Some wake up and check that it is still true.',
      'News like this often has a stretch behind it that nobody saw: the wait, the work, the doubts.',
      'Something this big can make one nervous too. That takes nothing away from it.',
    ],
    helps: [
      'Tell it first to someone who knew how much you wanted it. By voice, since a text is too short for this.',
      'Keep one thing from today. It can be the email, a photo, or the date on a slip in your wallet.',
      'Before the next task comes, mark it: a meal, a cake, a call. Good news wants a small feast.',
    ],
  },
  'good.proud': {
    told: [
      'The hardest part is often the minute before, when it would be easier not to. Nobody sees that one.',
      'What is done stays done. A bad day later cannot take it back.',
      'There is no need to make it smaller, or to add that others do more. It may be as big as it is.',
    ],
    helps: [
      'Note what made it possible this time: the hour, the place, who was near. That can serve for the next hard thing.',
      'Tell someone who knew what it would cost. You can begin like this: I did it.',
      'Let something mark it: a photo, a mark on the calendar, the good cup. On a hard day, proof is better than memory.',
    ],
  },
  'good.day': {
    told: [
      'Small things go by fast. Telling one makes it last a little longer.',
      'This does not have to be big or to solve anything. A good hour is whole by itself.',
      'Good and hard can fit in the same week. One does not have to wait until the other is over.',
    ],
    helps: [
      'Look at what made it good: the person, the place, the hour. Often one of them can be had again.',
      'Take a photo, or keep a small thing from it, a ticket or a leaf. Put it where you see it on a Monday.',
      'If someone was part of it, tell them: that was a good hour. It is one line, and people tend to keep it.',
    ],
  },
  'good.love': {
    told: [
      'It stays in the back of the mind all day. One message, and the whole day looks new.',
      'Joy and a little fear often come together here. That is how it is when something matters.',
      'What it will be can stay open. What it is today can be enjoyed today.',
    ],
    helps: [
      'If you want to tell them something, make it small and exact: I liked how you listened. Exact words stay longer than big ones.',
      'Keep one evening a week for friends and one for yourself. Love does well next to a full life.',
      'Save the first things: the message, the ticket, the song of that day. Later they are hard to find.',
    ],
  },
  'other.pet': {
    told: [
      'It cannot say what hurts or where it is. So you guess all day, and it is easy to blame yourself.',
      'Some say it is only an animal. People who share the day with one know how much of the day that is.',
      'The bowl, the usual spot, the sound at the door: all of it brings it up again. Others do not notice that.',
    ],
    helps: [
      'For a lost animal: a worn shirt by the door, a search at dawn, the shelters in person. If it has a chip, report it there, too.',
      'Ask the vet what is needed today, what can wait, and the price in writing. Paying in parts can be asked for.',
      'Film the cough, the limp or the shaking, and note when it last ate. A vet sees more in that than in words.',
    ],
  },
  'other.move': {
    told: [
      'Nothing is where the hand looks for it, or nothing works as it did. Each small task suddenly takes thought.',
      'One broken or moved thing brings calls, waiting and a day off. And it seldom picks a good month for the money.',
      'It sounds too small to complain about. Yet living between boxes or without hot water wears anyone down.',
    ],
    helps: [
      'Pack one box for the first night: sheets, charger, papers, medicine, soap, a cup. Last in, first out.',
      'Take photos with the date before anything is moved or fixed. If you rent, report it in writing, and then call.',
      'Get the price in writing before the work begins, from two people if it can wait. Ask what is not included.',
    ],
  },
} as const;
