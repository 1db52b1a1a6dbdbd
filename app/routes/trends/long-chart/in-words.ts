import { countOf } from '~/domain/calendar/counts-in-words';
import type { Stretch } from '~/domain/check-in/trends/long-views';
import { moodOf, nameOf } from './plot';

interface Shown {
  stretches: readonly Stretch[];
  mood: number | null;
  days: number;
}

/** What a long chart says to someone who does not see it: its range, its mean, its ends and its gaps. */
export function longViewInWords({ stretches, mood, days }: Shown): string {
  const known = stretches.filter((stretch) => stretch.mood !== null);
  const lowest = known.reduce<Stretch | undefined>((a, b) => (a && a.mood! <= b.mood! ? a : b), undefined);
  const highest = known.reduce<Stretch | undefined>((a, b) => (a && a.mood! >= b.mood! ? a : b), undefined);
  const range = `${nameOf({ ...stretches[0]!, to: stretches.at(-1)?.to ?? '' })}`;
  if (mood === null || !lowest || !highest) return `${range}: no mood answers.`;
  return [
    `Mood answers from ${range}, from 1 (very low) to 5 (excellent).`,
    `Mean ${mood.toFixed(1)} over ${countOf(days, 'day')} with a check-in.`,
    `Lowest ${nameOf(lowest)}: ${moodOf(lowest)}. Highest ${nameOf(highest)}: ${moodOf(highest)}.`,
  ].join(' ');
}
