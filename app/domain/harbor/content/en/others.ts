import type { OTHER_STEPS } from '../../steps/others';
import type { WordsFor } from '../words';
import { THEIRS_EN } from './theirs';
import { THIRD_EN } from './third';

const PERSON = 'Choose my person';
const SCREEN = 'Someone may see this screen';
const RATHER = 'I would rather not say';
const NOT_SO = 'Nobody hurts me';
const PAPERS = 'Papers, money, keys';
const CHILD = 'There is a child, too';
const STAYS = { inside: 'How I am inside', stop: 'Stop here', notSo: NOT_SO };

export const OTHERS_EN: WordsFor<typeof OTHER_STEPS> = {
  HURT: {
    say: 'I am sorry. It is not your fault.',
    ask: ['Are you in danger this minute?', 'Can they get to you right now?'],
    choices: {
      yes: 'Yes',
      again: 'No, but it will happen again',
      before: 'It was before',
      screen: SCREEN,
      notSo: NOT_SO,
    },
  },
  'HURT.911': {
    say: 'Call {911}, or get to other people. If you cannot speak, you can text {911} in many places.',
    choices: { away: 'I am away from them', cannot: 'I cannot get out', notSo: NOT_SO },
  },
  'HURT.cannot': {
    say: 'Stay near a way out, and away from the kitchen and the bathroom. If you cannot speak: text START to {homeText}, or text {911}. Someone who hears it can call, too.',
    choices: {
      away: 'I am away from them',
      line: 'Talk to a hotline',
      prepare: 'What can I prepare',
      screen: SCREEN,
      abroad: 'I am not in the US',
    },
  },
  'HURT.abroad': {
    say: '{lines}',
    choices: { away: 'I am away from them', prepare: 'What can I prepare' },
  },
  'HURT.line': {
    say: 'The Domestic Violence Hotline is {home}, any hour. If you cannot speak, text START to {homeText}. They know shelters, rides and what to do next.',
    choices: { prepare: 'What can I prepare', goOn: 'Go on', notSo: NOT_SO },
  },
  'HURT.next': {
    say: [
      'What you told me still counts. The hotline is there at any hour, and a call reports nobody: {home}. You decide each step.',
      'I keep to what you told me about being hurt. At {home} they listen at any hour, and you decide.',
      'Let us stay with what keeps you safe. {home} is for that, day and night.',
    ],
    choices: {
      line: 'Talk to a hotline',
      prepare: 'What can I prepare',
      calm: 'Calm the body',
      stop: 'Stop here',
      notSo: NOT_SO,
    },
  },
  'HURT.screen': {
    say: 'Leave quickly puts another page here. This talk stays in your account until you delete it. A browser keeps a history: clear that too, or use a phone nobody checks.',
    choices: { prepare: 'What can I prepare', goOn: 'Go on' },
  },
  'HURT.who': {
    say: '',
    ask: ['Who is hurting you?', 'Who is it?'],
    choices: {
      grownUp: 'A grown-up, and I am under 18',
      home: 'My partner, or family',
      sexual: 'It was sexual',
      else: 'Someone else',
      notSo: NOT_SO,
    },
  },
  'HURT.else': {
    say: 'You can call {911}. You can also call {988} and think it through with a person.',
    choices: { person: PERSON, goOn: 'Go on', notSo: NOT_SO },
  },
  CHILD: {
    say: 'Thank you for telling me. You did nothing wrong, and you are not in trouble. Childhelp is for this: {childhelp}, call or text, any hour. I am a program and cannot make it stop. A grown-up can.',
    ask: ['Who could you tell?', 'Is there a grown-up you could tell?'],
    choices: {
      school: 'Someone at school',
      grownUp: 'Another grown-up I know',
      doctor: 'A doctor or nurse',
      nobody: 'Nobody',
      other: 'It is about another child',
    },
  },
  'CHILD.words': {
    say: 'You can say: someone is hurting me, and I need help. If the first grown-up does nothing, tell another one. Childhelp can practice it with you.',
    choices: { tell: 'I will tell them', scared: 'I am scared' },
  },
  'CHILD.scared': {
    say: 'Being scared makes sense. It is not your job to protect them. You deserve to be safe.',
    choices: { tell: 'I will tell someone', now: 'I am in danger now' },
  },
  HOME: {
    say: [
      'Nobody should be hurt or held down at home. The Domestic Violence Hotline is {home}, any hour. You decide each step.',
      'One thing tells much about how safe you are. You can leave it open. The hotline: {home}.',
    ],
    ask: [
      'Has anyone put hands on your neck, or shown you a weapon?',
      'Was there ever a hand on your neck, or a weapon?',
    ],
    choices: { yes: 'Yes', no: 'No', rather: RATHER, screen: SCREEN, notSo: NOT_SO },
  },
  'HOME.neck': {
    say: 'That is one of the strongest warning signs, even if it was once. A neck injury can show later, so please let a doctor look. The hotline can help you plan tonight: {home}.',
    choices: { prepare: 'What can I prepare', cannot: 'I cannot', notSo: NOT_SO },
  },
  'HOME.plan': {
    say: [
      'A small plan helps: one person who knows, a word that means come, papers and keys in one place. Use a phone they do not check.',
      'Think of the way out once, while it is calm: which door, whose home, what to take. Tell one person the word that means come.',
    ],
    choices: { person: PERSON, papers: PAPERS, child: CHILD, ...STAYS },
  },
  'HOME.papers': {
    say: 'Papers, keys and some money in one place, best with someone you trust. Many papers can be replaced: you can ask for a copy of a birth record. Do not take a risk for them.',
    choices: { person: PERSON, child: CHILD, ...STAYS },
  },
  'HOME.child': {
    say: 'A child who is hit, or sees and hears it, needs help, too. It is not your fault or theirs. Agree on a word that means: get out, do not step in. Childhelp: {childhelp}. Now: {911}.',
    choices: { person: PERSON, papers: PAPERS, ...STAYS },
  },
  ASSAULT: {
    say: 'I am sorry this was done to you. It is not your fault, whatever came before. RAINN is at {rainn}, any hour.',
    ask: ['When was it?', 'Was it lately, or longer ago?'],
    choices: {
      soon: 'In the last days',
      later: 'Longer ago',
      rather: RATHER,
      screen: SCREEN,
      notSo: 'Nobody did that',
    },
  },
  'ASSAULT.soon': {
    say: 'A hospital can care for you, also if you never report it. If you can, go before you wash. If you have washed, still go. RAINN can stay on the phone with you: {rainn}.',
    choices: { person: PERSON, calm: 'Calm the body', goOn: 'Go on' },
  },
  'ASSAULT.touched': {
    say: [
      'To be touched like that counts, and nothing has to be decided today. It is yours who knows, and how much. For this, too: RAINN, {rainn}.',
      'You owe nobody a big step. One person who knows can already change how it feels there.',
    ],
    choices: { person: PERSON, calm: 'Calm the body', goOn: 'Go on' },
  },
  'ASSAULT.person': {
    say: 'It takes only one who would come with you, or listen. You could say: something happened to me, and I need you. You need not tell it all.',
    ask: 'Who comes to mind first?',
    choices: { chosen: 'I know who', nobody: 'Nobody comes to mind' },
  },
  'ASSAULT.later': {
    say: 'There is no time limit on help. You choose who knows, and how much.',
    choices: { person: PERSON, calm: 'Calm the body', goOn: 'Go on' },
  },
  VOICES: {
    say: [
      'That must be frightening. You do not have to do what a voice says.',
      'A voice can be loud, and you still decide.',
    ],
    ask: ['Does it tell you to hurt yourself or someone?', 'Does it want somebody hurt?'],
    choices: {
      me: 'To hurt me',
      someone: 'To hurt someone',
      else: 'Something else',
      none: 'It is not a voice',
    },
  },
  'VOICES.3': {
    say: 'Please let a doctor or {988} know today. A quiet room and one calm person help. No drink or drugs tonight.',
    choices: { person: PERSON, doctor: 'I have a doctor' },
  },
  'VOICES.4': {
    say: 'Call them, and say it as you wrote it here.',
    choices: { will: 'I will', person: PERSON },
  },
  WITHDRAW: {
    say: 'Stopping all at once can be dangerous after daily drinking, and with some pills. Please do not do it alone.',
    ask: 'Do you have shaking, fever, fits, confusion, or see things that are not there?',
    choices: { yes: 'Yes', no: 'No', notYet: 'I have not stopped yet' },
  },
  'WITHDRAW.911': {
    say: [
      'Call {911} or go to an emergency room now. Say what you used and when you stopped. They can treat this.',
      'This needs a doctor now: {911}, or let someone drive you. Tell them what it was, and since when you are without it.',
    ],
    choices: { called: 'I called', cannot: 'I cannot' },
  },
  'WITHDRAW.cannot': {
    say: 'Wake or shout to anyone near. Say: “I need a doctor now. Take me, and stay with me.” Far off or at sea: radio for help, or tell whoever is in charge.',
    choices: { coming: 'Someone is with me', noOne: 'Nobody is near', worse: 'I feel worse' },
  },
  'WITHDRAW.alone': {
    say: 'Unlock the door, and sit or lie down low. Keep trying {911}, and shout, so that someone hears you.',
    choices: { coming: 'Someone is with me', worse: 'I feel worse' },
  },
  'WITHDRAW.doc': {
    say: 'A doctor or clinic can make it safe. SAMHSA finds one near you: {samhsa}, any hour. Until then, do not change a dose on your own.',
    choices: { urge: 'Ride out an urge', person: PERSON, goOn: 'Go on' },
  },
  OTHER: {
    say: 'It is good that you say it before anything happens.',
    ask: ['Could you hurt someone today?', 'Could it come to that today?'],
    choices: { yes: 'Yes', unsure: 'I do not know', angry: 'I am angry, I would not' },
  },
  'OTHER.2': {
    say: 'Put distance between you now. Leave the place, and leave what you could use. Then call {988}. If someone is in danger this minute, call {911}.',
    choices: { left: 'I have left', cannot: 'I cannot leave' },
  },
  'OTHER.3': {
    say: 'Anger that strong is worth a break before any word or act.',
    ask: 'Ten minutes outside?',
    choices: { ten: 'Yes', goOn: 'Not now' },
  },
  FOOD: {
    say: 'Thank you for saying it. It is hard to say, and it can be treated.',
    ask: 'Have you fainted, or had chest pain, blood, or a day without keeping water down?',
    choices: { yes: 'Yes', no: 'No' },
  },
  'FOOD.911': {
    say: 'Then a doctor should see you today. Call {911} or go to an emergency room.',
    choices: { go: 'I will go', cannot: 'I cannot' },
  },
  'FOOD.2': {
    say: 'A doctor is a good start. You can hand them one written sentence, such as: eating has become hard for me, and I need help with it.',
    ask: 'Who could know about it?',
    choices: { person: PERSON, calm: 'Calm the body', talk: 'Talk about today' },
  },
  ...THEIRS_EN,
  ...THIRD_EN,
  MANIA: {
    say: 'Little sleep and a racing mind wear a body out, even when it feels good.',
    ask: 'How much did you sleep last night?',
    choices: { little: 'Under three hours', some: 'Three to five', more: 'More' },
  },
  'MANIA.2': {
    say: 'Please let a doctor hear this today. Until then: a dark room, no alcohol, and big buys and big choices wait for two nights of sleep.',
    choices: { person: PERSON, doctor: 'I have a doctor', goOn: 'Go on' },
  },
};
