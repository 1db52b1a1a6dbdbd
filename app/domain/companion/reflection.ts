import type { Slot } from './compose';
import type { Heard } from './draft';
import type { TopicFlow } from './flows/flow';
import { ECHO, ECHO_HARSH, LEADS } from './flows/shared';
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
  const lines = phrase.isHarsh ? ECHO_HARSH : ECHO;
  return [
    slotOf(
      'echo',
      'echo',
      lines.map((line) => fillIn(line, { phrase: phrase.text })),
    ),
  ];
}

/** How a reply begins: by referring back when that is due, else by their own words. */
export function opening(heard: Heard, memory: CompanionMemory, flow: TopicFlow | null): Slot[] {
  const back = lookBack(memory, heard.facts, flow);
  if (!back) return reflection(heard, memory);
  const lead = reflection(heard, memory).filter(({ kind }) => kind === 'lead');
  return [...lead, back];
}
