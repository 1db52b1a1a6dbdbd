export const FURTHER_INNER_EN = {
  'self.perfect': {
    told: [
      'The work is done, and the joy may last a minute. Then the eye finds the one spot that is not quite right.',
      'A small slip can ring in the ears for days. A hundred things done right make hardly a sound.',
      'Care for the details is a fine thing to have. It gets hard when it will not let you sit down.',
    ],
    helps: [
      'Choose one thing today that may be just good enough, like a short message. Read it once, send it, and go on to something else.',
      'Set a clock when you begin, and stop when it rings. Write down what is still open, so that your head does not have to hold it.',
      'If checking takes up a lot of your day, tell a doctor or a therapist. You can say: "I check things again and again, and it costs me hours."',
    ],
  },
  'self.pleaser': {
    told: [
      'You may know what everybody around you needs. What you want for yourself can be much harder to name.',
      'A no can seem like shutting a door in a face. So you say yes, and carry it home with all the rest.',
      'It is good to be somebody others can ask. It is also fair to keep an evening for yourself.',
    ],
    helps: [
      'Practise one sentence today: "I will think about it and tell you tomorrow." It gives you time, and you have not said no to anybody yet.',
      'Begin with a very small no, to somebody you are safe with. No to a second cup of tea or a bag at the shop is enough for this week.',
      'Look at what you have said yes to, and make one thing smaller. You can say: "I can come for an hour, and then I have to leave."',
    ],
  },
  'self.age': {
    told: [
      'The mirror and the calendar can say one thing, and the inside another. It is strange to live with both.',
      'Somebody names your age, and something in you tightens. It can seem like a label that you did not write.',
      'Some doors do close, and it is little help to hear that age is just a number. You may be sad about it.',
    ],
    helps: [
      'Spend an hour this week with somebody much older or much younger than you. Let them tell you what they look forward to just now.',
      'If a birthday is coming, think about what you want it to be: a meal, a walk, or nothing at all. Tell one person.',
      'Write down one thing that got easier with the years, and one that you would still like to try. Do a tiny piece of the second one this week.',
    ],
  },
  'self.late': {
    told: [
      'A ring, a baby, a set of keys: each photo can hit the same spot. You can be glad for them, and it stings all the same.',
      'There are those remarks at the table about when it will be your turn. They can spoil a meal before anybody sits down.',
      'Some things get no party and no photo, like getting through a bad year. They are part of a life as well.',
    ],
    helps: [
      'Have one sentence ready for the family table: "There is nothing new, but tell me about you." Then reach for the bread.',
      'For one week, put away the page where you compare the most. Notice if the evenings are any lighter without it.',
      'Pick the one thing you really want, apart from what people expect at your age. Talk about that one with somebody you trust this week.',
    ],
  },
  'shame.money': {
    told: [
      'You may have got good at excuses: no time, not hungry, other plans. Behind each one stands the price.',
      'There is the sum at the shelf, at the till, at night in bed. It is hard work, and nobody else may notice it.',
      'An empty purse tells what is in the purse. It does not tell what sort of person holds it.',
    ],
    helps: [
      'Tell one person you trust: "Money is tight for me right now." You do not have to name a sum or give a reason.',
      'Look for free debt or money advice in your town, and make one call. They talk about this every day, and they can go through the papers with you.',
      'Put all the letters and bills in one bag, opened or not. Take the bag to somebody who gives advice, so you do not have to look alone.',
    ],
  },
  'shame.body': {
    told: [
      'The seat, the light, the clothes: a lot may be planned so that nobody looks. That takes strength that others keep for the party.',
      'One look or one remark can stay for years. It can come up again at the pool, at the clinic, in front of a mirror.',
      'A body is not there for others to judge. Yours has as much right as any to the beach, the bus and the table.',
    ],
    helps: [
      'Wear something today that does not pinch and that is nice to touch. Use the mirror once to get dressed, and then leave it.',
      'If somebody at work or at a party makes a remark, you can say: "I do not talk about my body." Then turn to somebody else.',
      'There are groups for people who live with the same thing. Ask a nurse or a doctor about one near you, and just listen the first time.',
    ],
  },
  'trauma.accident': {
    told: [
      'A bang, a smell, a certain street, and the body may be back there. It does not wait for a good moment.',
      'You may look for the way out in every room. Being on watch all day makes anybody tired.',
      'Others may think it is done because you are still here. From outside they cannot tell what each day costs.',
    ],
    helps: [
      'When it comes back, press your feet to the floor and name five things around you. Say out loud what day it is and where you are now.',
      'You do not have to tell the whole story to get help. To a doctor or a trauma therapist you can say: "Something happened, and it keeps coming back."',
      'Choose one person who may know what helps when it gets bad: talk, quiet, a hand or no hand. Tell them in a calm moment this week.',
    ],
  },
  'trauma.childhood': {
    told: [
      'A child cannot move out or make it stop. You got by with what a child has, and that is not much.',
      'A tone of voice, steps on the stairs, a door. Something in you can be small again, though years have gone by.',
      'You may have kept it to yourself for years, or said it and not been believed. Here you do not have to prove anything.',
    ],
    helps: [
      'You do not have to go back into it today. Make a warm drink and put a blanket round you, as you would for a child.',
      'Look for a therapist who lets you set the pace. For the first call one sentence is enough: "It is about my childhood."',
      'If you plan a visit to the family, think first how long you will stay, or if you go at all. Have somebody to call when it is over.',
    ],
  },
} as const;
