import { ENGLISH_ASIDES } from './english-asides';
import { ENGLISH_FIRST } from './english-first';
import { ENGLISH_IMMINENT } from './english-imminent';
import type { CrisisTexts } from './texts';

export const ENGLISH: CrisisTexts = {
  acknowledge: [
    'You told me that {words}. I am glad you said it here.',
    'I hear that {words}. Thank you for telling me.',
    'You wrote that {words}, and I take that seriously.',
  ],
  acknowledgePlain: [
    'I am glad you told me. I take what you wrote seriously.',
    'Thank you for telling me. That took something, and I take it seriously.',
  ],
  first: ENGLISH_FIRST,
  ...ENGLISH_IMMINENT,
  asides: ENGLISH_ASIDES,
  steps: {
    plan: {
      hear: [
        'Thank you for answering. I will ask you plainly, because it matters.',
        'I am staying with you. One plain question, so that I know how close this is.',
      ],
      ask: ['Have you made a plan to end your life?', 'Do you have a plan for ending your life?'],
      asked: 'plan',
    },
    means: {
      hear: [
        'You are carrying a lot, and you are still talking to me. That counts.',
        'I am glad you keep answering. You do not need to tell me details.',
      ],
      ask: ['Is there anything within reach that you might use to hurt yourself?'],
      asked: 'means',
    },
    timing: {
      hear: [
        'Whatever it is, some distance from it makes this hour safer. Another room helps. Giving it to someone helps more.',
        'The strongest wave often eases with time, and distance helps you through it.',
      ],
      ask: ['Have you thought about doing it today or tonight?'],
      asked: 'timing',
    },
    person: {
      hear: [
        'This is too much for one person alone. Someone near you can do what I cannot: sit with you.',
        'You do not need the right words for them. "I am not okay, can you come" is enough.',
      ],
      ask: [
        'Who could be with you, or on the phone with you, in the next hour?',
        'Who is the first person you could text right now?',
      ],
      asked: null,
    },
    coping: {
      hear: [
        'For the next ten minutes there is only this: get through them.',
        'We do not need to solve it all tonight. We make the next minutes easier.',
      ],
      ask: ['Can you try that while you are here with me?', 'Which part of that could you start with?'],
      asked: null,
    },
    recheck: {
      hear: [
        'You have stayed with this, and I want to check again.',
        'I ask again because how you are can shift from minute to minute.',
        'Let me check in with you again.',
      ],
      ask: [
        'Are you thinking of ending your life right now?',
        'Are the thoughts of suicide there at this moment?',
        'Is the wish to die as strong as before?',
      ],
      asked: 'safety',
    },
    stay: {
      hear: [
        'I am still here, and I am not going to rush you.',
        'You are still here, still writing. I am glad of each line.',
        'There is room here for all of it, the ugly parts too.',
        'It makes sense to be worn out by this.',
        'You do not need to be strong in here.',
        'Pain like this can change, even when it says it will not.',
      ],
      ask: [
        'What is the hardest part right now?',
        'Where are you at the moment?',
        'Have you been able to reach anyone?',
        'What would make the next ten minutes a bit lighter?',
        'What has kept you going up to now?',
      ],
      asked: null,
    },
    easing: {
      hear: [
        'It sounds a little less sharp than before. I do not want to take that for granted.',
        'Something seems to have eased a bit. I would still like to be sure.',
      ],
      ask: ['Are thoughts of suicide still coming up?', 'Is the thought of ending your life still there?'],
      asked: 'safety',
    },
    last: {
      hear: [
        'Before we go on, I have not forgotten what you told me. If it comes back, tell me or a person near you at once.',
        'We can talk about this, too. What you said before still matters to me, and the numbers stay in sight.',
      ],
      ask: ['Have the thoughts of suicide come back since?'],
      asked: 'safety',
    },
  },
  planStep: [
    'Your own safety plan begins with this: "{step}".',
    'You wrote it in your safety plan: "{step}".',
  ],
  planNames: ['Your plan names {names}. This is the hour to reach out.'],
  noPlan: [
    'Cold water over your hands, both feet on the floor, a slow breath out. Later we can write down what helps you at /safety-plan.',
    'Go to a room with light and other people, or step outside the door. When you are ready, /safety-plan helps you keep what works.',
  ],
};
