export const FURTHER_NEAR_EN = {
  'family.fight': {
    told: [
      'After a fight like that, the head goes on arguing in the shower and on the way to work. The best answers come when nobody is there to hear them.',
      'Family often knows where the sore spots are. So one sentence from them can weigh more than ten from other people.',
      'You can care about someone and be angry with them in the same minute. The anger does not cancel the rest.',
    ],
    helps: [
      'A short message can open the door and settle nothing yet: I do not want to leave it like this. Let us talk when we have both slept.',
      'If the old topic comes up again, have one line ready: I am leaving that for another day. Say it once, in a calm voice, and turn to something else.',
      'Ask those who were not in the fight to carry no messages. What you have to say, you say yourself.',
    ],
  },
  'family.control': {
    told: [
      'When somebody checks all you do, even free time turns into a test. Their voice gets into things they know nothing about.',
      'They may mean well, and it may still be too tight. That mix makes it hard to be angry, and hard not to be.',
      'Wanting your own way is not an attack on them, even when they take it as one. If they frighten you, that is more than strict.',
    ],
    helps: [
      'Pick one small thing that will cause little trouble, and decide it yourself. Give the reason in one sentence, not in five.',
      'Try telling them before they ask: where, with whom, back at what time. Some parents check less when they hear it first.',
      'Think of someone they respect: an aunt, a teacher, a doctor. Ask that person to bring up one point with them, and only one.',
    ],
  },
  'family.ownChild': {
    told: [
      'You can be worn out by your child and scared for your child on the same evening. Both can come from how much it matters.',
      'With a child there is always the question of what you did wrong. What goes on in them often has other roots too: age, friends, school.',
      'Children often show their worst at home, where they hold back the least. From outside nobody sees what that costs you.',
    ],
    helps: [
      'Talk side by side and not face to face: in the car, over the dishes. Say one thing you have noticed, and then let it be quiet for a while.',
      'If your child is in school, ask a teacher what they have seen these last weeks. Then you know if it is like this everywhere or only at home.',
      'If you got too loud, you can go back and say: I was too loud, the rule still stands. That mends something and takes nothing from you.',
    ],
  },
  'family.ill': {
    told: [
      'Half your mind stays with them, also at work and at the stove. When the phone rings, your stomach is faster than your hand.',
      'From outside it looks like waiting. In truth it is calls, visits, forms and keeping the others calm, all at once.',
      'You may laugh at something while they are ill, and you may be fed up with it all. Neither means that you care less.',
    ],
    helps: [
      'If they are in the hospital, ask when the doctor comes by and who may call for news. Let one person make the calls and tell the rest.',
      'Most hospitals have a social worker. Ask the nurse how to reach them: they know about forms, costs, rides and help at home.',
      'Keep one sheet with their medicines, doses, allergies and doctors, and take a photo of it. You will be asked for it, often at a bad hour.',
    ],
  },
  'family.far': {
    told: [
      'Missing home comes at odd times: a smell, a song. Or there is good news and nobody at the table to tell.',
      'On the phone people mostly say all is well, at both ends. So the real things stay unsaid.',
      'There can be good reasons to be where you are, and you can still want to eat with them tonight. One does not undo the other.',
    ],
    helps: [
      'Make a call with something to do in it: cook the same dish, or eat with the phone on the table. Talk comes easier when the hands are busy.',
      'Send one small thing a day: the bus stop, your soup, the sky. Half a minute of your voice can bring more than one long call a month.',
      'Look up the next birthday or feast. Plan now how you will be part of it from afar, and with whom you eat that day.',
    ],
  },
  'family.apart': {
    told: [
      'Each side often wants you to say that they are right, and each has a bit of the truth. Standing in the middle is tiring.',
      'It is strange to mourn people who are all alive. The table, the feast days, the easy way of being together: that is a real loss.',
      'What breaks between two people is hardly ever in the hands of the others. No child and no sibling can hold it together for them.',
    ],
    helps: [
      'Tell all sides the same: I do not carry messages, and I do not want to hear bad things about anyone. Say it again as often as needed.',
      'Ask for the plain facts in writing: which days, which house, who picks up, where the next feast is. Not knowing is often the worst part.',
      'Pick one relative with whom nothing is broken, and write to them about something normal. One tie can hold while the rest is silent.',
    ],
  },
  'partner.quarrel': {
    told: [
      'You may know the fight by heart, down to the sentence where it turns. Knowing it and stopping it are two different things.',
      'Afterward comes the quiet part: the plates, the cold bed, not a word. That part can wear you down more than the loud one.',
      'An argument is one thing, fear is another. If you watch each word so that they stay calm, that is more than a quarrel, and not your fault.',
    ],
    helps: [
      'For one week, notice the hour and what came before: hunger, money, a drink, the in-laws. Keep it in your head if your phone is not private.',
      'If there is no fear between you, agree on one word that means pause. Half an hour apart, then back to the same subject, not a new one.',
      'If you are ever afraid of them, call a domestic violence hotline, from a phone they do not check. It also talks with people who want to stay.',
    ],
  },
  'partner.cold': {
    told: [
      'Someone is there, and still you wait for one warm word. From outside nothing is wrong, so it is hard to tell anyone.',
      'After a while people look for the fault in the mirror: too old, too loud, too much. Yet someone can be distant for reasons that are not you.',
      'Silence can be plain tiredness. It can also be a way to punish. If you have to earn each kind word, the fault is not yours.',
    ],
    helps: [
      'You can go to a counselor by yourself. One sentence will do: I have a partner and I am lonely. Nobody else has to agree to it.',
      'Put one fixed hour with your own people back into the week: a sister, an old friend, a choir. Warmth does not have to come from one person only.',
      'Where there is no fear, ask for one small thing with a time on it: coffee on Sunday at ten. That is an easier yes than a big change.',
    ],
  },
  'partner.cheated': {
    told: [
      'The mind goes through old dates and messages and checks them all again. Even good memories change their color.',
      "Not knowing is often worse than knowing. People who never looked at anyone else's phone start to count hours.",
      'Whatever was good or bad between you, a lie is made by the one who tells it. You can love someone and not believe them.',
    ],
    helps: [
      'Nothing has to be decided this week. Choose one person who can keep it to themselves. What is told to many is hard to take back.',
      'If there was, or may have been, someone else, a clinic can test you for infections. They do it every day, and you need not tell the story.',
      'If their temper scares you, or they check your phone and your hours, call a domestic violence hotline first. No talk with them has to come before that.',
    ],
  },
  'partner.chores': {
    told: [
      'The work is one half. The other half is to think of it all: the milk, the school form, the birthday card. Nobody sees that half.',
      'Having to say what needs doing makes you the boss of a job you never asked for. Reminding people is work too.',
      'It piles up where nobody looks, and one day a wet towel sets it off. It is hardly ever about the towel.',
    ],
    helps: [
      'List everything that got done at home in one week, the thinking too. The list is for you first: it shows where your hours go.',
      'If you can ask without fear, hand over one whole job, such as the laundry from basket to closet. Then let it be done their way.',
      'See what can stay undone this week without trouble: ironing, a second dish, a shiny floor. The first hour you win is for sleep.',
    ],
  },
  'partner.leave': {
    told: [
      'One day the answer is clear, and the next day they make your coffee the way you like it. Going back and forth like that is no weakness.',
      'Some ask why you stay, and some ask how you can even think of going. From outside, both look easy.',
      'What holds people is often plain: money, children, papers, a dog. At times it is fear. All of it counts as much as feelings do.',
    ],
    helps: [
      'If you fear how they would take it, say nothing of it at home yet. A domestic violence hotline helps you think it through, whichever way you decide.',
      "In a private hour, see where your papers are: ID, bank, insurance, the children's. Copies kept with someone you trust decide nothing yet.",
      'Take the question to someone who needs no answer from you: a counselor, a nurse, an advice office. Friends mostly want one of the two.',
    ],
  },
  'caring.parent': {
    told: [
      'You get to know the pills, the door, the tone of voice at four in the morning. Hardly anyone gets lessons for that.',
      'It can hurt to see someone go bit by bit while they still sit at the table. There is no word for that, and no card.',
      'Snapping at the same question the fifth time happens to the kindest people. Then comes the guilt, and all on too little sleep.',
    ],
    helps: [
      'Tell their doctor that you are the caregiver, and ask about respite: hours or days when someone else takes over. Ask who pays for it too.',
      'When they insist on what is not so, you need not correct it. Answer what is under it: You want to go home. Tell me about home.',
      'Find out soon who may speak for them at the bank and with the doctor. Such papers are easy while they can sign, and hard later.',
    ],
  },
  'caring.child': {
    told: [
      'A parent in this learns words no parent wants to know, and sleeps with one ear open. Meanwhile others talk about soccer.',
      'Love for a child and being worn out by the care go together. Wishing for one free day takes nothing from the love.',
      'A good part of the work is not the child: calls, forms, waiting rooms, telling it all over again. That part gives no hugs.',
    ],
    helps: [
      'Make one page with the basics: what they have, medicines, what calms, whom to call. Hand it out, so that you tell the story less often.',
      'At the clinic, ask for the social worker. Name three things: time off for you, costs, and other parents like you.',
      'What you ask of the school or the insurance, ask in writing and keep the date. A short letter gets further than three friendly calls.',
    ],
  },
} as const;
