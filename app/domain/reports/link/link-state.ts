export type LinkState = 'open' | 'closed' | 'expired';

/** Whether a report's link opens for others: its owner may have closed it, or its last day is over. */
export function linkStateOf(
  { isActive, expiresAt }: { isActive: boolean; expiresAt: Date | null },
  now: Date,
): LinkState {
  if (!isActive) return 'closed';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open';
}
