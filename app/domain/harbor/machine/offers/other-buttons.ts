import type { SafetyLanguage } from '../../../safety/types';
import { WORDS } from '../../content/all-words';
import { EXERCISES } from '../../steps/exercises/all';
import { familyOf } from '../talk/move';
import type { Offered, TalkMemory } from '../talk/state';

/** How often a step's buttons were shown is kept under this. */
export const menuOf = (id: string): string => `menu.${id}`;

/** So often the same buttons are shown in a row; then so often others. */
const TIMES = 2;
const MOST = 5;
const OF_A_TOPIC = /^(?:TOPIC\.(?!good|change)|MATTER\.)/;

/** Whether a topic's own buttons were shown so often that others are due. */
export const isShownOften = (id: string, { said }: TalkMemory): boolean =>
  OF_A_TOPIC.test(id) && Math.floor((said[menuOf(id)] ?? 0) / TIMES) % 2 === 1;

/** What else there is beside exercises: a tip, to go on telling, a page, somebody, another subject. */
const OTHERS = [
  ['tip', 'TIP', 'DECLINED', 'tip'],
  ['tell', 'TOLD.on', 'TOLD', 'tell'],
  ['write', 'WRITE.1', 'UNSURE.2', 'write'],
  ['person', 'PERSON', 'UNSURE.2', 'person'],
  ['else', 'PICK', 'HELP', 'else'],
] as const;

/** Other buttons for a topic whose own were shown twice; what leads to help stays among them. */
export function othersThere(fixed: readonly Offered[], language: SafetyLanguage): Offered[] {
  const isPlain = ({ id: choice, target }: Offered) =>
    familyOf(target) in EXERCISES || /^(?:HELP|THINK|END|PERSON|TOPIC)/.test(target) || choice === 'enough';
  const kept = fixed.filter((each) => !isPlain(each));
  const others = OTHERS.map(([choice, target, step, word]): Offered => {
    const own = fixed.find((each) => each.id === choice);
    return own ?? { id: choice, label: WORDS[language][step]?.choices[word] ?? '', target };
  });
  return [...kept, ...others].slice(0, Math.max(MOST, kept.length));
}
