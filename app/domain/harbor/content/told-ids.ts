/** Somebody that a telling is about, as near as plain words say it. */
export const PEOPLE = [
  'mother', 'father', 'parents', 'sister', 'brother', 'son', 'daughter', 'children', 'baby', 'partner', 'ex', 'friend',
  'friendF', 'friends', 'boss', 'bossF', 'colleagues', 'teacher', 'grandmother', 'grandfather', 'relative', 'inlaws',
  'neighbors', 'roommate', 'animal', 'patient', 'customer',
] as const; // prettier-ignore
export type Person = (typeof PEOPLE)[number];

/** What happened, as far as plain words say it; of two the first one counts. */
export const EVENTS = [
  'died', 'cheated', 'gambled', 'mistake', 'hurt', 'leftOut', 'lied', 'left', 'putDown', 'shouted', 'quarrel', 'forgot',
  'hardToSay', 'waits', 'health', 'exam', 'jobLost', 'jobAtRisk', 'moneyLost', 'alone', 'far',
] as const; // prettier-ignore
export type Event = (typeof EVENTS)[number];

/** A feeling that somebody names as their own; of two the first one counts. */
export const FEELINGS = [
  'guilt', 'shame', 'fear', 'anger', 'loneliness', 'sadness', 'tiredness', 'emptiness', 'hurt', 'envy', 'relief', 'pride',
  'joy',
] as const; // prettier-ignore
export type Feeling = (typeof FEELINGS)[number];
