import type { CrisisTexts } from './texts';

type Imminent = Pick<CrisisTexts, 'imminentFirst' | 'imminent' | 'imminentOther' | 'forOther'>;

export const ENGLISH_IMMINENT: Imminent = {
  imminentFirst: {
    hear: [
      "This is an emergency, and you deserve help this minute. Please call or text 988 now, or call 911. You can text HOME to 741741, too. If talking is hard, text. I'm an AI and cannot come to you: go to a person you trust, and let a doctor help. Move away from anything you could use.",
    ],
    ask: ['Is there someone near you that you can go to?'],
    asked: null,
  },
  imminentOther: {
    hear: [
      "This sounds urgent. Please call 911 now if you can, or call or text 988 together with them. You can also text HOME to 741741. I'm an AI and cannot send help. Stay with them, or ask someone they trust to, and keep anything dangerous away from them. A doctor or the emergency room comes next.",
    ],
    ask: ['Can you be with them right now?'],
    asked: null,
  },
  imminent: [
    {
      hear: [
        'Please call or text 988 now, or call 911. I stay here while you do.',
        'Now is the time for 988 or 911. You can keep this chat open.',
      ],
      ask: ['Can you start the call or the text while I am here?', 'Have you been able to reach 988 or 911?'],
      asked: null,
    },
    {
      hear: [
        'Please do not be alone with this. Go to a neighbor, a friend, a shop with people in it.',
        'Let someone sit next to you. You only need to say: I am not safe, stay with me.',
      ],
      ask: ['Who is the closest person to you right now?', 'Is anyone with you now?'],
      asked: null,
    },
    {
      hear: [
        'Put distance between you and anything you could use. Leave the room, or hand it to someone. Then 988 or 911.',
        'Step out of that room, toward light and people, and call 988 or 911 from there.',
      ],
      ask: ['Can you go to another room now?', 'Where can you go, away from it?'],
      asked: null,
    },
    {
      hear: [
        'I am still here. You have held on for each minute up to this one.',
        'I am not leaving. The people at 988 will not judge you, and 911 can come to you.',
        'This hour is the worst of it. Someone beside you can carry part of it.',
        'One step only: stand up, and go to where another person is.',
      ],
      ask: [
        'What is happening right now?',
        'Are you with someone now?',
        'What is the next step you can take?',
      ],
      asked: null,
    },
  ],
  forOther: [
    {
      hear: [
        'You are doing something that matters by not looking away.',
        'It is a lot to hold this for someone else.',
      ],
      ask: ['What did they say or do that made you afraid for them?'],
      asked: null,
    },
    {
      hear: [
        'Listen more than you speak, and do not promise to keep it to yourself. Getting help is not a betrayal.',
        'You can say: I care about you, I am worried, let us call 988 together.',
      ],
      ask: ['Who else could you bring in, someone they trust?'],
      asked: null,
    },
    {
      hear: [
        'If there is something dangerous near them, it helps to get it out of reach, if you can do that safely.',
        'The time when they are alone is the time to cover. You do not need to cover all of it yourself.',
      ],
      ask: ['Do you think they might act on it today?'],
      asked: 'safety',
    },
    {
      hear: [
        'You are not responsible for what they do. You can help, and you need people, too.',
        'This weighs on you as well. 988 is there for you, too, not only for them.',
        'You cannot do this alone, and you were never meant to.',
        'Staying in touch is often what helps most: short, kind, regular.',
      ],
      ask: [
        'How are you holding up yourself?',
        'Who is there for you?',
        'What is your next step with them?',
        'What has changed since you last wrote?',
      ],
      asked: null,
    },
  ],
};
