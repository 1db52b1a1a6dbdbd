import type { Answers, Rating } from '../answers';

/** The same for everybody: nothing has been measured after one check-in. */
export const STARTING_CONFIDENCE_PERCENT = 60;

const QUALITY = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'] as const;
const AMOUNT = ['Very Low', 'Low', 'Moderate', 'High', 'Very High'] as const;

const BARS = [
  { field: 'sleepRating', title: 'Sleep', labels: QUALITY },
  { field: 'stressRating', title: 'Calm (stress)', labels: AMOUNT },
  { field: 'energyRating', title: 'Energy', labels: AMOUNT },
] as const;

export interface SnapshotBar {
  title: string;
  /** Null when the question was not answered, whatever the stored column says. */
  answer: { rating: Rating; label: string; percent: number } | null;
}

export interface Snapshot {
  overallMood: number;
  message: string;
  bars: SnapshotBar[];
}

/** What a first check-in shows by itself. @param entry its own overallMood and what was really answered */
export function takeSnapshot(entry: { overallMood: number; responses: Answers }): Snapshot {
  return {
    overallMood: entry.overallMood,
    message: messageFor(entry.overallMood),
    bars: BARS.map(({ field, title, labels }) => {
      const rating = entry.responses[field];
      const answer = rating && { rating, label: labels[rating - 1] ?? '', percent: rating * 20 };
      return { title, answer: answer ?? null };
    }),
  };
}

function messageFor(overallMood: number): string {
  if (overallMood >= 4) {
    return 'Your first check-in is a positive one: most of what you rated is going well. It is worth noticing what helps.';
  }
  if (overallMood === 3) {
    return 'Your first check-in shows a stable baseline: a level place to look from when the days go up or down.';
  }
  return 'Your first check-in points to some areas for attention. It is one moment, not a verdict on you, and looking at it is already a step.';
}
