interface Held {
  checkIns: number;
  conversations: number;
  hasDraft: boolean;
}

const counted = (count: number, one: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${one}s`];

/** What a device holds of a guest, such as "the 2 check-ins and 1 conversation". */
export function amountOf({ checkIns, conversations }: Held): string {
  const parts = [...counted(checkIns, 'check-in'), ...counted(conversations, 'conversation')];
  return parts.length === 0 ? 'the check-in begun' : `the ${parts.join(' and ')}`;
}
