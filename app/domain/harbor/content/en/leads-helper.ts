import { NOW_LEADS_EN } from './leads-now';

/** Lines for what somebody who helps another asks or tells in between, and for who is hurt by somebody close. */
export const HELPER_LEADS_EN = {
  ...NOW_LEADS_EN,
  'child.noName': ['You can ask first whether they need your name.'],
  'child.fear': [
    'What comes after a call, I cannot say. You can ask that first, before you give any name.',
    'You can call only to ask what would happen, and name nobody.',
  ],
  'third.tonight': [
    'Tonight: stay with them, ask plainly about suicide, and put away pills, blades and what else they could use. Call {988} together.',
  ],
  'third.taken': [
    'If they may have taken something, do not wait for signs: {911}, or Poison Control: {poison}, any hour. Say what it was.',
  ],
  'third.weapon': [
    'A weapon makes it a matter for {911} now. Say that there is one, and wait outside until help is there.',
  ],
  'third.phone': ['The phone can wait. Be beside them first, and talk about it when tonight is over.'],
  'third.goIn': [
    'Knock, and go in calmly. Sit near, with the door open. If it is locked and no answer comes: {911}.',
    'Yes, go in. A knock, a calm voice, and then sit down near them. Leave the door open.',
  ],
  'third.sentAway': [
    'Then stay close, at the open door, and say that you will not go far. Put away what they could use. If you cannot keep them safe: {911}.',
    'Shouting passes. Stay where you can hear them, take the dangerous things with you, and call {911} if it grows.',
  ],
  'third.tomorrow': [
    'Tomorrow a doctor comes before school or work. No time free there: an emergency room, or {988}. Until then they are not alone.',
  ],
  'third.police': [
    'You can ask for a crisis team when you call. Say that it is about suicide, and what you know of weapons and pills.',
    'Whoever comes, you can say first that they are ill and need a calm voice. A mental health team may be sent if you ask.',
  ],
  'third.toldYou': [
    'They told you, and that takes trust. Ask if they have taken something, or have something they could use.',
  ],
  'third.ask988': [
    'Put that question to {988}. They talk with people who fear for somebody, too.',
    'A person at {988} can think that through with you, now.',
  ],
  'hurt.stay': [
    'You do not have to leave anyone to ask for help. At {home} they also talk with people who stay, and you decide.',
  ],
  'flow.counts': ['Shouting, things thrown and fear at home count, also without a hit.'],
  'flow.careful': ['To take care all day that somebody does not get angry wears a person out.'],
  'flow.putDown': ['Words that put you down are harm, too. They say more about who says them.'],
  'third.idea': [
    'Asking does not put the idea in anyone. Most are relieved that someone dares to ask.',
    'No, a plain question plants nothing. For many it is the first time they can say it.',
  ],
  'hurt.temper': [
    'A temper is no reason to be afraid at home, and a promise is only as good as what comes after. You decide what to call it.',
    'It needs no name for you to be safe. Promises like that are often meant, and often broken.',
    'Call it what you like. A plan takes nothing away, and it is there if you need it.',
  ],
  'hurt.job': [
    'Write down what was done, with the date, and keep it at home. One person you trust can know. A labor office, a union or a free hour with a lawyer can say what protects you. You decide.',
    'That fear makes sense, and you need not report anything. Notes with a date help later. A labor office or a union can tell you your rights first.',
  ],
} as const;
