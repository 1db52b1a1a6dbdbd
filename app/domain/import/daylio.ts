import { createHash } from 'node:crypto';
import { instantAtWall, localDateAt } from '../calendar/clock';
import { figure } from '../calendar/counts-in-words';
import { isCalendarDate } from '../calendar/dates';
import type { DaySettings } from '../calendar/day-settings';
import { notesSchema } from '../check-in/entries/fields';
import { NOTES_MAX } from '../check-in/limits';
import { firstWords } from './first-words';
import { MOOD_NAME_MAX } from './limits';
import type { FileRow } from './types';

/** Columns of Daylio's CSV without which a row says nothing; activities, note_title and note may be missing. */
export const DAYLIO_COLUMNS = ['full_date', 'time', 'mood'] as const;

export type DaylioCells = Record<string, string | undefined>;

/** What Daylio calls its five moods before somebody renames them: only what a form proposes. */
export const DAYLIO_MOODS = { rad: 5, good: 4, meh: 3, bad: 2, awful: 1 } as const;

const CLOCK = /^(\d{1,2})[:.](\d{2})(?:\s*([ap])\.?m\.?)?$/i;

/** '8:15 PM' and '20:15' as '20:15'; null for what is no time. */
export function clockOf(text: string): string | null {
  const [, hours = '', minutes = '', half] = CLOCK.exec(text.trim()) ?? [];
  let hour = Number(hours);
  if (hours === '' || Number(minutes) > 59 || hour > 23) return null;
  if (half) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Title, note and activities as one note. Daylio writes line breaks as tags and parts activities by bars. */
export function daylioNote({ note_title: title = '', note = '', activities = '' }: DaylioCells): string {
  const text = note.replace(/<br\s*\/?>/gi, '\n');
  const names = activities.split('|').flatMap((name) => name.trim() || []);
  const done = names.length > 0 ? `Activities: ${names.join(', ')}` : '';
  return [title, text, done].flatMap((part) => part.trim() || []).join('\n\n');
}

interface Reading {
  seq: number;
  settings: DaySettings;
  now: Date;
}

/** A row of Daylio's CSV as a check-in whose mood is still to be translated, or why it cannot be one. */
export function readDaylioRow(cells: DaylioCells, { seq, settings, now }: Reading): FileRow {
  const date = (cells.full_date ?? '').trim();
  const mood = (cells.mood ?? '').trim();
  const isDate = isCalendarDate(date) && date >= '2000-01-01';
  const row = { seq, kind: 'check-in' as const, day: isDate ? date : null, label: '' };
  const refused = (reason: string): FileRow => ({ ...row, label: row.label || firstWords(mood), reason });
  if (!isDate) return refused('Its full_date is not a day such as 2025-03-14, from the year 2000 on.');
  const time = clockOf(cells.time ?? '');
  if (!time) return refused('Its time is not one such as 20:15 or 8:15 PM.');
  if (mood === '') return refused('It has no mood.');
  if (mood.length > MOOD_NAME_MAX) return refused('The name of its mood is too long.');
  const parsed = notesSchema.safeParse(daylioNote(cells));
  if (!parsed.success) return refused(noteReason(daylioNote(cells)));
  const notes = parsed.data || null;
  row.label = firstWords(notes ?? mood);
  const at = instantAtWall(date, time, settings.timeZone);
  if (!at) return refused('The clocks went forward that night and skipped this time.');
  if (at.getTime() > now.getTime()) return refused('It lies in the future.');
  const localDate = localDateAt(at, settings);
  const identity = createHash('sha256')
    .update(JSON.stringify(['daylio', date, time, mood, notes]))
    .digest('hex');
  return {
    ...row,
    mood,
    identity,
    content: {
      kind: 'check-in',
      date: at.toISOString(),
      timeZone: settings.timeZone,
      localDate,
      recordedAt: now.toISOString(),
      // How the words sounded belongs to the day they were written.
      updatedAt: at.toISOString(),
      isBackdated: localDate < localDateAt(now, settings),
      notes,
      answers: {},
      unanswered: {},
    },
  };
}

function noteReason(note: string): string {
  if (note.length <= NOTES_MAX) return 'Its note has characters that cannot be stored.';
  const [has, fits] = [note.length, NOTES_MAX].map((count) => figure(count));
  return `Its note and activities have ${has} characters; ${fits} fit.`;
}
