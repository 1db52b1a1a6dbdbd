/** A plain yes to who asks in a danger whether to call, to go or to wake somebody; and what may be happening behind a door. */
export const NOW_LEADS_EN = {
  'yes.now': ['Yes, now.', 'Yes. Do not wait.'],
  'yes.call': ['Yes. Call {911} now.', 'Yes, {911}, and now.'],
  'yes.life': [
    'Yes. If it may be now: {911}. To talk with someone first: {988}.',
    'Yes, call. {911} when it may be now, {988} at any other moment.',
  ],
  'yes.hurt': ['Yes. In danger now: {911}. You may call before anything happens.'],
  'yes.unsure': ['Yes, if it may be now: {911}. If you are not sure, {988} helps you to decide.'],
  'yes.hospital': [
    'Yes. Go to an emergency room now, with someone safe at the wheel. Nobody to drive you: {911}.',
  ],
  'yes.takeThem': [
    'Yes, to an emergency room now, if they come. If not, or with pills taken or a weapon: {911}.',
  ],
  'yes.wake': ['Yes, wake them now. You can say: I am not safe, please stay with me.'],
  'yes.wakeBody': ['Yes, wake them now. You can say: I need a doctor, please call {911}.'],
  'yes.wakeThem': ['Yes, try to wake them now. If they do not wake: {911} at once.'],
  'yes.wakeOther': ['Yes, wake someone now, so that you are two. In danger now: {911}.'],
  'third.locked': [
    'A locked door and no answer is enough to call. Say that it is locked, and stay where you can hear them.',
    'Do not wait for the door to open. {911} can get in.',
  ],
  'third.nowToo': ['It may be now, so do not wait: {911}.', 'Then it cannot wait. {911} now.'],
  'third.tellThem': ['Tell them that now, on the same call: {911}.'],
  'third.notYet': ['I got that wrong. The call is what comes next.'],
  'third.tell911': [
    'Say: the address, what they said or did, and any pills or weapon. A locked door: say that, too.',
    'Say who it is, where they are, and what you heard or saw today. They ask the rest.',
  ],
  'third.till': [
    'Stay on the line. Clear the way for them: front door open, lights on, someone outside to meet them.',
    'No weapon there: stay near, and talk calmly, through the door, too. A weapon: keep well away.',
  ],
} as const;
