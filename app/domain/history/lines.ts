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
  time: timeIn(entry.timeZone, entry.date),
  rating: isRating(entry.overallMood) ? entry.overallMood : 3,
  isBackdated: entry.isBackdated,
  note: excerptOf(entry.notes ?? '', words),
});

/** '6:40 pm' by the clock of a zone. */
export function timeIn(timeZone: string, instant: Date): string {
  return clockOf(timeZone).format(instant).toLowerCase().replace(/\s/, '\u00a0');
}

// Making one takes longer than using it a hundred times, and there are as many as zones.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
    clocks.set(timeZone, clock);
  }
  return clock;
}
