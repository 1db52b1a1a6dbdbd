import type { SUICIDE_STEPS } from '../../steps/suicide';
import type { WordsFor } from '../words';

const TRY = { try: 'I will reach out', none: 'None of this' };
const TEN = { done: 'Done', cannot: 'I cannot' };

/** What stands in the way of a person, who that is, and how it goes on. */
export const SUICIDE_PEOPLE_EN = {
  BARRIER: {
    say: [
      'Many things can make that hard.',
      'Then something stands in the way.',
      'It can help to name what stands in the way.',
      'Some steps are too high to take at once.',
      'We can look at what makes it hard.',
      'Let us look at it from another side.',
    ],
    ask: [
      'Which one is closest?',
      'What is it most of all?',
      'Which of these is it?',
      'Where does it get stuck?',
      'What comes closest right now?',
      'What is in the way?',
    ],
    choices: {
      speak: 'I cannot speak out loud',
      police: 'I am afraid of the police',
      bother: 'I do not want to bother anyone',
      before: 'It did not help before',
      abroad: 'I am not in the US',
    },
  },
  'BARRIER.b1': {
    say: [
      'Then text. Write one word to {988}: hi. They will ask the rest.',
      'A text is enough: send hi to {988}. No voice is needed.',
      'It works without a sound. Text {988}, and one word will do.',
    ],
    choices: TRY,
  },
  'BARRIER.b2': {
    say: [
      'Most contacts end as a talk. If a life is in danger this minute, they may send someone, and they try to agree on it with you first. You can ask them about it.',
      'The line is there to talk. Only when a life is in danger right now may they send someone, and they try to plan that with you. Ask them how it works.',
    ],
    choices: TRY,
  },
  'BARRIER.b3': {
    say: [
      'You are who the line is for. There is no rule for how bad it must be.',
      'Nobody has to earn a call. It is there for bad hours of any size.',
      'The people on the line chose to be there. A call takes nothing from anyone.',
    ],
    choices: TRY,
  },
  'BARRIER.b4': {
    say: [
      'I am sorry it went that way. It may be someone else this time. You can also begin with a person you know.',
      'That was one call, with one person. The next one may go another way. Someone you know is a start, too.',
    ],
    choices: TRY,
  },
  'BARRIER.b5': {
    say: ['{lines}', 'You do not need a number of the US. {lines}'],
    choices: TRY,
  },
  PERSON: {
    say: [
      'It does not have to be the closest person, only one who would pick up. You can say: I am not safe right now. Can you come, or stay on the phone with me?',
      'Whoever picks up is the right one. Short words are enough: I need you, please call me.',
      'Near or far, one person is enough for now.',
    ],
    ask: ['Who comes to mind first?', 'Who would pick up?', 'Whom could you call or text?'],
    choices: { chosen: 'I know who', nobody: 'Nobody comes to mind' },
  },
  'PERSON.sent': {
    say: ['The message or the call is yours to make.', 'A few words are enough, by call or text.'],
    ask: ['Did it go?', 'Did you get through?'],
    choices: { sent: 'I reached them', waiting: 'No answer yet', cannot: 'I cannot' },
  },
  'PERSON.wait': {
    say: [
      'It is out, and that was the hard part. Give it some minutes, with the phone in your hand.',
      'Sent is sent. Until the answer comes, go where there is light.',
    ],
    ask: ['Is there an answer yet?', 'Have they written back?'],
    choices: { answered: 'They answered', waiting: 'No answer yet', cannot: 'I cannot wait' },
  },
  'PERSON.next': {
    say: [
      'Then the next one, no need to wait. {988} answers at any hour.',
      'Try the next one now. {988} is there day and night.',
    ],
    choices: { choose: 'Choose someone', answered: 'They answered' },
  },
  'PERSON.line': {
    say: [
      'A counselor counts as a person. Call or text {988} and say: I am not okay.',
      'The line is a person, too. Call or text {988}, and one sentence is enough.',
    ],
    choices: { did: 'I did', cannot: 'I cannot' },
  },
  SAFER: {
    say: ['Safer is good.', 'That is a step away from danger.', 'A little safer counts.'],
    ask: ['What changed?', 'What made the difference?', 'What is different now?'],
    choices: {
      someone: 'Someone is here',
      away: 'It is out of my reach',
      talked: 'I talked to {988} or a doctor',
      wave: 'The wave went down',
      stop: 'I only want to stop talking',
    },
  },
  'SAFER.good': {
    say: [
      'Good. Please keep it that way tonight. Tomorrow, tell a doctor or counselor what you told me. Your safety plan is a place to write that down.',
      'Keep it like that through the night, please. A doctor or counselor should hear of it tomorrow. Your safety plan can hold what helped.',
    ],
    choices: { calm: 'Something calming', stop: 'Stop here' },
  },
  'SAFER.wave': {
    say: ['Waves come back, so keep one thing ready.', 'A wave can come again, so plan for it now.'],
    ask: ['Who can be near tonight?', 'Who could stay near you?'],
    choices: { person: 'Choose my person', stop: 'Stop here' },
  },
  'SAFER.held': {
    say: [
      'That is all right. Please keep the numbers close.',
      'Then we leave it there. Keep the numbers where you can see them.',
    ],
    choices: { stop: 'Stop here', goOn: 'Go on' },
  },
  'SAFER.read': {
    say: ['I read that as: you are safer now.', 'What I take from that: it is safer now.'],
    ask: 'Is that right?',
    choices: { yes: 'Yes', no: 'Not really' },
  },
  COMING: {
    say: [
      'Stay on the line and do what they tell you. Unlock the door, keep the phone near, and sit where they see you at once.',
      'Until they are there: door open, phone in hand, near a person if you can. Take nothing more, and have ready what it was.',
    ],
    choices: { here: 'They are here', noOne: 'Nobody comes', worse: 'It is worse' },
  },
  'COMING.with': {
    say: [
      'Good that someone is there. Let them call {911} now, or drive you, if they have not been drinking. Stay together.',
      'Then that person can act: {911}, or a car to the hospital, now. They should not leave you alone.',
    ],
    choices: {
      going: 'We are on the way',
      coming: 'Help is coming',
      cannot: 'They cannot help',
      worse: 'It is worse',
    },
  },
  'COMING.way': {
    say: [
      'If you drive: stop, and call {911}. If not: go on, and say at the desk what it was, and when. A seizure, or no air: stop, and call {911}.',
      'Go on, if someone else drives. Tell them first what it was, and since when. If it gets bad: stop, and call {911}.',
    ],
    choices: { there: 'We are there', worse: 'It is worse' },
  },
  'COMING.there': {
    say: [
      'Good that you are in their hands. Say what you took or stopped, when, and all you feel or see. Stay until a doctor has seen you.',
      'That was the right way. Tell them all of it, also what you see or hear. If it gets worse while you wait, say so.',
    ],
    choices: { safer: 'A doctor has seen me', worse: 'It is worse', stop: 'Stop here' },
  },
  'COMING.worse': {
    say: [
      'At the hospital: tell the desk now. Elsewhere: stop the car, and call {911}. If you may pass out: lie on your side.',
      'Then at once: the desk, if you are there, or {911}. Stay near someone.',
    ],
    choices: { called: 'I called', cannot: 'I cannot' },
  },
  'COMING.hurt': {
    say: [
      'Until they are there, be where people are, or behind a door that locks. Keep the phone on, and go to them when you see them.',
      'Keep a door between you, and the phone on. When they come, you may ask to talk to them without the other one near.',
    ],
    choices: { here: 'They are here', worse: 'It is worse' },
  },
  'TEN.away': {
    say: 'Only the next ten minutes. You do not have to solve anything in them. You have put distance there already. Stay where there is light, and people if you can.',
    choices: TEN,
  },
  'SUI.stay': {
    say: [
      'You have had those ten minutes. Now one person, closer. Ask whoever you reached to come, or to stay on the phone. You can say: please stay with me tonight.',
      'The same for a while is hard to bear alone. Ask for company, now: someone here, or a voice on the phone.',
    ],
    choices: {
      coming: 'They come, or stay on the phone',
      cannot: 'They cannot',
      counselor: 'Talk to a counselor',
      worse: 'It is worse',
    },
  },
  'TEN.1': {
    say: 'Only the next ten minutes. You do not have to solve anything in them. Go where there is light, and people if you can. What could hurt you stays behind.',
    choices: TEN,
  },
  'TEN.2': { say: 'Run cold water over your hands. Look for five blue things.', choices: TEN },
  'TEN.3': { say: 'Breathe out longer than in, five times.', choices: TEN },
  'TEN.4': {
    say: 'That was a part of the ten minutes.',
    ask: 'How is it this minute?',
    choices: { safer: 'A little safer', same: 'The same', worse: 'Worse' },
  },
  'END.hurt': {
    say: [
      'Go when you need to. If it starts again, call {911}. The hotline is there at any hour: {home}.',
      'You can go. In danger, {911}. To think it through, {home}, at any hour.',
    ],
    choices: { goOn: 'Go on here' },
  },
  'END.abroad': {
    say: ['You can go whenever you want. Please keep one person close tonight. {lines}'],
    choices: { goOn: 'Go on here' },
  },
  'END.risk': {
    say: [
      'You can go whenever you want. Please keep one person close tonight, and {988} in your phone.',
      'Go whenever you like. Have one person near tonight, please, and {988} at hand.',
    ],
    choices: { goOn: 'Go on here' },
  },
} satisfies Partial<WordsFor<typeof SUICIDE_STEPS>>;
