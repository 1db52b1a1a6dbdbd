export interface DryRun {
  id: string;
  source: string;
  needsMoods: boolean;
  moods: { name: string; count: number; rating?: number | null }[];
  counts: { add: number; skip: number; refuse: number };
  adds: { checkIns: number; reflections: number; chats: number; scores: number; hasPlan: boolean };
  rows: { seq: number; outcome: string; reason: string | null; label: string }[];
}

const DAYLIO_HEAD = 'full_date,date,weekday,time,mood,activities,note_title,note';

/** Rows of Daylio's CSV as a file. */
export const daylioCsv = (rows: readonly string[], lineBreak = '\n') =>
  [DAYLIO_HEAD, ...rows, ''].join(lineBreak);

/** One check-in an hour, back from a day in 2024. */
export const manyDaylioRows = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const at = new Date(Date.UTC(2024, 0, 31, 12) - i * 3_600_000).toISOString();
    return `${at.slice(0, 10)},January,Monday,${at.slice(11, 16)},good,"reading | walk",,"Number ${i}, by the sea"`;
  });
