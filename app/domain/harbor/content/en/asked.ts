import type { ASKED_STEPS } from '../../steps/asked';
import type { WordsFor } from '../words';

const GO_ON = 'Go on';
const ENOUGH = 'That is enough for now';
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
  'ASKED.law': {
    say: [
      'The law on that I do not know, and it is not the same in every place. For work, a union or the labor office can say. For the rest, {bed} can name free legal help.',
      'What the law says there is past what I have. A union or a legal aid office can tell you, and many do it for free. Note the day and what was said.',
    ],
    choices: { words: WORDS, solve: 'Work it out in steps', write: WRITE, goOn: GO_ON },
  },
  'ASKED.body': {
    say: [
      'What that part of you needs, a doctor or a pharmacist can say better. For many it helps to get up each half hour and move a little, as long as it does not hurt more.',
      'I do not know bodies well enough for that. Ask a pharmacist or a doctor. If it goes numb or weak, or you have a fever with it: the same day.',
    ],
    choices: {
      breathe: 'Two minutes of breathing',
      words: 'What to tell the doctor',
      step: 'One small step',
      goOn: GO_ON,
    },
  },
  'ASKED.hours': {
    say: [
      'Most grown-ups need seven hours or more, and teenagers need more than that. Who is short of sleep should not drive: a nap first, or a later start.',
      'Seven hours or more is what most grown-ups need. If your eyes want to close at the wheel, stop and sleep. Coffee does not replace it.',
    ],
    choices: {
      sleep: 'Something for the night',
      worry: 'Park a worry until tomorrow',
      write: WRITE,
      goOn: GO_ON,
    },
  },
  'ASKED.me': {
    say: [
      'It is a question that everyone should get once a day. I am a program, and I ask it all the same.',
      'Then I ask it now. A program asks, and you may answer as it is.',
    ],
    ask: ['How are you right now?', 'How are things with you today?'],
    choices: {
      weighs: 'It is heavy',
      alone: 'I am alone a lot',
      write: 'Let me write it',
      fine: 'It is all right',
    },
  },
  'ASKED.word': {
    say: [
      'What a word or a saying means is not in my lines. Someone who talks like that can tell you.',
      'Words I cannot explain. It is fair to ask the one who said it.',
    ],
    choices: { person: PERSON, goOn: GO_ON },
  },
  'ASKED.tell': {
    say: [
      'I cannot decide that. As a rule it is lighter told in your own words than found out, and one who knows is enough.',
      'Nobody has to be told. Many find it lighter after, with one calm person and one short line.',
    ],
    choices: { words: WORDS, decide: 'For and against', write: WRITE, goOn: GO_ON },
  },
  'ASKED.counts': {
    say: [
      'What weighs on you counts. It does not have to be worse first.',
      'There is no bar that it has to reach. If it stays with you, it counts.',
    ],
    choices: { rough: 'Someone scares me or gets rough', words: WORDS, write: WRITE, goOn: GO_ON },
  },
  'ASKED.calm': {
    say: [
      'Short is best, such as: no need to talk, just call if you want me. To be told to calm down rarely calms anyone. Food or a walk often helps more.',
      'You could say: it is fine to be nervous, and you are more than one result. Then ask what they would like from you.',
    ],
    choices: { words: WORDS, breathe: 'A breath to do together', goOn: GO_ON },
  },
  'ASKED.topics': {
    say: [
      'Sleep, worries, people, work, a loss. Some only want to calm down, and some look around.',
      'Much of it is sleep, worry, family, love, work or somebody who died. Small things count, too.',
    ],
    choices: { weighs: 'Something weighs on me', exercise: 'Try a short exercise', look: 'What is this' },
  },
  'ASKED.saved': {
    say: [
      'Yes, as a page in this talk, and it stays there until you delete it.',
      'A page of it is kept. You find it again in this talk, further up.',
    ],
    choices: { goOn: GO_ON, enough: ENOUGH },
  },
  'ASKED.unsaved': {
    say: ['No page of yours is kept here now.', 'No, there is no page here that was kept.'],
    choices: { goOn: GO_ON, enough: ENOUGH },
  },
  'ASKED.luck': {
    say: ['Good luck with it.', 'Good luck. One step after the other.'],
    choices: { goOn: GO_ON, enough: ENOUGH },
  },
  'ASKED.how': {
    say: [
      'That is a how-to question. I have steps to think it through, not the answer itself.',
      'A practical one. The answer is not in me, but there are ways to get to one.',
      'How that is best done, I do not know. What I can do is take it apart with you.',
      'It is about what to do, and there my lines are few. It can be worked out in small parts.',
      'For that, someone who has done it knows more than a program. It can be made smaller here.',
      'That asks for a plan more than for a talk. I know no ready one, only how to make one.',
    ],
    ask: [
      'Which of these would be of use?',
      'What fits it best?',
      'Where shall we start with it?',
      'What is missing most there?',
      'Which way is closest to what you need?',
    ],
    choices: {
      solve: THINK,
      words: WORDS,
      step: 'One small step',
      person: 'Ask someone who knows',
      goOn: GO_ON,
    },
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
