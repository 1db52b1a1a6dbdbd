import type { HARM_STEPS } from '../../steps/harm';
import type { WordsFor } from '../words';

const HELP = { coming: 'Help is coming', noOne: 'I cannot reach anyone', worse: 'I feel worse' };

export const HARM_EN: WordsFor<typeof HARM_STEPS> = {
  HARM: {
    say: ['Thank you for telling me.', 'It is right to say so.', 'That is a hard thing to say.'],
    ask: ['Are you hurt right now?', 'Is there a wound now?'],
    choices: { no: 'No', little: 'A little', badly: 'Badly, or I am not sure', misread: 'You read me wrong' },
  },
  'HARM.911': {
    say: [
      'Press a clean cloth on it and call {911} now. If you can, get someone to you.',
      'Keep pressing with a clean cloth, and call {911}. Have somebody come to you.',
    ],
    choices: { called: 'I called', cannot: 'I cannot' },
  },
  'HARM.care': {
    say: [
      'Wash it with clean water and cover it. If it is deep, or still bleeding after ten minutes, have it seen today.',
      'Clean water first, then a clean cover. Have it seen today if it is deep, or bleeds for more than ten minutes.',
    ],
    choices: { done: 'Done', deep: 'It is deep' },
  },
  'HARM.2': {
    say: '',
    ask: ['Is any part of this about wanting to die?', 'Does a part of you want to die?'],
    choices: { no: 'No', sometimes: 'Sometimes', yes: 'Yes', rather: 'I would rather not say' },
  },
  'HARM.3': {
    say: 'Urges rise, peak and fall, often within half an hour.',
    ask: 'Can you put what you use in another room and stay away from it for ten minutes?',
    choices: { yes: 'Yes', cannot: 'I cannot', safer: 'I am safer now' },
  },
  'HARM.known': {
    say: [
      'What you told me about hurting yourself, I do not drop. It can be bad without any wish to die.',
      'That you hurt yourself stays on the table. It needs no wish to die to count.',
    ],
    ask: ['What should come first?', 'Where do you want to go on?'],
    choices: {
      urge: 'Something for the urge',
      wound: 'I have a wound',
      person: 'I want a person to know',
      goOn: 'Go on with the talk',
    },
  },
  DRIVE: {
    say: [
      'Please stop driving now. Pull off where it is safe, lock the doors, and sleep for twenty minutes. Coffee does not hold sleep off for long.',
      'That can kill you and others. Stop at the next safe place and sleep before you drive on.',
    ],
    choices: {
      stopped: 'I have stopped',
      person: 'Someone could fetch me',
      notDriving: 'I am not driving now',
    },
  },
  OD: {
    say: [
      'This needs help now, even if you feel fine. Call {911}, or Poison Control at {poison}, any hour.',
      'Help is needed now, also when nothing shows. It is {911}, or Poison Control at {poison}, day and night.',
    ],
    ask: ['Which fits?', 'Which one is it?'],
    choices: {
      bad: 'I am sleepy, confused, or badly hurt',
      fine: 'I took something and feel fine',
      calling: 'I am calling',
      cannot: 'I cannot call',
      nothing: 'I took nothing',
    },
  },
  'OD.911': {
    say: [
      'Call {911} now. Unlock the door. Lie on your side. Keep what you took beside you.',
      '{911} first. Then open the door for them, lie on your side, and keep near you what it was.',
    ],
    choices: HELP,
  },
  'OD.fine': {
    say: 'Some things do harm hours later, with no sign at first. Please do not wait and see. Poison Control can tell you in minutes: {poison}.',
    choices: HELP,
  },
  'OD.cannot': {
    say: 'Wake or text the nearest person: I need help now, call {911}. In many places you can text {911}.',
    choices: { coming: HELP.coming, worse: HELP.worse },
  },
  'OD.wait': {
    say: 'Stay where someone can see you. Do not try to throw up. Take nothing more. Tell them what it was, and when.',
    choices: HELP,
  },
  HOW: {
    say: 'That I will not answer. It makes me ask you something.',
    ask: 'Are you thinking about ending your life?',
    choices: { no: 'No', sometimes: 'Sometimes', yes: 'Yes', rather: 'I would rather not say' },
  },
  BODY: {
    say: 'I cannot tell panic from a heart problem.',
    ask: 'Is this new, or is there pressure in the chest, weakness on one side, or fainting?',
    choices: { yes: 'Yes, or I am not sure', before: 'It feels like my panic before' },
  },
  'BODY.911': {
    say: 'Call {911} now. It is right to call, even if it turns out to be panic.',
    choices: { called: 'I called', cannot: 'I cannot' },
  },
};
