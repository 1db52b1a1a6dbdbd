export const FURTHER_CARE_EN = {
  'body.treatment': {
    told: [
      "So much hangs on results, lists and other people's shifts. It is hard to be the one who has to wait.",
      'Others may call you brave, as if you had picked this. You can be scared and worn out, and you do not have to look brave.',
      'For now, your body may not seem like your own. There is more to you than a chart and a list of dates.',
    ],
    helps: [
      'Write down questions as they come up, and take the page along. If you can, bring somebody who listens and takes notes.',
      'Ask the team which signs mean that you should call right away, and at what number. Keep it next to your phone.',
      'Give one person the job of telling the others how it goes. You could say: "Please pass it on, so that I can rest."',
    ],
  },
  'body.notBelieved': {
    told: [
      'A clear test may be good news to others. For you, it can mean going home with the same trouble and no name for it.',
      'You may start to doubt yourself, or hide it so that nobody rolls their eyes. You are still the one who lives in this body.',
      'Telling it from the start to each new face is tiring. To have no proof does not mean that you made it up.',
    ],
    helps: [
      'For two weeks, write one line a day: when it came, how long, and what you could not do. Take the page to the next visit.',
      'At the next visit, you could say: "Please write down what was checked, what was not, and what comes next."',
      'If it gets worse or something new comes, have it looked at again, even after clear tests. Take somebody along who knows how your days are.',
    ],
  },
  'body.fertility': {
    told: [
      'Each month can go from hope to waiting and back to the start. In between, you are supposed to live as always.',
      'Baby news from others can come when you least expect it. You can wish them well and still have to look away.',
      'Something very private turns into dates, tests and tips from others. It is a lot to carry with a normal face.',
    ],
    helps: [
      'Keep one sentence ready for those who ask about it. For example: "I will tell you when there is news, please do not ask."',
      'Choose now who you will call on the day you find out, whatever it is. Keep that evening free, if you can.',
      'Take one evening this week when this is not the topic. A film, a game or a walk with somebody will do.',
    ],
  },
  'body.change': {
    told: [
      'A mirror or a photo can catch you when you are not ready. For a second, a stranger looks back.',
      'Others may call it small, or say that nobody sees it. You live in it all day, so to you it is not small.',
      'This body has been through things, and it has brought you here. To be sad about how it is now is not vanity.',
    ],
    helps: [
      'Wear what is easy on your skin today, even if it is old. Put what pinches out of sight for now.',
      'If something about the change worries you, note it in one line. Ask a doctor or a nurse, even if it seems too small to ask.',
      'When somebody talks about how you look, you can close it. For example: "My body is not the topic today, let us talk about you."',
    ],
  },
  'body.limits': {
    told: [
      'It can be the stairs, a jar, or the small print. It shows up again on a day when you had other plans.',
      'What you could do was part of how you knew yourself. Without it, a day can have a hole in it.',
      'It is not easy to ask for help with what you once did alone. You do not become less of a person by asking.',
    ],
    helps: [
      'Choose one thing you do not want to give up. Ask a doctor or a therapist if there is a tool or another way for it.',
      'Do the thing that matters most to you at your best hour of the day. Let another one wait, or go to somebody else.',
      'Say in plain words what would help, so that nobody has to guess. For example: "Please carry this, and let me do the rest."',
    ],
  },
  'caring.guilt': {
    told: [
      'There may have been a promise once, said out loud or not. Promises like that are made before anybody knows what will be needed.',
      'You may be relieved to sleep a night through, and then ashamed of it. The relief does not mean that you love them less.',
      'A home can cook and clean and watch at night. It does not take your place as their child.',
    ],
    helps: [
      'Bring one thing that is theirs, such as a blanket, a photo or a song. Tell the staff one habit that they should know about.',
      'Plan a visit or a call that you can keep, even a short one. At the end you could say: "I will be back on Friday."',
      'Ask the home if families meet there, or ask a nurse for ten minutes. You could say: "It is hard for me to leave after a visit."',
    ],
  },
  'caring.siblings': {
    told: [
      'Others may call and ask how it goes, and that is it. You are the one who knows the dates and the nights.',
      'It can be two hurts in one. There is a parent who needs you, and a family that is not what you hoped for.',
      "What you do is work, even if nobody calls it that. It holds up somebody's day, also when nobody says thanks.",
    ],
    helps: [
      'Write a list of all you do in one week, with the hours. A list is easier to talk about than who loves more.',
      'Ask for one clear thing, with a day and an hour. You could write: "Please be here on Saturday from ten to six."',
      'If family talks end in a fight, a third person can help. Ask a nurse or a social worker if they would sit in.',
    ],
  },
  'caring.self': {
    told: [
      'You may sleep with one ear open, even when the night is calm. By morning, you have been on duty for hours.',
      'It seems that their checkup cannot be moved, and yours can. So it may be yours that moves, again and again.',
      'You are a person too, with a back, a birthday and things you like. That did not end when the caring began.',
    ],
    helps: [
      'This week, book one visit for your own body. Say on the phone that you care for somebody, and ask for a time that fits.',
      'Ask a doctor, a nurse or the town who can step in for some hours. You could say: "I need a break, please tell me what there is."',
      'Ask somebody to take one fixed hour a week, and use it to leave the house. Put what they need to know on one page.',
    ],
  },
  'newborn.couple': {
    told: [
      'You pass each other in the hall with the baby or the laundry. The talk is about naps, and who was up last.',
      'At three in the morning, one wrong word can weigh a lot. And then the baby wakes, and there is no time to mend it.',
      'You can love your child and still long for the time when it was just two. The one takes nothing from the other.',
    ],
    helps: [
      'If the two of you can talk safely, choose ten calm minutes by day. Each one says one thing that would help this week.',
      'Ask somebody you trust to take the baby for a walk for an hour. Use it to sit or sleep, and leave the dishes.',
      'If the arguing makes you afraid, tell a midwife, a nurse or a doctor in private. They can tell you who helps with that.',
    ],
  },
  'newborn.advice': {
    told: [
      'One says this and the next says that, and each of them is sure. And you are the one who has to choose.',
      'Even a kind tip can sound like a bad mark. This baby is new to everybody, also to those who raised others.',
      'You spend your hours with this child and learn the small signs. That is knowing too, even if nobody calls it that.',
    ],
    helps: [
      "Choose one trained person for your questions, such as the midwife or the baby's doctor. Take the tips there, and ask which ones are safe.",
      'Keep one sentence ready: "Thank you, I will ask the nurse about that." Then talk about something else.',
      'Give those who want to help a job that is not the baby. You could say: "Soup or the laundry would help me most."',
    ],
  },
} as const;
