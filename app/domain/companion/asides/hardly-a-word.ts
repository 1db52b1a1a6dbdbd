import type { Aside } from './aside';

const LAUGH = '(?:lol+|lmao+|rofl|ha(?:ha)+h?|he(?:he)+|xd+|lolz)';

/** A laugh, a number, a shrug: there is little to say back, so the reply is light and true. */
export const HARDLY_A_WORD: readonly Aside[] = [
  {
    id: 'laugh',
    match: new RegExp(`^${LAUGH}(?: ${LAUGH}| ok| okay| yeah| sure| no| idk| whatever| right| true)*$`),
    upTo: 5,
    lines: [
      'A laugh, or a way not to say more. Both are fine here.',
      'I cannot tell if that was a real laugh. Either way, hello.',
      'I take the laugh. You can leave it at that.',
      'Something is funny, or nothing is. You may tell me which.',
      'All right, lightly then.',
      'Ha. I have no jokes of my own, but I like that one got through.',
      'Laughing is allowed. So is the thing under it, if there is one.',
      'That is short, and I cannot see your face. A few more words would help me.',
      'Noted with a smile, as far as a program has one.',
      'Okay, not everything has to be serious here.',
    ],
  },
  {
    id: 'number',
    match: /^(?:\d{1,9} ?)+$|^(?:test|testing|abc|asdf|qwerty|one two three)(?: test(?:ing)?| \d+)*$/,
    upTo: 4,
    lines: [
      'A number alone tells me little. If it is how you feel from 0 to 10, say so.',
      'It works, your message came through. Words are welcome, too.',
      'I can read numbers, but not what they are about.',
      'That looks like a test. I am here, and it arrived.',
      'I got that. What it counts, only you know.',
      'Digits received. A word beside them would tell me more.',
      'That could be a score, a floor or a bus. I would only be guessing.',
      'A plain number. Your check-in is the place where numbers count.',
      'I see it, and I do not know yet what to do with it.',
      'Fine, a number it is. You can add a word when you like.',
    ],
  },
  {
    id: 'shrug',
    match:
      /^(?:whatever|meh|nothing|nothing much|not much|nm|nvm|never mind|same|same as always|same old|the usual|eh|bored|who cares|idc|i don't care)(?: i guess| lol| really| tbh)?$/,
    upTo: 4,
    lines: [
      'Not much is an answer, too.',
      'Then we can just sit here for a moment.',
      'That can be a quiet day, or a way to keep the door shut. Both are fine.',
      'I will not pull on it. I am here if something comes up.',
      'Nothing has to come of this. You came by, and that is enough.',
      'Okay. A day without a headline.',
      'Some days have no word that fits.',
      'We can leave it at that for now.',
      'A shrug says something as well.',
      'All right. You do not owe me a story.',
    ],
  },
];
