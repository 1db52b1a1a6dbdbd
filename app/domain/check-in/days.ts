/** One calendar day of an owner: how many check-ins, and the mean of their overallMood (1-5; null without one). */
export interface DayMood {
  /** YYYY-MM-DD, the owner's local date. */
  date: string;
  mean: number | null;
  count: number;
}
