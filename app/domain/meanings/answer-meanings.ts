/**
 * What is typed beside the buttons of a step: a question, news, a goodbye, a misunderstanding. `more` goes on with the
 * story, `danger` tells a new danger; the machine reads these by other means.
 */
export const BESIDE = [
  'private', 'delete', 'number', 'todo', 'question', 'you', 'bye', 'misread', 'already', 'abroad',
  'someone', 'away', 'willTell', 'othersafe', 'complain', 'thanks', 'more', 'danger',
] as const; // prettier-ignore
export type Beside = (typeof BESIDE)[number];

/**
 * Buttons that share an id and not a meaning, and buttons that say what is also typed beside others. The meaning of
 * every other button is its id.
 */
const MEANINGS: Readonly<Record<string, string>> = {
  'SQ.hurt.before': 'wasBefore',
  'HURT.before': 'wasBefore',
  'BARRIER.before': 'triedBefore',
  'BODY.before': 'knownPanic',
  'SQ.third.me': 'aboutMe',
  'VOICES.me': 'hurtMe',
  'VOICES.someone': 'hurtSomeone',
  'NS.someone': 'hurtBySomeone',
  'SAFER.away': 'away',
  'SUI.today.moved': 'away',
  'SUI.today.with': 'someone',
  'SUI.means.gone': 'away',
  'OTHER.2.left': 'away',
  'HURT.911.away': 'away',
  'OD.calling': 'called',
  'OD.911.coming': 'someone',
  'OD.cannot.coming': 'someone',
  'OD.fine.coming': 'someone',
  'OD.wait.coming': 'someone',
  'PERSON.next.answered': 'someone',
  'PERSON.line.did': 'called',
  'CHILD.words.tell': 'willTell',
  'CHILD.scared.tell': 'willTell',
  'CHILD.other.tell': 'willTell',
  'SUI.gun.ask': 'willTell',
  'THIRD.now': 'happening',
  'CHILD.scared.now': 'inDanger',
  'CHILD.other.now': 'inDanger',
  'THIRD.911.safe': 'othersafe',
  'THIRD.ask.safe': 'othersafe',
  'THIRD.worried.safe': 'othersafe',
  'THIRD.words.safe': 'othersafe',
  'THOUGHT.3.little': 'notMuch',
  'THOUGHT.7.little': 'notMuch',
  'MANIA.little': 'underThree',
  'MANIA.more': 'sleptMore',
  'NS.2.body': 'bodyTrouble',
  'OD.nothing': 'tookNothing',
  'SAFER.stop': 'stopTalking',
  'ASSAULT.later': 'longer',
  'OTHER.3.ten': 'yes',
  'OTHER.3.goOn': 'notNow',
  'HARM.3.yes': 'yes',
};

/** What a button of a step means, under one name wherever it stands. */
export const meaningOf = (step: string, choice: string): string => MEANINGS[`${step}.${choice}`] ?? choice;
