export const FURTHER_MOODS_EN = {
  'worry.social': {
    told: [
      'You may go over a sentence ten times and still not say it. And at night, the ones you did say come back.',
      'Nobody sees how fast your heart goes. You may just stand there with a cup, and be doing something hard.',
      'You can want people and fear them at the same time. To stay home can be a relief, and then the evening gets long.',
    ],
    helps: [
      'Choose one small step for this week: say hello in a shop, or ask about a bus. Then you can go home, that was all.',
      'For a phone call, write down how you will start and how you will end. Such as: "Hello, I am calling about a date."',
      'At the next meeting or party, take a small job, such as the plates or the coats. Tell one person ahead that you may leave early.',
    ],
  },
  'worry.partner': {
    told: [
      'One late answer or a short tone, and your stomach drops. Then comes the urge to look, or to ask once more.',
      'To look or to ask can bring calm for a moment. Then the doubt can be back, and you may not like that you looked.',
      'Somebody matters to you, and that leaves you open to hurt. To be scared of that does not make you weak.',
    ],
    helps: [
      'When the urge to check comes, wait ten minutes with something in your hands, like dishes or a broom. Then see if it is still as strong.',
      'Tell one friend you trust about the fear, so that you do not carry it alone. You could say: "Please just listen."',
      'If it is calm and safe between you, say it once, with no phone in your hand. For example: "The fear came up again today."',
    ],
  },
  'worry.future': {
    told: [
      'Other people can look as if they had a map. In your own life there is often only the next bit of road.',
      'A question this big can come up at night, in the shower, in the street. There is hardly a place where it leaves you alone.',
      'To ask what your time is for is serious work. It does not mean that you have wasted the time so far.',
    ],
    helps: [
      'Leave the next ten years aside for today. Write down one thing you would like more of this month, and one you would like less of.',
      'Ask somebody older to tell you how they came to what they do now. Let them tell you about the wrong turns too.',
      'Give the worry a place: a sheet of paper and a quarter of an hour in the daytime. When it comes at night, tell it that its time is tomorrow.',
    ],
  },
  'worry.driving': {
    told: [
      'The fear often starts long before the door or the car. Half the day can go into planning how to get around it.',
      'To others it is only a short ride or a few floors. For your body it can be an alarm, and an alarm does not listen to reasons.',
      'You may know all the back roads, all the stairs, each excuse. Few people notice how hard a plain day can be for you.',
    ],
    helps: [
      'Pick a very small piece of it, like sitting in the parked car or standing by the lift. Stay a few minutes, breathe out slowly, and let that be all for today.',
      'Ask somebody calm to come along on one short trip this week. Agree on a word that means: we go back now, and nobody asks why.',
      'A doctor or a therapist knows this kind of fear. You can begin with one sentence: "There are things I avoid, and it gets in my way."',
    ],
  },
  'panic.after': {
    told: [
      'Your body has run a long way without leaving the spot. It is no wonder if it is tired and sore now.',
      'Part of you may be on guard for the next one, at every skip of the heart. It is hard to rest while you stand guard.',
      'It came without being asked, and you got through it minute by minute. There is nothing shameful in that, even if the shame is there.',
    ],
    helps: [
      'Treat today like the day after a bad night. Drink some water, eat something simple, and put off what can wait until tomorrow.',
      'Tell one person: "I had a panic attack, and I am slow today." You do not have to explain more than that.',
      'If it was the first one, or it was not clear what it was, let a doctor check it. If your chest hurts or you can hardly breathe now, call for help at once.',
    ],
  },
  'anger.partner': {
    told: [
      'The cup, the tone, the shoes in the hall. Each thing is small, and still it can fill the whole room.',
      'Afterwards it can look silly to have been so angry over so little. While it lasts it is real, and it burns.',
      'You can be fond of somebody and hardly bear how they shut a door. Both can be true on the same day.',
    ],
    helps: [
      'When the heat comes up, say: "I need ten minutes." Go to the next room, or out for a short walk. Then do come back.',
      'Think tonight about what you would have liked instead, and find one short sentence for it. In a calm moment, choose if you want to say it.',
      'If anger at home scares you, yours or theirs, talk first to somebody outside. On a helpline you often do not have to give your name.',
    ],
  },
  'anger.child': {
    told: [
      'A child can find the very spot where you have no strength left. Then your voice can come out louder than you wanted.',
      'Afterwards it is quiet, and you may still hear your own voice. Few sounds are as hard to listen to.',
      'Parents seldom say this out loud. You have said it, and you are looking straight at it.',
    ],
    helps: [
      'Next time it rises, make sure your child is safe and go to the next room. Hold your hands under cold water until the worst is past.',
      'You can go back and say: "I shouted, and that was not your fault." Keep it short, and do not wait for an answer.',
      'If you fear you could hurt your child, put the child in a safe place and call a friend or the emergency number now. On other days, look for family advice near you.',
    ],
  },
  'anger.past': {
    told: [
      'Others may say that it is so long ago. In the body it can be as fresh as if it had been this morning.',
      'You may have given the speech a hundred times, in the shower or in bed. The one it is meant for is not there.',
      'Nobody can set you a date by which you should be over it. To forgive or not to forgive is up to you as well.',
    ],
    helps: [
      'Write the letter that you will not send, with all the words you did not say then. After that, tear it up or put it away safely.',
      'When the old film starts, stand up and do something with your hands, like rinsing a cup. You do not have to watch it to the end.',
      'Tell it once from start to end to a counsellor, or to somebody who had no part in it. Say first: "I only want you to listen."',
    ],
  },
} as const;
