import type { SUICIDE_STEPS } from '../../steps/suicide';
import type { WordsFor } from '../words';

const TRY = { try: 'I will reach out', none: 'None of this' };
const TEN = { done: 'Done', cannot: 'I cannot' };

export const SUICIDE_EN: WordsFor<typeof SUICIDE_STEPS> = {
  NS: {
    say: 'It is good that you pressed that. The numbers below reach a person right now.',
    ask: 'What is closest to it?',
    choices: {
      life: 'I might end my life or hurt myself',
      hurt: 'I took something, or I am hurt',
      someone: 'Someone is hurting me',
      others: 'I might hurt someone',
      else: 'Something else',
    },
  },
  'NS.2': {
    say: '',
    ask: 'Which of these?',
    choices: {
      third: 'Someone else is in danger',
      voices: 'Voices tell me to do things',
      body: 'My body is in trouble',
      cannotSay: 'I cannot say',
      mistake: 'I pressed it by mistake',
    },
  },
  'SUI.1': {
    say: [
      'Thank you for telling me. That is a lot to carry, and I am only a program.',
      'You told me, and it counts. I am only a program, so let us look at today.',
      'It is right to say it again. A program cannot carry it with you. A person can.',
      'You do not have to say more than you want to. I am a program, and a person can hear the rest.',
      'It is out now, and that is a start. I can only ask, and point to people.',
    ],
    ask: 'Could you act on it today?',
    choices: {
      might: 'Yes, I might',
      unsure: 'I do not know',
      way: 'I have a way, but not today',
      thoughts: 'No, only thoughts',
      misread: 'You read me wrong',
    },
  },
  'SUI.today': {
    say: [
      'Then please do not be alone with this. Call or text {988} now. If you have already done something, call {911}.',
      'Please do not stay alone with it. {988} takes calls and texts now. If something is already done, call {911}.',
    ],
    ask: 'Can you move away from what you could use?',
    choices: {
      moved: 'I have moved away',
      called: 'I called or texted',
      cannot: 'I cannot',
      did: 'I already did something',
      with: 'Someone is with me',
    },
  },
  'SUI.means': {
    say: [
      'Knowing a way makes a bad hour more dangerous. Distance helps most: hand it to someone, or lock it up and give away the key.',
      'Time and distance protect you. Hand it to someone, or lock it up and let someone else keep the key.',
    ],
    ask: 'Who could take it today?',
    choices: {
      who: 'I know who',
      gone: 'It is already gone',
      gun: 'It is a gun',
      refuse: 'I do not want to',
    },
  },
  'SUI.gun': {
    say: 'Ask someone to keep it outside the home for now, or to hold the key. A gun shop or the police can often store it for a while. You only need to say you are having a hard time.',
    choices: { ask: 'I will ask someone', notNow: 'Not now' },
  },
  'SUI.near': {
    say: [
      'Then let us make the next hours safer.',
      'Let us look at the next hours only.',
      'The next hours come first.',
    ],
    ask: [
      'What would help most right now?',
      'Which of these first?',
      'What would make them easier to get through?',
    ],
    choices: {
      person: 'Reach my person',
      ten: 'Get through ten minutes',
      room: 'Make the room safer',
      counselor: 'Talk to a counselor',
      safer: 'I am safer now',
    },
  },
  'SUI.who': {
    say: [
      'Good. Now one person: a friend, a neighbor, or the counselor on the line.',
      'One person is enough: a friend, a neighbor, or whoever answers {988}.',
      'It is time for a person. Anyone near will do, and so will the counselor.',
    ],
    ask: [
      'Who can be with you, in the room or on the phone?',
      'Who could be there, next to you or on the phone?',
      'Whom can you reach now?',
    ],
    choices: { choose: 'Choose someone', line: '{988} is with me', nobody: 'Nobody' },
  },
  'SUI.with': {
    say: [
      'Good. Show them this page if words are hard. They can make the next call for you.',
      'Then someone is with you, or on the line. If talking is hard, let them read this page.',
      'Stay near that person, or on the line. They can call for you if that is easier.',
    ],
    ask: 'How is it this minute?',
    choices: { safer: 'A little safer', same: 'The same', worse: 'Worse' },
  },
  'SUI.worse': {
    say: [
      'Then call {911}, or let the person with you call. Go to a room with people and light. This page can stay open.',
      'Call {911} now, you or whoever is with you. Go where there are people and light.',
    ],
    choices: { called: 'I called', cannot: 'I cannot' },
  },
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
    say: [
      '{elsewhere} lists free lines in your country. Your own emergency number works, too.',
      'Look at {elsewhere} for lines near you, and keep your own emergency number at hand.',
    ],
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
  'TEN.1': {
    say: 'Only the next ten minutes. You do not have to solve anything in them. Go where there is light, and people if you can. Leave the thing behind.',
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
    say: [
      'You can go whenever you want. Please keep one person close tonight. Free lines in your country: {elsewhere}.',
    ],
    choices: { goOn: 'Go on here' },
  },
  'END.risk': {
    say: [
      'You can go whenever you want. Please keep one person close tonight, and {988} in your phone.',
      'Go whenever you like. Have one person near tonight, please, and {988} at hand.',
    ],
    choices: { goOn: 'Go on here' },
  },
};
