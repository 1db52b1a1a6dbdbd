import { narrates } from '../plain/of-exercises/narrated';
import type { Talk } from '../talk/state';

/** Lines of a page of words to send, by the names they are kept under. */
const LINES = ['happened', 'need', 'ask'] as const;

/** Where a page of words to send is first shown and a line of it speaks to Harbor: that the lines stand as they were typed. */
export function typedToHarbor({ memory }: Talk, to: string, leads: readonly string[]): string[] {
  if (to !== 'WORDS.done' || leads.some((lead) => lead.startsWith('record.'))) return [];
  const isTold = (name: (typeof LINES)[number]) => {
    const line = memory.slots[name] ?? '';
    // "Que me avise antes" is how people ask for something in Spanish.
    return narrates(line) && !(name === 'ask' && /^que /i.test(line));
  };
  return LINES.some(isTold) ? ['record.typed'] : [];
}
