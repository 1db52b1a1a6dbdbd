import type { THIRD_STEPS } from '../../steps/third';
import type { WordsFor } from '../words';

const WORDS = 'Words I could send';
const ME = 'And how I am';
const SAFE = 'They are safe now';
const HERE = 'I am with them';
const SILENT = 'They do not answer';
const WORSE = 'It is getting worse';
const NOT_SO = 'Nobody is in danger';

export const THIRD_EN: WordsFor<typeof THIRD_STEPS> = {
  THIRD: {
    say: [
      'You are right to take it seriously.',
      'It matters that you look out for them.',
      'It is right not to keep this to yourself.',
    ],
    ask: ['What is happening now?', 'How is it with them right now?'],
    choices: {
      now: 'They are doing it, or about to',
      silent: 'I cannot reach them',
      said: 'They said they want to die',
      worried: 'I am worried, nothing was said',
      own: 'It is about me',
    },
  },
  'THIRD.me': {
    say: [
      'A fright like this shakes anyone. You are doing what can be done. Get somebody beside you, too, or call {988} for yourself.',
      'Fear like that is heavy to hold. Eat, drink, and let somebody take turns with you. {988} is there for you, too.',
    ],
    choices: { goOn: 'Back to what helps them', own: 'I think of dying, too', stop: 'Stop here' },
  },
  'THIRD.911': {
    say: [
      'Call {911} and give their address. No address: give their phone number. Then call {988} for yourself.',
      '{911} now, with the address or the phone number. Say what you know, and let them ask.',
    ],
    choices: { called: 'I called', words: WORDS, me: ME, safe: SAFE, notSo: NOT_SO },
  },
  'THIRD.baby': {
    say: 'Call {911} now. Say: “The baby was shaken”, or “The baby is limp”. Not breathing: say that first. A doctor must see the baby, even if all looks fine. Do not shake them.',
    choices: { called: 'I called', noOne: 'I cannot call', notSo: 'This is not about a baby' },
  },
  'THIRD.coming': {
    say: [
      'That was the most important thing. Until they come: do what they tell you on the phone, and say where the door is. If you go there, go slowly and with someone.',
      'Help knows now, and that is yours. Stay where they can call you back.',
    ],
    choices: { here: HERE, silent: SILENT, me: ME, safe: SAFE },
  },
  'THIRD.way': {
    say: [
      'Good that you go. Keep them on the phone if you can, and ask someone who is nearer to go, too. If it may be now: {911} first.',
      'Yes, go. Someone near them can be there before you, so ask. {911} if it may be now.',
    ],
    choices: { here: HERE, called: 'I called for help', silent: SILENT, safe: SAFE },
  },
  'THIRD.unseen': {
    say: [
      'First find who saw them last. Ring their family or a flatmate, and go round with somebody. If nobody has seen them, the police can look in on them.',
      'Ask who heard from them last: family, a flatmate, work. Go and knock, not alone. The police can look in where nobody has.',
    ],
    choices: {
      nobody: 'Nobody has seen them',
      goodbye: 'They said goodbye today',
      way: 'I am going there',
      answered: 'They answered',
      me: ME,
    },
  },
  'THIRD.check': {
    say: [
      'Then call {911}, and ask for a welfare check at their home. Say when they were last seen, and what they said of dying. You need no proof.',
      'Ask {911} for a welfare check: someone goes to the door and looks. Say since when they are silent, and why you fear for them.',
    ],
    choices: { called: 'I called', way: 'I am going there', answered: 'They answered', me: ME },
  },
  'THIRD.silent': {
    say: [
      'No answer tells nothing yet, so do not wait on it. Call them, or go, or ask someone near to knock. If they may be in danger now: {911}.',
      'Then by another way: call, knock, ask someone near. You can ask {911} to look after them.',
    ],
    choices: {
      cannot: 'I cannot reach them',
      way: 'I am going there',
      answered: 'They answered',
      me: ME,
      notSo: NOT_SO,
    },
  },
  'THIRD.ask': {
    say: [
      'Stay with them, by phone if you must. Ask: are you thinking about ending your life? Asking does not plant it. Move what they could use. Call or text {988} together.',
      'Ask it plainly: do you think about ending your life? It puts no idea in their head. Then listen, and stay.',
    ],
    choices: { here: HERE, words: WORDS, me: ME, safe: SAFE, notSo: NOT_SO },
  },
  'THIRD.yes': {
    say: [
      'If it is yes: stay, and say that it was right to tell you. Put away what they could use, get one more person, and call {988} together. At once or with a plan: {911}.',
      'A yes means: not alone from now on. Wake someone, call {988} together, and {911} if it may be soon.',
    ],
    choices: { here: HERE, words: WORDS, worse: WORSE, safe: SAFE },
  },
  'THIRD.with': {
    say: [
      'Good that you are there. Stay, listen more than you talk, and keep away what they could use. {988} helps you both, at any hour.',
      'You do the right thing by being there. Nobody has to be brave alone: get one more person, or call {988} together.',
    ],
    choices: { night: 'What about tonight', worse: WORSE, me: ME, safe: SAFE },
  },
  'THIRD.night': {
    say: [
      'Let them not be alone tonight. Be in the same room or next door, or take turns with someone. Put away pills, blades and anything else they could use.',
      'Tonight someone stays with them, you or another. Nothing they could use stays near. {988} answers at night, too.',
    ],
    choices: { here: HERE, worse: WORSE, me: ME, safe: SAFE },
  },
  'THIRD.worried': {
    say: [
      'Tell them what you saw, and ask plainly. You do not need the right words.',
      'Say what you noticed, and ask about suicide by its name. Any words will do.',
    ],
    choices: { words: WORDS, silent: SILENT, me: ME, safe: SAFE, notSo: NOT_SO },
  },
  'THIRD.words': {
    say: [
      'You could send: I am worried about you, and I am not angry. Are you thinking about ending your life? I can come, or stay on the phone.',
      'Or shorter: I think of you. You do not have to be alone with this. Can I come?',
    ],
    choices: { answered: 'They answered', silent: SILENT, me: ME, goOn: 'Go on', safe: SAFE },
  },
  'THIRD.found': {
    say: [
      'That is the news you were waiting for. Others look after them now. Ask where they are taken, and who can sit with them. Then drink something, sit down, and let somebody be with you.',
      'They are with people who can help, and you had a part in it. The next step is theirs. Yours is rest: warm, and not alone.',
    ],
    choices: { care: 'A doctor or a line has them', me: ME, worse: WORSE, stop: 'Stop here' },
  },
  'THIRD.safe': {
    say: ['Good that it is safer for them.', 'That is a step away from danger for them.'],
    ask: ['What makes it safer for them?', 'What has changed for them?'],
    choices: {
      someone: 'Someone is with them',
      away: 'What they could use is gone',
      care: 'A doctor or a line has them',
      hope: 'I only hope so',
    },
  },
  'THIRD.good': {
    say: [
      'Keep it that way tonight. Tomorrow a doctor or counselor should hear of it, best with you beside them. You were there, and that counts.',
      'Let someone stay near through the night. Tomorrow help them make one call to a doctor. You have done much.',
    ],
    choices: { night: 'What about tonight', me: ME, stop: 'Stop here' },
  },
  'END.third': {
    say: [
      'You can go. Let somebody be near them tonight, and you, too. {988} also helps who helps, {911} if it starts.',
      'Go when you need to. Somebody near them, and {988} for both of you. {911} in danger.',
    ],
    choices: { goOn: 'Go on here' },
  },
};
