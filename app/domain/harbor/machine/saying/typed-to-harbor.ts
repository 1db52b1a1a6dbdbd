import { narrates } from '../plain/of-exercises/narrated';
import type { Talk } from '../talk/state';

/** Lines of a page of words to send, by the names they are kept under. */
const LINES = ['happened', 'need', 'ask'] as const;

/** Where a page of words to send is first shown and a line of it speaks to Harbor: that the lines stand as they were typed. */
export function typedToHarbor({ memory }: Talk, to: string, leads: readonly string[]): string[] {
  if (to !== 'WORDS.done' || leads.some((lead) => lead.startsWith('record.'))) return [];
  return LINES.some((name) => narrates(memory.slots[name] ?? '')) ? ['record.typed'] : [];
}
