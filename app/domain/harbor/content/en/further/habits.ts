export const FURTHER_HABITS_EN = {
  'drink.alone': {
    told: [
      'The door shut, the quiet, the glass. For a short time the shoulders can drop, and nobody wants anything.',
      'The morning can come with a sum: how much, and since when. That is a heavy thing to count alone.',
      'To want the day to let go of you is a fair wish. You are looking at how you do it, and that is honest.',
    ],
    helps: [
      'Tonight, put something before the first glass: some food, a shower, a call to a friend. Then look again at how much you want the drink.',
      'If you drink a lot every day, do not stop all at once on your own, as that can be dangerous. Ask a doctor how to do it safely.',
      'Tell one person you trust: "I drink alone at night, and I want to look at it." It can be a friend, a doctor or a group.',
    ],
  },
  'drink.party': {
    told: [
      'Bits come up one at a time, and each may make you want to hide. The gaps can be even worse than the bits.',
      'There is the phone, and who writes and who does not. You may be waiting for others to tell you how it was.',
      'You could have laughed it off as a party story. You look at it in daylight, and that is not easy.',
    ],
    helps: [
      'Ask one kind person who was there: "Please tell me how it was, I do not recall it all." One person is enough for today.',
      'If you hurt somebody with words, you can write: "What I said was wrong, and you did not deserve it." Then leave them time to answer or not.',
      'If there is a gap and you fear something was done to you, go to a clinic or call a helpline today. What others do to you is not your fault.',
    ],
  },
  'drink.sober': {
    told: [
      'Everybody seems to have a glass, and somebody may ask where yours is. Then you have to explain what is your own business.',
      'They get louder, and you stay clear. It can be lonely to be the one who will recall all of it.',
      'An evening like this takes work that others hardly notice. You may have said "no" more times than they know.',
    ],
    helps: [
      'Get a drink without alcohol in your hand as soon as you come in. A full glass often stops the offers.',
      'Have one sentence ready: "Not for me today, thanks." You do not have to give a reason, and you can say it again word for word.',
      'Know how you will get home, so you can leave when it gets hard. Tell a sober friend or your group that you may call from there.',
    ],
  },
  'food.control': {
    told: [
      'In the morning the scale can decide what kind of day it is. That is a lot of power for a small machine.',
      'Strict for a while, then it tips over, then a new start on Monday. That circle wears you out, and it says nothing about your will.',
      'While others eat and chat, you may be counting in your head. It is hard to be at a table and in a sum at once.',
    ],
    helps: [
      'If no doctor has asked you to weigh yourself, put the scale out of sight this week. Begin the mornings with another thing, like how you slept.',
      'Share a meal this week with somebody who does not talk about weight. Talk about other things, and notice how that was.',
      'If food or weight takes up a lot of your mind, talk to a doctor or an eating counsellor. You can say: "I think about it nearly all day."',
    ],
  },
  'food.noAppetite': {
    told: [
      'You sit at the plate, and the first bite seems to get bigger. Others may say "just eat", as if it were easy.',
      'Strain and grief can sit right in the throat and the stomach. It is no fuss and no bad manners.',
      'Shopping, cooking, even choosing what to eat can be too much. There is only so much strength, and it may be needed elsewhere.',
    ],
    helps: [
      'Keep something plain and soft within reach, like soup or a banana. Take a little when you can, and do not wait until you are hungry.',
      'Ask somebody to sit with you at a meal. You can say: "You do not have to talk, just keep me company."',
      'If it goes on for some days, or if drinking gets hard too, call a doctor. Say it just like that: "I can hardly eat."',
    ],
  },
  'identity.faith': {
    told: [
      'It may be the songs, the feast days, the people who know your name. Doubt can put all of that in question at once.',
      'It can be lonely to sit among those who believe and say nothing. To say it can cost something too.',
      'You do not owe anybody a finished answer. People have asked such things for as long as there has been faith.',
    ],
    helps: [
      'Find one person who knows doubt and will not pull you either way. You can say: "I only want to think out loud."',
      'Keep what does you good for now, like a song, a candle or a quiet hour. You do not have to settle today what it means.',
      'If you depend on your family or your group, think first about who is safe to tell. You can talk to somebody from outside before that.',
    ],
  },
  'identity.two': {
    told: [
      'Here you may be the one from there, and there the one from here. It is tiring to explain yourself twice.',
      'Even a joke, a dish or a greeting can need a change of gear. Others hardly notice, and it can go on all day.',
      'People may want you to pick a side. You know two ways of life, and neither has to be handed in.',
    ],
    helps: [
      'Cook, sing or say one thing from each side this week, on the same day if you like. It does not have to fit together.',
      'Look for others who live between two places: a club, a library group, a class. With them you may not have to start from the beginning.',
      'Write two short lists of what you want to keep, one for each side. Leave some room for what is only yours.',
    ],
  },
  'identity.language': {
    told: [
      'In your head it is all there, with wit and detail. Then only a few words come out, and people may take you for less.',
      'Somebody says it again, louder and slower, and your face gets hot. After that, it can look safer to keep quiet.',
      'You may be doing in another language what others do not even have to try. To buy bread or call a doctor that way takes nerve.',
    ],
    helps: [
      'Keep one sentence ready: "Please speak a little slower, I am listening." If you say it at the start, it can take off some strain.',
      'Practise a call you dread by saying it out loud twice, alone or with a friend. Keep the main words on paper next to you.',
      'For a doctor or an office, ask for an interpreter. You can also bring somebody you trust, or a note with what you want to say.',
    ],
  },
} as const;
