import type { Rule } from './rule';

/** The subject comes up, without a wish of one's own being said. */
export const TALK_EN: Rule[] = [
  {
    id: 'talk.suicide',
    category: 'suicide',
    level: 'concern',
    patterns: [
      'suicide|suicidal|suicidality',
      'kill|killing yourself|oneself|themselves',
      'self harm',
      'right to die',
      'afterlife|death ~3 like|happens|feels|peaceful|painful|hurt|scared|scary',
    ],
  },
  {
    id: 'talk.death',
    category: 'hopelessness',
    level: 'concern',
    patterns: [
      '@thinkOf death|dying',
      'thoughts|thought|thinking|think ~2 death|dying|dead',
      'obsessed|fascinated|comforted with|by death|dying',
      'what ~2 like to? be? dead|die|dying',
      'i ~2 know|knows ~2 die|dead',
    ],
  },
  {
    id: 'talk.threat-of-others',
    category: 'abuse',
    level: 'concern',
    subject: 'self',
    patterns: [
      'told|tells|telling|said|says|saying|texted|messaged|commented|keep|keeps me|i ~3 kys|kill_myself|die|go_die|should_die|kill_yourself|worthless',
      'kys',
      'kill yourself',
    ],
  },
];
