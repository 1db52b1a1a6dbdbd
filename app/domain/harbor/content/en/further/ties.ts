export const FURTHER_TIES_EN = {
  'friends.oneSided': {
    told: [
      'You know their news by heart, down to the small things. It stings when nobody asks for yours.',
      'Keeping count can seem petty. And still some part of you knows who called last, and who paid.',
      'Others lean on you, and they get real help from you. You may need some of that too.',
    ],
    helps: [
      'Next time somebody wants something from you, do not answer at once. You could say: "Let me check, and I will tell you tomorrow."',
      'Choose one friend and start with your own news. You could say: "This time I have something to tell, and I need ten minutes."',
      'Pick the one thing that drains you most, such as the rides or the loans. This week, say to that one: "I cannot do it this time."',
    ],
  },
  'friends.inTrouble': {
    told: [
      'Each message from them can make your stomach drop a little. You may want to be there, and also want one quiet night.',
      'It is hard to know what to say when there is no quick fix. Sitting with them and saying little is help too.',
      'They came to you with it, and that says something about you. It does not mean you have to be the only one.',
    ],
    helps: [
      'Ask what they need today: to be heard, or a hand with one task. Then do just that, and leave the rest.',
      'Set a time that you can keep to. You could say: "I can talk until nine, and then I have to sleep."',
      'Think together of one more person who could know about it. If their life is ever in danger, call the emergency number at once.',
    ],
  },
  'friends.envy': {
    told: [
      'You can be glad for them and still need to leave the room. Both can come in the same minute.',
      'The photos, the plans, the talk about it: each one is a small pinch. And you are supposed to smile.',
      'This is hard to say out loud, because it can sound mean. To want something badly does not make you a bad friend.',
    ],
    helps: [
      'If it is the photos that sting, mute them for a week. You can turn them back on at any time.',
      'For the next visit or party, plan a short stay. You could say: "I can come for an hour, and then I have to go."',
      'Put what you long for into one plain line, just for you. Then tell it to one person who is not part of this.',
    ],
  },
  'lonely.among': {
    told: [
      'The talk goes on around you, and you nod at the right time. It may be that nobody notices how far away you are.',
      'It is hard to explain, since from outside you have company. So you are alone with that as well.',
      'To want somebody who knows how you really are is a plain human need. It is not too much to ask.',
    ],
    helps: [
      'In a group, look for one person at the edge and talk just with them. You can start with how they know the others.',
      'Write to one person who used to know you well, even if it was years ago. You could write: "You came to mind today."',
      'With somebody who is kind to you, give one true answer in place of "fine." For example: "It has been a long week."',
    ],
  },
  'lonely.weekend': {
    told: [
      'The clock takes its time, and the phone stays quiet. Outside, it can look as if everybody has somewhere to be.',
      'Later, somebody may ask how your free days were. It is tiring to make them sound like more than they were.',
      'You get through these hours by yourself, with nobody there to see it. That takes more than it looks like.',
    ],
    helps: [
      'Find the hardest hour of the day and put one thing there. A library, a market or a walk with others around will do.',
      'Ask somebody a few days ahead, and keep it small. You could write: "Come for a walk on Sunday at four."',
      'Look for one thing that comes back each week, like a choir, a class or a place that needs a hand. Ask how to join.',
    ],
  },
  'lonely.afterLoss': {
    told: [
      'Some stories need two people to tell them. Now there may be nobody left who knows how they go.',
      'It can be the small things: one cup on the table, and nobody to tell that the bus was late.',
      'You had a place in their day, and they had one in yours. It makes sense that the gap shows at meals and at night.',
    ],
    helps: [
      'Ask one person for a short call each week, on the same day and at the same time. Then it does not need a reason.',
      'Go where the same faces come back, such as a park bench, a café or a class. Say hello to one person there this week.',
      'Some towns, churches and clinics have a lunch or a group for people who live alone. Ask there, or let somebody ask for you.',
    ],
  },
} as const;
