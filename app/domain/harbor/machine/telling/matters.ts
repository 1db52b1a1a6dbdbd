import type { Topic } from '../../../listener/labels';
import { WORDS } from '../../content/all-words';
import { type Matter, matterAgain, matterIn, MATTERS } from '../plain/of-life/matters';
import { isExerciseStep, type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import { nextHelp } from './further';

const isMatter = (step: string | null): step is Matter => step !== null && step in MATTERS;

/** A matter that was taken wrongly is kept under this, and does not come again. */
const awayOf = (matter: Matter): string => `away.${matter}`;
/** The talk without a matter that was taken wrongly. */
export function putAway({ risk, memory }: Talk, matter: Matter | null): Talk {
  if (matter === null) return { risk, memory };
  const suspended = memory.suspended === matter ? null : memory.suspended;
  return { risk, memory: { ...memory, suspended, said: { ...memory.said, [awayOf(matter)]: 1 } } };
}

/** What was taken wrongly in this talk. */
export const mattersAway = ({ memory: { said } }: Talk): Matter[] =>
  (Object.keys(MATTERS) as Matter[]).filter((each) => awayOf(each) in said);

/** The matter that the talk is about, by the step that stands open or waits; null where it is about none. */
export const openMatter = ({ memory: { step, suspended } }: Talk): Matter | null =>
  [step, suspended].find(isMatter) ?? null;

/** A matter of the topic that the talk is about, which was opened before. */
export const latestMatter = ({ memory: { said, topic } }: Talk): Matter | null =>
  (Object.keys(MATTERS) as Matter[]).findLast(
    (each) => each in said && !(awayOf(each) in said) && MATTERS[each] === topic,
  ) ?? null;

/** Whether a matter has a line of its own that was not said yet. */
const hasMore = ({ memory, risk }: Talk, matter: Matter): boolean =>
  !(awayOf(matter) in memory.said) &&
  (memory.said[matter] ?? 0) < [WORDS[risk.language][matter]?.say ?? []].flat().length;

const going = ({ risk, memory }: Talk, matter: Matter, leads: readonly string[] = []): Move => {
  const topic: Topic = MATTERS[matter];
  const denied = memory.denied.filter((each) => each !== topic);
  return {
    talk: { risk, memory: { ...memory, topic, denied, unclear: 0 } },
    to: matter,
    by: 'person',
    ...(leads.length > 0 && { leads }),
  };
};

/** What everyday words tell of, opened, or gone on with by its next line. Words within an exercise are the exercise's. */
export function matterTold(talk: Talk, words: string): Move | null {
  const { step, topic } = talk.memory;
  if (isExerciseStep(step) && !step?.startsWith('X.')) return null;
  const matter = matterIn(words, topic) ?? matterAgain(words, talk.memory.said);
  return matter && hasMore(talk, matter) ? going(talk, matter) : null;
}

/** The next line of the open matter, for who tells on or asks for something to do; null where there is none. */
export function matterGoesOn(talk: Talk, leads: readonly string[] = []): Move | null {
  if (talk.memory.step === 'CALL.bed' && (talk.memory.said['CALL.bed'] ?? 0) < 2)
    return { talk, to: 'CALL.bed', leads, by: 'person' };
  const open = openMatter(talk) ?? following(talk);
  if (!open || !hasMore(talk, open)) return null;
  if (MATTERS[open] !== talk.memory.topic) return null;
  return going(talk, open, leads);
}

/** What a topic that was opened already goes on with. */
function following({ memory: { topic, said } }: Talk): Matter | null {
  if (topic !== 'grief') return null;
  return said['situation.grief.pet'] ? 'MATTER.pet' : 'MATTER.loss';
}

/** Who asks what Harbor would do, or what others do: the matter's next line, or what helps many in the topic. */
export function whatHelps(talk: Talk, asked: 'you' | 'others'): Move {
  const leads = asked === 'you' ? ['me.program'] : [];
  const more = openMatter(talk) ? matterGoesOn(talk, leads) : null;
  if (more) return more;
  const help = nextHelp(talk);
  if (help) return { talk: suspending(talk), to: 'TRIED', leads: [...leads, help], by: 'person' };
  const { topic } = talk.memory;
  if (topic === null || topic === 'other')
    return { talk: suspending(talk), to: 'HELP.none', leads, by: 'person' };
  return { talk: suspending(talk), to: 'TRIED', leads: [...leads, `tried.${topic}`], by: 'person' };
}

/** How often what helps many in a topic was said: there are two lines for each. */
export const hasTried = ({ memory }: Talk, topic: Topic): boolean => (memory.said[`tried.${topic}`] ?? 0) < 2;
