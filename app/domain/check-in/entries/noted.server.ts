import type { MoodEntry } from 'db/repositories/check-ins';
import { assessText } from '../../safety/assess-text.server';

/** A note and what the safety check found in it. */
export function noted(notes: string | null): Pick<MoodEntry, 'notes' | 'noteLevel'> {
  return { notes, noteLevel: notes === null ? null : assessText(notes, 'note').level };
}
