import type { Answers } from '../../check-in/answers';

/** A stored check-in, as far as a report looks at it. */
export interface SourceEntry {
  id: string;
  date: Date;
  timeZone: string;
  localDate: string;
  recordedAt: Date;
  isBackdated: boolean;
  overallMood: number;
  notes: string | null;
  responses: Answers;
}
