import type { SUICIDE_STEPS } from '../../steps/suicide';
import type { WordsFor } from '../words';
import { SUICIDE_PEOPLE_EN } from './suicide-people';

export const SUICIDE_EN: WordsFor<typeof SUICIDE_STEPS> = {
  NS: {
    say: 'It is good that you pressed that. The numbers below reach a person right now.',
    ask: ['What is closest to it?', 'Which of these comes nearest?'],
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
    ask: ['Which of these?', 'Which comes closest?'],
    choices: {
      third: 'Someone else is in danger',
      voices: 'Voices tell me to do things',
      body: 'My body is in trouble',
      cannotSay: 'I cannot say',
      mistake: 'I pressed it by mistake',
    },
  },
  'NS.who': {
    say: '',
    ask: ['Is it you who needs help now, or somebody else?', 'Who needs help now, you or another person?'],
    choices: { me: 'It is me', other: 'Somebody else' },
  },
  'SUI.1': {
    say: [
      'Thank you for telling me. That is a lot to carry, and I am only a program.',
      'You told me, and it counts. I am only a program, so let us look at today.',
      'It is right to say it again. A program cannot carry it with you. A person can.',
      'You do not have to say more than you want to. I am a program, and a person can hear the rest.',
      'It is out now, and that is a start. I can only ask, and point to people.',
    ],
    ask: ['Could you act on it today?', 'Could it happen today?'],
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
    ask: ['Can you move away from what you could use?', 'Can you get some distance from it?'],
    choices: {
      moved: 'I have moved away',
      called: 'I called or texted',
      cannot: 'I cannot',
      did: 'I already did something',
      with: 'Someone is with me',
    },
  },
  'SUI.day': {
    say: 'You named a day, and I do not want to pass over it.',
    ask: ['Is that when you think of ending your life?', 'Is your life meant to end around that day?'],
    choices: { yes: 'Yes', unsure: 'I do not know', no: 'No, it is something else' },
  },
  'SUI.means': {
    say: [
      'Knowing a way makes a bad hour more dangerous. Distance helps most: hand it to someone, or lock it up and give away the key.',
      'Time and distance protect you. Hand it to someone, or lock it up and let someone else keep the key.',
    ],
    ask: ['Who could take it today?', 'Who could keep it for you?'],
    choices: {
      who: 'I know who',
      gone: 'It is already gone',
      gun: 'It is a gun',
      pills: 'It is medicine',
      place: 'It is a place',
      refuse: 'I do not want to',
    },
  },
  'SUI.gun': {
    say: [
      'Ask someone to keep it outside the home for now, or to hold the key. A gun shop or the police can often store it for a while. You only need to say you are having a hard time.',
      'It is safest out of the house: with someone you trust, or stored for a while at a gun shop or with the police. To ask, it is enough to say that times are hard.',
    ],
    choices: { ask: 'I will ask someone', notNow: 'Not now' },
  },
  'SUI.pills': {
    say: [
      'Keep only the next dose with you, and let someone hold the rest. A pharmacy can hand out a few days at a time, and takes back what is left over. Do not stop a medicine that you need.',
      'Someone can hold the pills and give you each dose. A pharmacy can help with that, too. What you need for your body you still take.',
    ],
    choices: { ask: 'I will ask someone', apart: 'There is nobody to take it', notNow: 'Not now' },
  },
  'SUI.place': {
    say: [
      'Nobody can lock up a place, so the distance has to be yours. Another way home for now, and better with company.',
      'With a place it is the road that counts. Stay off it for a while, or have someone in the car or on the phone.',
    ],
    ask: ['Who can know tonight which place it is?', 'Whom could you tell which place it is?'],
    choices: {
      who: 'I know who',
      other: 'I can go another way',
      there: 'I am near it now',
      refuse: 'I do not want to',
    },
  },
  'SUI.apart': {
    say: [
      'Then put ways between you and it: outside the door, in the car, with a neighbor, behind two locks. Each step takes time, and time protects you.',
      'Then make it far to reach: another floor, the mailbox, a closed bag outside. You stay where there is light.',
    ],
    choices: { moved: 'It is out of my reach', counselor: 'Talk to a counselor', cannot: 'I cannot' },
  },
  'SUI.far': {
    say: [
      'Then leave it where it is, and do not touch it. You go to another place, with people. Let someone else come for it: a neighbor, a friend, or the police.',
      'Then leave it, and go where there are people and light. Call {988}: they help you plan who can come for it.',
    ],
    choices: { moved: 'It is out of my reach', counselor: 'Talk to a counselor', cannot: 'I cannot' },
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
    ask: ['How is it this minute?', 'Is it any different now?'],
    choices: { safer: 'A little safer', same: 'The same', worse: 'Worse' },
  },
  'SUI.worse': {
    say: [
      'Then call {911}, or let the person with you call. Go to a room with people and light. This page can stay open.',
      'Call {911} now, you or whoever is with you. Go where there are people and light.',
    ],
    choices: { called: 'I called', cannot: 'I cannot' },
  },
  ...SUICIDE_PEOPLE_EN,
};
