import { normal } from './words/normal';
import { FLOWS } from './flows/all';
import type { TopicFlow } from './flows/flow';

export const flowOf = (topic: string | undefined): TopicFlow | null =>
  FLOWS.find((flow) => flow.topic === topic) ?? null;

/** How strongly a message speaks of a topic: one for each different cue, one more when it names the topic itself. */
export function strengthOf(flow: TopicFlow, text: string): number {
  const words = normal(text);
  const found = new Set(words.match(new RegExp(flow.cues.source, 'gi')) ?? []);
  return found.size + (flow.core?.test(words) ? 2 : 0);
}

/** The topic a message speaks of most; of equals the one that comes first in the list, which begins with the heavy ones. */
export function topicOf(text: string): { flow: TopicFlow; strength: number } | null {
  return FLOWS.reduce<{ flow: TopicFlow; strength: number } | null>((best, flow) => {
    const strength = strengthOf(flow, text);
    return strength > (best?.strength ?? 0) ? { flow, strength } : best;
  }, null);
}
