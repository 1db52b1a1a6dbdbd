import { clockTime } from '../calendar/clock-in-words';
import { type Answers, isRating, type Rating } from '../check-in/answers';
import { searchWords } from '../check-in/entries/search-words';
import { countAnswers, meanOfAnswers } from '../check-in/rules';
import { excerptOf, type ExcerptPart } from './excerpt';

interface Entry {
  id: string;
  date: Date;
  timeZone: string;
  localDate: string;
  overallMood: number;
  responses: Answers;
  isBackdated: boolean;
  notes: string | null;
}

/** One check-in in a list. */
export interface HistoryLine {
  id: string;
  /** By the clock where it was written: '6:40 pm'. */
  time: string;
  /** The mean of its answers, rounded: its colour and its word. */
  rating: Rating;
  /** The same, unrounded. */
  mean: number;
  /** The answer to the mood question; null when it was not answered. */
  mood: Rating | null;
  isBackdated: boolean;
  note: ExcerptPart[];
}

export interface HistoryDay {
  /** YYYY-MM-DD, the owner's local date. */
  date: string;
  lines: HistoryLine[];
}

/** Entries in the order they come, those of one local day together. */
export function daysOf(entries: readonly Entry[], search?: string): HistoryDay[] {
  const words = searchWords(search);
  const days: HistoryDay[] = [];
  for (const entry of entries) {
    if (days.at(-1)?.date !== entry.localDate) days.push({ date: entry.localDate, lines: [] });
    days.at(-1)?.lines.push(lineOf(entry, words));
  }
  return days;
}

const lineOf = (entry: Entry, words: readonly string[]): HistoryLine => ({
  id: entry.id,
  time: clockTime(entry.date, entry.timeZone),
  rating: isRating(entry.overallMood) ? entry.overallMood : 3,
  mean: countAnswers(entry.responses) > 0 ? meanOfAnswers(entry.responses) : entry.overallMood,
  mood: entry.responses.overallMood ?? null,
  isBackdated: entry.isBackdated,
  note: excerptOf(entry.notes ?? '', words),
});
