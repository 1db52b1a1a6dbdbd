import { countOf, listOf } from '~/domain/calendar/counts-in-words';
import type { ImportSummary } from '~/domain/import/types';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [countOf(count, one, many)];

/** '12 check-ins, 1 reflection and your safety plan'; 'Nothing' for none. */
export function addedInWords({
  checkIns,
  reflections,
  chats,
  scores,
  hasPlan,
}: ImportSummary['adds']): string {
  const parts = [
    ...counted(checkIns, 'check-in', 'check-ins'),
    ...counted(reflections, 'reflection', 'reflections'),
    ...counted(chats, 'conversation', 'conversations'),
    ...counted(scores, 'score', 'scores'),
    ...(hasPlan ? ['your safety plan'] : []),
  ];
  return parts.length === 0 ? 'Nothing' : listOf(parts);
}
