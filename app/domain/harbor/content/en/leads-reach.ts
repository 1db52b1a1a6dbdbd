/** Lines about what is near, who could come, and what is asked on the way there. */
export const REACH_LEADS_EN = {
  'means.gun': [
    'A gun within reach makes this hour dangerous. Go to another room now, and leave it where it is.',
    'That it is near is what matters most now. Leave it where it is, and put a door between you and it.',
    'Distance from it comes first. Step away from it now, out of the room or out of the house.',
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
} as const;
