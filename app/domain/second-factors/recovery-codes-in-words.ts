import { countOf } from '../calendar/counts-in-words';

/** How many recovery codes are left, and what to do when they are few. */
export function recoveryCodesInWords(left: number): string {
  if (left <= 0)
    return 'No recovery code is left. Please make new ones now: without your app nothing else but a passkey would let you in.';
  const are = `${countOf(left, 'recovery code is', 'recovery codes are')} left.`;
  return left < 3 ? `${are} Please make new ones before they run out.` : are;
}
