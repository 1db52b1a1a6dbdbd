import type { QUESTION_STEPS } from '../../steps/question';
import type { WordsFor } from '../words';

const ASK = 'Are you thinking about ending your life?';
const ANSWERS = { no: 'No', sometimes: 'Sometimes', yes: 'Yes', rather: 'I would rather not say' };

export const QUESTION_EN: WordsFor<typeof QUESTION_STEPS> = {
  'SQ.plain': { say: 'I want to ask you something plainly, because it matters.', ask: ASK, choices: ANSWERS },
  'SQ.soft': {
    say: 'When things are this heavy, some people think about suicide. I would rather ask than guess.',
    ask: 'Do you think about ending your life?',
    choices: ANSWERS,
  },
  'SQ.figure': {
    say: 'Some say that as a figure of speech, and some mean it. I would rather ask.',
    ask: ASK,
    choices: ANSWERS,
  },
  'SQ.given': {
    say: 'Some people give things away, or put everything in order, before they end their life. That is why I ask.',
    ask: 'Is that what it is about: ending your life?',
    choices: ANSWERS,
  },
  'SQ.harm': {
    say: 'I want to ask you plainly.',
    ask: 'Are you thinking about hurting yourself?',
    choices: ANSWERS,
  },
  'SQ.new': {
    say: 'You said no before, and I took that seriously. Some of what you wrote since makes me ask again.',
    ask: ASK,
    choices: ANSWERS,
  },
  'SQ.note': {
    say: 'Something you wrote in a check-in or a reflection sounded heavy. I would rather ask than guess.',
    ask: ASK,
    choices: ANSWERS,
  },
  'SQ.score': {
    say: 'In the questionnaire you entered, answer 9 is more than 0. I would rather ask than pass over it.',
    ask: ASK,
    choices: ANSWERS,
  },
  'SQ.again': {
    say: 'We can come to that. I still want to know one thing, and any answer is fine.',
    ask: ASK,
    choices: ANSWERS,
  },
  'SQ.meant': {
    say: 'What you write now can mean that you think of dying. So I ask once more, plainly.',
    ask: ASK,
    choices: ANSWERS,
  },
  'SQ.againHarm': {
    say: 'We can come to that. I still want to know one thing, and any answer is fine.',
    ask: 'Are you thinking about hurting yourself?',
    choices: ANSWERS,
  },
  'SQ.hurt': {
    say: 'I want to ask you plainly, because it matters.',
    ask: 'Is someone hurting you, or are you afraid of someone?',
    choices: { no: 'No', yes: 'Yes', before: 'It was before', rather: 'I would rather not say' },
  },
  'SQ.child': {
    say: 'I want to ask you plainly, because it matters.',
    ask: 'Do you fear that someone hurts this child?',
    choices: { no: 'No', unsure: 'I am not sure', yes: 'Yes' },
  },
  'SQ.whom': {
    say: 'It may be about somebody else. I ask, so that I do not miss it.',
    ask: 'Who is in danger?',
    choices: {
      child: 'A child',
      hurt: 'A grown-up whom someone hurts',
      life: 'Someone who may end their life',
      me: 'Me',
      no: 'Nobody',
    },
  },
  'SQ.voices': {
    say: 'I want to ask you plainly.',
    ask: 'Do you hear or notice something that tells you what to do?',
    choices: { no: 'No', sometimes: 'Sometimes', yes: 'Yes', rather: 'I would rather not say' },
  },
  'SQ.withdraw': {
    say: 'I want to ask you plainly, because stopping can be hard on a body.',
    ask: 'Have you stopped something you drank or took every day?',
    choices: { no: 'No', thinking: 'I plan to', yes: 'Yes', rather: 'I would rather not say' },
  },
  'SQ.others': {
    say: 'I want to ask you plainly.',
    ask: 'Are you afraid that you could hurt someone?',
    choices: { no: 'No', sometimes: 'Sometimes', yes: 'Yes', rather: 'I would rather not say' },
  },
  'SQ.food': {
    say: 'I want to ask you plainly.',
    ask: 'Is eating, or not eating, doing your body harm?',
    choices: { no: 'No', sometimes: 'Sometimes', yes: 'Yes', rather: 'I would rather not say' },
  },
  'SQ.third': {
    say: 'I want to ask you plainly.',
    ask: 'Do you fear that someone you know could end their life or hurt themselves?',
    choices: { no: 'No', unsure: 'I do not know', yes: 'Yes', me: 'It is about me' },
  },
  'SQ.doubt': {
    say: 'Thank you. Some of what you wrote sounded like {signs}.',
    ask: 'Did I read that wrong?',
    choices: { misread: 'You read it wrong', partly: 'Not all wrong', rather: 'I would rather not say' },
  },
  'SQ.lightly': {
    say: 'Thank you for saying so. I would rather ask once.',
    ask: 'Was it only a way of speaking?',
    choices: { misread: 'Only a way of speaking', partly: 'Not only', rather: 'I would rather not say' },
  },
  'SQ.sure': {
    say: 'Thank you for saying so. Then I ask this one thing, and leave it there.',
    ask: 'Is everyone safe right now?',
    choices: {
      safe: 'Yes, there is no danger',
      notSafe: 'No, or I am not sure',
      rather: 'I would rather not say',
    },
  },
  'SQ.held': {
    say: 'I will leave the question there. Help stays in sight, and you can come back to it at any time.',
    choices: { goOn: 'Go on', person: 'I want a person', notSafe: 'I am not safe right now' },
  },
  QUIET: {
    say: 'That is all right. You do not have to tell me. A person may be easier to tell than a program.',
    ask: 'Are you safe for the next few hours?',
    choices: { safe: 'Yes, I am safe', unsure: 'I am not sure', no: 'No', person: 'I want a person' },
  },
  'QUIET.tired': {
    say: [
      'Not dying, then, and tired of living all the same. I take both as you say them.',
      'That is a no, and a heavy one. To be that tired of life counts here, too.',
    ],
    ask: ['Are the next hours safe for you?', 'Are you safe for the next few hours?'],
    choices: { safe: 'Yes, I am safe', unsure: 'I am not sure', no: 'No', person: 'I want a person' },
  },
  'QUIET.safe': {
    say: 'Thank you. If that changes, press: I am not safe right now.',
    choices: { goOn: 'Go on', calm: 'Calm down first' },
  },
  SOME: {
    say: 'Thank you for being honest. Sometimes counts.',
    ask: 'When was the last time?',
    choices: { today: 'Today', week: 'This week', longer: 'Longer ago' },
  },
  'SOME.2': {
    say: '',
    ask: 'Has it come with a plan, or with something you could use?',
    choices: { yes: 'Yes', no: 'No', rather: 'I would rather not say' },
  },
  'SOME.3': {
    say: 'Then let us get ready for the next time it comes. It works better before than during.',
    ask: 'What shall we do first?',
    choices: { person: 'Choose my person', calm: 'Calm the body', talk: 'Talk about what hurts' },
  },
  FOLLOW: {
    say: 'Last time you told me that you thought about ending your life. I did not want to skip that.',
    ask: 'How is it today?',
    choices: { gone: 'Gone', less: 'Less', still: 'Still there', rather: 'I would rather not say' },
  },
  'FOLLOW.danger': {
    say: 'Last time you told me about something dangerous. I did not want to skip that.',
    ask: 'How is it today?',
    choices: { gone: 'It is over', less: 'Better', still: 'Still there', rather: 'I would rather not say' },
  },
  'FOLLOW.open': {
    say: 'Last time I asked about ending your life, and the question stayed open.',
    ask: 'How is that today: do you think about it?',
    choices: ANSWERS,
  },
};
