import type { Slot } from './compose';
import type { Heard } from './draft';
import type { TopicFlow } from './flows/flow';
import { ECHO, ECHO_FRAGMENT, ECHO_HARSH, LEADS } from './flows/shared';
import { lookBack } from './look-back';
import { slotOf } from './slots';
import { fillIn } from './words/fill-in';
import type { CompanionMemory } from './types';

/** Their own words said back, or a word on their short answer. */
export function reflection({ phrase, answer }: Heard, memory: CompanionMemory): Slot[] {
  if (answer.isBare && answer.polarity)
    return [slotOf('lead', `lead.${answer.polarity}`, LEADS[answer.polarity])];
  if (!phrase || memory.said.some((said) => said.phrase === phrase.text && said.turn < memory.turn))
    return [];
  const lines = phrase.isFragment ? ECHO_FRAGMENT : phrase.isHarsh ? ECHO_HARSH : ECHO;
  return [
    slotOf(
      'echo',
      'echo',
      lines.map((line) => fillIn(line, { phrase: phrase.text })),
    ),
  ];
}

/** How a reply begins: with their own words, and with something from before when that is due. */
export function opening(heard: Heard, memory: CompanionMemory, flow: TopicFlow | null): Slot[] {
  const own = reflection(heard, memory);
  const hasNewWords = own.some(({ kind }) => kind === 'echo');
  const back = lookBack(memory, { facts: heard.facts, flow, hasNewWords });
  return back ? [...own, back] : own;
}
