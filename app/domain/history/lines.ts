import { clockTime } from '../calendar/clock-in-words';
import { isRating, type Rating } from '../check-in/answers';
import { searchWords } from '../check-in/entries/search-words';
import { excerptOf, type ExcerptPart } from './excerpt';

interface Entry {
  id: string;
  date: Date;
  timeZone: string;
  localDate: string;
  overallMood: number;
  isBackdated: boolean;
  notes: string | null;
}

/** One check-in in a list. */
export interface HistoryLine {
  id: string;
  /** By the clock where it was written: '6:40 pm'. */
  time: string;
  rating: Rating;
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
  isBackdated: entry.isBackdated,
  note: excerptOf(entry.notes ?? '', words),
});
