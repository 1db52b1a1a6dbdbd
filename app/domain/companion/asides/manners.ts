import type { Aside } from './aside';

export const MANNERS: readonly Aside[] = [
  {
    id: 'thanks',
    match:
      /^(?:(?:ok(?:ay)?|great|cool|perfect|no|yes) )?(?:thanks?|thank you|thx|ty|tysm|cheers|much appreciated|i appreciate (?:it|that|this|you))\b/,
    upTo: 8,
    endsTurn: true,
    lines: [
      'You are welcome. I am glad you wrote.',
      'Gladly. You did the hard part yourself.',
      'You are welcome, at any time.',
      'It was good to read you.',
      'Thank you for trusting me with it.',
    ],
  },
  {
    id: 'goodbye',
    match:
      /^(?:(?:ok(?:ay)?|thanks?|well|alright) )*(?:bye\w*|goodbye|good ?night|see (?:you|ya)|talk (?:later|soon|tomorrow)|ttyl|gotta go|i (?:have|need|got) to go|i'm (?:off|leaving)|going to (?:bed|sleep) now|take care)\b/,
    upTo: 9,
    endsTurn: true,
    lines: [
      'Take care of yourself. You can come back whenever you like.',
      'Goodbye for now. I am here at any hour.',
      'Until next time. Go gently.',
      'It was good that you came by. See you when you feel like it.',
    ],
  },
  {
    id: 'sorry',
    match: /^(?:i'?m )?(?:so |really )?sorry\b(?!.*\b(?:for myself|loss)\b)/,
    upTo: 8,
    lines: [
      'There is nothing to be sorry for.',
      'No need to say sorry in here.',
      'You did nothing wrong. Write as it comes.',
    ],
  },
];
