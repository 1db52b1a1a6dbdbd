import type { CrisisAside } from './texts';

export const ENGLISH_ASIDES: Readonly<Record<CrisisAside, readonly string[]>> = {
  identity: [
    "I'm an AI, not a person. I can stay and talk, and that is why I want a person with you as well.",
    "No, there is no person writing here. I'm an AI, and you deserve a human voice, too.",
  ],
  secrecy: [
    'This is too important for a secret: your life matters more. I cannot call anyone from here, so the step is yours.',
    'I understand the wish that no one knows. I cannot promise that. One person who knows can make tonight safer.',
  ],
  'cannot-call': [
    'Then no call. A text to 988 works just as well, and you can begin with one word: "help".',
    'Calling can feel like too much. You can text, or hand the phone to someone and let them do it.',
  ],
  anger: [
    'You may be angry at me. I would rather ask one time too many.',
    'I can hear that my words miss it. I am staying, all the same.',
  ],
  retraction: [
    'I am glad if it is less than it sounded. I will still stay careful for a while.',
    'Maybe it came out harder than you meant. I would rather take it seriously than wave it off.',
  ],
  relief: [
    'I am glad it has eased a little.',
    'Good that there is some calm in it now.',
    'I am glad you are not in it as deep as before.',
  ],
  goodbye: [
    'Before you go, please let one person know how you are. I am here when you come back.',
    'You can come back here at any time. Please do not be alone with this.',
  ],
  hopeless: [
    'When it hurts this much, nothing looks as if it could help. That is how it feels now, and now can change.',
    'It makes sense that you are out of hope after so much. Let others hold some of it for you.',
  ],
  refusal: ['You do not have to answer that.', 'Okay, I will not press you on it.'],
  unsure: [
    'Not being sure is an honest answer, and I take it seriously.',
    'You do not need to know exactly.',
  ],
  yes: [
    'Thank you for being honest with me.',
    'I am glad you told me the truth.',
    'Thank you. I heard that.',
  ],
  no: [
    'Thank you for a clear answer.',
    'Okay. I am glad you answered.',
    'I hear the no, and I thank you for it.',
  ],
  thanks: ['I am glad you are here.', 'Thank you for staying with me.'],
};
