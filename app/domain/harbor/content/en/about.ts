import type { ABOUT_STEPS } from '../../steps/about';
import type { WordsFor } from '../words';

const GO_ON = 'Go on';
const DELETE = 'How to delete it';

export const ABOUT_EN: WordsFor<typeof ABOUT_STEPS> = {
  ABOUT: {
    say: 'Look around as you like.',
    ask: 'What do you want to know?',
    choices: {
      can: 'What can you do',
      human: 'Are you human',
      reads: 'Who reads this',
      shows: 'Show me an exercise',
      app: 'How the app works',
    },
  },
  'ABOUT.can': {
    say: [
      'Short exercises, one small step to keep, a plan for bad days, and people you can reach.',
      'I can lead you through an exercise, keep one small step, and show ways to people. That is about all.',
    ],
    choices: { topics: 'Show me topics', shows: 'Show me an exercise', goOn: GO_ON },
  },
  'ABOUT.human': {
    say: [
      'I am Harbor, a program and not a human. I cannot feel.',
      'There is no human behind these lines. People wrote them beforehand, and a program picks them.',
    ],
    choices: { understand: 'Do you understand me', person: 'I want a person', goOn: GO_ON },
  },
  'ABOUT.understand': {
    say: [
      'Only in part. I match your words to topics, and I can be wrong. The buttons are safer.',
      'I compare words and guess a subject. What it means to you, a program does not know.',
    ],
    choices: { topics: 'Show me topics', remember: 'Do you remember me', goOn: GO_ON },
  },
  'ABOUT.remember': {
    say: [
      'Not your words, and not as a person does. I can use your last check-in, the step you kept, and your last exercise. You see them on this page, under What Harbor can use.',
      'What you wrote stays in your account, and you can read it there. I do not look at it again. What I do use stands under What Harbor can use.',
    ],
    choices: { delete: DELETE, goOn: GO_ON },
  },
  'ABOUT.reads': {
    say: [
      'No person reads along. It is stored in your account until you delete it. Those who run the server could open it; the privacy page says how it is kept.',
      'Nobody sits at the other end. Only those who run the server could look into it, and you can delete it at any time.',
    ],
    choices: { tell: 'Will you tell anyone', delete: DELETE, goOn: GO_ON },
  },
  'ABOUT.readsModel': {
    say: 'Your messages go to {host}, as you allowed. No person of this app reads along, and you can turn it off under Settings.',
    choices: { tell: 'Will you tell anyone', delete: DELETE, goOn: GO_ON },
  },
  'ABOUT.tell': {
    say: 'I cannot call or tell anyone. I do not promise to keep secrets: what you write stays in your account until you delete it.',
    choices: { person: 'I want to tell a person', reads: 'Who reads this', goOn: GO_ON },
  },
  'ABOUT.there': {
    say: 'I answer at any hour, but I am a program.',
    ask: 'Do you want a person?',
    choices: { person: 'Yes', goOn: 'No' },
  },
  'ABOUT.diagnose': {
    say: [
      'I cannot say what it is, and I should not. A doctor or a therapist can.',
      'A program must not put a name to it. Someone trained can look with you.',
    ],
    choices: { therapist: 'How to find a therapist', goOn: GO_ON },
  },
  'ABOUT.medicine': {
    say: [
      'I cannot say, and I should not. A doctor or pharmacist can.',
      'Ask a doctor, or someone at a drug store. Many of them answer by phone, too.',
    ],
    choices: { person: 'Someone to talk to', goOn: GO_ON },
  },
  'ABOUT.advice': {
    say: [
      'I cannot choose for you. One test: picture it done and a week gone by, and see how that sits.',
      'That choice is yours. If it can be undone, a try costs little. If not, give it one more night.',
      'What is right here I do not know. It helps to ask what you would tell a friend in your place.',
      'No vote from a program. Note what speaks for it and what against. What you come back to counts double.',
      'One way to find out: toss a coin, and see what you hope for while it is in the air.',
    ],
    choices: {
      decide: 'For and against',
      think: 'Think it through',
      write: 'Write it down',
      person: 'I want a person',
      goOn: GO_ON,
    },
  },
  'ABOUT.write': {
    say: [
      'I cannot write that. I only have lines that people wrote before.',
      'That is not in me: no songs, no jokes, no stories. I pick from lines that were written by people.',
      'No new lines from me, of any kind. You can write here, though.',
    ],
    choices: { can: 'What can you do', write: 'Let me write', goOn: GO_ON },
  },
  'ABOUT.homework': {
    say: [
      'Homework is beyond me: I cannot count, and I cannot look things up. I can help you to begin with it.',
      'No sums and no answers from me. A small start I can do.',
    ],
    choices: { step: 'A small beginning', study: 'School gets to me', goOn: GO_ON },
  },
  'ABOUT.near': {
    say: [
      'It does not go to anyone at home. Who can open your account or this phone could read it.',
      'Not from here. Only someone who has your password or your phone can look.',
    ],
    choices: { reads: 'Who else can read it', delete: DELETE, goOn: GO_ON },
  },
  'ABOUT.feel': {
    say: [
      'No. I am a program. I have no feelings, no body and no life.',
      'A program does not feel, cry or sleep. It only runs.',
    ],
    choices: { understand: 'Do you understand me', person: 'I want a person', goOn: GO_ON },
  },
  'ABOUT.made': {
    say: [
      'I am software. People wrote all my lines, and I pick the ones that may fit. The privacy page says who runs this server.',
      'People built this app and wrote each line of it. I have no name for you; the privacy page says who runs it.',
    ],
    choices: { can: 'What can you do', reads: 'Who reads this', goOn: GO_ON },
  },
  'ABOUT.free': {
    say: [
      'It costs nothing. Nothing is sold here, and no card is asked for.',
      'This is free, today and later. There is nothing to buy.',
    ],
    choices: { can: 'What can you do', reads: 'Who reads this', goOn: GO_ON },
  },
  'ABOUT.evidence': {
    say: [
      'No study has looked at me. The exercises are short forms of ones that have been studied. They help some people, not all.',
      'Of me there is no proof. Slow breathing, problem solving and steps for sleep have been tested, in longer forms than mine.',
    ],
    choices: { shows: 'Show me an exercise', how: 'How do you pick answers', goOn: GO_ON },
  },
  'ABOUT.how': {
    say: [
      'I look for words I have learned, and pick a line that people wrote before. If I am not sure, I ask.',
      'No thinking goes on in here. Your words are matched to things people often tell, and each has its lines.',
    ],
    choices: { understand: 'Do you understand me', made: 'Who made you', goOn: GO_ON },
  },
  'ABOUT.normal': {
    say: [
      'Feelings come without asking. They make nobody bad, and few people say them aloud.',
      'I cannot judge that, and I would not. Many have felt the same and told no one.',
      'What you feel is one thing, what you do is another. Only the second can be right or wrong.',
      'I know no rule that it would break. It says what you have been carrying.',
    ],
    ask: ['What would help with it now?', 'What do you want to do with it?'],
    choices: { write: 'Let me write', kind: 'Be kind to myself', person: 'Tell a person', goOn: GO_ON },
  },
  'ABOUT.others': {
    say: [
      'I cannot know what somebody else will think or do. What I can help with is your side of it.',
      'That is up to them, and I cannot see it from here. We can get your part ready.',
      'Nobody can look into them, a program least of all. Your own words can be made ready.',
      'Most people mind less than one fears. How it is with this one, you find out by asking.',
      'You could put that to them, in just those words. It is a fair thing to ask.',
    ],
    ask: [
      'What would help with your part?',
      'What would make your part easier?',
      'What do you want to have ready?',
    ],
    choices: {
      words: 'Words I could say',
      think: 'Think it through',
      worry: 'Give the worry a time',
      goOn: GO_ON,
    },
  },
  'ABOUT.asks': {
    say: [
      'A number before and after shows if a thing did anything. Any question of mine can stay without an answer.',
      'With an answer I can pick the next line better. You owe me none, and you can write what you like.',
    ],
    choices: { how: 'How do you pick answers', person: 'I want a person', goOn: GO_ON },
  },
  'ABOUT.acts': {
    say: [
      'I can do nothing outside this page: no calls, no mail, no search. I can help to get your words ready.',
      'That is out of my reach. What I can do here is make it small, and note it for another day.',
    ],
    choices: { words: 'Words I could say', step: 'One small step', can: 'What can you do', goOn: GO_ON },
  },
  'ABOUT.worth': {
    say: [
      'A fair thing to ask. I am no company. Some use me to sort a day, to calm the body, or to find words for someone.',
      'For talk a person is better. What I have is short: a few minutes of something, at any hour, and no one to face.',
      'It may be of no use to you, and that is fine. Those who use it mostly come for one small thing.',
    ],
    choices: { shows: 'Show me an exercise', person: 'I want a person', goOn: GO_ON },
  },
  'ABOUT.button': {
    say: 'My buttons are right under my last line. The one that says I am not safe right now stands by the box you type in. Here it is, too.',
    choices: { notSafe: 'I am not safe right now', goOn: GO_ON },
  },
  'ABOUT.fact': {
    say: [
      'I do not know that. I know this app and a few exercises.',
      'That is outside what I know. A search will do better.',
      'No answer from me on that one. My shelf is small.',
    ],
    choices: { can: 'What can you do', goOn: GO_ON },
  },
  'ABOUT.app': {
    say: 'Check-In asks how you are. Trends shows it over time, and Reports makes a page for a doctor. Your safety plan is linked at the foot of every page. Export and delete are under Settings.',
    choices: { delete: DELETE, can: 'What can you do', goOn: GO_ON },
  },
  'ABOUT.delete': {
    say: 'Under Your conversations, on this page, you can delete this talk. Settings can delete all your data. What is deleted does not come back.',
    choices: { remember: 'What can you use', goOn: GO_ON },
  },
  'ABOUT.shows': {
    say: 'An exercise comes line by line, with a button for the next one. You can leave it at any line. Here are the two shortest.',
    choices: { breathe: 'Breathing', ground: 'Five senses', goOn: GO_ON },
  },
};
