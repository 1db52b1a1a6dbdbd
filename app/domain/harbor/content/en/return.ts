import type { RETURN_STEPS } from '../../steps/return';
import type { WordsFor } from '../words';

const ENOUGH = 'That is enough for now';
const LET_GO = 'Let it go';

export const RETURN_EN: WordsFor<typeof RETURN_STEPS> = {
  'RETURN.step': {
    say: 'Last time you kept a small step: {step}.',
    ask: 'How did it go?',
    choices: { did: 'I did it', part: 'A part of it', notYet: 'Not yet', noFit: 'It no longer fits' },
  },
  'RETURN.did': {
    say: 'Then it is done. It can be useful to know why it worked.',
    ask: 'What made it possible?',
    choices: { next: 'Next', enough: ENOUGH },
  },
  'RETURN.next': {
    say: 'The step is off the list.',
    ask: 'And now?',
    choices: { another: 'Another step', else: 'Something else', enough: ENOUGH },
  },
  'RETURN.part': {
    say: 'A part is a part.',
    ask: 'What now?',
    choices: { keep: 'Keep it', smaller: 'Make it smaller', letGo: LET_GO },
  },
  'RETURN.kept': {
    say: 'It stays as it is. There is no date it must be done by.',
    choices: { else: 'Something else', exercise: 'A short exercise', enough: ENOUGH },
  },
  'RETURN.notYet': {
    say: 'That is fine.',
    ask: 'What was in the way?',
    choices: { big: 'It was too big', day: 'It was the wrong day', keep: 'Leave it as it is', letGo: LET_GO },
  },
  'RETURN.smaller': {
    say: 'You can write a smaller piece of it here, in a few words.',
    ask: 'Which part of it could be done first?',
    choices: { same: 'The same, only shorter', another: 'A different step' },
  },
  'RETURN.letGo': {
    say: 'Then we let it go. A step that does not fit is no debt.',
    choices: { another: 'Another step', else: 'Something else', enough: ENOUGH },
  },
  'RETURN.worry': {
    say: 'Last time you kept a worry for {time}.',
    ask: 'What about it now?',
    choices: { look: 'Look at it', gone: 'It is gone', later: 'Another time' },
  },
  'RETURN.worryGone': {
    say: 'Then it is not kept any longer.',
    choices: { else: 'Something else', step: 'One small step', enough: ENOUGH },
  },
  'RETURN.plain': {
    say: 'Your check-in {today}: sleep {sleep}, mood {mood}.',
    ask: 'Where shall we begin?',
    choices: { sleep: 'Sleep', mood: 'Mood', else: 'Something else', hello: 'Only saying hello' },
  },
  'RETURN.hello': {
    say: 'Hello again. This is Harbor, the program with the buttons.',
    ask: 'What would you like today?',
    choices: {
      weighs: 'Something weighs on me',
      sleep: 'I cannot sleep',
      calm: 'I want to calm down',
      step: 'One small step',
      good: 'Something good',
    },
  },
  LOW: {
    say: 'You rated your mood Very low {today}. I am sorry it is that heavy.',
    ask: 'Before anything else: do you think about ending your life?',
    choices: { no: 'No', sometimes: 'Sometimes', yes: 'Yes', rather: 'I would rather not say' },
  },
  'LOW.no': {
    say: 'Thank you for the plain answer. A very low day is hard, with or without such thoughts.',
    ask: 'What would be good to you now?',
    choices: {
      ground: 'Calm the body',
      kind: 'Be kind to myself',
      write: 'Let me write',
      person: 'A person',
    },
  },
};
