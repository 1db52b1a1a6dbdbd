import type { ANSWERED_STEPS } from '../../steps/answered';
import type { WordsFor } from '../words';

const GO_ON = 'Go on';
const WRITE = 'Write it down';
const KIND = 'Be kind to myself';
const KNOWS = 'Ask someone who knows';
const PERSON = 'Ask a person';

export const ANSWERED_EN: WordsFor<typeof ANSWERED_STEPS> = {
  'FACT.memory': {
    say: [
      'You need not put it right each time. Answer the feeling: you miss him, tell me about him. A short, true enough line is no lie to be ashamed of.',
      'With a failing memory the fact hurts anew each time, and the feeling stays. Speak about the one who is missed, then lead on to tea or a photo.',
      'One calm line, each time the same, is enough. It need not be the whole truth, and it is not wrong to spare somebody.',
    ],
    choices: { line: 'A line for carers', person: KNOWS, kind: KIND, goOn: GO_ON },
  },
  'FACT.child': {
    say: [
      'With small children: short, true words, and the same ones each time. Then: you did nothing wrong, and I stay.',
      'Answer just what was asked, in one plain sentence. Children ask again to see if it still holds, not because you said it wrong.',
      'You may say: that I do not know, either. What helps them is that it is true, short, and said in a calm voice.',
    ],
    choices: { person: KNOWS, kind: KIND, write: WRITE, goOn: GO_ON },
  },
  'FACT.customers': {
    say: [
      'One line, always the same, saves your strength: this is what it is, and this is what we can do. Then stop, and do not argue on.',
      'Keep one short sentence ready, and say it to all of them alike. You owe no stranger the whole story.',
    ],
    choices: { step: 'Make it my small step', kind: KIND, write: WRITE, goOn: GO_ON },
  },
  'FACT.again': {
    say: [
      'What comes again and again needs one line, short and true, said the same way each time. After that you may change the subject.',
      'You need no new answer each time. One plain sentence that you can stand by will do, and nobody is owed more.',
      'It can be: I would rather not go into that today. Said kindly, it may be used as often as they ask.',
    ],
    choices: { kind: KIND, think: 'Think it through', write: WRITE, goOn: GO_ON },
  },
  'ASKED.lie': {
    say: [
      'Many do, and mostly to spare somebody. What matters is whom it serves, and if you can stand by it later. To spare pain is not the same as to deceive.',
      'There is no rule for all of it. A small untruth that protects somebody weighs less than one that takes a choice from them.',
      'People who love each other do that more than they say. You may also leave things out: not all that is true has to be said.',
    ],
    choices: { decide: 'For and against', words: 'Words I could say', write: WRITE, goOn: GO_ON },
  },
  'ASKED.okay': {
    say: [
      'Many do that, and few say so. What matters is if it harms somebody, and if you can stand by it tomorrow.',
      'Others do the same and keep it to themselves. A thing is not bad because it does not look nice.',
      'Most people would not call it bad. You look at yourself more closely than anyone else does.',
    ],
    choices: { kind: KIND, write: WRITE, person: PERSON, goOn: GO_ON },
  },
  'ASKED.bad': {
    say: [
      'A bad one would not ask. Many who care ask themselves that, most of all when they are worn out.',
      'One hard day, or one thing you did, does not say who you are. What you do most days says more.',
      'It is asked most by those who try hard. Nobody gives enough on every day, and love is not measured by the worst one.',
    ],
    choices: { kind: KIND, write: WRITE, person: PERSON, goOn: GO_ON },
  },
  'ASKED.knows': {
    say: [
      '{whom} One short question is enough, and you need no proof that it is bad enough.',
      '{whom} You can begin with: I do not know how to do this, and who could tell me.',
    ],
    choices: { words: 'Words I could say', step: 'Make it my small step', goOn: GO_ON },
  },
};
