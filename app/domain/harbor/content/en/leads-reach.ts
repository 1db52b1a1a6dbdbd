/** Lines about what is near, who could come, and what is asked on the way there. */
export const REACH_LEADS_EN = {
  'means.gun': [
    'A gun within reach makes this hour dangerous. Go to another room now, and leave it where it is.',
    'That it is near is what matters most now. Leave it where it is, and put a door between you and it.',
    'Distance from it comes first. Step away from it now, out of the room or out of the house.',
  ],
  'harm.notDying': [
    'Not about dying: that is clear now. The hurting is what I ask about.',
    'Then dying is off the table, and your body is what counts.',
  ],
  'harm.instead': [
    'In its place: ice or cold water in the hand, a towel squeezed hard, a fast walk. With these many get past the worst.',
    'Some hold ice, press a pillow with all their strength, or go where people are.',
  ],
  'means.found': ['What they found matters more than how they took it.'],
  'means.until': [
    'Until they are there, be in another room than what you could use. Then let them take it along.',
    'One thing before they come: another room than what you could use. Hand it over when they are there.',
    'What you could use is still near. Stay away from it, and let them take it along.',
  ],
  'means.bye': [
    'What you could use is still near. Stay away from it, in another room, and let someone take it.',
    'Please stay away from it tonight, another room at least. Let someone take it along.',
    'It is still there, so let a door stay between you and it.',
  ],
  'line.served': ['If you served: call {988} and press 1, or text {veterans}. It is for those who were in.'],
  'person.named': [
    'That is someone to ask. You can say: I am not okay. Please call me, or come.',
    'Then that person, now. You can say: I need you tonight. Please come, or stay on the phone.',
    'Yes, ask there. Short words will do, such as: please call me, it is bad tonight.',
  ],
  'person.gun': [
    'You can say: I am not okay, and there is a gun here. Please come and take it.',
    'Say it short, such as: please come and get the gun, and stay a bit.',
  ],
  'person.unsent': [
    'It can go as it stands. It does not have to be good, only sent.',
    'Half of it is done. Press it now, and put the words right later.',
  ],
  'person.late': [
    'Most people would rather be woken for this. The hour is no reason to wait.',
    'For nights like this people get up, and most want to be asked.',
  ],
  'person.load': [
    'Most people with a lot on their plate would still rather be asked than find out later.',
    'To ask is no burden. Who cares for you would want to know, also on a full day.',
  ],
  'person.other': [
    'Then not that one. A friend, a neighbor, a teacher or someone from work counts, too.',
    'All right, someone else. It only has to be one who picks up.',
  ],
  'flow.noNeed': [
    'No call is needed now. Only do not stay alone with this.',
    'Then no call now. The numbers stay in sight.',
  ],
  'flow.nothing': [
    'Nothing at hand: that makes these hours safer. Please keep it so.',
    'That nothing is near protects you. Leave it that way.',
  ],
  'flow.thoughts': [
    'Thank you for the plain answer. Such thoughts are heavy, also with no plan in them.',
    'A plain no, and it counts. The thoughts can weigh a lot all the same.',
  ],
  'flow.private': [
    'I tell nobody. Who has your phone or your password could open it, and who runs the server. Delete this conversation is in the menu at the top.',
    'No one is told from here. With your phone or your password it can be opened, and by who runs the server. The menu at the top has Delete.',
  ],
  'flow.puzzled': [
    'I did not get that, and I will not guess.',
    'That one I missed. I say so and do not guess.',
    'I lost the thread, and the fault is mine.',
  ],
} as const;
