import type { TALK_STEPS } from '../../steps/talk';
import { BREAKS } from '../notices-by-law';
import type { WordsFor } from '../words';

const GO_ON = 'Go on';
const ENOUGH = 'That is enough';
const AGAIN = 'Start again';

export const TALK_EN: WordsFor<typeof TALK_STEPS> = {
  HUMAN: {
    say: [
      'I am a program, so not me. {988} is free, at any hour, also when it is not an emergency.',
      'A real person is one call or text away: {988}, day and night, at no cost.',
      'For a human voice there is {988}. They talk with anyone who has a hard time.',
    ],
    choices: { person: 'Choose my person', therapist: 'How to find a therapist', goOn: 'Go on here' },
  },
  'HUMAN.abroad': {
    say: [
      'Not me: I am only a program. {lines}',
      '{lines} People answer there.',
      'A human voice is better for that. {lines}',
    ],
    choices: { person: 'Choose my person', goOn: 'Go on here' },
  },
  REACH: {
    say: [
      'Anyone who would pick up will do. One short line is enough, such as: I have a hard day, can we talk.',
      'It can be anyone who would answer. A short line will do: today is hard, do you have a minute.',
    ],
    ask: ['Who comes to mind?', 'Whom do you think of?'],
    choices: { chosen: 'I know who', nobody: 'Nobody comes to mind' },
  },
  'REACH.done': {
    say: [
      'One line to them is enough to begin. This page stays open.',
      'You can write to them now. What you say is up to you.',
    ],
    choices: { step: 'Make it my small step', goOn: GO_ON, enough: ENOUGH },
  },
  THERAPIST: {
    say: 'A family doctor can name someone. Your insurance has a list, on its site or by phone. SAMHSA finds low-cost help near you, any hour: {samhsa}.',
    choices: { words: 'What to say on the phone', person: 'Someone to help me call', goOn: GO_ON },
  },
  'THERAPIST.words': {
    say: 'You can say: I am looking for a therapist. I want to know if you take new people, what it costs, and how long it takes. Ask two or three places.',
    choices: { step: 'Make it my small step', goOn: GO_ON },
  },
  PLAN: {
    say: [
      'That sounds like a plan.',
      'That could be a step.',
      'Plans hold better when they stand somewhere.',
    ],
    ask: [
      'Shall I keep it as your small step and ask next time?',
      'Do you want it kept as your small step?',
      'Is that one to keep and come back to?',
    ],
    choices: { keep: 'Keep it', change: 'Change it', no: 'No need' },
  },
  'PLAN.ask': {
    say: [
      'So there is somebody who could take a part of it. To ask them is the step.',
      'A name like that is half of a plan. The other half is one short line to them.',
      'That would be a hand with it. It begins with asking, in a few words.',
    ],
    ask: ['Keep that as your small step?', 'Shall that be your small step?'],
    choices: { keep: 'Keep it', words: 'Words I could say', no: 'Not now' },
  },
  'PLAN.invited': {
    say: [
      'Somebody asked you along. It counts, also if you stay for half an hour only.',
      'To be asked is a door that is open already. You can go in for a short while.',
    ],
    ask: ['Is that one for your small step?', 'Shall I note it as your small step?'],
    choices: { keep: 'Keep it', decide: 'For and against', no: 'Not now' },
  },
  'STEP.planKept': {
    say: [
      'It is kept. Next time I ask how it went, and every answer is all right.',
      'Kept as your small step. I will ask about it on another day.',
    ],
    choices: { goOn: GO_ON, enough: ENOUGH },
  },
  'PLAN.no': {
    say: ['Then it stays with you.', 'Nothing is kept, and the plan is yours.', 'All right, no note of it.'],
    choices: { goOn: GO_ON, enough: ENOUGH },
  },
  THANKS: {
    say: [
      'You are welcome.',
      'Most of it was yours.',
      'That is what the page is for.',
      'Any time, day or night.',
      'And you are welcome to stop there.',
    ],
    choices: { goOn: GO_ON, enough: ENOUGH },
  },
  COMPLAIN: {
    say: [
      'You may be right. I am a simple program, and I miss things. I can do short exercises, keep a step for you, or show you people to talk to.',
      'Fair enough. Talking is what I do worst. The exercises were written by people.',
      'That is a limit of this program. A person can do better.',
      'I repeat myself, and I get things wrong. You can leave me aside and use the buttons only.',
    ],
    choices: { exercise: 'An exercise', person: 'A person', enough: ENOUGH },
  },
  JOKE: {
    say: [
      'That one I cannot read. I am still here for the rest.',
      'Jokes go past a program.',
      'If that was play, I was no good at it.',
      'A program does not laugh, but nothing is wrong with a joke.',
    ],
    choices: { goOn: GO_ON, topics: 'Show me topics', exercise: 'A short exercise' },
  },
  'JOKE.told': {
    say: [
      'That looks like a joke. They go past a program, but they are welcome.',
      'Another joke, I think. People laugh better than I do.',
      'I take that for a joke, too. It stays with you, I cannot laugh.',
    ],
    choices: { goOn: GO_ON, topics: 'Show me topics', exercise: 'A short exercise' },
  },
  'JOKE.none': {
    say: [
      'There is no joke in me. You may tell me yours, but I will not get it.',
      'Still no jokes. What I have are short exercises, and none of them is funny.',
      'Nothing funny here, however you ask.',
    ],
    choices: { goOn: GO_ON, exercise: 'A short exercise' },
  },
  TEST: {
    say: [
      'I could not make words of that.',
      'Nothing in there that I know.',
      'It came through, but I cannot read it.',
      'If that was a test: the program runs.',
    ],
    choices: { goOn: GO_ON, topics: 'Show me topics', about: 'What is this' },
  },
  LOOKING: {
    say: [
      'To look around is fine, too.',
      'Then there is nothing to mend, and that is fine.',
      'All right. You need no reason to be here.',
    ],
    choices: {
      look: 'What is this',
      exercise: 'Try a short exercise',
      weighs: 'There is something after all',
      enough: ENOUGH,
    },
  },
  BORED: {
    say: [
      'I have no games and no jokes. I do have two minutes of something.',
      'A program like me is not much fun. These are short, at least.',
      'An empty hour is allowed to stay empty.',
    ],
    choices: {
      step: 'One small thing to do',
      breathe: 'Two minutes of breathing',
      look: 'What is this',
      enough: ENOUGH,
    },
  },
  STOPPED: {
    say: [
      'You can stop at any time. What you wrote stays here.',
      'All right, we leave it.',
      'That one is closed for now.',
    ],
    choices: { else: 'Something else', exercise: 'A short exercise', enough: ENOUGH },
  },
  WAIT: {
    say: [
      'Yes, the program runs. It answers when you write or press a button.',
      'This is still Harbor, a program that answers when it is written to.',
      'The page is open, and so is the box below.',
    ],
    choices: { goOn: GO_ON, person: 'I want a person' },
  },
  LANGUAGE: {
    say: 'I only know English and Spanish. Solo sé inglés y español. Free lines in other languages, líneas gratis en otros idiomas: {elsewhere}.',
    choices: { goOn: 'Go on / Seguir', person: 'A person / Una persona' },
  },
  EARLIER: {
    say: [
      'That was an earlier question. Here is where we are.',
      'That button belongs to something further up. These are the newest ones.',
      'We have moved on from that one. The talk goes on here.',
    ],
    choices: {},
  },
  UNDER13: {
    say: 'This app is for people of 13 and older. You still deserve help now. Tell a grown-up you trust, or call {988} or Childhelp at {childhelp}. They talk with kids, for free.',
    choices: {
      hurt: 'Someone is hurting me',
      notSafe: 'I am not safe right now',
      enough: 'I will tell a grown-up',
    },
  },
  BREAK: { say: BREAKS.en, choices: { take: 'Take a break', goOn: GO_ON } },
  END: {
    say: ['Take care of yourself.', 'Goodbye for now.', 'Be gentle with yourself.'],
    choices: { again: AGAIN },
  },
  'END.night': {
    say: ['Good night.', 'Rest well, or at least rest a little.', 'May the night be quiet.'],
    choices: { again: AGAIN },
  },
  'END.step': {
    say: ['Your step is kept. Take good care.', 'The step stays where it is. Goodbye.'],
    choices: { again: AGAIN },
  },
};
