/** Lines for what is kept near, for who is called and comes, and for what was read wrong, while a danger stands open. */
export const RISK_LEADS_EN = {
  'number.which': ['If that is not in the US, write me the country: I know the numbers of some.'],
  'number.free': ['Yes, that call is free.'],
  'number.cost': ['I do not know what it costs there. Each line on {elsewhere} says so, and most are free.'],
  'means.heard': [
    'It is near you, then. That is what I would change first.',
    'That it is within reach matters most right now.',
  ],
  'means.yes': [
    'Yes, do it today. It is not too much, it is what protects most.',
    'Yes. Out of the house is best, and today is better than tomorrow.',
  ],
  'means.take': [
    'Someone should come and take it, today. You do not have to carry it there.',
    'Then let one person come for it now. Say that it should not stay with you.',
  ],
  'help.called': ['Good, that is the right call.', 'Good. You are doing the right thing.'],
  'help.sent': [
    'Good that someone is on the way to you.',
    'Then they are coming. The hardest part is done.',
    'Good. They know where to go now.',
  ],
  'help.anyway': [
    'That was for other days. Today it is an emergency: {911} first, and then call them all the same.',
    'In an emergency you may call anyone. {911} first, then whoever is near.',
  ],
  'third.sent': [
    'Good that someone is on the way to them.',
    'Then help is going there. You have done what counts.',
  ],
  'help.blame': [
    'They treat first. They see this every day, and nobody is there to scold. Say only what it was, how much, and when.',
    'They are there to treat you, not to judge. What you used stays with those who treat you.',
  ],
  'help.cost': [
    'Being ill is no crime, and they treat first. Papers and money come later, and you can ask for help with the bill.',
    'Needing help is no crime. An emergency room must look after you first, with papers or without.',
  ],
  'third.say': [
    'Say: I am glad to hear you, and I am not angry. Then: tell me where you are, I stay on the line.',
    'You can say: you matter to me, I am not angry. And: I stay with you until someone is there.',
  ],
  'third.far': [
    'Yes, {911} from where you are. Say at once where the other one is. They pass it on to the police there.',
    'From afar it works, too: call {911}, name the town, and they pass it on. The police of that town have a number, too.',
  ],
  'got.coming': ['I did not get all of that. What I did get: help is on its way.'],
  'flow.wrong': [
    'Then I read that wrong.',
    'I had that wrong, then.',
    'Then I read it wrong, and I ask again.',
  ],
  'flow.named': [
    'It sounds to me as if you think about ending your life. So I ask about that, and I may be wrong.',
  ],
  'harm.healed': ['Good that they have closed. Then the skin needs nothing more.'],
  'withdraw.drink': [
    'Not alone, either way. A drink can hide how bad it gets, and stopping again is worse. Call {911}, and say what you used.',
    'That is for a doctor to weigh, and not for you alone at home: {911}. There they have something that makes it stop.',
  ],
  'calm.stay': [
    'Such a calm, after days like these, makes me ask again. Let one person, or the line, be with you now.',
    'It can feel calm when something is decided. So I stay with it: one person, or the line, now.',
  ],
  'letters.close': [
    'Letters like these tell me that it may be close. Please let someone be with you now.',
    'Where letters are ready it is time for a person, now.',
  ],
  'od.ready': [
    'Thank you for saying it. More than the dose can do its harm late. Have ready what it was, how many, and when.',
    'Good that you told me. Get the box, so that you can say what it was, how much, and when.',
  ],
  'od.anyway': [
    'I believe you. To your body it is all the same why. Do not wait: {911}, or Poison Control at {poison}.',
    'That is heard, and it stays a matter for today. At {poison} they can tell you in minutes.',
  ],
  'drink.judge': [
    'I cannot judge that, and a doctor can. Shaking can come when a body misses what it is used to.',
    'That is one for a doctor, not for me. Hands that shake can mean that a body misses the drink.',
  ],
  'harm.relief': [
    'Then it is not about dying, and I keep to that. It is what brings the pressure down.',
    'I hear that it is for relief, and not to die. I leave that question there.',
  ],
} as const;
