import type { PICTURE_STEPS } from '../../steps/pictures';
import type { WordsFor } from '../words';

const GO_ON = 'Go on';
const TELL = 'If I tell a doctor';
const WORDS = 'Words I could say';
const PERSON = 'Someone who can be here';
const PUSHED = 'I am pushed, or a voice tells me';

export const PICTURES_EN: WordsFor<typeof PICTURE_STEPS> = {
  PICTURES: {
    say: [
      'Pictures like that, which nobody asks for, come to very many new parents. If they frighten you, that is a sign that you do not want them.',
      'Very many parents of a small baby see such things in their head. The fright at it says that you do not want it.',
    ],
    ask: [
      'Do they only frighten you, or does something push you to act?',
      'Is it fright alone, or does something push you to do it?',
    ],
    choices: { fright: 'They frighten me', pushed: PUSHED, unsure: 'I do not know' },
  },
  'PICTURES.known': {
    say: [
      'Then they are thoughts that you do not want. Doctors and midwives know them well, and it can be helped. Parents can call {parents}, any hour.',
      'A thought is not an act. Many find that it loses force once it is told to one person.',
      'Too little sleep makes such pictures louder. Let someone hold the baby while you rest.',
    ],
    ask: ['What would help you now?', 'Which of these is right for now?'],
    choices: { tell: TELL, words: WORDS, person: PERSON, breathe: 'Breathe for two minutes', pushed: PUSHED },
  },
  'PICTURES.tell': {
    say: [
      'Doctors and midwives know these thoughts well, and to tell them is how help starts. What one of them will do I cannot promise. You can ask first at {parents}, any hour.',
      'You can say: I get pictures that I do not want, and they scare me. They hear it often. What one person does with it, I cannot say.',
    ],
    choices: { words: WORDS, person: PERSON, goOn: GO_ON },
  },
  'PICTURES.danger': {
    say: [
      'To be scared of such a thought is not the same as wanting it. A program cannot judge more than that. A doctor or midwife can. If something pushes you: lay the baby down and go to another room.',
      'I cannot see into you. A midwife, a doctor or {parents} can tell fright from danger. Until then, let someone be with you both.',
    ],
    choices: { pushed: PUSHED, tell: TELL, person: PERSON, goOn: GO_ON },
  },
  'PICTURES.others': {
    say: [
      'Yes: very many mothers and fathers get such thoughts, and most of them tell nobody.',
      'It is not only you. Midwives and doctors hear of it all the time.',
    ],
    choices: { tell: TELL, person: PERSON, goOn: GO_ON },
  },
  'PICTURES.why': {
    say: [
      'A head that guards a baby looks out for danger all day, and little sleep makes it louder. For most it is an alarm, and not a wish.',
      'Nobody picks such thoughts. They often come with worry and short nights, and a doctor can say more.',
    ],
    choices: { tell: TELL, person: PERSON, goOn: GO_ON },
  },
  'PICTURES.unsure': {
    say: [
      'Then do not stay alone with it. Lay the baby in the crib, on the back, and ask someone to be with you both now. {parents} answers parents, any hour.',
      'Have someone with you both now, in the same home. {parents} answers parents, any hour, and you need no right words.',
    ],
    choices: { person: PERSON, pushed: PUSHED, fright: 'It is only fright' },
  },
};
