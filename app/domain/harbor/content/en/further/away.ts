export const FURTHER_AWAY_EN = {
  'breakup.fresh': {
    told: [
      'The body can be slow to hear the news. It looks for their side of the bed, or for the phone at the usual hour.',
      'Relief, rage and the wish to call can fit into one hour. None of that shows whether it was right to end.',
      'More than a person is gone: the Sunday, the jokes, the plan for summer. Also the one who asked how it went.',
    ],
    helps: [
      'Have a friend pick up your things, or come along when you do it. Set the day in writing, and keep it short.',
      'Change the passwords of your mail, phone and bank, and stop sharing your location. It takes a quiet half hour, and it draws a line.',
      'Whatever you want to tell them, type it in your notes and not in the chat. If it is still true in three days, decide then.',
    ],
  },
  'breakup.movedOn': {
    told: [
      'One look at their page takes ten seconds and can cost the evening. By now the hand may know the way and be faster than you.',
      'In the photos they look happy. That is what photos are for. You may be holding their best minute next to your worst night.',
      'Someone new in their life does not make you worth less. How fast it went says little about what you were to them.',
    ],
    helps: [
      'Ask your friends for one favor: no news about the two of them, good or bad. Some pass it on because they think you want it.',
      'Mute their name, and let your photo app hide that face from its memories. Both can be undone, so it is easier than deleting.',
      'Agree on one word with a friend. Each time your hand goes to that page, send the word instead of looking.',
    ],
  },
  'breakup.divorce': {
    told: [
      'One hour you sort bank papers, the next you find an old photo. No office gives you time to change from one to the other.',
      'You have to be calm and fair about the thing that hurts most, and with that very person. It takes more strength than people see.',
      'On paper it looks like a list of things and days. There is no line in it for what it was, or for what you had hoped.',
    ],
    helps: [
      "Start one folder: taxes, bank, lease or house papers, the children's papers. Keep a second set somewhere else.",
      'Keep messages to them about facts only: day, hour, place, money. Read each one as if a judge would see it, then send it.',
      'If there are children, they need a short sentence: You did not cause this, and you do not have to choose. Say it more than once.',
    ],
  },
  'friends.leftOut': {
    told: [
      'Often a photo tells you, at a bad moment. Then you have to act as if you had other plans.',
      'To ask feels like begging, and to say nothing feels like giving in. That is why it stays inside so long.',
      'An invitation says something about a group on one evening. It is no list of who is worth what.',
    ],
    helps: [
      'Say it to one of them, not to the group: I saw that you met up, I would have liked to come. Then leave it there.',
      'Invite first, small and with a day: two people, Thursday, something cheap. A clear plan gets a yes more often than saying we have to meet.',
      'Mute the group on the evening when they meet. In the morning it is all still there, and you may have slept.',
    ],
  },
  'friends.fight': {
    told: [
      'You miss the person, and also the one you would have told about it. That leaves two gaps in one day.',
      'When a friend breaks your trust, the past changes too. You go back and want to know what was real.',
      'For trouble in love there are songs. For trouble with a friend few people ask, and it can hurt as much.',
    ],
    helps: [
      'Sleep on it once, then send two lines: what hurt you, and that you would like to talk. No list, no screenshots, no third person in the chat.',
      'Ask the friends you share to stay out of it: I do not need you to take a side. Otherwise a fight of two becomes one of eight.',
      'If you have a part in it, name that part only: I went too far on Friday. Leave out the word but, and give the answer some days.',
    ],
  },
  'friends.bullied': {
    told: [
      'You start to plan the day around them: the way in, the seat, the break, the phone. That takes a strength nobody sees.',
      'They often call it a joke, so that you look like the one who cannot take it. A joke is when everyone laughs.',
      'Among those who watch, many think it is wrong and stay quiet for fear of being next. Their silence is not a yes.',
    ],
    helps: [
      'Save it before you block them: screenshots with name, date and time. Then show all of it to someone who has to act: a teacher, a parent, a boss.',
      'Tell it with facts: on Monday, in the hall, these words, these two saw it. Then say: I need this to stop, and I want to know how.',
      'If the first one you tell does nothing, go one step up: the counselor, the principal, human resources. Put it in writing, with the date of the first talk.',
    ],
  },
  'friends.drifted': {
    told: [
      'There may have been no fight, so there is nothing to fix and nobody to be angry with. It got less, and one day you notice.',
      'Always writing first makes you count: how long ago, who was last, how short the answer. The counting hurts by itself.',
      'Moves, jobs, children, tired evenings: often it is that, and not you. It leaves the same gap on a Friday night.',
    ],
    helps: [
      'Send something that asks for little: a photo of a place you both know, and three words. That gets an answer sooner than a long letter.',
      'Offer a fixed date that needs no planning: the first Sunday of the month, twenty minutes by phone. Then nobody has to make the first move.',
      'Write to a person you let slip yourself, and not to the one who never answers. Somebody may be waiting for a line from you.',
    ],
  },
  'lonely.newPlace': {
    told: [
      'In a new place everything is work: the bus, the forms, the jokes. At night the head is full, and there is nobody to tell.',
      'Where you come from, some knew who you are. Here each hello starts at zero, and that can make anyone feel small.',
      'People there mostly have their groups, and the groups are full, not mean. Getting from a face to a friend often takes longer than one thinks.',
    ],
    helps: [
      'Go to the public library and ask what is on. Many have free language tables and reading groups, and nobody minds if you come alone.',
      'Ask a neighbor or someone at work what only locals know: the good bread, the honest mechanic. It is a hello that needs no courage.',
      'Look for people from your region, of your faith, or with a sport you know. One thing in common saves you the first three talks.',
    ],
  },
  'lonely.nobody': {
    told: [
      'The phone is silent, and by Sunday the voice is rough. It is odd to go for days without hearing your own name.',
      'The longer it is quiet, the harder it gets to call. It seems as if you need some news first.',
      'Having nobody near says little about what you are like to be with. Moves, shifts, illness or years of work can do it to anyone.',
    ],
    helps: [
      'Sign up for one shift where hands are needed: a food bank, an animal shelter, a library. With a task to do, nobody has to find a topic.',
      'There are phone lines for talking, not for a crisis, called warmlines. Search for that word and your state, and save the number before Sunday.',
      'Take the worst hour of the weekend and spend it where people are: a market, a church, a game in the park. You need not speak to any of them.',
    ],
  },
  'lonely.old': {
    told: [
      'Cooking for one, eating in ten minutes, the radio on so that somebody talks. That makes a long day.',
      'Fewer people are left who remember the same streets. That is its own kind of lonely, and visits do not quite fill it.',
      'Not wanting to bother anyone, people do not call first. The others think all is well. So it gets quieter at both ends.',
    ],
    helps: [
      'Call the senior center or your Area Agency on Aging. Ask for three things: lunch with others, rides, and a visitor.',
      'Give your children, or whoever is close, a fixed time: Sunday at five, ten minutes. A call with a fixed hour is a burden to nobody.',
      'If talk in a group has become hard to follow, ask a doctor for a hearing test. Some stay home because of that and blame their age.',
    ],
  },
  'grief.recent': {
    told: [
      'For hours it may not seem true, and then there is their coat on the hook. The mind learns it bit by bit.',
      'All at once there are forms, calls and visitors, when even the keys are hard to find. Grief can make you slow and forgetful for a time.',
      'Crying, feeling nothing, laughing at an old story, being angry with the one who died: all of that is grief. There is no right order.',
    ],
    helps: [
      'If the papers are yours to do, ask for several copies of the death certificate at once. Most offices want their own.',
      'Let one person make the calls and send the news, in words you give them. You do not have to say it thirty times.',
      'Their clothes, their room, their phone can mostly stay as they are for now. If anyone asks how to help, say: a warm meal on Thursday.',
    ],
  },
  'grief.longAgo': {
    told: [
      'Often the body knows the date before the head does. Sleep or mood shifts some days ahead, and only later you see why.',
      'With time, people stop asking, and so one stops telling. You can carry it through a normal day and nobody notices.',
      'That it still hurts is no step back. Some go on talking in their head with the one they miss, and need not give it up.',
    ],
    helps: [
      'Say the name out loud at the table: today would be their birthday. Some were only waiting for someone to begin.',
      'Find someone who knew them, and ask for one story you do not know yet. That way something new of them still comes.',
      'Plan the hard date before it comes: where you are at noon, with whom, what you leave out this year. You can still change it on the day.',
    ],
  },
  'grief.pet': {
    told: [
      'The whole day hangs on small things: the walk, the bowl, the weight on your feet. Their place shows all over the house.',
      'Some people say that it is only an animal. They did not share the sofa, the bad years and the mornings with it.',
      'Deciding for an animal is hard. It cannot say when, so a lot of people doubt later, whatever they chose.',
    ],
    helps: [
      'If you still have to decide, ask the vet what a good day looks like for your animal. Then count good days and bad days for a week.',
      'Your vet may know a group or a phone line for people who lose a pet. There nobody says that it was only a cat.',
      'Ask for a paw print or a bit of fur, also when the end is near. Bowl and bed can stay until you want to move them.',
    ],
  },
  'grief.pregnancy': {
    told: [
      'Often a whole year was already thought out: the room, the name, the month. That is lost too, and nobody else could see it.',
      'People want to comfort and speak of the next time. But it is this baby who is missing.',
      'The head looks for a fault: a heavy bag, a bad day. Doctors say it is rarely anything the parents did.',
    ],
    helps: [
      'Baby apps and stores keep sending things. Ask someone to sign you off this week, so that you do not have to see them.',
      'Ask the hospital what they kept: a photo, a footprint, the wrist band, a paper with the name. Often you can ask for it later too.',
      'Have one sentence for people who ask: We lost the baby, and today I do not want to talk about it. You owe nobody more.',
    ],
  },
  'grief.patient': {
    told: [
      'All around you, things go on: the next room, the next call, the way home. The picture comes later, when it gets quiet.',
      'The mind replays it and looks for the minute when something else could be done. It looks even when there was no such minute.',
      'Hardly anyone sends a card to the one who is not family. Still, you had a place in that life, or in its last hour.',
    ],
    helps: [
      'If it was at work, ask for a talk with all who were there. Ask about a counselor for staff too. That is mostly free and private.',
      'When the shift or the day ends, close it with one act: warm water on the hands, their name once, the coat. Some nurses have done it for years.',
      'If the pictures still come by themselves after some weeks, or you avoid the place, tell a doctor. That is well known and can be treated.',
    ],
  },
} as const;
