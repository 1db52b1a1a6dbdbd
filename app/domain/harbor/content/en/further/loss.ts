export const FURTHER_LOSS_EN = {
  'grief.parent': {
    told: [
      'You may still reach for the phone to tell them something. Then you remember, and it hits you again.',
      'You can be fully grown and still be their child. It is strange to be here without the one who was here before you.',
      'With a parent, love and old hurt can lie close together. You do not have to sort them out before you grieve.',
    ],
    helps: [
      'Tell one person a small story about them, even a funny or a hard one. You could start with: "Something came back to me today."',
      'The calls and papers do not all have to be yours. Make a list, and ask one person to take one thing from it.',
      'Keep one small thing of theirs near you this week. Or put one out of sight, if it is too much to look at.',
    ],
  },
  'grief.child': {
    told: [
      'You may still count how old they would be, or what they would do today. You do not stop being their parent.',
      'People may go quiet, or say things that are meant well and still hurt. At times you end up having to comfort them.',
      'To be asked how many children you have is not simple now. You can answer it in the way you can bear that day.',
    ],
    helps: [
      'Say their name to somebody today, or write it down. You could tell a friend: "Please say the name too, when we talk."',
      'There are groups for parents whose child has died. Ask at a clinic, or let somebody else look for one and make the first call.',
      'Let one person do one plain thing for you this week. It can be a meal, the phone calls, or just sitting in the next room.',
    ],
  },
  'grief.partner': {
    told: [
      'The other side of the bed, the other chair, the second key. The house can tell you about it all day long.',
      'You may turn to tell them how hard it is. The one you would talk to about this is the one who died.',
      'You lost a person, and also the way a day used to go. Even when to cook or sleep may have to be found anew.',
    ],
    helps: [
      'Take the hardest hour of your day and put a voice in it. You could say to somebody: "Please call me at seven, even for five minutes."',
      'If there are papers and bills, first put them all in one box. Then ask one person you trust to sit down to it with you.',
      'If the bed or their chair is too hard to face, use another spot for now. That does not mean you are leaving them behind.',
    ],
  },
  'grief.things': {
    told: [
      'A coat can still hold a smell, and a note their handwriting. One drawer can take a whole afternoon.',
      'Giving a thing away can seem like one more goodbye. And to keep it all can be hard too.',
      'Others may have a view on when it should be done. You are the one who has to open that door.',
    ],
    helps: [
      'Start with things that mean little, such as towels or pens. Set a timer for twenty minutes, and stop when it rings.',
      'Make three piles: keep, give away, and not yet. The last one may be the biggest, and it can go in a box with a lid.',
      'Ask somebody calm to be there with you. You could say: "You do not have to do a thing, just sit here while I open this."',
    ],
  },
  'grief.suddenly': {
    told: [
      'The mind can go back to that day over and over. It looks for the spot where it could have gone another way.',
      'There may have been plans for the week, and things left half said. The head can be slow to believe it.',
      'Others may ask first how it came about. But there was a whole person, with a whole life before that day.',
    ],
    helps: [
      'You do not owe anybody the details. You could say: "I do not talk about how it was, but I can talk about who it was."',
      'Write them a short letter with what there was no time to say. Two lines are enough, and nobody has to read it.',
      'There are groups for those left behind by a sudden death, and for those left by a suicide. Ask a doctor, or let somebody ask for you.',
    ],
  },
  'grief.before': {
    told: [
      'You may wish for more time, and an hour later wish that it were over. Both can live in the same person.',
      'You can grieve for somebody who is still in the room. That is hard to explain to those who ask how things are.',
      'A good day can have a shadow, since it may be the last of its kind. That makes it hard just to be in it.',
    ],
    helps: [
      'When words are hard, do one small thing next to them. Hold a hand, play a song they like, or read a page out loud.',
      'Ask the nurse or the doctor what may come next, and whom to call at night. Put that number where you can find it.',
      'If there is something to say, a short line will do. It can be "Thank you," "Forgive me," or "I will think of you."',
    ],
  },
} as const;
