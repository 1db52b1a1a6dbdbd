import type { Draft, Heard } from './draft';
import { fallbackReply } from './fallback';
import { followFlow, startFlow } from './follow-flow';
import { flowOf, strengthOf, topicOf } from './topics';
import type { CompanionMemory } from './types';

/** The reply when no risk is open. */
export function everydayReply(heard: Heard, memory: CompanionMemory): Draft {
  const open = memory.flow ? flowOf(memory.flow.topic) : null;
  const found = heard.answer.isBare ? null : topicOf(heard.text);
  if (!open) return found ? startFlow(heard, memory, found.flow) : fallbackReply(heard, memory);
  if (found && found.flow !== open && isTurningAway(heard.text, open, found.strength)) {
    return startFlow(heard, { ...memory, awaits: null }, found.flow);
  }
  return followFlow(heard, memory, open);
}

const MARKS =
  /\b(?:actually|something else|another thing|different (?:topic|subject|thing)|change (?:the )?(?:topic|subject)|by the way|also|can we talk about|let'?s talk about|talk about)\b/i;

function isTurningAway(text: string, open: Parameters<typeof strengthOf>[0], strength: number): boolean {
  if (MARKS.test(text)) return true;
  return strengthOf(open, text) === 0 && strength >= 3;
}
