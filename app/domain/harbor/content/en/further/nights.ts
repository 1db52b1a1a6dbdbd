export const FURTHER_NIGHTS_EN = {
  'sleep.sunday': {
    told: [
      'The day has not begun, and your head has been in it for hours. It may go through the bad parts most.',
      'You may count how much sleep is left, and the number gets smaller. Then the counting keeps you up as well.',
      'A short night is hard. But to lie still in the dark is also some rest, even when sleep does not come.',
    ],
    helps: [
      'Early in the evening, write down what is on your mind about that day, and one first step. Put the page in another room.',
      'Lay out the clothes, the keys and the bag tonight. Set the alarm, and turn the clock away so that there is nothing to count.',
      'If you lie awake for long, get up and sit in soft light with something dull. Go back to bed when your eyes get heavy.',
    ],
  },
  'sleep.tooMuch': {
    told: [
      'The bed can hold on to you like wet sand. By the time you are up, part of the day is gone.',
      'Others may see somebody who rests a lot. They do not see what it takes to put both feet on the floor.',
      'You lie down to get strength, and you get up without it. It is odd to be let down by sleep itself.',
    ],
    helps: [
      'If it has gone on for more than two weeks, tell a doctor. You could say: "I sleep a lot, and I still wake up tired."',
      'Put one small thing right after waking that needs your feet, like opening the curtain. The next thing can wait until that is done.',
      'Ask somebody to call you at the same time each morning this week. A short "I am up" is all that you have to say.',
    ],
  },
  'sleep.snore': {
    told: [
      'You lie there and wait for it to stop. Even in a quiet minute, you may listen for the next sound.',
      'At night, a small thing can make you furious, and by day it seems silly. To be kept awake wears anybody thin.',
      'By day you are asked to work and be nice, as if you had slept. Others do not see what the night was like.',
    ],
    helps: [
      'Try soft ear plugs or a fan, unless you need to hear somebody at night. An even sound can cover the other one.',
      'When it is hot, keep the blinds down by day and air the room late. A damp cloth on the neck can help too.',
      'By day, you could say: "Some nights I need another room to sleep." And if somebody stops breathing while they snore, a doctor should know.',
    ],
  },
  'low.winter': {
    told: [
      'The day can seem over before it has begun. It is hard to want anything when the window looks the same at every hour.',
      'Even going out for bread can take a big push. It is no flaw in you that light and sky matter.',
      'The tasks are the same as in brighter months, with less light to do them by. It makes sense that they take more out of you.',
    ],
    helps: [
      'Go outside once by day for ten minutes, even when it is cloudy. If you can choose, take the morning.',
      'Put a chair by the brightest window you have. Take your first cup of the day there, before the phone.',
      'Plan one thing a week with somebody, at a set hour. If the low mood stays for two weeks or more, tell a doctor.',
    ],
  },
  'low.afterGood': {
    told: [
      'For a while there was something to look forward to or work for. Now the days may not lead anywhere special.',
      'You are supposed to be happy, so it is hard to tell anybody. The good thing was real, and so is the gap.',
      'Around you, life goes on as it was before. You are not quite the same, and that can be hard to fit in.',
    ],
    helps: [
      'Keep one piece of it in your week. It can be a dish, a song, a page of notes, or a call with somebody from then.',
      'The next big goal can wait for now. Put one small nice thing in this week, with a day and a time.',
      'Tell somebody the part that nobody asks about. You could say: "It was good, and now it is strangely empty here."',
    ],
  },
  'low.meds': {
    told: [
      'You may watch yourself all day, and wonder what is you and what is the medicine. That is tiring in itself.',
      'Others may have loud opinions about such medicine. You are the one who lives with how your days are.',
      'It is hard to wait when the hard days have already been long. And it is hard that nobody can say how long it takes.',
    ],
    helps: [
      'If something about it bothers you, call the doctor or the pharmacy before you change a thing. It can be today, and no question is too small.',
      'Write one line a day about your sleep, your mood and your body. Take the page along to the next visit.',
      'If your mood drops fast, or thoughts of dying come, call a doctor or the emergency number today. Do not wait for the next visit.',
    ],
  },
} as const;
