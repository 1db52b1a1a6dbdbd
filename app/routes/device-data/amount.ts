import type { GuestData } from '~/domain/accounts/merge-guest.server';
import { countOf, listOf } from '~/domain/calendar/counts-in-words';

const counted = (count: number, one: string) => (count === 0 ? [] : [`the ${countOf(count, one)}`]);

/** What a device holds of a guest, such as "the 2 check-ins and the safety plan". */
export function amountOf({
  checkIns,
  conversations,
  reflections,
  scores,
  hasDraft,
  hasPlan,
}: GuestData): string {
  const parts = [
    ...counted(checkIns, 'check-in'),
    ...counted(conversations, 'conversation'),
    ...counted(reflections, 'reflection'),
    ...counted(scores, 'score'),
    ...(hasPlan ? ['the safety plan'] : []),
  ];
  if (hasDraft && checkIns === 0) parts.push('the check-in begun');
  return listOf(parts);
}
