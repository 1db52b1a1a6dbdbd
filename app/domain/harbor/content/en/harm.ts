import type { HARM_STEPS } from '../../steps/harm';
import type { WordsFor } from '../words';

const HELP = { coming: 'Help is coming', noOne: 'I cannot reach anyone', worse: 'I feel worse' };
const NEXT = { next: 'Next', stop: 'Stop here' };
const DONE = { done: 'Done', stop: 'Stop here' };

export const HARM_EN: WordsFor<typeof HARM_STEPS> = {
  HARM: {
    say: 'Thank you for telling me.',
    ask: 'Are you hurt right now?',
    choices: { no: 'No', little: 'A little', badly: 'Badly, or I am not sure', misread: 'You read me wrong' },
  },
  'HARM.911': {
    say: 'Press a clean cloth on it and call {911} now. If you can, get someone to you.',
    choices: { called: 'I called', cannot: 'I cannot' },
  },
  'HARM.care': {
    say: 'Wash it with clean water and cover it. If it is deep, or still bleeding after ten minutes, have it seen today.',
    choices: { done: 'Done', deep: 'It is deep' },
  },
  'HARM.2': {
    say: '',
    ask: 'Is any part of this about wanting to die?',
    choices: { no: 'No', sometimes: 'Sometimes', yes: 'Yes', rather: 'I would rather not say' },
  },
  'HARM.3': {
    say: 'Urges rise, peak and fall, often within half an hour.',
    ask: 'Can you put what you use in another room and stay away from it for ten minutes?',
    choices: { yes: 'Yes', cannot: 'I cannot', safer: 'I am safer now' },
  },
  'URGE.1': {
    say: 'Only look at it for now. You do not have to do anything.',
    ask: 'Where in the body is it?',
    choices: NEXT,
  },
  'URGE.2': {
    say: 'An urge is a wave. You do not have to push it or feed it. Breathe, and watch it for one minute.',
    choices: NEXT,
  },
  'URGE.3': {
    say: 'That was one wave.',
    ask: 'How strong is it now?',
    choices: { lower: 'Lower', same: 'The same', higher: 'Higher' },
  },
  OD: {
    say: 'This needs help now, even if you feel fine. Call {911}, or Poison Control at {poison}, any hour.',
    ask: 'Which fits?',
    choices: {
      bad: 'I am sleepy, confused, or badly hurt',
      fine: 'I took something and feel fine',
      calling: 'I am calling',
      cannot: 'I cannot call',
      nothing: 'I took nothing',
    },
  },
  'OD.911': {
    say: 'Call {911} now. Unlock the door. Lie on your side. Keep what you took beside you.',
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
  'BREATH.1': { say: 'Sit or lie so that your belly can move. Put one hand on it.', choices: NEXT },
  'BREATH.2': {
    say: 'Breathe in while you count to 4. Breathe out while you count to 6. Do that for one minute.',
    choices: { done: 'One minute done', dizzy: 'It makes me dizzy', stop: 'Stop here' },
  },
  'BREATH.3': {
    say: 'Let the breath go on by itself. Notice your feet on the floor.',
    choices: { enough: 'That is enough for now', again: 'One more minute', ground: 'Look around the room' },
  },
  'GROUND.1': {
    say: 'Look around. Name five things you can see. Out loud, in your head, or here.',
    choices: DONE,
  },
  'GROUND.2': { say: 'Four things you can touch. Touch one.', choices: DONE },
  'GROUND.3': { say: 'Three things you can hear.', choices: DONE },
  'GROUND.4': { say: 'Two things you can smell, or like to smell.', choices: DONE },
  'GROUND.5': {
    say: 'One slow breath. You are here, in this room.',
    choices: { enough: 'That is enough for now', person: 'I want a person' },
  },
};
