export const FURTHER_BODY_EN = {
  'body.pain': {
    told: [
      'Others see the good hours and think it is over. What it costs to look fine stays out of sight.',
      'Long pain uses up patience, too. When a small thing is suddenly too much, that is mostly the pain and not the character.',
      'Plans are hard to make when no day can be trusted. To cancel again is no weakness, and it stings.',
    ],
    helps: [
      'Note for the next visit what the pain stops: stairs, sleep, lifting a pan. That tells a doctor more than a number.',
      'Bring up a pain clinic or physical therapy with the doctor. There the goal is often more life with it, not only less pain.',
      'Agree at home on a sign for bad days, such as a red cup on the table. Then nobody has to ask, and you need not explain.',
    ],
  },
  'body.waiting': {
    told: [
      'Each ring of the phone can make the heart race. It is hard to live a normal day around that.',
      'The head fills the gap with the worst picture. That shows how much is at stake, not what the result will be.',
      'Wait and see is easy to say for people whose week goes on. For you, part of life stands still.',
    ],
    helps: [
      'Call and ask three things: which day it comes, who calls, and what to do if that day passes. Then you need not wait at every hour.',
      'Results can show up online before the doctor calls. Decide now if you open them alone, with someone, or after the call.',
      'Pick the person who comes along or listens on the phone that day. Their job is to take notes, for half of it gets lost.',
    ],
  },
  'body.diagnosis': {
    told: [
      'Half of what was said in that room is often gone at the door. With such news that happens to almost everyone.',
      'Then there are the faces of those you tell, and they want comfort, too. To carry their fright as well is a lot.',
      'A diagnosis names one thing about your health. It does not tell who you are, or how each day will be.',
    ],
    helps: [
      'Ask the clinic what must be decided this week and what can wait. Often most of it can wait.',
      'Ask if there is a nurse or social worker for this illness. They know about rides, forms and money as well.',
      'Choose one person to pass the news on. Tell them what may be said and to whom, and your phone gets quieter.',
    ],
  },
  'body.tired': {
    told: [
      'A shower can take the strength of a whole morning. People who are well forget that fast.',
      'The guilt is often the worst of it, with work and dishes and messages waiting. A body with no strength left is not lazy.',
      'People tend to want you back on your feet by Monday. The body keeps its own calendar, and pushing rarely makes it shorter.',
    ],
    helps: [
      'Call in sick with one line: I am ill and will not be in today. A long story is seldom needed.',
      'Put water, something to eat and the charger next to the bed now. Each trip you save is strength for later.',
      'If it goes on for weeks or gets worse, ask a doctor for a check. Say what you could do before and cannot now.',
    ],
  },
  'newborn.noSleep': {
    told: [
      'With broken sleep night after night, nobody thinks clearly or stays calm. That comes from the lack of sleep, not from being a bad parent.',
      'Some babies cry for hours, fed and dry and held. It is no proof that somebody does it wrong.',
      'People say enjoy this time. At four in the morning that is hard to hear, and you can want the child and want out of the room.',
    ],
    helps: [
      'When it gets too much: baby on its back in the crib, door closed, ten minutes away. That is safe. Shaking never is.',
      'Split the night in two with someone: one has it until two, the other after. One long block of sleep beats many short bits.',
      'Tell the baby doctor how many hours it cries and how few you sleep. Both belong in the visit.',
    ],
  },
  'newborn.noJoy': {
    told: [
      'Everyone looks at the baby and waits for you to shine. Behind the smile it can be quite empty.',
      'A bond does not come on the first day for all. For many it grows slowly, out of feeding and holding.',
      'Nobody says it at the playground, so each parent thinks it is only them. Yet it is a common trouble with a new baby.',
    ],
    helps: [
      'Say to the doctor or nurse: since the baby came there is no joy, please check me for depression. They ask about it often.',
      'Scary thoughts about the baby or yourself are a reason to call a doctor today. They have heard them before, and it can be treated.',
      'On empty days the baby needs milk, warmth and a dry diaper. You can give that without joy, and the rest can wait.',
    ],
  },
  'newborn.pregnant': {
    told: [
      'The body goes ahead and does not wait for the head. That alone can be scary.',
      'People seem to know what you ought to think of it. Fear, doubt and joy can all turn up on one day.',
      'As long as no one knows, it is a lot to carry in silence. Who you tell, and when, is yours to decide.',
    ],
    helps: [
      'A first visit shows how far along it is. With that date you know how much time there is to think.',
      'On the phone, ask if doctors or nurses work there, and which choices they talk about. Some places talk about only one.',
      'Name the biggest fear: the birth, the money, work, or the other parent. Each has its own person to ask, so begin with that one.',
    ],
  },
  'sleep.thoughts': {
    told: [
      'By day there is noise and work on top of it. In the dark the same thought has the whole room.',
      'Then the counting starts: five hours left, now four. That sum alone keeps people awake.',
      'The harder you want sleep, the less it comes. It is one of the few things that effort makes worse.',
    ],
    helps: [
      'Play a talk or book you already know, very low, with a timer. The head follows the voice and drops its own list.',
      'Take a word such as garden and find five things for each letter. It is dull enough that worry loses the thread.',
      'After some weeks of this, ask a doctor about CBT for insomnia. It is a training for sleep, without pills.',
    ],
  },
  'sleep.wakes': {
    told: [
      'At three in the morning each worry is twice as big. By breakfast the same thing often has its old size.',
      'The whole street seems to sleep, and you do not. It can be the loneliest part of the day.',
      'To wake up for a moment is normal, and most people forget it. The staying awake is what drains the next day.',
    ],
    helps: [
      'Turn the clock to the wall tonight. If you lie awake for long: a chair, a small lamp and a dull book until the eyes drop.',
      'Look at one week: a nap, late coffee, a drink, a warm room, a full bladder. One of them often has a part in it.',
      'Most nights like this, or snoring, gasping, pain: tell a doctor. Such causes can be found.',
    ],
  },
  'sleep.nightmares': {
    told: [
      'You wake, and the heart still runs though the room is quiet. The body needs a while to believe that it is over.',
      'After some nights like that, going to bed gets later and later. Then the tired head often dreams worse.',
      'A dream is no wish, and it does not tell what will come. It mostly shows what the head is still busy with.',
    ],
    helps: [
      'By day, take one of the milder dreams and give it a new end, any you like. Go through that version each evening for a week.',
      'Keep a lamp in reach and one thing that belongs to today, such as your keys. Light on, hand on it, then look around.',
      'Ask a doctor if they come each week or began with a new medicine. There is treatment made for nightmares.',
    ],
  },
  'sleep.shifts': {
    told: [
      'You go to bed when the street wakes up. The world keeps its day, and yours is turned around.',
      'Others hear that you are home and think you are free. Sleep at noon can look lazy, and it is work to get it.',
      'On days off you can live like the others or like your shift. Either way something is missing, and that is not bad planning.',
    ],
    helps: [
      'Darken the bedroom before the shift begins, with foil or a thick blanket. Morning light tells the body to wake.',
      'Put your sleeping hours on the door and let only two people ring through. Set hours are easier to respect than hints.',
      'Ask at work for shifts that move forward, early then late then night, or for more of one kind in a row. Bodies cope better with that.',
    ],
  },
  'panic.now': {
    told: [
      'In panic the heart races because the body thinks there is danger. It is made to do that, and made to stop again.',
      'A panic attack can seem like dying or losing your mind. It does neither, and the peak is mostly over in ten minutes.',
      'Nothing has to be solved in these minutes. It may shake and be loud, and it still goes down.',
    ],
    helps: [
      'Blow the air out slowly, as through a straw, longer than you take it in. Do not hold it in between.',
      'Hold something cold, or put cold water on the face and wrists. Then say aloud the color of five things.',
      'If the pain in the chest is new, or stays, or is not like before, call the emergency number. That is what they are for.',
    ],
  },
  'panic.next': {
    told: [
      'First it is the bus, then the store, then the evening out. Each no brings relief, and the fear learns from it.',
      'To keep watch on your own heart all day is tiring. So is knowing where each exit is.',
      'Others ask what can be wrong with a supermarket. They cannot see how real the alarm is inside.',
    ],
    helps: [
      'Make five steps toward one place, from the corner to the inside. Do the lowest this week, and stay until the fear drops.',
      'Let one person who is often there know what helps. For example: stay near, do not ask, give it ten minutes.',
      'There is therapy that practices with the fear, called exposure. Ask a doctor about it. It has brought many back to places they had given up.',
    ],
  },
  'drink.more': {
    told: [
      'To hide it is a second job: the traces, the stories, the counting. That wears people out on top of the rest.',
      'For an hour it often does help, and that makes it so hard. The price comes at night or the day after.',
      'A rule made in the morning, broken by night: it goes like that for many. It says more about the stuff than about character.',
    ],
    helps: [
      'Anyone who drinks or takes pills every day must not stop from one day to the next without a doctor. Call one first.',
      'For one week, note the hour and the reason each time, nothing else. It shows which hour is the easiest to change.',
      'One line to a doctor is enough: it is more than I want, and I hide it. They hear that often, and there is treatment.',
    ],
  },
  'drink.relapse': {
    told: [
      'The shame says that now it is all lost anyway. That thought is often what leads to the next one.',
      'It often began days before, with bad sleep, a fight or too much time alone. The first sip or pill came last.',
      'You know things about sober days that you did not know before the first one. A slip does not take that away.',
    ],
    helps: [
      'Tell one person today, a sponsor, a doctor or a friend: it happened. What is told the same day often stays smaller.',
      'After a sober time the body can take less. The old amount can be dangerous now, above all with drugs, so let someone know.',
      'If it is days in a row again, ask a doctor before you stop. Then call the group or clinic that knows you.',
    ],
  },
  'drink.stop': {
    told: [
      'A craving talks as if it would grow until you give in. Mostly it climbs, stays for a while and drops.',
      'So much hangs on it: friends, the evening, the way home. Less of it also means a new evening, and that takes time.',
      'People around may not cheer. Some miss the one who joined in, and that can sting more than the craving.',
    ],
    helps: [
      'If you drink or take pills every day, do not stop from one day to the next without a doctor. Shaking or seeing things: call emergency help.',
      'Have one line ready for when they offer: not tonight, early start. The real reason can stay with you.',
      'Plan the hard hour before it comes: another way home, a call, food on the table. For many it lies between work and dinner.',
    ],
  },
  'drink.gambling': {
    told: [
      'Afterward comes the sum: the money, the hours, the clock. And then the wish to make it good with one more time.',
      'People cannot smell it and seldom see it. That makes it easy to hide, and lonely to have.',
      'While it runs, the head is quiet for once. What it keeps away is often what needs the help.',
    ],
    helps: [
      'Take the saved card out of the phone, the browser and the apps today. Each extra step gives a minute to think.',
      'Betting sites and casinos often let you bar yourself, and some banks block such payments. Pick the longest time they have.',
      'Let someone hold the cards or the screen time code for a month. Ask in the morning, when the urge is far off.',
    ],
  },
  'food.binge': {
    told: [
      'While it happens it is often like being far away. Then comes the quiet, and the blame with it.',
      'The promise to be strict tomorrow is part of the circle. Strict days often lead to the next time.',
      'Willpower has little to do with it. Often it was the one thing that made a hard evening bearable.',
    ],
    helps: [
      'Let the next meal be a usual one, with nothing to make up for. Making up for it keeps the circle going.',
      'Clear away what is left, go to another room, and message one person about anything at all. It lives in hiding, so a word to someone helps.',
      'Say to a doctor: at times I eat and cannot stop. Ask for someone who works with eating, for there is treatment.',
    ],
  },
  'food.afraid': {
    told: [
      'Each bite gets counted and judged. Not much of the head is left for the rest of the day.',
      'People say eat something, as if it were about hunger. It is often about fear, and fear does not listen to that.',
      'At first the rules gave calm. Over time they often ask for more and give less, and that is hard to admit.',
    ],
    helps: [
      'Plan one meal this week with someone easy to sit with. Tell them before: no talk about food or bodies, please.',
      'Name the fear to a doctor, not only the food. If you are faint or the heart races, go today.',
      'Mute the pages that show meals, counts and bodies, all in one go. In a few days the feed brings fewer of them.',
    ],
  },
} as const;
