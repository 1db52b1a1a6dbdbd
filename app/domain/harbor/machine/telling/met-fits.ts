import type { Topic } from '../../../listener/labels';
import type { Situation } from '../../../meanings/situations';
import type { Event, Feeling, Person } from '../../content/told-ids';
import type { OpenTopic } from '../../steps/topics';

type People = ReadonlySet<Person>;
const people = (list: string): People => new Set(list.split(' ') as Person[]);

const CHILDREN = people('son daughter children baby');
const KIN = people(
  'mother father parents sister brother son daughter children baby grandmother grandfather relative inlaws',
);
const COUPLE = people('partner ex');
const FRIENDS = people('friend friendF friends');
const AT_WORK = people('boss bossF colleagues patient customer');
const ANYBODY = people(
  'mother father parents sister brother son daughter children partner ex friend friendF friends boss bossF colleagues teacher grandmother grandfather relative inlaws neighbors roommate',
);
const NEAR = new Set<Person>([...KIN, 'partner', ...FRIENDS]);

/** With whom an event is said; where nobody is named it takes none. */
export const FITS: Readonly<Partial<Record<Event, People>>> = {
  died: new Set<Person>([...KIN, ...FRIENDS, 'partner', 'patient', 'animal']),
  cheated: COUPLE,
  mistake: people('patient customer'),
  hurt: people(
    'son daughter children baby friend friendF sister brother mother father partner animal patient',
  ),
  leftOut: new Set<Person>([...FRIENDS, ...KIN, 'partner', 'ex', 'colleagues']),
  lied: ANYBODY,
  left: COUPLE,
  putDown: ANYBODY,
  shouted: ANYBODY,
  quarrel: ANYBODY,
  hardToSay: ANYBODY,
  waits: NEAR,
  exam: NEAR,
  health: NEAR,
  far: people('mother father parents children grandmother grandfather partner friends'),
};

/** Near ones whose test or health it is, and no one else's. */
export const isNear = (who: Person): boolean => NEAR.has(who);

/** Who shouts or puts somebody down and is feared at home is not made a quarrel of. */
export const isFeared = (event: Event | null, who: Person | null, feeling: Feeling | null): boolean =>
  feeling === 'fear' &&
  who !== null &&
  (event === null || /^(?:shouted|putDown|quarrel|lied|cheated|left|hardToSay)$/.test(event)) &&
  (KIN.has(who) || COUPLE.has(who) || who === 'roommate');

/** Where a topic's own lines take somebody for granted: who that is. */
const TOPIC_MEANS: Readonly<Partial<Record<OpenTopic, People>>> = {
  partner: people('partner ex inlaws'),
  breakup: people('partner ex inlaws'),
};
/** The same for a situation within a topic. */
const SITUATION_MEANS: Readonly<Partial<Record<Situation, People>>> = {
  'family.ownChild': CHILDREN,
  'worry.children': CHILDREN,
  'caring.child': CHILDREN,
  'caring.parent': people('mother father parents inlaws grandmother grandfather'),
  'family.control': people('mother father parents grandmother grandfather inlaws relative'),
  'family.fight': KIN,
  'work.boss': people('boss bossF'),
  'work.colleague': people('colleagues boss bossF'),
  'friends.fight': FRIENDS,
  'friends.leftOut': people('friend friendF friends colleagues roommate relative'),
  'friends.drifted': FRIENDS,
  'study.teacher': people('teacher'),
};
const NONE: People = new Set();
/** Of these the lines mean the one who writes. */
const OWN =
  /^(?:study|body|sleep|panic|worry\.(?:date|health)|work\.(?:mistake|search|lostJob)|newborn|food|drink)/;

/** Whether a line that means somebody else would be said of the people who were told of. */
export function misses(lead: string, told: readonly Person[], isTheirs: boolean): boolean {
  const [, situation] = /^(?:situation|told)\.(.+)$/.exec(lead) ?? [];
  if (!situation || told.length === 0) return false;
  const means = SITUATION_MEANS[situation as Situation] ?? (isTheirs && OWN.test(situation) ? NONE : null);
  return means !== null && !told.some((who) => means.has(who));
}

/** Whether a topic's own lines would take the people who were told of for somebody else. */
export const isOfOthers = (topic: Topic, told: readonly Person[]): boolean => {
  const means = TOPIC_MEANS[topic as OpenTopic];
  return means !== undefined && told.length > 0 && !told.some((who) => means.has(who));
};

const BY_EVENT: Readonly<Partial<Record<Event, OpenTopic>>> = {
  died: 'grief',
  cheated: 'partner',
  leftOut: 'friends',
  left: 'breakup',
  quarrel: 'anger',
  shouted: 'anger',
  putDown: 'self',
  waits: 'worry',
  exam: 'study',
  jobLost: 'work',
  jobAtRisk: 'work',
  moneyLost: 'money',
  alone: 'lonely',
  far: 'lonely',
};
/** The topic for what was told with nothing else to go by. */
export function topicOf(event: Event | null, who: Person | null): OpenTopic | null {
  if (event !== null && /^(?:died|left|jobLost|jobAtRisk|moneyLost|alone|far)$/.test(event))
    return BY_EVENT[event] ?? null;
  if (who !== null) {
    if (who === 'ex') return 'breakup';
    if (who === 'partner') return 'partner';
    if (FRIENDS.has(who)) return 'friends';
    if (AT_WORK.has(who)) return 'work';
    if (KIN.has(who)) return 'family';
    if (who === 'teacher') return 'study';
  }
  return event === null ? null : (BY_EVENT[event] ?? null);
}
