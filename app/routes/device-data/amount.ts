import type { GuestData } from '~/domain/accounts/merge-guest.server';

const counted = (count: number, one: string) =>
  count === 0 ? [] : [count === 1 ? `the ${count} ${one}` : `the ${count} ${one}s`];

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a device holds of a guest, such as "the 2 check-ins and the safety plan". */
export function amountOf({ checkIns, conversations, reflections, hasDraft, hasPlan }: GuestData): string {
  const parts = [
    ...counted(checkIns, 'check-in'),
    ...counted(conversations, 'conversation'),
    ...counted(reflections, 'reflection'),
    ...(hasPlan ? ['the safety plan'] : []),
  ];
  if (hasDraft && checkIns === 0) parts.push('the check-in begun');
  return list.format(parts);
}
