import type { ASKED_STEPS } from '../../steps/asked';
import type { WordsFor } from '../words';

const GO_ON = 'Go on';
const WRITE = 'Write it down';
const PERSON = 'Ask a person';
const THINK = 'Think it through';
const WORDS = 'Words I could say';

export const ASKED_EN: WordsFor<typeof ASKED_STEPS> = {
  'ASKED.pass': {
    say: [
      'How long it takes, I cannot say. For most people it does not stay this strong. It comes in waves.',
      'There is no date I can give you. As a rule the bad days get fewer, and some still turn up.',
      'Nobody can name the day. If it is as strong for weeks on end, a doctor is worth a visit.',
    ],
    choices: { kind: 'Be kind to myself', write: WRITE, person: PERSON, goOn: GO_ON },
  },
  'ASKED.if': {
    say: [
      'I cannot see what will come. It helps many to write one line: if it comes, then I do this first.',
      'It may come, or it may not. A fear with a plan gets smaller, and the plan can be short.',
      'A what-if has no end in the head. On paper it gets one: then I would do this, and next that.',
      'It can be turned around, too: what do I do if it goes well. Today both are open.',
    ],
    choices: { worry: 'Give the worry a time', think: THINK, write: WRITE, goOn: GO_ON },
  },
  'ASKED.sure': {
    say: [
      'Hardly anyone is quite sure before a big choice. Many look at a plain Tuesday with it, not at the best day.',
      'For most it is not one moment. They see what they keep coming back to when nobody asks.',
      'One thing to look at: is it fear of a change, or does a part of it not fit. From inside both are much alike.',
    ],
    choices: { decide: 'For and against', write: WRITE, person: PERSON, goOn: GO_ON },
  },
  'ASKED.why': {
    say: [
      'Why it is so, I cannot tell you. Often there is more than one reason, and not all of them are yours.',
      'The reason is not in my lines. You could note what came just before, a few times. Things often show there.',
      'A why can go round for hours. What to do next is often easier to find.',
    ],
    choices: { write: WRITE, think: THINK, person: PERSON, goOn: GO_ON },
  },
  'ASKED.favor': {
    say: [
      'Asking is not too much while a no is allowed. One clear thing, with a day and an hour, is easiest to answer.',
      'You can ask. Say what you need and for how long, and that a no is all right, too.',
      'Most people would rather be asked than find out later. Make it small and clear.',
    ],
    choices: { words: WORDS, step: 'Make it my small step', goOn: GO_ON },
  },
  'ASKED.silly': {
    say: [
      'I would not call it that. People say so of things that matter to them.',
      'It does not have to be clever. Others do the same, and few of them tell.',
      'No judge sits here. What touches you needs no better reason than that.',
    ],
    choices: { kind: 'Be kind to myself', words: WORDS, write: WRITE, goOn: GO_ON },
  },
  'ASKED.doctor': {
    say: [
      'Who asks that may call one: on the phone they say if it needs a visit. You need no proof that it is bad enough.',
      'A doctor is there for that question, too. A short call is no bother, and it takes the guessing away.',
    ],
    choices: { words: WORDS, step: 'Make it my small step', goOn: GO_ON },
  },
  'ASKED.word': {
    say: [
      'What a word or a saying means is not in my lines. Someone who talks like that can tell you.',
      'Words I cannot explain. It is fair to ask the one who said it.',
    ],
    choices: { person: PERSON, goOn: GO_ON },
  },
  'ASKED.none': {
    say: [
      'That one I cannot answer. I am a program with a small set of replies.',
      'A fair question, and it goes past what I have.',
      'Here I would only be guessing, so I leave it open.',
      'Someone who knows you could say more to that than my lines can.',
      'There is no line for that in me. It can be thought through, or put to a person.',
      'My answer would be made up, and you would have nothing from it.',
    ],
    choices: { think: THINK, words: WORDS, write: WRITE, person: PERSON, goOn: GO_ON },
  },
};
