import type { Aside } from './aside';

export const PRODUCT: readonly Aside[] = [
  {
    id: 'privacy',
    match:
      /\bwho (?:can |else |will |is )*(?:read|reads|reading|see|sees)\b|\b(?:is|are) (?:this|it|my|these) (?:chat |messages? |data |conversation |really |all )*(?:private|confidential|secret|safe|encrypted|anonymous|recorded|stored|saved)\b|\bdo you (?:store|save|keep|share|sell|record|remember)\b|\b(?:delete|erase|remove) (?:my |this |the )?(?:chat|chats|data|messages?|account|conversation|history)\b|\bprivacy\b|\bwill you tell\b/,
    lines: [
      'What you write here is stored encrypted, and admins cannot see it. It goes to an outside AI only if you said yes to that in Settings. More at /privacy.',
      'No one at Soundings reads along. An outside AI sees your words only after your yes, which you can take back in Settings. You can delete chats, too.',
      'The chat is kept for you alone, and you can delete it. The line by the chat says who reads your messages, and /privacy has the details.',
    ],
  },
  {
    id: 'price',
    match:
      /\b(?:soundings|this|it|app|harbor)\b.{0,15}\b(?:cost|free|price)\b|\bhow much (?:is|does) (?:soundings|this|it|the app|harbor)\b|\bdo i (?:have to|need to) pay\b/,
    lines: [
      'I know nothing about a price. I only know what is in here: check-ins, trends, reports and this chat.',
      'I have no word on costs, so I will not guess. Whoever runs this Soundings can say.',
    ],
  },
  {
    id: 'check-ins',
    match:
      /\b(?:what|how|where|why|when).{0,40}\bcheck[- ]?ins?\b|\bhow (?:do|can) i (?:check in|rate|log my mood)\b|\bwhat (?:do|does) the (?:ratings?|numbers?|scores?) mean\b/,
    lines: [
      'A check-in is ten short questions, each rated 1 to 5, about sleep, mood and more. It is under Check-In, and a quick one has five. Higher always means better.',
      'You rate ten things from 1 to 5, or five in the quick form. It takes a few minutes, under Check-In. It is for you to look back on, not a test.',
    ],
  },
  {
    id: 'trends',
    match: /\b(?:what|how|where|why|when).{0,40}\b(?:trends?|insights?|charts?|patterns?|streaks?|points)\b/,
    lines: [
      'Trends shows your check-ins of the last seven days as bars, with averages. From three check-ins on it looks for patterns. Links between factors need 14 days.',
      'Under Trends you see how your ratings move. It only claims what the numbers can carry, so early on it says little. A streak counts days in a row.',
    ],
  },
  {
    id: 'reports',
    match: /\b(?:what|how|where|can|why).{0,40}\b(?:reports?|share.{0,20}(?:doctor|therapist|provider))\b/,
    lines: [
      'Under Reports you can make a summary of your check-ins for a doctor or counselor. You see what goes in before you share the link, and you can take it back.',
      'A report gathers your check-ins of some weeks on a page for someone who treats you. You choose the dates and the parts, and nobody gets it without your link.',
    ],
  },
  {
    id: 'soundings',
    match:
      /\bwhat (?:is|does) (?:soundings|this (?:app|site|place|website))\b|\bhow does (?:soundings|this (?:app|site)) work\b|\bwhat(?:'s| is) (?:this|soundings)$/,
    lines: [
      'Soundings is a place to check in on how you are, see trends over time, write a weekly reflection, and talk with me. It does not replace care by people.',
      'With Soundings you rate your days, look at what moves, and make a report for a doctor if you want. And there is me, for talking.',
    ],
  },
];
